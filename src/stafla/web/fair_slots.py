"""Slots: who works now, and who is next, so that one address cannot keep the others waiting."""

import asyncio
from collections import Counter, OrderedDict, deque

from stafla.club import ClubRefusal


class Busy(ClubRefusal):
    """Too many wait already."""

    code = "busy"


class FairSlots:
    """So many places at once, given to one address after another.

    Where too many wait, the last of whoever has most waiting is turned away.

    Args:
        places: how many there are.
        most: how many may wait.
        each: how many of the places one address may have at a time.
    """

    def __init__(self, places: int, most: int, each: int) -> None:
        self._free = places
        self._most = most
        self._each = each
        self._taken: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, who: str) -> None:
        """Wait for a place; `give` it back.

        Raises:
            Busy
        """
        if self._free and self._taken[who] < self._each:
            self._free -= 1
            self._taken[who] += 1
            return
        self._make_room(who)
        ticket = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled() and ticket.exception() is None:
                self.give(who)  # the place was there already
            else:
                self._forget(who, ticket)
            raise

    def give(self, who: str) -> None:
        """Give a place back: it goes to whoever was served longest ago and may have one."""
        self._free += 1
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
        while self._free and (following := self._following()) is not None:
            ticket = self._waiting[following].popleft()
            if self._waiting[following]:
                self._waiting.move_to_end(following)
            else:
                del self._waiting[following]
            if not ticket.done():
                self._free -= 1
                self._taken[following] += 1
                ticket.set_result(None)

    def _following(self) -> str | None:
        return next((one for one in self._waiting if self._taken[one] < self._each), None)

    def _make_room(self, who: str) -> None:
        """Turn somebody away, if there is no more room to wait.

        Raises:
            Busy: that is who comes now.
        """
        if sum(map(len, self._waiting.values())) < self._most:
            return
        most = max(self._waiting, key=lambda one: len(self._waiting[one]), default=who)
        if len(self._waiting.get(most, ())) <= len(self._waiting.get(who, ())) + 1:
            raise Busy
        last = self._waiting[most][-1]
        self._forget(most, last)
        last.set_exception(Busy())

    def _forget(self, who: str, ticket: "asyncio.Future[None]") -> None:
        mine = self._waiting.get(who)
        if mine and ticket in mine:
            mine.remove(ticket)
            if not mine:
                del self._waiting[who]
