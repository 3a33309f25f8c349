"""The guards of acts are one table: the law asks it in Python, the page the same on a phone."""

import json
from itertools import pairwise

import pytest

from stafla.editions import load, names
from stafla.rules import Refusal
from stafla.rules.game import refusals
from stafla.rules.game.acts import permission
from tests.companion.script import BEGIN
from tests.companion.sessions import with_law
from tests.companion.test_sessions import differences
from tools.rules import guards

TABLE = permission.table()


def test_the_page_has_the_table_of_the_law():
    assert guards.FILE.read_text(encoding="utf-8") == guards.guards(), "run make wire"


def test_what_the_page_is_told_are_the_acts_of_a_real_board_with_groups_resolved():
    told = json.loads(guards.guards())
    assert set(told["acts"]) == set(TABLE["groups"]) | set(TABLE["acts"])
    assert told["acts"]["press"] == [
        *("seated", "running", "in-game", "has-time", "begun", "no-halt"),
        *("play-waits", "own-play", "unpressed"),
    ]
    named = {guard for asked in told["acts"].values() for guard in asked}
    assert told["guards"] == {
        name: TABLE["guards"][name] for name in TABLE["guards"] if name in named
    }


def test_every_guard_has_a_question_and_the_code_of_a_refusal():
    assert set(permission.GUARDS) == set(TABLE["guards"])
    kinds = [one for one in vars(refusals).values() if isinstance(one, type)]
    codes = {one.code for one in kinds if issubclass(one, Refusal)}
    assert set(TABLE["guards"].values()) <= codes


def test_every_guard_is_asked_by_some_act():
    lists = [*TABLE["groups"].values(), *TABLE["acts"].values(), *TABLE["screen"].values()]
    asked = {guard for one in lists for guard in one}
    assert asked - set(TABLE["groups"]) == set(TABLE["guards"])


def test_no_act_asks_a_guard_twice():
    for act in (*TABLE["acts"], *TABLE["screen"]):
        asked = permission.guards_of(act)
        assert len(set(asked)) == len(asked), act


@pytest.mark.parametrize("name", names())
def test_a_play_is_recorded_first_where_it_is_made_by_pressing(name):
    """The page tells the one from the other, since no edition has only one of them."""
    edition = load(name)
    pressed = edition.turn.final == "when-pressed"
    assert (edition.challenge.until == "recorded") == pressed


def asides(edition, clock, acts):
    """A session of these acts, a second each."""
    start = {"edition": edition, "clock": clock, "first": 0, "lot": 0, "advantage": "first-move"}
    if load(edition).start.by != "lot":
        start = {"edition": edition, "clock": clock, "first": 0}
    told = [{**act, "at": BEGIN + 1000 * second} for second, act in enumerate(acts, 1)]
    return with_law({"seed": len(acts), "start": start, "acts": told})


def test_nobody_proposes_or_lifts_a_play_for_ever(tmp_path):
    paused = [{"do": "pause", "seat": 1}, {"do": "resume", "seat": 0}]
    corrected = [{"do": "pass", "seat": 0}, {"do": "correct"}]
    laid = [{"do": "tell", "seat": 0, "count": 3, "points": 9}, {"do": "withdraw", "seat": 0}]
    start = [{"do": "start-clock", "seat": 1}]
    sessions = [
        asides("sv", "sv-25", start + paused * 6),
        asides("is", None, corrected * 7),
        asides("sv", "sv-25", start + laid * 21),
    ]
    assert differences(sessions, tmp_path) == []
    last = [[act["refused"] for act in one["acts"][-2:]] for one in sessions]
    assert last[0] == ["too-many-proposals", "clock-runs"]
    assert last[1] == ["not-your-turn", "too-many-proposals"]
    assert last[2] == [None, "withdrawn-too-often"]
    for one in sessions:
        assert all(first["at"] < second["at"] for first, second in pairwise(one["acts"]))


def test_no_turn_is_taken_back_that_somebody_ran_out_of_time_after(tmp_path):
    start = {"edition": "pl", "clock": "pl-20", "first": 0}
    acts = [
        {"do": "pass", "seat": 0, "at": BEGIN + 1000},
        {"do": "correct", "at": BEGIN + 1_300_000},
    ]
    told = with_law({"seed": 0, "start": start, "acts": acts})
    assert [act["refused"] for act in told["acts"]] == [None, "nothing-to-take-back"]
    assert differences([told], tmp_path) == []
