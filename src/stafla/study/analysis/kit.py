"""What the kernel needs to think about positions of one rule set."""

from dataclasses import dataclass

from stafla._core import (
    Leaves,
    MoveGenerator,
    Ruleset,
    SearchContext,
    WinTable,
    WordGraph,
    WordMap,
)
from stafla.editions import Edition
from stafla.editions.leaves import shipped_leaves
from stafla.editions.wins import shipped_wins


@dataclass(frozen=True, slots=True)
class Kit:
    """Everything made once for a rule set and a lexicon.

    Attributes:
        lexicon: the words that count, ``words`` the same as a map.
        generator: lists plays.
        leaves: what kept tiles are worth.
        wins: the chance of winning by lead and unseen tiles.
        threads: how many may think at once.
        seed: what all samples follow from.
    """

    lexicon: WordGraph
    words: WordMap
    generator: MoveGenerator
    leaves: Leaves
    wins: WinTable
    threads: int = 1
    seed: int = 0

    @classmethod
    def of(
        cls,
        edition: Edition,
        rules: Ruleset,
        lexicon: WordGraph,
        words: WordMap,
        leaves: Leaves | None = None,
    ) -> "Kit":
        """What an edition ships for a rule set of its own; ``leaves`` in place of its own."""
        return cls(
            lexicon=lexicon,
            words=words,
            generator=MoveGenerator(rules, lexicon, words),
            leaves=leaves or shipped_leaves(edition, rules),
            wins=shipped_wins(edition, rules),
        )

    def context(self, rules: Ruleset) -> SearchContext:
        """What the kernel searches by."""
        return SearchContext(rules, self.lexicon, self.words, self.leaves)
