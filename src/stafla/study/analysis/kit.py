"""What the kernel needs to think about positions of one rule set."""

from dataclasses import dataclass

from stafla._core import Leaves, MoveGenerator, WinTable, WordGraph, WordMap


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
