"""Games handed to the engine: progress, the end, stopping, and the limits."""

import threading
import time
from types import SimpleNamespace as Some

import pytest

from stafla.club import Act, Audience
from stafla.club.analysis.jobs import LEASE_MS, AnalysedTurn, Analyses, analysis_of, analyst_for
from stafla.club.analysis.refusals import NoEngine
from stafla.club.archive.refusals import StillPlayed
from stafla.club.holdings import EngineBusy, Holdings, TooManyOpen
from stafla.club.lexica import OpenLexicon
from stafla.club.limits import shipped_limits
from stafla.club.tables.refusals import NoSuchTable, NotYourTable
from stafla.store import AnalysisStore, HoldingStore
from stafla.study import Analyst, Limits
from stafla.words import library
from tests.club.club import OWNER, STRANGER, Club, NoWords
from tests.study.conftest import analyst

ME = Audience(OWNER)


def over(club, turns=4):
    """A table at which a game was played a little and given up."""
    table = club.table("en")
    for _ in range(turns):
        club.act(table, club.game(table).to_move, Act("pass"))
    if club.game(table).ended is None:
        club.act(table, 0, Act("resign"))
    return table


class Held:
    """An analyst that waits until it is let go."""

    def __init__(self) -> None:
        self.go, self.reached = threading.Event(), threading.Event()

    def make(self, game, words):
        self.reached.set()
        assert self.go.wait(60)
        return analyst("en")


@pytest.fixture
def workers(club, held):
    """Makes workers over the club's database; one that does not look is there to be asked."""
    made = []

    def worker(make=lambda game, words: analyst("en"), *, looks=True, **more):
        rows = AnalysisStore(club.database)
        made.append(Analyses(club.tables, rows, make, Limits(ms=0), look=0.02, **more))
        if looks:
            made[-1].resume()
        return made[-1]

    yield worker
    held.go.set()
    for one in made:
        one.close()


@pytest.fixture
def held():
    """An analyst that is let go at the latest when its worker is closed."""
    return Held()


@pytest.fixture
def engine(held, workers):
    return workers()


def finish(engine, table):
    """The job when nothing more comes of it."""
    while not engine.job(table).over:
        time.sleep(0.01)
    return engine.job(table)


def test_every_turn_is_judged_and_told(club, engine):
    table = over(club)
    assert engine.job(table) is None
    assert engine.begin(table, ME).total == 4
    job = finish(engine, table)
    assert (job.state, len(job.found)) == ("done", 4)
    assert [found.number for found in job.found] == [1, 2, 3, 4]
    assert {one.seat: one.judged for one in job.players()} == {0: 2, 1: 2}
    # a pass with a full rack loses against the best move, which is named with its points
    assert all(found.played == "-" and found.lost > 0 for found in job.found)
    assert all(found.better not in (None, "-") for found in job.found)
    assert all(found.better_score is not None for found in job.found)
    assert sum(one.lost for one in job.players()) == pytest.approx(
        sum(found.lost for found in job.found)
    )


def test_an_analysis_that_is_stopped_keeps_what_it_found(club, held, workers):
    engine = workers(held.make)
    table = over(club)
    engine.begin(table, ME)
    assert held.reached.wait(60)
    assert engine.job(table).state == "running"
    for stranger in (Audience(STRANGER), Audience(STRANGER, None, "somebody")):
        with pytest.raises(NotYourTable):
            engine.stop(table, stranger)
    engine.stop(table, ME)
    held.go.set()
    job = finish(engine, table)
    assert job.state == "stopped"
    assert len(job.found) == 4
    assert all(found.lost is None for found in job.found)


def test_who_asked_without_having_played_may_stop_it_and_nobody_else(club, held, workers):
    engine = workers(held.make)
    table = over(club)
    asker = Audience(STRANGER, None, "somebody")
    engine.begin(table, asker)
    assert engine.may_stop(table, asker)
    assert not engine.may_stop(table, Audience(STRANGER, None, "somebody else"))
    engine.stop(table, asker)
    held.go.set()
    assert finish(engine, table).state == "stopped"


def test_a_game_is_not_begun_twice_and_one_visitor_has_only_so_many_wait(club, held, workers):
    limits = shipped_limits("[holds.analysis]\nguest = 3\nin_all = 4")
    hold = Holdings(HoldingStore(club.database), limits, club.now).hold
    engine = workers(held.make, hold=hold)
    tables = [over(club, 0) for _ in range(4)]
    engine.begin(tables[0], ME)
    assert held.reached.wait(60)
    for table in tables[1:-1]:
        engine.begin(table, ME)
    assert engine.begin(tables[0], ME) == engine.job(tables[0])
    with pytest.raises(TooManyOpen):
        engine.begin(tables[-1], ME)
    engine.begin(tables[-1], Audience(STRANGER, None, "somebody"))
    with pytest.raises(EngineBusy):
        engine.begin(over(club, 0), Audience(STRANGER, None, "somebody else"))
    engine.stop(tables[-1], ME)
    for table in tables[:-1]:
        engine.stop(table, ME)
    assert {engine.job(table).state for table in tables[1:-1]} == {"stopped"}
    assert engine.begin(tables[-1], ME).state == "waiting"


