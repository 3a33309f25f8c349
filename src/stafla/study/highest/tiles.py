"""The tiles that are left to build with."""

from collections.abc import Iterable

import numpy as np

from stafla._core import AS_BLANK, BLANK
from stafla.editions import Edition
from stafla.study.highest.word_lists import Counts


def whole(edition: Edition) -> Counts:
    """Every tile of the set."""
    return np.array(edition.numbers()["counts"], np.int16)


def take(supply: Counts, letters: Iterable[int]) -> tuple[Counts, bytes] | None:
    """The supply without these letters, and the tiles they are: a blank where one is missing.

    None: there are not enough.
    """
    left, tiles = supply.copy(), []
    for letter in letters:
        missing = left[letter] <= 0
        left[BLANK if missing else letter] -= 1
        tiles.append(letter | AS_BLANK if missing else letter)
    return None if left[BLANK] < 0 else (left, bytes(tiles))
