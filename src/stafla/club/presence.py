"""Who is at a table: signs of life, kept while the server runs.

Nothing in a game depends on them but whether a claim that somebody is gone may be made, and that
claim is then an event of its own.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable

MOST_KEPT = 50_000


class Presence:
    """When each seat last gave a sign of life.

    Args:
        now: milliseconds since 1970 (UTC).
        most: how many seats are remembered.
    """

    def __init__(self, now: Callable[[], int], most: int = MOST_KEPT) -> None:
        self._now = now
        self._most = most
        self._since = now()
        self._signs: OrderedDict[tuple[str, int], int] = OrderedDict()
        self._lock = threading.Lock()

    def sign(self, table: str, seat: int) -> None:
        """Somebody at this seat did something, or their device said that it is there."""
        with self._lock:
            self._signs[table, seat] = self._now()
            self._signs.move_to_end((table, seat))
            while len(self._signs) > self._most:
                self._signs.popitem(last=False)

    def last(self, table: str, seat: int) -> int:
        """When the seat gave its last sign; the start of the server, if none is known.

        A server that starts again must not hold its absence against the players.
        """
        with self._lock:
            return self._signs.get((table, seat), self._since)
