"""What may be laid: each refusal, and the order in which they are found."""

import pytest

from stafla._core import Board, Placement, PlacementError, Ruleset, check, score
from stafla.editions import load
from tests.core.table import FI, IS, PL, SV, a_board, a_play, a_square, tiles, words

HRAKI = "D8H E8R F8A G8K H8I"
LOKI = HRAKI + " G6L G7O G9I"
KOIRA = "F8K G8O H8I I8R J8A"


def refusal(call, *args):
    """The error that a call raises; None if it raises none."""
    try:
        call(*args)
    except PlacementError as refused:
        return refused
    return None


def code(call, *args):
    found = refusal(call, *args)
    return found and found.code


def laying(edition, before, laid, rack=None, rules=None):
    """The code against laying these tiles, None if they may lie so."""
    rules = rules or edition.ruleset()
    board = a_board(edition, before, rules)
    held = None if rack is None else edition.alphabet.rack(rack)

    def lay():
        check(rules, board, Placement.of(rules, board, tiles(edition, laid)), held)

    return code(lay)


@pytest.mark.proves("IS-06", "FI-06", "PL-09")
@pytest.mark.parametrize(
    ("laid", "against"),
    [
        ("H8I", "too-short"),
        ("G8K", "not-on-start"),
        ("D8H E8R", "not-on-start"),
        ("G8K H8I", None),
        ("H8I H9K", None),
        ("H7K H8I", None),
        ("G7K H8I", "not-in-line"),
        ("G9K H8I I7S", "not-in-line"),
    ],
)
def test_the_opening_lies_across_or_down_on_the_star_with_two_tiles(laid, against):
    assert laying(IS, "", laid) == against


@pytest.mark.proves("PL-39")
def test_the_opening_may_need_more_tiles():
    five = Ruleset(**(PL.numbers() | {"opening_least": 5}))
    assert laying(PL, "", "E8P F8R G8Ó H8B", rules=five) == "too-short"
    assert laying(PL, "", "E8P F8R G8Ó H8B I8A", rules=five) is None
    assert laying(PL, "E8P F8R G8Ó H8B", "I8A", rules=five) is None


@pytest.mark.proves("IS-11", "FI-12", "PL-10")
@pytest.mark.parametrize(
    ("laid", "against"),
    [
        ("G6L G7O G9I", None),  # over the K of HRAKI
        ("G6L G9I", "gap"),
        ("G7O I8S", "not-in-line"),
        ("I8S I9A", None),
        ("C8A I8S", None),  # one line, filled by HRAKI itself
        ("C8A J8S", "gap"),
    ],
)
def test_all_tiles_of_a_turn_lie_in_one_line_that_lying_tiles_may_fill(laid, against):
    assert laying(IS, HRAKI, laid) == against


@pytest.mark.proves("FI-14", "PL-28")
@pytest.mark.parametrize("laid", ["C8A D9I", "G7O E9R", "I8S D7A"])
def test_a_turn_cannot_add_to_words_in_different_parts_of_the_board(laid):
    assert laying(IS, HRAKI, laid) in {"not-in-line", "gap"}


@pytest.mark.proves("IS-10", "FI-11", "PL-23")
@pytest.mark.parametrize(
    ("laid", "against"),
    [
        ("A1A B1S", "detached"),
        ("I7A J7S", "detached"),  # only a corner meets
        ("C7A", "detached"),
        ("D9A", None),
        ("C8A", None),
    ],
)
def test_later_tiles_touch_those_on_the_board(laid, against):
    assert laying(IS, HRAKI, laid) == against


