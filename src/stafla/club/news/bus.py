"""News between the workers of a site, over Redis or Valkey.

What a worker tells goes to its own listeners at once and to the others over one channel. Telling
never waits for the bus: a thread of its own publishes, and what cannot be published is dropped,
since news is a hint. After a break everybody is told once, because nobody knows what was missed,
and so they are when the bus takes again what one worker tells; so a bus that goes away costs delay
between workers and nothing else.
"""

import logging
import queue
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from stafla.club.news.hub import Listener, LocalNews
from stafla.store.setting import BadSetting, beginning

CHANNEL = "stafla:news"
# in place of a topic: news was lost, nobody knows of which topics, so every listener is called
ANYTHING = ""
MOST_QUEUED = 10_000
# topics in one message
MOST_AT_ONCE = 100
SECONDS_TO_ANSWER = 2.0
SOONEST, LATEST = 0.1, 5.0
log = logging.getLogger(__name__)


class BusNews:
    """News among all workers that share a bus.

    Args:
        url: ``redis://host:port/0`` or ``unix:///path``.
        name: of this worker; no other has it.

    Raises:
        BadSetting: that is no such address.
        ModuleNotFoundError: the driver is not installed.
    """

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        self._local = LocalNews()
        self._queue: queue.Queue[str | None] = queue.Queue(MOST_QUEUED)
        self._lost = False  # something was told that the others never heard
        self._ended = threading.Event()
        self.connected = threading.Event()
        self._publisher = self._client()
        self._threads = [
            threading.Thread(target=work, name=f"bus-{work.__name__}", daemon=True)
            for work in (self._publish, self._hear)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def closed(self) -> bool:
        """As of `stafla.club.news.hub.News`."""
        return self._local.closed

    def tell(self, topic: str) -> None:
        """As of `stafla.club.news.hub.News`."""
        self._local.tell(topic)
        try:
            self._queue.put_nowait(topic)
        except queue.Full:
            self._lost = True
            log.warning("the bus does not keep up: news is dropped")

    def listening(self, topic: str, listener: Listener) -> AbstractContextManager[None]:
        """As of `stafla.club.news.hub.News`."""
        return self._local.listening(topic, listener)

    def count(self, topic: str) -> int:
        """As of `stafla.club.news.hub.News`."""
        return self._local.count(topic)

    def overhear(self, listener: Callable[[str], None]) -> None:
        """As of `stafla.club.news.hub.News`."""
        self._local.overhear(listener)

    def elsewhere(self, listener: Callable[[str | None], None]) -> None:
        """As of `stafla.club.news.hub.News`."""
        self._local.elsewhere(listener)

    @property
    def whole(self) -> bool:
        """As of `stafla.club.news.hub.News`."""
        return self.connected.is_set()

    def close(self) -> None:
        """As of `stafla.club.news.hub.News`."""
        self._local.close()
        self._ended.set()
        try:
            self._queue.put_nowait(None)
        except queue.Full:
            log.debug("the publisher finds the end by itself")

    def join(self) -> None:
        """Wait until the threads of a closed bus have gone."""
        for thread in self._threads:
            thread.join()

    def _client(self) -> Any:
        import redis  # noqa: PLC0415 - an extra of the package

        try:
            return redis.Redis.from_url(
                self._url,
                socket_timeout=SECONDS_TO_ANSWER,
                socket_connect_timeout=SECONDS_TO_ANSWER,
            )
        except ValueError:
            raise BadSetting("BUS_URL", beginning(self._url)) from None

    def _publish(self) -> None:
        client = self._publisher
        while topics := self._next_topics():
            lost, self._lost = self._lost, False
            told = dict.fromkeys([*topics, ANYTHING]) if lost else topics
            try:
                client.publish(CHANNEL, self._name + " " + "\n".join(told))
            except Exception as error:
                self._lost = True
                if not lost:
                    log.warning("news is not told to other workers: %s", error)
        client.close()

    def _next_topics(self) -> list[str]:
        """What was told since it was published last, each topic once; nothing at the end.

        Where something was lost, that is told in a while, though nobody tells anything else.
        """
        try:
            topics = dict.fromkeys([self._queue.get(timeout=LATEST if self._lost else None)])
        except queue.Empty:
            topics = dict.fromkeys([ANYTHING])
        while len(topics) < MOST_AT_ONCE:
            try:
                topics[self._queue.get_nowait()] = None
            except queue.Empty:
                break
        ended = self._ended.is_set() or None in topics
        return [] if ended else [topic for topic in topics if topic is not None]

    def _hear(self) -> None:
        pause = SOONEST
        while not self._ended.is_set():
            try:
                self._listen()
            except Exception as error:
                log.warning("news of other workers is not heard: %s", error)
            pause = SOONEST if self.connected.is_set() else min(LATEST, 2 * pause)
            self.connected.clear()
            self._ended.wait(pause)

    def _listen(self) -> None:
        with self._client() as client, client.pubsub(ignore_subscribe_messages=False) as channel:
            channel.subscribe(CHANNEL)
            while not self._ended.is_set():
                message = channel.get_message(timeout=SECONDS_TO_ANSWER / 2)
                if message is None:
                    channel.ping()
                elif message["type"] == "subscribe":
                    self.connected.set()
                    self._local.hear(None)
                elif message["type"] == "message":
                    self._take(message["data"].decode(errors="replace"))

    def _take(self, text: str) -> None:
        name, _, topics = text.partition(" ")
        if name != self._name:
            for topic in topics.split("\n"):
                self._local.hear(topic or None)
