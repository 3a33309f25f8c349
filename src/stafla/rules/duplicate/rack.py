"""Vowels and consonants of duplicate: which racks go back, and when the bag ends the game.

A blank counts as either, but only once (PL-62). The leaflet asks for two vowels "or" two consonants
in the first fifteen moves, which every rack of seven has; duplicate is played with "and" everywhere
(A-7), so the leaflet's wording is a choice.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stafla._core import BLANK
from stafla.editions import Edition

STRICT_ROUNDS: Final = 15
RACK_RULES: Final = ("both", "either")
ENDINGS: Final = ("laid", "bag", "bag-and-rack")


@dataclass(frozen=True, slots=True)
class Kinds:
    """How many tiles of each kind there are."""

    vowels: int
    consonants: int
    blanks: int = 0

    @staticmethod
    def of(edition: Edition, tiles: bytes) -> "Kinds":
        """The kinds of these tiles."""
        blanks = tiles.count(BLANK)
        letters = (edition.alphabet.letter(tile) for tile in tiles if tile != BLANK)
        vowels = sum(letter in edition.alphabet.vowels for letter in letters)
        return Kinds(vowels, len(tiles) - vowels - blanks, blanks)

    @property
    def count(self) -> int:
        """All of them."""
        return self.vowels + self.consonants + self.blanks

    def both(self, least: int) -> bool:
        """Whether there are so many vowels and so many consonants, each blank as one of them."""
        lacking = max(0, least - self.vowels) + max(0, least - self.consonants)
        return lacking <= self.blanks

    def both_twice(self, least: int) -> bool:
        """The same with blanks that count on both sides at once, as some programs count them."""
        return min(self.vowels, self.consonants) + self.blanks >= least

    def either(self, least: int) -> bool:
        """Whether there are so many of one kind, the leaflet's "or"."""
        return max(self.vowels, self.consonants) + self.blanks >= least


@dataclass(frozen=True, slots=True)
class RackRule:
    """What a rack must hold (PL-61).

    Attributes:
        early: ``both`` kinds in the first fifteen moves too, or ``either`` as it is printed.
        blank_twice: a blank counts as a vowel and as a consonant at once.
    """

    early: str = "both"
    blank_twice: bool = False

    def least(self, round_number: int) -> int:
        """How many of each kind are asked for in a round, counted from 1."""
        return 2 if round_number <= STRICT_ROUNDS else 1

    def fits(self, kinds: Kinds, round_number: int, left: Kinds | None = None) -> bool:
        """Whether the game goes on with this rack.

        Decides PL-61, PL-62.

        Args:
            kinds: of the rack.
            round_number: counted from 1.
            left: of rack and bag together. Where no rack of them could fit, less is asked for:
                otherwise tiles would be drawn for ever.
        """
        met, least = self._condition(round_number), self.least(round_number)
        while left is not None and least and not self._possible(left, least, met):
            least -= 1
        return met(kinds, least)

    def _condition(self, round_number: int) -> Callable[[Kinds, int], bool]:
        if self.early == "either" and round_number <= STRICT_ROUNDS:
            return Kinds.either
        return Kinds.both_twice if self.blank_twice else Kinds.both

    def _possible(self, left: Kinds, least: int, met: Callable[[Kinds, int], bool]) -> bool:
        room = least if met == Kinds.either else 2 * least
        if met == Kinds.both_twice:
            room -= min(left.blanks, least)
        return met(left, least) and left.count >= room


def bag_ends(ending: str, bag: Kinds, rack: Kinds) -> bool:
    """Whether play ends because of what is left.

    Decides PL-64.

    Args:
        ending: ``laid``: as printed, when the last tile is drawn and laid, or while the bag holds
            tiles of one kind alone; ``bag``: the same, but an empty bag holds neither kind, as
            records of before 2026-11-23 pin it; ``bag-and-rack``: the tiles kept count too, as
            federations play.
        bag: kinds in the bag.
        rack: kinds of the tiles kept.
    """
    if ending == "laid" and not bag.count:
        return not rack.count
    if ending in ("laid", "bag"):
        return not bag.both(1)
    left = Kinds(
        bag.vowels + rack.vowels, bag.consonants + rack.consonants, bag.blanks + rack.blanks
    )
    return left.count < 2 or not left.both(1)
