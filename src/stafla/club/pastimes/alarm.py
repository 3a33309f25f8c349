"""What is done at a time: one thread that waits for the next of them."""

import heapq
import itertools
import logging
import threading
import time
from collections.abc import Callable

log = logging.getLogger(__name__)


class Alarm:
    """Does jobs at their times, one after another.

    Nothing depends on how exact it is: what a job writes carries the server's clock, and a job that
    comes too late, or twice, finds nothing to do.

    Args:
        name: of the thread.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: list[tuple[float, int, Callable[[], object]]] = []
        self._order = itertools.count()
        self._changed = threading.Condition()
        self._closed = False
        self._thread: threading.Thread | None = None

    def wake(self, seconds: float, job: Callable[[], object]) -> None:
        """Do something after so many seconds."""
        with self._changed:
            if self._closed:
                return
            heapq.heappush(self._jobs, (time.monotonic() + seconds, next(self._order), job))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
            self._changed.notify()

    def close(self) -> None:
        """Let the job under way finish, and do no more."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while (job := self._next()) is not None:
            try:
                job()
            except Exception:
                log.exception("what was to be done at a time was not")

    def _next(self) -> Callable[[], object] | None:
        """The job that is due; None: there will be no more."""
        with self._changed:
            while not self._closed:
                now = time.monotonic()
                if self._jobs and self._jobs[0][0] <= now:
                    return heapq.heappop(self._jobs)[2]
                self._changed.wait(self._jobs[0][0] - now if self._jobs else None)
        return None
