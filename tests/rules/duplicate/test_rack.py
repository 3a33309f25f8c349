"""Vowels and consonants of a duplicate rack, and the end of the bag."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.editions import load
from stafla.rules.duplicate.rack import Kinds, RackRule, bag_ends

COUNTS = st.integers(0, 9)
KINDS = st.builds(Kinds, COUNTS, COUNTS, st.integers(0, 2))


@pytest.mark.proves("PL-61", "PL-62")
@pytest.mark.parametrize(
    ("kinds", "move", "fits"),
    [
        ((1, 5, 1), 15, True),
        ((1, 6, 0), 15, False),
        ((1, 6, 0), 16, True),
        ((0, 5, 2), 15, True),
        ((0, 7, 0), 16, False),
        ((1, 1, 1), 15, False),
        ((0, 6, 1), 15, False),
        ((0, 6, 1), 16, True),
        ((7, 0, 0), 1, False),
        ((5, 2, 0), 1, True),
    ],
)
def test_two_of_each_kind_in_the_first_fifteen_moves_and_one_of_each_after(kinds, move, fits):
    assert RackRule().fits(Kinds(*kinds), move) is fits


@pytest.mark.proves("PL-61")
def test_as_the_leaflet_prints_it_every_full_rack_fits_in_the_first_fifteen_moves():
    printed = RackRule("either")
    for vowels in range(8):
        for blanks in range(8 - vowels):
            kinds = Kinds(vowels, 7 - vowels - blanks, blanks)
            assert printed.fits(kinds, 15)
    assert not printed.fits(Kinds(0, 7), 16)
    assert printed.fits(Kinds(1, 6), 16)


@pytest.mark.proves("PL-62")
def test_a_blank_counts_once_or_where_it_is_agreed_on_both_sides():
    assert not RackRule().fits(Kinds(1, 1, 1), 15)
    assert RackRule(blank_twice=True).fits(Kinds(1, 1, 1), 15)


@given(KINDS, st.integers(1, 2))
def test_a_blank_is_one_of_the_two_kinds(kinds, least):
    shared = [
        (kinds.vowels + given, kinds.consonants + kinds.blanks - given)
        for given in range(kinds.blanks + 1)
    ]
    assert kinds.both(least) == any(min(pair) >= least for pair in shared)
    assert kinds.either(least) == any(max(pair) >= least for pair in shared)


@given(KINDS, st.integers(1, 30), st.sampled_from(["both", "either"]), st.booleans())
def test_what_is_asked_for_can_be_had_of_the_tiles_left(left, move, early, twice):
    rule = RackRule(early, twice)
    racks = [
        Kinds(vowels, consonants, blanks)
        for vowels in range(left.vowels + 1)
        for consonants in range(left.consonants + 1)
        for blanks in range(left.blanks + 1)
        if vowels + consonants + blanks == min(7, left.count)
    ]
    assert any(rule.fits(rack, move, left) for rack in racks)


def test_letters_are_of_the_kind_that_the_edition_says():
    for name in ("is", "fi", "sv", "pl", "en"):
        edition = load(name)
        tiles = b"\0" + edition.alphabet.word("AKY")
        vowels = 1 if name == "en" else 2
        assert Kinds.of(edition, tiles) == Kinds(vowels, 3 - vowels, 1)


@pytest.mark.proves("PL-64")
def test_the_bag_ends_the_game_when_it_holds_no_more_of_a_kind():
    for bag, rack, printed, before, together in (
        (Kinds(1, 1), Kinds(0, 0), False, False, False),
        (Kinds(0, 9), Kinds(2, 0), True, True, False),
        (Kinds(9, 0), Kinds(3, 0), True, True, True),
        (Kinds(0, 3, 1), Kinds(0, 0), False, False, False),
        (Kinds(0, 0, 1), Kinds(0, 0), True, True, True),
        # all are drawn: the last must be laid as well
        (Kinds(0, 0), Kinds(1, 1), False, True, False),
        (Kinds(0, 0), Kinds(0, 1, 1), False, True, False),
        (Kinds(0, 0), Kinds(0, 1), False, True, True),
        (Kinds(0, 0), Kinds(0, 0), True, True, True),
    ):
        assert bag_ends("laid", bag, rack) is printed
        assert bag_ends("bag", bag, rack) is before
        assert bag_ends("bag-and-rack", bag, rack) is together
