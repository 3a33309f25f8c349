"""A room of sockets at a table: what waits for what, whose view is shared, what is left behind."""

import asyncio
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from types import SimpleNamespace as Some

import pytest
from sqlalchemy.exc import OperationalError

from stafla.club import LocalNews
from stafla.club.tables.refusals import NoSuchTable
from stafla.web.tables import room as rooms
from stafla.web.tables.connection import Connection
from stafla.web.tables.room import Room, Rooms
from stafla.web.tables.socket import TableSocket
from tests import aside


def guest(**more):
    return Connection(lambda: None, **{"language": "en", "looking": True} | more)


def in_a_loop(test):
    """Run a test inside a loop."""

    def attempt():
        aside.run(test())

    attempt.__name__ = test.__name__
    return attempt


@in_a_loop
async def test_news_waits_until_the_last_of_several_acts_has_shown_itself():
    made = Room(None, "t", None, None)
    assert made._idle.is_set()
    with made.acting():
        with made.acting():
            assert not made._idle.is_set()
        assert not made._idle.is_set()
        with pytest.raises(ZeroDivisionError), made.acting():
            raise ZeroDivisionError
        assert not made._idle.is_set()
    assert made._idle.is_set()


class Pending:
    """An act on its way to the disk."""

    def __init__(self):
        self.done, self.finished = Future(), threading.Event()
        self.done.set_running_or_notify_cancel()

    def finish(self):
        assert self.done.result(60) == 7
        self.finished.set()


@in_a_loop
async def test_an_act_is_told_though_nobody_waits_any_more_until_it_is_on_the_disk():
    woken, pending = [], Pending()
    bots = Some(wake=lambda table, at_once: woken.append((table, at_once)))
    with ThreadPoolExecutor(1) as actors:
        room = Room(Some(bots=bots), "t", actors, None)
        waiting = asyncio.create_task(room.finish(pending, at_once=True))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert not pending.finished.is_set()
        pending.done.set_result(7)
        assert pending.finished.wait(60)
    assert woken == [("t", True)]


@in_a_loop
async def test_an_act_that_could_not_be_written_is_asked_for_in_a_thread_and_wakes_nobody():
    """What is said of a failure may need a look at the database."""
    threads, pending = [], Pending()

    def fail():
        threads.append(threading.current_thread())
        pending.done.result()

    pending.finish = fail
    with ThreadPoolExecutor(1) as actors:
        room = Room(None, "t", actors, None)
        pending.done.set_exception(ZeroDivisionError())
        with pytest.raises(ZeroDivisionError):
            await room.finish(pending)
    assert threads != [threading.current_thread()]


@in_a_loop
async def test_the_loop_decides_no_act_where_the_database_says_who_looks():
    tables = Some(decides_at_once=lambda table, expected: (table, expected) == ("t", 7))
    room, act = Room(Some(tables=tables), "t", None, None), Some(expected=7)
    mine, signed_in = guest(guest=True), guest(guest=False)
    assert TableSocket(None, room, mine)._decides_at_once(act, [])
    assert TableSocket(None, room, mine)._decides_at_once(act, [guest(guest=True)])
    assert not TableSocket(None, room, mine)._decides_at_once(act, [signed_in])
    assert not TableSocket(None, room, signed_in)._decides_at_once(act, [mine])
    assert not TableSocket(None, room, mine)._decides_at_once(Some(expected=8), [])


class Shows(Room):
    """A room that makes its views here, each another one."""

    def __init__(self):
        super().__init__(None, "t", None, None)
        self.made, self.refuses, self.meanwhile = [], False, lambda: None

    async def see(self, job, *arguments):
        return job(*arguments)

    def admit(self, guest):
        if self.refuses:
            raise NoSuchTable
        return "somebody"

    def _view(self, audience, language, least):
        self.made.append((audience, language, least))
        self.meanwhile()
        return len(self.made), f"view {len(self.made)}"


