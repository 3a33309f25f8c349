"""Ladders and histories on pages."""

import re
from dataclasses import replace
from types import SimpleNamespace as Some

import pytest
from starlette.testclient import TestClient

from stafla.contest.ratings import Change, GlickoRating
from stafla.data.catalogue import catalogue
from stafla.editions import load
from stafla.web.ratings import pages as ratings
from stafla.web.ratings.chart import Point, chart
from tests.web.accounts.test_sign_in import enter
from tests.web.browser import BOT

ENGLISH = {"accept-language": "en"}


def sign_up(client, name="Þóra"):
    answer = client.post(
        "/sign-up", data={"name": name, "password": "a long enough pass phrase"}, headers=ENGLISH
    )
    assert answer.status_code == 303, answer.text


@pytest.fixture
def played(client, browser):
    """A signed-in person who resigned a rated game against a bot."""
    sign_up(client)
    form = {"profile": "is", "kind1": "person", "kind2": BOT, "rated": "yes"}
    answer = client.post("/tables", data=form)
    table = answer.headers["location"].removeprefix("/tables/")
    browser.fill_bag(table)
    browser.resign(table)
    return table


def test_before_any_rated_game_the_page_says_so(client):
    text = client.get("/ratings", headers=ENGLISH).text
    assert "No rated game has been played yet." in text


def test_a_rated_game_shows_on_the_ladder_and_in_both_histories(client, played):
    text = client.get("/ratings", headers=ENGLISH).text
    assert "Þóra" in text
    links = re.findall(r'href="(/ratings/[^"?]+)', text)
    assert f"/ratings/bot:{BOT}" in links
    for link in links:
        page = client.get(link, headers=ENGLISH).text
        assert '<svg class="chart"' in page
        assert "1500 → " in page
        assert "Expected score from these ratings: 50%." in page
        assert f"/tables/{played}" in page
    page = client.get(f"/ratings/bot:{BOT}?system=glicko-2", headers=ENGLISH).text
    assert "Actual score: 100%" in page


def test_a_rating_that_is_not_sure_yet_has_a_sign_and_says_why(client, played):
    why = catalogue("en", "after")("ratings-provisional")
    assert f'<abbr title="{why}">?</abbr>' in client.get("/ratings", headers=ENGLISH).text
    assert f"({why})" in client.get(f"/ratings/bot:{BOT}", headers=ENGLISH).text


@pytest.mark.parametrize(("deviation", "provisional"), [(110.0, False), (110.5, True)])
def test_a_rating_is_sure_from_a_deviation_of_110_points(monkeypatch, deviation, provisional):
    monkeypatch.setattr(ratings, "name_of", lambda *_: "Anna")
    rung = Some(standing=GlickoRating(1520.0, deviation), games=30)
    assert ratings._row(None, "gone", rung, lambda key: key).provisional is provisional


def test_the_replay_of_a_rated_game_shows_what_it_changed(client, played):
    page = client.get(f"/tables/{played}/replay", headers=ENGLISH).text
    for player in ("Þóra", "highest"):
        assert re.search(rf"{player}[^<]*</a>: 1500 → \d+ \([+−]\d+\)", page), player


def test_a_program_is_told_what_a_game_changed_once_it_is_over(client, browser, played):
    told = client.get(f"/api/tables/{played}/ratings").json()
    assert [one["seat"] for one in told] == [0, 1]
    assert [one["before"] for one in told] == [1500, 1500]
    assert told[0]["after"] < 1500 < told[1]["after"]
    going = browser.sit_down()
    assert client.get(f"/api/tables/{going}/ratings").json() == []
    missing = client.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/ratings")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")


def test_what_is_asked_for_wrongly_is_answered_all_the_same(client, played):
    for query in ("edition=xx&pace=yy&system=zz", "edition=is", "system=é"):
        assert client.get(f"/ratings?{query}").status_code == 200
    for player in ("nobody", "bot:nobody", "bot:"):
        assert client.get(f"/ratings/{player}").status_code == 404


def test_the_ladder_shown_first_is_one_of_the_visitor_s_own_language(client, browser, played):
    form = {"profile": "pl", "kind1": "person", "kind2": BOT, "rated": "yes"}
    answer = client.post("/tables", data=form)
    table = answer.headers["location"].removeprefix("/tables/")
    browser.fill_bag(table)
    browser.resign(table)
    for language, edition in (("is", "is"), ("pl", "pl"), ("en", "is")):
        text = client.get(f"/ratings?lang={language}").text
        shown = re.findall(r'<a [^>]*edition=(\w+)[^>]*aria-current="true"', text)
        assert set(shown) == {edition}, "the ladder, and its ratings by each system"


