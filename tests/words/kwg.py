"""An independent reader and writer of KWG and KBWG files."""

from collections.abc import Iterator
from dataclasses import dataclass
from struct import pack, unpack

SEPARATOR = 0


@dataclass(frozen=True)
class Node:
    tile: int
    accepts: bool
    last: bool
    arc: int

    @classmethod
    def of(cls, number: int, big: bool) -> "Node":
        if big:
            return cls(number & 63, number >> 7 & 1 == 1, number >> 6 & 1 == 1, number >> 8)
        return cls(
            number >> 24, number >> 23 & 1 == 1, number >> 22 & 1 == 1, number & (1 << 22) - 1
        )

    def number(self, big: bool) -> int:
        if big:
            return self.tile | self.last << 6 | self.accepts << 7 | self.arc << 8
        return self.tile << 24 | self.accepts << 23 | self.last << 22 | self.arc


def read(data: bytes, big: bool) -> list[Node]:
    numbers = unpack(f"<{len(data) // 4}I", data)
    return [Node.of(number, big) for number in numbers]


def write(nodes: list[Node], big: bool) -> bytes:
    return pack(f"<{len(nodes)}I", *(node.number(big) for node in nodes))


def strings(nodes: list[Node], start: int, before: bytes = b"") -> Iterator[bytes]:
    """All strings of the graph that begins with the list at ``start``."""
    at = start
    while start:
        node = nodes[at]
        here = before + bytes([node.tile])
        if node.accepts:
            yield here
        yield from strings(nodes, node.arc, here)
        if node.last:
            return
        at += 1


def dawg(nodes: list[Node]) -> list[bytes]:
    return list(strings(nodes, nodes[0].arc))


def gaddag(nodes: list[Node]) -> list[bytes]:
    return list(strings(nodes, nodes[1].arc))


def gaddag_of(words: set[bytes]) -> set[bytes]:
    """By definition: a word's beginning reversed, the separator, its rest; and all reversed."""
    split = {
        word[:at][::-1] + bytes([SEPARATOR]) + word[at:]
        for word in words
        for at in range(1, len(word))
    }
    return split | {word[::-1] for word in words}
