"""Who is away from a table, and when it may be claimed that they are gone."""

import pytest

from stafla.club import Act, Audience
from stafla.club.tables.clock import GONE, gone_at
from stafla.club.tables.presence import AWAY
from stafla.club.tables.whereabouts import ALL_THERE, Whereabouts, whereabouts
from stafla.store import Seat
from tests.club.club import OWNER, forget
from tests.club.tables.test_timekeeper import start_up


def seats(owners):
    """Seats of these devices' people; None: a bot."""
    return [
        Seat(seat, "bot" if owner is None else "person", owner and None, f"{seat}", owner=owner)
        for seat, owner in enumerate(owners)
    ]


def tell(club, table, owners, here=()):
    game_state = club.tables.game_cache.load(table)
    return whereabouts(table, game_state, seats(owners), club.tables.presence, here)


def test_who_is_connected_or_gave_a_sign_is_there(club):
    table, mover = start_up(club)
    club.wait(AWAY / 1000 + 1)
    assert tell(club, table, "ab", here=(0, 1)) == ALL_THERE
    assert tell(club, table, "ab", here=(mover,)) == Whereabouts(frozenset({1 - mover}))
    club.tables.presence.sign(table, 1 - mover)
    assert tell(club, table, "ab", here=(mover,)) == ALL_THERE


def test_a_claim_is_counted_down_to_against_who_keeps_the_table_waiting(club):
    table, mover = start_up(club)
    sign = club.tables.presence.last(table, mover)
    club.wait(AWAY / 1000 + 1)
    away = tell(club, table, "ab", here=(1 - mover,))
    assert away == Whereabouts(frozenset({mover}), mover, sign + GONE)
    # and then the claim is allowed, no moment before
    club.wait((sign + GONE - 1 - club.time) / 1000)
    assert not club.tables.presence.is_here(table, mover, AWAY)
    assert refusal(club, table, 1 - mover)
    club.wait(0.001)
    assert not refusal(club, table, 1 - mover)


def refusal(club, table, seat):

    return club.tables.observe(table, Audience(OWNER, seat)).own.can["claim"].code != ""


def test_of_a_table_that_is_not_at_hand_nothing_is_told(club):
    table, _ = start_up(club)
    assert club.tables.whereabouts(table, (0, 1)) == ALL_THERE
    forget(club.tables.game_cache)
    assert club.tables.seating.get(table) is not None
    assert club.tables.whereabouts(table, (0, 1)) is None


def test_nobody_keeps_a_game_that_is_over_waiting(club):
    table, mover = start_up(club)
    presence = club.tables.presence
    waiting = gone_at(table, club.tables.game_cache.load(table), (), presence)
    assert waiting is not None
    assert waiting[0] == mover
    club.act(table, mover, Act("resign"))
    assert gone_at(table, club.tables.game_cache.load(table), (), presence) is None


def test_who_plays_for_two_seats_at_one_device_is_there_for_both(club):
    table, mover = start_up(club)
    club.wait(AWAY / 1000 + 1)
    assert tell(club, table, "aa", here=(mover,)) == ALL_THERE


@pytest.mark.parametrize("clock", ["", "days-3"])
def test_without_a_clock_of_minutes_nothing_is_counted_down(club, clock):
    table = club.table(clock=clock)
    club.wait(AWAY / 1000 + 1)
    assert tell(club, table, "ab") == Whereabouts(frozenset({0, 1}))


def test_bots_and_who_gave_up_are_not_missed(club):
    table, mover = start_up(club, people=3)
    club.wait(AWAY / 1000 + 1)
    club.act(table, 1 - mover, Act("resign"))
    left = {0, 1, 2} - {1 - mover}
    assert tell(club, table, "abc", here=()).away == left
    assert tell(club, table, ("a", "b", None), here=(0, 1)) == ALL_THERE


def test_after_the_game_nobody_is_missed(club):
    table, mover = start_up(club)
    club.act(table, mover, Act("resign"))
    club.wait(AWAY / 1000 + 1)
    assert tell(club, table, "ab") == ALL_THERE
