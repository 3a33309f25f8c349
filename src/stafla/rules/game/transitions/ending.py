"""How a game ends: somebody gives up, an offer to end, the settlement.

Nothing is decided here: the deciding functions make only events that can follow. What is checked
is what a record from elsewhere could get wrong, above all that no tile is in two places.
"""

from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state import outcome
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.steps import (
    lift,
    require,
    without_side,
)


@transition(ev.Resigned)
def _resign(event: ev.Resigned, game: Game) -> Game:
    require(event.seat in game.active, "the seat has resigned")
    return without_side(game, event.seat)


@transition(ev.EndOffered)
def _end_offered(event: ev.EndOffered, game: Game) -> Game:
    require(game.phase == "turn", "a play waits")
    known = game.edition.ending.nothing_possible
    require(known and not game.bag_size, "more can be done")
    return replace(game, accepted=frozenset(() if event.seat is None else (event.seat,)))


@transition(ev.EndAccepted)
def _end_accepted(event: ev.EndAccepted, game: Game) -> Game:
    require(game.accepted is not None, "there is no offer")
    return replace(game, accepted=(game.accepted or frozenset()) | {event.seat})


@transition(ev.EndDeclined)
def _end_declined(event: ev.EndDeclined, game: Game) -> Game:
    require(game.accepted is not None, "there is no offer")
    return replace(game, accepted=None)


@transition(ev.Ended)
def _end(event: ev.Ended, game: Game) -> Game:
    if event.reason == "aborted" and game.pending:
        game = lift(game)
    require(game.pending is None, "a play waits")
    require(
        outcome.may_end(game, event), f"the game is not over: {event.reason}", "record-not-over"
    )
    return replace(game, ended=event, accepted=None, proposal=None)


@transition(ev.Settled)
def _settle(event: ev.Settled, game: Game) -> Game:
    require(game.ended is not None and game.changes is None, "there is nothing to settle")
    require(len(event.changes) == len(game.seats), "a change for each seat")
    if outcome.exact(game):
        changes = outcome.settlement(game, game.ended.out if game.ended else None)
        settled = ", ".join(f"{change:+d}" for change in changes or ())
        why = f"the settlement is {changes}"
        require(outcome.may_settle(game, event.changes), why, "record-settled", settled=settled)
    totals = tuple(map(sum, zip(game.totals, event.changes, strict=True)))
    return replace(game, totals=totals, changes=event.changes)
