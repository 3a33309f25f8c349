"""Clocks at the tables of a club, whose time is a number that the test sets."""

import threading

import pytest
from sqlalchemy.exc import OperationalError

from stafla import rules
from stafla.club import Act, Audience, ClubRefusal, SeatSetup, Setup, Timekeeper
from stafla.club.archive.replay import step
from stafla.club.tables.cache import GameCache
from stafla.club.tables.clock import GONE, IDLE
from stafla.records import Record
from stafla.records.record.file import read, write
from stafla.rules import Ended, Penalised, Refusal
from stafla.store import GameStore
from tests.club.club import OWNER, Club
from tests.club.tables.test_tables import wrong_play
from tests.club.test_bots import people_wait


def kinds(game, since):
    return [type(event).__name__ for event in game.events[since:]]


def start_up(club, profile="is", clock="long-25", **options):
    """A table whose clock runs, and who is to move."""
    table = club.table(profile, clock=clock, **options)
    if club.game(table).phase == "start":
        club.act(table, club.game(table).favoured, Act("choose-first-move"))
    mover = club.game(table).to_move
    if not club.game(table).clock_started:
        club.act(table, 1 - mover, Act("start-clock"))
    return table, mover


def look_at(club, table, seat=None):
    return club.tables.observe(table, Audience(OWNER, seat))


def code(act):
    with pytest.raises((Refusal, ClubRefusal)) as refused:
        act()
    return refused.value.code


def test_a_table_is_made_with_a_clock_that_is_on_offer_and_no_other(club):
    table = club.table("sv", clock="sv-25")
    assert look_at(club, table).clock.left == (25 * 60_000,) * 2
    assert look_at(club, club.table()).clock is None
    assert code(lambda: club.table(clock="sv-99")) == "unknown-clock"
    assert len(club.tables.games.all()) == 2


@pytest.mark.parametrize("clock", ["0+5", "181+0", "20+121", "20+-1", "20", "+", "own", " 20+5"])
def test_a_clock_of_one_s_own_has_minutes_and_seconds_within_reason(club, clock):
    table = club.table(clock="20+5")
    assert club.game(table).clock.base == 20 * 60
    assert club.game(table).clock.increment == 5
    assert code(lambda: club.table(clock=clock)) == "unknown-clock"


def test_time_is_seen_by_everyone_and_runs_for_one(club):
    table, mover = start_up(club)
    club.wait(90.5)
    clock = look_at(club, table).clock
    assert clock.running == mover
    assert clock.left[mover] == 25 * 60_000 - 90_500
    assert clock.left[1 - mover] == 25 * 60_000
    assert clock.now == club.time


@pytest.mark.proves("SV-06")
def test_overtime_is_written_at_its_own_moment_however_late_somebody_looks(club):
    table, mover = start_up(club)
    number, begin = club.game(table).number, club.time
    club.wait(26 * 60 + 30)
    assert club.timekeeper.look() == 1
    assert club.timekeeper.look() == 0
    assert kinds(club.game(table), number) == ["Penalised", "Penalised"]
    events = club.tables.games.events(table, after=number)
    assert [event.at - begin for event in events] == [25 * 60_000, 26 * 60_000]
    assert club.game(table).totals[mover] == -20


def test_an_act_at_the_moment_of_overtime_counts(club):
    table, mover = start_up(club)
    number = club.game(table).number
    club.wait(25 * 60)
    club.timekeeper.look()
    club.act(table, mover, Act("pass"), expected=number)
    assert kinds(club.game(table), number) == ["Penalised", "Passed"]


def test_an_act_after_the_flag_is_too_late_whoever_looked(club):
    table, mover = start_up(club)
    number = club.game(table).number
    club.wait(30 * 60)
    assert code(lambda: club.act(table, mover, Act("pass"), expected=number)) == "stale"
    assert club.game(table).ended == Ended("time")
    assert look_at(club, table).result.reason == "time"
    assert look_at(club, table).clock.stopped == {mover}


def test_a_server_that_starts_again_finds_the_clocks_as_they_are(club):
    table, mover = start_up(club)
    club.wait(600)
    again = Club(club.path)
    again.time = club.time + 1_200_000
    assert look_at(again, table).clock.left[mover] == -300_000
    assert again.timekeeper.look() == 1
    assert again.game(table).ended == Ended("time")
    assert GameCache(GameStore(again.database)).load(table) == again.tables.game_cache.load(table)
    again.close()


def test_the_thread_that_looks_after_clocks_does_so_by_itself(club):
    table, _ = start_up(club)
    heard = threading.Event()
    club.wait(30 * 60)
    flags = Timekeeper(club.tables, lambda told: heard.set(), period=0.01)
    flags.resume()
    assert heard.wait(60)
    flags.close()
    assert club.game(table).ended


