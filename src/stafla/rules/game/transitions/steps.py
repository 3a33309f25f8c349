"""Small steps from one state of a game to the next, which the events' effects are made of."""

from functools import reduce
from itertools import islice
from typing import Any, Literal

from stafla import _core
from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.refusals import BadEvent
from stafla.rules.game.state import bags, outcome
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pending import Pending


def require(condition: bool, why: str, because: str = "record-odd", **values: str | int) -> None:
    """Or the event is a bad one."""
    if not condition:
        raise BadEvent(0, why, because, **values)


def turn_of(game: Game, seat: ev.Seat) -> None:
    """The seat must be to move, with no play waiting and no exchange begun."""
    mine = game.phase == "turn" and game.to_move == seat
    require(mine and not game.aside, f"it is not the turn of seat {seat}", "record-turn")
    require(not (outcome.over(game) and outcome.exact(game)), "the game is over", "record-over")


def waiting(game: Game) -> Pending:
    """The play that must be waiting."""
    require(game.pending is not None, "no play waits")
    assert game.pending is not None
    return game.pending


def next_turn(game: Game, **members: Any) -> Game:
    """The turn goes on to the next seat that still plays; ``members`` change with it."""
    turn = game.turn + 1
    while game.playing and game.at(turn) not in game.playing:
        turn += 1
    came_round = turn // len(game.racks) > game.turn // len(game.racks)
    house = game.edition.house
    if came_round and house.opening_by_round and game.board.empty:
        game = with_opening(game, max(game.opening - 1, game.edition.opening.least))
    return replace(game, turn=turn, accepted=None, proposal=None, **members, **ticking(game))


def runs_after(
    game: Game,
    turn: Literal["laid", "exchanged", "passed", "taken-back", "lost"],
    points: int = 0,
) -> dict[str, int]:
    """The runs of passes and scoreless turns after a turn that ended so."""
    runs = (game.passes, game.scoreless)
    passes, scoreless = _core.runs_after(game.rules, runs, turn, points)
    return {"passes": passes, "scoreless": scoreless}


def with_opening(game: Game, letters: int) -> Game:
    """The game whose first play needs so many letters from now on.

    Decides PL-40.
    """
    rules = game.edition.ruleset(len(game.racks), letters)
    return replace(game, opening=letters, rules=rules)


def ticking(game: Game) -> dict[str, bool]:
    """What becomes of the clock: once somebody has moved it runs, and moving on ends a pause."""
    return {"clock_started": True, "clock_paused": False} if game.clock else {}


def with_rack(game: Game, seat: ev.Seat, rack: bytes, pool: bytes, **members: Any) -> Game:
    """Another rack for a seat, and the pool that goes with it; ``members`` change too."""
    racks = (*game.racks[:seat], rack, *game.racks[seat + 1 :])
    return replace(game, racks=racks, pool=pool, **members)


def gain(game: Game, seat: ev.Seat, points: int) -> tuple[int, ...]:
    """Totals after a seat gained points."""
    return tuple(total + points * (other == seat) for other, total in enumerate(game.totals))


def matches_seed(game: Game, drawn: bytes, which: int | None = None) -> bool:
    """Whether these are the tiles that the seed draws next, as far as that can be told."""
    seed, bag = game.seed, bags.part(game, which)
    if seed is None or bag is None or game.started.generator not in (ev.GENERATOR, ev.MIXED):
        return True
    return _core.Bag(game.rules, seed, bag, game.draws).draw(len(drawn))[0] == drawn


def lift(game: Game) -> Game:
    """The game without the play that waits: undo equals never having played."""
    play = waiting(game)
    companion = game.companion
    if companion is not None:
        left = companion.unknown_tiles - play.unknown_tiles
        companion = replace(companion, unknown_tiles=left)
    return with_rack(
        game,
        play.seat,
        play.rack,
        play.pool,
        companion=companion,
        board=play.before,
        totals=gain(game, play.seat, -play.points - play.theme),
        pending=None,
    )


def without_side(game: Game, seat: ev.Seat) -> Game:
    """A seat leaves the game, and its partner with it: a pair is there or it is not (PL-65)."""
    return reduce(without_seat, game.mates(seat), game)


def without_seat(game: Game, seat: ev.Seat) -> Game:
    """A seat leaves the game; the rack's tiles go out of play."""
    mine = game.to_move == seat
    game = with_rack(
        game,
        seat,
        b"",
        game.pool,
        removed=game.removed + game.racks[seat],
        passes=game.passes - passes_of(game, seat),
        resigned=game.resigned | {seat},
        owing=game.owing - {seat},
        accepted=None,
        proposal=None,
    )
    return next_turn(game) if mine else game


def passes_of(game: Game, seat: ev.Seat) -> int:
    """How many of the passes in a row are this seat's.

    They count no more when it resigns: all who are left must have passed twice (IS-27, FI-36,
    PL-31).
    """
    events = (event for _, event in reversed(outcome.effective_events(game.log)))
    passes = (event.seat for event in events if isinstance(event, ev.Passed))
    run = islice((who for who in passes if who in game.playing), game.passes)
    return sum(who == seat for who in run)
