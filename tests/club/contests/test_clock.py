"""The clock of the room: set, paused and taken on as entries of the log."""

import pytest

from stafla.club.contests.refusals import EventRefused
from stafla.contest.event import ClockSet
from tests.club.contests.events import ANNA, begin_event

MINUTE = 60_000


def setting(house, what, minutes=0):
    house.contests.rounds.set_clock(house.event, ANNA, what, minutes)
    return house.contest.event.clock


def test_a_clock_runs_stands_and_goes_on_with_what_is_left(house):
    begin_event(house)
    with pytest.raises(EventRefused, match="event-phase"):
        setting(house, "start", 60)
    house.publish()
    now = house.club.time
    assert setting(house, "start", 60) == ClockSet(now + 60 * MINUTE, 0)
    house.club.wait(600)
    assert setting(house, "pause") == ClockSet(0, 50 * MINUTE)
    entries = house.contest.event.entries
    assert setting(house, "pause") == ClockSet(0, 50 * MINUTE)
    assert house.contest.event.entries == entries, "who presses after another does nothing"
    house.club.wait(60)
    assert setting(house, "resume") == ClockSet(now + 61 * MINUTE, 0)
    house.club.wait(3600)
    assert setting(house, "pause") == ClockSet(now + 61 * MINUTE, 0), "it has run out"
    assert setting(house, "end") is None
    assert house.contest.entries[-1].author == ANNA.id
    for minutes in (0, -1, 601):
        with pytest.raises(EventRefused, match="event-clock"):
            setting(house, "start", minutes)
    # a new round begins without one
    setting(house, "start", 10)
    house.finish()
    house.publish()
    assert house.contest.event.clock is None
