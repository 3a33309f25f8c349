"""What a tournament's file tells: who played whom, round by round, with how many points."""

import datetime
from dataclasses import dataclass, field, replace
from typing import Final, Literal, get_args

from stafla.contest.formats.fault import TournamentFault

CellKind = Literal["", "adjudicated", "bye", "forfeit-won", "forfeit", "double-forfeit", "void"]
"""What a round is, where its numbers do not say it; empty: it is what they say.

``adjudicated`` has an opponent and points, the others have neither. ``forfeit``: lost without
playing, as is a round missed; ``forfeit-won``: the opponent lost so. ``void``: it counts for none.
"""
CELL_KINDS: Final[tuple[CellKind, ...]] = get_args(CellKind)
_FITTING: Final = {"forfeit-won": "forfeit", "forfeit": "forfeit-won"}
"""What the other of a pair that did not play has; of the other kinds it is the same."""
_PAIRED: Final = ("forfeit-won", "forfeit", "double-forfeit", "void")
"""Kinds of rounds that may have been paired; the first and the third always were."""


@dataclass(frozen=True, slots=True)
class RoundCell:
    """One round of one player.

    Attributes:
        opponent: the opponent's number in the division, from 1; None: nobody.
        points: with an opponent the player's own, None as long as there is no result; without one
            the spread that the round counts for: 50 a bye, -50 a forfeit, 0 neither won nor lost;
            None: the player has no pairing.
        against: the opponent's points, None where there are none.
        starts: whether the player went first; None: not known, or nobody played.
        kind: what the round is where the numbers alone would not say it.
        paired: the number of whom the player was paired with in a round that was not played; None:
            nobody, or not known.
    """

    opponent: int | None = None
    points: int | None = None
    against: int | None = None
    starts: bool | None = None
    kind: CellKind = ""
    paired: int | None = None


@dataclass(frozen=True, slots=True)
class SheetPlayer:
    """A player of a division; the number is the place in it, from 1.

    Attributes:
        name: as it is written in lists (``Jónsdóttir, Anna``).
        rating: before the tournament; None: unrated.
        cells: round by round.
        member: the number at a federation, in its spelling; empty: none.
        team, category: empty where there are none.
    """

    name: str
    rating: int | None = None
    cells: tuple[RoundCell, ...] = ()
    member: str = ""
    team: str = ""
    category: str = ""


@dataclass(frozen=True, slots=True)
class SheetDivision:
    """The players of a division by their numbers."""

    name: str
    players: tuple[SheetPlayer, ...] = ()

    @property
    def rounds(self) -> int:
        """How many rounds somebody has a cell of."""
        return max((len(player.cells) for player in self.players), default=0)


@dataclass(frozen=True, slots=True)
class TournamentSheet:
    """A tournament as its file tells it.

    Attributes:
        title, date: empty and None where the file does not say them.
        divisions: in order.
        byes_by_rules: whether the file does not say what a bye counts: what an event's rules give.
    """

    title: str = ""
    date: datetime.date | None = None
    divisions: tuple[SheetDivision, ...] = ()
    byes_by_rules: bool = field(default=False, compare=False)


def answer(division: SheetDivision) -> SheetDivision:
    """The division with the points against each player, taken from the opponent's cell.

    Raises:
        TournamentFault: ``tournament-opponent``, a number that is nobody's or the player's own;
            ``tournament-pairing``, two cells of a round contradict each other, or a cell itself.
    """
    players = []
    for number, player in enumerate(division.players, 1):
        cells = []
        for place, cell in enumerate(player.cells):
            if cell.opponent is None:
                _check_unplayed(division, number, place)
                cells.append(replace(cell, against=None))
                continue
            if not 1 <= cell.opponent <= len(division.players) or cell.opponent == number:
                raise TournamentFault(
                    "tournament-opponent", player=player.name, round=place + 1, number=cell.opponent
                )
            other = division.players[cell.opponent - 1].cells[place : place + 1]
            strange = cell.kind not in ("", "adjudicated") or cell.paired is not None
            if strange or not other or other[0].opponent != number:
                raise TournamentFault("tournament-pairing", player=player.name, round=place + 1)
            cells.append(replace(cell, against=other[0].points))
        players.append(replace(player, cells=tuple(cells)))
    return replace(division, players=tuple(players))


def _check_unplayed(division: SheetDivision, number: int, place: int) -> None:
    """Hold a round without a game to the round of whom the player was paired with."""
    player = division.players[number - 1]
    cell = player.cells[place]
    if cell.paired is None:
        right = cell.kind not in ("adjudicated", "forfeit-won", "double-forfeit")
    elif not 1 <= cell.paired <= len(division.players) or cell.paired == number:
        raise TournamentFault(
            "tournament-opponent", player=player.name, round=place + 1, number=cell.paired
        )
    else:
        wanted = (None, _FITTING.get(cell.kind, cell.kind), number)
        other = division.players[cell.paired - 1].cells[place : place + 1]
        right = cell.kind in _PAIRED and wanted in [
            (one.opponent, one.kind, one.paired) for one in other
        ]
    if not right or (cell.kind and cell.points is None):
        raise TournamentFault("tournament-pairing", player=player.name, round=place + 1)
