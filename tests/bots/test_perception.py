"""What makes a play hard to see."""

from dataclasses import replace

import numpy as np

from stafla._core import Board, MoveGenerator
from stafla.bots.master import EFFORT
from stafla.bots.perception import Effort, PlayFeatures, exposure
from stafla.bots.vocabulary import ordinary
from stafla.editions import load
from stafla.records import read_play
from stafla.words import library

EN = load("en")
WORDS = library.find(EN).graph


def plays_of(rack: str, *laid: str):
    board = Board(EN.ruleset(2))
    for text in laid:
        board = board.laid(board.full_placement(read_play(text, EN)))
    plays = MoveGenerator(EN.ruleset(2), WORDS).plays(board, EN.alphabet.rack(rack))
    return board, plays


def test_lines_say_what_lies_where() -> None:
    board, plays = plays_of("HELOAS?", "8G HELLO", "9G ON")
    features = PlayFeatures.of(plays, board)
    for number in range(len(plays)):
        placement = plays[number].placement
        step = board.width if placement.down else 1
        squares = range(placement.square, 10**6, step)
        word = bytes(
            (tile or board[square]) & 0x7F
            for tile, square in zip(placement.tiles, squares, strict=False)
        )
        assert bytes(features.letters[number]).rstrip(b"\0") == word
        assert word in WORDS
        assert features.lengths[number] == len(placement.tiles)
        assert features.through[number] == sum(tile == 0 for tile in placement.tiles)
        assert features.blanks[number] == sum(tile >= 0x80 for tile in placement.tiles)
    assert features.blanks.max() == 1


def test_a_tile_with_a_neighbour_across_makes_a_further_word() -> None:
    from stafla._core import score

    board, plays = plays_of("HELOASN", "8G HELLO", "L7 WE")
    features = PlayFeatures.of(plays, board)
    for number in range(len(plays)):
        scored = score(EN.ruleset(2), board, plays[number].placement)
        assert features.crossings[number] == len(scored.words) - 1
    assert features.crossings.max() >= 2


def test_each_trouble_adds_its_effort() -> None:
    words = ordinary("en")
    names = ("letter", "doubling", "crossing", "through", "blank", "small", "rare")
    none = dict.fromkeys(names, 0.0)
    board, plays = plays_of("HELOAS?", "8G HELLO", "9G ON")
    features = PlayFeatures.of(plays, board)
    told = {
        "letter": np.maximum(features.lengths - 4, 0),
        "crossing": features.crossings,
        "through": np.maximum(features.through - 1, 0),
        "blank": features.blanks,
        "doubling": np.log2(np.maximum(words.ranks(features.letters), 1000) / 1000),
        "small": np.maximum(3 - (features.lengths - features.through), 0),
    }
    for name, amount in told.items():
        effort = Effort(**{**none, name: 2.0}).of(plays, board, words)
        assert np.allclose(effort, 2 * amount)
        assert len(set(amount.tolist())) > 1, name


def test_on_an_empty_board_only_the_word_itself_is_hard() -> None:
    board, plays = plays_of("QUIZHEL")
    features = PlayFeatures.of(plays, board)
    assert not features.crossings.any()
    assert not features.through.any()
    assert len(plays) > 5


def test_a_rare_word_lies_so_many_doublings_behind_all_ordinary_ones() -> None:
    words = ordinary("en")
    board, plays = plays_of("HELOAS?", "8G HELLO", "9G ON")
    ranks = words.ranks(PlayFeatures.of(plays, board).letters)
    plain, rare = replace(EFFORT, doubling=0.5), replace(EFFORT, doubling=0.5, rare=3.0)
    more = rare.of(plays, board, words) - plain.of(plays, board, words)
    assert np.allclose(more, 1.5 * (ranks == len(words.words)))
    assert 0 < (more > 0).mean() < 1


def test_a_tile_opens_the_premium_squares_that_no_other_tile_reaches_yet() -> None:
    multipliers = [1] * 225
    multipliers[0], multipliers[7] = 3, 2
    board = Board(EN.ruleset(2))
    opens = exposure(board, multipliers)
    assert {square: count for square, count in enumerate(opens.tolist()) if count} == {
        1: 2, 2: 2, 15: 2, 30: 2, 5: 1, 6: 1, 8: 1, 9: 1, 22: 1, 37: 1,
    }  # fmt: skip
    near = board.laid(board.full_placement(read_play("C1 AT", EN)))
    assert set(np.flatnonzero(exposure(near, multipliers))) == {5, 6, 8, 9, 22, 37}
