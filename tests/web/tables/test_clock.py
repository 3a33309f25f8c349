"""Clocks on the pages and in the calls of a table."""

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.data.numbers import NO_BREAK
from stafla.editions import ClockPolicy, clocks
from stafla.web.rendering import labels as clock
from stafla.web.rendering.labels import DAY, clock_choices, clock_label, clock_named
from stafla.web.rendering.languages import AREAS
from tests.web.browser import Browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clock_has_words_of_its_own(language):
    say = catalogue(language, *AREAS)
    labels = [choice.label for choice in clock_choices(say)]
    assert len(set(labels)) == len(clocks())
    assert all("{" not in label for label in labels)
    assert clock_named("", say) == say("clock-none")


def test_the_words_tell_the_numbers():
    say = catalogue("en", *AREAS)
    told = clock_label(clocks()["sv-25"].policy, say)
    assert told == (
        "25 minutes each; overtime costs 10 points per started minute, "
        "5 minutes over loses, by at least 150 points"
    )
    assert clock_named("20+5", say).startswith("20 minutes each; plus 5 seconds per turn")


def test_the_form_of_a_table_of_one_s_own_offers_every_clock(browser: Browser):
    page = browser.client.get("/tables/new?lang=pl").text
    for name in (*clocks(), "own"):
        assert f'<option value="{name}"' in page


def test_a_table_of_one_s_own_times_and_a_form_that_names_none(browser: Browser):
    table = browser.sit_down("is", clock="own", minutes="7", seconds="3")
    clock = browser.view(table)["clock"]
    assert (clock["base"], clock["increment"], clock["left"]) == (420, 3, [420_000, 420_000])
    form = {"profile": "is", "kind1": "person", "clock": "own", "minutes": "x", "seconds": "3"}
    answer = browser.client.post("/tables", data=form)
    assert answer.status_code == 422
    assert catalogue("en", *AREAS)("unknown-clock") in answer.text


def test_a_clock_started_by_the_opponent_runs_in_the_view(browser: Browser):
    table = browser.sit_down("is", clock="long-15-10")
    mover = browser.view(table)["turn"]
    assert browser.post(table, mover, "start-clock").json()["code"] == "own-clock"
    view = browser.act(table, 1 - mover, "start-clock")
    assert view["clock"]["running"] == mover
    assert view["clock"]["left"][1 - mover] == 900_000
    assert view["clock"]["left"][mover] <= 900_000


def test_a_proposal_is_seen_until_it_is_answered(browser: Browser):
    table = browser.sit_down("is")
    mover = browser.view(table)["turn"]
    browser.act(table, mover, "pass")
    view = browser.act(table, mover, "propose-takeback")
    asked = {"seat": mover, "what": "takeback", "agreed": [mover], "waiting": [1 - mover]}
    assert view["proposal"] == asked
    assert browser.post(table, mover, "propose-abort").json()["code"] == "already-proposed"
    view = browser.act(table, 1 - mover, "decline")
    assert view["proposal"] is None
    assert view["you"]["can"]["consent"]["code"] == "no-proposal"


def test_a_waiting_room_tells_the_clock(browser: Browser):
    form = {"profile": "is", "kind1": "person", "kind2": "invited", "clock": "days-3"}
    place = browser.client.post("/tables", data=form).headers["location"]
    assert "3 days per turn" in browser.client.get(place).text


NONE = {"base": 0, "increment": 0, "move": 0, "penalty": 0, "overtime": 0, "margin": 0}


@pytest.mark.parametrize(
    ("policy", "told", "short"),
    [
        (
            {"base": 119, "limit": "lose"},
            "1 minute each; out of time: you lose",
            "clock-short-minutes 1",
        ),
        (
            {"base": 120, "increment": 7, "limit": "stop"},
            "2 minutes each; plus 7 seconds per turn; out of time: you stop, the others play on",
            "clock-short-increment 2 7",
        ),
        (
            {"move": DAY - 1, "limit": "pass"},
            "1,439 minutes per turn; out of time: you pass",
            "clock-short-move 1439",
        ),
        (
            {"move": DAY, "limit": "pass"},
            "1 day per turn; out of time: you pass",
            "clock-short-days 1",
        ),
        (
            {"move": 2 * DAY + 1, "increment": 3, "limit": "lose"},
            "plus 3 seconds per turn; 2 days per turn; out of time: you lose",
            "clock-short-days 2",
        ),
        (
            {"base": 60, "penalty": 10, "overtime": 119, "limit": "lose"},
            "1 minute each; overtime costs 10 points per started minute, 1 minute over loses",
            "clock-short-minutes 1",
        ),
    ],
)
def test_a_clock_is_told_by_what_it_measures_and_what_follows(monkeypatch, policy, told, short):
    made = ClockPolicy(**{**NONE, **policy})
    assert clock_label(made, catalogue("en", *AREAS)) == told

    def say(key, **values):
        return " ".join([key, *map(str, values.values())])

    monkeypatch.setattr(clock, "policy_of", lambda _clock: made)
    assert clock.clock_short("any", say) == short.replace(" ", NO_BREAK)
    monkeypatch.setattr(clock, "policy_of", lambda _clock: None)
    assert clock.clock_short("", say) == "clock-short-none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_between_the_numbers_of_a_clock_and_their_units(language):
    say = catalogue(language, *AREAS, isolate=True)
    for one in clocks():
        told = clock.clock_short(one, say)
        assert NO_BREAK in told
        assert " " not in told
