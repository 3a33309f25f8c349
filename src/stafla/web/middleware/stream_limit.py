"""How many sockets and streams of events one visitor, and one address, may have open.

Each is held for as long as the page is open, so it is not the pace that bounds them. This machine
itself is bounded by visitor only: behind an address that says nothing of others are programs of
whoever runs the server.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket, WebSocketDisconnect

from stafla.club import limits
from stafla.web.identity import device_cookie
from stafla.web.identity.visitor import address, from_here, token_of
from stafla.web.middleware.security import App, Receive, Scope, Send
from stafla.web.rendering import languages
from stafla.web.rendering.refusal import answer
from stafla.web.wire import socket as frames
from stafla.web.wire import table as wire

ENDLESS = ("/stream", "/gathering")
CODE = "too-many-lines"
TRY_AGAIN_LATER = 1013


class StreamLimit:
    """Refuses one more to whoever has enough of them open.

    Args:
        app: what is asked otherwise.
        limits: how many.
    """

    def __init__(self, app: App, limits: limits.Streams) -> None:
        self.app = app
        self._limits = limits
        self._open: Counter[tuple[str, str]] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or hold its connection open."""
        if not _endless(scope):
            return await self.app(scope, receive, send)
        keys = list(self._keys(HTTPConnection(scope)))
        if any(self._open[key] >= most for key, most in keys):
            return await self._refuse(scope, receive, send)
        for key, _ in keys:
            self._open[key] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            for key, _ in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]

    def _keys(self, connection: HTTPConnection) -> Iterator[tuple[tuple[str, str], int]]:
        """What a connection is counted by, and how many there may be."""
        if secret := token_of(connection) or device_cookie.secret_of(connection):
            yield ("visitor", secret), self._limits.visitor
        if not from_here(connection):
            here = address(connection)
            yield ("address", here), self._limits.address
            yield (here, connection.url.path), self._limits.one_place

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            refused = answer(Request(scope), CODE)
            return await refused(scope, receive, send)
        websocket = WebSocket(scope, receive, send)
        message = languages.texts(languages.of(websocket))(CODE)
        refusal = wire.Refused(code=CODE, message=message)
        # a page is told nothing of a handshake that was refused: it is accepted, and then ended
        with suppress(WebSocketDisconnect, RuntimeError):  # who asked may be gone
            await websocket.accept()
            await websocket.send_text(frames.RefusedFrame(refused=refusal).model_dump_json())
            await websocket.close(TRY_AGAIN_LATER)


def _endless(scope: Scope) -> bool:
    kind, path = str(scope["type"]), str(scope.get("path", ""))
    return kind == "websocket" or (kind == "http" and path.endswith(ENDLESS))
