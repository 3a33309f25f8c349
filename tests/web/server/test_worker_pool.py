"""Slow work in turn: one address cannot keep the others waiting, nor take all places."""

import asyncio
import inspect
import json
import threading
import time

import pytest
from fastapi.routing import APIRoute

from stafla.web.app import PASSES, ROUTERS, create_app
from stafla.web.current_address import ASKING
from stafla.web.fair_scheduler import AT_ONCE, OF_AN_ADDRESS, FairScheduler
from stafla.web.fair_slots import Busy, FairSlots
from stafla.web.workers import WorkerPool
from tests import aside
from tests.web.opened import FAST, opening


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
        desk, held, done = WorkerPool(1, most), threading.Event(), []
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
        desk, held, done = WorkerPool(1, 3), threading.Event(), []
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
        assert done == ["a", "b"] and not desk._slots._waiting and desk._slots._free == 1
        desk.close()

    aside.run(evening())


def test_what_the_work_raises_is_raised_and_frees_the_clerk():
    async def evening():
        desk = WorkerPool(1, 1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await desk.do(lambda: 1 / 0)
        desk.close()

    aside.run(evening())


def test_a_clerk_who_rests_leaves_half_of_the_time_however_much_is_asked_for():
    """Hashes asked for without end leave the machine to the tables."""

    async def evening():
        desk, began, worked = WorkerPool(1, 10, rest=1.0), time.monotonic(), []

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
    house = opening(tmp_path)
    assert house.password_workers._rest == 1.0
    house.close()


def test_one_address_has_only_so_many_places_though_others_are_free():
    async def evening():
        turns = FairSlots(3, 10, 2)
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
        fair = FairScheduler(app, (("/by",), (".png",)), lambda: 0)
        slow = [asyncio.create_task(visit(fair, "eve", "/slow")) for _ in range(50)]
        await asyncio.sleep(0.05)
        assert begun.count("/slow") == OF_AN_ADDRESS
        await asyncio.wait_for(visit(fair, "anna", "/quick"), 5)
        await asyncio.wait_for(visit(fair, "eve", "/by/file"), 5)
        await asyncio.wait_for(visit(fair, "eve", "/board.png"), 5)
        held.set()
        await asyncio.gather(*slow)
        assert begun.count("/slow") == 50
        assert not fair._slots._taken and fair._slots._free == AT_ONCE

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


def test_who_goes_away_with_a_place_in_the_hand_gives_it_to_the_next():
    async def evening():
        turns = FairSlots(1, 10, 1)
        await turns.take("a")
        gone = asyncio.create_task(turns.take("b"))
        following = asyncio.create_task(turns.take("c"))
        await asyncio.sleep(0)
        turns.give("a")  # to b, who goes before knowing of it
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        await asyncio.wait_for(following, 5)
        assert turns._taken == {"c": 1} and turns._free == 0 and not turns._waiting
        turns.give("c")
        assert not turns._taken and turns._free == 1

    aside.run(evening())


def test_who_goes_away_turned_away_gives_nothing_back():
    async def evening():
        turns = FairSlots(1, 2, 1)
        await turns.take("a")
        waiting = [asyncio.create_task(turns.take("b")) for _ in range(2)]
        await asyncio.sleep(0)
        others = asyncio.create_task(turns.take("c"))
        await asyncio.sleep(0)
        # the last of b was turned away, and goes before knowing of it
        waiting[1].cancel()
        with pytest.raises((asyncio.CancelledError, Busy)):
            await waiting[1]
        assert turns._free == 0 and turns._taken == {"a": 1}
        assert {who: len(line) for who, line in turns._waiting.items()} == {"b": 1, "c": 1}
        others.cancel()
        with pytest.raises(asyncio.CancelledError):
            await others
        assert list(turns._waiting) == ["b"]
        turns.give("a")
        await asyncio.wait_for(waiting[0], 5)

    aside.run(evening())


def test_as_many_of_an_address_may_wait_as_of_another_and_no_more():
    """Who has as many waiting as anybody is turned away; who has fewer by two is let in."""

    async def evening():
        turns = FairSlots(1, 3, 1)
        await turns.take("a")
        tasks = [asyncio.create_task(turns.take(who)) for who in ("b", "b", "c")]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await turns.take("c")
        with pytest.raises(Busy):
            await turns.take("b")
        last = asyncio.create_task(turns.take("d"))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await tasks[1]
        for who in ("a", "b", "c", "d"):
            turns.give(who)
        await asyncio.gather(tasks[0], tasks[2], last)

    aside.run(evening())


def asked_of(fair, kind="http", path="/"):
    """What is sent to who asks; ``None`` for what the application itself does with it."""
    sent = []

    async def send(message):
        sent.append(message)

    async def run():
        ASKING.set("anna")
        scope = {"type": kind, "path": path, "headers": [], "query_string": b""}
        await asyncio.wait_for(fair(scope, None, send), 5)

    return run(), sent


def test_a_page_s_turn_is_over_with_its_head_or_with_its_failure():
    taken = []

    async def app(scope, receive, send):
        taken.append(fair._slots._taken["anna"])
        if scope["path"] == "/broken":
            raise ZeroDivisionError
        await send({"type": "http.response.push"})
        taken.append(fair._slots._taken["anna"])
        for kind in ("http.response.start", "http.response.body", "http.response.start"):
            await send({"type": kind})
            taken.append(fair._slots._taken["anna"])

    fair = FairScheduler(app, (("/by",), (".png",)), lambda: 0)
    run, sent = asked_of(fair)
    aside.run(run)
    assert taken == [1, 1, 0, 0, 0] and len(sent) == 4
    taken.clear()
    with pytest.raises(ZeroDivisionError):
        aside.run(asked_of(fair, path="/broken")[0])
    for kind, path in (("websocket", "/"), ("lifespan", "/"), ("http", "/by"), ("http", "/a.png")):
        aside.run(asked_of(fair, kind, path)[0])
    assert taken == [1] + [0] * 20
    assert fair._slots._free == AT_ONCE


def test_a_page_for_which_there_is_no_room_is_told_so():
    async def app(scope, receive, send):
        raise AssertionError("it has no turn")

    fair = FairScheduler(app, ((), ()), lambda: 0)
    fair._slots = FairSlots(0, 0, 0)
    run, sent = asked_of(fair, path="/api/tables/x")
    aside.run(run)
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    assert sent[0]["status"] == 503 and json.loads(sent[1]["body"])["code"] == "busy"


def test_bodies_that_do_not_come_hold_no_place_of_their_address(house):
    """As many requests as there are places announce a body and send none: pages are made beside."""
    app = create_app(house, FAST)

    def scope(method, path, *headers):
        return {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"testserver"), *headers],
            "client": ("192.0.2.7", 1),
            "server": ("testserver", 80),
        }

    async def never():
        await asyncio.Event().wait()

    async def at_once():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def evening():
        sent = []

        async def send(message):
            sent.append(message)

        form = (b"content-type", b"application/x-www-form-urlencoded"), (b"content-length", b"9")
        async with app.router.lifespan_context(app):
            slow = [
                asyncio.create_task(app(scope("POST", "/duplicate", *form), never, send))
                for _ in range(AT_ONCE)
            ]
            await asyncio.sleep(0.05)
            assert not sent
            await asyncio.wait_for(app(scope("GET", "/rules"), at_once, send), 20)
            for one in slow:
                one.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
        return sent[0]["status"]

    assert aside.run(evening()) < 500
