"""A thing is made once, however often and from how many sides at once it is asked for."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import func, select

from stafla.club import Audience, Lobby, SeatSetup, Setup, TableRequest
from stafla.club.bingo import BingoGames
from stafla.club.duplicate import DuplicateGames
from stafla.club.holdings import Holdings
from stafla.club.limits import shipped_limits
from stafla.club.pastimes.log import PastimeLog
from stafla.club.solo import SoloGames
from stafla.club.ticket import LIFE, MOST_AGAIN, NO_TICKET, Ticket
from stafla.store import GatheringStore, HoldingStore, PastimeStore, SlipStore
from stafla.store.schema import games, gatherings, holdings, pastimes

TICKET = Ticket("a ticket of a form")
ME = Audience(f"{1:064x}", None, None, "203.0.113.1")
OTHER = Audience(f"{2:064x}", None, None, "203.0.113.2")
AT_ONCE = 6


class Makers:
    """Every way to make something, by name."""

    def __init__(self, club):
        hold = Holdings(HoldingStore(club.database), shipped_limits(""), club.now).hold
        self.database = club.database
        self.lobby = Lobby(club.tables, GatheringStore(club.database), hold=hold)
        log = PastimeLog(PastimeStore(club.database), club.tables, hold=hold)
        self.rounds = BingoGames(log, club.random)
        self.duplicates = DuplicateGames(log, SlipStore(club.database), club.random)
        self.solo = SoloGames(log)

    def table(self, who, ticket, profile="is"):
        setup = Setup(profile, (SeatSetup("Anna"), SeatSetup("Arna")), "challenge")
        return self.lobby.open_table(TableRequest(setup, False, frozenset()), who, ticket)

    def call(self, who, ticket, profile="is"):
        setup = Setup(profile, (SeatSetup("Anna"), SeatSetup("free")), "challenge")
        return self.lobby.open_table(TableRequest(setup, True, frozenset({1})), who, ticket)

    def bingo(self, who, ticket, profile="is"):
        return self.rounds.begin(profile, who, ticket)

    def duplicate(self, who, ticket, profile="is"):
        return self.duplicates.begin(profile, who, None, ["Anna", "Arna"], ticket)

    def open(self, who, ticket, profile="is"):
        return self.solo.open_tiles(profile, who, ticket)

    def made(self):
        """How much is there of everything, what is held included."""
        tables = (games, gatherings, pastimes)
        with self.database.read() as connection:
            there = [connection.scalar(select(func.count()).select_from(one)) for one in tables]
            rows = connection.execute(select(holdings.c.thing, holdings.c.begun)).all()
        return sum(there), {row.thing: row.begun for row in rows}


WAYS = ("table", "call", "bingo", "duplicate", "open")


@pytest.fixture
def makers(club):
    return Makers(club)


@pytest.mark.parametrize("way", WAYS)
def test_one_ticket_asked_from_many_sides_at_once_makes_one_thing(makers, way):
    make = getattr(makers, way)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        ids = {one.result() for one in [pool.submit(make, ME, TICKET) for _ in range(AT_ONCE)]}
    (thing,) = ids
    # it is there once, and held once
    assert makers.made() == (1, {thing: True})
    if way == "duplicate":
        assert sorted(makers.duplicates.roster.names(thing).values()) == ["Anna", "Arna"]


@pytest.mark.parametrize("way", WAYS)
def test_what_was_lost_on_its_way_is_asked_for_again_for_ten_minutes(makers, club, way):
    make = getattr(makers, way)
    first = make(ME, TICKET)
    club.time += LIFE - 1
    assert make(ME, TICKET) == first
    club.time += 1
    later = make(ME, TICKET)
    assert later != first
    assert make(ME, TICKET) == later


@pytest.mark.parametrize("way", WAYS)
def test_another_wish_another_visitor_or_no_ticket_is_another_thing(makers, way):
    make = getattr(makers, way)
    things = [
        make(ME, TICKET),
        make(OTHER, TICKET),
        make(ME, TICKET, "fi"),
        make(ME, Ticket("another")),
        make(ME, NO_TICKET),
    ]
    assert len(set(things)) == len(things)


def test_a_ticket_that_is_kept_for_ever_is_looked_up_so_often_and_no_more(club):
    looked = []

    def make_it(thing):
        looked.append(thing)
        return 0

    issued = TICKET.issue(ME, "a table", made=make_it, now=LIFE, token=lambda: "new")
    assert (issued.id, issued.made) == ("new", False)
    assert len(set(looked)) == len(looked) == MOST_AGAIN


def test_whoever_cannot_be_told_again_gets_a_new_thing_each_time():
    issued = TICKET.issue(Audience(), "a table", made=lambda _: 0, now=0, token=lambda: "new")
    assert issued.id == "new"


def test_at_the_bound_the_same_ticket_still_gets_the_same_answer(club):
    hold = Holdings(
        HoldingStore(club.database), shipped_limits("[holds.table]\nguest = 1\n"), club.now
    ).hold
    makers = Makers(club)
    makers.lobby = Lobby(club.tables, GatheringStore(club.database), hold=hold)
    first = makers.table(ME, TICKET)
    assert makers.table(ME, TICKET) == first
