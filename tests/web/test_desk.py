"""Slow work in turn: one address cannot keep the others waiting, nor take all places."""

import asyncio
import threading

import pytest

from stafla.web.asking import ASKING
from stafla.web.desk import Desk, DeskBusy


async def ask(desk, who, done, work=lambda: None):
    ASKING.set(who)
    try:
        await desk.do(work)
        done.append(who)
    except DeskBusy:
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

    return asyncio.run(evening())


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
        assert done == ["a", "b"] and not desk._waiting and desk._free == 1
        desk.close()

    asyncio.run(evening())


def test_what_the_work_raises_is_raised_and_frees_the_clerk():
    async def evening():
        desk = Desk(1, 1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await desk.do(lambda: 1 / 0)
        desk.close()

    asyncio.run(evening())
