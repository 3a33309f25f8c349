"""What a player is: somebody who sees their own side of the table and decides.

A person at a keyboard, a bot and a program elsewhere are all players. `Sight` holds everything a
player may know and nothing else; it is put together from what is allowed, never cut out of the
whole game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from stafla._core import Board, Placement, Ruleset, Score
from stafla.editions import Edition
from stafla.rules import Game, Seat


@dataclass(frozen=True, slots=True)
class Sight:
    """The table as one player may see it.

    Attributes:
        edition, rules: what is played, and by which numbers.
        seat: the player's own.
        board: all tiles on it, those of a play that waits included.
        rack: the player's own tiles as codes.
        unseen: every tile neither on the board nor on the own rack: the bag and the other racks
            together, sorted, so that nothing tells which is where.
        bag: how many tiles are in the bag.
        racks: how many tiles every seat holds.
        totals: points by seat.
        exchanges: how often the player has exchanged in this game.
    """

    edition: Edition
    rules: Ruleset
    seat: Seat
    board: Board
    rack: bytes
    unseen: bytes
    bag: int
    racks: tuple[int, ...]
    totals: tuple[int, ...]
    exchanges: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay these tiles."""

    placement: Placement


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give back these tiles of the rack for as many from the bag (IS-17)."""

    tiles: bytes


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing (IS-19)."""


Decision: TypeAlias = Lay | Exchange | Pass


class Player(Protocol):
    """Somebody who decides. The same sight gives the same decision: players hold no dice."""

    @property
    def name(self) -> str:
        """What the player is called in lists and records."""
        ...

    def decide(self, sight: Sight) -> Decision:
        """What to do with the turn."""
        ...

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """Which words of an opponent's play to challenge, as indexes; none: the play stands."""
        ...


Players: TypeAlias = Mapping[Seat, Player]


def sight_of(game: Game, seat: Seat) -> Sight:
    """What the player in ``seat`` may see of a game."""
    return Sight(
        edition=game.edition,
        rules=game.rules,
        seat=seat,
        board=game.board,
        rack=game.racks[seat],
        unseen=game.unseen(seat),
        bag=game.bag_size,
        racks=tuple(len(rack) for rack in game.racks),
        totals=game.totals,
        exchanges=game.exchanges[seat],
    )
