"""Whom a game waits for, in every phase; lists, bots and claims all go by this."""

from dataclasses import replace

import pytest

from stafla import rules
from stafla.club.tables.bot_task import duty
from stafla.rules.game.transitions.agreement import awaited_seats, claimable_seat
from tests.rules.builders import Table, a_game, a_seeded_game
from tests.rules.clocks import policy
from tests.rules.game.acts.test_agreed_end import stuck
from tests.rules.game.acts.test_agreement import playable
from tests.rules.game.acts.test_judge import appeal_word, judge_word, loser
from tests.rules.game.acts.test_pairs import anything
from tests.rules.game.acts.test_variants import a_table, claim_theme, theme_game
from tests.rules.game.acts.test_window import first_play


def test_an_offer_to_end_is_for_those_to_answer_who_have_time_left():
    """Who has stopped for want of time is told of no turn, and no consent is owed."""
    table = stuck(players=3)
    table = Table(replace(table.game, clock=policy("pl-20"), flagged=frozenset({2})))
    table = table.then(*rules.offer_end(table.game, possible=True, seat=0))
    assert awaited_seats(table.game) == (1,)
    assert duty(table.game, {2}) is None
    assert duty(table.game, {1, 2}).seats == (1,)
    # the turn goes on meanwhile, and whose it is keeps the table waiting
    assert claimable_seat(table.game) == table.to_move
    assert table.then(*rules.accept_end(table.game, 1)).ended.reason == "nothing-left"


def test_all_who_have_not_voted_are_waited_for():
    table = claim_theme(theme_game(players=3))
    seat = table.to_move
    others = {0, 1, 2} - {seat}
    assert set(awaited_seats(table.game)) == others
    voter = claimable_seat(table.game)
    assert voter in others
    table = table.then(*rules.vote(table.game, voter, True))
    (last,) = others - {voter}
    assert awaited_seats(table.game) == (last,)


def test_a_number_a_choice_a_turn_and_an_answer_are_waited_for():
    mixed = a_seeded_game("is", mixes=True)
    assert (awaited_seats(mixed.game), claimable_seat(mixed.game)) == ((0, 1), None)
    swedish = a_seeded_game("sv", advantage=None)
    assert awaited_seats(swedish.game) == (swedish.favoured,)
    table = a_seeded_game("is", 3)
    assert awaited_seats(table.game) == (table.to_move,)
    table = table.then(*playable(table))
    assert awaited_seats(table.game) == (table.next_seat,)
    bags = a_table("two-bags")
    assert awaited_seats(bags.game) == (bags.drawer,)
    assert awaited_seats(table.after("resign", by=0).after("resign", by=1).game) == ()


def test_a_challenged_play_waits_for_its_clock_to_be_pressed_and_then_for_no_seat():
    """A verdict is nobody's at the table; but a play that is not made is still its player's."""
    for name, made in (("is", True), ("sv", False)):
        table = first_play(a_seeded_game(name, check="challenge")).after("challenge")
        assert table.phase == "ruling"
        assert awaited_seats(table.game) == (() if made else (table.pending.seat,))
        assert claimable_seat(table.game) is None


@pytest.mark.parametrize("verdict", ["valid", "invalid"])
def test_a_verdict_waits_for_the_side_it_goes_against_and_an_appeal_for_no_seat(verdict):
    table = judge_word(verdict)
    assert awaited_seats(table.game) == (loser(table),)
    assert awaited_seats(appeal_word(verdict).game) == ()
    called = first_play(a_seeded_game("sv", check="challenge", judge=rules.JudgeSet(60, 900)))
    called = called.then(*rules.summon(called.game, 0))
    assert (awaited_seats(called.game), claimable_seat(called.game)) == ((), None)


def test_of_two_partners_either_is_waited_for():
    table = anything()
    assert awaited_seats(table.game) == table.movers
    table = table.after("8D KROWA")
    assert set(awaited_seats(table.game)) == {0, 1, 2, 3} - set(table.game.mates(table.to_move))


def test_a_game_that_is_over_waits_for_nobody():
    table = a_game("is").after("resign")
    assert (awaited_seats(table.game), claimable_seat(table.game)) == ((), None)
