"""Giving up, and what becomes of the others."""

import pytest

from stafla import rules
from stafla.editions import names
from stafla.rules import (
    Ended,
    EndOffered,
    Game,
)
from tests.rules.builders import a_game, a_seeded_game, an_endgame
from tests.rules.clocks import a_timed_game, policy
from tests.rules.game.acts.test_turn import refusal_code
from tests.stories.company import generator

BOX = ["is", "fi", "sv-home", "pl"]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_one_resigns_and_the_game_is_over(name, seat):
    table = an_endgame(name, "AR", "BE", bag="GGG", check="challenge").after("resign", by=seat)
    assert table.ended == Ended("resigned")
    assert table.racks[seat] == b""
    assert table.changes[seat] == 0
    assert table.changes[1 - seat] == -table.rules.rack_value(table.racks[1 - seat])
    assert table.places()[1 - seat] == 1


def test_of_three_players_the_others_go_on_without_the_tiles():
    table = a_seeded_game("is", 3)
    seat = table.to_move
    rack = table.racks[seat]
    after = table.after("resign")
    assert not after.ended
    assert after.removed == rack
    assert after.bag_size == table.bag_size
    assert after.to_move == (seat + 1) % 3
    assert after.active == tuple(s for s in range(3) if s != seat)
    assert refusal_code(after, "pass", by=seat).code == "has-resigned"
    assert refusal_code(after, "resign", by=seat).code == "has-resigned"
    order = []
    for _ in range(4):
        order.append(after.to_move)
        after = after.after(
            "exchange " + after.edition.alphabet.decode_rack(after.racks[after.to_move][:1])
        )
    assert order == [(seat + 1) % 3, (seat + 2) % 3] * 2


def test_out_of_turn_a_player_resigns_without_moving_the_turn():
    table = a_game("is", 3)
    after = table.after("resign", by=1)
    assert after.to_move == 0
    assert after.next_seat == 2
    assert after.after("pass").to_move == 2


def test_those_who_resigned_are_not_asked_to_pass():
    table = a_game("is", 3).after("resign", by=1).after("pass", "pass", "pass")
    assert not table.ended
    assert table.after("pass").ended.reason == "passes"


def test_a_resignation_can_complete_the_round_of_passes():
    table = a_game("is", 3).after(*["pass"] * 5)
    assert not table.ended
    assert table.after("resign").ended.reason == "passes"


@pytest.mark.proves("IS-27", "FI-36", "PL-31")
@pytest.mark.parametrize("name", ["is", "fi", "sv-home", "pl"])
def test_the_passes_of_who_resigned_do_not_count_for_the_others(name):
    """Seats 0, 1, 2, 0 passed and 1 gives up: 2 has passed only once."""
    table = a_game(name, 3).after(*["pass"] * 4, "resign")
    assert not table.ended
    assert (table.to_move, table.passes) == (2, 3)
    assert table.after("pass").ended.reason == "passes"


def test_the_passes_of_several_who_resigned_are_told_apart():
    table = a_game("is", 4).after(*["pass"] * 5).after("resign", by=0).after("resign", by=3)
    assert (table.to_move, table.passes) == (1, 2)
    assert not table.after("pass").ended
    assert table.after("pass", "pass").ended.reason == "passes"


def test_passes_before_the_run_began_are_nobodys_any_more():
    table = (
        a_game("is", 3).after("pass", "pass", "exchange A", "pass", "pass").after("resign", by=1)
    )
    assert table.passes == 1


@pytest.mark.proves("FI-35")
def test_an_offer_to_end_lapses_when_somebody_plays_or_gives_up():
    table = an_endgame("fi", "AR", "D", "E").then(EndOffered(1))
    assert table.accepted == {1}
    assert table.after("9G A").accepted is None
    assert table.after("resign", by=2).accepted is None
    assert table.after("accept_end", by=0).after("accept_end", by=2).accepted is None


def test_the_finisher_gains_nothing_from_who_resigned():
    table = an_endgame("is", "AR", "BE", "HH").after("resign", by=2).after("9G AR", "ok", by=None)
    assert table.changes == (7, -7, 0)


