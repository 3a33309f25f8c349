"""How the start changes a game: numbers for the bag, the draw or lot for the first turn.

Nothing is decided here: the deciding functions make only events that can follow. What is checked
is what a record from elsewhere could get wrong, above all that no tile is in two places.
"""

from stafla import _core
from stafla.rules.base import tiles
from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state import mixing
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.steps import (
    matches_seed,
    require,
)


def check_filled(game: Game) -> None:
    """The bag must wait for nobody's random number."""
    require(mixing.complete(game), "a random number is awaited")


@transition(ev.RandomAdded)
def _random_added(event: ev.RandomAdded, game: Game) -> Game:
    require(event.seat in mixing.missing_numbers(game), "no random number is awaited of this seat")
    require(len(event.random) == ev.RANDOM_BYTES, "a random number has 32 bytes")
    return replace(game, added={**game.added, event.seat: event.random})


@transition(ev.FirstAgreed)
def _first_agreed(_event: ev.FirstAgreed, game: Game) -> Game:
    require(not game.draws and game.favoured is None, "the start is drawn")
    require(game.first is None and game.agreed_first is None, "the start is settled")
    return game


@transition(ev.StartDrawn)
def _start_drawn(event: ev.StartDrawn, game: Game) -> Game:
    require(game.first is None, "the start is settled")
    check_filled(game)
    require(matches_seed(game, bytes([event.tile])), "the seed draws another tile")
    return replace(
        game,
        pool=tiles.without(game.pool, bytes([event.tile])),
        start_tiles=(*game.start_tiles, (event.seat, event.tile)),
        draws=game.draws + 1,
    )


@transition(ev.LotDrawn)
def _lot_drawn(event: ev.LotDrawn, game: Game) -> Game:
    require(game.first is None, "the start is settled")
    check_filled(game)
    lot = game.seed and _core.lot(game.seed, 0, len(game.seats))
    require(lot in (None, event.seat), f"the lot favours seat {lot}")
    return replace(game, favoured=event.seat)


@transition(ev.AdvantageChosen)
def _advantage_chosen(event: ev.AdvantageChosen, game: Game) -> Game:
    require(game.favoured == event.seat, "the lot favoured another seat")
    return game


@transition(ev.FirstSet)
def _first_set(event: ev.FirstSet, game: Game) -> Game:
    require(game.first is None, "the start is settled")
    check_filled(game)
    require(game.agreed_first in (None, event.seat), "another was to begin")
    back = bytes(tile for _, tile in game.start_tiles)
    return replace(game, first=event.seat, pool=tiles.put(game.pool, back), start_tiles=())
