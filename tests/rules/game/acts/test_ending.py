"""How a game ends, and what it costs to hold tiles then."""

import pytest

from stafla import rules
from stafla.editions import names
from stafla.rules import (
    Ended,
    Refusal,
    Settled,
)
from tests.rules.builders import a_game, a_seeded_game, an_endgame
from tests.rules.game.acts.test_turn import refusal_code

BOX = ["is", "fi", "sv-home", "pl"]


# ---------------------------------------------------------------------------------- going out


@pytest.mark.proves("IS-26", "IS-40", "IS-41", "FI-34", "FI-37", "FI-38", "PL-30", "PL-33", "SV-29")
@pytest.mark.parametrize("name", names())
def test_whoever_plays_the_last_tile_gains_what_the_others_hold(name):
    table = an_endgame(name, "AR", "BE", check="challenge").after("9G AR")
    points = table.totals[0]
    table = table.after("ok")
    tiles = table.edition.tiles
    left = tiles["B"][1] + tiles["E"][1]
    assert table.ended == Ended("out", 0)
    assert table.changes == (left, -left)
    assert table.totals == (points + left, -left)
    assert table.kinds()[-3:] == ["Confirmed", "Ended", "Settled"]


@pytest.mark.proves("FI-38", "FI-37")
def test_the_finnish_example_of_c_d_and_e():
    table = an_endgame("fi", "AR", "CDE", "E").after("9G AR", "ok")
    assert table.changes == (19, -18, -1)


@pytest.mark.proves("PL-33")
def test_the_polish_example_of_ż_and_b():
    assert an_endgame("pl", "AR", "ŻB").after("9G AR", "ok").changes == (8, -8)


@pytest.mark.proves("IS-40")
def test_a_blank_left_over_costs_nothing():
    assert an_endgame("is", "AR", "?B").after("9G AR", "ok").changes == (6, -6)


@pytest.mark.proves("IS-26", "FI-34", "PL-30")
def test_an_empty_rack_is_filled_while_the_bag_lasts():
    table = an_endgame("is", "AR", "BE", bag="G").after("9G AR", "ok")
    assert not table.ended
    assert table.racks[0] != b""


@pytest.mark.proves("PL-30")
@pytest.mark.parametrize(
    "act", ["9J B", "pass", "exchange B", "ok", "challenge", "press", "withdraw", "resign"]
)
def test_after_the_end_no_further_act_is_allowed(act):
    table = an_endgame("pl", "AR", "BE").after("9G AR", "ok")
    assert table.phase == "ended"
    assert table.to_move is None
    assert table.next_seat is None
    for seat in (0, 1):
        assert refusal_code(table, act, by=seat).code == "game-over"
    for decide in (rules.accept_end, rules.decline_end):
        with pytest.raises(Refusal, match="game-over"):
            decide(table.game, 0)
    with pytest.raises(Refusal, match="game-over"):
        rules.offer_end(table.game, possible=False)


# ------------------------------------------------------------------------------------- passes


@pytest.mark.proves("IS-27", "FI-36", "PL-31")
@pytest.mark.parametrize("name", BOX)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_players_have_passed_twice_in_a_row(name, players):
    table = a_game(name, players)
    for _ in range(2 * players - 1):
        table = table.after("pass")
        assert not table.ended
    table = table.after("pass")
    assert table.ended == Ended("passes")


@pytest.mark.proves("IS-27", "FI-36", "PL-31")
@pytest.mark.parametrize("name", BOX)
def test_an_exchange_or_a_play_breaks_the_run_of_passes(name):
    for act in (["exchange A"], ["8H AR", "ok"], ["8H AR", "challenge", "invalid"]):
        table = a_game(name).after("pass", "pass", "pass", *act)
        assert table.passes == 0, act
        table = table.after("pass", "pass", "pass")
        assert not table.ended
        assert table.after("pass").ended.reason == "passes"


