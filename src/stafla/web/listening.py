"""News, heard by the event loop."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from stafla.web.house import House


@contextmanager
def listening(house: House, *topics: str) -> Iterator[asyncio.Event]:
    """An event of this thread's loop that is set by every news of these topics."""
    loop = asyncio.get_running_loop()
    changed = asyncio.Event()

    def hear() -> None:
        with suppress(RuntimeError):  # the server is going down
            loop.call_soon_threadsafe(changed.set)

    with ExitStack() as stack:
        for topic in topics:
            stack.enter_context(house.news.listening(topic, hear))
        yield changed
