"""What is typed at the desk as a result, by the rules of time too."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from stafla.club.contests.refusals import EventRefused
from stafla.club.contests.tables import TypedScore, closest_names, tables_named
from stafla.club.contests.typed_results import read_result
from stafla.contest.event import federation
from tests.club.contests.events import begin_event

# the desk's page answers from the same list (front/tests/contests/desk.test.ts)
NAMES = json.loads((Path(__file__).parents[2] / "data" / "names_typed.json").read_text("utf-8"))
SV = federation("sv")


@pytest.mark.parametrize(
    ("own", "against", "wanted"),
    [
        ("400", "380", TypedScore(400, 380)),
        (" 400 ", "−12", TypedScore(400, -12)),
        ("w", "", TypedScore(kind="forfeit")),
        ("", "W", TypedScore(kind="forfeit", loser_first=True)),
        ("ww", "", TypedScore(kind="double-forfeit")),
        ("", "ww", TypedScore(kind="double-forfeit")),
        # SV-06: ten points a begun minute
        ("400t2", "380", TypedScore(380, 380)),
        ("400", "380 T5", TypedScore(400, 330)),
        ("400t1", "380t1", TypedScore(390, 370)),
        # SV-07 to SV-09
        ("400", "380tf12", TypedScore(400, 250)),
        ("400 tf 5", "120", TypedScore(0, 150)),
        ("500", "300tf20", TypedScore(500, 230)),
        ("400t2", "380tf12", TypedScore(380, 230)),
        ("150", "200tf0", TypedScore(150, 0)),
        ("300", "45tf5", TypedScore(300, -10)),
    ],
)
def test_what_is_typed_becomes_a_result(own, against, wanted):
    typed = read_result(own, against, SV)
    assert typed.written == wanted
    assert bool(typed.note) is ("t" in (own + against).casefold())


@pytest.mark.parametrize(
    ("own", "against"),
    [
        ("", ""),
        ("400", ""),
        ("w", "w"),
        ("w", "300"),
        ("400x", "300"),
        ("400t", "300"),
        ("400tf", "300"),
        ("400tf1", "300tf1"),
        ("40000", "300"),
        ("٤٠٠", "300"),
        ("t2", "300"),
    ],
)
def test_what_is_no_result_is_none(own, against):
    assert read_result(own, against, SV) is None


def test_rules_without_overtime_refuse_it():
    # PL-48: a player whose time is over stops; nothing is taken off
    with pytest.raises(EventRefused, match="event-time"):
        read_result("400t2", "380", federation("pl"))
    with pytest.raises(EventRefused, match="event-time"):
        read_result("400", "380tf2", federation("wespa"))
    with pytest.raises(EventRefused, match="event-time"):
        read_result("400t2", "380", None)
    assert read_result("400t2", "380", federation("wespa")).written == TypedScore(380, 380)
    # a clock that is not known here
    with pytest.raises(EventRefused, match="event-time"):
        read_result("400t2", "380", replace(SV, clock="sundial"))


@pytest.mark.parametrize(("typed", "wanted"), NAMES["typed"])
def test_a_typed_name_means_the_table_where_it_fits_best(typed, wanted):
    """ "Ivar" meant Mats Ivarsson as well as Ivar Nord, and had to be told apart."""
    numbers, names = zip(*((number, tuple(who)) for number, *who in NAMES["tables"]), strict=True)
    assert [numbers[place] for place in closest_names(names, typed)] == wanted


def test_a_table_is_found_by_the_name_of_either_player(house):
    begin_event(house)
    house.publish()
    for number, pair in enumerate(house.contest.seated["A", 1], 1):
        for player in pair:
            name = house.contest.event.people[player].name
            assert [one.number for one in tables_named(house.contest, f" {name.upper()}")] == [
                number
            ]
    assert tables_named(house.contest, "Zz") == ()
