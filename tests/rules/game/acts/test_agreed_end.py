"""When nothing more can be laid, the game ends."""

import pytest

from stafla import rules
from stafla.editions import names
from stafla.rules import (
    EndAccepted,
    EndDeclined,
    Ended,
    EndOffered,
    Refusal,
)
from tests.rules.builders import an_endgame
from tests.rules.game.acts.test_turn import refusal_code


def stuck(check="challenge", players=2, name="fi"):
    return an_endgame(name, *["C", "D", "W", "Ö"][:players], check=check)


@pytest.mark.proves("FI-35")
@pytest.mark.parametrize("check", ["challenge", "automatic"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_game_ends_when_nobody_can_lay_a_tile_any_more_and_nobody_is_asked(check, players):
    table = stuck(check, players)
    assert rules.end_due(table.game)
    table = table.then(*rules.offer_end(table.game, possible=False))
    assert table.ended == Ended("nothing-left")
    assert table.changes == (-10, -7, -8)[:players]
    assert table.kinds()[-3:] == ["EndOffered", "Ended", "Settled"]


@pytest.mark.parametrize("check", ["challenge", "automatic"])
def test_players_may_agree_to_end_whatever_the_list_knows(check):
    table = stuck(check)
    assert rules.offer_end(table.game, possible=True, seat=1) == (EndOffered(1),)
    table = table.then(EndOffered(1))
    assert refusal_code(table, "accept_end", by=1).code == "already-accepted"
    assert table.decide("accept_end", by=0)[0] == EndAccepted(0)
    ended = table.after("accept_end", by=0)
    assert (ended.ended, ended.changes) == (Ended("nothing-left"), (-10, -7))


def test_all_who_play_must_agree():
    table = stuck(players=3).then(EndOffered(1)).after("accept_end", by=2)
    assert not table.ended
    assert table.after("accept_end", by=0).ended
    left = stuck(players=3).after("resign", by=0).then(EndOffered(1))
    assert left.after("accept_end", by=2).ended


def test_an_offer_among_players_that_lies_on_the_table_does_not_hinder_the_end():
    table = stuck().then(EndOffered(1))
    assert table.then(*rules.offer_end(table.game, possible=False)).ended


def test_records_of_offers_that_the_table_once_made_still_replay():
    offered = stuck(players=3).then(EndOffered(None))
    accepted = offered.then(EndAccepted(2), EndAccepted(0), EndAccepted(1))
    assert accepted.then(Ended("nothing-left")).ended
    assert offered.then(EndDeclined(1)).after("pass").phase == "turn"


def test_alone_one_agrees_with_oneself():
    with pytest.raises(Refusal, match="game-over"):
        rules.offer_end(stuck(players=1).after("resign").game, possible=False)
    table = stuck(players=1)
    assert table.then(*rules.offer_end(table.game, possible=True, seat=0)).ended


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
    table = stuck().then(EndOffered(0))
    with pytest.raises(Refusal, match="already-offered"):
        rules.offer_end(table.game, possible=True, seat=1)
    assert table.decide("decline_end", by=1) == (EndDeclined(1),)
    declined = table.after("decline_end", by=1)
    assert declined.accepted is None
    assert declined.phase == "turn"
    assert table.after("pass").accepted is None
    for act in ("accept_end", "decline_end"):
        assert refusal_code(declined, act, by=0).code == "no-offer"


def test_a_declined_offer_among_players_does_not_hinder_the_end():
    declined = stuck().then(EndOffered(0), EndDeclined(1))
    assert rules.end_due(declined.game)
    waits = an_endgame("fi", "AR", "D").after("9G A")
    assert not rules.end_due(waits.game)
    assert rules.end_due(waits.after("ok").game)


def test_the_table_asks_for_no_end_where_the_rules_or_the_bag_know_of_more():
    assert not rules.end_due(an_endgame("is", "B", "D").game)
    assert not rules.end_due(an_endgame("fi", "C", "D", bag="AB").game)
