"""The sign of life: true within a second, and of no weight however many ask."""

import asyncio
import threading

import pytest
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.testclient import TestClient

from stafla.web import create_app, health
from stafla.web.health import KEPT_SECONDS, HealthCheck
from stafla.web.middleware.rate_limit import Rate
from tests.aside import run


def at(moments):
    """A check by a clock that stands where the test puts it, and how often it asked."""
    asked, failures = [], []

    def ask():
        asked.append(moments[0])
        if failures:
            raise failures[-1]

    return HealthCheck(ask, lambda: moments[0]), asked, failures


def test_what_came_of_a_question_serves_everybody_for_a_second():
    moments = [100.0]
    check, asked, failures = at(moments)

    async def look():
        for _ in range(3):
            await check.require()
        moments[0] += KEPT_SECONDS / 2
        await check.require()
        assert asked == [100.0]
        failures.append(OSError("away"))
        moments[0] += KEPT_SECONDS / 2
        for _ in range(3):
            with pytest.raises(OSError, match="away"):
                await check.require()
        assert asked == [100.0, 100.0 + KEPT_SECONDS]
        failures.clear()
        moments[0] += KEPT_SECONDS
        await check.require()

    run(look())


def test_many_who_ask_at_once_are_one_question_and_hold_up_no_page():
    go_on, asked = threading.Event(), []

    def ask():
        asked.append(threading.current_thread())
        assert go_on.wait(30)

    check = HealthCheck(ask)

    async def look():
        many = [asyncio.create_task(check.require()) for _ in range(500)]
        await asyncio.sleep(0.05)
        many[0].cancel()  # a probe that waits no longer ends it for nobody else
        # more than a pool has threads wait, and there is one for somebody else
        assert await asyncio.wait_for(run_in_threadpool(lambda: "page"), 10) == "page"
        go_on.set()
        return await asyncio.gather(*many, return_exceptions=True)

    first, *others = run(look())
    assert isinstance(first, asyncio.CancelledError)
    assert others == [None] * 499
    assert len(asked) == 1
    assert asked[0] is not threading.main_thread()


def test_a_probe_is_told_of_a_database_that_hangs(monkeypatch):
    """It waited as long as the database did, and whoever asked by hand saw nothing at all."""
    go_on, asked = threading.Event(), []

    def ask():
        asked.append(1)
        assert go_on.wait(30)

    monkeypatch.setattr(health, "SECONDS_TO_ANSWER", 0.05)
    check = HealthCheck(ask)

    async def look():
        for _ in range(2):
            with pytest.raises(HTTPException) as refused:
                await check.require()
            assert refused.value.status_code == 503
        go_on.set()
        monkeypatch.setattr(health, "SECONDS_TO_ANSWER", 30)
        await check.require()
        assert asked == [1]

    run(look())


def test_probes_are_never_turned_away_and_ask_once(house, monkeypatch):
    """Nobody counts them, so they may not cost what pages do: no look at the games' bots."""
    asked, answer = [], house.tables.games.require_answer
    monkeypatch.setattr(house.tables.games, "waiting_for_bots", None)
    monkeypatch.setattr(
        house.tables.games, "require_answer", lambda: asked.append("asked") or answer()
    )
    app = create_app(house, Rate(each_second=0, most=0))
    client = TestClient(app, client=("192.0.2.7", 1))
    app.state.health._now = lambda: 100.0
    for _ in range(50):
        told = client.get("/healthz")
        assert (told.status_code, told.json()) == (200, {"status": "ok"})
    assert asked == ["asked"]
