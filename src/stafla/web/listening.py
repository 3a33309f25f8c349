"""News, heard by the event loop."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial

from stafla.web.services import Services


class Subscription:
    """What was heard since somebody listened last; for one thread's loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._heard: set[str] = set()
        self.changed = asyncio.Event()

    def tell(self, topic: str) -> None:
        """Have heard of a topic; from any thread."""
        with suppress(RuntimeError):  # the server is going down
            self._loop.call_soon_threadsafe(self.note, topic)

    def take_topics(self) -> set[str]:
        """The topics of which there was news; they are heard no more."""
        heard, self._heard = self._heard, set()
        self.changed.clear()
        return heard

    def note(self, topic: str) -> None:
        """Have heard of a topic; from the loop's own thread."""
        self._heard.add(topic)
        self.changed.set()


@contextmanager
def hearing(house: Services, *topics: str) -> Iterator[Subscription]:
    """Hear news of these topics while this lasts."""
    ear = Subscription()
    with ExitStack() as stack:
        for topic in topics:
            stack.enter_context(house.news.listening(topic, partial(ear.tell, topic)))
        yield ear


@contextmanager
def listening(house: Services, *topics: str) -> Iterator[asyncio.Event]:
    """An event of this thread's loop that is set by every news of these topics."""
    with hearing(house, *topics) as ear:
        yield ear.changed
