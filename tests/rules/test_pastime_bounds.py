"""Rounds of bingo and duplicate hold no more than they take, whoever wrote the record."""

import pytest

from stafla.editions import load
from stafla.rules import BadEvent
from stafla.rules.bingo import round as bingo
from stafla.rules.bingo.card import spelt
from stafla.rules.bingo.round import MOST_CARDS, Bingo, CardWritten
from stafla.rules.duplicate import acts
from stafla.rules.duplicate.events import PlayerJoined
from stafla.rules.duplicate.state import MOST_PLAYERS, Duplicate

SEED = bytes(range(32))


def test_a_round_of_bingo_holds_as_many_cards_as_are_written_and_no_more():
    edition = load("pl")
    state, letters = (
        Bingo.begin(bingo.start(edition, SEED)),
        spelt(edition, ["KOTŁOWA", "PRANIEM"]),
    )
    for card in range(1, MOST_CARDS + 1):
        state = state.after(CardWritten(card, letters))
    with pytest.raises(BadEvent, match="too-many-cards"):
        state.after(CardWritten(MOST_CARDS + 1, letters))


def test_a_duplicate_holds_as_many_players_as_join_and_no_more():
    state = Duplicate.begin(acts.start(load("pl"), SEED))
    for player in range(1, MOST_PLAYERS + 1):
        state = state.after(PlayerJoined(player))
    with pytest.raises(BadEvent):
        state.after(PlayerJoined(MOST_PLAYERS + 1))
