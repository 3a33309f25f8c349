"""Points, rule by rule (IS-29 … IS-39 and their kin)."""

import pytest

from stafla._core import Board, Placement, PlacementError, Ruleset, score
from tests.core.table import COLUMNS, FI, IS, PL, SV, a_board, a_play, a_square, tiles, words

TRIPLE_WORD = "A1 H1 O1 A8 O8 A15 H15 O15"
DOUBLE_WORD = "H8 B2 N2 C3 M3 D4 L4 E5 K5 E11 K11 D12 L12 C13 M13 B14 N14"
TRIPLE_LETTER = "F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14"
DOUBLE_LETTER = "D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15"
PREMIUMS = {
    a_square(name): premium
    for names, premium in [
        (TRIPLE_WORD, (1, 3)),
        (DOUBLE_WORD, (1, 2)),
        (TRIPLE_LETTER, (3, 1)),
        (DOUBLE_LETTER, (2, 1)),
    ]
    for name in names.split()
}


def play_out(edition, before, at, text, rules=None):
    rules = rules or edition.ruleset()
    board = a_board(edition, before, rules)
    return score(rules, board, a_play(edition, board, at, text))


@pytest.mark.proves("IS-29", "PL-02")
def test_a_tile_is_worth_its_number_and_a_blank_nothing():
    assert play_out(IS, "", "8E", "IRIS").total == 8
    assert play_out(IS, "", "8E", "IrIS").total == 6
    assert play_out(IS, "", "8G", "is").total == 0


@pytest.mark.proves("IS-31", "IS-32", "IS-35", "IS-36", "PL-17", "PL-19", "PL-21", "FI-17")
@pytest.mark.parametrize("square", range(225))
def test_a_square_gives_its_premium_once(square):
    """K (3) on the square makes a word with a K on its neighbour, then S (1) is added."""
    rules = IS.ruleset()
    k, s = IS.alphabet.word("KS")
    step = 1 if square % 15 < 13 else -1
    cells = bytearray(225)
    cells[square + step] = k
    board = Board(rules, bytes(cells))
    letter, word = PREMIUMS.get(square, (1, 1))
    placement = Placement.of(rules, board, [(square, k)])
    assert score(rules, board, placement).total == (3 * letter + 3) * word
    board = board.laid(placement)
    beyond = Placement.of(rules, board, [(square + 2 * step, s)])
    letter, word = PREMIUMS.get(square + 2 * step, (1, 1))
    assert score(rules, board, beyond).total == (3 + 3 + letter) * word


@pytest.mark.proves("IS-33", "FI-16", "PL-18")
def test_letter_premiums_come_before_word_premiums():
    assert play_out(IS, "", "8D", "HRAKI").total == (4 * 2 + 1 + 1 + 3 + 1) * 2


@pytest.mark.proves("IS-34", "FI-21", "PL-27")
def test_two_double_words_make_four_and_two_triple_words_nine():
    double = play_out(
        IS, "", "5E", "HRAKIST", Ruleset(**(IS.numbers() | {"start": [a_square("E5")]}))
    )
    assert (double.words[0].multiplier, double.words[0].points) == (4, (4 + 1 + 1 + 3 + 3) * 4)
    triple = play_out(PL, "C1T C2R G1M G2A", "1A", "WYTĘŻAMY")
    assert (triple.words[0].multiplier, triple.total) == (9, 225)


@pytest.mark.proves("IS-35", "FI-07", "PL-21")
def test_the_star_doubles_the_first_word():
    assert play_out(FI, "", "8F", "KOIRA").total == 20
    assert play_out(FI, "F8K G8O H8I I8R J8A", "8F", "KOIRAS").total == 11


@pytest.mark.proves("IS-37", "FI-18", "PL-20")
def test_a_blank_on_a_word_premium_still_multiplies_the_word():
    assert play_out(IS, "", "8D", "HRAKi").total == (4 * 2 + 1 + 1 + 3 + 0) * 2


@pytest.mark.proves("IS-37", "FI-18", "PL-20")
def test_a_blank_on_a_letter_premium_stays_nothing():
    assert play_out(IS, "", "8D", "hRAKI").total == (0 * 2 + 1 + 1 + 3 + 1) * 2


