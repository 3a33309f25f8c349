"""What every request passes before it reaches a page: size, origin, and headers on the answer.

Plain ASGI, so that nothing of a request is buffered before it was measured.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request

from stafla.web.middleware.plain_pages import PlainPages

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 64 * 1024
SLOWEST_BODY_SECONDS = 20.0
LONGEST_NUMBER = 18
# a name or an address, and a port; longer names than DNS has are none
HOST = re.compile(rb"([A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
# what compiles the kernel: the worker that runs it, by its own answer, and no page
KERNEL = "/static/assets/kernel.worker-"
KERNEL_POLICY = "; ".join(
    ("default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'")
)
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    # not "no-referrer": a form of ours would then come from the origin "null"
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Headers:
    """Puts the security headers on every answer, and forbids storing those that name no age."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        kernel = scope.get("path", "").startswith(KERNEL)
        policy = (KERNEL_POLICY if kernel else POLICY).encode()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                headers += [(b"content-security-policy", policy), *HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, with_headers)


class EarlyRefusals:
    """Refuses what nothing was read of, and closes the connection, so that nothing more need be.

    In a browser that is a page in the reader's language; each is made once and asks no database.
    """

    def __init__(self) -> None:
        self._pages = PlainPages()

    async def refuse(
        self, scope: Scope, receive: Receive, send: Send, status: int, code: str
    ) -> None:
        """Answer with the refusal."""
        if b"text/html" not in (_header(scope, b"accept") or b""):
            return await refuse(send, status, code)
        # whatever was named as host makes no address here
        headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
        page = self._pages.refuse(Request({**scope, "headers": headers}), code, status)
        page.headers["connection"] = "close"
        await page(scope, receive, send)


class NamedHost:
    """Refuses a request whose ``Host`` is no host: addresses are put together from it.

    A program that names none (HTTP/1.0) is asked at the address that the server listens on.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self._refusals = EarlyRefusals()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) <= 1 and all(map(HOST.fullmatch, hosts)):
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            await receive()
            return await send({"type": "websocket.close", "code": 1008})
        return await self._refusals.refuse(scope, receive, send, 400, "bad-request")


class OneLength:
    """Refuses a request that has a length and comes in pieces: a proxy may believe the other one.

    Where they differ on where it ends, what follows is a request of somebody else to one of them.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self._refusals = EarlyRefusals()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        lengths = (b"content-length", b"transfer-encoding")
        if scope["type"] == "http" and all(_header(scope, one) is not None for one in lengths):
            return await self._refusals.refuse(scope, receive, send, 400, "bad-request")
        return await self.app(scope, receive, send)


class HeadAsGet:
    """Answers HEAD as GET without the content: so monitors, and previews of links, ask for a page.

    Args:
        app: what is asked.
        passes: beginnings and ends of paths that it answers by itself, or that never end.
    """

    def __init__(self, app: App, passes: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        self.app = app
        self._beginnings, self._ends = passes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        path = str(scope.get("path", ""))
        by = path.startswith(self._beginnings) or path.endswith(self._ends)
        if scope["type"] != "http" or scope["method"] != "HEAD" or by:
            return await self.app(scope, receive, send)

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        scope["method"] = "GET"
        try:
            await self.app(scope, receive, send_head)
        finally:
            scope["method"] = "HEAD"


class SameOrigin:
    """Refuses a request that changes something, or a socket, if another origin's page made it.

    A browser says where a request comes from in ``Sec-Fetch-Site`` or ``Origin``; a program that
    says neither carries no cookie of somebody else's.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self._refusals = EarlyRefusals()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "http" and scope["method"] in UNSAFE and _foreign(scope):
            return await self._refusals.refuse(scope, receive, send, 403, "foreign-origin")
        if scope["type"] == "websocket" and _foreign(scope):
            # before it was accepted: the server answers the handshake with 403
            await receive()
            return await send({"type": "websocket.close", "code": 1008})
        return await self.app(scope, receive, send)


class BodyLimit:
    """Refuses a body that is too large, at its announcement or at the byte that is too many.

    Whatever a client sends, no more than ``largest`` bytes of one request are held. A request whose
    connection ends before its body does is nobody's any more: what came of it is not acted upon,
    since the first half of a form may be a form as well.
    """

    def __init__(self, app: App, largest: int = LARGEST_BODY) -> None:
        self.app = app
        self.largest = largest
        self._refusals = EarlyRefusals()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        if (refused := self._refusal_of_length(scope)) is not None:
            return await self._refusals.refuse(scope, receive, send, *refused)
        try:
            async with asyncio.timeout(SLOWEST_BODY_SECONDS):
                body = await _read(receive, self.largest)
        except (TimeoutError, ConnectionAbortedError, OverflowError) as why:
            return await self._refusals.refuse(scope, receive, send, *UNREAD[type(why)])
        return await self.app(scope, _replay(body, receive), send)

    def _refusal_of_length(self, scope: Scope) -> tuple[int, str] | None:
        """Why what a request says of its length is refused; None: it may be read."""
        announced = _header(scope, b"content-length")
        if announced is None:
            return None
        if not announced.isdigit():
            return 400, "bad-request"
        if len(announced) > LONGEST_NUMBER or int(announced) > self.largest:
            return 413, "too-large"
        return None


UNREAD: Mapping[type[Exception], tuple[int, str]] = {
    TimeoutError: (408, "too-slow"),
    # nobody hears it, but the counters would take no answer for a fault of ours
    ConnectionAbortedError: (400, "bad-request"),
    OverflowError: (413, "too-large"),
}


async def _read(receive: Receive, largest: int) -> bytes:
    """The whole body.

    Raises:
        OverflowError: it is larger.
        ConnectionAbortedError: the client went before it had sent it.
    """
    parts = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise ConnectionAbortedError
        parts += message.get("body", b"")
        if len(parts) > largest:
            raise OverflowError
        if not message.get("more_body", False):
            return bytes(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def _header(scope: Scope, name: bytes) -> bytes | None:
    return next((value for key, value in scope["headers"] if key == name), None)


def _foreign(scope: Scope) -> bool:
    site = _header(scope, b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = _header(scope, b"origin")
    if origin is None:
        return False
    host = _header(scope, b"host") or b""
    try:
        named = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:  # no address at all: nobody's page of ours
        return True
    return named.lower() != host.decode("latin-1").lower()


async def refuse(send: Send, status: int, code: str) -> None:
    """Answer with a refusal and close the connection, so that nothing more need be read.

    This far out no language is known yet: the text is the code's English, for a program.
    """
    body = json.dumps({"code": code, "message": code.replace("-", " ")}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
