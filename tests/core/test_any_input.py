"""Whatever is handed to the kernel, it answers or raises an error of its own."""

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from stafla._core import (
    Bag,
    Board,
    KernelError,
    Placement,
    Ruleset,
    check,
    exchange_refusal,
    score,
    settle,
)
from tests.core.table import IS, PL
from tests.marks import examples

SMALL = Ruleset(
    letters=3,
    values=[0, 1, 2, 3],
    counts=[2, 4, 4, 0],
    width=4,
    height=3,
    letter_multipliers=[1] * 12,
    word_multipliers=[2] * 4 + [1] * 8,
    start=[5],
    rack_size=3,
    bonus=[0, 0, 0, 5],
)
RULES = st.sampled_from([SMALL, IS.ruleset(), PL.ruleset(4)])
ANY = st.binary(max_size=25)
FEW = st.lists(st.sampled_from([0, 1, 2, 3, 0x81, 0x83, 4, 0x80, 64]), max_size=6).map(bytes)
CELLS = st.lists(st.sampled_from([0, 0, 0, 1, 2, 0x83]), min_size=12, max_size=12).map(bytes)
SQUARES = st.one_of(st.integers(-2, 13), st.integers(-(2**63), 2**63 - 1))


@settings(max_examples=examples(300))
@given(RULES, CELLS, SQUARES, st.booleans(), st.one_of(FEW, ANY), st.none() | FEW | ANY)
def test_any_placement_is_answered(rules, cells, square, down, codes, rack):
    with suppress(KernelError):
        board, placement = Board(SMALL, cells), Placement(square, down, codes)
        for ask in (board.full_placement, board.laid):
            with suppress(KernelError):
                ask(placement)
        with suppress(KernelError):
            score(rules, board, placement)
        check(rules, board, placement, rack)
        assert score(SMALL, board, board.full_placement(placement)).total >= 0


@settings(max_examples=examples(150))
@given(RULES, CELLS, st.lists(st.tuples(SQUARES, st.integers(-1, 300)), max_size=5))
def test_any_loose_tiles_are_answered(rules, cells, laid):
    with suppress(KernelError):
        board = Board(SMALL, cells)
        placement = Placement.of(rules, board, laid)
        assert sorted(placement.laid(rules)) == sorted(laid)
        check(rules, board, placement)


@settings(max_examples=examples(150))
@given(RULES, ANY, st.none() | FEW, st.one_of(FEW, ANY, st.integers(0, 2**63)))
def test_any_rack_is_answered(rules, held, rack, given_up):
    with suppress(KernelError):
        assert rules.rack_value(held) >= 0
    with suppress(KernelError):
        exchange_refusal(rules, rack, given_up, 9)
    with suppress(KernelError):
        settle(rules, [held] * rules.racks, None)


@settings(max_examples=examples(100))
@given(RULES, ANY, FEW, st.integers(0, 2**32 - 1), st.integers(0, 2**63))
def test_any_bag_is_answered(rules, seed, tiles, draws, count):
    with suppress(KernelError):
        Bag(rules, seed)
    with suppress(KernelError):
        bag = Bag(rules, (seed + bytes(32))[:32], tiles, draws)
        drawn, after = bag.draw(count)
        assert after.returned(drawn).tiles == bag.tiles
        assert bag.without(drawn).tiles == after.tiles
