"""What a seat does and the events that follow, where tables have agreed on more."""

import pytest

from stafla._core import WordGraph
from stafla.club import Act
from stafla.club.lexica import InstalledLexica
from stafla.club.tables.acts import LaidTile, decide, possible
from stafla.editions import load
from stafla.rules import Played, Refusal, ThemeClaimed
from stafla.rules.game.refusals import InvalidWords
from tests.club.club import NoWords, Words
from tests.rules.builders import a_game
from tests.rules.game.acts.test_variants import theme_game

KROWA = tuple(LaidTile(7 * 15 + 7 + n, letter) for n, letter in enumerate("KROWA"))


class NoWord(Words):
    """A list by which nothing is a word."""

    def __init__(self, edition):
        self.graph = None

    def verdict(self, words):
        return "invalid"


def test_a_word_that_only_a_challenge_would_take_back_is_still_put_forward_for_the_theme():
    game = theme_game("challenge").game
    act = Act("play", laid=KROWA, argument="z obory")
    events = decide(game, game.to_move, act, NoWord("pl"))
    assert [type(event) for event in events[:2]] == [Played, ThemeClaimed]


def test_who_takes_a_blank_without_saying_which_is_told_that_none_lies_there():
    table = a_game("pl", variants=("blanks-return",), racks=("KRO?AEZ", "WSTAIE*"))
    game = table.after("8F KROwA", "ok").game
    with pytest.raises(Refusal) as refused:
        decide(game, 1, Act("take-blank"), NoWords("pl"))
    assert refused.value.code == "no-blank-there"
    taken = decide(game, 1, Act("take-blank", square=7 * 15 + 8), NoWords("pl"))
    assert taken


def test_where_no_words_are_at_hand_a_play_is_held_to_be_possible():
    game = a_game("en", racks=("QVXZJKW", "VWYHHRR")).game
    assert possible(game, NoWords("en")) is True


def test_a_play_is_possible_for_any_who_still_play_by_the_words_there_are():
    words = Words("en")
    assert possible(a_game("en", racks=("QVXZJKW", "ABCDEFG")).game, words) is True
    words.map = lambda _rules: None
    codes = load("en").alphabet.word("HOUSE") + b"\0"
    words.graph = WordGraph(WordGraph.build(codes, 26, b"{}")[0])
    assert possible(a_game("en", racks=("HOUSERT", "QVXZJKW")).game, words) is True
    assert possible(a_game("en", racks=("QVXZJKW", "HOUSERT")).game, words) is True
    assert possible(a_game("en", racks=("QVXZJKW", "VWYHHRR")).game, words) is False


def test_words_that_the_list_has_are_not_spelt():
    game = a_game("en", racks=("HOUSERT", "QVXZJKW"), check="automatic").game
    words = library_words("en")
    words._judge = None
    laid = tuple(LaidTile(7 * 15 + 7 + n, letter) for n, letter in enumerate("HOUSE"))
    assert isinstance(decide(game, 0, Act("play", laid=laid), words)[0], Played)
    assert words.has([game.edition.alphabet.word("HOUSE")])
    assert not words.has([game.edition.alphabet.word(word) for word in ("HOUSE", "HOUSERTX")])


def test_a_word_that_the_list_lacks_is_the_judges():
    game = a_game("en", racks=("HOUSERT", "QVXZJKW"), check="automatic").game
    laid = tuple(LaidTile(7 * 15 + 7 + n, letter) for n, letter in enumerate("ESUOH"))
    with pytest.raises(InvalidWords):
        decide(game, 0, Act("play", laid=laid), library_words("en"))


def library_words(edition):
    """The list that is shipped."""
    (words, *_) = InstalledLexica().of(load(edition))
    return words
