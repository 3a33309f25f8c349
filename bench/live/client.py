"""A WebSocket as light as it can be, so that twenty thousand of them fit in one generator."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PATIENCE = 60


class Refused(ConnectionError):
    """The server answered the handshake with something else."""


class ClientSocket(asyncio.Protocol):
    """One connection: what comes is given to ``hear``, pings are answered.

    Frames of a client are masked; a mask of zeros is one, and leaves the text as it is.
    """

    def __init__(self, request: bytes, hear: Callable[[str], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        """Note the end."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(Refused("the connection ended"))
            self.opened.exception()

    def data_received(self, data: bytes) -> None:
        """Take apart what came."""
        self._buffer += data
        if not self.opened.done() and not self._read_handshake():
            return
        while (frame := self._frame()) is not None:
            code, payload = frame
            if code == TEXT:
                self._hear(payload.decode())
            elif code == PING:
                self._put(PONG, payload)
            elif code == CLOSE:
                self.cut()

    def say(self, text: str) -> None:
        """Send a text."""
        self._put(TEXT, text.encode())

    def cut(self) -> None:
        """End without a word, as a lost network does."""
        if self._transport is not None:
            self._transport.abort()

    def _read_handshake(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")]).decode("latin-1")
        del self._buffer[: end + 4]
        if " 101 " in f"{status} ":
            self.opened.set_result(None)
            return True
        self.opened.set_exception(Refused(status))
        self.opened.exception()
        self.cut()
        return False

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server's are not masked."""
        have = self._buffer
        if len(have) < 2:
            return None
        size, start = have[1] & 0x7F, 2
        more = {126: 2, 127: 8}.get(size, 0)
        if more:
            size, start = int.from_bytes(have[2 : 2 + more]), 2 + more
        if len(have) < start + size:
            return None
        code, payload = have[0] & 0x0F, bytes(have[start : start + size])
        del have[: start + size]
        return code, payload

    def _put(self, code: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes([0x80 | code, 0x80 | size])
        else:
            head = bytes([0x80 | code, 0x80 | 126]) + size.to_bytes(2)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + bytes(4) + payload)


async def dial(address: str, path: str, cookie: str, hear: Callable[[str], None]) -> ClientSocket:
    """Connect.

    Raises:
        Refused, OSError, TimeoutError
    """
    where = urlsplit(address)
    key = b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {where.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        assert where.hostname is not None, f"no host in {address}"
        _, line = await loop.create_connection(
            lambda: ClientSocket(request, hear), where.hostname, where.port or 80
        )
        await line.opened
    return line


async def post(address: str, path: str, cookie: str) -> str:
    """Post an empty form; returns where the answer leads to.

    Raises:
        Refused: it was no redirection.
    """
    head, _ = await _ask("POST", address, path, cookie)
    found = [line[9:].strip() for line in head if line.lower().startswith("location:")]
    if " 303 " not in head[0] or not found:
        raise Refused(head[0])
    return found[0]


async def get(address: str, path: str, cookie: str) -> str:
    """The body of an answer.

    Raises:
        Refused: it was no success.
    """
    head, body = await _ask("GET", address, path, cookie)
    if " 200 " not in head[0]:
        raise Refused(head[0])
    return body


async def _ask(method: str, address: str, path: str, cookie: str) -> tuple[list[str], str]:
    where = urlsplit(address)
    request = (
        f"{method} {path} HTTP/1.1\r\nHost: {where.netloc}\r\nConnection: close\r\n"
        f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(request.encode())
        answer = (await reader.read()).decode()
        writer.close()
        await writer.wait_closed()
    head, _, body = answer.partition("\r\n\r\n")
    return head.splitlines() or ["nothing"], body
