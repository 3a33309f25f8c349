"""News, heard by the event loop."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial

from stafla.web.services import Services


class Subscription:
    """What was heard since somebody listened last; for one thread's loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._told: deque[str] = deque()
        self._holds = 0
        self._heard: set[str] = set()
        self.changed = asyncio.Event()

    def tell(self, topic: str) -> None:
        """Have heard of a topic; from any thread."""
        self._told.append(topic)
        if not self._holds:
            with suppress(RuntimeError):  # the server is going down
                self._loop.call_soon_threadsafe(self._note_told)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """While this lasts nothing that is told wakes the loop; it is heard of when this ends.

        For the loop's own thread, which waits for another that is about to wake it anyway.
        """
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            # what was told before is there; whoever tells from now on sees that nothing is held
            self._note_told()

    def _note_told(self) -> None:
        while self._told:
            self.note(self._told.popleft())

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
def hearing(services: Services, *topics: str) -> Iterator[Subscription]:
    """Hear news of these topics while this lasts."""
    ear = Subscription()
    with ExitStack() as stack:
        for topic in topics:
            stack.enter_context(services.news.listening(topic, partial(ear.tell, topic)))
        yield ear


@contextmanager
def listening(services: Services, *topics: str) -> Iterator[asyncio.Event]:
    """An event of this thread's loop that is set by every news of these topics."""
    with hearing(services, *topics) as ear:
        yield ear.changed
