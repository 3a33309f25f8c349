"""What players agree on: a turn taken back, a game called off, a claim that one is gone."""

import pytest

from stafla import rules
from stafla.rules import BadEvent, Ended, Game, Refusal, TakenBack
from stafla.rules.game.transitions.agreement import claimable_seat
from tests.rules.builders import a_seeded_game
from tests.rules.clocks import a_timed_game, policy
from tests.rules.game.acts.test_clock import playable


def refusal_code(act, *arguments):
    with pytest.raises(Refusal) as refusal:
        act(*arguments)
    return refusal.value.code


def play_out(table, turns):
    """The table after so many accepted plays."""
    for _ in range(turns):
        table = table.then(*playable(table)).after("ok")
    return table


def taken_back(table, seat):
    """The table after this seat's last turn was taken back by agreement of all."""
    table = table.then(*rules.propose(table.game, seat, "takeback"))
    for other in table.active:
        if other != seat:
            table = table.then(*rules.consent(table.game, other))
    return table


@pytest.mark.proves("PL-48")
def test_who_has_no_time_left_and_has_stopped_answers_what_the_other_proposes():
    table = a_timed_game("pl", policy("pl-20")).started().wait(20 * 60)
    (slow,) = table.game.flagged
    with pytest.raises(Refusal, match="time-up"):
        rules.propose(table.game, slow, "pause")
    asked = table.then(*rules.propose(table.game, 1 - slow, "pause"))
    declined = asked.then(*rules.decline(asked.game, slow))
    assert declined.game.proposal is None
    paused = asked.then(*rules.consent(asked.game, slow))
    assert paused.game.proposal is None and paused.clock.running is None


# ------------------------------------------------------------------- taking a turn back


@pytest.mark.parametrize("name", ["is", "sv", "pl"])
def test_a_turn_taken_back_leaves_the_board_and_racks_as_they_were_before_it(name):
    before = play_out(a_seeded_game(name), 3)
    seat = before.to_move
    after = taken_back(play_out(before, 1), seat)
    assert after.board == before.board
    assert after.racks == before.racks
    assert after.totals == before.totals
    assert after.to_move == seat
    assert rules.sheet(after.game)[:-1] == rules.sheet(before.game)
    assert rules.sheet(after.game)[-1].kind == "takeback"
    assert Game.replay(after.events) == after.game


def test_the_opponent_s_answer_goes_back_with_it():
    before = play_out(a_seeded_game("is"), 2)
    after = taken_back(play_out(before, 2), before.to_move)
    assert after.board == before.board
    assert after.racks == before.racks


def test_nobody_draws_again_what_was_seen():
    before = play_out(a_seeded_game("is"), 2)
    once = play_out(before, 1)
    again = play_out(taken_back(once, before.to_move), 1)
    assert again.board == once.board
    assert again.draws > once.draws
    drawn = [event for event in once.events if isinstance(event, rules.Drawn)][-1]
    redrawn = [event for event in again.events if isinstance(event, rules.Drawn)][-1]
    assert len(drawn.tiles) == len(redrawn.tiles)
    assert drawn.tiles != redrawn.tiles
    assert Game.replay(again.events) == again.game


def test_taking_back_twice_goes_two_turns_back():
    start = a_seeded_game("is")
    seat = start.to_move
    table = taken_back(taken_back(play_out(start, 4), seat), seat)
    assert table.board == start.board
    assert table.racks == start.racks
    assert refusal_code(rules.propose, table.game, seat, "takeback") == "nothing-to-take-back"


def test_a_play_that_was_withdrawn_is_no_turn_to_take_back():
    table = a_seeded_game("sv")
    seat = table.to_move
    table = table.then(*playable(table)).after("withdraw")
    assert refusal_code(rules.propose, table.game, seat, "takeback") == "nothing-to-take-back"


def test_nobody_agrees_to_take_a_play_back_that_was_withdrawn_since():
    table = a_seeded_game("sv")
    seat = table.to_move
    table = table.then(*playable(table))
    table = table.then(*rules.propose(table.game, seat, "takeback")).after("withdraw")
    assert refusal_code(rules.consent, table.game, 1 - seat) == "nothing-to-take-back"
    assert not table.then(*rules.decline(table.game, 1 - seat)).proposal


def test_a_proposal_lapses_with_the_next_turn_and_needs_everybody():
    table = play_out(a_seeded_game("is", 3), 3)
    seat = (table.to_move - 1) % 3
    table = table.then(*rules.propose(table.game, seat, "takeback"))
    assert refusal_code(rules.propose, table.game, seat, "abort") == "already-proposed"
    assert refusal_code(rules.consent, table.game, seat) == "already-consented"
    half = table.then(*rules.consent(table.game, (seat + 1) % 3))
    assert half.proposal
    assert not half.after("pass").proposal
    declined = half.then(*rules.decline(half.game, (seat + 2) % 3))
    assert refusal_code(rules.consent, declined.game, (seat + 2) % 3) == "no-proposal"
    assert refusal_code(rules.decline, declined.game, seat) == "no-proposal"


