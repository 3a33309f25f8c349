"""Plays as text."""

import pytest

from stafla._core import Board, Placement
from stafla.editions import load
from stafla.records import NotationFault, read_play, write_play
from stafla.records.notation.play import word_of

IS = load("is")
BOARD = Board(IS.ruleset(2)).laid(read_play("8D HRAKi", IS))


def test_a_play_is_a_square_a_direction_and_tiles() -> None:
    assert read_play("8D HRAKi", IS) == Placement(7 * 15 + 3, False, IS.alphabet.encode("HRAKi"))
    assert read_play(" g6   LO.I ", IS).down


@pytest.mark.proves("PL-57")
def test_a_play_reads_the_same_in_both_notations() -> None:
    assert read_play("H4 HRAKI", IS, "letter-first") == read_play("8D HRAKI", IS)
    assert write_play(read_play("8D HRAKI", IS), IS, "letter-first") == "H4 HRAKI"


@pytest.mark.parametrize("text", ["G6 LO.I", "G6 LO(K)I", "G6 LOKI"])
def test_a_tile_already_there_is_a_dot_a_parenthesis_or_itself(text: str) -> None:
    whole = BOARD.full_placement(read_play(text, IS))
    assert write_play(whole, IS) == "G6 LO.I"
    assert word_of(whole, BOARD, IS) == "LOKI"


def test_a_word_across_goes_through_what_lies_there() -> None:
    board = BOARD.laid(BOARD.full_placement(read_play("G6 LO.I", IS)))
    whole = board.full_placement(read_play("9F A.A", IS))
    assert word_of(whole, board, IS) == "AIA"


def test_several_tiles_in_parentheses_are_as_many_dots() -> None:
    assert read_play("8D (HRAK[I])NUM", IS).tiles == IS.alphabet.encode(".....NUM")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation-play"),
        ("8D", "notation-play"),
        ("8D HR AKI", "notation-play"),
        ("8D " + "A" * 300, "notation-play"),
        ("88 HRAKI", "notation-square"),
        ("16A HRAKI", "notation-off-board"),
        ("8D HRAKÅ", "notation-unknown-letter"),
        ("8D H-AKI", "notation-unknown-letter"),
        ("8D ()", "notation-unknown-letter"),
        ("8D (", "notation-unknown-letter"),
        ("8D ((A))", "notation-unknown-letter"),
    ],
)
def test_what_is_no_play_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotationFault) as refused:
        read_play(text, IS)
    assert refused.value.code == code


def test_a_swedish_w_is_a_blank_or_nothing() -> None:
    swedish = load("sv")
    assert read_play("8D wC", swedish).tiles[0] & 0x80
    with pytest.raises(NotationFault) as refused:
        read_play("8D WC", swedish)
    assert refused.value.code == "notation-blank-only"
