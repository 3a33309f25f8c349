"""An event's games on rating lists: by the system's own arithmetic, found by name, taken along."""

import datetime
from random import Random

import pytest

from stafla.contest.event import rate_division, rating_event_of, read_list, write_columns
from stafla.contest.formats import TournamentFault
from stafla.contest.ratings import (
    RatingEntry,
    RatingList,
    RatingListFault,
    rating_system,
    rating_systems,
)
from stafla.contest.ratings.lists import to_json
from tests.contest.event.events import director

DAY = datetime.date(2026, 11, 28)


def play_out():
    one = director(6, 3)
    for number in (1, 2, 3):
        one.publish()
        one.finish(Random(number))
    return one.event


@pytest.mark.parametrize("name", rating_systems())
def test_without_a_list_everybody_has_the_rating_of_the_registration(name):
    event, system = play_out(), rating_system(name)
    rated = rate_division(event, "A", DAY, system)
    entries = {
        one: RatingEntry(one, float(person.player.rating), 100)
        for one, person in event.people.items()
    }
    wanted = system.rate(rating_event_of(event, "A", DAY), entries)
    assert rated.changes == {one.player: one for one in wanted}
    assert rated.after.entries == {one.player: one.after for one in wanted}
    assert rated.after.date == DAY
    assert rated.unlisted == ()


def test_players_are_found_on_a_list_by_their_names():
    event, system = play_out(), rating_system("naspa")
    entries = {
        "x1": RatingEntry("x1", 1700.0, 200),
        "x2": RatingEntry("x2", 1600.0, 12),
        "x3": RatingEntry("x3", 1500.0, 12),
        "x4": RatingEntry("x4", 1400.0, 12),
        "gone": RatingEntry("gone", 1900.0, 400),
    }
    # one as lists write it, one as people say it, one name twice
    names = {"x1": "Łind, P1", "x2": "p2 ŁIND", "x3": "Łind, P3", "x4": "P3 Łind", "gone": "Else"}
    start = RatingList("naspa", datetime.date(2026, 1, 1), entries, names)
    rated = rate_division(event, "A", DAY, system, start)
    assert rated.changes["p1"].before == entries["x1"]
    assert rated.changes["p2"].before == entries["x2"]
    assert rated.changes["p3"].before.rating is None
    assert rated.unlisted == ("p3", "p4", "p5", "p6")
    assert rated.after.entries["gone"] == entries["gone"]
    assert rated.after.entries["x1"].games == 203
    assert rated.after.entries["x3"] == entries["x3"]
    assert rated.after.names["p5"] == "Łind, P5"


def test_a_list_of_another_system_is_refused():
    with pytest.raises(RatingListFault, match="ratings-system"):
        rate_division(play_out(), "A", DAY, rating_system("pfs"), RatingList("naspa"))


@pytest.mark.parametrize("name", rating_systems())
def test_a_list_that_was_taken_along_is_read_again(name):
    system = rating_system(name)
    after = rate_division(play_out(), "A", DAY, system).after
    assert read_list(to_json(after).encode(), system) == after
    columns = read_list(write_columns(after, system), system)
    listed = after.rows(system)
    assert {(one.name, one.rating, one.games, one.date) for one in columns.rows(system)} == {
        (one.name, one.rating, one.games, DAY) for one in listed
    }


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"{", "ratings-json"),
        (b'{"format": "x"}', "ratings-format"),
        (b"{\xff", "ratings-json"),
        (b"no rating in this line 5\n", "tournament-rated"),
        (b"               Ek, Bo   10 1500 20260101\n" * 2, "ratings-twice"),
    ],
)
def test_what_is_no_list_is_refused_with_its_place(data, code):
    with pytest.raises((RatingListFault, TournamentFault), match=code):
        read_list(data, rating_system("naspa"))
