"""Who erases the account gives up what they are playing; nobody's result goes along."""

import pytest

from stafla.club import Act, Audience
from stafla.club.account_erasure import ATTEMPTS, give_up
from stafla.club.tables.clock import IDLE
from stafla.club.tables.refusals import StaleTable
from stafla.store import GameSearch
from tests.club.club import OWNER, STRANGER
from tests.club.judge.test_summons import act, appeal_word
from tests.club.test_ratings import ANNA, BO, a_table, anna, bo, figures, office

__all__ = ["office"]


@pytest.fixture
def leave(club):
    return lambda person: give_up(club.tables, GameSearch(club.database), person)


def begin(club, **more):
    table = a_table(club, anna(), bo(), **more)
    assert any(club.game(table).racks)
    return table


def test_a_rated_game_is_resigned_and_rated_before_its_player_is_gone(club, office, leave):
    table = begin(club)
    leave(ANNA)
    assert club.game(table).ended.reason == "resigned"
    assert club.game(table).resigned == frozenset({0})
    found = figures(office)
    assert found["is", "untimed", "spread", ANNA] < 1500 < found["is", "untimed", "spread", BO]


def test_all_games_of_theirs_end_and_nobody_else_s(club, office, leave):
    mine = [begin(club), begin(club, rated=False), begin(club, clock="days-7")]
    theirs = a_table(club, bo(), bo())
    leave(ANNA)
    assert [club.game(table).ended.reason for table in mine] == ["resigned"] * 3
    assert club.game(theirs).ended is None
    leave(ANNA)  # there is nothing left to give up


def test_a_play_that_waits_is_no_way_out(club, office, leave):
    for person in (ANNA, BO):
        table = begin(club)
        mover = club.game(table).to_move
        device, who = ((OWNER, ANNA), (STRANGER, BO))[mover]
        number = club.game(table).number
        club.tables.act(table, Audience(device, mover, who), number, club.best(table))
        leave(person)
        assert club.game(table).ended is not None


def test_an_open_verdict_against_them_takes_effect_and_then_they_resign(club, office, leave):
    for undo in (True, False):
        people = (ANNA, BO)
        table, mover = appeal_word(club, people=people, rated=True)
        if undo:
            act(club, table, 1 - mover, Act("withdraw-appeal"))
        leave(people[1 - mover])
        assert club.game(table).ended.reason == "resigned"
        assert club.game(table).resigned == frozenset({1 - mover})


def test_what_the_opponent_has_before_the_judge_is_heard_and_then_the_game_is_lost(
    club, office, leave
):
    people = (ANNA, BO)
    table, mover = appeal_word(club, people=people, rated=True)
    leave(people[mover])
    assert club.game(table).phase == "appeal"
    club.wait(7 * 24 * 3600)
    club.timekeeper.look()
    for _ in range(3):
        if club.game(table).ended is None and club.game(table).to_move == 1 - mover:
            act(club, table, 1 - mover, Act("pass"))
        club.time += IDLE + 1
        club.timekeeper.look_for_left()
    assert club.game(table).ended is not None
    assert club.game(table).places()[mover] == 2


def test_a_game_that_cannot_be_read_keeps_nobody_from_going(club, office, leave, monkeypatch):
    broken, whole = begin(club), begin(club)
    tick = club.tables.tick

    def reading(table, *more, **named):
        if table == broken:
            from stafla.club.tables.refusals import BrokenTable

            raise BrokenTable
        return tick(table, *more, **named)

    monkeypatch.setattr(club.tables, "tick", reading)
    leave(ANNA)
    monkeypatch.undo()
    assert club.game(whole).ended is not None


def test_an_opponent_who_acts_again_and_again_is_no_way_to_stay(club, office, leave, monkeypatch):
    table, append, tries = begin(club), club.tables.append, []

    def overtaken(*arguments):
        tries.append(arguments)
        if len(tries) < ATTEMPTS:
            raise StaleTable
        return append(*arguments)

    monkeypatch.setattr(club.tables, "append", overtaken)
    leave(ANNA)
    assert club.game(table).ended.reason == "resigned"
    assert len(tries) == ATTEMPTS > 10


def test_a_game_that_could_not_be_ended_is_reported_and_keeps_no_other(
    club, office, leave, monkeypatch, caplog
):
    held, other, append = begin(club), begin(club), club.tables.append

    def overtaken(table, *arguments):
        if table == held:
            raise StaleTable
        return append(table, *arguments)

    monkeypatch.setattr(club.tables, "append", overtaken)
    leave(ANNA)
    assert club.game(held).ended is None
    assert club.game(other).ended.reason == "resigned"
    assert [record.message for record in caplog.records] == [
        f"a game at table {held} could not be given up"
    ]


def test_what_an_opponent_does_at_the_same_moment_is_no_way_to_stay(
    club, office, leave, monkeypatch
):
    table, append = begin(club), club.tables.append

    def overtaken(*arguments):
        monkeypatch.setattr(club.tables, "append", append)
        raise StaleTable

    monkeypatch.setattr(club.tables, "append", overtaken)
    leave(ANNA)
    assert club.game(table).resigned == frozenset({0})
    assert club.game(table).ended.reason == "resigned"
