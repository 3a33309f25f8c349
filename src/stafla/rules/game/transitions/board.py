"""How what happens at a real board changes a game."""

from stafla.rules.base import tiles
from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state.board import Companion
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pending import Pending
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions import judge
from stafla.rules.game.transitions.steps import (
    gain,
    require,
    ticking,
    turn_of,
    waiting,
    with_rack,
)

MOST_SECONDS = 3600


def beside(game: Game) -> Companion:
    """The state beside the board, which there must be."""
    require(game.companion is not None, "the game is not at a real board")
    assert game.companion is not None
    return game.companion


def drew(game: Game, seat: ev.Seat, count: int, bag: int) -> Companion | None:
    """What is known of draws after one more."""
    if game.companion is None:
        return None
    drawn = game.companion.drawn
    return replace(game.companion, drawn=(*drawn[:seat], (count, bag), *drawn[seat + 1 :]))


@transition(ev.ProcedureSet)
def _procedure_set(event: ev.ProcedureSet, game: Game) -> Game:
    fresh = game.first is None and not game.start_tiles and game.companion is None
    require(fresh and not game.started.generator, "a real board is known before anything is drawn")
    return replace(game, companion=Companion(event.procedure, (None,) * len(game.racks)))


@transition(ev.HandInBag)
def _hand_in_bag(event: ev.HandInBag, game: Game) -> Game:
    beside(game)
    play = waiting(game)
    require(play.seat == event.seat and not play.made, "the play is made")
    return replace(game, pending=replace(play, made=True))


@transition(ev.Told)
def _tell(event: ev.Told, game: Game) -> Game:
    at = beside(game)
    turn_of(game, event.seat)
    held = game.racks[event.seat]
    require(0 < event.count <= len(held), "more tiles than the rack holds")
    require(event.points >= 0, "no play costs points")
    rack, pool = tiles.take(held, game.pool, bytes([tiles.UNKNOWN]) * event.count)
    final = game.edition.turn.final == "when-laid"
    pending = Pending(
        seat=event.seat,
        placement=None,
        points=event.points,
        before=game.board,
        rack=held,
        pool=game.pool,
        made=final,
        pressed=final,
        unknown_tiles=event.count,
    )
    return with_rack(
        game,
        event.seat,
        rack,
        pool,
        totals=gain(game, event.seat, event.points),
        companion=replace(at, unknown_tiles=at.unknown_tiles + event.count),
        pending=pending,
        accepted=None,
        proposal=None,
        **ticking(game),
    )


@transition(ev.Noted)
def _note(event: ev.Noted, game: Game) -> Game:
    at, line = beside(game), game.line
    require(game.pending is None or game.pending.made, "the play is not made")
    require(event.of in game.seats, f"there is no seat {event.of}")
    require(line is not None and line[0] == event.of, "the latest line is another seat's")
    settled = 0 if game.changes is None else game.changes[event.of]
    same = (event.of, event.points) == line and event.total == game.totals[event.of] - settled
    if same:
        return replace(game, companion=replace(at, differing=at.differing - {event.seat}))
    at = replace(at, differing=at.differing | {event.seat})
    return replace(game, companion=at, clock_paused=game.clock is not None)


@transition(ev.Overdrawn)
def _overdrawn(event: ev.Overdrawn, game: Game) -> Game:
    at = beside(game)
    require(game.pending is None and not game.aside, "a play waits")
    count, _ = at.draw(event.seat)
    require(count > 0, "the seat has drawn nothing")
    most = min(game.bag_size, game.rules.rack_size)
    require(1 <= event.excess <= most, "the bag did not hold so many")
    expected = looked_at(game, event.seat, event.excess, seen=event.seen, from_new=event.from_new)
    require(event.looked == expected, f"the opponent looks at {expected}")
    if not event.seen:
        return game
    return with_rack(game, event.seat, *tiles.forget(game.racks[event.seat], game.pool))


def looked_at(game: Game, seat: ev.Seat, excess: int, *, seen: bool, from_new: bool) -> int:
    """How many tiles the opponent draws and looks at, from the new ones or from the whole rack."""
    at = beside(game)
    if not seen:
        return 0
    count, bag = at.draw(seat)
    there = count if from_new else len(game.racks[seat])
    return at.procedure.looked_at(excess, bag, there)


@transition(ev.JudgeCalled)
def _judge_called(event: ev.JudgeCalled, game: Game) -> Game:
    if game.judge is not None:
        return judge.summon(event, game)
    at = beside(game)
    require(at.called is None, "the judge is called")
    at = replace(at, called=event.seat)
    return replace(game, companion=at, clock_paused=game.clock is not None)


@transition(ev.JudgeDecided)
def _judge_decided(event: ev.JudgeDecided, game: Game) -> Game:
    require(len(event.seconds) == len(game.racks), "seconds for each seat")
    require(max(map(abs, event.seconds)) <= MOST_SECONDS, "more than an hour of seconds")
    if game.judge is not None:
        return judge.decide(event, game)
    at = beside(game)
    require(at.called is not None, "nobody called the judge")
    return replace(game, companion=replace(at, called=None, differing=frozenset()))


@transition(ev.Signed)
def _sign(event: ev.Signed, game: Game) -> Game:
    at = beside(game)
    require(at.procedure.signed and event.seat not in at.signed, "there is nothing to sign")
    require(game.changes is not None and not at.halted, "the game is not settled")
    require(event.totals == game.totals, f"the totals are {game.totals}")
    return replace(game, companion=replace(at, signed=at.signed | {event.seat}))


def without_signatures(game: Game) -> Game:
    """The game with both sheets to sign: what was signed is not the result any more (SV-30)."""
    at = beside(game)
    return replace(game, companion=replace(at, signed=frozenset())) if at.signed else game
