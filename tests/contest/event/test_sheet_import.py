"""Files of tournaments become events: the same players, pairs, results and places."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from stafla.contest.event import (
    DivisionAdded,
    EventRefusal,
    Registered,
    Returned,
    RoundPlan,
    Withdrawn,
    happenings_of,
    read_sheet,
    sheet_of,
)
from stafla.contest.formats import (
    SheetDivision,
    SheetPlayer,
    TournamentFault,
    TournamentSheet,
    csv_sheet,
    json_sheet,
    naspa,
    tou,
    tsh_archive,
)
from tests.contest.event.events import Director, director

WRITERS = {
    "csv": csv_sheet.write,
    "json": json_sheet.write,
    "tsh": lambda sheet: tsh_archive.write(tsh_archive.of_sheet(sheet)),
    "naspa": lambda sheet: naspa.write(naspa.of_sheet(sheet)),
    "tou": lambda sheet: tou.write(tou.of_sheet(sheet)),
}


def play_out(players=7, rounds=4, *, whole=True):
    """An event with somebody late, somebody who leaves and comes back, and byes."""
    one = director(players, rounds)
    for number in range(1, rounds + 1):
        one.publish()
        if number == 2:
            one.do(Registered("late", "A", "Late, L", 1500))
        if number < rounds or whole:
            one.finish(Random(number))
        if number == 1:
            one.do(Withdrawn("p3"))
        if number == 3:
            one.do(Returned("p3"))
    return one.event


def bring(sheet, name="wespa"):
    one = Director()
    one.open(name)
    numbers = count(1)
    people, done = happenings_of(one.event, sheet, lambda: f"q{next(numbers)}")
    for what in done:
        one.do(what, "import")
    return one.event, people


def totals(event):
    return {
        event.people[one.player].name: (one.half_wins, one.spread, one.games)
        for one in event.standings("A")
    }


@pytest.mark.parametrize("kind", ["csv", "json", "tsh", "naspa"])
def test_a_file_of_an_event_becomes_the_same_event(kind):
    event = play_out()
    made, _ = bring(read_sheet(WRITERS[kind](sheet_of(event)), kind))
    # one format does not tell who went first
    order = frozenset if kind == "naspa" else tuple
    assert totals(made) == totals(event)
    for number, (one, other) in enumerate(
        zip(made.divisions["A"].rounds, event.divisions["A"].rounds, strict=True), 1
    ):

        def call_up(event, made):
            return {
                order(event.people[player].name for player in (bout.first, bout.second))
                for bout in made.bouts
            }

        assert call_up(made, one) == call_up(event, other), number
    assert made.phase == "entering"
    assert not made.missing()


def test_a_round_that_is_not_over_is_brought_without_results():
    event = play_out(whole=False)
    made, _ = bring(read_sheet(json_sheet.write(sheet_of(event)), "json"))
    assert len(made.missing()) == len(event.missing()) > 0


def test_a_list_of_players_registers_them():
    made, people = bring(read_sheet(b"         Ek, Bo                 50 1610 20260101\r\n", "rt"))
    assert [(one.name, one.player.rating) for one in made.people.values()] == [("Ek, Bo", 1610)]
    assert len(people) == 1
    assert made.phase == "registration"


def test_what_the_rules_do_not_count_so_is_refused_with_player_and_round():
    sheet = sheet_of(play_out())
    with pytest.raises(EventRefusal, match="event-import-cell") as told:
        bring(sheet, "sv")
    assert told.value.details["round"] == 1


def test_an_event_with_players_takes_no_rounds():
    one = Director()
    one.open()
    sheet = sheet_of(play_out())
    event, _ = bring(replace(sheet, divisions=()))
    assert not event.people
    with pytest.raises(EventRefusal, match=r"event-import\b"):
        happenings_of(play_out(), sheet, lambda: "x")
    one.do(DivisionAdded("A", (RoundPlan(),) * 4))
    one.do(Registered("here", "A", "Ek, Bo", 1500))
    with pytest.raises(EventRefusal, match=r"event-import\b"):
        happenings_of(one.event, sheet, lambda: "x")


@pytest.mark.parametrize(
    ("told", "kept"), [(9_999, 9_999), (10_000, None), (1, 1), (0, None), (None, None)]
)
def test_a_rating_that_an_event_cannot_have_is_left_out(told, kept):
    people = (SheetPlayer("Ek, Bo", told),)
    made, _ = bring(TournamentSheet(divisions=(SheetDivision("A", people),)))
    assert [one.player.rating for one in made.people.values()] == [kept]


@pytest.mark.parametrize("kind", WRITERS)
def test_a_broken_file_is_refused(kind):
    with pytest.raises(TournamentFault):
        read_sheet(b"\xff\xfe broken 1 2 3;;;;;\n1;2;3", kind)


def test_there_is_no_such_kind():
    with pytest.raises(EventRefusal, match="event-format"):
        read_sheet(b"", "doc")
