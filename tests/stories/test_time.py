"""Whatever anybody does whenever they do it, the clock tells the same and its books balance."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla import rules
from stafla._core import overtime_points
from stafla.editions import clocks
from stafla.rules import Penalised, Refusal
from stafla.rules.game.acts.clock import MINUTE, SECOND
from stafla.rules.game.state.running import whose
from tests.rules.clocks import a_policy, a_timed_game, same

POLICIES = {name: clock.policy for name, clock in clocks().items()} | {
    "both": a_policy(base=600, move=120),
    "generous": a_policy(base=60, increment=30, penalty=10, overtime=120, margin=150),
}
WAITS = st.one_of(
    st.integers(0, 40),
    st.integers(0, 400),
    st.sampled_from([59, 60, 61, 119, 120, 299, 300, 1199, 1200, 1500, 86_400, 604_800]),
)
ACTS = ("pass", "pass", "exchange", "press", "ok", "challenge", "invalid", "propose", "agree")


def attempt(table, act):
    """The table after an act, or as it is if the rules refuse it."""
    game = table.game
    try:
        match act:
            case "exchange":
                seat = game.to_move
                events = rules.exchange(game, seat, game.racks[seat][:2])
            case "propose":
                what = ("takeback", "pause", "abort")[game.number % 3]
                events = rules.propose(game, game.active[0], what)
            case "agree":
                events = rules.consent(game, game.active[-1])
            case "press":
                events = rules.press(game, game.to_move)
            case "invalid":
                events = rules.rule(game, "invalid")
            case _:
                events = table.decide(act)
    except Refusal:
        return table
    return table.then(*events)


def running_balance(table):
    """What was spent is the time that clocks ran, and no clock ran while none should."""
    clock, game = table.clock, table.game
    assert (clock.running is not None) is (whose(game) is not None)
    if clock.running is not None:
        assert clock.running in game.playing
        assert clock.used.since <= table.at
    elapsed = table.at - table.times[0]
    assert sum(clock.used.stopped(table.at).spent) <= elapsed


def books_balance(table):
    """Points for overtime are what each seat's costs, and nobody plays on without time."""
    game, policy = table.game, table.game.clock
    undone = any(isinstance(event, rules.TakenBack) for event in game.events)
    for seat in game.seats:
        left = table.clock.time_left(game, seat, table.at)
        over = min(-left, policy.overtime * SECOND - 1)
        owed = overtime_points(over, policy.penalty) if policy.base else 0
        if not policy.increment and not undone:
            assert game.time_points[seat] == owed
        if not game.ended and policy.limit == "lose":
            assert -left < policy.overtime * SECOND or seat not in game.active


@pytest.mark.parametrize("name", POLICIES)
@settings(max_examples=30)
@given(data=st.data(), edition=st.sampled_from(["is", "sv", "pl"]))
def test_the_clock_of_any_game_balances_and_replays(name, data, edition):
    players = data.draw(st.integers(2, 2 if edition == "sv" else 3))
    table = a_timed_game(edition, POLICIES[name], players, seed=data.draw(st.integers(0, 255)))
    table = table.started()
    steps = data.draw(st.lists(st.tuples(WAITS, st.sampled_from(ACTS)), max_size=25))
    for seconds, act in steps:
        table = table.wait(seconds)
        running_balance(table)
        books_balance(table)
        if table.ended:
            break
        table = attempt(table, act)
        running_balance(table)
    assert same(table, rules.replay_timed(table.events, table.times))
    assert list(table.times) == sorted(table.times)


@pytest.mark.parametrize("name", POLICIES)
@settings(max_examples=25)
@given(waits=st.lists(st.integers(1, 3_000), min_size=1, max_size=20))
def test_how_often_somebody_looks_changes_nothing(name, waits):
    once = often = a_timed_game("is", POLICIES[name]).started()
    for seconds in waits:
        often = often.wait(seconds)
    assert often == once.wait(sum(waits))


@settings(max_examples=200)
@given(over=st.integers(-3 * MINUTE, 20 * MINUTE), penalty=st.integers(0, 50))
def test_overtime_costs_by_the_minute_begun(over, penalty):
    points = overtime_points(over, penalty)
    begun = sum(1 for minute in range(21) if minute * MINUTE <= over)
    assert points == begun * penalty


@given(st.integers(0, 255), st.integers(0, 2_000))
def test_the_next_moment_is_when_something_happens_and_not_before(seed, seconds):
    table = a_timed_game("sv", POLICIES["sv-25"], seed=seed).started().wait(seconds)
    moment = table.clock.moment(table.game)
    if moment is None:
        assert table.ended
        return
    assert rules.due(table.game, table.clock, moment - 1) == ()
    events = [event for event, _ in rules.due(table.game, table.clock, moment)]
    assert isinstance(events[0], Penalised | rules.Flagged)
