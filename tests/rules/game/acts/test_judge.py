"""A table with a judge at hand: verdicts appealed, the judge called, waits that end."""

import pytest

from stafla import rules
from stafla.editions import names
from stafla.rules import BadEvent, Game, JudgeSet, Penalised
from stafla.rules.game.state.pending import MOST_SUMMONS
from tests.rules.builders import a_game, a_seeded_game
from tests.rules.clocks import a_timed_game, policy, same
from tests.rules.game.acts.test_board import refusal_code
from tests.rules.game.acts.test_window import first_play

JUDGE = JudgeSet(answer=60, wait=900)
OTHER = {"valid": "invalid", "invalid": "valid", "unknown": "invalid"}


def judge_word(verdict, name="sv", **options):
    """A table whose first play was challenged and ruled so."""
    table = a_seeded_game(name, check="challenge", judge=JUDGE, **options)
    return first_play(table).after("challenge", verdict)


def appeal_word(verdict, name="sv"):
    """Such a table before the judge."""
    table = judge_word(verdict, name)
    return table.then(*rules.appeal(table.game, loser(table), "it is in the dictionary"))


def loser(table):
    """The side that the verdict goes against."""
    play = table.game.pending
    return play.seat if play.verdict == "invalid" else play.challenger


def plain(verdict, name="sv"):
    """The same table without a judge."""
    return first_play(a_seeded_game(name, check="challenge")).after("challenge", verdict)


def standing(table):
    """What a verdict changes."""
    game = table.game
    kept = (game.board, game.racks, game.totals, game.pool, game.turn, game.to_move)
    return (*kept, game.owing, game.passes, game.scoreless, game.draws, game.phase)


@pytest.mark.parametrize("verdict", ["valid", "invalid", "unknown"])
@pytest.mark.parametrize("name", names())
def test_a_verdict_waits_until_it_is_accepted_and_then_does_what_it_always_does(name, verdict):
    table = judge_word(verdict, name)
    assert table.phase == "verdict"
    assert table.draws == first_play(a_seeded_game(name, check="challenge")).draws
    for act in (rules.confirm, rules.pass_turn, rules.resign, rules.summon, rules.abort):
        assert refusal_code(lambda act=act: act(table.game, table.next_seat)) == "verdict-open"
    other = 1 - loser(table)
    assert refusal_code(lambda: rules.accept_verdict(table.game, other)) == "no-verdict"
    assert refusal_code(lambda: rules.appeal(table.game, other)) == "no-verdict"
    accepted = table.then(*rules.accept_verdict(table.game, loser(table)))
    assert standing(accepted) == standing(plain(verdict, name))


@pytest.mark.proves("IS-24", "FI-30", "FI-31", "SV-21", "SV-22", "PL-15")
@pytest.mark.parametrize("verdict", ["valid", "invalid", "unknown"])
@pytest.mark.parametrize("name", names())
def test_an_appeal_upheld_is_as_if_the_verdict_had_been_the_other(name, verdict):
    table = appeal_word(verdict, name)
    assert table.phase == "appeal"
    upheld = table.then(*rules.rule_appeal(table.game, OTHER[verdict], "as the book says"))
    assert standing(upheld) == standing(plain(OTHER[verdict], name))
    (row,) = [row for row in rules.sheet(upheld.game) if row.kind == "play"]
    assert (row.verdict, row.appealed) == (OTHER[verdict], True)
    assert row.stands is (OTHER[verdict] == "valid")
    assert Game.replay(upheld.game.events) == upheld.game


@pytest.mark.parametrize("verdict", ["valid", "invalid"])
def test_an_appeal_refused_or_withdrawn_leaves_the_verdict(verdict):
    table = appeal_word(verdict)
    refuses = table.then(*rules.rule_appeal(table.game, verdict, "it is not there"))
    seat = loser(table)
    assert refusal_code(lambda: rules.withdraw_appeal(table.game, 1 - seat)) == "not-your-appeal"
    withdrawn = table.then(*rules.withdraw_appeal(table.game, seat))
    assert standing(refuses) == standing(withdrawn) == standing(plain(verdict))


