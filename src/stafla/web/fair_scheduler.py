"""Requests in turn, so that one address cannot keep the others waiting."""

from collections.abc import Callable

from starlette.requests import Request

from stafla.web.current_address import ASKING
from stafla.web.fair_slots import Busy, FairSlots
from stafla.web.middleware.security import App, Message, Receive, Scope, Send
from stafla.web.rendering.refusal import answer

# pages are work for the interpreter, which does one thing at a time: more at once delay plays
AT_ONCE, OF_AN_ADDRESS = 8, 4
MOST_WAITING = 2_000
# under which name a request carries when it came, in milliseconds since 1970: before it waited
CAME = "stafla.came"


class FairScheduler:
    """Answers requests in turn; what waits for something else than the interpreter is let by.

    Args:
        app: what is asked; the body is there already.
        passes: paths that have slots of their own, or lie there: beginnings and ends.
        now: milliseconds since 1970 (UTC).
    """

    def __init__(
        self,
        app: App,
        passes: tuple[tuple[str, ...], tuple[str, ...]],
        now: Callable[[], int],
    ) -> None:
        self.app = app
        self._now = now
        self._beginnings, self._ends = passes
        self._slots = FairSlots(AT_ONCE, MOST_WAITING, OF_AN_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        path = str(scope.get("path", ""))
        by = path.startswith(self._beginnings) or path.endswith(self._ends)
        if scope["type"] != "http" or by:
            return await self.app(scope, receive, send)
        scope[CAME] = self._now()
        who, held = ASKING.get(), True
        try:
            await self._slots.take(who)
        except Busy as busy:
            refused = answer(Request(scope), busy.code)
            return await refused(scope, receive, send)

        async def sending(message: Message) -> None:
            nonlocal held
            if held and message["type"] == "http.response.start":
                # the work is done: how slowly the answer is read is not the others' matter
                held = False
                self._slots.give(who)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            if held:
                self._slots.give(who)
