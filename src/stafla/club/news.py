"""Telling watchers that something happened at a table.

News is a hint: whoever hears it looks into the log, and whoever misses it finds everything
there too.
"""

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Listener = Callable[[], None]


class News:
    """Listeners by table; ``closed`` when there will be no more news."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._lock = threading.Lock()
        self.closed = False

    def close(self) -> None:
        """Wake everybody for the last time; they see that it is ``closed``."""
        self.closed = True
        with self._lock:
            listeners = [listener for told in self._listeners.values() for listener in told]
        for listener in listeners:
            listener()

    def tell(self, table: str) -> None:
        """Call everyone who listens to this table; from any thread."""
        with self._lock:
            listeners = tuple(self._listeners.get(table, ()))
        for listener in listeners:
            listener()

    @contextmanager
    def listening(self, table: str, listener: Listener) -> Iterator[None]:
        """Have ``listener`` called, in whatever thread, while this lasts."""
        with self._lock:
            self._listeners[table].add(listener)
        try:
            yield
        finally:
            with self._lock:
                self._listeners[table].discard(listener)
                if not self._listeners[table]:
                    del self._listeners[table]

    def count(self, table: str) -> int:
        """How many listen to this table."""
        with self._lock:
            return len(self._listeners.get(table, ()))
