"""An act in the making: the events decided so far and the game after them."""

from stafla import _core
from stafla.rules.base import tiles
from stafla.rules.base.tiles import UNKNOWN
from stafla.rules.game.events import Drawn, Event, Passed, Seat, Yielded
from stafla.rules.game.state import bags
from stafla.rules.game.state.game import Game
from stafla.rules.game.transitions.variants import must_open


class EventBuilder:
    """Events in a row, each decided in the game after the one before.

    They belong together: a store keeps all of them or none.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._events: list[Event] = []

    def add(self, event: Event) -> None:
        """One more event."""
        self.game = self.game.after(event)
        self._events.append(event)

    @property
    def events(self) -> tuple[Event, ...]:
        """What was decided."""
        return tuple(self._events)

    def draw(self, seat: Seat, count: int) -> None:
        """Up to ``count`` tiles from the bag for a seat; nothing if there are none to draw.

        Of two bags, as far as there is nothing to choose (PL-41).
        """
        for bag, share in bags.shares(self.game, count):
            if drawn := drawn_tiles(self.game, share, bag):
                self.add(Drawn(seat, drawn, bag))


def drawn_tiles(game: Game, count: int, bag: int | None = None) -> bytes:
    """The next tiles from the bag, as the seed decides; `UNKNOWN` where it cannot be told."""
    seed, held = game.seed, bags.part(game, bag)
    if seed is None or held is None:
        return bytes([UNKNOWN]) * count
    return _core.Bag(game.rules, seed, held, game.draws).draw(count)[0]


def passing(game: Game, seat: Seat) -> Event:
    """A pass, or the opening yielded where it asks for more letters than the rules (A-13)."""
    return Yielded(seat) if must_open(game) else Passed(seat)


def known_rack(game: Game, seat: Seat) -> bytes | None:
    """The seat's rack for the kernel; None if a tile of it is not known."""
    rack = game.racks[seat]
    return None if tiles.hidden_count(rack) else rack
