"""The thread that looks after clocks: what it looks at, how often, and what does not stop it."""

import threading
from itertools import pairwise
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

    def forgotten_by_bots(self):
        return ()

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


class Failing(Tables):
    """Tables that stay due until they are looked after, the oldest first; some never can be."""

    def __init__(self, due, failing):
        super().__init__(due)
        self.failing, self.tried = failing, []

    def due(self, most):
        return tuple(self.waiting[:most])

    def tick(self, table):
        self.tried.append(table)
        if table in self.failing:
            raise KeyError("no such event")
        self.waiting.remove(table)

    def leave(self, table):
        if table in self.failing:
            raise KeyError("no such event")
        return True


def test_a_table_that_fails_stops_no_other_clock(caplog):
    tables, told = Failing(["first", "b", "c"], {"first"}), []
    made = Timekeeper(tables, told.append)
    assert made.look() == 2
    assert told == ["b", "c"]
    assert caplog.text.count("the clock of table first could not be looked after") == 1


def test_a_table_that_fails_when_it_is_told_of_stops_no_other_clock():
    tables, told = Failing(["first", "b"], set()), []

    def tell(table):
        if table == "first":
            raise RuntimeError("no thread can be begun")
        told.append(table)

    assert Timekeeper(tables, tell).look() == 1
    assert told == ["b"]


def test_a_table_that_fails_is_left_alone_for_longer_each_time(monkeypatch, caplog):
    at = [0.0]
    monkeypatch.setattr(timekeeper, "time", Some(monotonic=lambda: at[0]))
    tables = Failing(["first"], {"first"})
    made = Timekeeper(tables, lambda table: None)
    tried = []
    for _ in range(3_000):
        made.look()
        if len(tables.tried) > len(tried):
            tried.append(at[0])
        at[0] += 0.5
    pauses = [5.0, 10.0, 20.0, 40.0, 80.0, 160.0, 300.0, 300.0, 300.0]
    assert [later - earlier for earlier, later in pairwise(tried)] == pauses
    assert caplog.text.count("could not be looked after") == len(tried)
    # as soon as it goes again it is like any other, and begins with a short pause anew
    tables.failing = set()
    at[0] += 300
    assert made.look() == 1
    tables.failing, tables.waiting = {"first"}, ["first"]
    for _ in range(2):
        made.look()
        at[0] += 5
    assert tables.tried[-3:] == ["first"] * 3


def test_however_many_tables_fail_the_others_have_their_turn(monkeypatch):
    monkeypatch.setattr(timekeeper, "MOST_AT_ONCE", 3)
    broken = [f"broken {number}" for number in range(7)]
    tables, told = Failing([*broken, "good"], set(broken)), []
    made = Timekeeper(tables, told.append)
    for _ in range(3):
        made.look()
    assert told == ["good"]


def test_no_more_than_so_many_tables_are_left_alone(monkeypatch):
    monkeypatch.setattr(timekeeper, "MOST_ASIDE", 2)
    broken = ["a", "b", "c"]
    made = Timekeeper(Failing(broken, set(broken)), lambda table: None)
    made.look()
    assert set(made._aside) == {"b", "c"}


def test_a_table_that_others_looked_after_is_not_remembered():
    tables = Failing(["a"], {"a"})
    made = Timekeeper(tables, lambda table: None)
    made.look()
    tables.waiting.clear()
    made.look()
    assert made._aside == {}


def test_a_left_table_that_fails_keeps_no_other_waiting(caplog):
    tables, told = Failing([], {"a"}), []
    tables.lost = ["a", "b"]
    Timekeeper(tables, told.append).look_for_left()
    assert told == ["b"]
    assert "the rated table a that somebody left" in caplog.text


@pytest.fixture
def looked(monkeypatch):
    """What the thread did at these times, in seconds since it began."""

    def run(tables, times, begun=tuple, periods=None):
        now = iter(times)
        at = [0.0]
        monkeypatch.setattr(timekeeper, "time", Some(monotonic=lambda: at[0]))

        expected = iter(periods or [7.0] * (len(times) + 1))

        def wait(period):
            assert period == next(expected)
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
    done = looked(tables, [0.0, 1.0, LEFT_SECONDS], periods=[7.0, 10.0, 7.0, 10.0])
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
