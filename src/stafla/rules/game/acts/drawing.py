"""Drawing from two bags, tile by tile (PL-41)."""

from stafla.rules.game.acts.builder import EventBuilder, drawn_tiles
from stafla.rules.game.events import Drawn, Returned, Seat
from stafla.rules.game.state import bags


def take(acts: EventBuilder, seat: Seat, bag: int) -> None:
    """One tile from a bag, and the others if nothing is left to choose."""
    acts.add(Drawn(seat, drawn_tiles(acts.game, 1, bag), bag))
    acts.draw(seat, bags.lacking(acts.game, seat))


def draw_out(acts: EventBuilder) -> None:
    """Draw for whoever is not there to choose, from the fuller bag each time."""
    while (seat := acts.game.drawer) is not None:
        take(acts, seat, bags.fuller(acts.game))
    give_back(acts)


def give_back(acts: EventBuilder) -> None:
    """The end of an exchange: the tiles put aside go into the bag (IS-17)."""
    if acts.game.aside:
        assert acts.game.to_move is not None
        acts.add(Returned(acts.game.to_move))
