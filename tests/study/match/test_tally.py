"""Pairs counted."""

from math import isclose

import pytest

from stafla.study.match import Pair, Tally


def test_a_pair_is_worth_the_mean_of_its_games() -> None:
    pair = Pair(0, (400, 300), (350, 380))
    assert (pair.share, pair.spread) == (0.5, 35)
    assert Pair(0, (1, 1), (2, 1)).share == 0.75


def test_a_pair_reads_back_from_its_line() -> None:
    pair = Pair(17, (400, -3), (350, 380))
    assert Pair.from_line(pair.to_line()) == pair


@pytest.mark.parametrize(
    "line", ["", "{}", "[]", '{"pair":1,"totals":[[1,2]]}', '{"pair":1,"totals":[[1,2],[3,"4"]]}']
)
def test_a_line_that_is_no_pair_is_refused(line: str) -> None:
    with pytest.raises(ValueError):
        Pair.from_line(line)


def test_the_tally_counts_games_and_means_over_pairs() -> None:
    tally = Tally()
    for pair in (Pair(0, (2, 1), (2, 1)), Pair(1, (1, 2), (1, 1)), Pair(2, (5, 1), (1, 2))):
        tally.add(pair)
    assert (tally.pairs, tally.wins, tally.draws, tally.losses) == (3, 3, 1, 2)
    assert isclose(tally.share.mean, (1 + 0.25 + 0.5) / 3)
    assert isclose(tally.spread.mean, (1 - 0.5 + 1.5) / 3)
    # by hand: the deviations of 1, 1/4, 1/2 from 7/12 square to 168/576; / 2 / 3, root
    assert isclose(tally.share.error or 0, (168 / 576 / 6) ** 0.5)
    low, high = tally.share_interval or (0, 0)
    assert isclose((low + high) / 2, (7 / 12 - 1.959964 * (168 / 576 / 6) ** 0.5 + 1) / 2)


def test_one_pair_says_nothing_of_how_pairs_differ() -> None:
    tally = Tally()
    tally.add(Pair(0, (2, 1), (2, 1)))
    assert tally.share_interval is None
    assert tally.spread.interval is None
