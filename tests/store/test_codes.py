"""Codes lead to one thing each, of whatever kind, for as long as they lead anywhere."""

from dataclasses import replace

import pytest

from stafla.store import (
    CodeRow,
    CodeStore,
    CodeWish,
    Contest,
    ContestStore,
    GatheringRow,
    GatheringStore,
    NewEvent,
    Pastime,
    PastimeStore,
    PastimeSummary,
    Place,
)
from stafla.store.codes import AFTERWARDS
from stafla.store.schema import people

OWNER = "0" * 64
TABLE, HALL, EVENT = "t" * 22, "h" * 22, "e" * 22
FIRST = [NewEvent("t", "{}", 1)]


@pytest.fixture
def codes(database):
    return CodeStore(database)


def wish(kind, *candidates, now=0, ends=100):
    return CodeWish(kind, candidates, now, ends)


def call(database, code, table=TABLE, created=1):
    free = (Place(0, "free"),)
    row = GatheringRow(table, created, OWNER, "{}", False, f"i{table[1:]}", places=free)
    GatheringStore(database).create(row, code)


def begin(database, code, pastime=HALL, kind="duplicate"):
    PastimeStore(database).create(Pastime(pastime, kind, 1, "is", OWNER), FIRST, code)


def open_event(database, code):
    anna = {"id": "anna", "created": 0, "language": "is", "hidden": False, "settings": "{}"}
    database.write(lambda connection: connection.execute(people.insert().values(**anna)))
    event = Contest(EVENT, 1, "2026-11-28", "", True, "Mót", "registration", 0)
    ContestStore(database).create(event, ["{}"], "anna", code)


def test_a_code_is_one_thing_s_whatever_the_others_are(database, codes):
    call(database, wish("table", "AAAAAA"))
    begin(database, wish("duplicate", "AAAAAA", "BBBBBB"))
    begin(database, wish("bingo", "BBBBBB", "AAAAAA", "CCCCCC"), "b" * 22, "bingo")
    open_event(database, wish("event", "CCCCCC", "DDDDDD"))
    assert [codes.find(letter * 6, 5) for letter in "ABCD"] == [
        CodeRow("table", TABLE),
        CodeRow("duplicate", HALL),
        CodeRow("bingo", "b" * 22),
        CodeRow("event", EVENT),
    ]
    assert GatheringStore(database).get(TABLE).code == "AAAAAA"
    assert codes.of(HALL, 5) == "BBBBBB"


def test_where_no_candidate_is_free_it_is_there_without_a_code(database, codes):
    call(database, wish("table", "AAAAAA"))
    begin(database, wish("duplicate", "AAAAAA", "AAAAAA"))
    assert codes.of(HALL, 5) is None
    assert PastimeStore(database).latest(HALL) == 1
    assert codes.find("AAAAAA", 5) == CodeRow("table", TABLE)


def test_what_is_not_made_takes_no_code(database, codes):
    begin(database, wish("duplicate", "AAAAAA"))
    with pytest.raises(ValueError, match=HALL):
        begin(database, wish("duplicate", "BBBBBB"))
    assert codes.find("BBBBBB", 5) is None
    assert codes.of(HALL, 5) == "AAAAAA"


def test_a_code_that_ended_leads_nowhere_and_is_given_again(database, codes):
    begin(database, wish("duplicate", "AAAAAA", ends=100))
    assert codes.find("AAAAAA", 99)
    assert (codes.find("AAAAAA", 100), codes.of(HALL, 100)) == (None, None)
    call(database, wish("table", "AAAAAA", now=99, ends=500))
    assert codes.of(TABLE, 99) is None
    call(database, wish("table", "AAAAAA", now=100, ends=500), "u" * 22)
    assert codes.find("AAAAAA", 100) == CodeRow("table", "u" * 22)


def test_a_code_leads_for_a_day_to_the_result_and_not_longer_for_what_follows(database, codes):
    begin(database, wish("duplicate", "AAAAAA", ends=10 * AFTERWARDS))
    rows, ended = PastimeStore(database), PastimeSummary(ended=True)
    rows.append(HALL, 1, [NewEvent("t", "{}", 7)], PastimeSummary())
    assert codes.find("AAAAAA", 9 * AFTERWARDS)
    rows.append(HALL, 2, [NewEvent("t", "{}", 8)], ended)
    # a penalty after the end
    rows.append(HALL, 3, [NewEvent("t", "{}", 5_000)], ended)
    assert codes.find("AAAAAA", AFTERWARDS + 7)
    assert codes.find("AAAAAA", AFTERWARDS + 8) is None


def test_the_code_of_a_table_that_was_called_off_or_waited_too_long_leads_nowhere(database, codes):
    rows = GatheringStore(database)
    call(database, wish("table", "AAAAAA"), created=3)
    call(database, wish("table", "BBBBBB"), "u" * 22, created=9)
    assert rows.remove("u" * 22)
    assert codes.find("BBBBBB", 5) is None
    rows.expire(3)
    assert codes.find("AAAAAA", 5)
    rows.expire(4)
    assert codes.find("AAAAAA", 5) is None


def test_an_event_that_is_announced_anew_keeps_its_code_and_has_it_as_long_as_that_says(
    database, codes
):
    open_event(database, wish("event", "AAAAAA"))
    told = {"day": "2026-12-05", "place": "", "free": True}
    later = wish("event", "BBBBBB", ends=200)
    ContestStore(database).announce(EVENT, code=later, **told)
    assert (codes.of(EVENT, 150), codes.find("BBBBBB", 150)) == ("AAAAAA", None)
    # one of before there were codes is given one
    ContestStore(database).announce(EVENT, code=replace(later, now=200, ends=300), **told)
    assert codes.of(EVENT, 250) == "BBBBBB"
