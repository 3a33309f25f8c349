"""Records that know their times, and what other formats make of time and agreements."""

import json
from dataclasses import replace

import pytest

from stafla import rules
from stafla.records import Record, RecordFault, replay, to_gcg, verify
from stafla.records.gcg import reader as gcg
from stafla.records.gcg import writer as gcg_text
from stafla.records.gcg.check import play_through
from stafla.records.record.file import read, write
from stafla.records.record.replay import replay_far
from stafla.rules import BadEvent, Game
from stafla.rules.game.state.mixing import commitment
from tests.rules.clocks import TimedTable, a_timed_game, policy
from tests.rules.game.acts.test_agreement import taken_back
from tests.rules.game.acts.test_clock import playable

SEED = bytes([7]) * 32


def a_record(table: TimedTable) -> Record:
    return Record(table.events, {}, table.times)


def a_loss_on_time() -> TimedTable:
    table = a_timed_game("sv", policy("sv-25")).started().wait(25 * 60 + 5)
    table = table.then(*playable(table)).after("press").wait(9).after("ok")
    return table.wait(31 * 60)


def test_times_are_read_back_and_a_record_without_them_has_none() -> None:
    made = a_record(a_loss_on_time())
    assert read(write(made)) == made
    assert read(write(replace(made, times=()))).times == ()
    assert len(write(made).splitlines()) == len(made.events) + 5


@pytest.mark.parametrize("times", [[1], [-1], ["now"], [1.5], "soon", {}])
def test_times_that_do_not_fit_are_refused_by_name(times: object) -> None:
    value = json.loads(write(a_record(a_loss_on_time())))
    if isinstance(times, list):
        times = times * (1 if times == [1] else len(value["events"]))
    with pytest.raises(RecordFault) as fault:
        read(json.dumps(value | {"times": times}).encode())
    assert str(fault.value.details["field"]).startswith("times")


def test_a_record_with_times_is_held_to_its_clock() -> None:
    table = a_loss_on_time()
    made = a_record(table)
    assert replay(made) == table.game
    charged = next(n for n, e in enumerate(made.events) if isinstance(e, rules.Penalised))
    early = (*made.times[:charged], made.times[charged] - 1, *made.times[charged + 1 :])
    with pytest.raises(BadEvent, match=f"event {charged + 1}:"):
        replay(replace(made, times=early))
    without = made.events[:charged] + made.events[charged + 1 :]
    told = made.times[:charged] + made.times[charged + 1 :]
    assert replay_far(Record(without, {}, told)).bad is not None
    late = Record(made.events[: charged + 1], {}, (*made.times[:charged], made.times[-1] + 10**7))
    assert replay_far(late).bad is not None


def test_a_loss_on_time_is_written_as_time_and_adds_up() -> None:
    table = a_loss_on_time()
    file = to_gcg(a_record(table))
    timed = [line for line in file.lines if line.kind == "time"]
    assert sum(line.points for line in timed) == sum(table.changes) - sum(table.time_points)
    assert list(play_through(file, table.edition).mismatches) == []
    assert gcg.read(gcg_text.write(file)).lines


def test_what_was_taken_back_is_not_in_a_gcg_file() -> None:
    table = a_timed_game("is", None).then()
    for _ in range(3):
        table = table.then(*playable(table)).after("ok")
    before = to_gcg(Record(table.events))
    again = taken_back(table.then(*playable(table)).after("ok"), table.to_move)
    assert to_gcg(Record(again.events)).lines == before.lines
    assert Game.replay(again.events) == again.game


def test_draws_after_a_turn_was_taken_back_are_verified() -> None:
    table = a_timed_game("is", None, commitment=commitment(bytes([0]) * 32))
    for _ in range(2):
        table = table.then(*playable(table)).after("ok")
    table = taken_back(table, table.to_move)
    for _ in range(3):
        table = table.then(*playable(table)).after("ok")
    assert verify(Record(table.events)).fault is None
