"""What a table asks of a word list."""

from collections.abc import Sequence
from typing import Protocol

from stafla._core import Lexicon, Ruleset, WordMap
from stafla.editions import Edition
from stafla.rules import Verdict


class Vocabulary(Protocol):
    """A word list that a game is played with."""

    @property
    def name(self) -> str:
        """What people call it."""

    @property
    def fingerprint(self) -> str:
        """What it is pinned by."""

    @property
    def graph(self) -> Lexicon | None:
        """The words; None if the list is not installed (any more)."""

    def map(self, rules: Ruleset) -> WordMap | None:
        """The words laid out for move generation, made once."""

    def verdict(self, words: Sequence[str]) -> Verdict:
        """Whether a move that forms these words stands, as a whole (SV-19)."""


class Vocabularies(Protocol):
    """The word lists that are installed."""

    def of(self, edition: Edition) -> Sequence[Vocabulary]:
        """Those that fit the edition; the first is its own."""

    def pinned(self, edition: Edition, name: str, fingerprint: str) -> Vocabulary:
        """The list that a game is pinned to; one without words if it is not installed."""
