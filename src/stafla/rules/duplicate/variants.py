"""Variants of duplicate that federations play: a blank on every rack, racks of eight."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from stafla import _core
from stafla._core import AS_BLANK, BLANK
from stafla.editions import Edition

JOKERS: Final = ("", "joker", "explosive")
EIGHTS: Final = ("", "seven-of-eight", "seven-and-eight")
EIGHTH: Final = 25
"""Points that eight tiles bring beyond the bonus of seven (docs/decisions/duplicate.md)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """How a game departs from seven tiles as they come.

    Attributes:
        joker: ``joker``: every rack has one blank while there are any; ``explosive``: besides, the
            blank of a master play is replaced by its letter if the bag has it, and comes back.
        eight: ``seven-of-eight``: racks of eight, of which seven tiles at most are laid;
            ``seven-and-eight``: all eight may be laid, for a higher bonus.
    """

    joker: str = ""
    eight: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """What was agreed on; nothing in a plain game."""
        return tuple(one for one in (self.joker, self.eight) if one)

    @property
    def known(self) -> bool:
        """Whether there is such a variant."""
        return self.joker in JOKERS and self.eight in EIGHTS

    def rack_size(self, edition: Edition) -> int:
        """Tiles of a full rack."""
        return edition.rack + bool(self.eight)

    def most_laid(self, edition: Edition) -> int:
        """Tiles that a play may lay."""
        return edition.rack + (self.eight == "seven-and-eight")

    def ruleset(self, edition: Edition) -> _core.Ruleset:
        """What plays are held to and scored by: its rack is what a play may lay."""
        return _ruleset(edition, self.most_laid(edition))

    def drawable(self, bag: _core.Bag, rack: bytes) -> int:
        """How many tiles of the bag may come on a rack that holds these, however many it lacks."""
        if not self.joker:
            return len(bag)
        letters = len(bag) - bag.tiles.count(BLANK)
        return letters + self.blanks_due(bag, rack)

    def blanks_due(self, bag: _core.Bag, rack: bytes) -> int:
        """How many blanks come on the rack before any letter."""
        return int(bool(self.joker) and BLANK not in rack and BLANK in bag.tiles)

    def left_in(self, bag: bytes) -> bytes:
        """Of the tiles of a bag, those by which play may end: blanks without letters do not."""
        return b"" if self.joker and not bag.strip(bytes([BLANK])) else bag

    def draw(self, bag: _core.Bag, rack: bytes, count: int) -> tuple[bytes, _core.Bag]:
        """The tiles that the seed decides, and the bag after them.

        A blank that is due is taken without a draw; then letters are drawn as if the bag held no
        blank.
        """
        if not self.joker:
            return bag.draw(count)
        due, blanks = self.blanks_due(bag, rack), bag.tiles.count(BLANK)
        letters, rest = bag.without(bytes([BLANK] * blanks)).draw(count - due)
        return bytes([BLANK] * due) + letters, rest.returned(bytes([BLANK] * (blanks - due)))

    def useful(self, tiles: bytes) -> bytes:
        """Of tiles of rack and bag, those that can lie on one rack together."""
        surplus = tiles.count(BLANK) - 1
        return tiles.replace(bytes([BLANK]), b"", surplus) if self.joker and surplus > 0 else tiles

    def replace_blanks(
        self, placement: _core.Placement, bag: _core.Bag
    ) -> tuple[_core.Placement, _core.Bag]:
        """A play as it lies when its blanks were replaced, and the bag without those letters.

        A letter that the bag does not have stays a blank.
        """
        if self.joker != "explosive":
            return placement, bag
        laid = bytearray(placement.tiles)
        for place, tile in enumerate(laid):
            letter = tile & ~AS_BLANK
            if tile & AS_BLANK and letter in bag.tiles:
                laid[place] = letter
                bag = bag.without(bytes([letter]))
        return _core.Placement(placement.square, placement.down, bytes(laid)), bag


PLAIN: Final = Variant()


@cache
def _ruleset(edition: Edition, most: int) -> _core.Ruleset:
    if most == edition.rack:
        return edition.ruleset(1)
    numbers = edition.numbers(1)
    bonus = [*numbers["bonus"], numbers["bonus"][-1] + EIGHTH]
    return _core.Ruleset(**{**numbers, "rack_size": most, "bonus": bonus})
