"""A rule set keeps the kernel's limits and does not contradict itself."""

import copy
import pickle

import pytest

from stafla._core import KernelError, PlacementError, Ruleset, RulesetError
from stafla.editions import load
from tests.core.table import IS, SV

PLAIN = [1] * 225


def small(**fields):
    """A rule set of two letters on four squares."""
    numbers = {
        "letters": 2,
        "values": [0, 1, 2],
        "counts": [1, 3, 3],
        "width": 2,
        "height": 2,
        "letter_multipliers": [1] * 4,
        "word_multipliers": [1] * 4,
        "start": [0],
        "bonus": [0] * 8,
    }
    return Ruleset(**(numbers | fields))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("letters", 0),
        ("letters", 64),
        ("letters", -1),
        ("values", [0, 1]),
        ("values", [0, 1, 2, 3]),
        ("values", [1, 1, 2]),
        ("values", [0, 1, 100]),
        ("values", [0, -1, 2]),
        ("values", [0, 1, 2**40]),
        ("counts", [1, 3]),
        ("counts", [1, 3, 256]),
        ("counts", [1, -3, 3]),
        ("counts", [0, 0, 0]),
        ("width", 1),
        ("width", 22),
        ("height", 0),
        ("height", 22),
        ("letter_multipliers", [1] * 3),
        ("letter_multipliers", [1, 1, 1, 0]),
        ("letter_multipliers", [1, 1, 1, 10]),
        ("word_multipliers", [1] * 5),
        ("word_multipliers", [1, 1, 1, 0]),
        ("word_multipliers", [1, 1, 1, 10]),
        ("start", []),
        ("start", [4]),
        ("start", [-1]),
        ("start", [1, 1]),
        ("bonus", [0] * 7),
        ("bonus", [0] * 7 + [1001]),
        ("bonus", [0] * 7 + [-1]),
        ("rack_size", 0),
        ("rack_size", 16),
        ("racks", 0),
        ("racks", 9),
        ("teams", [0]),
        ("teams", [0, 2]),
        ("order", [0, 2]),
        ("order", [0]),
        ("bags", [0, 1]),
        ("bags", [0, 1, 2]),
        ("opening_least", 1),
        ("opening_least", 3),
        ("exchange_bag_least", 8),
        ("exchange_bag_least", -1),
        ("exchange_limit", -1),
        ("pass_rounds", -1),
        ("scoreless_turns", -1),
        ("finisher_gain", -1),
        ("finisher_gain", 10),
    ],
)
def test_a_field_beyond_its_limit_is_named(field, value):
    with pytest.raises(RulesetError) as refused:
        small(**{field: value})
    assert (refused.value.field, refused.value.code) == (field, "ruleset")
    assert field in str(refused.value)
    assert isinstance(refused.value, KernelError)
    assert isinstance(refused.value, ValueError)


def test_no_play_multiplies_a_word_by_more_than_a_thousand():
    row = [9, 9, 9, 1]
    numbers = {"width": 4, "letter_multipliers": [1] * 8, "word_multipliers": [*row, 1, 1, 1, 1]}
    assert small(**numbers).width == 4
    with pytest.raises(RulesetError) as refused:
        small(**(numbers | {"word_multipliers": [*row[:3], 2, 1, 1, 1, 1]}))
    assert refused.value.field == "word_multipliers"
    two = {"rack_size": 2, "bonus": [0, 0, 0], "word_multipliers": [9, 9, 9, 9, 1, 1, 1, 1]}
    assert small(**(numbers | two)).rack_size == 2


def test_the_largest_rule_set_is_accepted():
    rules = Ruleset(
        letters=63,
        values=[0] + [99] * 63,
        counts=[255] * 64,
        width=21,
        height=21,
        letter_multipliers=[9] * 441,
        word_multipliers=[1] * 441,
        start=list(range(441)),
        rack_size=15,
        bonus=[1000] * 16,
        racks=8,
        teams=[0, 1, 2, 3, 4, 5, 6, 7],
        order=[7, 6, 5, 4, 3, 2, 1, 0],
        bags=[0, 1] * 32,
        opening_least=21,
        exchange_bag_least=255 * 64,
    )
    assert (rules.letters, rules.tiles, rules.racks) == (63, 255 * 64, 8)


@pytest.mark.parametrize("name", ["is", "fi", "sv", "pl", "en"])
def test_every_edition_is_a_rule_set_for_two_players_and_more(name):
    edition = load(name)
    rules = edition.ruleset()
    assert rules.tiles == sum(count for count, _ in edition.tiles.values())
    assert (rules.width, rules.height, rules.rack_size, rules.racks) == (15, 15, 7, 2)


@pytest.mark.proves("IS-29")
def test_a_tile_has_its_printed_value_and_a_blank_none():
    rules, h = IS.ruleset(), IS.alphabet.word("H")[0]
    assert (rules.value(h), rules.value(0), rules.value(h | 0x80)) == (4, 0, 0)


@pytest.mark.parametrize("tile", [37, 0x80, 0xA5, 255])
def test_a_code_beyond_the_alphabet_has_no_value(tile):
    with pytest.raises(PlacementError) as refused:
        IS.ruleset().value(tile)
    assert (refused.value.code, refused.value.tile) == ("unknown-letter", tile)


@pytest.mark.proves("IS-40")
def test_a_rack_is_worth_the_sum_of_its_tiles():
    rules = IS.ruleset()
    assert rules.rack_value(IS.alphabet.rack("HRAKI??")) == 10
    assert rules.rack_value(IS.alphabet.rack("XAAAAII")) == 16
    assert rules.rack_value(b"") == 0
    with pytest.raises(PlacementError):
        rules.rack_value(b"\x25")


@pytest.mark.proves("IS-09", "PL-05")
def test_racks_move_in_turn_or_in_the_order_named():
    four = IS.ruleset(4)
    assert [four.next_rack(turn) for turn in range(6)] == [0, 1, 2, 3, 0, 1]
    pairs = small(racks=4, order=[0, 2, 1, 3])
    assert [pairs.next_rack(turn) for turn in range(6)] == [0, 2, 1, 3, 0, 2]


def test_rule_sets_are_values():
    rules = SV.ruleset()
    same = pickle.loads(pickle.dumps(rules))
    assert same == rules == copy.deepcopy(rules)
    assert hash(same) == hash(rules)
    assert rules != IS.ruleset()
    limited = small(exchange_limit=3, leftovers_lost=(False, True))
    assert pickle.loads(pickle.dumps(limited)) == limited != small()
