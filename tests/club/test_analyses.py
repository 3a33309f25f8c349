"""Games handed to the engine: progress, the end, stopping, and the limits."""

import threading
import time

import pytest

from stafla.club import Act, Audience
from stafla.club.analyses import MOST_WAITING, Analyses, EngineBusy, NoEngine
from stafla.club.errors import NoSuchTable, NotYourTable
from stafla.club.review import StillPlayed
from stafla.study import Limits
from tests.club.house import OWNER, STRANGER, Club, NoWords
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
def engine(club):
    found = Analyses(club.tables, lambda game, words: analyst("en"), Limits(ms=0))
    yield found
    found.close()


def finished(engine, table):
    """The job when nothing more comes of it."""
    while not engine.job(table).over:
        time.sleep(0.01)
    return engine.job(table)


def test_every_turn_is_judged_and_told(club, engine):
    table = over(club)
    assert engine.job(table) is None
    assert engine.begin(table, ME).total == 4
    job = finished(engine, table)
    assert (job.state, len(job.judged)) == ("done", 4)
    assert [judged.turn.number for judged in job.result.turns] == [1, 2, 3, 4]
    assert {one.seat: one.turns for one in job.result.players} == {0: 2, 1: 2}


def test_an_analysis_that_is_stopped_keeps_what_it_found(club):
    held = Held()
    engine = Analyses(club.tables, held.make, Limits(ms=0))
    table = over(club)
    engine.begin(table, ME)
    assert held.reached.wait(60)
    assert engine.job(table).state == "running"
    for stranger in (Audience(STRANGER), Audience(STRANGER, None, "somebody")):
        with pytest.raises(NotYourTable):
            engine.stop(table, stranger)
    engine.stop(table, ME)
    held.go.set()
    job = finished(engine, table)
    engine.close()
    assert job.state == "stopped"
    assert all(judged.analysis is None for judged in job.judged)


def test_who_asked_without_having_played_may_stop_it_and_nobody_else(club):
    held = Held()
    engine = Analyses(club.tables, held.make, Limits(ms=0))
    table = over(club)
    asker = Audience(STRANGER, None, "somebody")
    engine.begin(table, asker)
    assert engine.may_stop(table, asker)
    assert not engine.may_stop(table, Audience(STRANGER, None, "somebody else"))
    engine.stop(table, asker)
    held.go.set()
    assert finished(engine, table).state == "stopped"
    engine.close()


def test_a_game_is_not_begun_twice_and_only_so_many_wait(club):
    held = Held()
    engine = Analyses(club.tables, held.make, Limits(ms=0))
    tables = [over(club, 0) for _ in range(MOST_WAITING + 1)]
    for table in tables[:-1]:
        engine.begin(table, ME)
    assert engine.begin(tables[0], ME) == engine.job(tables[0])
    with pytest.raises(EngineBusy):
        engine.begin(tables[-1], ME)
    for table in tables[:-1]:
        engine.stop(table, ME)
    held.go.set()
    engine.close()


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
    engine = Analyses(club.tables)
    with pytest.raises(NoEngine):
        engine.begin(over(club), ME)
    engine.close()
    club.close()