@in_a_loop
async def test_those_who_watch_share_a_view_while_it_is_fresh_and_new_enough():
    made = Shows()
    made._visible = Some(number=9)
    one, other = guest(), guest()
    assert await made.view(one) == (1, "view 1")
    assert await made.view(other, 1) == (1, "view 1")
    assert await made.view(other, 2) == (2, "view 2")
    assert await made.view(guest(language="pl")) == (3, "view 3")
    assert await made.view(guest(yours=frozenset({0}))) == (4, "view 4")
    assert await made.view(one, 2) == (2, "view 2")
    # whoever watches is asked for no more than they may know
    made._visible = Some(number=2)
    assert await made.view(one, 8) == (2, "view 2")
    kept = {key: (at - rooms.FRESH_SECONDS, *view) for key, (at, *view) in made._kept.items()}
    made._kept = kept
    assert await made.view(one) == (5, "view 5")
    assert [least for *_, least in made.made] == [0, 2, 0, 0, 0]


@in_a_loop
async def test_nobody_is_shown_what_they_looked_at_before():
    made, one = Shows(), guest()
    assert await made._show(one, 0) == (1, "view 1")
    assert one.waiting == (1, "view 1")
    made._kept.clear()
    made.meanwhile = lambda: one.look(None)
    assert await made._show(one, 0) is None
    assert one.waiting is None and one.looking
    made.refuses, made.meanwhile, one.known = True, lambda: None, None
    assert await made._show(one, 0) is None
    assert not one.looking


@in_a_loop
async def test_a_view_from_the_seat_that_was_looked_from_before_is_shown_to_nobody():
    made, moved, stays, out = Shows(), guest(seat=0), guest(seat=0), guest(seat=0)
    told = [(one, one.look_number, (5, "rack of seat 0")) for one in (moved, stays)]
    moved.look(1)
    made.tell([*told, (out, out.look_number, None)])
    assert moved.waiting is None and moved.looking
    assert stays.waiting == (5, "rack of seat 0")
    # no view, as the seat is not theirs any more
    assert not out.looking
    made.tell([(moved, moved.look_number - 1, None)])
    assert moved.looking


@in_a_loop
async def test_the_first_of_all_who_see_the_same_has_it_made_and_all_are_shown_it():
    made = Shows()
    watching = [guest(known="a"), guest(known="b"), guest(known="c", language="pl")]
    await made._show_all(watching, 0)
    assert [one.waiting for one in watching] == [(1, "view 1"), (1, "view 1"), (2, "view 2")]
    gone = guest(known="d", looking=False)
    await made._show_all([*watching, gone], 0)
    assert gone.waiting is None


class House:
    """A house in which nothing happens; who has gone from which seat."""

    def __init__(self):
        self.gone = []
        presence = Some(depart=lambda table, seat: self.gone.append((table, seat)))
        self.tables = Some(presence=presence)


@pytest.fixture
def quiet(monkeypatch):
    """No news and nobody to look for."""

    async def run(_room):
        await asyncio.sleep(3600)

    monkeypatch.setattr(Room, "run", run)


def test_a_room_is_there_while_somebody_is_in_it(quiet):
    async def run():
        made = Rooms(House())
        one, two, three = guest(), guest(), guest()
        first = made.enter("a", one)
        assert made.enter("a", two) is first and first.connections == {one, two}
        other = made.enter("b", three)
        assert (made.count("a"), made.count("b"), made.count("c")) == (2, 1, 0)
        watch, tasks = made._watch, [task for _, task in made._rooms.values()]
        made.leave("a", one)
        assert first.connections == {two} and made.count("a") == 1
        made.leave("a", two)
        await asyncio.sleep(0)
        assert list(made._rooms) == ["b"] and tasks[0].cancelled()
        assert made._watch is watch and not watch.cancelled() and other.connections == {three}
        made.leave("b", three)
        await asyncio.sleep(0)
        assert not made._rooms and made._watch is None
        assert tasks[1].cancelled() and watch.cancelled()
        made.enter("a", one)
        assert made._watch is not None
        made.leave("a", one)
        made.close()

    aside.run(run())