def test_a_hidden_name_is_on_no_ladder(client, played):
    client.post("/me", data={"name": "Þóra", "language": "en", "hidden": "true"})
    client.cookies.clear()
    text = client.get("/ratings", headers=ENGLISH).text
    assert "Þóra" not in text


@pytest.mark.parametrize(("high", "step"), [(1560, 10), (1561, 20)])
def test_the_chart_has_the_finest_lines_that_are_not_too_many(high, step):
    drawn = str(chart([Point(1500, 0), Point(high, 0)], "title", "said"))
    labels = [int(value) for value in re.findall(r">(\d+)</text>", drawn)]
    assert labels[1] - labels[0] == step


def test_the_chart_stays_within_its_frame():
    drawn = str(chart([Point(1500, 350), Point(1622, 290), Point(900, 60)], "<b>", "said"))
    numbers = [tuple(map(float, p.split(","))) for p in re.findall(r"[\d.-]+,[\d.-]+", drawn)]
    assert len(numbers) == 9
    assert all(0 <= x <= 720 and 0 <= y <= 240 for x, y in numbers)
    assert "&lt;b&gt;" in drawn


def test_who_has_no_rating_has_a_page_and_who_is_nobody_has_none(client, house):
    enter(client, name="Anna")
    page = client.get(f"/ratings/{house.accounts.by_name('Anna').id}")
    assert page.status_code == 200 and 'class="chart"' not in page.text
    for nobody in ("x" * 22, "bot-easy", "bot-nothing"):
        assert client.get(f"/ratings/{nobody}").status_code == 404


@pytest.mark.parametrize(("won", "told"), [(1, "won"), (0, "drawn"), (-1, "lost")])
def test_a_change_is_explained_by_its_figures(monkeypatch, won, told):
    known = {"anna": "Anna", "gone": None}
    monkeypatch.setattr(ratings, "name_of", lambda _house, player, _say: known[player])
    change = Change(
        system="glicko",
        game="g",
        player="anna",
        opponent="gone",
        at=17,
        won=won,
        own_total=300,
        other_total=250,
        days=12.4,
        before=GlickoRating(1500.4, 80.4),
        rested=GlickoRating(1500.4, 90.6),
        faced=GlickoRating(1601.6, 40.2),
        weight=0.954,
        expected=0.361,
        score=1.0,
        after=GlickoRating(1520.6, 75.5),
        games=3,
    )

    def say(key, **figures):
        return f"{key} {figures}" if figures else key

    found = ratings.explain(None, change, say)
    figures = {
        "own": "1500",
        "own_deviation": 91,
        "other": "1602",
        "other_deviation": 40,
        "expected": 36,
        "score": 100,
        "weight": 95,
        "days": 12,
        "was": 80,
        "now": 76,
    }
    reasons = ["rested", "faced", "expected", "score-glicko", "known"]
    assert found == ratings.ExplainedChange(
        game="g",
        at=17,
        player="anna",
        player_name="Anna",
        opponent="gone",
        opponent_name="erased-name",
        result=f"rating-{told}",
        totals="300–250",
        before=1500,
        after=1521,
        gained=21,
        why=tuple(f"rating-why-{reason} {figures}" for reason in reasons),
    )
    erased = ratings.explain(None, replace(change, player="gone"), say)
    assert erased.player_name == "erased-name"
    surer = replace(change, rested=GlickoRating(1500.4, 80.2))
    assert len(ratings.explain(None, surer, say).why) == 4
    rung = Some(standing=GlickoRating(1520.6, 75.5), games=3)
    row = ratings._row(None, "gone", rung, say)
    assert (row.name, row.rating, row.deviation, row.games) == ("erased-name", 1521, 76, 3)


def test_a_stranger_reads_names_and_the_edition_s_own_name(client, played):
    stranger = TestClient(client.app, follow_redirects=False)
    ladder = stranger.get("/ratings?lang=is").text
    assert "Þóra" in ladder and "(name erased)" not in ladder
    assert load("is").name in ladder
    history = stranger.get(f"/ratings/bot:{BOT}", headers=ENGLISH).text
    assert "Þóra" in history
    assert "Games: 1. From 1500" in history


def test_whoever_is_erased_leaves_a_game_without_a_name(client, played):
    erased = client.post("/me/erase", data={"password": "a long enough pass phrase"})
    assert erased.status_code == 303, erased.text
    history = client.get(f"/ratings/bot:{BOT}", headers=ENGLISH).text
    assert "(name erased)" in history and "Þóra" not in history
