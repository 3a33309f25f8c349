"""What the clock brings about must be in a record with times, each thing at its moment."""

from dataclasses import replace

import pytest

from stafla import rules
from stafla.rules import (
    AppealWithdrawn,
    Ended,
    Flagged,
    Game,
    JudgeDismissed,
    Penalised,
    Settled,
    VerdictAccepted,
)
from stafla.rules.game.acts.clock import by_time, clock_contradiction
from stafla.rules.game.state.outcome import is_unsettled
from tests.rules.builders import Table, a_game, a_seeded_game
from tests.rules.clocks import a_timed_game, policy
from tests.rules.game.acts.test_judge import JUDGE
from tests.rules.game.acts.test_window import first_play

MISSING = "what time brought about is missing"
ELSE = "time had brought about something else by then"
EARLY = "the time for that had not come"


@pytest.fixture
def late():
    """Two started minutes of overtime, a pass, and somebody who lost on time."""
    return a_timed_game("sv", policy("sv-25")).started().wait(25 * 60 + 70).after("pass").wait(1800)


def find(table, events=None, times=None):
    bad = clock_contradiction(
        table.events if events is None else events, table.times if times is None else times
    )
    return None if bad is None else (bad.number, bad.why)


def place(table, kind):
    """The index of the first event of a kind."""
    return next(i for i, event in enumerate(table.events) if isinstance(event, kind))


def test_a_record_kept_by_the_clock_is_as_time_had_it(late):
    assert late.ended == Ended("time")
    assert find(late) is None


def test_a_record_may_stop_before_time_has_brought_anything_about():
    table = a_timed_game("sv", policy("sv-25")).started().wait(600)
    assert find(table) is None


def test_overtime_that_is_not_there_is_missed_at_the_next_event(late):
    at = place(late, Penalised)
    events = late.events[:at] + late.events[at + 1 :]
    times = late.times[:at] + late.times[at + 1 :]
    assert find(late, events, times) == (at + 1, ELSE)


def test_overtime_at_another_moment_is_not_the_clock_s(late):
    at = place(late, Penalised)
    times = (*late.times[:at], late.times[at] + 1, *late.times[at + 1 :])
    assert find(late, late.events, times) == (at + 1, ELSE)


def test_overtime_before_its_time_is_refused():
    table = a_timed_game("sv", policy("sv-25")).started().wait(60)
    table = table.then(Penalised(table.to_move, 10, "time"))
    assert find(table) == (len(table.events), EARLY)


def test_a_loss_on_time_before_its_time_is_refused():
    table = a_timed_game("sv", policy("sv-25")).started().wait(60)
    table = table.then(Flagged(table.to_move))
    assert find(table) == (len(table.events), EARLY)


def test_of_what_time_brings_about_together_nothing_may_be_left_out(late):
    at = place(late, Flagged) + 1
    assert len(late.events) > at
    assert find(late, late.events[:at], late.times[:at]) == (at + 1, MISSING)


def test_a_penalty_for_something_else_needs_no_time():
    table = a_timed_game("sv", policy("sv-25")).started().wait(60)
    table = table.then(Penalised(table.to_move, 10, "correction"))
    assert find(table) is None


def test_without_clock_and_judge_no_time_is_measured():
    table = a_game("sv").then(Penalised(0, 10, "time"))
    times = tuple(range(len(table.events)))
    assert clock_contradiction(table.events, times) is None


def test_each_event_has_its_time():
    table = a_game("sv")
    with pytest.raises(ValueError, match="zip"):
        clock_contradiction(table.events, (1, *range(len(table.events))))


def test_a_verdict_that_nobody_took_up_stands_by_time_where_there_is_a_judge():
    table = a_timed_game("sv", policy("sv-25"), judge=JUDGE).started()
    table = first_play(table).after("press").after("challenge").after("valid")
    early = table.then(VerdictAccepted())
    assert find(early) == (len(early.events), EARLY)
    assert find(table.wait(JUDGE.answer)) is None


@pytest.mark.parametrize("kind", [VerdictAccepted, AppealWithdrawn, JudgeDismissed])
def test_what_somebody_did_is_not_done_by_time(kind):
    assert by_time(kind())
    assert not by_time(kind(0))


def test_time_flags_and_charges():
    assert by_time(Flagged(0))
    assert by_time(Penalised(0, 10, "time"))
    assert not by_time(Penalised(0, 10, "challenge"))
    assert not by_time(rules.Passed(0))


# ------------------------------------------------------------------- settled, or not


def without_settlement(table):
    """The game up to the event before it is settled."""
    events = table.events[: place(table, Settled)]
    return Game.replay(events)


def test_a_game_that_goes_on_or_is_settled_lacks_nothing():
    over = a_seeded_game("is").after(*["pass"] * 4)
    assert over.changes is not None
    assert not is_unsettled(over.game)
    assert not is_unsettled(a_seeded_game("is").game)


def test_a_game_that_is_over_and_known_from_the_inside_must_be_settled(late):
    assert is_unsettled(without_settlement(a_seeded_game("is").after(*["pass"] * 4)))
    assert is_unsettled(without_settlement(late))


def test_a_game_typed_in_need_not_be_settled():
    racks = ("ABÐDEÉF", "GHIÍJKL")
    over = Table(a_game("is", racks=racks).after("pass", "pass").then(Ended("passes")).game)
    assert not is_unsettled(over.game)


def test_a_game_is_not_settled_when_nobody_knows_what_is_left():
    over = a_seeded_game("is").after(*["pass"] * 3)
    over = over.then(rules.Passed(over.to_move), Ended("passes"))
    assert is_unsettled(over.game)
    hidden = replace(over.game, racks=(bytes([rules.UNKNOWN] * 7),) * 2)
    assert not is_unsettled(hidden)
