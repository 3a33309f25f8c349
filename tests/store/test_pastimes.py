"""What is played beside the plain game: one log each, and a list with the newest first."""

import pytest

from stafla.store import (
    Holder,
    NewEvent,
    Pastime,
    PastimeStore,
    PastimeSummary,
    StaleNumber,
    open_database,
    pastimes,
)

OWNER = "0" * 64
GAME = "g" * 22
EVENT = NewEvent("t", "{}", 9)
GROWN = PastimeSummary(total=7, most=9)


@pytest.fixture
def rows(address):
    opened = open_database(address)
    yield PastimeStore(opened)
    opened.close()


def test_a_device_s_are_listed_newest_first_and_those_of_one_moment_in_one_order(rows):
    for letter, created in (("d", 5), ("b", 5), ("e", 4), ("a", 6), ("c", 5)):
        rows.create(Pastime(letter * 22, "bingo", created, "is", OWNER), [EVENT])
    rows.create(Pastime("f" * 22, "bingo", 7, "is", "1" * 64), [EVENT])
    assert [one.id[0] for one in rows.of(OWNER, 9)] == ["a", "b", "c", "d", "e"]
    assert [one.id[0] for one in rows.of(OWNER, 2)] == ["a", "b"]


def test_the_key_refuses_what_the_look_before_could_not_see(rows, monkeypatch):
    """As where another process appends between the look and the insertion."""
    rows.create(Pastime(GAME, "bingo", 5, "is", OWNER), [EVENT, EVENT])
    monkeypatch.setattr(pastimes, "_latest", lambda *_: 1)
    with pytest.raises(StaleNumber) as told:
        rows.append(GAME, 1, [EVENT, NewEvent("late", "{}", 9)], GROWN)
    assert told.value.number == 1
    assert [one.type for one in rows.events(GAME)] == ["t", "t"]
    assert rows.get(GAME).total == 0


def test_a_card_is_given_out_once_and_nothing_else_of_a_second_time_is_kept(rows):
    rows.create(Pastime(GAME, "bingo", 5, "is", OWNER), [EVENT])
    first = Holder(1, "k" * 64, "Anna")
    rows.append(GAME, 1, [EVENT], PastimeSummary(), first)
    with pytest.raises(StaleNumber):
        rows.append(GAME, 2, [EVENT], GROWN, Holder(1, "l" * 64, "Bo"))
    assert rows.holders(GAME) == (first,)
    assert rows.latest(GAME) == 2
    assert rows.get(GAME).total == 0
