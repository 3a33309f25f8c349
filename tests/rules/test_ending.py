"""How a game ends, and what it costs to hold tiles then."""

import pytest

from stafla import rules
from stafla.editions import names
from stafla.rules import (
    BadEvent,
    EndAccepted,
    EndDeclined,
    Ended,
    EndOffered,
    Game,
    Refusal,
    Settled,
)
from tests.rules.builders import a_game, a_seeded_game, an_endgame
from tests.rules.test_turn import refused

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
        assert refused(table, act, by=seat).code == "game-over"
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


# ------------------------------------------------------------------- nothing more can be laid


def stuck(check="challenge", players=2, name="fi"):
    return an_endgame(name, *["C", "D", "W", "Ö"][:players], check=check)


@pytest.mark.proves("FI-35")
def test_the_game_offers_to_end_and_ends_when_all_accept():
    table = stuck(players=3).then(*rules.offer_end(stuck(players=3).game, possible=False))
    assert table.accepted == frozenset()
    for seat in (2, 0):
        table = table.after("accept_end", by=seat)
        assert not table.ended
    table = table.after("accept_end", by=1)
    assert table.ended == Ended("nothing-left")
    assert table.changes == (-10, -7, -8)
    assert table.kinds()[-3:] == ["EndAccepted", "Ended", "Settled"]


@pytest.mark.proves("FI-35")
def test_who_asks_for_the_end_accepts_it():
    table = stuck()
    assert rules.offer_end(table.game, possible=False, seat=1) == (EndOffered(1),)
    table = table.then(EndOffered(1))
    assert refused(table, "accept_end", by=1).code == "already-accepted"
    assert table.decide("accept_end", by=0)[0] == EndAccepted(0)
    assert table.after("accept_end", by=0).ended


@pytest.mark.proves("FI-35")
def test_with_automatic_check_it_ends_at_once():
    events = rules.offer_end(stuck("automatic").game, possible=False)
    assert events[1:] == (Ended("nothing-left"), Settled((-10, -7)))


def test_the_table_offers_the_end_whoever_has_resigned():
    table = stuck(players=3).after("resign", by=0)
    assert rules.offer_end(table.game, possible=False) == (EndOffered(None),)


def test_alone_one_agrees_with_oneself():
    assert rules.offer_end(stuck(players=1).game, possible=False) == (EndOffered(None),)
    with pytest.raises(Refusal, match="game-over"):
        rules.offer_end(stuck(players=1).after("resign").game, possible=False)
    table = stuck(players=1)
    assert table.then(*rules.offer_end(table.game, possible=False, seat=0)).ended


@pytest.mark.proves("FI-42", "PL-32")
@pytest.mark.parametrize("name", ["fi", "pl"])
def test_who_cannot_play_passes_and_the_other_goes_on_until_all_is_laid(name):
    table = an_endgame(name, "C", "ARO", check="challenge").after("pass", "9G AR", "ok", "pass")
    assert not table.ended
    table = table.after("10H O", "ok")
    assert table.ended == Ended("out", 1)
    assert table.changes[0] == -table.edition.tiles["C"][1]


@pytest.mark.proves("FI-42")
def test_while_somebody_can_lay_tiles_the_game_goes_on():
    with pytest.raises(Refusal, match="play-possible"):
        rules.offer_end(stuck().game, possible=True)
    assert stuck().after("pass", "pass", "pass").phase == "turn"


def test_the_game_does_not_offer_to_end_while_tiles_can_be_drawn():
    table = an_endgame("fi", "C", "D", bag="AB")
    with pytest.raises(Refusal, match="bag-not-empty") as raised:
        rules.offer_end(table.game, possible=False)
    assert raised.value.values["bag"] == 2


def test_nor_while_a_play_waits():
    table = an_endgame("fi", "AR", "D", "E").after("9G A")
    with pytest.raises(Refusal, match="window-open"):
        rules.offer_end(table.game, possible=False)


@pytest.mark.parametrize("name", [name for name in names() if name != "fi"])
def test_other_editions_know_no_such_ending(name):
    with pytest.raises(Refusal, match="no-such-ending"):
        rules.offer_end(
            stuck(name=name).game if name != "is" else an_endgame("is", "A", "B").game,
            possible=False,
        )


def test_a_seat_that_is_not_there_offers_nothing():
    with pytest.raises(Refusal, match="no-such-seat"):
        rules.offer_end(stuck().game, possible=False, seat=2)


def test_an_offer_is_made_once_and_declined_or_played_over():
    table = stuck().then(EndOffered())
    with pytest.raises(Refusal, match="already-offered"):
        rules.offer_end(table.game, possible=False)
    assert table.decide("decline_end", by=1) == (EndDeclined(1),)
    declined = table.after("decline_end", by=1)
    assert declined.accepted is None
    assert declined.phase == "turn"
    assert table.after("pass").accepted is None
    for act in ("accept_end", "decline_end"):
        assert refused(declined, act, by=0).code == "no-offer"