@pytest.mark.proves("IS-40", "FI-37", "PL-33")
@pytest.mark.parametrize("name", BOX)
def test_after_passes_everyone_loses_the_own_tiles_and_nobody_gains(name):
    table = an_endgame(name, "AR", "BE").after(*["pass"] * 4)
    tiles = table.edition.tiles
    assert table.changes == (
        -tiles["A"][1] - tiles["R"][1],
        -tiles["B"][1] - tiles["E"][1],
    )
    assert table.ended.out is None


def test_where_scoreless_turns_count_two_rounds_of_passes_do_not_end_the_game():
    assert not a_game("sv").after(*["pass"] * 4).ended


# ---------------------------------------------------------------------------- scoreless turns


@pytest.mark.proves("SV-28")
@pytest.mark.parametrize("name", ["sv", "en"])
def test_six_turns_without_a_new_tile_end_the_game(name):
    table = a_seeded_game(name, check="challenge")
    turns = ["pass", "exchange", "8H", "pass", "exchange", "8H"]
    for turn in turns:
        assert not table.ended
        rack = sorted(tile for tile in table.racks[table.to_move] if tile)[:2]
        letters = table.edition.alphabet.decode(rack)
        acts = [f"8H {letters}", "challenge", "invalid"]
        table = table.after(
            *{"pass": ["pass"], "exchange": [f"exchange {letters}"]}.get(turn, acts)
        )
    assert table.ended == Ended("scoreless")
    assert table.changes == tuple(-table.rules.rack_value(rack) for rack in table.racks)
    assert all(change < 0 for change in table.changes)


@pytest.mark.proves("SV-28")
def test_a_play_that_stands_begins_the_count_again():
    table = a_game("sv").after(*["pass"] * 5, "8H AR", "ok")
    assert table.scoreless == 0
    assert not table.after(*["pass"] * 5).ended
    assert table.after(*["pass"] * 6).ended


def test_a_withdrawn_play_is_no_turn():
    table = a_game("sv").after("pass", "8H AR", "withdraw")
    assert (table.scoreless, table.turn) == (1, 1)


@pytest.mark.parametrize(("name", "scoreless"), [("en", 1), ("sv", 0)])
def test_a_play_of_two_blanks_is_scoreless_where_points_count(name, scoreless):
    table = a_game(name, check="challenge").after("8H ar", "ok")
    assert table.totals == (0, 0)
    assert table.scoreless == scoreless
    assert table.passes == 0


@pytest.mark.parametrize("name", BOX)
def test_in_the_box_rules_scoreless_turns_do_not_end_the_game(name):
    assert not a_game(name).after(*["exchange A"] * 12).ended


# -------------------------------------------------------------------------------- settlement


def test_the_last_unknown_rack_is_what_is_left_over():
    table = an_endgame("is", "AR", "**", bag="BE")
    assert (table.bag_size, table.bag) == (0, None)
    assert table.after("9G AR", "ok").changes == (7, -7)


def test_with_more_unknown_the_settlement_waits_for_who_knows():
    table = an_endgame("is", "AR", "*", "*", bag="BE").after("9G AR", "ok")
    assert table.ended == Ended("out", 0)
    assert table.changes is None
    assert table.then(Settled((7, -6, -1))).totals[1:] == (-6, -1)


def test_tiles_that_nobody_saw_resign_can_be_among_those_left_over():
    table = an_endgame("is", "AR", "*", "*", bag="BE").after("resign", by=2)
    assert table.bag_size == 0
    assert table.after("9G AR", "ok").changes is None


@pytest.mark.proves("IS-27")
def test_a_game_of_unknown_racks_ends_without_a_settlement():
    table = a_game("is").after(*["pass"] * 4)
    assert table.kinds()[-1] == "Ended"
    assert table.changes is None


@pytest.mark.proves("FI-39", "IS-02", "PL-01")
def test_the_highest_total_wins_and_equal_totals_share_the_place():
    table = an_endgame("fi", "C", "D", "D", "EE").after(*["pass"] * 8)
    assert table.totals == (-10, -7, -7, -2)
    assert table.places() == (4, 2, 2, 1)
