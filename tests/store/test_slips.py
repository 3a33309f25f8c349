"""Slips and the call of time at several workers of PostgreSQL: one waits for the other."""

import threading
import time
from contextlib import ExitStack, closing, contextmanager, suppress

import pytest
from sqlalchemy import create_engine, select, text
from sqlalchemy.exc import InternalError, OperationalError

from stafla.store import (
    NewEvent,
    Pastime,
    PastimeStore,
    PastimeSummary,
    SlipRow,
    SlipStore,
    StaleNumber,
    duplicate,
    open_database,
)
from stafla.store.database import database
from stafla.store.database.database import Unwritten
from stafla.store.schema import pastimes
from tests.databases import AWAY

GAME, OTHER = "g" * 22, "h" * 22


def test_time_is_not_called_while_slips_wait_for_the_disk(cluster, migrated):
    cluster.empty(migrated)

    def call(connection):
        """As who appends to the game does, but nobody waits here."""
        connection.execute(select(pastimes.c.id).with_for_update(nowait=True, key_share=True))

    with closing(open_database(migrated)) as here, closing(open_database(migrated)) as there:
        row = Pastime(GAME, "duplicate", 0, "is", "o" * 22, None, "")
        PastimeStore(here).create(row, [NewEvent("duplicate-started", "{}", 0)])

        def keep(connection):
            with suppress(Unwritten), connection.begin_nested():
                duplicate._hold_call(connection, GAME)
                raise Unwritten
            # what was held in a savepoint is free after it
            there.write(call)
            for _ in range(2):
                duplicate._hold_call(connection, GAME)
                with pytest.raises(OperationalError):
                    there.write(call)

        # the second transaction has to hold it anew
        for _ in range(2):
            here.write(keep)
            there.write(call)


class Worker:
    """One of several workers at a database, whose acts can be had written in one transaction."""

    def __init__(self, address):
        self.database = open_database(address)
        self.slips, self.pastimes = SlipStore(self.database), PastimeStore(self.database)
        self.answers = {}

    def close(self):
        self.database.close()

    def begin(self, *games):
        for game in games:
            row = Pastime(game, "duplicate", 0, "is", "o" * 22, None, "")
            self.pastimes.create(row, [NewEvent("duplicate-started", "{}", 0)])

    def slip(self, game, player):
        row = SlipRow(player, 1, 0, False, f"H8 {id(self)}", None)
        return self.slips.keep(game, 1, row, 1)[0].player

    def append(self, game):
        self.pastimes.append(game, 1, [NewEvent("player-joined", "{}", 0)], PastimeSummary())

    def meet(self, barrier):
        """Go on when another worker is as far, but for acts that are tried again."""
        met = False

        def job(_connection):
            nonlocal met
            if not met:
                met = True
                barrier.wait(30)

        self.database.write(job)

    @contextmanager
    def at_once(self, **acts):
        """Acts that come in this order while the disk is waited for, answered afterwards."""
        busy, go_on = threading.Event(), threading.Event()

        def first(_connection):
            busy.set()
            assert go_on.wait(30)

        threads = [threading.Thread(target=self.database.write, args=(first,))]
        threads[0].start()
        assert busy.wait(30)
        for waiting, (name, act) in enumerate(acts.items(), 1):
            threads.append(threading.Thread(target=self.ask, args=(name, *act)))
            threads[-1].start()
            while self.database._jobs.qsize() < waiting:
                time.sleep(0.001)
        go_on.set()
        try:
            yield
        finally:
            for thread in threads:
                thread.join()

    def ask(self, name, act, *values):
        try:
            self.answers[name] = act(*values)
        except Exception as error:
            self.answers[name] = type(error)


def deadlocks(address):
    """How often PostgreSQL had to end such a wait; counted when whoever waited has gone."""
    engine = create_engine(address)
    with engine.connect() as connection:
        query = "select deadlocks from pg_stat_database where datname = current_database()"
        found = connection.scalar(text(query))
    engine.dispose()
    return found


@contextmanager
def workers(cluster, address):
    """Two workers, none of which is ever ended by PostgreSQL since they wait for each other."""
    cluster.empty(address)
    before = deadlocks(address)
    with closing(Worker(address)) as here, closing(Worker(address)) as there:
        yield here, there
    cluster.order(AWAY, address)
    assert deadlocks(address) == before


