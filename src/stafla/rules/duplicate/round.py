"""One round of duplicate: a rack, the slips, the master play."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from stafla._core import Placement
from stafla.rules.game.events import Event

ZEROS: Final = ("word", "two-slips", "tiles", "place", "whole", "unreadable", "blank", "time")
"""Faults for which a slip scores nothing: no admissible word, two slips, tiles that are not on the
rack, no place or a wrong one, not the whole word, unreadable, an empty slip, after the time."""
CHECKS: Final = 2
"""So many officials look at a zero or a solo before it stands."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What a player wrote.

    Attributes:
        placement: the whole main word.
        points: what it scores if its words are admissible.
        late: the time was up; it is kept, and scores nothing (PL-56).
    """

    placement: Placement
    points: int
    late: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A round under way.

    Attributes:
        number: its number, counted from 1.
        rack: what everybody has.
        opened: when the time began, in milliseconds since 1970.
        players: how many take part.
        slips: by player, as far as the log has them.
        called: when time was called, in milliseconds since 1970; None: it was not.
        gathered: whether all slips are here.
        judged: whether the word list was asked; officials rule from then on.
        refused: players whose slips score nothing, and for what fault.
        checks: by player, which officials have looked at their zero or solo.
        rulings: what officials did, in order.
    """

    number: int
    rack: bytes
    opened: int
    players: int
    slips: Mapping[int, Slip] = field(default_factory=dict)
    called: int | None = None
    gathered: bool = False
    judged: bool = False
    refused: Mapping[int, str] = field(default_factory=dict)
    checks: Mapping[int, frozenset[int]] = field(default_factory=dict)
    rulings: tuple[Event, ...] = ()

    @property
    def writers(self) -> range:
        """The numbers of the players who take part."""
        return range(1, self.players + 1)

    def with_slip(self, player: int, slip: Slip) -> Mapping[int, Slip]:
        """The slips with one more; one written in time stands against a late one."""
        before = self.slips.get(player)
        if slip.late and before is not None and not before.late:
            return self.slips
        return {**self.slips, player: slip}

    def with_ruling(self, ruling: Event) -> "Round":
        """The round with one more thing that an official did."""
        return replace(self, rulings=(*self.rulings, ruling))

    def with_zeros(self, players: Iterable[int], zero: str, official: int | None) -> "Round":
        """These slips score nothing for this fault, or stand; whoever rules has looked at them."""
        refused, checks = dict(self.refused), dict(self.checks)
        for player in players:
            refused.pop(player, None)
            checks.pop(player, None)
            if zero:
                refused[player] = zero
                checks[player] = frozenset(() if official is None else (official,))
        return replace(self, refused=refused, checks=checks)

    def with_checks(self, players: Iterable[int], official: int) -> "Round":
        """One more official has looked at these."""
        checkers = {player: self.checks.get(player, frozenset()) | {official} for player in players}
        return replace(self, checks={**self.checks, **checkers})

    def points(self, player: int) -> int:
        """What a player's slip scores as it is ruled now."""
        slip = self.slips.get(player)
        return 0 if slip is None or slip.late or player in self.refused else slip.points

    @property
    def finders(self) -> tuple[int, tuple[int, ...]]:
        """The most points that a slip scores now, and whose slips those are; 0: nobody's."""
        found = {player: self.points(player) for player in self.slips}
        most = max(found.values(), default=0)
        return most, tuple(sorted(p for p, points in found.items() if points == most and most))


@dataclass(frozen=True, slots=True)
class Closed:
    """A round that is over.

    Attributes:
        round: rack and slips.
        master: what everybody laid; None: nothing could be played.
        points: what it scores.
        refused: the players whose words are not admissible.
        solo: the only one who found the top, where that has a bonus.
        why: the arbiter's reason to lay another play than the rule suggests.
        lies: the master play as it lies on the board, where letters replaced its blanks
            (`stafla.rules.duplicate.variants`); None: as it was laid.
    """

    round: Round
    master: Placement | None
    points: int
    refused: frozenset[int]
    solo: int | None = None
    why: str = ""
    lies: Placement | None = None

    @property
    def on_board(self) -> Placement | None:
        """The master play as it lies on the board."""
        return self.lies or self.master

    @property
    def replaced(self) -> bytes:
        """The letters that replaced blanks of the master play."""
        if self.master is None or self.lies is None:
            return b""
        pairs = zip(self.master.tiles, self.lies.tiles, strict=True)
        return bytes(now for then, now in pairs if then != now)

    def score(self, player: int) -> int:
        """What a player's slip scores: its value, 0 for none and an inadmissible one.

        Decides PL-59.
        """
        slip = self.round.slips.get(player)
        if slip is None or slip.late or player in self.refused:
            return 0
        return slip.points
