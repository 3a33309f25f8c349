"""The books kept of tiles that are known, and of those that are not."""

import pytest

from stafla.rules import UNKNOWN
from stafla.rules.base.tiles import (
    NotThere,
    forget,
    hidden_count,
    known_tiles,
    put,
    rack_tiles,
    take,
    without,
)

ANY = bytes([UNKNOWN])


def test_a_blank_on_the_board_is_a_blank_on_the_rack():
    assert rack_tiles(bytes([3, 0x80 | 3, 1])) == bytes([3, 0, 1])


def test_known_and_hidden_tiles_of_a_rack():
    rack = bytes([3, 1]) + ANY * 2
    assert known_tiles(rack) == bytes([3, 1])
    assert hidden_count(rack) == 2


def test_taking_out_leaves_the_rest_in_order():
    assert without(bytes([3, 1, 3, 2]), bytes([3])) == bytes([1, 2, 3])
    assert without(b"\1", b"") == b"\1"


@pytest.mark.parametrize("taken", [b"\4", b"\2\2"])
def test_what_is_not_there_cannot_be_taken(taken):
    with pytest.raises(NotThere) as raised:
        without(bytes([1, 2, 3]), taken)
    assert raised.value.tile == taken[-1]


def test_putting_together_sorts():
    assert put(b"\3\1", b"\2") == b"\1\2\3"


def test_known_tiles_leave_a_known_rack():
    assert take(bytes([5, 3, 3]), b"\7", bytes([3])) == (bytes([3, 5]), b"\7")


def test_a_tile_that_was_not_known_comes_out_of_the_pool():
    rest, pool = take(bytes([5]) + ANY * 2, bytes([5, 6, 7]), bytes([6, 5]))
    assert (rest, pool) == (ANY, bytes([5, 7]))


def test_a_known_tile_is_taken_before_an_unknown_one():
    rest, pool = take(bytes([5]) + ANY, bytes([5, 6]), bytes([5]))
    assert (rest, pool) == (ANY, bytes([5, 6]))


def test_when_an_unknown_tile_leaves_the_rest_is_unknown():
    rest, pool = take(bytes([5, 6]), bytes([7]), ANY)
    assert (rest, pool) == (ANY, bytes([5, 6, 7]))


@pytest.mark.parametrize(
    "taken", [bytes([4]), bytes([7]), bytes([5, 5]), ANY * 3, bytes([5]) + ANY * 2]
)
def test_a_known_rack_gives_only_what_it_holds(taken):
    with pytest.raises(NotThere):
        take(bytes([5, 6]), bytes([7]), taken)


def test_nothing_known_of_a_rack_but_its_size():
    assert forget(bytes([5, 6]) + ANY, b"\7") == (ANY * 3, bytes([5, 6, 7]))
