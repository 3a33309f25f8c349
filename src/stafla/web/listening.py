"""News, heard by the event loop."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from stafla.web.house import House


@contextmanager
def listening(house: House, topic: str) -> Iterator[asyncio.Event]:
    """An event of this thread's loop that is set by every news of a topic."""
    loop = asyncio.get_running_loop()
    changed = asyncio.Event()

    def hear() -> None:
        with suppress(RuntimeError):  # the server is going down
            loop.call_soon_threadsafe(changed.set)

    with house.news.listening(topic, hear):
        yield changed
