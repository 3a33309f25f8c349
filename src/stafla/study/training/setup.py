"""What training plays with, and whom it tells how far it is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from stafla._core import Leaves, Ruleset, SearchContext, SelfplayRun, WordMap
from stafla.editions import Edition
from stafla.words import Lexicon, word_map


@dataclass(frozen=True, slots=True)
class TrainingSetup:
    """A game of two by an edition's rules and with the words of a lexicon."""

    edition: Edition
    lexicon: Lexicon
    rules: Ruleset
    words: WordMap

    @classmethod
    def of(cls, edition: Edition, lexicon: Lexicon) -> "TrainingSetup":
        """The setting, with its word map."""
        rules = edition.ruleset(2)
        return cls(edition, lexicon, rules, word_map(lexicon, rules))

    def run(self, leaves: Leaves, seed: int) -> SelfplayRun:
        """A run of self-play with these leave values."""
        context = SearchContext(self.rules, self.lexicon.graph, self.words, leaves)
        return SelfplayRun(context, seed)

    @property
    def tiles(self) -> int:
        """Kinds of tiles, the blank among them."""
        return self.rules.letters + 1

    def about(self) -> dict[str, object]:
        """Whence a trained file comes, for its metadata."""
        named = {"name": self.lexicon.name, "fingerprint": self.lexicon.fingerprint}
        return {"edition": self.edition.id, "lexicon": named}


# Who watches a training
Watch: TypeAlias = Callable[[int], None]
"""Told how many games more have been played."""


def nobody(_: int) -> None:
    """Nobody watches."""
