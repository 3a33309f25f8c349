"""What a dictionary says of a word."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand a word.

    Attributes:
        base: the form under which dictionaries list it, in small letters.
        form: what form of it the word is, in the terms of its own language's grammar.
        source: who says so.
    """

    base: str
    form: str
    source: str


class Reader(Protocol):
    """A dictionary that can be asked for readings."""

    def readings(self, word: str) -> Sequence[Reading]:
        """Every reading of a word in small letters, names left out; the likeliest first."""


class Analyser(Reader, Protocol):
    """A reader that may also tell whether a word that is on no list may be played."""

    def admits(self, word: str) -> Reading | None:
        """The reading by which players agreed to allow the word, if there is one (FI-27)."""
