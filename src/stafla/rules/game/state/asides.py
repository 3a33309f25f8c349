"""What a seat does beside its turns, counted so that nobody fills a record with it.

A proposal that is declined, an offer to end, and a play laid and lifted again leave the game where
it was, so the rules of no country end them. Each seat has a number of them in every turn. Deciding
asks for it and the fold does not: older records may hold more.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from stafla.rules.game.events import EndOffered, Event, PlayWithdrawn, Proposed, Seat

if TYPE_CHECKING:
    from stafla.rules.game.state.game import Game

MOST_PROPOSALS = 5
MOST_WITHDRAWN = 20


@dataclass(frozen=True, slots=True)
class Asides:
    """How often a seat has proposed something, and lifted a play, in turn number ``turn``."""

    turn: int = 0
    proposals: int = 0
    withdrawn: int = 0


def asides_of(game: Game, seat: Seat) -> Asides:
    """What a seat has done beside the turn that is under way."""
    asides = game.asides[seat] if game.asides else Asides()
    return asides if asides.turn == game.turn else Asides(game.turn)


def count_aside(event: Event, game: Game) -> tuple[Asides, ...]:
    """What all seats have done so after an event; ``game`` is the one before it."""
    before = game.asides or (Asides(),) * len(game.racks)
    match event:
        case Proposed(seat=int(seat)) | EndOffered(seat=int(seat)):
            asides = asides_of(game, seat)
            asides = replace(asides, proposals=asides.proposals + 1)
        case PlayWithdrawn(seat):
            asides = asides_of(game, seat)
            asides = replace(asides, withdrawn=asides.withdrawn + 1)
        case _:
            return before
    return (*before[:seat], asides, *before[seat + 1 :])
