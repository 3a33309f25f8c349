"""News over HTTP: whatever happens while somebody looks is told after the look."""

import asyncio
import threading
from types import SimpleNamespace as Some

import pytest
from starlette.concurrency import run_in_threadpool

from stafla.club import Audience, LocalNews
from stafla.club.tables.delay import VisibleUntil
from stafla.web import events
from tests import aside


class House:
    """One table, whose numbers are as the test says, and news of it."""

    def __init__(self, *numbers) -> None:
        self.news = LocalNews()
        self.tables = self
        self.numbers = list(numbers)
        self.looks = 0

    def now(self):
        return 0

    def visible_until(self, table, _who):
        """The table as it is; at every look but the last it goes on right after."""
        self.looks += 1
        number = self.numbers.pop(0)
        if self.numbers:
            self.news.tell(table)
        return VisibleUntil(number)


def hear(house, count, known=-1):
    """The next so many pieces of the stream of a table, which must not have to wait for a beat."""

    async def listen():
        found = []
        pieces = events._numbers(house, "table", known, Audience())
        async for piece in pieces:
            found.append(piece)
            if len(found) == count:
                break
        await pieces.aclose()
        return found

    return aside.run(asyncio.wait_for(listen(), 60))


def test_hundreds_who_listen_leave_the_threads_of_the_pages_alone():
    """Each looks after every event; the looks of one table took all threads that make pages."""
    go_on, looks = threading.Event(), []

    def visible_until(_table, _who):
        looks.append(threading.current_thread())
        assert go_on.wait(60)
        return VisibleUntil(3)

    house = House()
    house.visible_until = visible_until

    async def listen():
        streams = [events._numbers(house, "table", -1, Audience()) for _ in range(200)]
        for stream in streams:
            await anext(stream)
        looking = [asyncio.create_task(anext(stream)) for stream in streams]
        while len(looks) < events.LOOKS_AT_ONCE:
            await asyncio.sleep(0.01)
        assert await asyncio.wait_for(run_in_threadpool(lambda: "page"), 30) == "page"
        go_on.set()
        await asyncio.gather(*looking)
        for stream in streams:
            await stream.aclose()

    aside.run(listen())
    assert len(set(looks)) <= events.LOOKS_AT_ONCE


@pytest.fixture(autouse=True)
def no_beat(monkeypatch):
    """Only news wakes a stream here."""
    monkeypatch.setattr(events, "HEARTBEAT_SECONDS", 3600.0)


def test_what_happens_during_a_look_is_told_without_waiting():
    house = House(3, 4, 5)
    assert [piece.partition("\n")[0] for piece in hear(house, 4)] == [
        "retry: 1000",
        "id: 3",
        "id: 4",
        "id: 5",
    ]


def test_nobody_listens_when_the_stream_has_ended():
    house = House(3)
    hear(house, 2)
    assert house.news.count("table") == 0


def test_what_is_known_is_not_told_again():
    house = House(3, 4)
    assert hear(house, 2, known=3)[1].startswith("id: 4")
    assert house.looks == 2


def test_much_news_at_once_is_told_by_one_tick_so_that_pages_ask_once():
    house = House(0)

    async def listen():
        ticks = events._ticks(house, 0.05, "lobby")
        count = 0
        for _ in range(3):
            assert "data: {}" in await anext(ticks)
            count += 1
            for _ in range(100):
                house.news.tell("lobby")
        house.news.close()
        async for _ in ticks:
            count += 1
        return count

    assert aside.run(asyncio.wait_for(listen(), 60)) == 3


def test_a_waiting_page_is_told_once_and_then_kept_open(monkeypatch):
    """Every tick makes a page ask: without news there must be none but the first."""
    house, beats = House(), []
    house.lobby = Some(attendance=Some(sign=lambda *_: None, sign_off=lambda *_: None))
    monkeypatch.setattr(events, "_waits", lambda *_: frozenset())

    async def beat(_changed):
        beats.append(None)
        return False

    monkeypatch.setattr(events, "_wait", beat)

    async def listen():
        stream = events._until_begun(house, "table", Audience())
        found = [await anext(stream) for _ in range(4)]
        await stream.aclose()
        return found

    found = aside.run(listen())
    assert found[1:] == ["data: {}\n\n", events.BEAT, events.BEAT]
    assert len(beats) == 2


def test_a_beat_is_heard_by_scripts_and_is_no_news():
    """A named event reaches none who listens to messages; without data it reaches nobody."""
    name, data, *end = events.BEAT.split("\n")
    assert name == "event: beat"
    assert data.partition(":") == ("data", "", "")
    assert end == ["", ""]
