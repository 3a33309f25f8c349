"""Links for volunteers without an account: bound to an event and a task, and at an end with it."""

import pytest

from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.contests import context, judging, stewards
from stafla.club.contests.plan import Announcement, DivisionPlan, Plan
from stafla.club.contests.refusals import (
    BadPlan,
    EventRefused,
    NoSuchLink,
    NotYourEvent,
    TooManyLinks,
    TooManyLinksEver,
    WrittenElsewhere,
)
from stafla.club.tables.refusals import BadName
from stafla.contest.event import Resulted, WordsJudged
from stafla.store import StaleNumber
from tests.club.contests.events import ANNA, begin_event, come

OTHER = Plan("Another", "sv", Announcement("2026-11-28"), (DivisionPlan("A", 1),))


@pytest.fixture
def played(house):
    begin_event(house)
    house.publish()
    house.words.choose(house.event, ANNA, "sv", "000000")
    return house


def give(house, task="results", name="Gun Berg"):
    return house.contests.stewards.give_link(house.event, ANNA, name, task)


def open_link(house, secret, event=None):
    return house.contests.stewards.by_link(event or house.event, secret)


def test_what_a_volunteer_does_is_in_the_log_with_who_did_it(played):
    (gun, _), (ulf, _) = give(played), give(played, "words", "Ulf")
    played.enter(1, 400, 380, gun)
    played.words.judge(played.event, ulf, played.challenge("XYZ", 2))
    entries = played.contest.entries[-2:]
    assert [type(one.what) for one in entries] == [Resulted, WordsJudged]
    assert [one.author for one in entries] == [gun.id, ulf.id]
    named = played.contests.stewards.authors(played.event)
    assert [(named[one.author].number, named[one.author].name) for one in entries] == [
        (1, "Gun Berg"),
        (2, "Ulf"),
    ]
    # the own entry is taken back, and nobody else's
    played.enter(2, 400, 380)
    assert played.contests.results.take_back(played.event, gun, 1, 1) == 1
    with pytest.raises(EventRefused) as refused:
        played.contests.results.take_back(played.event, gun, 1, 2)
    assert refused.value.code == "event-no-undo"


def test_a_result_that_stands_is_not_a_volunteer_s_to_change(played):
    gun, _ = give(played)
    played.enter(1, 400, 380)
    with pytest.raises(NotYourEvent):
        played.enter(1, 401, 380, gun, reason="why")


def test_a_link_is_one_event_s(played):
    gun, secret = give(played)
    other = played.contests.open(ANNA, come(ANNA), OTHER)
    with pytest.raises(NoSuchLink):
        open_link(played, secret, other)
    with pytest.raises(NoSuchLink):
        played.contests.results.take_back(other, gun, 1, 1)


def test_a_link_that_was_withdrawn_leads_nowhere_at_once(played):
    (gun, secret), (ulf, _) = give(played), give(played)
    played.contests.stewards.withdraw(played.event, ANNA, gun.number)
    with pytest.raises(NoSuchLink):
        open_link(played, secret)
    # nor does a page that was open before
    with pytest.raises(NoSuchLink):
        played.enter(1, 400, 380, gun)
    assert played.contests.stewards.of(played.event, ANNA) == (ulf,)
    assert gun.id in played.contests.stewards.authors(played.event)


def test_a_volunteer_s_name_is_forgotten_and_what_they_did_stays(played):
    (gun, _), (ulf, _) = give(played), give(played)
    played.enter(1, 400, 380, gun)
    volunteers = played.contests.stewards
    assert volunteers.past(played.event, ANNA) == ()
    volunteers.withdraw(played.event, ANNA, gun.number)
    (ended,) = volunteers.past(played.event, ANNA)
    assert (ended.number, ended.name) == (1, "Gun Berg")
    # nobody but who gives out links, and no other link
    with pytest.raises(NotSignedIn):
        volunteers.forget(played.event, None, gun.number)
    volunteers.forget(played.event, ANNA, gun.number)
    assert volunteers.past(played.event, ANNA) == ()
    assert played.contest.entries[-1].author == gun.id
    assert volunteers.authors(played.event)[gun.id].name == "–"
    assert volunteers.authors(played.event)[ulf.id].name == "Gun Berg"
    # a link that still led somewhere ends with the name
    volunteers.forget(played.event, ANNA, ulf.number)
    assert volunteers.of(played.event, ANNA) == ()
    with pytest.raises(NoSuchLink):
        played.enter(2, 400, 380, ulf)


