"""The challenge window: who closes it, and what follows."""

import pytest

from stafla import rules
from stafla.editions import names
from stafla.rules import BadEvent, Confirmed, Drawn, Pressed, RackSeen, Refusal
from tests.rules.builders import a_game, a_seeded_game, an_endgame
from tests.rules.game.acts.test_turn import refusal_code

NEXT_BEGINS = ["is", "fi", "sv-home", "pl"]


def first_play(table):
    """A play of the first player's two earliest tiles, whatever they are."""
    seat = table.to_move
    alphabet = table.edition.alphabet
    rack = sorted(tile for tile in table.racks[seat] if tile)
    return table.after(f"8H {alphabet.decode(bytes(rack[:2]))}")


@pytest.mark.proves("IS-08", "FI-10", "PL-16", "SV-15")
@pytest.mark.parametrize("name", [*NEXT_BEGINS, "sv"])
def test_new_tiles_are_drawn_when_the_window_closes_and_not_before(name):
    table = first_play(a_seeded_game(name))
    seat = table.to_move
    assert table.phase == "window"
    assert len(table.racks[seat]) == 5
    assert table.kinds()[-1] == "Played"
    after = table.after("ok")
    assert after.kinds()[-2:] == ["Confirmed", "Drawn"]
    assert len(after.racks[seat]) == 7
    assert after.bag_size == table.bag_size - 2
    assert after.to_move == 1 - seat


@pytest.mark.proves("IS-08", "FI-10", "PL-16")
def test_a_player_draws_only_what_the_bag_still_holds():
    table = an_endgame("is", "ARSTUND", "B", bag="G").after("9G AR", "ok")
    assert isinstance(table.events[-1], Drawn)
    assert len(table.racks[0]) == 6
    assert table.bag_size == 0
    assert table.after("pass", "9I U", "ok").kinds()[-1] == "Confirmed", "nothing left to draw"


@pytest.mark.proves("IS-23", "PL-14")
@pytest.mark.parametrize("name", NEXT_BEGINS)
@pytest.mark.parametrize("act", ["9H AR", "pass", "exchange A"])
def test_the_window_closes_when_the_next_player_begins(name, act):
    table = a_game(name).after("8H AR")
    after = table.after(act)
    assert after.kinds(table.number)[:2] == ["Confirmed", "Drawn"]
    with pytest.raises(Refusal, match=r"no-window|own-play"):
        after.decide("challenge", by=1)


@pytest.mark.proves("IS-23")
def test_an_act_that_is_refused_does_not_close_the_window():
    table = a_game("is").after("8H AR")
    assert refusal_code(table, "1A ARA").code == "detached"
    assert table.after("challenge").phase == "ruling"


@pytest.mark.proves("SV-16", "SV-17")
@pytest.mark.parametrize("act", ["9H AR", "pass", "exchange A"])
def test_a_swedish_opponent_records_the_play_before_the_own_move(act):
    table = a_game("sv").after("8H AR")
    assert refusal_code(table, act).code == "not-recorded"
    assert table.after("ok", act).number > table.number


@pytest.mark.proves("SV-17")
def test_recording_the_play_accepts_it():
    table = a_game("sv").after("8H AR", "ok")
    assert refusal_code(table, "challenge", by=1).code == "no-window"


@pytest.mark.proves("IS-23")
def test_only_the_next_of_several_players_can_begin():
    table = a_game("is", 4).after("8H AR")
    assert refusal_code(table, "ok", by=0).code == "own-play"
    for seat in (2, 3):
        assert refusal_code(table, "ok", by=seat).code == "not-next"
        assert refusal_code(table, "pass", by=seat).code == "not-your-turn"
    assert table.after("ok", by=1).to_move == 1


@pytest.mark.parametrize("act", ["ok", "challenge", "press", "withdraw"])
def test_where_no_play_waits_there_is_nothing_to_answer(act):
    assert refusal_code(a_game("sv"), act, by=0).code == "no-window"


@pytest.mark.parametrize("act", ["ok", "challenge", "pass", "8H AR", "exchange A"])
def test_while_a_challenge_is_decided_nothing_else_happens(act):
    table = a_game("is", 3).after("8H AR", "challenge")
    assert table.phase == "ruling"
    for seat in range(3):
        assert refusal_code(table, act, by=seat).code == "ruling-pending"


# ------------------------------------------------------------------------- the Swedish clock


@pytest.mark.proves("SV-23")
def test_a_play_can_be_withdrawn_until_the_clock_is_pressed():
    before = a_seeded_game("sv")
    after = first_play(before).after("withdraw")
    for field in ("board", "racks", "totals", "pool", "turn", "passes", "scoreless", "draws"):
        assert getattr(after, field) == getattr(before, field), field
    assert after.phase == "turn"
    assert after.to_move == before.to_move
    assert first_play(after).phase == "window"


