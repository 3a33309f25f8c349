"""The thread that looks after clocks: what it looks at, how often, and what does not stop it."""

import threading
from types import SimpleNamespace as Some

import pytest

from stafla.club import Timekeeper
from stafla.club.tables import timekeeper
from stafla.club.tables.refusals import NoSuchTable
from stafla.club.tables.timekeeper import GATHERED_EVERY_SECONDS, LEFT_SECONDS, MOST_AT_ONCE


class Tables:
    """Tables that are due, or that somebody left, and what was done to them."""

    def __init__(self, due=(), left=(), ended=()):
        self.waiting, self.lost, self.ended, self.done = list(due), list(left), ended, []

    def due(self, most):
        found, self.waiting = self.waiting[:most], self.waiting[most:]
        self.done.append(f"look {len(found)}")
        return found

    def tick(self, table):
        if "broken" in table:
            raise NoSuchTable
        self.done.append(f"tick {table}")

    def abandoned_games(self, most):
        assert most == MOST_AT_ONCE
        self.done.append("left")
        return self.lost

    def leave(self, table):
        if "broken" in table:
            raise NoSuchTable
        return table in self.ended


def test_everybody_is_told_of_a_clock_after_it_was_looked_after():
    tables = Tables(["a", "broken", "b"])
    made = Timekeeper(tables, lambda table: tables.done.append(f"told {table}"))
    assert made.look() == 2
    assert tables.done == ["look 3", "tick a", "told a", "tick b", "told b"]
    assert made.look() == 0


def test_a_game_that_somebody_left_is_told_of_if_it_ended():
    tables, told = Tables(left=["a", "broken", "b", "c"], ended=["b", "c"]), []
    Timekeeper(tables, told.append).look_for_left()
    assert told == ["b", "c"]


def test_what_was_left_unbegun_is_told_of():
    told = []
    Timekeeper(Tables(), told.append, lambda: ["a", "b"]).gather()
    assert told == ["a", "b"]


@pytest.fixture
def looked(monkeypatch):
    """What the thread did at these times, in seconds since it began."""

    def run(tables, times, begun=tuple):
        now = iter(times)
        at = [0.0]
        monkeypatch.setattr(timekeeper, "time", Some(monotonic=lambda: at[0]))

        def wait(period):
            assert period == 7.0
            at[0] = next(now, None)
            return at[0] is None

        made = Timekeeper(tables, lambda table: None, begun, period=7.0)
        made._closing = Some(wait=wait, is_set=threading.Event().is_set)
        made._run()
        return tables.done

    return run


def test_as_many_are_looked_at_as_are_due_before_the_next_pause(looked):
    tables = Tables([str(number) for number in range(2 * MOST_AT_ONCE + 1)])
    done = [one for one in looked(tables, [1.0, 2.0]) if one.startswith("look")]
    assert done == [f"look {MOST_AT_ONCE}", f"look {MOST_AT_ONCE}", "look 1", "look 0"]


def test_those_who_left_are_looked_for_at_once_and_then_at_intervals(looked):
    times = [0.0, LEFT_SECONDS - 0.5, LEFT_SECONDS, 2 * LEFT_SECONDS - 0.5, 2 * LEFT_SECONDS]
    done = looked(Tables(), times)
    assert done == ["left", "look 0", "look 0", "left", "look 0", "look 0", "left", "look 0"]


def test_what_could_not_be_looked_after_is_looked_at_again_in_its_time(looked, caplog):
    tables, tried = Tables(), []

    def fail(_most):
        tried.append("left")
        raise RuntimeError("the database is away")

    tables.abandoned_games = fail
    done = looked(tables, [0.0, 1.0, LEFT_SECONDS])
    assert tried == ["left", "left"] and done == ["look 0"]
    assert caplog.text.count("the clocks could not be looked after") == 2


def test_what_is_left_unbegun_is_looked_for_at_once_and_then_at_intervals(looked):
    times = [0.0, GATHERED_EVERY_SECONDS - 0.5, GATHERED_EVERY_SECONDS]
    asked = []
    looked(Tables(), times, lambda: asked.append("begun") or ())
    assert asked == ["begun", "begun"]


def test_a_thread_that_is_told_to_close_looks_no_further():
    tables = Tables([str(number) for number in range(10 * MOST_AT_ONCE)])
    made = Timekeeper(tables, lambda table: made._closing.set(), period=0.01)
    made.resume()
    made._thread.join(30)
    assert not made._thread.is_alive()
    assert tables.done.count(f"look {MOST_AT_ONCE}") == 1
    made.close()
