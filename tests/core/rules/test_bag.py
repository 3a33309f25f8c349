"""Draws depend on the seed, their number and the bag; docs/formats/draws.md tells how."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla._core import Bag, KernelError, PlacementError, Ruleset, lot, starting_draw
from tests.core.table import IS, PL

PAGE = Path(__file__).parents[3] / "docs" / "formats" / "draws.md"
SEED = bytes(range(32))
SEEDS = st.binary(min_size=32, max_size=32)


@pytest.fixture(scope="module")
def page():
    """The names that the page's Python block defines."""
    names = {}
    exec("".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)), names)
    return names


def two_bags():
    vowels = PL.alphabet.vowels
    numbers = PL.numbers() | {"bags": [0, *(int(c in vowels) for c in PL.alphabet.upper)]}
    return Ruleset(**numbers)


@pytest.mark.parametrize("edition", [IS, PL], ids=["is", "pl"])
def test_the_racks_of_the_page_are_drawn(edition):
    row = re.search(rf"^\| {edition.id} \| (.*) \| (.*) \|$", PAGE.read_text("utf-8"), re.M)
    drawn, _ = Bag(edition.ruleset(), SEED).draw(14)
    assert " ".join(edition.alphabet.decode_rack(drawn)) == " ".join(row.groups())


def test_the_pages_block_is_that_of_rfc_8439(page):
    words = page["block"](bytes(32), 0, 0)
    start = b"".join(word.to_bytes(4, "little") for word in words)[:8]
    assert start == bytes.fromhex("76b8e0ada0f13d90")


@settings(max_examples=25)
@given(seed=SEEDS, counts=st.lists(st.integers(0, 7), min_size=1, max_size=20))
def test_a_bag_is_drawn_empty_in_the_order_of_the_page(page, seed, counts):
    bag = Bag(IS.ruleset(), seed)
    for count in counts:
        drawn, after = bag.draw(count)
        left = list(bag.tiles)
        for number, tile in enumerate(drawn, bag.draws):
            assert tile == page["draw"](seed, left, number)
            left.remove(tile)
        assert bytes(left) == after.tiles
        bag = after


@settings(max_examples=50)
@given(SEEDS, st.integers(0, 2**32 - 1), st.integers(1, 65536))
def test_a_lot_is_the_second_streams_number(page, seed, number, choices):
    assert lot(seed, number, choices) == page["number_below"](seed, 1, number, choices)


@pytest.mark.proves("IS-01", "IS-05")
def test_a_full_bag_holds_the_set_and_every_draw_takes_one_tile_of_it():
    bag = Bag(IS.ruleset(), SEED)
    full = Counter(bag.tiles)
    drawn, empty = bag.draw(200)
    assert (len(bag), len(drawn), len(empty)) == (104, 104, 0)
    assert Counter(drawn) == full
    assert (bag.draws, empty.draws) == (0, 104)
    assert empty.draw(1)[0] == b""


def test_drawing_leaves_the_bag_as_it_was():
    bag = Bag(IS.ruleset(), SEED)
    assert bag.draw(7)[0] == bag.draw(7)[0]
    assert len(bag) == 104


def test_seven_tiles_at_once_are_seven_single_draws():
    bag = Bag(IS.ruleset(), SEED)
    together, _ = bag.draw(7)
    single = b""
    for _ in range(7):
        tile, bag = bag.draw(1)
        single += tile
    assert single == together


def test_another_seed_draws_another_rack():
    assert Bag(IS.ruleset(), SEED).draw(7)[0] != Bag(IS.ruleset(), bytes(32)).draw(7)[0]


@pytest.mark.proves("IS-17")
def test_tiles_put_back_may_come_again_and_the_numbers_go_on():
    drawn, bag = Bag(IS.ruleset(), SEED).draw(7)
    back = bag.returned(drawn)
    assert (len(back), back.draws) == (104, 7)
    assert back.tiles == Bag(IS.ruleset(), SEED).tiles
    assert back.draw(7)[0] != drawn