@pytest.mark.proves("PL-47")
def test_a_bot_goes_on_when_a_person_s_turn_is_over(club):
    table = club.table("pl", people=1, bots=1, clock="move-2")
    club.bots.wake(table)
    if not people_wait(club, table).clock_started:
        club.act(table, 0, Act("pass"))
        club.bots.wake(table)
        people_wait(club, table)
    number = club.game(table).number
    club.wait(120)
    club.timekeeper.look()
    people_wait(club, table)
    later = kinds(club.game(table), number)
    assert later[later.index("Flagged") + 1] == "Passed"
    assert club.game(table).number > number + later.index("Flagged") + 2


def test_days_for_every_turn_pass_without_anybody(club):
    table, mover = start_up(club, clock="days-3")
    club.wait(3 * 24 * 3600 - 1)
    assert club.timekeeper.look() == 0
    club.wait(1)
    assert club.timekeeper.look() == 1
    assert club.game(table).ended == Ended("time")
    assert club.game(table).places()[mover] == 2


def test_a_record_with_its_times_tells_what_everybody_had_left(club):
    table, mover = start_up(club)
    club.wait(100)
    club.act(table, mover, Act("pass"))
    club.wait(25 * 60)
    club.timekeeper.look()
    events = club.tables.games.events(table)
    game_state = club.tables.game_cache.load(table)
    record = read(write(Record(game_state.game.events, times=tuple(event.at for event in events))))
    assert rules.replay_timed(record.events, record.times) == (game_state.game, game_state.clock)


# ------------------------------------------------------------------- agreements and claims


def test_a_turn_taken_back_by_agreement_is_gone_from_the_sheet(club):
    table, mover = start_up(club)
    club.act(table, mover, Act("pass"))
    club.act(table, mover, Act("propose-takeback"))
    proposal = look_at(club, table).proposal
    assert (proposal.seat, proposal.what, proposal.waiting) == (mover, "takeback", (1 - mover,))
    club.act(table, 1 - mover, Act("consent"))
    assert club.game(table).to_move == mover
    assert [row.kind for row in look_at(club, table).rows] == ["takeback"]
    assert look_at(club, table).proposal is None


def test_a_rated_game_has_no_takebacks(club):
    people = (SeatSetup("Anna"), SeatSetup("Baldur"))
    table = club.tables.create(Setup("is", people, "challenge", rated=True), OWNER)
    mover = club.game(table).to_move
    club.act(table, mover, Act("pass"))
    assert code(lambda: club.act(table, mover, Act("propose-takeback"))) == "no-takeback"
    assert look_at(club, table, mover).own.can["propose-takeback"].code == "no-takeback"
    club.act(table, mover, Act("propose-abort"))


@pytest.mark.proves("SV-38")
def test_a_pause_stops_the_clock_until_somebody_resumes_it(club):
    table, mover = start_up(club)
    club.act(table, mover, Act("propose-pause"))
    club.act(table, 1 - mover, Act("consent"))
    club.wait(3600)
    assert club.timekeeper.look() == 0
    assert look_at(club, table).clock.paused
    club.act(table, 1 - mover, Act("resume-clock"))
    assert look_at(club, table).clock.left[mover] == 25 * 60_000


def test_a_game_that_has_hardly_begun_is_called_off_without_a_winner(club):
    table, mover = start_up(club)
    club.act(table, 1 - mover, Act("abort"))
    assert look_at(club, table).result.reason == "aborted"


def test_a_claim_needs_somebody_who_was_silent_for_long(club):
    table, mover = start_up(club)
    for seat in (0, 1):
        look_at(club, table, seat)
    assert look_at(club, table, 1 - mover).own.can["claim"].code == "not-gone"
    club.wait(GONE / 1000 - 1)
    assert code(lambda: club.act(table, 1 - mover, Act("claim"))) == "not-gone"
    look_at(club, table, mover)
    club.wait(2)
    assert code(lambda: club.act(table, 1 - mover, Act("claim"))) == "not-gone"
    club.wait(GONE / 1000)
    assert look_at(club, table, 1 - mover).own.can["claim"].code == ""
    assert look_at(club, table, mover).own.can["claim"].code == "not-gone"
    club.wait(GONE / 1000)
    club.act(table, 1 - mover, Act("claim"))
    assert club.game(table).ended == Ended("gone")


def test_without_a_clock_people_are_waited_for_for_days(club):
    table = club.table()
    mover = club.game(table).to_move
    club.wait(IDLE / 1000 - 1)
    assert code(lambda: club.act(table, 1 - mover, Act("claim"))) == "not-gone"
    club.wait(1)
    club.act(table, 1 - mover, Act("claim"))
    assert club.game(table).ended == Ended("gone")


