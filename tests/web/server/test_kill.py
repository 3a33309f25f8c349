"""A server that was killed or interrupted, and comes back (under load: test_faults.py)."""

import pytest

from tests.web.browser import BOT, PERSON
from tests.web.served import Served
from tests.web.server.ledger import log_of


@pytest.mark.ci
def test_a_bot_at_its_turn_when_the_server_was_killed_plays_on(tmp_path, address, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", address)
    with Served(tmp_path) as served:
        table = served.browser.sit_down("is", kinds=(PERSON, BOT))
        cookies = served.client.cookies
        served.kill()
    with Served(tmp_path, cookies) as served:
        events = served.client.stream("GET", f"/api/tables/{table}/stream")
        with events as answer:
            for _line in answer.iter_lines():
                view = served.browser.view(table)
                if not view["thinking"]:
                    break
        assert view["turn"] == 0 or view["window"]["may_confirm"] == [0]
        served.browser.step(table)


def test_an_interrupted_server_ends_in_order(tmp_path):
    with Served(tmp_path) as served:
        table = served.browser.sit_down("is")
        number = served.browser.view(table)["number"]
        with served.client.stream("GET", f"/api/tables/{table}/stream") as listening:
            assert next(listening.iter_lines()).startswith("retry")
            assert served.stop() == 0
    assert log_of(tmp_path, table).number == number


@pytest.mark.ci
def test_a_clock_runs_on_while_the_server_is_killed_and_comes_back(tmp_path):
    with Served(tmp_path) as served:
        table = served.browser.sit_down("is", (PERSON, PERSON), clock="long-25")
        mover = served.browser.view(table)["turn"]
        before = served.browser.act(table, 1 - mover, "start-clock")["clock"]
        cookies = served.client.cookies
        served.kill()
    with Served(tmp_path, cookies) as served:
        after = served.browser.view(table)["clock"]
    assert after["running"] == mover
    gone_by = after["now"] - before["now"]
    assert gone_by > 0
    assert after["left"][mover] == before["left"][mover] - gone_by
    assert after["left"][1 - mover] == before["left"][1 - mover]
