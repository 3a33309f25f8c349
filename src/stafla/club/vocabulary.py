"""What a table asks of a word list."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from stafla._core import Ruleset, WordGraph, WordMap
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
    def version(self) -> str:
        """Of its source, most often a date; empty: not known."""

    @property
    def graph(self) -> WordGraph | None:
        """The words; None if the list is not installed (any more)."""

    def map(self, rules: Ruleset) -> WordMap | None:
        """The words laid out for move generation, made once."""

    def verdict(self, words: Sequence[str]) -> Verdict:
        """Whether a move that forms these words stands, as a whole (SV-19), by the list alone."""

    def attested(self, words: Sequence[str]) -> Mapping[str, Verdict]:
        """The verdict on each word, where what the list lacks and others know is unknown."""


class Vocabularies(Protocol):
    """The word lists that are installed."""

    def of(self, edition: Edition) -> Sequence[Vocabulary]:
        """Those that fit the edition; the first is its own."""

    def pinned(self, edition: Edition, name: str, fingerprint: str) -> Vocabulary:
        """The list that a game is pinned to; one without words if it is not installed."""


Precedents = Callable[[str, Sequence[str]], Mapping[str, Verdict]]
"""What arbiters have ruled on words of an edition; words without a ruling are left out."""


def no_precedents(_edition: str, _words: Sequence[str]) -> Mapping[str, Verdict]:
    """Nobody has ruled on anything."""
    return {}


@dataclass(frozen=True, slots=True)
class WithPrecedents:
    """A word list at a table that asks further where the list lacks a word.

    What another dictionary knows is unknown there, until an arbiter has ruled on it: what was
    decided once is decided.

    Attributes:
        words: the list.
        edition: whose rulings count.
        precedents: finds them.
    """

    words: Vocabulary
    edition: str
    precedents: Precedents

    @property
    def name(self) -> str:
        """What people call it."""
        return self.words.name

    @property
    def fingerprint(self) -> str:
        """What it is pinned by."""
        return self.words.fingerprint

    @property
    def version(self) -> str:
        """Of its source, most often a date."""
        return self.words.version

    @property
    def graph(self) -> WordGraph | None:
        """The words of the list; bots play by these alone."""
        return self.words.graph

    def map(self, rules: Ruleset) -> WordMap | None:
        """The words laid out for move generation."""
        return self.words.map(rules)

    def attested(self, words: Sequence[str]) -> Mapping[str, Verdict]:
        """The verdict on each word, precedents included."""
        found = dict(self.words.attested(words))
        open_words = [word for word, verdict in found.items() if verdict == "unknown"]
        return found | dict(self.precedents(self.edition, open_words)) if open_words else found

    def verdict(self, words: Sequence[str]) -> Verdict:
        """Of the move as a whole: invalid if any word is, unknown if any is, else valid."""
        found = set(self.attested(words).values())
        return next((v for v in _GRAVEST if v in found), "valid")


_GRAVEST: tuple[Verdict, ...] = ("invalid", "unknown")
