"""Every worked example of the rule documents comes out to the point."""

import json
from pathlib import Path

import pytest

from stafla._core import Board, Placement, check, score
from stafla.editions import load
from tests.core.table import a_board, a_place, a_play, tiles, words

DATA = json.loads((Path(__file__).parents[2] / "data" / "examples.json").read_text("utf-8"))
EXAMPLES = [pytest.param(example, id=example["id"]) for example in DATA["examples"]]
HANDS = [pytest.param(hand, id=hand["tiles"]) for hand in DATA["hands"]]
OPENINGS = [
    pytest.param(example, place, id=f"{example['id']} {place}")
    for example in DATA["examples"]
    for place in example.get("equal", [])
]


def set_up(example):
    edition = load(example["edition"])
    board = a_board(edition, example["board"])
    placement = Placement.of(edition.ruleset(), board, tiles(edition, example["laid"]))
    return edition, board, placement


def expectation(example):
    return [tuple(word) for word in example["words"]], example["bonus"], example["total"]


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.proves("IS-13", "IS-30", "FI-08", "FI-15", "PL-25", "SV-03")
def test_the_example_scores_as_printed_word_by_word(example):
    edition, board, placement = set_up(example)
    rack = edition.alphabet.rack(example["rack"]) if "rack" in example else None
    check(edition.ruleset(), board, placement, rack)
    found = score(edition.ruleset(), board, placement)
    assert (words(edition, found), found.bonus, found.total) == expectation(example)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_placement_is_where_the_example_says(example):
    _, _, placement = set_up(example)
    assert (placement.square, placement.down) == a_place(example["at"])


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_scores_the_same_on_the_board_turned_over(example):
    edition, board, placement = set_up(example)
    rules = edition.ruleset()
    over = [square % 15 * 15 + square // 15 for square in range(225)]
    turned = Board(rules, bytes(board[square] for square in over))
    laid = [(over[square], tile) for square, tile in placement.laid(rules)]
    placement = Placement.of(rules, turned, laid)
    check(rules, turned, placement)
    found = score(rules, turned, placement)
    assert (words(edition, found), found.bonus, found.total) == expectation(example)


@pytest.mark.parametrize(("example", "place"), OPENINGS)
def test_the_opening_scores_the_same_elsewhere_on_the_star(example, place):
    edition, board, _ = set_up(example)
    placement = a_play(edition, board, place, example["words"][0][0])
    check(edition.ruleset(), board, placement)
    assert score(edition.ruleset(), board, placement).total == example["total"]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.proves("FI-38", "PL-33")
def test_the_hand_left_at_the_end_is_worth_what_is_printed(hand):
    edition = load(hand["edition"])
    assert edition.ruleset().rack_value(edition.alphabet.rack(hand["tiles"])) == hand["value"]
