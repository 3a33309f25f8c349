"""Several rooms of one duplicate: an official of a room sees and rules on its slips alone."""

import pytest

from stafla.club import Audience
from stafla.club.duplicate import (
    ArbiterDesk,
    BadConditions,
    Conditions,
    DeskAccess,
)
from stafla.club.pastimes.refusals import NoSuchPastime, NotYourPastime
from stafla.rules.duplicate import acts, refusals
from stafla.rules.duplicate.rooms import KEPT, MOST_CATEGORIES, MOST_ROOMS, Place
from tests.club.club import OWNER, STRANGER
from tests.club.duplicate.test_desk import plays, slip

HERE, THERE = Audience(OWNER), Audience(STRANGER)
CALLER = DeskAccess(HERE)
ROOMS = Conditions(arbiter=True, rooms=("Sala A", "Sala B"), categories=("Juniorzy",))


@pytest.mark.proves("PL-53")
def test_an_official_of_a_room_types_sees_and_rules_on_its_slips_alone(log, games, monkeypatch):
    officials = ArbiterDesk(games)
    pastime = games.begin("pl", HERE, ROOMS)
    access = DeskAccess(THERE, games.roster.invite(pastime, HERE, "Ewa", 1))
    games.roster.join(pastime, "Ada", place=Place(1, 1))
    games.roster.join(pastime, "Bo", place=Place(2))
    games.roster.add(pastime, THERE, "Cy", Place(2, 1), access.secret)
    games.roster.add(pastime, HERE, "Dag", Place(2, 1))
    state = games.announce(pastime, HERE)
    # whoever an official adds is in the official's own room
    assert [state.rooms.place(one) for one in (1, 2, 3, 4)] == [
        Place(1, 1),
        Place(2),
        Place(1, 1),
        Place(2, 1),
    ]
    best, *_, low = plays(log, state)
    officials.write(pastime, access, 1, slip(state, best))
    officials.write(pastime, CALLER, 2, slip(state, best))
    for number in (2, 4):
        with pytest.raises(refusals.NotYourRoom):
            officials.write(pastime, access, number, slip(state, low))
    games.collect(pastime, HERE, early=True)
    assert officials.doubts(pastime, 1).scores == {1: None}
    assert officials.doubts(pastime).scores == {1: None, 2: None}
    # one ruling takes all slips of the solution in the room, and those of the others stand
    officials.rule(pastime, access, 1, "unreadable", alike=True)
    assert dict(games.get(pastime)[1].open.refused) == {1: "unreadable"}
    for alike in (True, False):
        with pytest.raises(refusals.NotYourRoom):
            officials.rule(pastime, access, 2, "unreadable", alike=alike)
        with pytest.raises(refusals.NotYourRoom):
            officials.warn_for_score(pastime, access, 4, alike=alike)
    with pytest.raises(refusals.NotYourRoom):
        officials.write(pastime, access, 4, slip(state, low), "blank")
    officials.write(pastime, access, 3, slip(state, low))
    with monkeypatch.context() as few, pytest.raises(refusals.TooManyRulings):
        few.setattr(acts, "MOST_OWN_RULINGS", 2)
        officials.rule(pastime, access, 1, "two-slips", alike=True)
    officials.rule(pastime, CALLER, 2, "unreadable", alike=True)
    with monkeypatch.context() as few, pytest.raises(refusals.TooManyRulings):
        few.setattr(acts, "MOST_RULINGS", 3)
        officials.rule(pastime, CALLER, 2, "two-slips", alike=True)
    closed = officials.choose(pastime, HERE).rounds[0]
    assert [closed.score(one) for one in (1, 2, 3, 4)] == [0, 0, low.score, 0]


def test_an_official_of_a_room_moves_its_players_between_categories_alone(log, games):
    pastime = games.begin("pl", HERE, ROOMS, ["Ada", "Bo"])
    access = DeskAccess(THERE, games.roster.invite(pastime, HERE, "Ewa", 1))
    games.roster.place(pastime, CALLER, 1, Place(1, KEPT))
    moved = games.roster.place(pastime, access, 1, Place(2, 1))
    assert moved.rooms.place(1) == Place(1, 1)
    # whoever is there already stays, and nothing is written of it
    number = log.rows.latest(pastime)
    for who, where in (
        (access, Place(2, 1)),
        (CALLER, Place(KEPT, KEPT)),
        (CALLER, Place(1, 1)),
    ):
        games.roster.place(pastime, who, 1, where)
    assert log.rows.latest(pastime) == number
    with pytest.raises(refusals.NotYourRoom):
        games.roster.place(pastime, access, 2, Place(1))
    for stranger, error in (
        (DeskAccess(THERE), NotYourPastime),
        (DeskAccess(HERE, "x"), NoSuchPastime),
    ):
        with pytest.raises(error):
            games.roster.place(pastime, stranger, 1, Place(2))
    roster = games.roster
    for add in (roster.add_room, roster.add_category):
        with pytest.raises(NotYourPastime):
            add(pastime, THERE, "C")
        add(pastime, HERE, "C")
    assert games.get(pastime)[1].rooms.names == ("Sala A", "Sala B", "C")


@pytest.mark.parametrize(
    "conditions",
    [
        Conditions(rooms=tuple(map(str, range(MOST_ROOMS + 1)))),
        Conditions(categories=tuple(map(str, range(MOST_CATEGORIES + 1)))),
    ],
)
def test_more_rooms_and_categories_than_there_may_be_are_refused(games, conditions):
    with pytest.raises(BadConditions):
        games.begin("pl", HERE, conditions)
    fewer = Conditions(rooms=conditions.rooms[1:], categories=conditions.categories[1:])
    state = games.get(games.begin("pl", HERE, fewer))[1]
    assert (*state.rooms.names, *state.rooms.categories) == (*fewer.rooms, *fewer.categories)
