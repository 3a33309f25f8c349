"""Slow work on request: few threads of its own, so that hashing passwords holds up no table.

Everybody who waits is served in turn, one piece of work of each address after another, and where
there is no more room, who has most waiting makes it: one visitor cannot take all places.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

from stafla.web.current_address import ASKING
from stafla.web.fair_slots import FairSlots

THREADS = 2
MOST_WAITING = 200

Given = ParamSpec("Given")
Result = TypeVar("Result")


class WorkerPool:
    """Does ``threads`` things at a time, in threads of its own; never on the event loop.

    Args:
        threads: how many threads.
        most: how many may wait.
        rest: for how long a thread does nothing after each piece of work, as a multiple of what
            that took: with 1 no more than half of the time is worked, whoever asks for how much.
    """

    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING, rest: float = 0.0) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="worker")
        self._slots = FairSlots(threads, most, threads)
        self._rest = rest

    async def do(
        self, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """The result of ``work``; call it from the event loop.

        Raises:
            Busy: too many wait already; and whatever the work raises.
        """
        loop, who = asyncio.get_running_loop(), ASKING.get()
        await self._slots.take(who)
        try:
            return await loop.run_in_executor(
                self._threads, lambda: self._run(lambda: work(*args, **kwargs))
            )
        finally:
            self._slots.give(who)

    def _run(self, work: Callable[[], Result]) -> Result:
        """The result of ``work``, which goes out at once; the thread rests before other work."""
        began = time.monotonic()
        try:
            return work()
        finally:
            with suppress(RuntimeError):  # the pool is being closed
                if self._rest:
                    self._threads.submit(time.sleep, self._rest * (time.monotonic() - began))

    def close(self) -> None:
        """Finish what is under way."""
        self._threads.shutdown(cancel_futures=True)
