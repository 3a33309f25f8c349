"""Two pairs at one board: whose moves may come next, and what lies on the racks (PL-65 … PL-70).

The first pair opens with one move, then each pair makes two, one a partner. Turn ``n`` follows
from that alone, but for the order within a pair: ``Led`` says who makes the first of two moves as
that move begins, and until then the earlier seat is written down (docs/decisions/pairs.md).
Partners see both their racks, so the order of tiles is part of the game here; it stays as it is
while tiles come and go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from stafla.rules.base.replace import replace

if TYPE_CHECKING:
    from stafla.rules.game.events import Seat
    from stafla.rules.game.state.game import Game

MOST_ARRANGED: Final = 600
"""How often a seat may rearrange its rack in a game: a record holds no more than 5,000 events."""
NEVER: Final = -1


@dataclass(frozen=True, slots=True)
class Pairs:
    """What is known besides where partners play.

    Attributes:
        shown: each rack as it lies, from left to right.
        arranged: how often each seat has rearranged its rack.
        led: the first turn of the latest round in which a pair had the choice and took it.
        leader: who made that turn.
    """

    shown: tuple[bytes, ...]
    arranged: tuple[int, ...]
    led: int = NEVER
    leader: Seat = 0

    @staticmethod
    def begin(seats: int) -> Pairs:
        """Before anything is drawn."""
        return Pairs((b"",) * seats, (0,) * seats)


def round_of(turn: int) -> int:
    """The first turn of the pair's moves that turn ``turn`` belongs to (PL-69)."""
    return max(0, turn - (turn + 1) % 2)


def at(game: Game, turn: int) -> Seat:
    """The seat whose turn is number ``turn`` (PL-69)."""
    assert game.first is not None and game.pairs is not None
    begins = round_of(turn)
    seat = game.first if begins == 0 else 2 * ((game.first // 2 + (turn + 1) // 2) % 2)
    seat = game.pairs.leader if game.pairs.led == begins else seat
    return seat if turn == begins else partner(seat)


def partner(seat: Seat) -> Seat:
    """Who sits beside a seat.

    Decides PL-65.
    """
    return seat ^ 1


def movers(game: Game, turn: int) -> tuple[Seat, ...]:
    """Who may make a turn: before the first of a pair's moves either partner.

    Nobody leads who loses the turn or has no tile left to move with.

    Decides PL-69.
    """
    assert game.pairs is not None
    seat, mate = at(game, turn), partner(at(game, turn))
    chosen = round_of(turn) != turn or game.pairs.led == turn
    leads = not chosen and mate not in game.owing and bool(game.racks[mate])
    return (seat, mate) if leads else (seat,)


def next_movers(game: Game) -> tuple[Seat, ...]:
    """Who may begin the next turn over a play that waits, and so accept it.

    Nobody, if that is the player's partner: the play is for the opponents to accept first.
    """
    coming = movers(game, game.turn + 1)
    own = game.pending is not None and coming[0] in game.mates(game.pending.seat)
    return () if own else coming


def answerers(game: Game) -> tuple[Seat, ...]:
    """The opponents of who laid the play that waits; each may check it and challenge.

    Decides PL-67.
    """
    assert game.pending is not None
    own = game.mates(game.pending.seat)
    return tuple(seat for seat in game.playing if seat not in own)


def keep_order(game: Game) -> Game:
    """The game with every rack lying as it lay, as far as its tiles are still there.

    New tiles come to the right of the others.

    Decides PL-68.
    """
    if game.pairs is None:
        return game
    both = zip(game.pairs.shown, game.racks, strict=True)
    shown = tuple(b if a == b else bytes(_laid_on(a, b)) for a, b in both)
    if shown == game.pairs.shown:
        return game
    return replace(game, pairs=replace(game.pairs, shown=shown))


def _laid_on(before: bytes, rack: bytes) -> Iterator[int]:
    left = Counter(rack)
    for tile in (*before, *rack):
        if left[tile]:
            left[tile] -= 1
            yield tile
