"""Rooms of one master game, and categories of players: who belongs where, and who rules on whom."""

import pytest

from stafla.editions import load
from stafla.rules import BadEvent
from stafla.rules.duplicate import acts, refusals, roster
from stafla.rules.duplicate.events import (
    CategoryAdded,
    OfficialNamed,
    PenaltyLifted,
    PlayerFined,
    PlayerPlaced,
    PlayerWarned,
    RoomAdded,
)
from stafla.rules.duplicate.rooms import KEPT, MOST_CATEGORIES, MOST_NAME, MOST_ROOMS, Place
from stafla.rules.duplicate.state import Duplicate

STARTED = acts.start(load("pl"), bytes(range(32)))


def after(*events):
    return Duplicate.replay([STARTED, *events])


def hall():
    """Two rooms, two categories; player 1 in the first room, 2 in the second, 3 in none."""
    state = after(RoomAdded("Sala A"), RoomAdded("Sala B"))
    for name in ("Juniorzy", "Rodziny"):
        state = state.after(roster.add_category(state, name))
    for place in (Place(1, 2), Place(2, 0), Place()):
        for event in roster.join_at(state, place):
            state = state.after(event)
    return state


def test_a_player_belongs_to_a_room_and_a_category_and_moves_between_them():
    state = hall()
    assert [state.rooms.place(one) for one in (1, 2, 3)] == [Place(1, 2), Place(2), Place()]
    moved = state.after(roster.place_player(state, 1, Place(2, KEPT)))
    assert moved.rooms.place(1) == Place(2, 2)
    again = moved.after(roster.place_player(moved, 1, Place(KEPT, 0)))
    assert again.rooms.place(1) == Place(2, 0)


def test_warnings_fines_and_moves_of_a_player_end_and_others_have_theirs(monkeypatch):
    bounds = (
        (refusals.TooManyWarnings, acts.MOST_WARNINGS, acts.warn),
        (refusals.TooManyFines, acts.MOST_FINES // acts.FINE, acts.fine),
        # both were placed when they joined
        (refusals.TooManyMoves, roster.MOST_MOVES - 1, move_beside),
    )
    for refusal, most, act in bounds:
        state = hall()
        for _ in range(most):
            state = state.after(act(state, 1))
        with pytest.raises(refusal):
            act(state, 1)
        assert state.after(act(state, 2)).number == state.number + 1
    for refusal, _, act in bounds[:2]:
        state = hall()
        monkeypatch.setattr(acts, "MOST_PENALTIES", 2)
        for player in (1, 2):
            state = state.after(act(state, player))
        with pytest.raises(refusal):
            act(state, 3)


def test_closing_and_opening_joining_ends_and_ends_closed():
    state = hall()
    for number in range(roster.MOST_JOINING_CHANGES):
        (event,) = roster.set_joining(state, closed=number % 2 == 0)
        state = state.after(event)
    assert state.joining_closed
    with pytest.raises(refusals.TooManyJoiningChanges):
        roster.set_joining(state, closed=False)
    assert roster.set_joining(state, closed=True) == ()
    assert roster.join_at(state, Place(1))


def move_beside(state, player):
    """The player moves to the other room."""
    return roster.place_player(state, player, Place(3 - state.rooms.place(player).room, KEPT))


@pytest.mark.parametrize("place", [Place(3), Place(0, 3), Place(-2), Place(0, -2)])
def test_a_room_and_a_category_that_there_are_not_are_refused(place):
    state = hall()
    with pytest.raises(refusals.NoSuchRoom):
        roster.place_player(state, 1, place)
    with pytest.raises(refusals.NoSuchRoom):
        roster.join_at(state, place)
    with pytest.raises(BadEvent):
        state.after(PlayerPlaced(1, place.room, place.category))


def test_a_place_is_of_a_player_who_takes_part():
    state = hall()
    for player in (0, 4):
        with pytest.raises(refusals.NoSuchPlayer):
            roster.place_player(state, player, Place(1))
        with pytest.raises(BadEvent):
            state.after(PlayerPlaced(player, 1, 0))


@pytest.mark.parametrize(
    ("event", "most"), [(RoomAdded, MOST_ROOMS), (CategoryAdded, MOST_CATEGORIES)]
)
def test_names_are_new_have_a_length_and_are_so_many_at_most(event, most):
    state = after()
    for number in range(most):
        state = state.after(event(f"Sala {number}"))
    act = roster.add_room if event is RoomAdded else roster.add_category
    for full, name in ((state, "one more"), (after(event("A")), "A"), (after(), "")):
        with pytest.raises(BadEvent):
            full.after(event(name))
        with pytest.raises(refusals.RosterNameTaken):
            act(full, name)
    assert after(event("x" * MOST_NAME)).rooms
    with pytest.raises(BadEvent):
        after(event("x" * (MOST_NAME + 1)))


def test_an_official_of_a_room_rules_on_its_players_alone_and_the_caller_on_all():
    state = hall()
    state = state.after(roster.name_official(state, 1))
    state = state.after(roster.name_official(state))
    assert state.rooms.posts == (1, 0)
    for official, sees in ((0, {1, 2, 3}), (1, {1}), (2, {1, 2, 3})):
        assert {one for one in (1, 2, 3) if state.rooms.sees(official, one)} == sees
    assert state.after(acts.warn(state, 1, official=1)).account(1).warnings == 1
    for player in (2, 3):
        state = state.after(acts.warn(state, player)).after(acts.fine(state, player))
        for act, what in (
            (acts.warn, player),
            (acts.fine, player),
            (acts.lift, state.penalties.all[-1].number),
        ):
            with pytest.raises(refusals.NotYourRoom):
                act(state, what, official=1)
        for event in (
            PlayerWarned(player, "", 1),
            PlayerFined(player, 5, 1),
            PenaltyLifted(player, 5, 1),
        ):
            with pytest.raises(BadEvent):
                state.after(event)
    with pytest.raises(refusals.NoSuchRoom):
        roster.name_official(state, 3)
    for room in (3, -1):
        with pytest.raises(BadEvent):
            state.after(OfficialNamed(3, room))
