"""No client may ask without end: a bucket of allowances for every address.

Requests from this machine itself are not counted: a proxy in front says for whom it asks
(``X-Forwarded-For``; docs/guides/running.md). What is dear costs more than one allowance.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from starlette.requests import HTTPConnection, Request

from stafla.web.guard import App, Receive, Scope, Send
from stafla.web.pace import Pace
from stafla.web.refusal import answer
from stafla.web.visitor import address, from_here

FREE = ("/static/", "/healthz")
COSTS: dict[tuple[str, str], float] = {
    ("POST", "/sign-in"): 10,
    ("POST", "/sign-up"): 20,
    ("POST", "/me/password"): 10,
    ("POST", "/me/erase"): 10,
    ("POST", "/sign-in/passkey/ask"): 5,
    ("POST", "/sign-in/passkey"): 5,
    ("POST", "/me/passkeys/offer"): 10,
    ("POST", "/me/passkeys/end"): 10,
    ("POST", "/tables"): 5,
    ("GET", "/me/export"): 100,
}
# a picture of a table is drawn
DRAWN, DRAWING = (".png",), 5
MOST_ADDRESSES = 20_000
HOUR = 3600


@dataclass(frozen=True, slots=True)
class Rate:
    """So many allowances come back a second, and so many can be saved up.

    A page costs a handful, a school may sit behind one address.
    """

    each_second: float = 60
    most: float = 600

    @property
    def wait(self) -> int:
        """Seconds until one allowance has come back."""
        return ceil(1 / self.each_second) if self.each_second else HOUR


class Limit:
    """Refuses requests of a client who has used up its allowances, before anything is read.

    Args:
        app: what is asked otherwise.
        rate: how many allowances.
        now: seconds, growing.
        most: how many addresses are remembered; the one not seen for longest goes first.
    """

    def __init__(
        self,
        app: App,
        rate: Rate,
        now: Callable[[], float] = time.monotonic,
        most: int = MOST_ADDRESSES,
    ) -> None:
        self.app = app
        self._rate = rate
        self._now = now
        self._most = most
        self._paces: OrderedDict[str, Pace] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket") or self._allows(scope):
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            # before it is accepted: the handshake is answered 403
            return await send({"type": "websocket.close", "code": 1013})
        refused = answer(Request(scope), "too-many-requests")
        refused.headers["retry-after"] = str(self._rate.wait)
        return await refused(scope, receive, send)

    def _allows(self, scope: Scope) -> bool:
        path = scope["path"]
        connection = HTTPConnection(scope)
        if path.startswith(FREE) or from_here(connection):
            return True
        usual = DRAWING if path.endswith(DRAWN) else 1
        cost = COSTS.get((scope.get("method", "GET"), path), usual)
        return self._pace(address(connection)).allows(cost)

    def _pace(self, client: str) -> Pace:
        pace = self._paces.get(client)
        if pace is None:
            pace = self._paces[client] = Pace(self._now, self._rate.each_second, self._rate.most)
        self._paces.move_to_end(client)
        while len(self._paces) > self._most:
            self._paces.popitem(last=False)
        return pace
