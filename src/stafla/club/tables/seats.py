"""Who sits where, and who is let to which seat."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from stafla.club.news.hub import News
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import NotAPerson, NotYourTable
from stafla.store import GameStore, Seat


def seat_of(audience: Audience, seats: Sequence[Seat]) -> int:
    """The seat that somebody acts for.

    Raises:
        NotYourTable, NotAPerson: as `require_seat`.
    """
    if audience.seat is None:
        raise NotAPerson
    require_seat(audience, seats)
    return audience.seat


def require_seat(audience: Audience, seats: Sequence[Seat]) -> None:
    """Let somebody to the seat they ask for.

    Raises:
        NotYourTable: it is another's.
        NotAPerson: a bot's, or nobody's.
    """
    asked, known = None, False
    for player in seats:
        known = known or audience.holds(player)
        if player.seat == audience.seat:
            asked = player
    if not known:
        raise NotYourTable
    if asked is None or asked.kind != "person":
        raise NotAPerson
    if not audience.holds(asked):
        raise NotYourTable


# who sits where is kept in memory while tables are asked for
TOPIC = "seats"
MOST_KEPT = 4_096
KEPT_SECONDS = 30.0
Seats = tuple[Seat, ...]


class SeatCache:
    """The seats of tables, as the database has them.

    Args:
        games: the database.
        news: tells of what other workers change; what it may have missed is asked again.
        now: seconds, of a clock that nobody sets.
        most: how many tables are kept.
    """

    def __init__(
        self,
        games: GameStore,
        news: News,
        now: Callable[[], float] = time.monotonic,
        most: int = MOST_KEPT,
    ) -> None:
        self._games = games
        self._news = news
        self._now = now
        self._most = most
        self._kept: OrderedDict[str, tuple[float, Seats]] = OrderedDict()
        self._changes = 0
        self._lock = threading.Lock()
        news.elsewhere(self._hear)

    def of(self, table: str) -> Seats:
        """Who sits where at a table, by seat."""
        known = self.fresh(table)
        if known:
            return known
        now, changes = self._now(), self._changes
        seats = self._games.seats(table)
        with self._lock:
            if seats and changes == self._changes:
                self._kept[table] = now, seats
                self._kept.move_to_end(table)
                while len(self._kept) > self._most:
                    self._kept.popitem(last=False)
        return seats

    def fresh(self, table: str) -> Seats | None:
        """Who sits where, if the database need not be asked for that now."""
        with self._lock:
            known = self._kept.get(table)
        if known and self._news.whole and self._now() - known[0] < KEPT_SECONDS:
            return known[1]
        return None

    def get(self, table: str) -> Seats | None:
        """Who sat where at a table when that was last asked, if it still is known here."""
        with self._lock:
            cached = self._kept.get(table)
        return None if cached is None else cached[1]

    def change(self) -> None:
        """Seats were changed, nobody says where: ask again, here and at other workers."""
        self._forget()
        self._news.tell(TOPIC)

    def _hear(self, topic: str | None) -> None:
        if topic in (None, TOPIC):
            self._forget()

    def _forget(self) -> None:
        with self._lock:
            self._changes += 1
            self._kept.clear()
