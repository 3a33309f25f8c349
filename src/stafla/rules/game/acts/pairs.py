"""The act of partners: to lay one's own rack in another order (PL-68)."""

from stafla.rules.game.acts.permission import require
from stafla.rules.game.events import Arranged, Event, Seat
from stafla.rules.game.refusals import NotOnRack
from stafla.rules.game.state.game import Game


def arrange(game: Game, seat: Seat, tiles: bytes) -> tuple[Event, ...]:
    """Lay the tiles of one's rack in this order, at any time; the partner sees it.

    Nothing happens if they lie so already.

    Raises:
        PlaysAlone: there is no partner to see it.
        NotOnRack: these are not the tiles of the rack.
        ArrangedTooOften: a record has an end.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "arrange", seat)
    assert game.pairs is not None
    if sorted(tiles) != sorted(game.racks[seat]):
        raise NotOnRack
    if game.pairs.shown[seat] == tiles:
        return ()
    require(game, "arrange-anew", seat)
    return (Arranged(seat, tiles),)
