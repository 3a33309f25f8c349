"""A judge's pages of a table that called, and under which names rulings stand."""

import asyncio
import re
import threading

import pytest
from starlette.testclient import TestClient

from tests.aside import run
from tests.web.accounts.test_sign_in import GOOD, enter
from tests.web.streams import begin

ENGLISH = {"accept-language": "en"}


@pytest.fixture
def judge(client, house):
    """Another browser, in which an arbiter is signed in."""
    made = TestClient(client.app, follow_redirects=False)
    enter(made, name="Ása")
    house.accounts.rows.set_roles(house.accounts.by_name("Ása").id, ["arbiter"], 0)
    return made


def appeal_word(browser):
    """A table whose challenge is before the judge."""
    table = browser.sit_down(judge="any")
    seat = browser.view(table)["turn"]
    browser.act(table, seat, "play", laid=browser.best(browser.view(table, seat)))
    browser.act(table, 1 - seat, "challenge")
    browser.act(table, 1 - seat, "appeal", argument="no word")
    return table, seat


def test_the_play_that_is_doubted_is_shown_and_marked_on_the_board(browser, judge, house):
    table, seat = appeal_word(browser)
    page = judge.get(f"/judge/{table}", headers=ENGLISH).text
    points = house.tables.game(table).pending.points
    assert f"(Name {seat + 1}, {points} points)" in page
    drawn = judge.get(f"/judge/{table}/board.svg", headers=ENGLISH)
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.headers["cache-control"] == "no-store"
    assert house.tables.game(table).edition.name in drawn.text


def test_a_table_that_calls_without_a_play_in_doubt_is_shown_too(browser, judge, house):
    table = browser.sit_down(judge="any")
    browser.act(table, browser.view(table)["turn"], "call-judge", argument="the clock")
    page = judge.get(f"/judge/{table}", headers=ENGLISH)
    assert page.status_code == 200
    assert "the clock" in page.text
    drawn = judge.get(f"/judge/{table}/board.svg")
    assert (drawn.status_code, drawn.text[:4]) == (200, "<svg")
    event = re.search(r'name="event" value="(\d+)"', page.text)[1]
    told = {"event": event, "text": "ten off", "seconds": ["0", "0"], "points": ["0", "-10"]}
    assert judge.post(f"/judge/{table}", data=told).headers["location"] == "/judge"
    assert house.tables.game(table).totals == (0, -10)


def test_a_stream_whose_visitor_takes_long_to_recognise_holds_up_nobody(client, house, monkeypatch):
    """Everybody shares one loop: what asks the database waits beside it."""
    others_go_on = threading.Event()
    held_up = []

    def slow(_token):
        held_up.append(not others_go_on.wait(10))

    monkeypatch.setattr(house.accounts, "who", slow)

    async def look():
        asyncio.get_running_loop().call_later(0.05, others_go_on.set)
        await begin(client, "/api/judge/stream")

    run(look())
    assert held_up == [False]


def test_whoever_ruled_is_named_until_the_account_is_erased(client, judge):
    form = {"edition": "is", "word": "hestur", "kind": "missing", "text": "in the book"}
    assert client.post("/words/report", data=form).status_code == 200
    question = re.search(r'name="question" value="([^"]+)"', judge.get("/arbiter").text)[1]
    ruled = {"question": question, "verdict": "valid", "reason": "a horse", "source": ""}
    assert judge.post("/arbiter", data=ruled).status_code == 303
    register = client.get("/rulings", headers=ENGLISH).text
    assert "a horse" in register
    assert "Ása" in register
    assert judge.post("/me/erase", data={"password": GOOD}).status_code == 303
    register = client.get("/rulings", headers=ENGLISH)
    assert register.status_code == 200
    assert "a horse" in register.text
    assert "Ása" not in register.text
    assert "erased" in register.text
