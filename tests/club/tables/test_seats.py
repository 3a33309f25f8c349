from types import SimpleNamespace

import pytest

from stafla.club import LocalNews
from stafla.club.tables.seats import KEPT_SECONDS, MOST_AT_ONCE, SeatCache
from stafla.store import Seat


class Rows:
    """Seats of tables, and how often they were asked for."""

    def __init__(self):
        self.asked = 0
        self.name = "Åsa"
        self.meanwhile = lambda: None

    def seats_at(self, tables):
        self.asked += 1
        self.tables = sorted(tables)
        found = {one: (Seat(0, "person", None, self.name),) for one in tables if one != "u"}
        self.meanwhile()
        return found


@pytest.fixture
def here():
    rows, news, clock = Rows(), LocalNews(), SimpleNamespace(now=100.0)
    seating = SeatCache(rows, news, lambda: clock.now)
    return SimpleNamespace(rows=rows, news=news, clock=clock, seating=seating)


def name(here):
    return here.seating.of("t")[0].name


def test_the_database_is_asked_once(here):
    assert name(here) == name(here) == "Åsa"
    assert here.rows.asked == 1


@pytest.mark.parametrize("told", ["here", "elsewhere", "unknown"])
def test_it_is_asked_again_when_seats_changed(here, told):
    name(here)
    here.rows.name = None
    if told == "here":
        here.seating.change()
    else:
        here.news.hear("seats" if told == "elsewhere" else None)
    assert name(here) is None


def test_others_are_told_of_a_change(here):
    topics = []
    here.news.overhear(topics.append)
    here.seating.change()
    assert topics == ["seats"]


def test_what_changed_while_it_was_read_is_not_kept(here):
    here.rows.meanwhile = here.seating.change
    name(here)
    here.rows.meanwhile, here.rows.name = (lambda: None), None
    assert name(here) is None


def test_nothing_is_known_while_the_bus_is_away(here):
    name(here)
    here.news.whole, here.rows.name = False, None
    assert name(here) is None


def test_what_a_program_beside_the_server_changed_is_seen_in_time(here):
    name(here)
    here.rows.name = None
    here.clock.now += KEPT_SECONDS
    assert name(here) is None


def test_a_table_that_is_not_there_yet_is_asked_for_again(here):
    assert here.seating.of("u") == here.seating.of("u") == ()
    assert here.rows.asked == 2


def test_only_so_many_are_kept(here):
    seating = SeatCache(here.rows, here.news, most=0)
    seating.of("t")
    seating.of("t")
    assert here.rows.asked == 2


def test_tables_that_are_in_use_are_asked_for_together(here):
    names = [f"t{number}" for number in range(5)]
    for _ in range(2):
        for table in names:
            here.seating.of(table)
    here.seating.of("unused")
    assert here.rows.asked == 6
    here.clock.now += KEPT_SECONDS
    here.rows.name = None
    assert here.seating.of("t3")[0].name is None
    assert (here.rows.asked, here.rows.tables) == (7, names)
    assert all(here.seating.fresh(table)[0].name is None for table in names)
    assert here.seating.fresh("unused") is None


def test_what_was_asked_for_lately_is_not_asked_for_again(here):
    here.seating.of("new"), here.seating.of("new")
    here.clock.now += KEPT_SECONDS / 2 - 1
    here.seating.of("other")
    assert here.rows.tables == ["other"]


def test_only_so_many_are_asked_for_at_once(here):
    for table in [*map(str, range(MOST_AT_ONCE + 50))] * 2:
        here.seating.of(table)
    here.clock.now += KEPT_SECONDS
    here.seating.of("0")
    assert len(here.rows.tables) == MOST_AT_ONCE


def test_who_asks_meanwhile_leaves_the_others_to_the_first(here):
    for table in ("t", "v", "w", "t", "v", "w"):
        here.seating.of(table)
    here.clock.now += KEPT_SECONDS
    asked = []

    def ask_meanwhile():
        asked.append(here.rows.tables)
        if len(asked) == 1:
            here.seating.of("v")

    here.rows.meanwhile = ask_meanwhile
    here.seating.of("t")
    assert asked == [["t", "v", "w"], ["v"]]
