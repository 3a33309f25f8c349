"""What visitors hold open: counted while it counts, once each, and by what is known of them."""

import pytest
from sqlalchemy import select

from stafla.store import HoldingStore
from stafla.store.holdings import HOUR, Holding, HoldingBounds
from stafla.store.schema import holdings

PLENTY = HoldingBounds(9, 9, 0)


@pytest.fixture
def rows(database):
    return HoldingStore(database)


def table(number, at, *, visitor="anna", address="here", kind="table"):
    return Holding(kind, f"{number:022}", visitor, address, at)


def holdings_of(database):
    """Kind, number and visitor of everything that is held."""
    query = select(holdings.c.kind, holdings.c.thing, holdings.c.visitor)
    with database.read() as connection:
        return {(row.kind, int(row.thing), row.visitor) for row in connection.execute(query)}


def test_what_counts_no_more_is_not_kept_and_of_another_kind_it_is(rows, database):
    for number, at, kind in ((1, 9, "table"), (2, 10, "table"), (3, 9, "seat")):
        assert rows.take([(table(number, at, kind=kind), PLENTY)]) is None
    # tables are looked through once an hour
    assert rows.take([(table(4, HOUR), HoldingBounds(9, 9, 10))]) is None
    assert holdings_of(database) == {
        ("table", 2, "anna"),
        ("seat", 3, "anna"),
        ("table", 4, "anna"),
    }


def test_what_is_begun_a_second_time_is_held_once_by_whoever_began_it_last(rows, database):
    for visitor in ("anna", "bo"):
        assert rows.take([(table(1, 5, visitor=visitor), PLENTY)]) is None
    assert holdings_of(database) == {("table", 1, "bo")}


def test_those_of_whom_no_address_is_told_do_not_share_one(rows):
    one = HoldingBounds(9, 1, 0)
    for number, visitor in enumerate(("anna", "bo", "cia")):
        assert rows.take([(table(number, 5, visitor=visitor, address=""), one)]) is None
    assert rows.take([(table(7, 5, visitor="dan"), one)]) is None
    refused = table(8, 5, visitor="eva")
    assert rows.take([(refused, one)]) == (refused, "address")
