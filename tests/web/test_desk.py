"""Slow work in turn: one address cannot keep the others waiting, nor take all places."""

import asyncio
import inspect
import threading
import time

import pytest
from fastapi.routing import APIRoute

from stafla.web.app import PASSES, ROUTERS
from stafla.web.asking import ASKING
from stafla.web.desk import Desk
from stafla.web.fair import AT_ONCE, OF_AN_ADDRESS, Busy, Fair, Turns
from tests import aside
from tests.web.opened import opened


async def ask(desk, who, done, work=lambda: None):
    ASKING.set(who)
    try:
        await desk.do(work)
        done.append(who)
    except Busy:
        done.append(f"not {who}")


def run(most, asked):
    """Who was served in what order, when all of ``asked`` came while the clerk was busy."""

    async def evening():
        desk, held, done = Desk(1, most), threading.Event(), []
        first = asyncio.create_task(ask(desk, "first", [], held.wait))
        await asyncio.sleep(0)
        tasks = []
        for who in asked:
            tasks.append(asyncio.create_task(ask(desk, who, done)))
            await asyncio.sleep(0)
        held.set()
        await asyncio.gather(first, *tasks)
        # and afterwards it is free again
        await ask(desk, "last", done)
        desk.close()
        return done

    return aside.run(evening())


def test_addresses_are_served_in_turn():
    assert run(10, ["a", "a", "a", "b", "c", "b"]) == ["a", "b", "c", "a", "b", "a", "last"]


def test_where_there_is_no_more_room_who_has_most_waiting_makes_it():
    done = run(4, ["a", "a", "a", "a", "b", "c"])
    assert done == ["not a", "not a", "a", "b", "c", "a", "last"]


def test_who_has_most_waiting_is_turned_away():
    assert run(3, ["a", "a", "b", "a", "a"]) == ["not a", "not a", "a", "b", "a", "last"]


def test_who_goes_away_while_waiting_leaves_nothing_behind():
    async def evening():
        desk, held, done = Desk(1, 3), threading.Event(), []
        first = asyncio.create_task(ask(desk, "first", [], held.wait))
        await asyncio.sleep(0)
        gone = asyncio.create_task(ask(desk, "a", done))
        stays = asyncio.create_task(ask(desk, "a", done))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        held.set()
        await asyncio.gather(first, stays)
        await ask(desk, "b", done)
        assert done == ["a", "b"] and not desk._turns._waiting and desk._turns._free == 1
        desk.close()

    aside.run(evening())


def test_what_the_work_raises_is_raised_and_frees_the_clerk():
    async def evening():
        desk = Desk(1, 1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await desk.do(lambda: 1 / 0)
        desk.close()

    aside.run(evening())


def test_a_clerk_who_rests_leaves_half_of_the_time_however_much_is_asked_for():
    """Hashes asked for without end leave the machine to the tables."""

    async def evening():
        desk, began, worked = Desk(1, 10, rest=1.0), time.monotonic(), []

        def work():
            at = time.monotonic()
            time.sleep(0.02)
            worked.append((at, time.monotonic()))

        await asyncio.gather(*(desk.do(work) for _ in range(6)))
        desk.close()
        return time.monotonic() - began, worked

    passed, worked = aside.run(evening())
    # the last needs no rest behind it; a timer's own fineness is left out
    assert passed >= 1.8 * sum(end - at for at, end in worked[:-1])


def test_the_house_s_desk_rests(tmp_path):
    house = opened(tmp_path)
    assert house.desk._rest == 1.0
    house.close()


def test_one_address_has_only_so_many_places_though_others_are_free():
    async def evening():
        turns = Turns(3, 10, 2)
        for who in ("a", "a"):
            await turns.take(who)
        third = asyncio.create_task(turns.take("a"))
        await asyncio.sleep(0)
        assert not third.done()
        await asyncio.wait_for(turns.take("b"), 5)
        turns.give("a")
        await asyncio.wait_for(third, 5)
        for who in ("a", "a", "b"):
            turns.give(who)
        assert not turns._taken and not turns._waiting and turns._free == 3

    aside.run(evening())


def test_pages_of_one_address_leave_room_for_another_s():
    """A page that takes long is asked for again and again from one address."""
    held, begun = threading.Event(), []

    async def app(scope, receive, send):
        begun.append(scope["path"])
        if scope["path"] == "/slow":
            await asyncio.to_thread(held.wait, 30)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def send(_message):
        pass

    async def visit(fair, who, path):
        ASKING.set(who)
        await fair({"type": "http", "path": path}, None, send)

    async def evening():
        fair = Fair(app, (("/by",), (".png",)))
        slow = [asyncio.create_task(visit(fair, "eve", "/slow")) for _ in range(50)]
        await asyncio.sleep(0.05)
        assert begun.count("/slow") == OF_AN_ADDRESS
        await asyncio.wait_for(visit(fair, "anna", "/quick"), 5)
        await asyncio.wait_for(visit(fair, "eve", "/by/file"), 5)
        await asyncio.wait_for(visit(fair, "eve", "/board.png"), 5)
        held.set()
        await asyncio.gather(*slow)
        assert begun.count("/slow") == 50
        assert not fair._turns._taken and fair._turns._free == AT_ONCE

    aside.run(evening())


def test_what_waits_for_a_desk_or_for_news_keeps_no_page_waiting():
    """Such routes are the asynchronous ones; all others are work that has its turn."""
    found = {}
    for route in (route for router in ROUTERS for route in router.routes):
        if isinstance(route, APIRoute):
            by = route.path.startswith(PASSES[0]) or route.path.endswith(PASSES[1])
            found[route.path] = (inspect.iscoroutinefunction(route.endpoint), by)
    waiting = {path for path, (waits, _) in found.items() if waits}
    assert len(waiting) > 10
    assert {path for path in waiting if not found[path][1]} == set()
