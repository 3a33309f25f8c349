"""Who sits where, and who is let to which seat."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

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
# tables that are asked for together, in one statement
MOST_AT_ONCE = 200
Seats = tuple[Seat, ...]


@dataclass(slots=True)
class _Kept:
    """The seats of a table, when the database said so, and whether they were of use since."""

    at: float
    seats: Seats
    used: bool = False


class SeatCache:
    """The seats of tables, as the database has them.

    Nothing is kept for long, so a table at which somebody acts twice a minute would have the
    database asked for every second act. Whoever has to ask does so for all that were of use since
    they were asked for and have half their time behind them.

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
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._changes = 0
        self._lock = threading.Lock()
        news.elsewhere(self._hear)

    def of(self, table: str) -> Seats:
        """Who sits where at a table, by seat."""
        known = self.fresh(table)
        if known:
            return known
        now = self._now()
        with self._lock:
            changes = self._changes
            asked = [table, *self._tables_of_use(table, now - KEPT_SECONDS / 2)]
        found = self._games.seats_at(asked)
        with self._lock:
            if changes == self._changes:
                for name, seats in found.items():
                    self._kept[name] = _Kept(now, seats)
                    self._kept.move_to_end(name)
                while len(self._kept) > self._most:
                    self._kept.popitem(last=False)
        return found.get(table, ())

    def _tables_of_use(self, table: str, before: float) -> Iterator[str]:
        """Other tables that were of use since they were asked for, which was before some time."""
        if not self._news.whole:
            return
        told = 1
        for name, kept in self._kept.items():
            if kept.at > before or told == MOST_AT_ONCE:
                return
            of_use, kept.used = kept.used, False  # whoever asks meanwhile leaves it to this one
            if of_use and name != table:
                told += 1
                yield name

    def fresh(self, table: str) -> Seats | None:
        """Who sits where, if the database need not be asked for that now."""
        with self._lock:
            known = self._kept.get(table)
        if known and self._news.whole and self._now() - known.at < KEPT_SECONDS:
            known.used = True
            return known.seats
        return None

    def get(self, table: str) -> Seats | None:
        """Who sat where at a table when that was last asked, if it still is known here."""
        with self._lock:
            cached = self._kept.get(table)
        return None if cached is None else cached.seats

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
