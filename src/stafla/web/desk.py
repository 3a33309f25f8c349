"""Slow work on request: few threads of its own, so that hashing passwords holds up no table.

Everybody who waits is served in turn, one piece of work of each address after another, and where
there is no more room, who has most waiting makes it: one visitor cannot take all places.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from stafla.web.asking import ASKING
from stafla.web.fair import Turns

CLERKS = 2
MOST_WAITING = 200

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Desk:
    """Does ``clerks`` things at a time in threads of its own; never on the event loop.

    Args:
        clerks: how many threads.
        most: how many may wait.
        rest: for how long a thread does nothing after each piece of work, as a multiple of what
            that took: with 1 no more than half of the time is worked, whoever asks for how much.
    """

    def __init__(self, clerks: int = CLERKS, most: int = MOST_WAITING, rest: float = 0.0) -> None:
        self._clerks = ThreadPoolExecutor(clerks, thread_name_prefix="desk")
        self._turns = Turns(clerks, most, clerks)
        self._rest = rest

    async def do(
        self, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """The result of ``work``; call it from the event loop.

        Raises:
            Busy: too many wait already; and whatever the work raises.
        """
        loop, who = asyncio.get_running_loop(), ASKING.get()
        await self._turns.take(who)
        began = loop.time()
        try:
            return await loop.run_in_executor(self._clerks, lambda: work(*args, **kwargs))
        finally:
            pause = self._rest * (loop.time() - began)
            if pause:  # the answer goes out at once, the place is free after the rest
                loop.call_later(pause, self._turns.give, who)
            else:
                self._turns.give(who)

    def close(self) -> None:
        """Finish what is under way."""
        self._clerks.shutdown(cancel_futures=True)
