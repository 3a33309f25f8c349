"""Tournaments as rows: kept whole or not at all, listed in order, each event apart."""

import errno
import threading
import time
from contextlib import closing
from dataclasses import replace

import pytest
from sqlalchemy import text

from stafla.store import (
    AccountStore,
    AlreadyPlays,
    Contest,
    ContestStore,
    ContestSummary,
    Entrant,
    Forked,
    NoContestRow,
    SoleDirector,
    StaleNumber,
    StoreError,
    open_database,
)
from stafla.store.schema import contest_entries, people

FIRST = Contest("a" * 22, 5, "2026-11-28", "Uppsala", True, "Höstcupen", "registration", 0)
OTHER = replace(FIRST, id="b" * 22, title="Vårcupen", open=False)
ANNA, BO, CILLA = (letter * 22 for letter in "pqr")
GROWN = ContestSummary("Höstcupen", "check-in", 1)


@pytest.fixture
def database(address):
    opened = open_database(address)
    sign_up(opened)
    yield opened
    opened.close()


def sign_up(database):
    rows = [
        {"id": one, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
        for one in (ANNA, BO, CILLA)
    ]
    database.write(lambda connection: connection.execute(people.insert(), rows))


@pytest.fixture
def contests(database):
    made = ContestStore(database)
    made.create(FIRST, ["one", "two"], ANNA)
    made.create(OTHER, ["else"], BO)
    return made


def test_an_event_is_kept_with_its_first_entries_and_its_director(contests):
    assert contests.get(FIRST.id) == FIRST
    assert contests.made_at(FIRST.id) == 5
    assert contests.entries(FIRST.id) == ("one", "two")
    assert contests.entries(FIRST.id, 1) == ("two",)
    assert contests.entries(FIRST.id, 2) == ()
    assert contests.roles(FIRST.id) == {ANNA: "director"}
    assert contests.entrants(FIRST.id) == {}


def test_an_id_is_given_once(contests):
    with pytest.raises(StoreError) as taken:
        contests.create(FIRST, ["again"], BO)
    assert taken.value.code == "id-taken"
    assert contests.entries(FIRST.id) == ("one", "two")
    assert contests.roles(FIRST.id) == {ANNA: "director"}


def test_an_event_that_is_not_there_has_nothing(contests):
    for act in (
        lambda: contests.get("c" * 22),
        lambda: contests.append("c" * 22, 0, ["x"], GROWN),
    ):
        with pytest.raises(NoContestRow):
            act()
    assert contests.made_at("c" * 22) is None
    assert contests.entries("c" * 22) == ()


def test_what_is_appended_is_listed_as_it_has_grown(contests):
    entrants = [Entrant("x", "Bo", BO), Entrant("y", "Cilla")]
    contests.append(FIRST.id, 2, ["three", "four"], GROWN, entrants)
    assert contests.entries(FIRST.id) == ("one", "two", "three", "four")
    assert contests.get(FIRST.id) == replace(FIRST, phase="check-in", players=1)
    assert contests.get(OTHER.id) == OTHER
    assert contests.entrants(FIRST.id) == {one.player: one for one in entrants}
    assert contests.entrants(OTHER.id) == {}


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_whoever_knew_another_number_changes_nothing(contests, expected):
    with pytest.raises(StaleNumber, match="number 2") as told:
        contests.append(FIRST.id, expected, ["no"], GROWN, [Entrant("x", "Bo", BO)])
    assert told.value.number == 2
    assert contests.entries(FIRST.id) == ("one", "two")
    assert contests.get(FIRST.id) == FIRST
    assert contests.entrants(FIRST.id) == {}


def test_an_account_plays_once_at_an_event_and_nothing_of_a_second_time_is_kept(contests):
    contests.append(FIRST.id, 2, ["three"], GROWN, [Entrant("x", "Bo", BO)])
    with pytest.raises(AlreadyPlays):
        contests.append(FIRST.id, 3, ["no"], replace(GROWN, players=2), [Entrant("y", "Bo", BO)])
    assert contests.entries(FIRST.id) == ("one", "two", "three")
    assert contests.get(FIRST.id).players == 1
    # people without an account are not one another, and another event is another
    contests.append(FIRST.id, 3, ["a"], GROWN, [Entrant("y", "Bo"), Entrant("z", "Bo")])
    contests.append(OTHER.id, 1, ["b"], GROWN, [Entrant("x", "Bo", BO)])
    assert len(contests.entrants(FIRST.id)) == 3


def test_the_latest_day_is_listed_first_and_so_many(contests):
    third = replace(FIRST, id="c" * 22, day="2027-01-01")
    newer = replace(FIRST, id="d" * 22, created=6)
    contests.create(third, ["x"], BO)
    contests.create(newer, ["x"], BO)
    listed = [one.id[0] for one in contests.list_events(10)]
    assert listed == ["c", "d", "a", "b"]
    assert [one.id[0] for one in contests.list_events(2)] == ["c", "d"]


def test_what_was_left_open_does_not_hide_what_was_closed_since(contests):
    closed = replace(FIRST, id="c" * 22, day="2026-11-20", phase="closed")
    contests.create(closed, ["x"], BO)
    for number in range(1, 5):
        left = replace(FIRST, id=str(number) * 22, day=f"2025-01-0{number}")
        contests.create(left, ["x"], BO)
    assert [one.id[0] for one in contests.list_events(3, "2026-11-19")] == ["a", "b", "c"]
    assert [one.id[0] for one in contests.list_events(9, "2026-11-19")][3:] == ["4", "3", "2", "1"]


def test_a_person_s_events_are_those_they_run_and_those_they_play_in(contests):
    assert [one.id for one in contests.of(ANNA, 9)] == [FIRST.id]
    assert [one.id for one in contests.of(BO, 9)] == [OTHER.id]
    assert contests.of(CILLA, 9) == ()
    contests.append(FIRST.id, 2, ["x"], GROWN, [Entrant("x", "Bo", BO)])
    contests.announce(OTHER.id, day="2027-01-01", place="", free=False)
    assert [one.id for one in contests.of(BO, 9)] == [OTHER.id, FIRST.id]
    assert [one.id for one in contests.of(BO, 1)] == [OTHER.id]


def test_what_is_announced_anew_is_of_that_event_alone(contests):
    contests.announce(FIRST.id, day="2027-02-03", place="Lund", free=False)
    assert contests.get(FIRST.id) == replace(FIRST, day="2027-02-03", place="Lund", open=False)
    assert contests.get(OTHER.id) == OTHER


def test_a_new_name_is_written_and_whoever_keeps_names_learns_of_it(contests):
    contests.append(FIRST.id, 2, ["x"], GROWN, [Entrant("x", "Bo", BO), Entrant("y", "Eva")])
    contests.append(OTHER.id, 1, ["x"], GROWN, [Entrant("x", "Bo", BO)])
    contests.rename(FIRST.id, "x", "Bo Ek")
    found = contests.entrants(FIRST.id)
    assert (found["x"].name, found["x"].person, found["y"].name) == ("Bo Ek", BO, "Eva")
    assert contests.entrants(OTHER.id)["x"].name == "Bo"
    assert (contests.get(FIRST.id).named, contests.get(OTHER.id).named) == (1, 0)
    contests.rename(FIRST.id, "x", None)
    assert contests.entrants(FIRST.id)["x"].name is None
    assert contests.get(FIRST.id).named == 2


def test_a_link_opens_its_player_at_its_event_until_there_is_a_newer_one(contests):
    contests.append(FIRST.id, 2, ["x"], GROWN, [Entrant("x", "Bo", BO), Entrant("y", "Eva")])
    contests.give_links(FIRST.id, {"x": "k1", "y": "k2"})
    assert contests.entrant(FIRST.id, link_digest="k1") == Entrant("x", "Bo", BO, "k1")
    assert contests.player_of(FIRST.id, BO) == "x"
    assert contests.player_of(FIRST.id, ANNA) is None
    assert contests.player_of(OTHER.id, BO) is None
    assert contests.entrant(FIRST.id, link_digest="k2").player == "y"
    assert contests.entrant(FIRST.id, link_digest="k3") is None
    assert contests.entrant(OTHER.id, link_digest="k1") is None
    contests.give_links(FIRST.id, {"x": "k3"})
    assert contests.entrant(FIRST.id, link_digest="k1") is None
    assert contests.entrant(FIRST.id, link_digest="k3").player == "x"
    assert contests.entrant(FIRST.id, link_digest="k2").player == "y"


def test_who_is_taken_off_the_list_is_no_account_s_any_more(contests):
    contests.append(FIRST.id, 2, ["x"], GROWN, [Entrant("x", "Bo", BO), Entrant("y", "Eva", CILLA)])
    contests.give_links(FIRST.id, {"x": "k1"})
    contests.unlink(FIRST.id, "x")
    assert contests.entrants(FIRST.id)["x"] == Entrant("x", None)
    assert contests.entrants(FIRST.id)["y"].person == CILLA
    assert contests.of(BO, 9) == contests.of(BO, 1)
    contests.append(FIRST.id, 3, ["x"], GROWN, [Entrant("z", "Bo", BO)])


def test_entries_are_read_in_the_order_of_their_numbers(contests, database):
    contests.append(FIRST.id, 2, [str(number) for number in range(3, 13)], GROWN)
    wanted = ("one", "two", *(str(number) for number in range(3, 13)))
    assert contests.entries(FIRST.id) == wanted
    with database.read() as connection:
        numbers = connection.execute(
            contest_entries.select().order_by(contest_entries.c.number)
        ).fetchall()
    assert [row.number for row in numbers if row.contest == FIRST.id] == list(range(1, 13))


def test_a_house_keeps_the_id_by_which_others_know_it(contests, database, monkeypatch):
    known = contests.house()
    assert known
    assert ContestStore(database).house() == known

    def full(*_):
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(database, "write", full)
    assert ContestStore(database).house() == known


BROUGHT = replace(FIRST, id="e" * 22)


@pytest.fixture
def brought(contests):
    """An event of which another house wrote two entries."""
    assert contests.merge(BROUGHT, 0, ["a", "b"], {}, ANNA) == 2
    return contests


def test_what_another_house_wrote_is_known_by_its_numbers(brought):
    brought.append(BROUGHT.id, 2, ["own"], GROWN)
    assert brought.list_brought(BROUGHT.id) == {1, 2}
    assert brought.list_brought(BROUGHT.id, 1) == {2}
    assert brought.list_brought(BROUGHT.id, 2) == set()
    assert brought.list_brought(FIRST.id) == set()


@pytest.mark.parametrize(("after", "bodies"), [(0, ["a", "x", "c"]), (1, ["x", "c"])])
def test_an_entry_that_is_another_is_named_and_nothing_of_its_log_is_kept(brought, after, bodies):
    with pytest.raises(Forked, match=r"^2$") as told:
        brought.merge(BROUGHT, after, bodies, {"x": "Bo"}, ANNA)
    assert told.value.number == 2
    assert brought.entries(BROUGHT.id) == ("a", "b")
    assert brought.entrants(BROUGHT.id) == {}


def test_entries_before_which_some_are_missing_are_not_kept(brought):
    with pytest.raises(StaleNumber) as told:
        brought.merge(BROUGHT, 3, ["d"], {}, ANNA)
    assert told.value.number == 2
    assert brought.entries(BROUGHT.id) == ("a", "b")
    assert brought.merge(BROUGHT, 1, ["b", "c"], {}, ANNA) == 1
    assert brought.entries(BROUGHT.id) == ("a", "b", "c")


def test_whoever_runs_an_event_whose_director_is_gone_may_leave_it(contests, database):
    contests.set_role(FIRST.id, BO, "judge", 9)
    AccountStore(database).erase(ANNA, 1)
    contests.set_role(FIRST.id, CILLA, "helper", 9)
    assert contests.roles(FIRST.id) == {BO: "judge", CILLA: "helper"}
    contests.set_role(FIRST.id, BO, None, 9)
    assert contests.roles(FIRST.id) == {CILLA: "helper"}


WAITING = text(
    "select count(*) from pg_stat_activity"
    " where datname = current_database() and wait_event_type = 'Lock'"
)


def test_of_two_directors_who_leave_at_two_workers_at_once_one_stays(cluster, migrated):
    cluster.empty(migrated)
    written, go_on, answers = threading.Event(), threading.Event(), []
    with closing(open_database(migrated)) as here, closing(open_database(migrated)) as there:
        sign_up(here)
        staying, leaving = ContestStore(here), ContestStore(there)
        staying.create(FIRST, ["one"], ANNA)
        staying.set_role(FIRST.id, BO, "director", 9)
        write = there.write

        def write_slowly(job):
            def wait_before_end(connection):
                job(connection)
                written.set()
                assert go_on.wait(30)

            write(wait_before_end)

        there.write = write_slowly

        def leave():
            try:
                answers.append(staying.set_role(FIRST.id, BO, None, 9))
            except SoleDirector as error:
                answers.append(error.code)

        threads = [
            threading.Thread(target=leaving.set_role, args=(FIRST.id, ANNA, None, 9)),
            threading.Thread(target=leave),
        ]
        threads[0].start()
        assert written.wait(30)
        threads[1].start()
        # the second waits for the first, or was answered without
        while not answers and here.rows(WAITING, {}) == [(0,)]:
            time.sleep(0.01)
        go_on.set()
        for thread in threads:
            thread.join()
        assert answers == ["event-last-director"]
        assert staying.roles(FIRST.id) == {BO: "director"}
