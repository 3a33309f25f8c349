"""A run cut into chunks by the numbers of its games or pairs."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chunk:
    """The numbers from ``first`` up to, not with, ``end``."""

    first: int
    end: int

    def __len__(self) -> int:
        return self.end - self.first


def cut(end: int, size: int) -> Iterator[Chunk]:
    """The numbers below ``end`` in chunks of ``size``, the last one smaller."""
    for first in range(0, end, size):
        yield Chunk(first, min(first + size, end))
