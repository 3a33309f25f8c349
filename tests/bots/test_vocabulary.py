"""Ordinary words, by how frequent they are."""

import numpy as np
import pytest

from stafla._core import MAX_SIDE
from stafla.bots.vocabulary import Vocabulary, ordinary, shares_of
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.words import library
from tests.records.games import lexicon

SHARES = [0.021061, 0.306208, 0.020128]


def rows(vocabulary: Vocabulary, *words: str) -> np.ndarray:
    made = np.zeros((len(words), MAX_SIDE), np.uint8)
    for row, word in zip(made, words, strict=True):
        codes = vocabulary.alphabet.word(word)
        row[: len(codes)] = list(codes)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_many_ordinary_words_each_once_and_all_in_its_lexicon(language: str) -> None:
    words = ordinary(language).words
    assert 30_000 <= len(words) == len(set(words)) <= 40_000
    assert library.find(load(language)).look_up(words).all()


@pytest.mark.parametrize(
    ("language", "common", "rare"),
    [
        ("is", "HÚS", "HRAPPUR"),
        ("fi", "TALO", "EMPIRISMI"),
        ("sv", "ORD", "MEZZOFORTE"),
        ("pl", "DOM", "WYBIERAKA"),
        ("en", "HOUSE", "MOUNTEBANKS"),
    ],
)
def test_common_words_come_before_rare_ones(language: str, common: str, rare: str) -> None:
    words = ordinary(language)
    ranks = words.ranks(rows(words, common, rare, words.words[0], words.words[-1]))
    assert ranks[0] < 2500 < 15_000 < ranks[1]
    assert (ranks[2], ranks[3]) == (0, len(words.words) - 1)


def test_a_word_that_is_not_ordinary_ranks_behind_all_that_are() -> None:
    words = ordinary("en")
    assert words.ranks(rows(words, "ZYZZYVAS", "XQ")).tolist() == [len(words.words)] * 2


def test_known_are_the_most_frequent_words_that_the_lexicon_holds() -> None:
    words = ordinary("fi")
    full = library.find(load("fi")).graph
    known = words.most_frequent(full, 100)
    assert known.words == 100
    alphabet = load("fi").alphabet
    assert [alphabet.word(word) in known for word in words.words[98:102]] == [True] * 2 + [
        False
    ] * 2
    few = words.most_frequent(lexicon("fi"), 40_000)
    assert few.words == lexicon("fi").words
    assert words.most_frequent(lexicon("fi"), 1000).words < few.words


def test_of_the_shortest_words_only_those_named_are_known() -> None:
    words = ordinary("en")
    full = library.find(load("en")).graph
    known = words.most_frequent(full, 5000, ("AT", "QI"))
    assert known.by_length()[2] == 2
    assert load("en").alphabet.word("QI") in known
    assert known.by_length()[3:] == words.most_frequent(full, 5000).by_length()[3:]


def test_the_shares_of_words_are_evenly_spread_and_those_that_devices_mix() -> None:
    words = ordinary("sv")
    shares = shares_of(rows(words, *words.words[:20_000]))
    counts, _ = np.histogram(shares, 10, (0, 1))
    assert abs(counts - 2000).max() < 200
    # the same three stand in front/tests/bots/level.test.ts
    told = np.zeros((3, MAX_SIDE), np.uint8)
    told[0, :1], told[1, :3], told[2, :2] = 1, (1, 2, 3), (29, 4)
    assert shares_of(told).round(6).tolist() == SHARES


def test_a_language_without_a_list_has_no_ordinary_words() -> None:
    nothing = Vocabulary(load("en").alphabet, ())
    assert nothing.most_frequent(lexicon("en"), lexicon("en").words).words == 0
    assert nothing.ranks(rows(nothing, "HELLO")).tolist() == [0]
    assert nothing.ranks(rows(nothing, "HELLO")).dtype == np.int64
