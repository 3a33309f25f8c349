"""What the words on a sheet are: told of what lies there for good, by the language's dictionary."""

from types import SimpleNamespace as Some

import pytest

from stafla.club import Act, Audience
from stafla.club import word_readings as club_word_readings
from stafla.club.tables.observation import NOBODY
from stafla.club.tables.refusals import NoSuchTable
from stafla.club.word_readings import (
    MOST_READINGS,
    NoSuchPlay,
    NotSettled,
    readings_of,
    word_readings,
)
from stafla.editions import load
from stafla.words.readings import reader
from tests.club.club import OWNER


def play_out(club, check="automatic", profile="en"):
    """A table at which one play was made; returns the number of its event, and who is next."""
    table = club.table(profile, check=check)
    seat = club.game(table).to_move
    number = club.game(table).number
    club.act(table, seat, club.best(table))
    return table, number + 1, 1 - seat


def test_the_words_of_a_play_are_told_to_whoever_may_see_the_table(club):
    table, number, _ = play_out(club)
    found = word_readings(club.tables, table, NOBODY, number)
    row = club.tables.state(table).game_state.rows[0]
    alphabet = load("en").alphabet
    assert [one.word for one in found] == [alphabet.decode_word(w.letters) for w in row.score.words]


def test_of_a_play_that_may_still_be_challenged_nothing_is_told(club):
    table, number, other = play_out(club, "challenge", "is")
    for who in (NOBODY, Audience(OWNER, other)):
        with pytest.raises(NotSettled):
            word_readings(club.tables, table, who, number)
    club.act(table, other, Act("confirm"))
    assert word_readings(club.tables, table, Audience(OWNER, other), number)


def test_what_is_no_play_has_no_words(club):
    table, number, _ = play_out(club)
    for wrong in (1, number - 1, number + 50):
        with pytest.raises(NoSuchPlay):
            word_readings(club.tables, table, NOBODY, wrong)
    with pytest.raises(NoSuchTable):
        word_readings(club.tables, "A" * 22, NOBODY, number)


@pytest.mark.parametrize(
    ("language", "word", "bases"),
    [
        ("is", "HESTINUM", ["hestur"]),
        ("is", "FÓR", ["fara"]),
        ("fi", "TALO", ["talo"]),
        ("pl", "KOTEM", ["kot"]),
        ("sv", "HUS", []),
        ("en", "HOUSES", []),
        ("is", "ÞÞÞÞ", []),
    ],
)
def test_base_forms_are_those_of_the_language_s_dictionary(language, word, bases):
    if bases and reader(language) is None:
        pytest.skip("the dictionary is not installed")
    found = readings_of(load(language), word)
    assert len(found) <= MOST_READINGS
    assert len({one.base for one in found}) == len(found)
    assert set(bases) <= {one.base for one in found}
    assert all(one.form and one.source for one in found)
    assert bool(found) == bool(bases)


def test_each_word_of_a_play_is_told_once_with_its_readings(monkeypatch):
    monkeypatch.setattr(club_word_readings, "readings_of", lambda _edition, word: (f"of {word}",))
    alphabet = load("is").alphabet
    words = [Some(letters=alphabet.word(word)) for word in ("HÚS", "ÁR", "HÚS")]
    told = club_word_readings.words_of_row(Some(score=Some(words=words)), load("is"))
    assert [(one.word, one.readings) for one in told] == [
        ("HÚS", ("of HÚS",)),
        ("ÁR", ("of ÁR",)),
    ]
    assert club_word_readings.words_of_row(Some(score=None), load("is")) == ()
