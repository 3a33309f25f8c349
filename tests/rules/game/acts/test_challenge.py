"""Challenges, by each edition's window and penalty."""

import pytest

from stafla import rules
from stafla.editions import names
from stafla.rules import Challenged, Penalised, Refusal, Ruled
from tests.rules.builders import a_game, a_seeded_game, an_endgame
from tests.rules.game.acts.test_turn import refusal_code
from tests.rules.game.acts.test_window import first_play


@pytest.mark.proves("IS-24", "FI-30", "SV-21", "PL-15", "PL-13")
@pytest.mark.parametrize("name", names())
def test_a_word_challenged_off_gives_its_tiles_back_and_loses_the_turn(name):
    before = a_seeded_game(name, check="challenge")
    seat = before.to_move
    table = first_play(before).after("challenge", "invalid")
    for field in ("board", "racks", "totals", "pool", "draws"):
        assert getattr(table, field) == getattr(before, field), field
    assert table.board.empty
    assert table.to_move == 1 - seat
    assert table.kinds()[-2:] == ["Ruled", "TilesTakenBack"]
    assert (table.passes, table.scoreless) == (0, 1)


@pytest.mark.proves("IS-25", "FI-31", "SV-22", "PL-15")
@pytest.mark.parametrize(
    ("name", "penalty"), [("is", 0), ("fi", 10), ("sv", 10), ("sv-home", 0), ("pl", 0), ("en", 0)]
)
def test_a_wrong_challenge_costs_what_the_edition_asks(name, penalty):
    table = a_game(name, check="challenge").after("8H AR")
    points = table.totals[0]
    table = table.after("challenge", "valid")
    assert table.totals == (points, -penalty)
    assert not table.board.empty
    fined = [event for event in table.events if isinstance(event, Penalised)]
    assert fined == [Penalised(1, penalty, "challenge")] * bool(penalty)


@pytest.mark.parametrize("name", [name for name in names() if name != "en"])
def test_a_wrong_challenger_is_still_to_move(name):
    table = a_game(name).after("8H AR", "challenge", "valid")
    assert table.to_move == 1
    assert len(table.racks[0]) == 7
    assert table.phase == "turn"


@pytest.mark.parametrize("name", names())
def test_of_an_unknown_word_the_play_stands_and_nobody_pays(name):
    table = a_game(name, check="challenge").after("8H AR")
    points = table.totals[0]
    table = table.after("challenge", "unknown")
    assert table.totals == (points, 0)
    assert table.to_move == 1
    assert table.kinds()[-3:] == ["Ruled", "Confirmed", "Drawn"]
    assert not table.owing


@pytest.mark.proves("SV-18")
def test_the_challenger_names_words_that_the_play_formed():
    table = a_game("is").after("8D HRAKI", "ok", "9H KU")
    assert len(table.breakdown.words) == 2
    assert table.decide("challenge") == (Challenged(0, (0, 1)),)
    assert table.decide("challenge 1") == (Challenged(0, (1,)),)
    for words in ("challenge 2", "challenge -1", "challenge 0 0", "challenge 0 1 2"):
        assert refusal_code(table, words).code == "no-such-word"
    with pytest.raises(Refusal, match="no-such-word"):
        rules.challenge(table.game, 0, ())
    assert table.after("challenge 1").pending.challenged == (1,)
    assert table.after("challenge 1").pending.challenger == 0


@pytest.mark.proves("SV-19")
def test_of_several_words_the_verdict_tells_only_whether_the_play_stands():
    table = a_game("sv").after("8F BEHAG", "ok", "9E PEDAGOG")
    assert len(table.breakdown.words) == 6
    off = table.after("challenge 0 2 5", "invalid")
    assert Ruled("invalid") in off.events
    assert off.board.cells == table.pending.before.cells
    stands = table.after("challenge 0 2 5", "valid")
    assert stands.totals[0] == table.totals[0] - 10


@pytest.mark.proves("IS-23")
def test_every_opponent_may_challenge_and_the_first_counts():
    table = a_game("fi", 4).after("8H AR")
    assert refusal_code(table, "challenge", by=0).code == "own-play"
    for seat in (1, 2, 3):
        table_after = table.after("challenge", by=seat)
        assert refusal_code(table_after, "challenge", by=seat % 3 + 1).code == "ruling-pending"
        assert list(table_after.after("valid").totals[1:]) == [
            -10 if other == seat else 0 for other in (1, 2, 3)
        ]
        assert table_after.after("valid").to_move == 1


@pytest.mark.proves("SV-20")
def test_there_is_a_verdict_only_on_a_challenge():
    for table in (a_game("sv"), a_game("sv").after("8H AR")):
        for verdict in ("valid", "invalid", "unknown"):
            assert refusal_code(table, verdict).code == "no-challenge"


@pytest.mark.proves("IS-23")
def test_a_challenge_after_the_window_is_too_late():
    table = a_game("is").after("8H AR", "ok")
    assert refusal_code(table, "challenge", by=1).code == "no-window"


def test_where_words_are_checked_automatically_nobody_challenges():
    table = a_game("en").after("pass")
    assert refusal_code(a_game("en", check="automatic"), "challenge", by=1).code == "no-challenges"
    assert refusal_code(table, "challenge", by=1).code == "no-window"


# --------------------------------------------------------------------------- double challenge


def test_by_double_challenge_a_wrong_challenger_loses_the_turn():
    table = a_game("en", check="challenge").after("8H AT", "challenge", "valid")
    assert table.kinds()[-1] == "TurnLost"
    assert table.to_move == 0
    assert table.totals[1] == 0
    assert (table.passes, table.scoreless) == (0, 1)
    assert not table.owing


def test_with_three_players_the_challenger_loses_the_turn_when_it_comes():
    table = a_game("en", 3, check="challenge").after("8H AT")
    table = table.after("challenge", by=2).after("valid")
    assert table.owing == {2}
    assert table.to_move == 1
    table = table.after("9H AT")
    assert table.next_seat == 0, "seat 2 loses its turn"
    assert refusal_code(table, "ok", by=2).code == "not-next"
    after = table.after("ok", by=0)
    assert after.kinds()[-3:] == ["Confirmed", "Drawn", "TurnLost"]
    assert after.to_move == 0
    assert not after.owing
    assert table.after("challenge", by=2).after("unknown").to_move == 0


def test_a_turn_lost_counts_towards_scoreless_turns():
    table = a_game("en", check="challenge").after("8H AT", "challenge", "valid")
    assert table.scoreless == 1
    table = table.after(*["pass"] * 5)
    assert table.ended.reason == "scoreless"


def test_a_turn_lost_can_end_the_game():
    table = a_game("en", 3, check="challenge").after("8H AT")
    table = table.after("challenge", by=2).after("valid")
    table = table.after("pass", "exchange A")
    assert table.kinds()[-1] == "Returned"
    assert table.scoreless == 3, "the lost turn of seat 2 lies between"


def test_a_challenge_that_takes_the_last_play_off_goes_on_with_the_game():
    table = an_endgame("is", "AR", "BO").after("9G AR", "challenge", "invalid")
    assert not table.ended
    assert table.rack(0) == "AR"
    assert table.to_move == 1
