"""The search for the best play against the exhaustive generator, on whole games of self-play."""

from collections.abc import Iterator
from itertools import count, islice

import pytest

from stafla import _core, editions
from stafla.editions.leaves import shipped_leaves
from stafla.study.selfplay import SelfPlayPosition, tables
from tests.counts.corpus import NAMES
from tests.oracle.positions import Words

# `make verify`
POSITIONS = 100_000
# `make test`
SOME = 400
SEED = 11


def positions(words: Words, leaves: _core.Leaves) -> Iterator[SelfPlayPosition]:
    """Every position of game after game, as the shipped leaves play them."""
    run = words.run(leaves, SEED)
    for first in count(0, 100):
        chunk = _core.selfplay(run, first=first, games=100)
        for game in tables(words.rules, chunk.records):
            yield from game


def differences(name: str, wanted: int) -> tuple[int, list[SelfPlayPosition]]:
    """How many positions were looked at, and those in which the two find another play."""
    words = Words(editions.load(name))
    leaves = shipped_leaves(words.edition, words.rules)
    seen, found = 0, []
    for at in islice(positions(words, leaves), wanted):
        mover = at.mover(words.rules)
        others = at.racks[:mover] + at.racks[mover + 1 :]
        unseen = sum(words.rules.rack_value(rack) for rack in others)
        asked = (at.board, at.racks[mover], _core.Equity(leaves, len(at.bag), unseen))
        seen += 1
        if words.fast.best(*asked) != words.general.best(*asked):
            found.append(at)
    return seen, found


@pytest.mark.parametrize("name", NAMES)
def test_the_best_play_of_every_turn_is_that_of_the_exhaustive_list(name: str) -> None:
    assert differences(name, SOME) == (SOME, [])


@pytest.mark.verify
@pytest.mark.parametrize("name", NAMES)
def test_the_best_play_of_a_hundred_thousand_turns_is_that_of_the_list(name: str) -> None:
    assert differences(name, POSITIONS) == (POSITIONS, [])