@pytest.mark.proves("IS-16", "FI-02", "PL-03")
def test_a_blank_keeps_its_letter_and_its_nothing_in_later_words():
    later = play_out(FI, "F8K G8O H8i I8R J8A", "8F", "KOIRAS")
    assert words(FI, later) == [("KOIRAS", 10)]


@pytest.mark.proves("IS-38", "FI-15", "PL-25")
def test_a_shared_tile_counts_with_its_premium_in_every_word():
    """The A of DAR lies on a double letter square and belongs to DAR and JA."""
    found = play_out(PL, "B8P C8R D8Ó E8B F8U G8J H8E", "9F", "DAR")
    assert words(PL, found) == [("DAR", 2 + 2 + 1), ("UD", 5), ("JA", 3 + 2), ("ER", 2)]


@pytest.mark.proves("IS-38", "FI-15", "PL-25")
def test_a_word_premium_under_a_shared_tile_multiplies_both_words():
    found = play_out(PL, "B8P C8R D8Ó E8B F8U G8J H8E", "A3", "PRYMAS")
    assert words(PL, found) == [("PRYMAS", 30), ("SPRÓBUJE", 57)]


@pytest.mark.proves("IS-39", "FI-33", "PL-22")
def test_fifty_points_for_seven_tiles_come_after_every_multiplication():
    found = play_out(PL, "", "8B", "PRÓBUJE")
    assert (found.words[0].points, found.bonus, found.total) == (46, 50, 96)


@pytest.mark.proves("IS-39", "FI-33", "PL-22")
def test_a_word_of_seven_letters_with_fewer_tiles_earns_no_bonus():
    assert play_out(PL, "B8P C8R", "8B", "PRÓBUJE").bonus == 0


def test_the_bonus_is_a_table_by_tiles_laid():
    rules = Ruleset(**(IS.numbers() | {"bonus": [0, 0, 0, 0, 0, 25, 40, 60]}))
    assert play_out(IS, "", "8D", "HRAKI", rules).bonus == 25
    assert play_out(IS, "", "8E", "HRAK", rules).bonus == 0


@pytest.mark.proves("SV-51")
def test_a_tile_counts_as_what_it_shows_in_every_later_word():
    assert words(SV, play_out(SV, "F8A G8L H8L I8E", "8F", "ALLENA")) == [("ALLENA", 6)]


def test_the_breakdown_names_every_tile_with_its_premium():
    found = play_out(IS, "", "8D", "HRaKI")
    parts = found.words[0].parts
    assert [part.square for part in parts] == [a_square(f"{column}8") for column in "DEFGH"]
    assert [part.value for part in parts] == [4, 1, 0, 3, 1]
    assert [part.letter_multiplier for part in parts] == [2, 1, 1, 1, 1]
    assert [part.word_multiplier for part in parts] == [1, 1, 1, 1, 2]
    assert all(part.new for part in parts)
    assert found.words[0].tiles == IS.alphabet.encode("HRaKI")
    assert found.words[0].letters == IS.alphabet.word("HRAKI")


def test_a_tile_that_lay_there_is_not_new_and_has_no_premium():
    first = play_out(FI, "F8K G8O H8I I8R J8A", "8F", "KOIRAS").words[0].parts
    star = first[COLUMNS.index("H") - COLUMNS.index("F")]
    assert (star.new, star.word_multiplier) == (False, 1)
    assert [part.new for part in first] == [False] * 5 + [True]


def test_a_single_tile_named_along_the_line_without_a_word_scores_the_other_line():
    rules = FI.ruleset()
    board = a_board(FI, "F8K G8O H8I I8R J8A")
    square, tile = tiles(FI, "K8S")[0]
    across, down = (Placement(square, line, bytes([tile])) for line in (False, True))
    assert score(rules, board, down) == score(rules, board, across)
    assert words(FI, score(rules, board, down)) == [("KOIRAS", 11)]


def test_what_check_refuses_has_no_score():
    with pytest.raises(PlacementError) as refused:
        play_out(IS, "", "1A", "HRAKI")
    assert refused.value.code == "not-on-start"


def test_equal_scores_are_equal():
    assert play_out(IS, "", "8D", "HRAKI") == play_out(IS, "", "8D", "HRAKI")
    assert play_out(IS, "", "8D", "HRAKI") != play_out(IS, "", "8E", "HRAKI")
