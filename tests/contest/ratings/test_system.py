"""How a game becomes a score: by winning alone, or by the spread too."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.ratings import SYSTEMS, GlickoRating
from stafla.contest.ratings.glicko import Outcome, update
from stafla.contest.ratings.system import win_boost

SPREAD = SYSTEMS["spread"]
PLAIN = SYSTEMS["glicko-2"]
wins = st.sampled_from((-1, 0, 1))
margins = st.integers(0, 1000)
averages = st.floats(300, 3000)


def test_two_new_players_a_hundred_points_apart():
    new = GlickoRating(1500, 350, 0.06)
    score = SPREAD.score(1, 100, 1500)
    assert score == pytest.approx(0.983333, abs=1e-6)
    after = update(new, [Outcome(new, score)], SPREAD.limits, periods=0)
    assert after.rating == pytest.approx(1656.8049, abs=1e-3)
    assert after.deviation == pytest.approx(290.2305, abs=1e-3)


def test_winning_is_worth_five_twelfths_between_average_players():
    assert win_boost(1500) == pytest.approx(0.41667, abs=1e-5)


def test_without_the_spread_a_win_is_a_win():
    assert [PLAIN.score(won, 300, 1500) for won in (1, 0, -1)] == [1, 0.5, 0]


@given(wins, margins, averages)
def test_two_players_share_one_game(won, margin, average):
    margin = margin if won else 0
    for system in SYSTEMS.values():
        assert system.score(won, margin, average) + system.score(
            -won, margin, average
        ) == pytest.approx(1)


@given(margins, averages)
def test_a_win_is_more_than_a_draw_however_narrow_and_no_more_than_a_game(margin, average):
    assert 0.5 < SPREAD.score(1, margin, average) <= 1


@given(margins, margins, averages)
def test_a_wider_margin_is_never_worth_less(one, other, average):
    less, more = sorted((one, other))
    assert SPREAD.score(1, less, average) <= SPREAD.score(1, more, average)


@given(averages, averages)
def test_the_stronger_the_players_the_more_the_win_itself_counts(one, other):
    less, more = sorted((one, other))
    assert 1 / 3 < win_boost(less) <= win_boost(more) < 1 / 2
