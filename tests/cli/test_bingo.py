"""Bingo in the terminal: cards of people and bots, tiles called to the first complete card."""

import pytest

from stafla.editions import load
from stafla.records.record import pastime
from stafla.rules.bingo import round as bingo
from stafla.rules.bingo.card import missing

from .terminal import stafla

CARDS = {"is": "hestana kennari", "pl": "czarnym kobieta", "en": "trainer nations"}


def a_round(name, players, typed, *more):
    """A round of the seed 7 with the edition's own words, and what was printed."""
    words = ("bingo", "--edition", name, "--seed", "7", *more)
    return stafla(*words, "--players", players, typed=typed)


@pytest.mark.proves("PL-44", "PL-45", "PL-46")
@pytest.mark.parametrize("name", ["is", "pl"])
def test_tiles_are_called_until_the_first_card_is_complete(name, tmp_path):
    record = tmp_path / "bingo.json"
    typed = f"{CARDS[name]}\n" + "\n" * load(name).ruleset().tiles
    done = a_round(name, "Anna,bot,bot", typed, "--record", str(record))
    assert done.status == 0, done.err
    state = pastime.read(record.read_bytes())
    assert state.edition.alphabet.decode_word(state.cards[1].letters).lower() == (
        CARDS[name].replace(" ", "")
    )
    complete = [
        card for card, held in state.cards.items() if not missing(held.letters, state.called)
    ]
    assert list(state.claimed) == complete != []
    assert all(missing(held.letters, state.called[:-1]) for held in state.cards.values())
    assert state.ended == bingo.BingoEnded(state.claimed)
    assert done.out.count("Tile ") == len(state.called)
    assert state.started.seed.hex() in done.out


@pytest.mark.proves("PL-44")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("trainer", "two words of seven letters"),
        ("train nation", "two words of seven letters"),
        ("trainer qqqqqqq", "The set has only 1 × Q"),
        ("trainer tsniaop", "TSNIAOP"),
        ("trainer nati0ns", "does not have that letter"),
    ],
)
def test_what_makes_no_card_is_explained_and_asked_for_again(card, why):
    done = a_round("en", "Anna", f"{card}\n{CARDS['en']}\n" + "\n" * 100)
    assert done.status == 0, done.err
    assert why in done.out
    assert "Won by Anna" in done.out


def test_the_input_may_end_and_what_was_called_is_kept(tmp_path):
    record = tmp_path / "bingo.json"
    done = a_round("en", "bot,bot", "\n\n", "--record", str(record))
    assert done.status == 2
    state = pastime.read(record.read_bytes())
    assert (len(state.called), state.ended) == (2, None)


@pytest.mark.parametrize("options", [("--seed", "-1"), ("--players", "Anna,,Bo")])
def test_what_cannot_be_is_refused(lexica, options):
    done = stafla("bingo", "--edition", "en", "--lexicon", lexica["en"], *options)
    assert (done.status, len(done.err.splitlines())) == (2, 1)


def test_a_bot_without_words_for_a_card_says_so(lexica):
    done = stafla("bingo", "--edition", "en", "--lexicon", lexica["en"], "--players", "bot")
    assert (done.status, len(done.err.splitlines())) == (2, 1)
    assert "two words of seven letters" in done.err
