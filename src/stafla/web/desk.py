"""Slow work on request: few threads of its own, so that hashing passwords holds up no table."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from stafla.club.errors import TableRefusal

CLERKS = 2
MOST_WAITING = 64

Given = ParamSpec("Given")
Result = TypeVar("Result")


class DeskBusy(TableRefusal):
    """Too many wait already."""

    code = "busy"


class Desk:
    """Does one thing after another in ``clerks`` threads; never on the event loop."""

    def __init__(self, clerks: int = CLERKS, most: int = MOST_WAITING) -> None:
        self._clerks = ThreadPoolExecutor(clerks, thread_name_prefix="desk")
        self._most = most
        self._waiting = 0

    async def do(
        self, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """The result of ``work``; call it from the event loop.

        Raises:
            DeskBusy, and whatever the work raises.
        """
        if self._waiting >= self._most:
            raise DeskBusy
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._clerks, lambda: work(*args, **kwargs))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Finish what is under way."""
        self._clerks.shutdown(cancel_futures=True)
