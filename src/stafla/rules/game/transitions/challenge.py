"""How a challenge changes a game: the verdict, and what it costs.

Nothing is decided here: the deciding functions make only events that can follow. What is checked
is what a record from elsewhere could get wrong, above all that no tile is in two places.
"""

from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions import board, clock, judge
from stafla.rules.game.transitions.steps import (
    gain,
    lift,
    next_turn,
    require,
    runs_after,
    turn_of,
    waiting,
)


@transition(ev.Challenged)
def _challenge(event: ev.Challenged, game: Game) -> Game:
    play, score = waiting(game), game.breakdown
    formed = range(len(score.words)) if score else range(0)
    known = bool(event.words) and set(event.words) <= set(formed)
    named = not event.words if play.unknown_tiles else known
    own = event.seat in game.mates(play.seat)
    require(play.challenger is None and not own and named, "it cannot be challenged so")
    return replace(game, pending=replace(play, challenger=event.seat, challenged=event.words))


@transition(ev.Ruled)
def _rule(event: ev.Ruled, game: Game) -> Game:
    challenger = waiting(game).challenger
    require(challenger is not None and game.phase == "ruling", "nobody challenged")
    return judge.give_verdict(game, event.verdict)


@transition(ev.TilesTakenBack)
def _tiles_taken_back(event: ev.TilesTakenBack, game: Game) -> Game:
    require(waiting(game).seat == event.seat, "another seat's play waits")
    require(waiting(game).verdict is None, "the verdict may be appealed")
    return next_turn(lift(game), **runs_after(game, "taken-back"))


@transition(ev.Penalised)
def _penalise(event: ev.Penalised, game: Game) -> Game:
    if event.why == "time":
        game = clock.charge_overtime(game, event)
    elif game.companion is not None:
        game = board.without_signatures(game)
    return replace(game, totals=gain(game, event.seat, -event.points))


@transition(ev.TurnLost)
def _turn_lost(event: ev.TurnLost, game: Game) -> Game:
    turn_of(game, event.seat)
    owing = game.owing - {event.seat}
    return next_turn(game, owing=owing, **runs_after(game, "lost"))