@pytest.mark.proves("IS-14", "FI-19", "PL-26")
@pytest.mark.parametrize(
    ("edition", "before", "laid", "formed"),
    [
        (FI, KOIRA, "K8S", ["KOIRAS"]),
        (PL, "B8P C8R D8Ó E8B F8U G8J H8E", "A8S I8M J8Y", ["SPRÓBUJEMY"]),
        (IS, HRAKI, "G6L G7O G9I", ["LOKI"]),
        (PL, "B8P C8R D8Ó E8B F8U G8J H8E", "F9D G9A H9R", ["DAR", "UD", "JA", "ER"]),
        (FI, KOIRA, "K8S K9A K10U K11M K12A", ["SAUMA", "KOIRAS"]),
        (FI, KOIRA + " F11J G11A K9A K10U K11M", "H11K I11A J11U L11A", ["JAKAUMA"]),
    ],
    ids=["behind", "both ends", "right angle", "parallel", "and a letter added", "bridge"],
)
def test_words_are_made_in_all_the_ways_of_the_rule_books(edition, before, laid, formed):
    rules, board = edition.ruleset(), a_board(edition, before)
    placement = Placement.of(rules, board, tiles(edition, laid))
    check(rules, board, placement)
    assert [word for word, _ in words(edition, score(rules, board, placement))] == formed


@pytest.mark.proves("IS-12", "IS-13", "FI-13", "PL-24")
def test_every_touch_beside_makes_a_word_of_the_play():
    """LOKIÐ is lengthened by REIÐA; the words are handed on to the judge."""
    rules, board = IS.ruleset(), a_board(IS, LOKI)
    found = score(rules, board, a_play(IS, board, "10D", "REIÐA"))
    assert [word for word, _ in words(IS, found)] == ["REIÐA", "LOKIÐ"]


@pytest.mark.proves("SV-03")
def test_a_word_of_new_tiles_alone_is_legal_when_it_forms_words_crosswise():
    behag = "F8B G8E H8H I8A J8G"
    assert laying(SV, behag, "E9P F9E G9D H9A I9G J9O K9G") is None
    assert laying(SV, behag, "E10P F10E G10D H10A I10G J10O K10G") == "detached"


@pytest.mark.parametrize(
    ("rack", "against"),
    [("HRAKIST", None), ("HRAK?ST", "not-on-rack"), ("HRAK", "not-on-rack"), (None, None)],
)
def test_the_tiles_come_from_the_rack(rack, against):
    assert laying(IS, "", "D8H E8R F8A G8K H8I", rack) == against


def test_a_blank_comes_from_the_rack_too():
    assert laying(IS, "", "D8H E8R F8a G8K H8I", "HRAKIST") == "not-on-rack"
    assert laying(IS, "", "D8H E8R F8a G8K H8I", "HRK?IST") is None
    assert laying(IS, "", "D8h E8r F8a G8K H8I", "K?I?") == "not-on-rack"


def test_a_rack_that_nobody_knows_holds_no_more_than_the_set():
    assert laying(IS, "", "G8X H8X") == "not-on-rack"
    assert laying(IS, "", "G8x H8X") is None
    assert laying(IS, "", "G8x H8x I8x") == "not-on-rack"


@pytest.mark.proves("SV-53", "SV-54")
@pytest.mark.parametrize("letter", ["q", "w", "ü", "æ"])
def test_a_letter_without_a_tile_is_laid_with_a_blank_alone(letter):
    rules, board, blank = SV.ruleset(), a_board(SV), SV.alphabet.encode(letter)[0]
    named = Placement(a_square("G8"), False, bytes([blank, SV.alphabet.encode("A")[0]]))
    check(rules, board, named)
    check(rules, board, named, SV.alphabet.rack("A?"))
    as_tile = Placement(named.square, False, bytes([blank & 0x7F, named.tiles[1]]))
    for rack in (None, SV.alphabet.rack("A?")):
        refused = refusal(check, rules, board, as_tile, rack)
        assert (refused.code, refused.square) == ("not-on-rack", a_square("G8"))
        assert refused.tile == as_tile.tiles[0]


def test_no_more_tiles_are_laid_than_a_rack_holds():
    assert laying(IS, "", "D8H E8R F8A G8K H8I I8S J8T") is None
    assert laying(IS, "", "D8H E8R F8A G8K H8I I8S J8T K8A") == "too-many-tiles"