def test_both_may_overturn_a_verdict_without_the_judge():
    table = appeal_word("invalid")
    assert (
        refusal_code(lambda: rules.propose(judge_word("invalid").game, 0, "overturn"))
        == "no-appeal-open"
    )
    assert refusal_code(lambda: rules.propose(table.game, 0, "abort")) == "appeal-open"
    seat = loser(table)
    asked = table.then(*rules.propose(table.game, 1 - seat, "overturn"))
    assert asked.phase == "appeal"
    agreed = asked.then(*rules.consent(asked.game, seat))
    assert standing(agreed) == standing(plain("valid"))


def test_nothing_else_is_done_while_the_judge_is_awaited():
    table = appeal_word("invalid")
    for act in (rules.pass_turn, rules.confirm, rules.resign, rules.claim, rules.summon):
        assert refusal_code(lambda act=act: act(table.game, table.next_seat)) == "appeal-open"
    assert refusal_code(lambda: rules.appeal(table.game, loser(table))) == "no-verdict"
    assert refusal_code(lambda: rules.rule(table.game, "valid")) == "no-challenge"
    for event in (rules.TilesTakenBack(table.game.pending.seat), rules.Confirmed()):
        with pytest.raises(BadEvent, match="may be appealed"):
            table.then(event)
    for bad in (("unknown", "so"), ("valid", ""), ("valid", "x" * 1001)):
        assert refusal_code(lambda bad=bad: rules.rule_appeal(table.game, *bad)) == "no-judge"
    assert (
        refusal_code(lambda: rules.rule_appeal(plain("valid").game, "valid", "so"))
        == "no-appeal-open"
    )


@pytest.mark.proves("SV-18", "SV-39")
def test_clocks_stand_from_the_challenge_until_the_judge_has_ruled():
    table = a_timed_game("sv", policy("sv-25"), judge=JUDGE).started().wait(10)
    mover = table.game.to_move
    table = first_play(table).after("press").wait(5)
    table = table.after("challenge").after("valid")
    left = [table.left(0), table.left(1)]
    assert table.clock.running is None
    table = table.wait(30)
    table = table.then(*rules.appeal(table.game, 1 - mover)).wait(800)
    assert [table.left(0), table.left(1)] == left
    table = table.then(*rules.rule_appeal(table.game, "invalid", "not a word"))
    assert table.clock.running == 1 - mover
    assert same(table, rules.replay_timed(table.game.events, table.times))


@pytest.mark.parametrize("clock", [None, "sv-25"])
@pytest.mark.parametrize("verdict", ["valid", "invalid"])
def test_every_wait_ends_by_itself(clock, verdict):
    begun = a_timed_game("sv", clock and policy(clock), judge=JUDGE)
    table = first_play(begun.started() if clock else begun).after("press")
    table = table.after("challenge").after(verdict)
    assert table.wait(59).phase == "verdict"
    assert standing(table.wait(60)) == standing(plain(verdict))
    before = table.wait(30)
    before = before.then(*rules.appeal(before.game, loser(before)))
    assert before.wait(899).phase == "appeal"
    over = before.wait(900)
    assert standing(over) == standing(plain(verdict))
    assert same(over, rules.replay_timed(over.game.events, over.times))
    assert rules.AppealWithdrawn(None) in over.game.events
    called = over.then(*rules.summon(over.game, 0))
    assert not called.wait(900).game.halted
    assert called.wait(899).game.halted