def test_who_may_not_ask_and_what_cannot_be_asked_is_refused(club, engine):
    running = club.table("en")
    with pytest.raises(StillPlayed):
        engine.begin(running, ME)
    with pytest.raises(NotYourTable):
        engine.begin(over(club), Audience(STRANGER))
    with pytest.raises(NoSuchTable):
        engine.begin("x" * 22, ME)


def test_without_the_words_of_the_game_there_is_no_engine(tmp_path):
    club = Club(tmp_path / "games.sqlite", kind=NoWords)
    engine = Analyses(club.tables, AnalysisStore(club.database))
    with pytest.raises(NoEngine):
        engine.begin(over(club), ME)
    engine.close()
    club.close()


def test_what_one_worker_is_asked_another_finds_and_both_show(club, workers):
    asked, other = workers(looks=False), workers()
    table = over(club)
    asked.begin(table, ME)
    assert finish(asked, table) == other.job(table)
    assert asked.job(table).state == "done"
    assert len(asked.job(table).found) == 4


def test_a_stop_at_one_worker_reaches_the_one_that_thinks(club, held, workers):
    other, thinks = workers(looks=False), workers(held.make)
    table = over(club)
    thinks.begin(table, ME)
    assert held.reached.wait(60)
    assert other.job(table).state == "running"
    other.stop(table, ME)
    while not thinks._running[1].is_set():
        time.sleep(0.01)
    held.go.set()
    assert finish(other, table).state == "stopped"


def test_a_game_whose_worker_is_gone_is_begun_again_by_the_next(club, workers):
    asked, rows = workers(looks=False), AnalysisStore(club.database)
    table = over(club)
    asked.begin(table, ME)
    now = club.now()
    assert rows.claim("gone", now, now + LEASE_MS).game == table
    rows.put_turn(table, "gone", 1, '{"number": 1, "seat": 0, "played": "of the dead"}')
    assert len(asked.job(table).found) == 1
    assert rows.claim("next", now + LEASE_MS - 1, now + 2 * LEASE_MS) is None
    club.time += LEASE_MS
    next_one = workers()
    job = finish(next_one, table)
    assert (job.state, len(job.found)) == ("done", 4)
    assert "of the dead" not in [found.played for found in job.found]
    # the one that was believed gone can change nothing any more
    assert not rows.alive(table, "gone", now + 9 * LEASE_MS)
    rows.put_turn(table, "gone", 5, "{}")
    rows.end(table, "gone", "failed")
    assert asked.job(table) == job