def test_links_end_with_the_event_and_none_is_given_out_afterwards(house):
    begin_event(house, plan=OTHER)
    _, secret = give(house)
    house.publish()
    house.finish()
    house.go("closed")
    with pytest.raises(NoSuchLink):
        open_link(house, secret)
    with pytest.raises(NoSuchLink):
        give(house)
    assert house.contests.stewards.of(house.event, ANNA) == ()


def test_a_link_of_an_event_that_is_never_closed_ends_in_a_month(played):
    gun, secret = give(played)
    played.club.time += context.LONGEST_LINK - 1
    assert open_link(played, secret)[1] == gun
    played.club.time += 1
    with pytest.raises(NoSuchLink):
        open_link(played, secret)


def test_an_event_that_another_house_writes_has_no_link_here(played):
    seen = played.contests.transfers.status(played.event, ANNA, 1_000)
    played.contests.transfers.hand_over(played.event, ANNA, "H" * 22, seen)
    with pytest.raises(WrittenElsewhere):
        give(played)


def test_a_link_has_a_task_and_a_name(played):
    with pytest.raises(BadPlan):
        give(played, "director")
    with pytest.raises(BadName):
        give(played, "words", "")


def test_links_are_bounded_at_a_time_and_in_all(played, monkeypatch):
    monkeypatch.setattr(stewards, "MOST_STEWARDS", 3)
    monkeypatch.setattr(stewards, "MOST_EVER", 5)
    numbers = []
    for _ in range(5):
        steward, _ = give(played)
        numbers.append(steward.number)
        if steward.number in (1, 2):
            played.contests.stewards.withdraw(played.event, ANNA, steward.number)
    assert numbers == [1, 2, 3, 4, 5]
    # nor once others lead nowhere: so many were given out
    played.contests.stewards.withdraw(played.event, ANNA, 5)
    with pytest.raises(TooManyLinksEver) as refused:
        give(played)
    assert refused.value.values == {"most": 5}


def test_a_link_that_has_expired_leaves_its_place_to_another(played, monkeypatch):
    monkeypatch.setattr(stewards, "MOST_STEWARDS", 1)
    give(played)
    played.club.time += context.LONGEST_LINK - 1
    with pytest.raises(TooManyLinks):
        give(played)
    played.club.time += 1
    assert give(played)[0].number == 2


def test_what_waits_its_turn_while_the_link_is_withdrawn_is_not_done(played, monkeypatch):
    gun, _ = give(played)
    before, rows = played.contest.entries, played.contests.rows
    usual = rows.append

    def append(*told, **more):
        """As where another entry came first."""
        monkeypatch.setattr(rows, "append", usual)
        played.contests.stewards.withdraw(played.event, ANNA, gun.number)
        raise StaleNumber(0)

    monkeypatch.setattr(rows, "append", append)
    with pytest.raises(NoSuchLink):
        played.enter(1, 400, 380, gun)
    assert played.contest.entries == before


def test_a_volunteer_leaves_others_plays_of_a_game_to_judge(played):
    ulf, _ = give(played, "words")
    for _ in range(judging.MOST_BY_LINK):
        played.words.judge(played.event, ulf, played.challenge("XYZ"))
    with pytest.raises(EventRefused) as refused:
        played.words.judge(played.event, ulf, played.challenge("XYZ"))
    assert (refused.value.code, refused.value.values) == ("event-judged", {"most": 10})
    played.words.judge(played.event, ulf, played.challenge("XYZ", 2))
    played.words.judge(played.event, ANNA, played.challenge("XYZ"))


def test_a_volunteer_does_no_more_in_a_round_than_the_round_can_take(played):
    gun, _ = give(played)
    most = context.ACTS_A_TABLE * 4 + context.ACTS_BESIDE
    with pytest.raises(EventRefused) as refused:
        for _ in range(1_000):
            played.enter(1, 400, 380, gun)
            played.contests.results.take_back(played.event, gun, 1, 1)
    assert refused.value.code == "event-steward-acts"
    assert sum(one.author == gun.id for one in played.contest.entries) == most
    # another one, and the next round, are not concerned
    ulf, _ = give(played)
    played.enter(1, 400, 380, ulf)
    played.finish()
    played.publish()
    played.enter(1, 410, 380, gun)
