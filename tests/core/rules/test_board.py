"""Boards and placements as values."""

import copy
import pickle

import pytest

from stafla._core import Board, Placement, PlacementError
from tests.core.table import FI, IS, a_board, a_play, a_square, tiles

KOIRA = "F8K G8O H8I I8R J8A"


def refusal_code(call, *args):
    with pytest.raises(PlacementError) as refusal:
        call(*args)
    return refusal.value.code, refusal.value.square, refusal.value.tile


def test_a_new_board_is_empty_and_has_the_rule_sets_size():
    board = Board(FI.ruleset())
    assert (board.width, board.height, board.empty, board.cells) == (15, 15, True, bytes(225))


def test_tiles_laid_lie_where_they_were_laid_and_leave_the_first_board_alone():
    board = Board(FI.ruleset())
    after = board.laid(a_play(FI, board, "8F", "KOIRa"))
    assert after.cells == a_board(FI, "F8K G8O H8I I8R J8a").cells
    assert board.empty
    assert not after.empty
    assert after[a_square("J8")] == FI.alphabet.encode("a")[0]


def test_tiles_lifted_give_the_board_before():
    board = a_board(FI, KOIRA)
    placement = a_play(FI, board, "K8", "SAUMA")
    laid = [square for square, _ in placement.laid(FI.ruleset())]
    assert board.laid(placement).lifted(laid) == board


def test_nothing_is_lifted_where_nothing_lies_and_nothing_laid_where_something_does():
    board = a_board(FI, KOIRA)
    tile = FI.alphabet.encode("S")[0]
    assert refusal_code(board.lifted, [0]) == ("nothing-there", 0, None)
    assert refusal_code(board.lifted, [a_square("F8")] * 2)[0] == "nothing-there"
    assert refusal_code(board.lifted, [225]) == ("off-board", None, None)
    over = Placement(a_square("F8"), False, bytes([tile]))
    assert refusal_code(board.laid, over) == ("occupied", a_square("F8"), tile)
    assert refusal_code(board.laid, Placement(a_square("O8"), False, b"\x01\x01"))[0] == "off-board"


@pytest.mark.parametrize("tile", [37, 63, 64, 0x7F, 0x80, 0xA5, 0xFF])
def test_a_board_holds_letters_of_the_alphabet_alone(tile):
    cells = bytearray(225)
    cells[7] = tile
    assert refusal_code(Board, IS.ruleset(), bytes(cells)) == ("unknown-letter", 7, tile)


def test_there_is_no_square_beyond_the_last():
    board = Board(FI.ruleset())
    assert board[224] == 0
    with pytest.raises(IndexError):
        board[225]


@pytest.mark.parametrize(
    ("at", "text"),
    [("8F", "KOIRAS"), ("8F", ".....S"), ("8K", "S"), ("8J", "AS"), ("8G", "oI..S")],
)
def test_a_placement_grows_to_the_whole_word_with_dots_where_tiles_lie(at, text):
    found = a_play(FI, a_board(FI, KOIRA), at, text)
    assert found == Placement(a_square("F8"), False, FI.alphabet.encode(".....S"))


def test_a_letter_other_than_the_one_that_lies_there_is_a_mismatch():
    board = a_board(FI, KOIRA)
    wrong = Placement(a_square("F8"), False, FI.alphabet.encode("KAIRAS"))
    code, square, tile = refusal_code(board.full_placement, wrong)
    assert (code, square, tile) == ("mismatch", a_square("G8"), FI.alphabet.encode("A")[0])


def test_a_placement_that_leaves_the_board_does_not_grow():
    board = a_board(FI, KOIRA)
    assert refusal_code(board.full_placement, Placement(a_square("N1"), False, b"\1\1\1"))[0] == (
        "off-board"
    )
    assert refusal_code(board.full_placement, Placement(440, False, b"\1"))[0] == "off-board"


@pytest.mark.parametrize(
    ("laid", "square", "down", "text"),
    [
        ("K8S", "F8", False, ".....S"),  # a word across
        ("H9I", "H8", True, ".I"),  # a word down alone
        ("A1K", "A1", True, "K"),  # no word at all
        ("K12A K8S K10U K9A K11M", "K8", True, "SAUMA"),  # in any order
        ("E8A K8S", "E8", False, "A.....S"),
    ],
)
def test_loose_tiles_become_the_placement_of_their_word(laid, square, down, text):
    board = a_board(FI, KOIRA)
    found = Placement.of(FI.ruleset(), board, tiles(FI, laid))
    assert found == Placement(a_square(square), down, FI.alphabet.encode(text))
    assert sorted(found.laid(FI.ruleset())) == sorted(tiles(FI, laid))


@pytest.mark.parametrize(
    ("square", "codes", "against"),
    [
        (0, b"", "no-tiles"),
        (-1, b"\1", "off-board"),
        (441, b"\1", "off-board"),
        (0, bytes(22), "off-board"),
        (0, b"\x40", "unknown-letter"),
        (0, b"\x80", "unknown-letter"),
        (0, b"\xc0", "unknown-letter"),
    ],
)
def test_what_no_rule_set_could_have_is_no_placement(square, codes, against):
    assert refusal_code(Placement, square, False, codes)[0] == against


def test_boards_and_placements_are_values():
    board, same = a_board(FI, KOIRA), a_board(FI, KOIRA)
    placement = a_play(FI, board, "8F", "KOIRAS")
    for value in (board, placement):
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value
    assert board == same
    assert hash(board) == hash(same)
    assert board != Board(FI.ruleset())
    assert board != placement
    assert placement == Placement(placement.square, placement.down, placement.tiles)
    assert len({placement, Placement(placement.square, True, placement.tiles)}) == 2
    assert eval(repr(placement)) == placement