def test_a_game_that_many_workers_want_is_thought_about_by_one(club, workers):
    asked, rows = workers(looks=False), AnalysisStore(club.database)
    asked.begin(over(club), ME)
    now, claims = club.now(), []
    together = threading.Barrier(6)

    def claim(number):
        together.wait(30)
        claims.append(rows.claim(f"worker {number}", now, now + LEASE_MS))

    threads = [threading.Thread(target=claim, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(claims) == 6
    assert sum(claim is not None for claim in claims) == 1


def test_a_worker_that_is_told_to_end_leaves_its_game_to_the_next(club, held, workers):
    first = workers(held.make)
    table = over(club)
    first.begin(table, ME)
    assert held.reached.wait(60)
    closing = threading.Thread(target=first.close)
    closing.start()
    while not first._running[1].is_set():
        time.sleep(0.01)
    held.go.set()
    closing.join()
    assert first.job(table).state == "waiting"
    assert finish(workers(), table).state == "done"


def test_what_was_found_is_there_after_a_restart(club, engine, workers):
    table = over(club)
    engine.begin(table, ME)
    job = finish(engine, table)
    engine.close()
    again = workers(looks=False)
    assert again.job(table) == job
    assert again.begin(table, ME) == job


def test_every_turn_found_is_news_and_asking_or_stopping_again_is_none(club, held, workers):
    engine, table, heard = workers(held.make), over(club), []
    with club.news.listening(analysis_of(table), lambda: heard.append(1)):
        engine.begin(table, ME)
        assert heard == [1]
        engine.begin(table, ME)
        assert engine.job(table) is not None
        assert heard == [1]
        held.go.set()
        while not engine.job(table).over:
            time.sleep(0.01)
        engine.close()  # what ends is told before the worker goes
        turns = len(engine.job(table).found)
        assert len(heard) == 1 + turns + 1
        engine.begin(table, ME)
        engine.stop(table, ME)
        engine.stop(table, ME)
        assert len(heard) == 1 + turns + 1


def from_(number, address, person=None):
    return Audience(OWNER if person is None else f"{number:064x}", None, person, address)


def order(club, engine, wishes):
    """The games in the order in which a worker takes them, by who asked."""
    rows, asked = AnalysisStore(club.database), {}
    for who, audience in wishes:
        table = over(club, 1)
        club.time += 1
        engine.begin(table, audience)
        asked[table] = who
    served = []
    while row := rows.claim("one", club.now(), club.now() + LEASE_MS):
        club.time += 1
        served.append(asked[row.game])
        rows.end(row.game, "one", "done")
    return "".join(served)


def test_several_accounts_of_one_address_let_the_others_take_turns(club, workers):
    """Each of eight accounts at one address asks for two games, and then two others for one."""
    engine = workers(looks=False)
    crowd = [from_(n, "203.0.113.1", f"crowd{n}".ljust(22, "-")) for n in range(8)]
    wishes = [("x", one) for one in crowd for _ in range(2)]
    wishes += [("a", from_(9, "203.0.113.9")), ("b", from_(10, "2001:db8::/56", "b" * 22))]
    assert order(club, engine, wishes) == "xab" + "x" * 15


def test_at_one_address_turns_go_from_one_visitor_to_the_next(club, workers):
    engine = workers(looks=False)
    one, two, three = (from_(n, "203.0.113.1", f"one{n}".ljust(22, "-")) for n in range(3))
    wishes = [("1", one)] * 3 + [("2", two)] * 2 + [("3", three)]
    assert order(club, engine, wishes) == "123121"
    # who has had no turn for longest comes first, also later
    assert order(club, engine, [("1", one), ("3", three)]) == "31"


def test_stopping_and_asking_again_gives_no_fresh_turn(club, workers):
    engine, rows = workers(looks=False), AnalysisStore(club.database)
    mine, other, again = over(club, 1), over(club, 1), from_(1, "203.0.113.1")
    engine.begin(mine, again)
    club.time += 1
    engine.begin(other, from_(2, "203.0.113.2"))
    for expected in (mine, other):
        club.time += 1
        assert rows.claim("one", club.now(), club.now() + LEASE_MS).game == expected
        rows.end(expected, "one", "stopped")
    rows_before = rows.get(mine)[0].begun
    engine.begin(mine, again)
    assert rows.get(mine)[0].begun == rows_before > 0
    newcomer = over(club, 1)
    club.time += 1
    engine.begin(newcomer, from_(3, "203.0.113.3"))
    assert rows.claim("one", club.now(), club.now() + LEASE_MS).game == newcomer


def test_where_no_address_is_known_the_visitor_has_the_turn(club, workers):
    engine = workers(looks=False)
    wishes = [("x", from_(1, "", "x" * 22))] * 3 + [("y", from_(2, "", "y" * 22))]
    assert order(club, engine, wishes) == "xyxx"


def test_the_engine_thinks_by_the_words_of_the_game_or_not_at_all(club):
    game = club.game(club.table("en"))
    made = analyst_for(game, OpenLexicon(library.find(game.edition)))
    assert isinstance(made, Analyst)
    assert analyst_for(game, NoWords("en")) is None


@pytest.mark.parametrize(
    ("played", "stood", "score"),
    [(30, True, 30), (30, False, None), (None, True, None), (None, False, None)],
)
def test_points_are_kept_of_a_play_that_was_weighed_and_stood(played, stood, score):
    turn = Some(number=3, seat=1, move=None, stood=stood)
    weighed = None if played is None else Some(score=played)
    judged = Some(turn=turn, better=None, lost=None, played=weighed, analysis=None)
    assert AnalysedTurn.of(judged, Some(edition=None)) == AnalysedTurn(3, 1, None, score)


def test_the_best_moves_of_a_turn_are_kept_with_that_which_was_made(club, engine):
    table = over(club)
    engine.begin(table, ME)
    for found in finish(engine, table).found:
        best, *_, made = found.candidates
        assert (best.move, best.score, best.lost) == (found.better, found.better_score, 0)
        # the pass is by far the worst of them
        assert (made.move, made.score) == (found.played, 0)
        assert made.lost == pytest.approx(found.lost, abs=0.001)
        assert [one.lost for one in found.candidates] == sorted(
            one.lost for one in found.candidates
        )


def test_a_turn_of_before_its_moves_were_kept_is_read_all_the_same():
    kept = '{"number": 1, "seat": 0, "played": "8H AB", "score": 10, "lost": 0.0}'
    assert AnalysedTurn.read(kept) == AnalysedTurn(1, 0, "8H AB", 10, lost=0.0)


def test_whoever_did_not_play_may_not_stop_what_nobody_asked_for(club, engine):
    table = over(club)
    for who in (Audience(STRANGER), Audience(STRANGER, None, "somebody"), Audience()):
        assert not engine.may_stop(table, who)
    assert engine.may_stop(table, ME)
    with pytest.raises(NoSuchTable):
        engine.may_stop("x" * 22, ME)