@pytest.mark.parametrize("others", [OTHER, GAME], ids=["two games", "one game"])
def test_acts_that_workers_write_together_never_wait_for_each_other(cluster, migrated, others):
    barrier = threading.Barrier(2)
    with workers(cluster, migrated) as (here, there):
        here.begin(*{GAME, others})
        games = ((here, GAME, others), (there, others, GAME))
        with ExitStack() as stack:
            for one, shared, changed in games:
                acts = {
                    "slip": (one.slip, shared, 1),
                    "meet": (one.meet, barrier),
                    "append": (one.append, changed),
                }
                stack.enter_context(one.at_once(**acts))
        assert (here.answers["slip"], there.answers["slip"]) == (1, 1)
        appended = [one.answers["append"] for one in (here, there)]
        expected = [None, None] if others is OTHER else [None, StaleNumber]
        assert sorted(appended, key=str) == sorted(expected, key=str)


def test_players_who_write_at_two_workers_at_once_hold_up_nobody(cluster, migrated):
    barrier = threading.Barrier(2)
    with workers(cluster, migrated) as (here, there):
        here.begin(GAME)
        with ExitStack() as stack:
            for one, first, second in ((here, 1, 2), (there, 2, 1)):
                acts = {
                    "one": (one.slip, GAME, first),
                    "meet": (one.meet, barrier),
                    "two": (one.slip, GAME, second),
                }
                stack.enter_context(one.at_once(**acts))
        kept = here.slips.of_round(GAME, 1)
        assert [(row.player, row.number) for row in kept] == [(1, 1), (1, 2), (2, 1), (2, 2)]


def test_a_game_that_another_worker_holds_keeps_no_other_waiting(cluster, migrated):
    holds, let_go = threading.Event(), threading.Event()

    def hold(connection):
        connection.execute(select(pastimes.c.id).where(pastimes.c.id == GAME).with_for_update())
        holds.set()
        assert let_go.wait(60)

    with workers(cluster, migrated) as (here, there):
        here.begin(GAME, OTHER)
        holder = threading.Thread(target=there.database.write, args=(hold,))
        holder.start()
        assert holds.wait(30)
        acts = {
            "held": (here.slip, GAME, 1),
            "held too": (here.append, GAME),
            "slip": (here.slip, OTHER, 1),
            "append": (here.append, OTHER),
        }
        with here.at_once(**acts):
            until = time.monotonic() + 20
            while len(here.answers) < 2 and time.monotonic() < until:
                time.sleep(0.01)
            meanwhile = dict(here.answers)
            let_go.set()
        holder.join()
        assert meanwhile == {"slip": 1, "append": None}
        assert here.answers == meanwhile | {"held": 1, "held too": None}


def test_nobody_waits_for_ever_for_a_worker_that_stands_still(cluster, migrated, monkeypatch):
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 300)
    monkeypatch.setattr(database, "MOST_IDLE_MILLISECONDS", 3_000)
    holds, let_go = threading.Event(), threading.Event()

    def hold(connection):
        connection.execute(select(pastimes.c.id).where(pastimes.c.id == GAME).with_for_update())
        holds.set()
        assert let_go.wait(120)

    cluster.empty(migrated)
    with closing(Worker(migrated)) as here, closing(Worker(migrated)) as there:
        here.begin(GAME)
        holder = threading.Thread(target=there.ask, args=("hold", there.database.write, hold))
        holder.start()
        try:
            assert holds.wait(30)
            with pytest.raises(OperationalError):
                here.slip(GAME, 1)
            # the database ends what stands still, and the row is free
            until = time.monotonic() + 60
            while "slip" not in here.answers and time.monotonic() < until:
                with suppress(OperationalError):
                    here.answers["slip"] = here.slip(GAME, 1)
            assert here.answers == {"slip": 1}
        finally:
            let_go.set()
            holder.join()
        # and that worker goes on with its next act, what it had not committed is not there
        assert there.answers == {"hold": InternalError}
        assert there.slip(GAME, 2) == 2