def test_nobody_claims_against_a_bot_or_in_a_game_of_days(club):
    table = club.table(people=1, bots=1)
    if club.game(table).to_move == 0:
        club.act(table, 0, Act("pass"))
    club.wait(IDLE)
    assert code(lambda: club.act(table, 0, Act("claim"))) == "not-gone"
    table, mover = start_up(club, clock="days-7")
    club.wait(4 * 24 * 3600)
    assert code(lambda: club.act(table, 1 - mover, Act("claim"))) == "not-gone"


def test_points_for_overtime_stand_on_the_sheet(club):
    table, mover = start_up(club, "sv", "sv-25")
    club.wait(25 * 60)
    club.timekeeper.look()
    rows = look_at(club, table).rows
    assert [(row.kind, row.seat, row.points) for row in rows] == [("overtime", mover, -10)]
    assert isinstance(club.game(table).events[-1], Penalised)


def test_a_bot_agrees_to_what_a_person_asks(club):
    table = club.table(people=1, bots=1)
    club.bots.wake(table)
    people_wait(club, table)
    club.act(table, 0, Act("pass"))
    club.bots.wake(table)
    people_wait(club, table)
    club.act(table, 0, Act("propose-takeback"))
    club.bots.wake(table)
    people_wait(club, table)
    assert "TakenBack" in kinds(club.game(table), 0)


def test_a_replay_shows_the_table_without_what_was_taken_back(club):
    table, mover = start_up(club)
    club.act(table, mover, club.best(table))
    club.act(table, 1 - mover, Act("confirm"))
    club.act(table, 1 - mover, Act("pass"))
    before = club.game(table)
    club.act(table, mover, club.best(table))
    club.act(table, 1 - mover, Act("confirm"))
    club.act(table, mover, Act("propose-takeback"))
    club.act(table, 1 - mover, Act("consent"))
    club.act(table, mover, Act("resign"))
    game_state = club.tables.game_cache.load(table)
    kinds_shown = [step(game_state, at).rows[0].kind for at in range(1, step(game_state, 9).of + 1)]
    assert kinds_shown[:3] == ["play", "pass", "takeback"]
    assert step(game_state, 2).game.board == step(game_state, 3).game.board == before.board
    assert step(game_state, 2).game.totals == before.totals


def test_an_act_that_came_in_time_counts_however_long_the_server_takes_over_it(club, monkeypatch):
    table, mover = start_up(club, clock="sv-25", profile="is")
    number = club.game(table).number
    left = club.tables.observe(table, Audience(OWNER)).clock.left[mover]
    club.wait(left / 1000 - 0.001)
    came = club.time

    def slow():
        club.time += 1_000
        return club.time - 1_000

    monkeypatch.setattr(club.tables, "now", slow)
    club.tables.act(table, Audience(OWNER, mover), number, Act("pass"))
    assert kinds(club.game(table), number) == ["Passed"]
    assert club.tables.games.events(table, after=number)[0].at == came


def test_a_replay_marks_no_tiles_as_laid_that_were_taken_back(club):
    table, mover = start_up(club)
    club.act(table, mover, wrong_play(club, table))
    club.act(table, 1 - mover, Act("challenge"))
    club.act(table, 1 - mover, club.best(table))
    club.act(table, mover, Act("resign"))
    game_state = club.tables.game_cache.load(table)
    steps = [step(game_state, at) for at in range(1, 3)]
    assert [one.rows[0].stands for one in steps] == [False, True]
    assert steps[0].new == frozenset()
    assert steps[0].game.board.empty
    assert steps[1].new == {square for square, cell in enumerate(steps[1].game.board.cells) if cell}


def test_a_lobby_that_cannot_be_looked_at_stops_no_clock(club, monkeypatch):
    gathered, looked, enough = [], [], threading.Event()

    def note(found, most):
        found.append(1)
        if len(found) >= most:
            enough.set()

    def fails():
        note(gathered, 2)
        raise OSError

    flags = Timekeeper(club.tables, lambda _table: None, begun=fails, period=0.001)
    monkeypatch.setattr(flags, "look", lambda: note(looked, 5))
    flags.resume()
    assert enough.wait(60)
    flags.close()
    assert len(gathered) == 1
    assert len(looked) >= 5


def test_while_the_database_is_away_clocks_are_looked_at_ever_more_rarely(club, monkeypatch):
    """Twice a second a traceback would fill the operator's log until it is back."""
    keeper, waited, fails = club.timekeeper, [], 8

    def wait(seconds):
        waited.append(seconds)
        return len(waited) > 10

    def due(_now, _most):
        if len(waited) <= fails:
            raise OperationalError("select", {}, Exception("the database is away"))
        return ()

    monkeypatch.setattr(keeper._closing, "wait", wait)
    monkeypatch.setattr(club.tables.games, "due", due)
    keeper._run()
    assert waited == [0.5, 1, 2, 4, 8, 10, 10, 10, 10, 0.5, 0.5]
