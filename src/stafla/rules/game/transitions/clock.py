"""How the clock's events change a game.

What time they tell of is the matter of `stafla.rules.game.acts.clock`.
"""

from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state import outcome
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.steps import next_turn, passes_of, require, without_seat


@transition(ev.ClockSet)
def _clock_set(event: ev.ClockSet, game: Game) -> Game:
    require(game.number == 1, "a clock is set before anything is drawn")
    require(game.pairs is None, "two pairs play without a clock")
    return replace(game, clock=event.policy)


@transition(ev.ClockStarted)
def _clock_started(event: ev.ClockStarted, game: Game) -> Game:
    require(game.clock is not None and not game.clock_started, "there is no clock to start")
    require(event.seat is None or event.seat != game.to_move, "one's own clock is for the others")
    return replace(game, clock_started=True)


@transition(ev.ClockPaused)
def _clock_paused(_event: ev.ClockPaused, game: Game) -> Game:
    wish = game.proposal
    agreed = wish is not None and wish.what == "pause" and wish.agreed >= set(game.active)
    require(game.clock_started and not game.clock_paused, "the clock does not run")
    require(agreed, "not all agreed to a pause")
    return replace(game, clock_paused=True, proposal=None)


@transition(ev.ClockResumed)
def _clock_resumed(_event: ev.ClockResumed, game: Game) -> Game:
    require(game.clock_paused, "the clock is not paused")
    require(not game.halted, "the game stands")
    return replace(game, clock_paused=False)


@transition(ev.Flagged)
def _flag(event: ev.Flagged, game: Game) -> Game:
    require(game.clock is not None, "there is no clock")
    require(game.pending is None, "a play waits")
    require(event.seat in game.playing and event.seat not in game.flagged, "it plays no more")
    require(not outcome.timed_out(game), "the game is over", "record-over")
    assert game.clock is not None
    if game.clock.limit == "pass":
        require(game.to_move == event.seat, "it is another seat's turn")
        return game
    if game.clock.limit == "lose":
        lost = replace(game, flagged=game.flagged | {event.seat}, accepted=None, proposal=None)
        return without_seat(lost, event.seat) if len(game.active) > 2 else lost
    mine = game.to_move == event.seat
    game = replace(
        game,
        passes=game.passes - passes_of(game, event.seat),
        flagged=game.flagged | {event.seat},
        owing=game.owing - {event.seat},
        accepted=None,
        proposal=None,
    )
    return next_turn(game) if mine else game


def charge_overtime(game: Game, event: ev.Penalised) -> Game:
    """The game with points for overtime noted; a foreign record may know them without a clock."""
    points = tuple(n + event.points * (s == event.seat) for s, n in enumerate(game.time_points))
    return replace(game, time_points=points)
