"""What an event tells files and rating lists."""

from datetime import date

import pytest

from stafla.contest.event import (
    Registered,
    Resulted,
    Withdrawn,
    lost_in,
    rating_event_of,
    sheet_of,
)
from stafla.contest.formats import RoundCell, csv_sheet, json_sheet, naspa, tou, tsh_archive
from stafla.contest.formats.sheet import answer
from stafla.contest.ratings import rating_system, replay
from tests.contest.event.events import director
from tests.contest.event.test_whole import whole

DAY = date(2026, 11, 7)


def without_scores(event):
    """Spread and wins of each number by the sheet alone."""
    return {
        player.name: sum(
            cell.points - (cell.against if cell.opponent else 0)
            for cell in player.cells
            if cell.points is not None
        )
        for player in sheet_of(event).divisions[0].players
    }


@pytest.mark.parametrize("seed", range(3))
def test_a_sheet_holds_all_that_counts_and_goes_through_every_file(seed):
    event = whole(11, 5, seed).event
    sheet = sheet_of(event, DAY)
    names = {one.id: one.name for one in event.people.values()}
    assert without_scores(event) == {names[s.player]: s.spread for s in event.standings("A")}
    assert answer(sheet.divisions[0]) == sheet.divisions[0]
    assert json_sheet.read(json_sheet.write(sheet)) == sheet
    assert csv_sheet.read(csv_sheet.write(sheet)) == sheet
    archive = tsh_archive.write(tsh_archive.of_sheet(sheet))
    assert tsh_archive.to_sheet(tsh_archive.read(archive)).divisions == sheet.divisions
    found = naspa.to_sheet(naspa.read(naspa.write(naspa.of_sheet(sheet))))
    assert [len(p.cells) for p in found.divisions[0].players] == [
        len(p.cells) for p in sheet.divisions[0].players
    ]


def test_each_kind_of_round_has_its_cell():
    one = director(5, 2)
    one.publish()
    bye = one.event.divisions["A"].rounds[0].byes[0]
    first, second = one.bouts()
    one.result(first, 412, 398)
    one.do(Withdrawn(second.second, "void"))
    one.do(Registered("new", "A", "New", missed="omit"))
    cells = {
        one_.id: player.cells[0]
        for one_, player in zip(
            one.event.people.values(), sheet_of(one.event).divisions[0].players, strict=True
        )
    }
    numbers = {name: n for n, name in enumerate(one.event.people, 1)}
    assert cells[bye] == RoundCell(None, 100, kind="bye")
    assert cells[first.first] == RoundCell(numbers[first.second], 412, 398, True)
    assert cells[first.second] == RoundCell(numbers[first.first], 398, 412, False)
    assert cells[second.first] == RoundCell(None, 100, kind="bye")
    assert cells[second.second] == RoundCell(None, 0, kind="void")
    assert cells["new"] == RoundCell()


def test_a_forfeit_is_not_rated_and_a_game_without_result_is_open():
    one = director(4, 2)
    one.publish()
    first, second = one.bouts()
    one.result(first, 0, 0, kind="forfeit")
    sheet = sheet_of(one.event).divisions[0]
    numbers = {name: n for n, name in enumerate(one.event.people, 1)}
    assert sheet.players[numbers[first.first] - 1].cells == (
        RoundCell(None, 100, kind="forfeit-won", paired=numbers[first.second]),
    )
    assert sheet.players[numbers[first.second] - 1].cells == (
        RoundCell(None, -100, kind="forfeit", paired=numbers[first.first]),
    )
    assert sheet.players[numbers[second.first] - 1].cells == (
        RoundCell(numbers[second.second], None, None, True),
    )
    one.result(second, 300, 400)
    told = rating_event_of(one.event, "A", DAY)
    assert [(r.one, r.own, r.against) for r in told.results] == [(second.first, 300, 400)]
    ratings, changes = replay(rating_system("seierstad"), [told])
    assert {change.player for change in changes} == {second.first, second.second}
    assert ratings.date == DAY


def test_what_a_tou_file_tells_otherwise_is_known_and_nothing_else():
    one = director(7, 1, "pl")
    one.publish()
    (bye,) = one.event.divisions["A"].rounds[0].byes
    first, second, third = one.bouts()
    one.result(first, 0, 0, kind="forfeit")
    one.result(second, 0, 0, kind="double-forfeit")
    one.result(third, 0, 0, kind="void")
    forfeits = {(who, "forfeit"): (1,) for who in (first.second, second.first, second.second)}
    told = {**forfeits, (first.first, "won"): (1,), (bye, "whole"): (1,)}
    assert lost_in("tou", one.event) == told
    for result in (first, second):
        one.result(result, 400, 300, "read again")
    assert lost_in("tou", one.event) == {(bye, "whole"): (1,)}
    one = director(7, 1)
    one.publish()
    for bout in one.bouts():
        one.result(bout, 400, 300)
    assert lost_in("tou", one.event) == {}


def test_what_a_text_for_naspa_does_not_say_is_known_and_nothing_else():
    """It has the spread of a round without a game, which does not tell a win by forfeit."""
    one = director(7, 1, "naspa")
    one.publish()
    first, second, third = one.bouts()
    one.result(first, 0, 0, kind="forfeit")
    one.result(second, 0, 0, kind="double-forfeit")
    one.result(third, 0, 0, kind="void")
    assert lost_in("naspa", one.event) == {(first.first, "won"): (1,)}
    assert lost_in("json", one.event) == {}
    one = director(3, 1, "pl")
    one.publish()
    (bye,) = one.event.divisions["A"].rounds[0].byes
    assert lost_in("naspa", one.event) == {(bye, "whole"): (1,)}


@pytest.mark.parametrize(
    ("own", "against", "kept"),
    [
        *((400, 300, True), (400, 400, True), (-10, 300, True), (1_100, 400, True)),
        *((1_100, 50, False), (1_100, 950, False), (2_400, 400, False), (400, -400, False)),
    ],
)
def test_points_that_three_digits_do_not_lead_back_to_are_known(own, against, kept):
    one = director(2, 1)
    one.publish()
    (bout,) = one.bouts()
    one.do(Resulted("A", 1, bout.first, bout.second, own, against))
    assert lost_in("tou", one.event) == (
        {} if kept else {(who, "points"): (1,) for who in (bout.first, bout.second)}
    )
    told = tou.to_sheet(tou.read(tou.write(tou.of_sheet(sheet_of(one.event, DAY)))))
    assert kept == (told.divisions[0].players[0].cells == first_cells(one.event))


def first_cells(event):
    return sheet_of(event).divisions[0].players[0].cells
