"""An event is read once, told when it changed, and bounded on every side."""

import pytest

from stafla.club.contests import log
from stafla.club.contests.plan import Announcement, DivisionPlan, NewPlayer
from stafla.club.contests.refusals import BadPlan, EventRefused
from stafla.club.tables.refusals import BadName
from stafla.contest.event import Event, Locked
from tests.club.contests.events import ANNA, BO, PLAN, begin_event, come


def read(house, monkeypatch):
    """How many entries each look reads from the database, one after another."""
    counts, usual = [], house.contests.rows.entries

    def entries(contest, after=0):
        found = usual(contest, after)
        counts.append(len(found))
        return found

    monkeypatch.setattr(house.contests.rows, "entries", entries)
    return counts


def test_what_was_written_here_is_not_read_again(house, monkeypatch):
    begin_event(house)
    counts = read(house, monkeypatch)
    house.publish()
    house.enter(1, 400, 380)
    assert house.contest.event.phase == "entering"
    assert counts
    assert set(counts) == {0}


def test_what_is_dear_for_a_large_event_happens_so_often_at_most(house, monkeypatch):
    begin_event(house)
    names = [house.player(name) for name in ("Bo", "Eva")]
    monkeypatch.setitem(log.MOST_OF, Locked, 2)
    for locked in (True, False):
        house.contests.rounds.lock(house.event, ANNA, "A", *names, locked=locked)
    entries = house.contest.event.entries
    with pytest.raises(EventRefused, match="event-log-size"):
        house.contests.rounds.lock(house.event, ANNA, "A", *names, locked=True)
    assert house.contest.event.entries == entries
    house.publish()
    house.enter(1, 400, 380)


def test_a_corrected_name_is_read_anew_and_is_everywhere(house, monkeypatch):
    begin_event(house)
    player = house.player("Bo")
    counts = read(house, monkeypatch)
    house.contests.players.rename(house.event, ANNA, player, "Bo Ek")
    assert house.contest.event.person(player).name == "Bo Ek"
    assert counts[-1] == house.contest.event.entries
    assert house.contests.rows.entrants(house.event)[player].name == "Bo Ek"


def test_who_looks_at_an_event_is_found_without_reading_everybody_who_plays(house, monkeypatch):
    begin_event(house)
    house.contest  # noqa: B018 (read once)
    monkeypatch.delattr(type(house.contests.rows), "entrants")
    assert house.contests.players.plays(house.event, BO) is None


def test_whoever_listens_sees_what_was_announced(house):
    begin_event(house)
    seen = []

    def look():
        row = house.contests.rows.get(house.event)
        seen.append((row.day, row.place, row.open))

    with house.club.news.listening(house.event, look):
        told = Announcement("2027-01-02", " Lund  C ", True)
        house.contests.announce(house.event, ANNA, told)
    assert seen == [("2027-01-02", "Lund C", True)]


def test_whoever_listens_hears_of_each_change_after_it_happened(house):
    begin_event(house)
    heard = []
    with house.club.news.listening(house.event, lambda: heard.append(house.contest.event.entries)):
        house.contests.players.register(house.event, ANNA, "A", [NewPlayer("Late")])
        house.contests.players.rename(house.event, ANNA, house.player("Late"), "Later")
    assert heard == [house.contest.event.entries] * 2


@pytest.mark.parametrize(
    ("player", "refused"),
    [
        (NewPlayer("Bo", -1), BadPlan),
        (NewPlayer("Bo", 10_000), BadPlan),
        (NewPlayer("Bo", club="x" * 81), BadPlan),
        (NewPlayer("Bo", team="a\u202eb"), BadPlan),
        (NewPlayer(" "), BadName),
        (NewPlayer("x" * 41), BadName),
    ],
)
def test_a_player_who_cannot_be_is_not_registered(house, player, refused):
    begin_event(house)
    before = house.contest.event.entries
    with pytest.raises(refused):
        house.contests.players.register(house.event, ANNA, "A", [NewPlayer("Ok"), player])
    assert house.contest.event.entries == before


def test_a_player_at_every_limit_is_registered(house):
    begin_event(house)
    most = NewPlayer("x" * 40, 9_999, "c" * 80, "t" * 80)
    least = NewPlayer("y", 0)
    house.contests.players.register(house.event, ANNA, "A", [most, least])
    people = {one.name: one.player for one in house.contest.event.people.values()}
    assert people["x" * 40].rating == 9_999
    assert people["y"].rating == 0


def test_an_event_has_so_many_divisions_and_players_and_no_more(house, monkeypatch):
    begin_event(house)
    for number in range(11):
        plan = DivisionPlan(f"B{number}", 40 if number else 1, hill=0 if number else 1)
        house.contests.divide(house.event, ANNA, plan)
    with pytest.raises(BadPlan):
        house.contests.divide(house.event, ANNA, DivisionPlan("C", 1))
    assert len(house.contest.event.divisions) == 12
    monkeypatch.setattr("stafla.club.contests.players.MOST_PLAYERS", 10)
    register = house.contests.players.register
    with pytest.raises(EventRefused) as told:
        register(house.event, ANNA, "A", [NewPlayer(f"N{n}") for n in range(3)])
    assert (told.value.code, told.value.values) == ("event-players", {"most": 10})
    register(house.event, ANNA, "A", [NewPlayer("N0"), NewPlayer("N1")])
    assert len(house.contest.event.people) == 10


def test_events_are_those_one_runs_and_those_one_plays_in(house):
    begin_event(house)
    own = house.contests.open(BO, come(BO), PLAN)
    assert [one.id for one in house.contests.of(BO)] == [own]
    assert [one.id for one in house.contests.of(ANNA)] == [house.event]


def test_everybody_is_here_at_once_and_nobody_twice(house):
    begin_event(house)
    for name in ("Åke", "Bo"):
        house.contests.players.check_in(house.event, ANNA, house.player(name), here=False)
    before = house.contest.event.entries
    house.contests.players.all_here(house.event, ANNA)
    assert house.contest.event.entries == before + 2
    assert all(one.here for one in house.contest.event.people.values())
    house.contests.players.all_here(house.event, ANNA)
    assert house.contest.event.entries == before + 2


def test_what_a_player_can_still_reach_is_reckoned_once_until_something_happens(house, monkeypatch):
    begin_event(house)
    house.publish()
    reckoned, usual = [], Event.reach
    monkeypatch.setattr(
        Event, "reach", lambda self, name: reckoned.append(name) or usual(self, name)
    )
    for _ in range(3):
        reach = house.contest.reach("A")
    assert reckoned == ["A"]
    assert set(reach) == set(house.contest.event.people)
    assert {(one.best, one.worst) for one in reach.values()} == {(1, 8)}
    house.enter(1, 400, 380)
    house.contest.reach("A")
    assert reckoned == ["A", "A"]


def test_ratings_are_of_the_day_that_is_announced_now(house):
    begin_event(house)
    house.publish()
    house.finish()
    first = house.contest.ratings("A", "wespa")
    assert house.contest.ratings("A", "wespa") is first
    assert first.after.date.isoformat() == "2026-11-28"
    house.contests.announce(house.event, ANNA, Announcement("2026-12-05"))
    assert house.contest.ratings("A", "wespa").after.date.isoformat() == "2026-12-05"
