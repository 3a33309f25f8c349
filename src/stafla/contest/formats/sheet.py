"""What a tournament's file tells: who played whom, round by round, with how many points."""

import datetime
from dataclasses import dataclass, replace

from stafla.contest.formats.fault import TournamentFault


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
    """

    opponent: int | None = None
    points: int | None = None
    against: int | None = None
    starts: bool | None = None


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
    """A tournament as its file tells it."""

    title: str = ""
    date: datetime.date | None = None
    divisions: tuple[SheetDivision, ...] = ()


def answer(division: SheetDivision) -> SheetDivision:
    """The division with the points against each player, taken from the opponent's cell.

    Raises:
        TournamentFault: ``tournament-opponent``, a number that is nobody's or the player's own;
            ``tournament-pairing``, two cells of a round contradict each other.
    """
    players = []
    for number, player in enumerate(division.players, 1):
        cells = []
        for place, cell in enumerate(player.cells):
            if cell.opponent is None:
                cells.append(replace(cell, against=None))
                continue
            if not 1 <= cell.opponent <= len(division.players) or cell.opponent == number:
                raise TournamentFault(
                    "tournament-opponent", player=player.name, round=place + 1, number=cell.opponent
                )
            other = division.players[cell.opponent - 1].cells[place : place + 1]
            if not other or other[0].opponent != number:
                raise TournamentFault("tournament-pairing", player=player.name, round=place + 1)
            cells.append(replace(cell, against=other[0].points))
        players.append(replace(player, cells=tuple(cells)))
    return replace(division, players=tuple(players))
