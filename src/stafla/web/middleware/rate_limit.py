"""No client may ask without end: a bucket of allowances for every address.

Requests from this machine itself are not counted: a proxy in front says for whom it asks
(``X-Forwarded-For``; docs/guides/running.md). What is dear costs more than one allowance, and has
a bucket of its own beside that, in which this machine is counted like any other.
"""

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from math import ceil

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stafla.club.limits import Allowances
from stafla.web.current_address import ASKING
from stafla.web.identity.visitor import address, from_here
from stafla.web.middleware.plain_pages import PlainPages
from stafla.web.middleware.security import App, Receive, Scope, Send
from stafla.web.rendering.refusal import answer
from stafla.web.token_bucket import TokenBucket

Rate = Allowances
FREE = ("/healthz",)
# files that lie there: a page takes a dozen of them
BUILT, BUILT_COST = "/static/", 0.1
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
# what has a bucket of its own (``dear`` in data/limits.toml), by method and path
DEAR: tuple[tuple[str, str, re.Pattern[str]], ...] = (
    ("passwords", "POST", re.compile(r"/sign-(in|up)|/me/(password|erase)|/me/passkeys/.*")),
    ("pictures", "GET", re.compile(r".*\.png")),
    ("files", "GET", re.compile(r"/api/device/files/.*")),
    ("search", "POST", re.compile(r"/tables/[^/]*/(reverse|analysis)|/reverse/.*|/solo(/.*)?")),
    ("search", "POST", re.compile(r"/api/tables/[^/]*/hint")),
    ("kernel", "POST", re.compile(r"/api/device/kernel")),
    ("checking", "POST", re.compile(r"/verify|/games/new|/api/games")),
    ("checking", "GET", re.compile(r"/tables/[^/]*/bag")),
    # a step, or a picture, a request: somebody turns through a game; and what reads a whole log
    ("looking-back", "GET", re.compile(r"/tables/[^/]*/(replay|board\.svg|best|try)")),
    ("looking-back", "GET", re.compile(r"/tables/[^/]*/(record\.(json|gcg)|rulings|analysis)")),
    ("looking-back", "POST", re.compile(r"/tables/[^/]*/rulings")),
    ("pairing", "GET", re.compile(r"/events/[^/]*/(pairing|request\.json)")),
    ("paper", "GET", re.compile(r"/(events|duplicate)/[^/]*/paper/[^/]*\.pdf")),
    ("paper", "POST", re.compile(r"/events/[^/]*/desk/links\.pdf")),
    ("sheets", "GET", re.compile(r"/events/[^/]*/(files/.*|paper/(crosstable|groups))")),
    ("carrying", "GET", re.compile(r"/api/carry/.*")),
    ("carrying", "POST", re.compile(r"/api/carry(/.*)?")),
    ("carrying", "GET", re.compile(r"/events/[^/]*/desk/file")),
    ("carrying", "POST", re.compile(r"/events/brought")),
    ("exports", "GET", re.compile(r"/me/export")),
)
MOST_ADDRESSES = 20_000
# under which name a request carries what takes an allowance
CHARGE = "stafla.charge"
HOUR = 3600


class RateLimit:
    """Refuses requests of a client who has used up its allowances, before anything is read.

    Args:
        app: what is asked otherwise.
        rate: how many allowances.
        dear: how many for what is dear, by name.
        now: seconds, growing.
        most: how many addresses are remembered; the one not seen for longest goes first.
    """

    def __init__(
        self,
        app: App,
        rate: Rate,
        dear: Mapping[str, Rate] | None = None,
        now: Callable[[], float] = time.monotonic,
        most: int = MOST_ADDRESSES,
    ) -> None:
        self.app = app
        self._rate = rate
        self._dear = dear or {}
        self._now = now
        self._most = most
        self._paces: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()
        self._pages = PlainPages()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        client = address(HTTPConnection(scope))
        ASKING.set(client)
        scope[CHARGE] = partial(self._charge, client)
        wait = self._wait(scope)
        if not wait:
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            # before it is accepted: the handshake is answered 403
            return await send({"type": "websocket.close", "code": 1013})
        refused = self._pages.refuse(Request(scope), CODE, TOO_MANY_REQUESTS)
        refused.headers["retry-after"] = str(wait)
        return await refused(scope, receive, send)

    def _wait(self, scope: Scope) -> int:
        """Seconds until it may be asked again; 0: it may now."""
        path, method = scope["path"], scope.get("method", "GET")
        connection = HTTPConnection(scope)
        client = address(connection)
        if path in FREE:
            return 0
        for name, verb, pattern in DEAR:
            dear = method == verb and pattern.fullmatch(path)
            if dear and (wait := self._charge(client, name)):
                return wait
        if from_here(connection):
            return 0
        usual = DRAWING if path.endswith(DRAWN) else BUILT_COST if path.startswith(BUILT) else 1
        cost = COSTS.get((method, path), usual)
        return 0 if self._pace("", client, self._rate).allows(cost) else _wait(self._rate)

    def _charge(self, client: str, name: str, cost: int = 1) -> int:
        """Take allowances for what is dear; seconds until there is one again, 0: they are taken."""
        rate = self._dear.get(name)
        if rate is None or self._pace(name, client, rate).allows(min(cost, rate.most)):
            return 0
        return _wait(rate)

    def _pace(self, kind: str, client: str, rate: Rate) -> TokenBucket:
        pace = self._paces.get((kind, client))
        if pace is None:
            pace = self._paces[kind, client] = TokenBucket(self._now, rate.each_second, rate.most)
        self._paces.move_to_end((kind, client))
        while len(self._paces) > self._most:
            self._paces.popitem(last=False)
        return pace


CODE, TOO_MANY_REQUESTS = "too-many-requests", 429


def charge(request: HTTPConnection, name: str, cost: int = 1) -> int:
    """Take allowances for what turns out to be dear only when it is looked for, or said.

    Returns:
        seconds until there is one again; 0: they are taken, or nothing is counted here.

    """
    taken: Callable[[str, int], int] | None = request.scope.get(CHARGE)
    return taken(name, cost) if taken else 0


def refusal_of_dear(request: Request, name: str, cost: int = 1) -> Response | None:
    """The refusal of what has no allowances left; None: they are taken (`charge`)."""
    wait = charge(request, name, cost)
    if not wait:
        return None
    refused = answer(request, CODE)
    refused.headers["retry-after"] = str(wait)
    return refused


def _wait(rate: Rate) -> int:
    """Seconds until one allowance has come back."""
    return ceil(1 / rate.each_second) if rate.each_second else HOUR
