"""When nothing more can be laid, the table agrees to end."""

import pytest

from stafla import rules
from stafla.editions import names
from stafla.rules import (
    EndAccepted,
    EndDeclined,
    Ended,
    EndOffered,
    Refusal,
    Settled,
)
from tests.rules.builders import an_endgame
from tests.rules.test_turn import refused


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
