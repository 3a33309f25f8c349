import threading
import time
from contextlib import closing
from dataclasses import replace

import pytest
from sqlalchemy.exc import OperationalError

from stafla._core import Placement
from stafla.bots import Exchange, Lay
from stafla.club import Act, Audience, BotRunner, SeatSetup, Setup, bots
from stafla.club.bots import perform
from stafla.club.tables.bot_task import BotTask, duty
from stafla.club.tables.refusals import BrokenTable
from stafla.rules import Challenged, Confirmed, EndAccepted, EndDeclined, Game, Passed
from tests.club.club import OWNER, Club, NoWords
from tests.club.tables.test_tables import wrong_play

PROFILES = ["is", "fi", "sv", "sv-home", "pl", "en"]


def wait_until(club, table, condition):
    """Until the log says so; the news wakes us."""
    changed = threading.Event()
    with club.news.listening(table, changed.set):
        for _ in range(600):
            game = club.game(table)
            if condition(game):
                return game
            changed.wait(0.05)
            changed.clear()
    raise AssertionError(f"still waiting at event {game.number}, phase {game.phase}")


def wait_for(condition):
    """Until it holds, for half a minute."""
    for _ in range(3_000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("still waiting")


def people_wait(club, table):
    """Until no bot owes anything."""
    seats = frozenset(s.seat for s in club.tables.games.seats(table) if s.bot)

    def idle(game):
        owed = duty(game, seats)
        return owed is None or not owed.awaited

    return wait_until(club, table, idle)


@pytest.mark.parametrize("check", ["challenge", "automatic"])
@pytest.mark.parametrize("profile", PROFILES)
def test_a_person_plays_a_whole_game_against_a_bot(club, profile, check):
    table = club.table(profile, people=1, bots=1, check=check)
    for _ in range(200):
        club.bots.wake(table)
        game = people_wait(club, table)
        if game.ended:
            break
        if game.phase == "start":
            club.act(table, 0, Act("choose-orientation"))
        elif game.phase == "window":
            act = "press" if game.pending.seat == 0 else "confirm"
            club.act(table, 0, Act(act))
        elif game.accepted is not None:
            club.act(table, 0, Act("accept-end"))
        else:
            club.act(table, 0, club.best(table))
    assert game.ended
    assert Game.replay(game.events) == game
    assert not club.tables.observe(table, Audience(OWNER)).thinking


def test_bots_among_themselves_need_nobody_to_call_them(club):
    table = club.table("is", people=1, bots=3)
    seat = club.game(table).to_move
    club.bots.wake(table)
    game = people_wait(club, table)
    if seat == 0:
        club.act(table, 0, Act("pass"))
        club.bots.wake(table)
        game = people_wait(club, table)
    assert game.to_move == 0 or game.next_seat == 0
    assert len([e for e in game.events if type(e).__name__ == "Played"]) >= 1


def test_a_bot_challenges_what_its_list_does_not_hold(club):
    table = club.table("is", people=2, bots=1)
    seat = club.game(table).to_move
    if seat == 2:
        club.act(table, 0, Act("resign"))
        table = next(
            t
            for t in (club.table("is", people=2, bots=1) for _ in range(50))
            if club.game(t).to_move != 2
        )
        seat = club.game(table).to_move
    club.act(table, seat, wrong_play(club, table))
    club.bots.wake(table)
    game = wait_until(club, table, lambda game: game.board.empty)
    assert any(isinstance(event, Challenged) and event.seat == 2 for event in game.events)


def test_a_bot_says_at_once_that_it_doubts_a_play(address):
    club = Club(address, patience=5_000)  # by a clock that stands still here
    while True:
        table = club.table("is", people=2, bots=1)
        seat = club.game(table).to_move
        if seat != 2:
            break
    club.act(table, seat, wrong_play(club, table))
    club.bots.wake(table)
    game = wait_until(club, table, lambda game: game.board.empty)
    assert any(isinstance(event, Challenged) and event.seat == 2 for event in game.events)
    club.close()


def test_a_bot_gives_people_time_to_challenge_before_it_plays_on(address):
    club = Club(address, patience=5_000)
    while True:
        table = club.table("is", people=2, bots=1)
        game = club.game(table)
        if game.to_move == 1:  # the bot, seat 2, plays next, and the person of seat 0 may doubt
            break
    club.act(table, 1, club.best(table))
    number = club.game(table).number
    club.bots.wake(table)
    club.bots.close()  # waits for what was under way
    assert club.game(table).number == number
    club.time += 5_000
    again = Club(address, patience=5_000)
    again.time = club.time
    again.bots.resume()
    game = wait_until(again, table, lambda game: game.number > number)
    assert isinstance(game.events[number], Confirmed)
    again.close()
    club.database.close()


def test_after_a_restart_the_bot_takes_up_its_turn(address):
    first = Club(address)
    while True:
        table = first.table("is", people=1, bots=1)
        if first.game(table).to_move == 1:
            break
    number = first.game(table).number
    assert table in first.tables.games.waiting_for_bots()
    first.close()
    second = Club(address)
    second.bots.resume()
    game = wait_until(second, table, lambda game: game.number > number)
    assert game.events[number].seat == 1
    second.close()


def test_a_bot_whose_list_is_gone_passes_and_lets_plays_stand(address):
    club = Club(address, kind=NoWords)
    table = club.table("is", people=1, bots=1)
    if club.game(table).to_move == 0:
        club.act(table, 0, club.best(table))
    club.bots.wake(table)
    game = wait_until(club, table, lambda game: game.passes == 1)
    assert game.to_move == 0
    club.close()


def test_a_thread_keeps_few_players_however_many_variants_people_choose(club, monkeypatch):
    monkeypatch.setattr(bots, "MOST_PLAYERS", 2)
    made = []
    monkeypatch.setattr(bots, "make", lambda kind, *_: made.append(kind) or object())
    runner = BotRunner(club.tables, now=club.now)
    game = club.game(club.table("is"))
    for kind in ("equity", "home", "equity", "club", "equity", "home"):
        runner._player(game, kind)
    runner.close()
    assert made == ["equity", "home", "club", "home"]


def test_a_closed_house_takes_up_nothing(club):
    table = club.table("is", people=1, bots=1)
    club.bots.close()
    number = club.game(table).number
    club.bots.wake(table)
    assert club.game(table).number == number


@pytest.mark.proves("SV-23")
def test_a_bot_presses_the_clock_on_its_own_play_and_records_the_other_s(club):
    table = club.table("sv", people=2)
    game = club.game(table)
    club.act(table, game.favoured, Act("choose-first-move"))
    seat = club.game(table).to_move
    club.act(table, seat, club.best(table))
    game = club.game(table)
    assert duty(game, {seat}) == BotTask("press", (seat,))
    assert duty(game, {1 - seat}) is None
    club.act(table, seat, Act("press"))
    game = club.game(table)
    assert duty(game, {seat}) is None
    assert duty(game, {1 - seat}) == BotTask("answer", (1 - seat,), 1 - seat)


def test_nobody_owes_anything_where_no_bot_sits(club):
    assert duty(club.game(club.table("is")), frozenset()) is None


class Lost:
    """A player that fails, or decides what cannot be."""

    def __init__(self, decision) -> None:
        self.decision = decision

    def decide(self, _sight):
        if isinstance(self.decision, Exception):
            raise self.decision
        return self.decision


@pytest.mark.parametrize(
    "decision",
    [RuntimeError("at a loss"), Exchange(b"\1" * 7), Lay(Placement(0, False, b"\1\1"))],
)
def test_a_bot_that_fails_passes(club, decision, caplog):
    game = club.game(club.table("is"))
    owed = BotTask("move", (game.to_move,))
    events = perform(game, owed, {game.to_move: Lost(decision)})
    assert events == (Passed(game.to_move),)
    assert "it passes" in caplog.text


def test_tables_at_which_bots_play_on_and_on_take_turns(club, monkeypatch):
    bots = BotRunner(club.tables, now=club.now, threads=1)
    held, left, acts = threading.Event(), {"a": 3, "b": 3}, []

    def step(table):
        held.wait(30)
        acts.append(table)
        left[table] -= 1
        return left[table] > 0

    monkeypatch.setattr(bots, "_step", step)
    bots.wake("a")
    bots.wake("b")
    held.set()
    while any(left.values()):
        time.sleep(0.01)
    bots.close()
    assert acts == ["a", "b", "a", "b", "a", "b"]


def at_a_bots_turn(club, kind="home", clock=""):
    """A table of a person and a bot whose turn it is."""
    while True:
        guests = (SeatSetup("Person"), SeatSetup("Bot", kind))
        table = club.tables.create(Setup("en", guests, "automatic", clock=clock), OWNER)
        if club.game(table).to_move == 1:
            return table


def test_a_level_takes_its_time_over_a_turn(tmp_path):
    club = Club(tmp_path / "club.sqlite", pace=1.0)
    table = at_a_bots_turn(club)
    number = club.game(table).number
    club.bots.wake(table)
    club.bots.close()  # waits for what was under way
    assert club.game(table).number == number
    club.time += 12_000  # longer than anybody thinks
    again = Club(tmp_path / "club.sqlite", pace=1.0)
    again.time = club.time
    again.bots.resume()
    game = wait_until(again, table, lambda game: game.number > number)
    assert game.events[number].seat == 1
    again.close()
    club.database.close()


def test_nobody_thinks_longer_than_the_clock_allows_nor_where_bots_are_to_be_fast(tmp_path):
    for pace, clock in ((1.0, "1+0"), (0.0, "")):
        club = Club(tmp_path / f"{pace}.sqlite", pace=pace)
        table = at_a_bots_turn(club, clock=clock)
        number = club.game(table).number
        club.time += 3_000 if clock else 0  # a twentieth of a minute
        club.bots.wake(table)
        wait_until(club, table, lambda game, number=number: game.number > number)
        club.close()


def test_nobody_thinks_longer_than_a_twentieth_of_what_the_clock_has_left(tmp_path):
    club = Club(tmp_path / "club.sqlite", pace=100.0)  # minutes, were it not for the clock
    table = at_a_bots_turn(club, clock="1+0")
    number = club.game(table).number
    club.time += 3_000
    club.bots.wake(table)
    wait_until(club, table, lambda game: game.number > number)
    club.close()


def test_a_bot_that_is_woken_again_forgets_when_it_would_have_come_back(tmp_path, monkeypatch):
    made = []

    class Timer(threading.Timer):
        def start(self):
            super().start()
            made.append(self)

    monkeypatch.setattr(bots.threading, "Timer", Timer)
    club = Club(tmp_path / "club.sqlite", pace=100.0)  # it comes back in minutes
    table = at_a_bots_turn(club)
    for times in (1, 2):
        club.bots.wake(table)
        wait_for(lambda times=times: len(made) == times)
    assert [timer.finished.is_set() for timer in made] == [True, False]
    club.close()
    assert made[1].finished.is_set()


def test_who_is_woken_while_a_bot_is_at_work_looks_once_more_and_never_twice_at_once(
    club, monkeypatch
):
    bots = BotRunner(club.tables, now=club.now, threads=3)
    begun, go_on, at_work, steps = threading.Event(), threading.Event(), [], []

    def step(table):
        at_work.append(table)
        steps.append((table, at_work.count(table)))
        begun.set()
        assert go_on.wait(30)
        at_work.remove(table)
        return False

    monkeypatch.setattr(bots, "_step", step)
    bots.wake("a")
    assert begun.wait(30)
    bots.wake("a")
    bots.wake("a")
    bots.wake("b")  # a thread is free for it, as it would have been for the others
    while ("b", 1) not in steps:
        time.sleep(0.01)
    go_on.set()
    while bots._busy or len(steps) < 3:
        time.sleep(0.01)
    bots.close()
    assert sorted(steps) == [("a", 1), ("a", 1), ("b", 1)]


def test_a_house_is_closed_when_no_bot_is_at_work_any_more(club, monkeypatch):
    begun, go_on, done = threading.Event(), threading.Event(), threading.Event()

    def step(_table):
        begun.set()
        assert go_on.wait(30)
        done.set()
        return True

    monkeypatch.setattr(club.bots, "_step", step)
    club.bots.wake("a")
    assert begun.wait(30)
    closing = threading.Thread(target=club.bots.close)
    closing.start()
    closing.join(0.3)
    assert closing.is_alive()  # the database is closed next, so it waits for the act
    go_on.set()
    closing.join(30)
    assert done.is_set()
    assert not closing.is_alive()


def test_a_thread_that_comes_to_its_table_as_the_house_closes_leaves_it_alone(club):
    table = at_a_bots_turn(club)
    number = club.game(table).number
    club.bots.close()
    club.bots._busy[table] = False
    club.bots._run(table)
    assert club.game(table).number == number


def test_a_level_answers_at_once_where_its_only_opponent_asks_for_that(tmp_path):
    club = Club(tmp_path / "club.sqlite", pace=1.0)
    table = at_a_bots_turn(club)
    number = club.game(table).number
    club.bots.wake(table, at_once=True)
    game = wait_until(club, table, lambda game: game.number > number)
    assert game.events[number].seat == 1
    # the wish holds until it is a person's turn, and is made again with every act
    wait_until(club, table, lambda _: table not in club.bots._hurried)
    club.close()


def test_a_level_takes_its_time_where_others_play_too(tmp_path):
    club = Club(tmp_path / "club.sqlite", pace=1.0)
    while True:
        guests = (SeatSetup("Person"), SeatSetup("Bot", "home"), SeatSetup("Another"))
        table = club.tables.create(Setup("en", guests, "automatic"), OWNER)
        if club.game(table).to_move == 1:
            break
    number = club.game(table).number
    club.bots.wake(table, at_once=True)
    club.bots.close()  # waits for what was under way
    assert club.game(table).number == number
    club.database.close()


class Ending(Lost):
    """A player that says whether it can still play, or fails to."""

    ends = Lost.decide


@pytest.mark.parametrize(
    ("player", "agrees"),
    [
        (None, True),
        (Ending(True), True),
        (Ending(False), False),
        (Ending(RuntimeError("at a loss")), True),
    ],
)
def test_a_bot_agrees_to_end_unless_it_has_a_play(club, player, agrees, caplog):
    game = replace(club.game(club.table("fi", people=3)), accepted=frozenset({0}))
    (event,) = perform(game, BotTask("accept-end", (1,)), {1: player})
    assert event == (EndAccepted(1) if agrees else EndDeclined(1))
    failed = player is not None and isinstance(player.decision, Exception)
    assert ("it agrees to end" in caplog.text) == failed  # where there are no words nothing fails


def test_a_bot_whom_the_database_refused_plays_when_it_is_back(club, monkeypatch):
    """Nobody else can act at a table that waits for a bot, so nobody would wake it again."""
    monkeypatch.setattr(bots, "FIRST_RETRY_SECONDS", 0.01)
    table = next(
        t for t in (club.table(people=1, bots=1) for _ in range(50)) if club.game(t).to_move == 1
    )
    usual, refused = club.database.submit, []

    def submit(job, held=None):
        if len(refused) < 2:
            refused.append(table)
            raise OperationalError("insert", {}, Exception("the database is away"))
        return usual(job, held)

    monkeypatch.setattr(club.database, "submit", submit)
    number = club.game(table).number
    club.bots.wake(table)
    wait_until(club, table, lambda game: game.number > number)
    assert len(refused) == 2
    people_wait(club, table)
    wait_for(lambda: not club.bots._pauses)


def test_a_bot_that_goes_on_failing_is_tried_ever_more_rarely(club, monkeypatch):
    pauses = []
    monkeypatch.setattr(club.bots, "_comes_back", lambda _table, left: pauses.append(left))
    for _ in range(10):
        club.bots._try_again("t")
    assert pauses[:4] == [2_000, 4_000, 8_000, 16_000]
    assert pauses[-1] == 1_000 * bots.LONGEST_RETRY_SECONDS


def test_a_bot_is_not_called_again_to_a_log_that_cannot_be_read(club, monkeypatch):
    called = []

    def refuse(table, least=None):
        called.append(table)
        raise BrokenTable

    monkeypatch.setattr(bots, "FIRST_RETRY_SECONDS", 0.0)
    monkeypatch.setattr(club.tables, "state", refuse)
    club.bots.wake("t")
    wait_for(lambda: called and not club.bots._busy)
    assert called == ["t"] and not club.bots._pauses


def test_a_bot_whose_worker_is_gone_is_called_by_another(address):
    """Nobody connects anew to the worker that is left, and nobody else can act at the table."""
    club = Club(address)
    table = next(
        t for t in (club.table(people=1, bots=1) for _ in range(50)) if club.game(t).to_move == 1
    )
    with closing(Club(address)) as other:
        number, other.time = club.game(table).number, club.time
        other.wait(50)
        other.timekeeper.call_bots()
        other.bots.close()
        assert other.game(table).number == number
    club.database.close()
    with closing(Club(address)) as other:
        other.time = club.time
        other.wait(61)
        other.timekeeper.call_bots()
        wait_until(other, table, lambda game: game.number > number)
