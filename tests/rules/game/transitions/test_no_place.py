"""Records of clocks, agreements, judges, modes and real boards that contradict themselves."""

from collections.abc import Iterator

import pytest

from stafla import rules
from stafla.editions import procedure_of
from stafla.rules import BadEvent, Event
from stafla.rules.game import events as ev
from tests.rules.builders import Table, a_game, a_seeded_game
from tests.rules.clocks import TimedTable, a_timed_game, policy
from tests.rules.game.acts.test_board import table as at_board
from tests.rules.game.acts.test_judge import JUDGE, appeal_word, judge_word, loser
from tests.rules.game.acts.test_pairs import a_table as four
from tests.rules.game.acts.test_variants import a_table as a_house
from tests.rules.game.acts.test_variants import claim_theme, play, theme_game
from tests.rules.game.acts.test_window import first_play

Row = tuple[Table | TimedTable, Event, str]
PLAIN = a_game("sv")
LEFT = a_game("is", 3).after("resign")


def of_time() -> Iterator[Row]:
    """What no clock can have brought about."""
    ready = a_timed_game("sv", policy("sv-25"))
    begun = ready.started()
    asked = begun.then(*rules.propose(begun.game, 0, "pause"))
    paused = asked.then(*rules.consent(asked.game, 1))
    judged = a_timed_game("sv", policy("sv-25"), judge=JUDGE).started()
    called = judged.then(*rules.summon(judged.game, 0, "look"))
    stopped = a_timed_game("pl", policy("pl-20")).started().wait(1200)
    each = a_timed_game("pl", policy("move-2")).started()
    yield PLAIN, ev.ClockSet(policy("sv-25")), "a clock is set before anything is drawn"
    yield PLAIN, ev.ClockStarted(1), "there is no clock to start"
    yield begun, ev.ClockStarted(1 - begun.to_move), "there is no clock to start"
    yield ready, ev.ClockStarted(ready.to_move), "one's own clock is for the others"
    yield PLAIN, ev.ClockPaused(), "the clock does not run"
    yield paused, ev.ClockPaused(), "the clock does not run"
    yield begun, ev.ClockPaused(), "not all agreed to a pause"
    yield asked, ev.ClockPaused(), "not all agreed to a pause"
    yield begun, ev.ClockResumed(0), "the clock is not paused"
    yield called, ev.ClockResumed(0), "the clock is not paused"
    yield PLAIN, ev.Flagged(0), "there is no clock"
    yield first_play(begun), ev.Flagged(0), "a play waits"
    yield stopped, ev.Flagged(1 - stopped.to_move), "it plays no more"
    yield each, ev.Flagged(1 - each.to_move), "it is another seat's turn"


def of_agreement() -> Iterator[Row]:
    """What nobody can have agreed to."""
    table = PLAIN.after("pass")
    asked = table.then(ev.Proposed(0, "takeback"))
    agreed = asked.then(ev.Consented(1))
    yield asked, ev.Proposed(1, "abort"), "something is proposed already"
    yield four(), ev.Proposed(0, "takeback"), "partners propose nothing"
    yield LEFT, ev.Proposed(0, "abort"), "the seat has resigned"
    yield table, ev.Consented(0), "there is nothing to agree to"
    yield asked, ev.Consented(0), "there is nothing to agree to"
    yield LEFT.then(ev.Proposed(1, "abort")), ev.Consented(0), "the seat has resigned"
    yield table, ev.ProposalDeclined(0), "there is no proposal"
    yield asked, ev.TakenBack(1), "not all agreed to take a turn back"
    yield table, ev.TakenBack(1), "not all agreed to take a turn back"
    yield agreed, ev.TakenBack(agreed.number), "that is not where the turn began"
    gone = "one of them is not in the game, or plays for the same side"
    yield PLAIN, ev.Claimed(0, 0), gone
    yield LEFT, ev.Claimed(0, 1), gone
    yield LEFT, ev.Claimed(1, 0), gone
    yield four(), ev.Claimed(0, 1), gone


def of_the_judge() -> Iterator[Row]:
    """What no judge of a live table can have done."""
    fresh = a_seeded_game("sv", judge=JUDGE)
    called = fresh.then(*rules.summon(fresh.game, 0, "look"))
    open_verdict, appeal = judge_word("invalid"), appeal_word("invalid")
    side = loser(appeal)
    early = "the judge is agreed on before anything is drawn"
    yield called, ev.JudgeCalled(0), "the judge is called"
    yield open_verdict, ev.JudgeCalled(0), "there is nothing to stop"
    yield fresh, ev.JudgeDecided("so", (0, 0)), "nobody called the judge"
    yield called, ev.JudgeDecided("", (0, 0)), "a decision has a reason"
    yield PLAIN, ev.JudgeSet(60, 60), early
    yield fresh, ev.JudgeSet(60, 60), early
    yield fresh, ev.VerdictAccepted(0), "no verdict is open"
    yield open_verdict, ev.VerdictAccepted(1 - loser(open_verdict)), "another seat may appeal"
    yield fresh, ev.Appealed(0), "no verdict is open"
    yield open_verdict, ev.Appealed(1 - loser(open_verdict)), "another seat may appeal"
    yield open_verdict, ev.AppealWithdrawn(0), "there is no appeal"
    yield appeal, ev.AppealWithdrawn(1 - side), "another seat appealed"
    yield appeal, ev.VerdictOverturned(), "not all agreed to overturn the verdict"
    yield open_verdict, ev.VerdictOverturned(), "not all agreed to overturn the verdict"
    yield open_verdict, ev.AppealRuled("valid", "so"), "there is no appeal"
    yield appeal, ev.AppealRuled("unknown", "so"), "a ruling has a verdict and a reason"
    yield appeal, ev.AppealRuled("valid", ""), "a ruling has a verdict and a reason"
    yield PLAIN, ev.JudgeDismissed(), "nobody called the judge"
    yield fresh, ev.JudgeDismissed(), "nobody called the judge"
    yield called, ev.JudgeDismissed(1), "nobody called the judge"


