"""The network between a browser and the server, which a test can take away."""

import asyncio
import threading
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext

from tests.e2e.server import Server

CHUNK = 1 << 16


class Network:
    """A relay in front of a server: nothing comes through while it is cut.

    The browser's own way to be offline is laid on each page and each worker by itself, and a page
    has been seen that came through a worker on which it did not lie yet. It is used as well, for it
    tells the page that it is offline.

    Args:
        server: where the server answers.

    Attributes:
        address: where the relay answers.
    """

    address: str
    _cut = False

    def __init__(self, server: Server) -> None:
        self._port = urlsplit(server.address).port
        self._writers: set[asyncio.StreamWriter] = set()
        self._listens = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        self._listens.wait()

    def cut(self, context: BrowserContext) -> None:
        """The network goes: every connection is closed, and none is made."""
        self._switch(cut=True)
        context.set_offline(True)

    def mend(self, context: BrowserContext) -> None:
        """The network is back."""
        self._switch(cut=False)
        context.set_offline(False)

    def _switch(self, *, cut: bool) -> None:
        asyncio.run_coroutine_threadsafe(self._hang_up(cut=cut), self._loop).result()

    def stop(self) -> None:
        """The relay ends."""
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self._relay, "127.0.0.1", 0) as listener:
            self.address = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
            self._listens.set()
            await self._stopped.wait()
        await self._hang_up(cut=True)

    async def _hang_up(self, *, cut: bool) -> None:
        self._cut = cut
        for writer in self._writers:
            writer.transport.abort()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        if self._cut:
            writer.transport.abort()
            back.transport.abort()
            return
        self._writers |= {writer, back}
        try:
            await asyncio.gather(pass_on(reader, back), pass_on(there, writer))
        finally:
            self._writers -= {writer, back}


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """What comes from one side, until it ends."""
    try:
        while chunk := await reader.read(CHUNK):
            writer.write(chunk)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