@pytest.mark.proves("SV-39", "SV-40")
def test_a_call_stops_the_clock_of_a_live_table_until_the_judge_has_decided():
    table = a_timed_game("sv", policy("sv-25"), judge=JUDGE).started().wait(100)
    mover = table.game.to_move
    called = table.then(*rules.summon(table.game, 1 - mover, "the clock was wrong")).wait(300)
    assert called.left(mover) == table.left(mover)
    assert called.clock.running is None
    for act in (rules.pass_turn, rules.resign, rules.claim):
        assert refusal_code(lambda act=act: act(called.game, mover)) == "halted"
    with pytest.raises(BadEvent, match="stands"):
        called.then(rules.Passed(mover))
    assert refusal_code(lambda: rules.summon(called.game, mover)) == "judge-there"
    assert refusal_code(lambda: rules.dismiss(called.game, mover)) == "not-your-appeal"
    seconds, points = [0, 0], [0, 0]
    seconds[mover], points[1 - mover] = 100, -5
    decided = called.then(*rules.decide_summons(called.game, "it was", seconds, points))
    assert decided.left(mover) == 25 * 60
    assert decided.clock.running == mover
    assert decided.game.totals[1 - mover] == -5
    assert Penalised(1 - mover, 5, "correction") in decided.game.events
    dismissed = called.then(*rules.dismiss(called.game, 1 - mover))
    assert dismissed.clock.running == mover
    assert rules.JudgeCalled(1 - mover, "the clock was wrong") in dismissed.game.events


def test_time_given_counts_where_every_turn_has_its_own():
    table = a_timed_game("pl", policy("move-2"), judge=JUDGE)
    table = table.then(*rules.pass_turn(table.game, table.game.to_move)).wait(100)
    seat, left = table.clock.running, table.left(table.clock.running)
    called = table.then(*rules.summon(table.game, seat))
    given = [30 * (other == seat) for other in (0, 1)]
    assert called.then(*rules.decide_summons(called.game, "so", given)).left(seat) == left + 30


@pytest.mark.parametrize(
    "decision",
    [
        {"text": ""},
        {"text": "so", "seconds": (1,)},
        {"text": "so", "seconds": (0, 3601)},
        {"text": "so", "points": (0, 1001)},
    ],
)
def test_a_decision_has_a_reason_and_bounds(decision):
    table = a_seeded_game("sv", judge=JUDGE)
    called = table.then(*rules.summon(table.game, 0))
    assert refusal_code(lambda: rules.decide_summons(called.game, **decision)) == "no-judge"
    assert refusal_code(lambda: rules.decide_summons(table.game, "so")) == "no-judge"


def test_nobody_stops_the_game_without_end():
    table = a_seeded_game("is", judge=JUDGE)
    for _ in range(MOST_SUMMONS):
        table = table.then(*rules.summon(table.game, 0))
        table = table.then(*rules.dismiss(table.game, 0))
    assert refusal_code(lambda: rules.summon(table.game, 0)) == "too-many-calls"
    assert rules.summon(table.game, 1)
    with pytest.raises(BadEvent, match="too often"):
        table.then(rules.JudgeCalled(0))


def test_without_a_judge_nobody_is_called_and_verdicts_stand():
    table = a_game("is")
    assert refusal_code(lambda: rules.summon(table.game, 0)) == "no-judge-here"
    assert refusal_code(lambda: rules.dismiss(table.game, 0)) == "no-judge"
    assert refusal_code(lambda: rules.call_judge(table.game, 0)) == "not-at-board"
    with pytest.raises(BadEvent, match="before anything is drawn"):
        table.then(JUDGE)
    with pytest.raises(BadEvent, match="a wait has an end"):
        a_seeded_game("is", judge=JudgeSet(0, 10))


def test_a_record_cannot_skip_the_side_concerned():
    table = judge_word("invalid")
    seat = table.game.pending.seat
    for event in (rules.VerdictAccepted(1 - seat), rules.Appealed(1 - seat)):
        with pytest.raises(BadEvent, match="another seat"):
            table.then(event)
    for event in (rules.AppealWithdrawn(seat), rules.AppealRuled("valid", "so")):
        with pytest.raises(BadEvent, match="no appeal"):
            table.then(event)
    before = appeal_word("invalid")
    with pytest.raises(BadEvent, match="not all agreed"):
        before.then(rules.VerdictOverturned())


def test_calls_outlive_a_turn_taken_back():
    table = a_seeded_game("is", judge=JUDGE).after("pass")
    table = table.then(*rules.summon(table.game, 0))
    table = table.then(*rules.dismiss(table.game, 0))
    first = table.game.events[-3].seat
    asked = table.then(*rules.propose(table.game, first, "takeback"))
    back = asked.then(*rules.consent(asked.game, 1 - first))
    assert back.game.judge.summons == (0,)
