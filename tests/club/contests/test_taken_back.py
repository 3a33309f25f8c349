"""The last result taken back by whoever entered it, and tables found by a name."""

import pytest

from stafla.club.contests.refusals import EventRefused
from stafla.club.contests.results import last_entered
from stafla.contest.event import ResultTakenBack
from tests.club.contests.events import ANNA, BO, begin_event


@pytest.fixture
def played(house):
    begin_event(house)
    house.publish()
    house.go("playing")
    house.contests.appoint(house.event, ANNA, BO.id, "helper")
    return house


def undo(house, who=ANNA, table=None):
    """Take back what the page that is seen now names, or what one named that is still open."""
    table = last_entered(house.contest, who) if table is None else table
    return house.contests.results.take_back(house.event, who, house.contest.event.round, table)


def games(house):
    return [bout.game is not None for bout in house.contest.event.division("A").rounds[0].bouts]


def test_each_takes_back_what_they_entered_last_one_after_another(played):
    played.enter(1, 400, 380)
    played.enter(2, 410, 380, BO)
    played.enter(3, 420, 380)
    assert undo(played) == 3
    assert isinstance(played.contest.entries[-1].what, ResultTakenBack)
    assert played.contest.entries[-1].author == ANNA.id
    assert undo(played) == 1
    assert games(played) == [False, True, False, False]
    with pytest.raises(EventRefused, match="event-no-undo"):
        undo(played)
    assert undo(played, BO) == 2
    played.enter(1, 401, 380)
    assert undo(played) == 1
    assert len(played.contest.event.missing()) == 4


def test_a_second_click_takes_back_no_second_result(played):
    played.enter(1, 400, 380)
    played.enter(2, 410, 380)
    assert last_entered(played.contest, ANNA) == 2
    assert undo(played, table=2) == 2
    entries = len(played.contest.entries)
    assert undo(played, table=2) == 2
    assert len(played.contest.entries) == entries
    assert games(played)[:2] == [True, False]
    # nor one that another page named, or somebody else took back, or nobody entered
    played.enter(3, 420, 380)
    for who, table in ((ANNA, 1), (BO, 2), (ANNA, 4), (ANNA, 0)):
        with pytest.raises(EventRefused, match="event-no-undo"):
            undo(played, who, table)
    assert games(played) == [True, False, True, False]
    assert last_entered(played.contest, BO) == last_entered(played.contest, None) == 0


def test_what_was_put_right_is_put_right_again_and_not_taken_back(played):
    played.enter(1, 400, 380, BO)
    played.enter(1, 401, 380, reason="read wrongly")
    for who in (ANNA, BO):
        with pytest.raises(EventRefused, match="event-no-undo"):
            undo(played, who)
    assert games(played)[0]
    with pytest.raises(EventRefused, match="event-round"):
        played.contests.results.take_back(played.event, ANNA, 2, 1)