def test_an_empty_rack_of_who_resigned_is_not_going_out():
    table = an_endgame("is", "AR", "BE", "HH").after("resign", by=2)
    assert not table.ended


def test_who_resigned_comes_last_whatever_the_points():
    table = a_game("is", 3).after("8D HRAKI", "ok", "resign", by=None)
    assert table.resigned == {1}
    table = a_game("is", 3).after("8D HRAKI").after("ok", by=1).after("resign", by=0)
    assert table.totals == (28, 0, 0)
    assert table.places() == (3, 1, 1)


def test_the_own_waiting_play_is_taken_back_by_resigning():
    table = a_game("is", 3).after("8H AR").after("resign", by=0)
    assert table.board.empty
    assert table.totals == (0, 0, 0)
    assert table.to_move == 1
    assert len(table.removed) == 7
    out = an_endgame("is", "AR", "BE").after("9G AR").after("resign", by=0)
    assert out.ended.reason == "resigned"
    assert out.totals == (0, -7)


def test_the_last_opponents_waiting_play_stands_when_one_resigns():
    table = a_game("is").after("8D HRAKI").after("resign", by=1)
    assert table.kinds()[-3:] == ["Confirmed", "Resigned", "Ended"]
    assert table.totals == (28, 0)
    known = an_endgame("is", "ARS", "BE").after("9G AR").after("resign", by=1)
    assert known.kinds()[-2:] == ["Ended", "Settled"]
    assert known.changes == (-1, 0)


@pytest.mark.proves("IS-26", "IS-40", "IS-41")
@pytest.mark.parametrize("name", names())
def test_giving_up_does_not_save_the_tiles_from_a_play_that_went_out(name):
    waits = an_endgame(name, "AR", "BE").after("9G AR")
    table = waits.after("resign", by=1)
    made = ["Pressed"] if name == "sv" else []
    assert table.kinds(waits.number) == [*made, "Confirmed", "Ended", "Settled"]
    assert table.ended == Ended("out", 0)
    assert table.totals == waits.after("ok").totals
    assert table.changes[1] == -waits.rules.rack_value(waits.racks[1])


@pytest.mark.proves("SV-14", "SV-23")
def test_giving_up_makes_the_play_that_waits_for_the_clock():
    waits = a_game("sv").after("8D HRAKI")
    assert waits.decide("resign", by=1)[0] == rules.Pressed(0)
    assert waits.after("press").decide("resign", by=1)[0] == rules.Confirmed()


def test_with_others_left_a_waiting_play_goes_on_waiting():
    table = a_game("is", 3).after("8D HRAKI").after("resign", by=1)
    assert table.phase == "window"
    assert table.next_seat == 2
    assert table.after("ok", by=2).to_move == 2
    assert table.after("challenge", by=2).after("invalid").to_move == 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_resigns_before_a_verdict(seat):
    table = a_game("is", 3).after("8H AR", "challenge")
    assert refusal_code(table, "resign", by=seat).code == "ruling-pending"


def test_nobody_resigns_before_the_start_is_settled():
    assert refusal_code(a_seeded_game("sv", advantage=None), "resign", by=0).code == "start-open"


def test_who_owes_a_turn_and_resigns_owes_nothing():
    table = a_game("en", 3, check="challenge").after("8H AT")
    table = table.after("challenge", by=2).after("valid").after("resign", by=2)
    assert not table.owing
    assert table.after("pass").to_move == 0


def test_a_play_that_nobody_is_left_to_answer_stands():
    """Of three one has no time left and stopped, one lays a play, and the third gives up."""
    table = a_timed_game("pl", policy("pl-20"), 3, check="challenge").started()
    stopped = table.to_move
    table = table.wait(20 * 60).table
    seat = table.to_move
    best = generator("pl", table.game.rules).best(table.game.board, table.racks[seat]).placement
    table = table.then(*rules.play(table.game, seat, best))
    assert (table.phase, table.flagged) == ("window", {stopped})
    table = table.after("resign", by=3 - stopped - seat)
    assert (table.phase, table.to_move) == ("turn", seat)
    assert len(table.racks[seat]) == 7
    assert Game.replay(table.events) == table.game