@pytest.mark.proves("FI-35")
def test_the_table_asks_again_only_after_a_play_or_a_resignation():
    table = stuck(players=3)
    assert rules.end_due(table.game)
    offered = table.then(*rules.offer_end(table.game, possible=False))
    assert not rules.end_due(offered.game)
    declined = offered.after("decline_end", by=1)
    assert not rules.end_due(declined.game)
    assert not rules.end_due(declined.after("pass").game)
    assert rules.end_due(declined.after("pass", "resign").game)
    waits = an_endgame("fi", "AR", "D").then(EndOffered(), EndDeclined(1)).after("9G A")
    assert not rules.end_due(waits.game)
    assert rules.end_due(waits.after("ok").game)


def test_the_table_asks_for_no_end_where_the_rules_or_the_bag_know_of_more():
    assert not rules.end_due(an_endgame("is", "B", "D").game)
    assert not rules.end_due(an_endgame("fi", "C", "D", bag="AB").game)


# -------------------------------------------------------------------------------- resignation


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
    assert refused(after, "pass", by=seat).code == "has-resigned"
    assert refused(after, "resign", by=seat).code == "has-resigned"
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
    assert refused(table, "resign", by=seat).code == "ruling-pending"


def test_nobody_resigns_before_the_start_is_settled():
    assert refused(a_seeded_game("sv", advantage=None), "resign", by=0).code == "start-open"


def test_who_owes_a_turn_and_resigns_owes_nothing():
    table = a_game("en", 3, check="challenge").after("8H AT")
    table = table.after("challenge", by=2).after("valid").after("resign", by=2)
    assert not table.owing
    assert table.after("pass").to_move == 0


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


# ------------------------------------------------------------------------- ends in a record


@pytest.mark.proves("IS-26", "IS-27", "SV-28")
@pytest.mark.parametrize("name", ["is", "sv"])
@pytest.mark.parametrize("reason", ["out", "passes", "scoreless", "nothing-left", "resigned"])
@pytest.mark.parametrize("out", [None, 0])
def test_no_record_ends_before_the_rules_end_the_game(name, reason, out):
    with pytest.raises(BadEvent, match="the game is not over"):
        a_seeded_game(name).after("pass").then(Ended(reason, out))


@pytest.mark.proves("IS-27")
def test_no_record_goes_on_when_the_rules_end_the_game():
    table = a_seeded_game("is").after("pass", "pass", "pass")
    over = table.then(rules.Passed(table.to_move))
    with pytest.raises(BadEvent, match="the game is over"):
        over.then(rules.Passed(over.to_move))
    assert over.then(Ended("passes")).ended


@pytest.mark.parametrize("bad", [Ended("scoreless"), Ended("passes", 0), Ended("nothing-left")])
def test_a_record_tells_the_reason_and_the_finisher_as_they_are(bad):
    table = a_seeded_game("is").after("pass", "pass", "pass")
    table = table.then(rules.Passed(table.to_move))
    with pytest.raises(BadEvent, match="the game is not over"):
        table.then(bad)


@pytest.mark.proves("IS-26")
def test_who_went_out_holds_no_tile_even_in_a_game_typed_in():
    for out in (None, 0, 1):
        with pytest.raises(BadEvent, match="the game is not over"):
            a_game("is").then(Ended("out", out))


@pytest.mark.proves("IS-40")
def test_a_record_settles_as_the_rules_do():
    table = a_seeded_game("is").after(*["pass"] * 4)
    *before, settled = table.events
    game = Game.replay(before)
    wrong = (settled.changes[0] + 1, settled.changes[1])
    with pytest.raises(BadEvent, match="the settlement is"):
        game.after(Settled(wrong))
    assert game.after(settled) == table.game


def test_a_game_typed_in_may_end_and_settle_by_rules_of_its_own():
    table = a_game("is", racks=("ABÐDEÉF", "GHIÍJKL")).after("pass", "pass")
    assert table.then(Ended("passes"), Settled((-3, 5))).changes == (-3, 5)


def test_a_record_does_not_end_while_a_play_waits():
    with pytest.raises(BadEvent, match="a play waits"):
        a_game("is").after("8D HRAKI").then(Ended("passes"))


@pytest.mark.proves("FI-35")
def test_a_record_agrees_to_end_only_when_nothing_can_be_drawn():
    with pytest.raises(BadEvent, match="more can be done"):
        a_seeded_game("fi").then(EndOffered())
    with pytest.raises(BadEvent, match="more can be done"):
        an_endgame("is", "A", "B").then(EndOffered())
