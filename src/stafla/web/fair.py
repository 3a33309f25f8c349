"""Turns: who works now, and who is next, so that one address cannot keep the others waiting."""

import asyncio
from collections import Counter, OrderedDict, deque

from starlette.requests import Request

from stafla.club.refusals import TableRefusal
from stafla.web.asking import ASKING
from stafla.web.middleware.security import App, Message, Receive, Scope, Send
from stafla.web.rendering.refusal import answer

# pages are work for the interpreter, which does one thing at a time: more at once delay plays
AT_ONCE, OF_AN_ADDRESS = 8, 4
MOST_WAITING = 2_000


class Busy(TableRefusal):
    """Too many wait already."""

    code = "busy"


class Turns:
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


class Fair:
    """Answers requests in turn; what waits for something else than the interpreter is let by.

    Args:
        app: what is asked; the body is there already.
        passes: paths that have turns of their own, or lie there: beginnings and ends.
    """

    def __init__(self, app: App, passes: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        self.app = app
        self._beginnings, self._ends = passes
        self._turns = Turns(AT_ONCE, MOST_WAITING, OF_AN_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        path = str(scope.get("path", ""))
        by = path.startswith(self._beginnings) or path.endswith(self._ends)
        if scope["type"] != "http" or by:
            return await self.app(scope, receive, send)
        who, held = ASKING.get(), True
        try:
            await self._turns.take(who)
        except Busy as busy:
            refused = answer(Request(scope), busy.code)
            return await refused(scope, receive, send)

        async def sending(message: Message) -> None:
            nonlocal held
            if held and message["type"] == "http.response.start":
                # the work is done: how slowly the answer is read is not the others' matter
                held = False
                self._turns.give(who)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            if held:
                self._turns.give(who)
