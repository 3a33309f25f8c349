"""Telling watchers that something happened at a table.

News is a hint: whoever hears it looks into the log, and whoever misses it finds everything
there too.
"""

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

Listener = Callable[[], None]


class News(Protocol):
    """What is told of topics (tables by id, the lobby), and who hears it."""

    @property
    def closed(self) -> bool:
        """Whether there will be no more news."""

    def close(self) -> None:
        """Wake everybody for the last time; they see that it is ``closed``."""

    def tell(self, topic: str) -> None:
        """Call everyone who listens to this topic, here or elsewhere; from any thread, at once."""

    def listening(self, topic: str, listener: Listener) -> AbstractContextManager[None]:
        """Have ``listener`` called, in whatever thread, while this lasts."""

    def count(self, topic: str) -> int:
        """How many listen to this topic in this process."""

    def overhear(self, listener: Callable[[str], None]) -> None:
        """Have ``listener`` called with every topic that is told, here or elsewhere, for good."""

    def elsewhere(self, listener: Callable[[str | None], None]) -> None:
        """Have ``listener`` called with every topic that others tell, before anybody else hears.

        None: anything may have been told while nobody here heard it.
        """

    @property
    def whole(self) -> bool:
        """Whether what is told elsewhere is heard here now."""


class LocalNews:
    """News among the threads of one process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._overhearing: list[Callable[[str], None]] = []
        self._elsewhere: list[Callable[[str | None], None]] = []
        self._lock = threading.Lock()
        self.closed = False
        self.whole = True

    def close(self) -> None:
        """As of `News`."""
        self.closed = True
        self.tell_all()

    def tell_all(self) -> None:
        """Call everyone: something may have happened anywhere."""
        with self._lock:
            listeners = [listener for told in self._listeners.values() for listener in told]
        for listener in listeners:
            listener()

    def hear(self, topic: str | None) -> None:
        """Others told of a topic; None: of what, nobody knows."""
        for listener in self._elsewhere:
            listener(topic)
        if topic is None:
            self.tell_all()
        else:
            self.tell(topic)

    def tell(self, topic: str) -> None:
        """As of `News`."""
        with self._lock:
            listeners = tuple(self._listeners.get(topic, ()))
            overhearing = tuple(self._overhearing)
        for listener in listeners:
            listener()
        for hearer in overhearing:
            hearer(topic)

    def overhear(self, listener: Callable[[str], None]) -> None:
        """As of `News`."""
        with self._lock:
            self._overhearing.append(listener)

    def elsewhere(self, listener: Callable[[str | None], None]) -> None:
        """As of `News`."""
        self._elsewhere.append(listener)

    @contextmanager
    def listening(self, topic: str, listener: Listener) -> Iterator[None]:
        """As of `News`."""
        with self._lock:
            self._listeners[topic].add(listener)
        try:
            yield
        finally:
            with self._lock:
                self._listeners[topic].discard(listener)
                if not self._listeners[topic]:
                    del self._listeners[topic]

    def count(self, topic: str) -> int:
        """As of `News`."""
        with self._lock:
            return len(self._listeners.get(topic, ()))