def test_a_bag_written_down_goes_on_where_it_was():
    _, bag = Bag(IS.ruleset(), SEED).draw(30)
    again = Bag(IS.ruleset(), SEED, bag.tiles, bag.draws)
    assert again.draw(9)[0] == bag.draw(9)[0]


def test_tiles_seen_elsewhere_leave_the_bag_without_a_draw():
    bag = Bag(IS.ruleset(), SEED).without(IS.alphabet.rack("HRAKI?"))
    assert (len(bag), bag.draws) == (98, 0)


def test_a_tile_that_is_not_in_the_bag_cannot_leave_it():
    with pytest.raises(PlacementError) as refused:
        Bag(IS.ruleset(), SEED).without(IS.alphabet.rack("XX"))
    assert (refused.value.code, refused.value.tile) == ("not-in-bag", IS.alphabet.rack("X")[0])


@pytest.mark.parametrize(
    ("tiles", "code"), [(b"\x00\x00\x00", "not-in-set"), (b"\x25", "unknown-letter")]
)
def test_a_bag_never_holds_what_the_set_does_not(tiles, code):
    with pytest.raises(PlacementError) as refused:
        Bag(IS.ruleset(), SEED, tiles)
    assert refused.value.code == code
    with pytest.raises(PlacementError) as refused:
        Bag(IS.ruleset(), SEED, b"").returned(tiles)
    assert refused.value.code == code


@pytest.mark.proves("PL-41")
def test_of_two_bags_the_chosen_one_is_drawn_from():
    rules = two_bags()
    bag = Bag(rules, SEED)
    vowels, others = bag.draw(200, 1)[0], bag.draw(200, 0)[0]
    assert {PL.alphabet.letter(code) for code in vowels} == PL.alphabet.vowels
    assert not {PL.alphabet.letter(code) for code in others if code} & PL.alphabet.vowels
    assert len(vowels) + len(others) == 100


@pytest.mark.proves("PL-41")
def test_an_empty_one_of_two_bags_gives_nothing():
    _, bag = Bag(two_bags(), SEED).draw(200, 1)
    assert bag.draw(1, 1)[0] == b""
    assert len(bag.draw(1, 0)[0]) == 1
    assert len(bag.draw(1)[0]) == 1


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: Bag(IS.ruleset(), bytes(31)), "seed"),
        (lambda: lot(bytes(33), 0, 2), "seed"),
        (lambda: lot(SEED, 0, 0), "choices"),
        (lambda: lot(SEED, 0, 65537), "choices"),
        (lambda: Bag(IS.ruleset(), SEED).draw(1, 2), "bag"),
    ],
)
def test_a_call_that_makes_no_sense_is_refused_with_its_code(call, code):
    with pytest.raises(KernelError) as refused:
        call()
    assert refused.value.code == code


@pytest.mark.proves("IS-03", "IS-04", "PL-04")
@settings(max_examples=200)
@given(seed=SEEDS, seats=st.integers(1, 4))
def test_the_earliest_letter_begins_and_equals_draw_again(seed, seats):
    rules = IS.ruleset(seats)
    first, drawn = starting_draw(rules, seed)
    assert bytes(tile for _, tile in drawn) == Bag(rules, seed).draw(len(drawn))[0]
    rivals, told = list(range(seats)), iter(drawn)
    while len(rivals) > 1:
        round_ = [next(told) for _ in rivals]
        assert [seat for seat, _ in round_] == rivals
        earliest = min(tile for _, tile in round_)
        rivals = [seat for seat, tile in round_ if tile == earliest]
    assert [*rivals, *told] == [first]


def test_a_starting_draw_needs_a_whole_seed():
    with pytest.raises(KernelError) as raised:
        starting_draw(IS.ruleset(2), b"short")
    assert raised.value.code == "seed"
