"""The end as a record tells it."""

import pytest

from stafla import rules
from stafla.rules import (
    BadEvent,
    Ended,
    EndOffered,
    Game,
    Settled,
)
from tests.rules.builders import a_game, a_seeded_game, an_endgame


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