@pytest.mark.parametrize(
    ("first", "down", "text", "against", "name"),
    [
        ("L8", False, "HRAKI", "off-board", "L8"),
        ("H12", True, "HRAKI", "off-board", "H12"),
        ("D8", False, "HR.KI", "nothing-there", "F8"),
        ("C8", False, ".HRAK", "nothing-there", "C8"),
    ],
)
def test_a_placement_fits_the_board(first, down, text, against, name):
    placement = Placement(a_square(first), down, IS.alphabet.encode(text))
    refused = refusal(check, IS.ruleset(), a_board(IS), placement)
    assert (refused.code, refused.square) == (against, a_square(name))


def test_no_tile_lies_on_another():
    rules, board = IS.ruleset(), a_board(IS, HRAKI)
    over = Placement(a_square("G7"), True, IS.alphabet.encode("OSI"))
    refused = refusal(check, rules, board, over)
    assert (refused.code, refused.square) == ("occupied", a_square("G8"))
    assert refused.tile == IS.alphabet.encode("S")[0]


def test_a_placement_of_dots_lays_nothing():
    board = a_board(IS, HRAKI)
    dots = Placement(a_square("D8"), False, bytes(5))
    assert code(check, IS.ruleset(), board, dots) == "no-tiles"


def test_a_code_beyond_the_alphabet_is_no_letter():
    placement = Placement(a_square("G8"), False, bytes([37, 1]))
    assert code(check, IS.ruleset(), a_board(IS), placement) == "unknown-letter"
    assert code(check, IS.ruleset(), a_board(IS), placement, b"\x01") == "unknown-letter"


def test_a_rack_of_another_alphabet_is_refused():
    board = a_board(IS)
    placement = a_play(IS, board, "8G", "KI")
    assert code(check, IS.ruleset(), board, placement, b"\x25") == "unknown-letter"


def test_a_board_of_another_size_is_refused():
    numbers = IS.numbers() | {"width": 16, "height": 2, "start": [7]}
    numbers |= {"letter_multipliers": [1] * 32, "word_multipliers": [1] * 32}
    other = Ruleset(**numbers)
    placement = Placement(0, False, IS.alphabet.encode("KI"))
    assert code(check, other, a_board(IS), placement) == "wrong-size"
    assert code(Placement.of, other, a_board(IS), [(0, 1)]) == "wrong-size"
    assert code(Board, IS.ruleset(), bytes(32)) == "wrong-size"


def test_several_squares_may_be_the_start():
    rules = Ruleset(**(IS.numbers() | {"start": [a_square("A1"), a_square("O15")]}))
    assert laying(IS, "", "A1H B1R", rules=rules) is None
    assert laying(IS, "", "O14H O15R", rules=rules) is None
    assert laying(IS, "", "G8H H8R", rules=rules) == "not-on-start"


@pytest.mark.parametrize(
    ("laid", "against"),
    [
        ([(0, 1), (225, 200)], "off-board"),
        ([(-1, 1)], "off-board"),
        ([(0, 0)], "unknown-letter"),
        ([(0, 300)], "unknown-letter"),
        ([(0, 0x80)], "unknown-letter"),
        ([(0, 1), (0, 2)], "occupied"),
        ([(a_square("D8"), 1), (0, 1)], "occupied"),
        ([], "no-tiles"),
        ([(0, 1), (16, 1)], "not-in-line"),
        ([(0, 1), (1, 1), (15, 1)], "not-in-line"),
        ([(14, 1), (15, 1)], "not-in-line"),
        ([(0, 1), (2, 1)], "gap"),
        ([(0, 1), (30, 1)], "gap"),
    ],
)
def test_loose_tiles_that_make_no_placement_are_refused(laid, against):
    board = a_board(IS, HRAKI)
    assert code(Placement.of, IS.ruleset(), board, laid) == against


@pytest.mark.parametrize("name", ["is", "fi", "sv", "pl", "en"])
def test_every_letter_can_be_laid_with_a_blank_in_every_edition(name):
    edition = load(name)
    rules, board = edition.ruleset(), Board(edition.ruleset())
    for letter in range(1, rules.letters + 1):
        check(rules, board, Placement(112, False, bytes([letter | 0x80, 0x81])), b"\0\0")