def test_a_record_cannot_take_back_what_nobody_agreed_to():
    table = play_out(a_seeded_game("is"), 2)
    with pytest.raises(BadEvent):
        table.then(TakenBack(table.number - 3))


def test_a_turn_before_somebody_left_stays():
    table = play_out(a_seeded_game("is", 3), 3)
    seat, gone = table.to_move, (table.to_move + 1) % 3
    table = table.after("resign", by=gone)
    assert refusal_code(rules.propose, table.game, seat, "takeback") == "nothing-to-take-back"


def test_a_turn_that_ran_out_of_time_can_be_taken_back_as_well():
    table = a_timed_game("pl", policy("move-2")).started().after("pass").wait(121)
    first = table.to_move
    assert table.kinds()[-2:] == ["Flagged", "Passed"]
    assert taken_back(table, first).to_move == first


def test_time_that_was_used_stays_used():
    table = a_timed_game("sv", policy("sv-25")).started()
    first = table.to_move
    table = table.wait(26 * 60 + 1).then(*playable(table)).after("press").wait(5)
    assert table.time_points[first] == 20
    table = taken_back(table, first).wait(0)
    assert table.left(first) == -61
    assert table.time_points[first] == 20
    assert table.totals[first] == -20
    assert table.clock.running == first


# ------------------------------------------------------------------- calling a game off


@pytest.mark.parametrize("name", ["is", "sv"])
def test_a_game_in_which_not_all_have_had_a_turn_can_be_called_off(name):
    table = a_seeded_game(name)
    aborted = table.then(*rules.abort(table.game, 1 - table.to_move))
    assert aborted.ended == Ended("aborted")
    assert aborted.totals == (0, 0)
    assert Game.replay(aborted.events) == aborted.game
    table = table.then(*playable(table))
    aborted = table.then(*rules.abort(table.game, table.to_move))
    assert aborted.ended == Ended("aborted")
    assert aborted.totals == (0, 0)
    assert aborted.board.empty


def test_before_the_lot_s_choice_too():
    table = a_seeded_game("sv", advantage=None)
    assert table.then(*rules.abort(table.game, 0)).ended == Ended("aborted")


def test_later_everybody_must_agree():
    table = play_out(a_seeded_game("is"), 2)
    assert refusal_code(rules.abort, table.game, 0) == "too-late-to-abort"
    table = table.then(*rules.propose(table.game, 0, "abort"))
    assert not table.ended
    table = table.then(*rules.consent(table.game, 1))
    assert table.ended == Ended("aborted")
    with pytest.raises(BadEvent):
        play_out(a_seeded_game("is"), 2).then(Ended("aborted"))


# ------------------------------------------------------------------- who is gone


def test_who_keeps_the_table_waiting_can_be_claimed_against():
    table = play_out(a_seeded_game("is"), 2)
    gone = table.to_move
    assert claimable_seat(table.game) == gone
    assert refusal_code(rules.claim, table.game, gone) == "not-gone"
    table = table.then(*rules.claim(table.game, 1 - gone))
    assert table.ended == Ended("gone")
    assert table.places()[gone] == 2
    assert table.racks[gone] == b""


@pytest.mark.parametrize("name", ["is", "sv"])
def test_a_play_that_nobody_answers_stands_when_the_claim_is_made(name):
    table = play_out(a_seeded_game(name), 2).after("pass")
    seat = table.to_move
    table = table.then(*playable(table))
    if name == "sv":
        assert claimable_seat(table.game) == seat
        table = table.after("press")
    points = table.totals[seat]
    table = table.then(*rules.claim(table.game, seat))
    assert table.ended == Ended("gone")
    assert table.totals[seat] == points + table.changes[seat]


def test_who_never_makes_the_choice_of_the_lot_can_be_claimed_against():
    table = a_seeded_game("sv", advantage=None)
    table = table.then(*rules.claim(table.game, 1 - table.favoured))
    assert table.ended == Ended("gone")
    assert table.totals == (0, 0)


def test_of_three_the_others_go_on():
    table = play_out(a_seeded_game("is", 3), 3)
    gone = table.to_move
    table = table.then(*rules.claim(table.game, (gone + 2) % 3))
    assert not table.ended
    assert table.to_move == (gone + 1) % 3
    assert rules.sheet(table.game)[-1].kind == "gone"
    assert Game.replay(table.events) == table.game
