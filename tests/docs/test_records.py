"""The records that the documents publish are what they are said to be."""

from pathlib import Path

import pytest

from stafla._core import score
from stafla.editions import load
from stafla.records import replay
from stafla.records.record import file as record
from stafla.rules import Game, Played
from stafla.words import library
from tools.engine import records

PAGE = Path(__file__).resolve().parents[2] / "docs" / "engine" / "records.md"
LEAST = {"is": 1_000, "fi": 1_000, "sv": 1_000, "pl": 1_000, "en": 1_500}


@pytest.mark.parametrize("edition", records.EDITIONS)
@pytest.mark.parametrize("what", ["play", "game"])
@pytest.mark.proves("PL-52")
def test_a_published_record_is_a_legal_game_of_words_in_the_list(edition: str, what: str) -> None:
    told = record.read(records.path(edition, what).read_bytes())
    words = library.find(load(edition))
    assert (told.started.edition, told.started.fingerprint) == (edition, words.fingerprint)
    game, at = replay(told), Game.begin(told.started)
    for event in told.events[1:]:
        if isinstance(event, Played):
            made = score(at.rules, at.board, event.placement)
            assert all(word.letters in words.graph for word in made.words)
            assert made.total == event.points
        at = at.after(event)
    assert game.ended
    if what == "play":
        assert records.points(game) > LEAST[edition]
    else:
        assert sum(game.totals) > 1_500


@pytest.mark.ci
@pytest.mark.parametrize("edition", records.EDITIONS)
def test_the_table_says_what_the_games_come_to(edition: str) -> None:
    assert records.row(edition) in PAGE.read_text().splitlines()
