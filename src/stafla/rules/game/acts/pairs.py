"""The act of partners: to lay one's own rack in another order (PL-68)."""

from stafla.rules.game.acts.permission import require
from stafla.rules.game.events import Arranged, Event, Seat
from stafla.rules.game.refusals import ArrangedTooOften, NotOnRack, PlaysAlone
from stafla.rules.game.state import pairs
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
    require(game, "playing", seat)
    if game.pairs is None:
        raise PlaysAlone
    if sorted(tiles) != sorted(game.racks[seat]):
        raise NotOnRack
    if game.pairs.shown[seat] == tiles:
        return ()
    if game.pairs.arranged[seat] >= pairs.MOST_ARRANGED:
        raise ArrangedTooOften(most=pairs.MOST_ARRANGED)
    return (Arranged(seat, tiles),)