@pytest.mark.proves("SV-23")
def test_even_after_a_challenge_was_announced():
    table = a_game("sv").after("8H AR", "challenge", "withdraw")
    assert table.phase == "turn"
    assert table.to_move == 0
    assert table.totals == (0, 0)


@pytest.mark.proves("SV-14", "SV-23")
def test_a_pressed_clock_makes_the_play():
    table = a_game("sv").after("8H AR", "press")
    assert table.pending.made
    assert refusal_code(table, "withdraw").code == "already-made"
    assert refusal_code(table, "press").code == "already-made"
    announced = a_game("sv").after("8H AR", "challenge", "press")
    assert refusal_code(announced, "withdraw").code == "already-made"
    assert announced.after("invalid").board.empty


@pytest.mark.proves("SV-14", "SV-23")
def test_before_the_clock_is_pressed_nobody_else_can_make_the_play_stand_or_fall():
    table = a_game("sv").after("8H AR")
    assert refusal_code(table, "ok", by=1).code == "not-made"
    assert table.after("press", "ok").to_move == 1
    announced = table.after("challenge")
    for verdict in ("valid", "invalid", "unknown"):
        assert refusal_code(announced, verdict).code == "not-made"
    assert announced.after("withdraw").to_move == 0
    assert announced.after("press", "invalid").to_move == 1


@pytest.mark.proves("SV-24")
def test_tiles_drawn_make_the_play_irrevocable():
    table = a_game("sv").after("8H AR", "ok")
    assert table.kinds()[-1] == "Drawn"
    assert refusal_code(table, "withdraw", by=0).code == "no-window"
    hand_in_the_bag = a_game("sv").after("8H AR", "challenge")
    assert hand_in_the_bag.phase == "ruling", "the opponent may stop the player to challenge"


@pytest.mark.proves("SV-23")
def test_only_its_player_withdraws_a_play_or_presses_the_clock():
    table = a_game("sv").after("8H AR")
    assert refusal_code(table, "withdraw", by=1).code == "not-your-play"
    assert refusal_code(table, "press", by=1).code == "not-your-play"


@pytest.mark.proves("SV-29", "SV-30")
def test_going_out_waits_for_the_opponent_as_any_play():
    table = an_endgame("sv", "AR", "BO").after("9G AR")
    assert table.phase == "window"
    assert not table.ended
    assert table.after("challenge", "invalid").to_move == 1
    assert table.after("ok").ended.reason == "out"


@pytest.mark.proves("IS-23")
@pytest.mark.parametrize("act", ["pass", "9J B"])
def test_a_play_that_goes_out_must_be_answered_and_not_played_over(act):
    table = an_endgame("is", "AR", "BO").after("9G AR")
    assert refusal_code(table, act, by=1).code == "window-open"
    assert table.after("ok").ended.out == 0


@pytest.mark.parametrize("name", names())
def test_alone_there_is_nobody_to_wait_for(name):
    table = a_seeded_game(name, 1, check="challenge")
    table = first_play(table)
    assert table.kinds()[-3:] == ["Played", "Confirmed", "Drawn"]
    assert table.to_move == 0
    assert len(table.racks[0]) == 7


def test_alone_one_goes_out_and_it_is_over():
    table = an_endgame("is", "AR").after("9G AR")
    assert table.ended.reason == "out"
    assert table.changes == (0,)


def test_confirming_is_the_decision_that_the_next_players_act_implies():
    table = a_game("is").after("8H AR")
    implied = table.after("pass")
    said = table.after("ok").after("pass")
    assert implied.events == said.events
    assert rules.confirm(table.game, 1) == said.events[table.number : table.number + 2]


def test_no_rack_is_seen_anew_while_a_play_may_still_be_taken_back():
    """What the play gives back is what was known before it."""
    table = a_game("is").after("8D HRAKI")
    with pytest.raises(BadEvent, match="a play waits"):
        table.then(RackSeen(1, table.rack_codes("ABÐDEÉF")))
    seen = table.after("ok").then(RackSeen(1, table.rack_codes("ABÐDEÉF")))
    assert seen.rack(1) == "ABDÐEÉF"


@pytest.mark.proves("SV-14", "SV-23")
def test_in_no_record_a_play_stands_that_is_not_made():
    table = a_game("sv").after("8D HRAKI")
    with pytest.raises(BadEvent, match="the play is not made"):
        table.then(Confirmed())
    assert table.then(Pressed(0), Confirmed()).to_move == 1


def test_where_nobody_challenges_a_play_stands_without_the_clock():
    table = a_game("sv", check="automatic").after("8D HRAKI", verdict="valid")
    assert table.to_move == 1