def test_a_seat_is_empty_when_the_last_page_that_looked_from_it_has_gone(quiet):
    async def run():
        house = House()
        made = Rooms(house)
        seated = [
            guest(seat=0),
            guest(seat=0),
            guest(seat=1),
            guest(seat=0, looking=False),
            guest(),
        ]
        for one in seated:
            made.enter("t", one)
        found = []
        for one in seated:
            made.leave("t", one)
            found.append(list(house.gone))
            house.gone.clear()
        assert found == [[], [("t", 0)], [("t", 1)], [], []]
        made.close()

    aside.run(run())


class Hung:
    """A socket of somebody who has hung up."""

    application_state = None

    async def receive(self):
        return {"type": "websocket.disconnect"}


@in_a_loop
async def test_a_line_that_has_ended_leaves_neither_task_nor_timer():
    loop = asyncio.get_running_loop()
    patience = Some(streams=Some(first_word_seconds=30))
    line = TableSocket(Hung(), Some(services=Some(limits=patience)), guest())
    before, timers = asyncio.all_tasks(), []
    usual = loop.call_later
    loop.call_later = lambda *told: timers.append(usual(*told)) or timers[-1]
    _, going = await asyncio.wait({asyncio.ensure_future(line.run())}, timeout=10)
    assert not going
    assert asyncio.all_tasks() == before
    assert line._pulse in timers
    assert all(timer.cancelled() for timer in timers)


def test_a_look_at_who_is_away_lets_moves_through_on_its_way(quiet, monkeypatch):
    done = []
    monkeypatch.setattr(rooms, "AROUND_SECONDS", 0)
    monkeypatch.setattr(Room, "tell_whereabouts", lambda _room: done.append("table"))

    async def run():
        made, somebody = Rooms(House()), guest()
        for number in range(200):
            made.enter(f"t{number}", somebody)
        while done.count("table") < 200:
            done.append("move")
            await asyncio.sleep(0)
        for number in range(200):
            made.leave(f"t{number}", somebody)

    aside.run(run())
    assert done[done.index("table") :].count("move") >= 5


class Forgetful(Room):
    """A room to which the database is away for the first looks; what it has told."""

    def __init__(self, fails):
        super().__init__(Some(news=LocalNews()), "t", None, None)
        self.fails, self.told, self.done = fails, [], asyncio.Event()

    async def _tell(self, heard):
        if self.fails:
            self.fails -= 1
            raise OperationalError("select", {}, Exception("the database is away"))
        self.told.append(heard)
        self.done.set()


@in_a_loop
async def test_what_could_not_be_told_is_told_when_the_database_is_back():
    """Nothing else may happen at a table whose next player was not shown the last move."""
    rooms.FIRST_RETRY_SECONDS, usual = 0.01, rooms.FIRST_RETRY_SECONDS
    room = Forgetful(fails=2)
    rooms.FIRST_RETRY_SECONDS = usual
    going = asyncio.create_task(room.run())
    await asyncio.sleep(0)
    room.services.news.tell("t")
    await asyncio.wait_for(room.done.wait(), 30)
    assert room.told == [{"t"}]
    assert room._pause == usual
    going.cancel()


@in_a_loop
async def test_a_watcher_whose_view_could_not_be_made_is_shown_it_later():
    made, one = Shows(), guest(known="a")

    async def fail(_connection, _least):
        raise OperationalError("select", {}, Exception("the database is away"))

    made.view = fail
    assert await made._show(one, 0) is None
    assert made._untold == {"t"} and one.looking


@in_a_loop
async def test_what_goes_on_failing_is_told_again_ever_more_rarely():
    made, later = Shows(), []
    asyncio.get_running_loop().call_later = lambda seconds, *_: later.append(seconds)
    for _ in range(8):
        made._untold = {"t"}
        made._tell_again_later(Some(note=None))
    assert later == [1, 2, 4, 8, 16, 32, 60, 60]
    made._untold = set()
    made._tell_again_later(Some(note=None))
    assert made._pause == rooms.FIRST_RETRY_SECONDS