def of_house_rules() -> Iterator[Row]:
    """What no house rule allows."""
    open_to_all, waits = theme_game(), claim_theme(theme_game())
    mover = waits.pending.seat
    yield PLAIN, ev.Yielded(0), "there is nothing to yield"
    yield PLAIN, ev.BlankTaken(0, 0), "blanks stay where they lie"
    back = a_house("blanks-return")
    yield back, ev.BlankTaken(back.to_move, 225), "there is no such square"
    yield back, ev.BlankTaken(back.to_move, -1), "there is no such square"
    yield back, ev.BlankTaken(back.to_move, 0), "no blank lies there"
    yield PLAIN, ev.ThemeSet(rules.theme_of("x", ())), "the table has agreed on no theme"
    yield open_to_all, ev.ThemeSet(rules.theme_of("x", ())), "it is too late for that"
    yield waits, ev.ThemeClaimed(mover, (0,), "so"), "nothing can be claimed"
    free = play(theme_game("challenge"), "8H KROWA")
    yield free, ev.ThemeClaimed(1 - mover, (0,), "so"), "nothing can be claimed"
    yield free, ev.ThemeClaimed(mover, (), "so"), "no such words"
    yield free, ev.ThemeClaimed(mover, (1,), "so"), "no such words"
    yield free, ev.ThemeClaimed(mover, (0, 0), "so"), "no such words"
    yield free, ev.ThemeVoted(1 - mover, True), "nothing is voted on"
    yield waits, ev.ThemeVoted(mover, True), "not this vote"
    yield waits, ev.ThemeScored(mover, 5), "not all have voted"
    yield waits, ev.ThemeScored(1 - mover, 5), "there is no theme to score"
    voted = waits.then(ev.ThemeVoted(1 - mover, True))
    yield voted, ev.ThemeScored(mover, 4), "the theme gives 5 points"


def of_pairs() -> Iterator[Row]:
    """What no pair can have done."""
    table = four()
    seat = table.movers[0]
    yield PLAIN, ev.Led(0), "everybody plays alone"
    yield table, ev.Led(next(s for s in range(4) if s not in table.movers)), "it cannot lead"
    yield PLAIN, ev.Arranged(0, b""), "nobody sees how a rack lies"
    yield table, ev.Arranged(seat, table.racks[seat][:-1]), "these are other tiles"


def of_a_real_board() -> Iterator[Row]:
    """What cannot have happened beside a board."""
    table = at_board()
    laid = table.after("8H AR")
    made = laid.after("press")
    yield PLAIN, ev.HandInBag(0), "the game is not at a real board"
    late = "a real board is known before anything is drawn"
    yield PLAIN, ev.ProcedureSet(procedure_of("sv")), late
    yield table, ev.ProcedureSet(procedure_of("sv")), late
    yield laid, ev.HandInBag(1), "the play is made"
    yield made, ev.HandInBag(0), "the play is made"
    yield table, ev.Told(0, 8, 10), "more tiles than the rack holds"
    yield table, ev.Told(0, 0, 10), "more tiles than the rack holds"
    yield table, ev.Told(0, 2, -1), "no play costs points"
    yield laid, ev.Noted(0, 0, 4, 4), "the play is not made"
    yield made, ev.Noted(0, 2, 4, 4), "there is no seat 2"
    yield made, ev.Noted(0, 1, 4, 4), "the latest line is another seat's"
    yield made, ev.Overdrawn(0, 1, False, False, 0), "a play waits"
    yield table, ev.JudgeDecided("so", (0,)), "seconds for each seat"
    yield table, ev.JudgeDecided("so", (0, 3601)), "more than an hour of seconds"
    yield table, ev.JudgeDecided("so", (0, 0)), "nobody called the judge"
    yield table, ev.Signed(0, (0, 0)), "the game is not settled"


ROWS = [
    pytest.param(*row, id=f"{type(row[1]).__name__}-{row[2]}")
    for rows in (of_time, of_agreement, of_the_judge, of_house_rules, of_pairs, of_a_real_board)
    for row in rows()
]


@pytest.mark.parametrize(("table", "event", "why"), ROWS)
def test_what_cannot_have_followed_is_refused_and_said(table, event, why):
    with pytest.raises(BadEvent) as raised:
        table.then(event)
    assert raised.value.why == why
    assert raised.value.number == table.game.number + 1
