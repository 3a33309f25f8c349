"""How the events of pairs change a game."""

from stafla.rules.base.replace import replace
from stafla.rules.game.events import Arranged, Led
from stafla.rules.game.state import pairs
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.steps import require, turn_of


@transition(Led)
def _lead(event: Led, game: Game) -> Game:
    require(game.pairs is not None, "everybody plays alone")
    assert game.pairs is not None and game.to_move is not None
    require(len(game.movers) > 1 and event.seat in game.movers, "it cannot lead")
    turn_of(game, game.to_move)
    return replace(game, pairs=replace(game.pairs, led=game.turn, leader=event.seat))


@transition(Arranged)
def _arrange(event: Arranged, game: Game) -> Game:
    require(game.pairs is not None, "nobody sees how a rack lies")
    assert game.pairs is not None
    told, count = game.pairs, game.pairs.arranged[event.seat]
    require(event.seat in game.active, "the seat has resigned")
    require(count < pairs.MOST_ARRANGED, "it was arranged too often")
    require(sorted(event.tiles) == sorted(game.racks[event.seat]), "these are other tiles")
    return replace(
        game,
        pairs=replace(
            told,
            shown=(*told.shown[: event.seat], event.tiles, *told.shown[event.seat + 1 :]),
            arranged=tuple(n + (s == event.seat) for s, n in enumerate(told.arranged)),
        ),
    )
