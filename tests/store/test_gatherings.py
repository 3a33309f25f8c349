"""Tables that wait: what is over for one leaves the others as they are."""

import pytest

from stafla.store import GatheringRow, GatheringStore, NoSuchGathering, Place

OWNER = "0" * 64
ANNA = Place(0, "person", None, "Anna", None, OWNER)
ARNA = Place(1, "person", None, "Arna", None, OWNER)


@pytest.fixture
def rows(database):
    return GatheringStore(database)


def call(rows, created, *, is_open=True):
    """A table of two people at one device who wait for a third; its id."""
    name = f"{created:022}"
    waiting = (ANNA, ARNA, Place(2, "free"))
    rows.create(
        GatheringRow(name, created, OWNER, "{}", is_open, f"i{created:021}", places=waiting)
    )
    return name


@pytest.mark.parametrize("is_open", [True, False], ids=["in the lobby", "by invitation"])
def test_nobody_waits_any_more_where_a_table_was_called_for_too_long_ago(rows, is_open):
    old, new = (call(rows, created, is_open=is_open) for created in (9, 10))
    rows.expire(10)
    with pytest.raises(NoSuchGathering):
        rows.get(old)
    assert len(rows.get(new).places) == 3


def test_where_no_table_is_old_nobody_waits_for_the_writer(rows, database, monkeypatch):
    call(rows, 10)
    written = []
    monkeypatch.setattr(database, "write", written.append)
    rows.expire(10)
    assert written == []
    rows.expire(11)
    assert len(written) == 1


def test_of_two_people_at_one_device_one_leaves_and_the_other_stays(rows):
    table = call(rows, 1)
    assert rows.leave(table, [ARNA])
    assert rows.get(table).places == (ANNA, Place(1, "free"), Place(2, "free"))
