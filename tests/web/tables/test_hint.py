"""Hints and words of the sheet, as a page asks for them."""

import pytest
from starlette.testclient import TestClient

from stafla._core import AS_BLANK
from stafla.club.hints import Hint
from stafla.club.limits import shipped_limits
from stafla.club.word_readings import WordReadings
from stafla.editions import load
from stafla.web import create_app
from stafla.web.tables.hint import hint_view, word_readings_view
from stafla.words.readings import Reading
from tests.web.browser import BOT, PERSON, Browser
from tests.web.opened import FAST


def solitary(browser, **more):
    """A table against a bot at which the person is to move; its id."""
    while True:
        table = browser.sit_down(kinds=(PERSON, BOT), check="automatic", **more)
        if browser.view(table)["turn"] == 0:
            return table


def hint(browser, table, detail, seat=0):
    return browser.client.post(f"/api/tables/{table}/hint", json={"seat": seat, "detail": detail})


def test_a_hint_is_told_step_by_step_and_what_it_lays_can_be_played(browser):
    table = solitary(browser)
    first, second, third = (hint(browser, table, detail).json() for detail in (1, 2, 3))
    assert first["kind"] == "play" and first["points"] > 0 and first["count"] > 0
    assert (first["squares"], first["laid"], first["word"]) == ([], [], None)
    assert len(second["squares"]) == first["count"]
    assert (second["laid"], second["word"]) == ([], None)
    assert [tile["square"] for tile in third["laid"]] == second["squares"]
    view = browser.act(table, 0, "play", laid=third["laid"])
    turn = next(one for one in view["turns"] if one["seat"] == 0)
    assert (turn["points"], turn["word"]) == (first["points"], third["word"])


def test_the_view_says_where_hints_are_given(browser):
    assert browser.view(solitary(browser), 0)["you"]["hints"] is True
    table = browser.sit_down(kinds=(PERSON, PERSON))
    assert browser.view(table, 0)["you"]["hints"] is False
    answer = hint(browser, table, 3, browser.view(table)["turn"])
    assert (answer.status_code, answer.json()["code"]) == (422, "no-hints")


@pytest.mark.parametrize("detail", [0, 4, "3x", None])
def test_a_hint_has_three_steps(browser, detail):
    assert hint(browser, solitary(browser), detail).status_code == 422


def test_nobody_else_s_rack_is_told(house, browser):
    answer = hint(Browser(TestClient(create_app(house, FAST))), solitary(browser), 3)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-table")


def test_hints_meet_the_bound_of_searches(house, browser):
    table, most = solitary(browser), int(shipped_limits().dear["search"].most)
    client = TestClient(create_app(house), cookies=browser.client.cookies)
    codes = [hint(Browser(client), table, 1).status_code for _ in range(most + 100)]
    assert codes[:most] == [200] * most
    assert 429 in codes


def test_the_words_of_a_play_are_told_with_what_is_known_of_them(browser):
    table = solitary(browser)
    browser.act(table, 0, "play", laid=hint(browser, table, 3).json()["laid"])
    turn = next(one for one in browser.view(table)["turns"] if one["seat"] == 0)
    answer = browser.client.get(f"/api/tables/{table}/words/{turn['number']}")
    assert answer.status_code == 200
    assert [one["word"] for one in answer.json()["words"]] == [one["word"] for one in turn["words"]]
    nothing = browser.client.get(f"/api/tables/{table}/words/1")
    assert (nothing.status_code, nothing.json()["code"]) == (404, "no-such-play")


def test_whoever_has_finished_no_game_is_taught_and_nobody_else(client):
    wish = {"opponent": "bot", "profile": "is"}
    place = client.post("/play", data=wish).headers["location"]
    assert place.endswith("#first")
    browser, table = Browser(client), place.removeprefix("/tables/").removesuffix("#first")
    browser.fill_bag(table)
    browser.resign(table)
    assert "#" not in client.post("/play", data=wish).headers["location"]
    assert "#" not in client.post("/play", data=wish | {"opponent": "person"}).headers["location"]


@pytest.mark.parametrize("more", [{}, {"at_once": False}, {"at_once": True}])
def test_bots_are_woken_as_the_act_asks(house, browser, monkeypatch, more):
    woken = []
    table = solitary(browser)
    monkeypatch.setattr(house.bots, "wake", lambda *_, at_once=False: woken.append(at_once))
    browser.act(table, 0, "pass", **more)
    assert woken == [more.get("at_once", False)]


@pytest.mark.parametrize(
    ("detail", "squares", "laid", "word"),
    [(1, [], [], None), (2, [8, 9], [], None), (3, [8, 9], ["A", "B"], "AB")],
)
def test_each_step_of_a_hint_tells_so_much_of_a_play(detail, squares, laid, word):
    play = Hint(5, load("en"), object(), 12, b"\x01\x02", ((8, 1), (9, 2 | AS_BLANK)))
    found = hint_view(play, detail)
    assert (found.number, found.detail, found.kind) == (5, detail, "play")
    assert (found.points, found.count, found.squares) == (12, 2, squares)
    assert [tile.letter for tile in found.laid] == laid
    assert [tile.blank for tile in found.laid] == [False, True][: len(laid)]
    assert (found.word, found.tiles) == (word, [])


@pytest.mark.parametrize("detail", [1, 2, 3])
def test_without_a_play_a_hint_tells_what_to_exchange_or_to_pass(detail):
    found = hint_view(Hint(5, load("en"), tiles=b"\x03\x01"), detail)
    assert (found.kind, found.count, found.word, found.laid) == ("exchange", 2, None, [])
    assert found.tiles == ([] if detail == 1 else ["C", "A"])
    found = hint_view(Hint(5, load("en")), detail)
    assert (found.kind, found.count, found.tiles, found.squares) == ("pass", 0, [], [])


def test_a_word_is_sent_with_each_of_its_readings():
    readings = (Reading("hestur", "nominative", "BÍN"), Reading("hesta", "plural", "DIM"))
    assert word_readings_view(WordReadings("HESTUR", readings)).model_dump() == {
        "word": "HESTUR",
        "readings": [
            {"base": "hestur", "form": "nominative", "source": "BÍN"},
            {"base": "hesta", "form": "plural", "source": "DIM"},
        ],
    }
