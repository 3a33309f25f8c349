"""Looks after the clocks of all tables: what time alone brings about is written in time.

The log says when that is, so a server that starts again, or any of several, goes on where another
stopped. Nothing depends on how soon somebody looks: every event carries its own moment. Tables that
lack nobody, but were not made when their last player came, are made by the way, and bots are called
to tables that have waited long for them, since the worker in which they thought may be gone.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from stafla.club.tables.tables import Tables

PERIOD_SECONDS = 0.5
MOST_AT_ONCE = 200
LEFT_SECONDS = 600.0
GATHERED_EVERY_SECONDS = 20.0
CALLED_EVERY_SECONDS = 60.0
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 5.0, 300.0
MOST_ASIDE = 2_000
# between two looks while the database is away at the longest, so that they fill no log
LONGEST_PERIOD_SECONDS = 10.0
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pause:
    """How long a table is left alone whose clock could not be looked after, and until when."""

    until: float
    seconds: float


class Timekeeper:
    """A thread that looks for clocks that are due.

    Args:
        tables: whose clocks they are.
        told: called with every table at which time brought something about.
        begun: begins the tables that lack nobody; which.
        period: how often it looks, in seconds.
    """

    def __init__(
        self,
        tables: Tables,
        told: Callable[[str], None],
        begun: Callable[[], Iterable[str]] = tuple,
        period: float = PERIOD_SECONDS,
    ) -> None:
        self._tables = tables
        self._told = told
        self._begun = begun
        self._period = period
        self._aside: dict[str, Pause] = {}
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="timekeeper", daemon=True)

    def resume(self) -> None:
        """Begin to look; once, at the start."""
        self._thread.start()

    def close(self) -> None:
        """Look no more."""
        self._closing.set()
        if self._thread.is_alive():
            self._thread.join()

    def look(self) -> int:
        """Write what is due now; returns at how many tables.

        A table at which that fails, for whatever reason, stays due and the oldest: it is left alone
        for a while, longer each time, so that it stops no other clock and fills no log.
        """
        looked = 0
        # those that are left alone take no place of the others
        for table in self._waiting(self._tables.due(MOST_AT_ONCE + len(self._aside))):
            try:
                self._tables.tick(table)
                self._told(table)
            except Exception:
                log.exception("the clock of table %s could not be looked after", table)
                self._put_aside(table)
            else:
                self._aside.pop(table, None)
                looked += 1
        return looked

    def _waiting(self, due: Iterable[str]) -> list[str]:
        now, due = time.monotonic(), tuple(due)
        for table in self._aside.keys() - set(due):
            del self._aside[table]  # somebody else looked after it
        paused = {table for table, pause in self._aside.items() if now < pause.until}
        return [table for table in due if table not in paused][:MOST_AT_ONCE]

    def _put_aside(self, table: str) -> None:
        before = self._aside.pop(table, None)
        seconds = min(2 * before.seconds, LONGEST_PAUSE_SECONDS) if before else FIRST_PAUSE_SECONDS
        self._aside[table] = Pause(time.monotonic() + seconds, seconds)
        while len(self._aside) > MOST_ASIDE:
            del self._aside[next(iter(self._aside))]

    def look_for_left(self) -> None:
        """End the rated games that somebody left."""
        for table in self._tables.abandoned_games(MOST_AT_ONCE):
            try:
                if self._tables.leave(table):
                    self._told(table)
            except Exception:
                log.exception("the rated table %s that somebody left could not be ended", table)

    def gather(self) -> None:
        """Begin what a server that was stopped, or a database that was away, left unbegun."""
        for table in self._begun():
            self._told(table)

    def call_bots(self) -> None:
        """Have tables looked at that have waited for a bot for so long that none thinks there."""
        for table in self._tables.forgotten_by_bots():
            self._told(table)

    def _run(self) -> None:
        looked, gathered = time.monotonic() - LEFT_SECONDS, -GATHERED_EVERY_SECONDS
        # when it starts, everybody is called anyway
        called = time.monotonic()
        pause = self._period
        while not self._closing.wait(pause):
            try:
                if time.monotonic() - looked >= LEFT_SECONDS:
                    looked = time.monotonic()
                    self.look_for_left()
                if time.monotonic() - gathered >= GATHERED_EVERY_SECONDS:
                    gathered = time.monotonic()
                    self.gather()
                if time.monotonic() - called >= CALLED_EVERY_SECONDS:
                    called = time.monotonic()
                    self.call_bots()
                while self.look() == MOST_AT_ONCE and not self._closing.is_set():
                    pass
                pause = self._period
            except Exception:
                log.exception("the clocks could not be looked after; they are looked at again")
                pause = max(self._period, min(2 * pause, LONGEST_PERIOD_SECONDS))
