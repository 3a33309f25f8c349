"""Who is at a table: signs of life, kept while the server runs.

Nothing in a game depends on them but whether a claim that somebody is gone may be made, and that
claim is then an event of its own. Several workers tell each other what they see.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable

from stafla.club.news.hub import News

TOPIC = "sign"
MOST_KEPT = 50_000
LEFT_TOPIC = "left"
# how often a seat's signs are told to other workers, in milliseconds
TOLD_EVERY = 30_000
AWAY = 60_000
"""Milliseconds without a sign after which nobody counts on somebody: a page beats every twenty
seconds, and other workers hear of every second beat."""
BACK_WITHIN = 5_000
"""Milliseconds for a page to come back, as one that is loaded again does."""
# a clock that goes back by less is none that was set, in milliseconds
SET_BACK = 1_000


class Presence:
    """When each seat last gave a sign of life, here or at another worker.

    Args:
        now: milliseconds since 1970 (UTC).
        news: by which the workers of a site tell each other.
        most: how many seats are remembered.
    """

    def __init__(self, now: Callable[[], int], news: News, most: int = MOST_KEPT) -> None:
        self._now = now
        self._news = news
        self._most = most
        self._since = self._latest = now()
        self._signs: OrderedDict[tuple[str, int], int] = OrderedDict()
        self._told: OrderedDict[tuple[str, int], int] = OrderedDict()
        self._left: OrderedDict[tuple[str, int], int] = OrderedDict()
        self._lock = threading.Lock()
        news.overhear(self._overheard)

    def sign(self, table: str, seat: int) -> None:
        """Somebody at this seat did something, or their device said that it is there."""
        with self._lock:
            now = self._time()
            self._note(self._signs, table, seat, now)
            self._left.pop((table, seat), None)
            last = self._told.get((table, seat))
            tell = last is None or now - last >= TOLD_EVERY
            if tell:
                self._note(self._told, table, seat, now)
        if tell:
            self._news.tell(f"{TOPIC} {seat} {table}")

    def last(self, table: str, seat: int) -> int:
        """When the seat gave its last sign; the start of the server, if none is known.

        A server that starts again must not hold its own absence against the players, nor one
        that hears nothing of the others its deafness.
        """
        with self._lock:
            now = self._time()
            if not self._news.whole:
                self._since = now
            return max(self._since, self._signs.get((table, seat), 0))

    def is_here(self, table: str, seat: int, within: int) -> bool:
        """Whether the seat gave a sign within so many milliseconds, as far as is known here."""
        with self._lock:
            now, at = self._time(), self._signs.get((table, seat))
        return at is not None and now - at <= within

    def is_away(self, table: str, seat: int) -> bool:
        """Whether nobody sees the table from this seat: the page was closed, or gives no sign."""
        with self._lock:
            now, left = self._time(), self._left.get((table, seat))
        if left is not None and now - left > BACK_WITHIN:
            return True
        return not self.is_here(table, seat, AWAY)

    def depart(self, table: str, seat: int) -> None:
        """The last page that showed the table from this seat has gone, perhaps to come back.

        Earlier signs still count where it is asked since when the seat is gone (`last`).
        """
        with self._lock:
            self._note(self._left, table, seat, self._time())
            self._told.pop((table, seat), None)
        self._news.tell(f"{LEFT_TOPIC} {seat} {table}")

    def leave(self, table: str, seat: int) -> None:
        """Somebody at this seat has closed the page: earlier signs count no more."""
        with self._lock:
            self._signs.pop((table, seat), None)

    def lately(self, within: int, most: int) -> tuple[tuple[str, int], ...]:
        """The seats that gave a sign within so many milliseconds, the latest first."""
        found: list[tuple[str, int]] = []
        with self._lock:
            now = self._time()
            for seat, at in reversed(self._signs.items()):
                if now - at > within or len(found) == most:
                    break
                found.append(seat)
        return tuple(found)

    def _overheard(self, topic: str) -> None:
        kind, _, rest = topic.partition(" ")
        seat, _, table = rest.partition(" ")
        if kind not in (TOPIC, LEFT_TOPIC) or not seat.isdecimal():
            return
        with self._lock:
            if kind == LEFT_TOPIC:
                self._note(self._left, table, int(seat), self._time())
                return
            self._note(self._signs, table, int(seat), self._time())
            self._left.pop((table, int(seat)), None)

    def _time(self) -> int:
        """The time now. Where the clock was set back, what was noted is set back with it.

        Else whoever went before would seem to be there until the clock has caught up.
        """
        now = self._now()
        back = self._latest - now
        if back > SET_BACK:
            self._since -= back
            for noted in (self._signs, self._told, self._left):
                noted.update({seat: at - back for seat, at in noted.items()})
        if not 0 < back <= SET_BACK:
            self._latest = now
        return now

    def _note(
        self, signs: OrderedDict[tuple[str, int], int], table: str, seat: int, now: int
    ) -> None:
        signs[table, seat] = now
        signs.move_to_end((table, seat))
        while len(signs) > self._most:
            signs.popitem(last=False)
