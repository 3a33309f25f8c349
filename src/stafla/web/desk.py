"""Slow work on request: few threads of its own, so that hashing passwords holds up no table.

Everybody who waits is served in turn, one piece of work of each address after another, and where
there is no more room, who has most waiting makes it: one visitor cannot take all places.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from stafla.club.errors import TableRefusal
from stafla.web.asking import ASKING

CLERKS = 2
MOST_WAITING = 200

Given = ParamSpec("Given")
Result = TypeVar("Result")


class DeskBusy(TableRefusal):
    """Too many wait already."""

    code = "busy"


class Desk:
    """Does ``clerks`` things at a time in threads of its own; never on the event loop."""

    def __init__(self, clerks: int = CLERKS, most: int = MOST_WAITING) -> None:
        self._clerks = ThreadPoolExecutor(clerks, thread_name_prefix="desk")
        self._free = clerks
        self._most = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def do(
        self, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """The result of ``work``; call it from the event loop.

        Raises:
            DeskBusy, and whatever the work raises.
        """
        loop = asyncio.get_running_loop()
        await self._turn(ASKING.get())
        try:
            return await loop.run_in_executor(self._clerks, lambda: work(*args, **kwargs))
        finally:
            self._next()

    def close(self) -> None:
        """Finish what is under way."""
        self._clerks.shutdown(cancel_futures=True)

    async def _turn(self, who: str) -> None:
        """Wait until a clerk is free for an address."""
        if self._free:
            self._free -= 1
            return
        self._make_room(who)
        ticket = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled() and ticket.exception() is None:
                self._next()  # the clerk was there already
            else:
                self._forget(who, ticket)
            raise

    def _make_room(self, who: str) -> None:
        """Turn away the last of whoever has most waiting, if there is no more room.

        Raises:
            DeskBusy: that is who comes now.
        """
        if sum(map(len, self._waiting.values())) < self._most:
            return
        most = max(self._waiting, key=lambda one: len(self._waiting[one]))
        if len(self._waiting[most]) <= len(self._waiting.get(who, ())) + 1:
            raise DeskBusy
        last = self._waiting[most][-1]
        self._forget(most, last)
        last.set_exception(DeskBusy())

    def _forget(self, who: str, ticket: "asyncio.Future[None]") -> None:
        mine = self._waiting.get(who)
        if mine and ticket in mine:
            mine.remove(ticket)
            if not mine:
                del self._waiting[who]

    def _next(self) -> None:
        """A clerk is free: the first of the address that was served longest ago is next."""
        while self._waiting:
            who, mine = self._waiting.popitem(last=False)
            ticket = mine.popleft()
            if mine:
                self._waiting[who] = mine
            if not ticket.done():
                return ticket.set_result(None)
        self._free += 1
