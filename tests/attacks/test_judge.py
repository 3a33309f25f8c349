"""What a judge at a live table, and whoever would like to be one, must not see or do."""

import re

import pytest
from starlette.testclient import TestClient

from stafla.web import create_app
from tests.attacks.conftest import enter, sit_down
from tests.web.browser import Browser
from tests.web.opened import FAST

ENGLISH = {"accept-language": "en"}


def somebody(house, name, *roles):
    """Another browser, in which somebody is signed in."""
    client = TestClient(create_app(house, FAST), follow_redirects=False)
    enter(client, name)
    house.accounts.rows.set_roles(house.accounts.by_name(name).id, roles, 0)
    return client


@pytest.fixture
def appeal(client, house):
    """Anna plays with a guest at her device; a challenge of hers is before the judge."""
    judge = somebody(house, "Judge", "arbiter")
    enter(client, "Anna")
    table = sit_down(client, kind2="person", name2="Guest", judge="any")
    browser = Browser(client)
    browser.fill_bag(table)
    seat = browser.view(table)["turn"]
    browser.act(table, seat, "play", laid=browser.best(browser.view(table, seat)))
    browser.act(table, 1 - seat, "challenge")
    browser.act(table, 1 - seat, "appeal", argument="<i>no word</i>")
    assert house.tables.game(table).phase == "appeal"
    return table, judge


def form_of(page):
    """An honest answer to the page of a judge."""
    words = len(re.findall(r'name="verdicts"', page))
    event = re.search(r'name="event" value="(\d+)"', page)[1]
    each = {"verdicts": ["invalid"] * words, "reasons": ["no"] * words, "sources": [""] * words}
    return {"event": event, "text": "not a word", **each}


def test_a_judge_sees_no_rack_and_nothing_of_the_bag(house, appeal):
    table, judge = appeal
    pages = [judge.get(path) for path in ("/judge", f"/judge/{table}", f"/judge/{table}/board.svg")]
    assert [page.status_code for page in pages] == [200] * 3
    game = house.tables.game(table)
    letter = game.edition.alphabet.letter
    seed = game.started.seed.hex()
    for page in pages:
        for rack in game.racks:
            told = [letter(code) if code else "?" for code in rack]
            assert "".join(told) not in page.text
            assert "".join(sorted(told)) not in page.text
        assert seed not in page.text
        assert "<i>no word" not in page.text
    for seat in (0, 1):
        assert judge.get(f"/api/tables/{table}?seat={seat}").status_code == 403
    body = {"seat": 0, "expected": game.number, "act": "withdraw-appeal"}
    assert judge.post(f"/api/tables/{table}/acts", json=body).status_code == 403
    assert house.tables.game(table).number == game.number


def test_who_plays_is_never_the_judge_nor_who_sits_at_the_same_device(client, house, appeal):
    table, judge = appeal
    form = form_of(judge.get(f"/judge/{table}").text)
    anna = house.accounts.by_name("Anna")
    house.accounts.rows.set_roles(anna.id, ["arbiter", "administrator"], 0)
    before = house.tables.number(table)
    assert client.get(f"/judge/{table}").status_code == 403
    assert client.get(f"/judge/{table}/board.svg").status_code == 403
    assert client.post(f"/judge/{table}", data=form).status_code == 403
    assert f"/judge/{table}" not in client.get("/judge").text
    # the same device under another name is still the guest's
    assert client.post("/sign-out").status_code == 303
    enter(client, "Anna's other self")
    other = house.accounts.by_name("Anna's other self")
    house.accounts.rows.set_roles(other.id, ["arbiter"], 0)
    assert client.post(f"/judge/{table}", data=form).status_code == 403
    assert house.tables.number(table) == before


def test_nobody_judges_without_the_office_or_in_another_s_place(house, appeal):
    table, judge = appeal
    form = form_of(judge.get(f"/judge/{table}").text)
    eve, before = somebody(house, "Eve", "moderator"), house.tables.number(table)
    for path in ("/judge", f"/judge/{table}", f"/judge/{table}/board.svg", "/api/judge/stream"):
        assert eve.get(path).status_code == 403, path
    assert eve.post(f"/judge/{table}", data=form).status_code == 403
    eve.cookies.clear()
    assert eve.post(f"/judge/{table}", data=form).status_code == 401
    assert house.tables.number(table) == before
    assert house.arbiters.rows.register() == []


def test_an_answer_that_is_not_whole_or_not_to_this_appeal_changes_nothing(house, appeal):
    table, judge = appeal
    form = form_of(judge.get(f"/judge/{table}").text)
    before = house.tables.number(table)
    words = len(form["verdicts"])
    for wrong in (
        {"event": int(form["event"]) + 1},
        {"event": 0},
        {"verdicts": []},
        {"verdicts": ["unknown"] * words},
        {"verdicts": ["valid"] * (words + 1)},
        {"reasons": [""] * words},
        {"text": ""},
        {"text": "x" * 5000},
        {"verdicts": [], "seconds": [10**9, 0]},
    ):
        answer = judge.post(f"/judge/{table}", data={**form, **wrong}, headers=ENGLISH)
        assert answer.status_code == 422, wrong
    assert house.tables.number(table) == before
    assert judge.post(f"/judge/{table}", data=form).status_code == 303
    assert house.tables.game(table).phase == "turn"
    # the same answer again is one to nothing
    assert judge.post(f"/judge/{table}", data=form).status_code == 422


def test_after_the_ruling_the_judge_is_a_watcher_like_others(house, appeal):
    table, judge = appeal
    form = form_of(judge.get(f"/judge/{table}").text)
    assert judge.post(f"/judge/{table}", data=form).status_code == 303
    assert judge.get(f"/judge/{table}").status_code == 422
    assert judge.get(f"/judge/{table}/board.svg").status_code == 422
    # the words stand in the register when the game is over
    words = {ruling.word for ruling in house.arbiters.rows.register()}
    assert words
    text = judge.get("/rulings", headers=ENGLISH).text
    assert not any(f"<td>{word}" in text for word in words)
    assert "No ruling yet" in text


def test_a_named_judge_keeps_others_out(client, house):
    named, other = somebody(house, "Named", "arbiter"), somebody(house, "Other", "arbiter")
    enter(client, "Anna")
    person = house.accounts.by_name("Named")
    assert person.id in client.get("/tables/new").text
    table = sit_down(client, kind2="person", name2="Guest", judge=person.id)
    Browser(client).fill_bag(table)
    Browser(client).act(table, 0, "call-judge", argument="hurry")
    assert other.get(f"/judge/{table}").status_code == 403
    assert f"/judge/{table}" not in other.get("/judge").text
    assert "hurry" in named.get(f"/judge/{table}").text
    bad = {"profile": "is", "kind1": "person", "kind2": "person", "judge": "nobody"}
    assert client.post("/tables", data=bad).status_code == 422
