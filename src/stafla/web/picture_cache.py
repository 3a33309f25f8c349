"""Pictures drawn on request: one at a time, and the latest kept for whoever asks next."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from stafla.records import Picture
from stafla.records.diagram import png
from stafla.web.workers import WorkerPool

MOST_KEPT = 100
MOST_WAITING = 16
Players = tuple[tuple[str, int], ...]


class PictureCache:
    """Draws PNG in a thread of its own, so that pictures hold up no table.

    What is kept is found by everything that is on the picture, so nobody is given another's.
    """

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._desk = WorkerPool(1, MOST_WAITING)
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    async def board(self, picture: Picture) -> bytes:
        """The board alone; call it from the event loop, as `card`.

        Raises:
            Busy: too many wait already.
        """
        return await self._draw(picture, lambda: png.board(picture))

    async def card(self, picture: Picture, players: Players, told: str) -> bytes:
        """The board with the players beside it.

        Raises:
            Busy
        """
        key = (picture, players, told)
        return await self._draw(key, lambda: png.card(picture, players, told))

    def close(self) -> None:
        """Finish what is being drawn."""
        self._desk.close()

    async def _draw(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        if key not in self._kept:
            self._kept[key] = await self._desk.do(draw)
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return self._kept[key]
