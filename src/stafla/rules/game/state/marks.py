"""What a game remembers of its log, so that no event has to be looked for in it again.

A turn taken back needs the game as that turn began; a sheet's note needs the latest line. Both are
kept as they come about. So a fold costs the same for every event, whatever the events are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stafla.rules.base.replace import replace
from stafla.rules.base.tiles import UNKNOWN
from stafla.rules.game import events as ev
from stafla.rules.game.state.asides import count_aside

if TYPE_CHECKING:
    from stafla.rules.game.state.game import Game

PLAYS = ev.Played | ev.Told
TURNS = PLAYS | ev.Exchanged | ev.Passed | ev.Yielded
ASIDE = ev.Proposed | ev.EndOffered | ev.PlayWithdrawn
WITHOUT_POINTS = ev.Exchanged | ev.Passed | ev.TilesTakenBack


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that stands.

    Attributes:
        number: the event after which it began.
        before: the game as it began, which is where a takeback leads.
    """

    number: int
    before: Game


def marks(event: ev.Event, game: Game) -> dict[str, Any]:
    """Members of the game after ``event`` that tell of its log; ``game`` is the one before."""
    fields: dict[str, Any] = {}
    match event:
        case ev.Drawn(tiles=tiles) if UNKNOWN in tiles:
            fields["unknown_tiles"] = True
        case ev.Exchanged(tiles=tiles) if UNKNOWN in tiles:
            fields["unknown_tiles"] = True
        case ev.FirstAgreed(seat):
            fields["agreed_first"] = seat
        case ev.PlayWithdrawn(seat):
            turn = game.latest[seat]
            assert turn is not None
            fields |= {"latest": turn.before.latest, "line": turn.before.line}
        case ev.Ended():
            fields["latest"] = (None,) * len(game.latest)  # nothing is taken back any more
        case ev.Resigned() | ev.Claimed():
            fields["left_at"] = game.number + 1
        case ev.Flagged() if game.clock is None or game.clock.limit != "pass":
            fields["left_at"] = game.number + 1
    if isinstance(event, PLAYS):
        fields["line"] = event.seat, event.points
    if isinstance(event, WITHOUT_POINTS):
        fields["line"] = event.seat, 0
    if isinstance(event, ASIDE):
        fields["asides"] = count_aside(event, game)
    if isinstance(event, TURNS):
        fields["latest"] = begin_turn(game, event.seat)
    return fields


def begin_turn(game: Game, seat: ev.Seat) -> tuple[Turn | None, ...]:
    """The latest turns, when this seat begins one with the next event.

    What is kept forgets what was folded after it, or every state of the game would be kept.
    """
    turn = Turn(game.number, replace(game))
    return (*game.latest[:seat], turn, *game.latest[seat + 1 :])
