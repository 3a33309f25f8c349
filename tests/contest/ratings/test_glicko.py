"""Glicko-2 by its published example, and what must hold whatever the games."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.ratings import GlickoRating
from stafla.contest.ratings.glicko import (
    GlickoLimits,
    Outcome,
    expected_score,
    idle,
    update,
    weight,
)

standings = st.builds(
    GlickoRating,
    st.floats(500, 2500),
    st.floats(30, 350),
    st.floats(0.03, 0.1),
)
scores = st.floats(0, 1)


def test_glickmans_example_comes_out_to_the_printed_precision():
    player = GlickoRating(1500, 200, 0.06)
    games = [
        Outcome(GlickoRating(1400, 30), 1),
        Outcome(GlickoRating(1550, 100), 0),
        Outcome(GlickoRating(1700, 300), 0),
    ]
    after = update(player, games, GlickoLimits(tau=0.5))
    assert after.rating == pytest.approx(1464.05067, abs=1e-4)
    assert after.deviation == pytest.approx(151.51652, abs=1e-4)
    assert after.volatility == pytest.approx(0.059996, abs=1e-6)


def by_halving(player, games, tau):
    """The volatility of step 5, by halving an interval around the root of Glickman's equation."""
    phi, information, surprise = player.deviation / 173.7178, 0.0, 0.0
    for game in games:
        g, e = weight(game.opponent), expected_score(player, game.opponent)
        information += g * g * e * (1 - e)
        surprise += g * (game.score - e)
    v, delta, start = 1 / information, surprise / information, math.log(player.volatility**2)

    def f(x):
        grown = phi**2 + v + math.exp(x)
        return math.exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - start) / tau**2

    low, high = -30.0, 5.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return math.exp(low / 2)


@given(standings, st.lists(st.builds(Outcome, standings, scores), min_size=1, max_size=5))
def test_the_volatility_solves_glickmans_equation(player, games):
    after = update(player, games, GlickoLimits(most_volatility=9))
    assert after.volatility == pytest.approx(by_halving(player, games, 0.5), rel=1e-5)


def test_glickmans_intermediate_figures_are_ours():
    assert [round(weight(GlickoRating(1500, rd)), 4) for rd in (30, 100, 300)] == [
        0.9955,
        0.9531,
        0.7242,
    ]
    player = GlickoRating(1500, 200)
    chances = [
        expected_score(player, GlickoRating(*opponent))
        for opponent in ((1400, 30), (1550, 100), (1700, 300))
    ]
    assert chances == pytest.approx([0.639, 0.432, 0.303], abs=5e-4)


def test_a_period_without_games_changes_nothing_but_the_certainty():
    before = GlickoRating(1600, 50, 0.06)
    after = update(before, [], GlickoLimits())
    assert (after.rating, after.volatility) == (1600, 0.06)
    assert after.deviation == pytest.approx(math.hypot(50, 0.06 * 173.7178))


def test_a_player_away_for_ever_is_as_unknown_as_a_new_one():
    assert idle(GlickoRating(1600, 50, 0.06), 1e9, GlickoLimits()).deviation == 350


@given(standings, standings)
def test_what_one_expects_the_other_does_not_if_both_are_known_alike(one, other):
    other = GlickoRating(other.rating, one.deviation)
    assert expected_score(one, other) + expected_score(other, one) == pytest.approx(1)


@given(standings, standings, scores)
def test_a_score_above_what_was_expected_raises_and_one_below_lowers(player, opponent, score):
    after = update(player, [Outcome(opponent, score)], GlickoLimits(), periods=0)
    gained = after.rating - player.rating
    surplus = score - expected_score(player, opponent)
    assert gained == 0 or (gained > 0) == (surplus > 0)


@given(standings, standings, scores)
def test_a_game_makes_a_player_better_known(player, opponent, score):
    after = update(player, [Outcome(opponent, score)], GlickoLimits(), periods=0)
    assert after.deviation < player.deviation


@given(standings, standings, scores, scores)
def test_the_more_is_made_of_a_game_the_higher_the_rating(player, opponent, one, other):
    less, more = sorted((one, other))
    rated = [
        update(player, [Outcome(opponent, score)], GlickoLimits(), periods=0).rating
        for score in (less, more)
    ]
    assert rated[0] <= rated[1] + 1e-9


@given(standings, st.lists(st.builds(Outcome, standings, scores), max_size=8), st.floats(0, 500))
def test_standings_keep_within_their_limits(player, games, periods):
    limits = GlickoLimits(least_deviation=60)
    after = update(player, games, limits, periods)
    assert 60 <= after.deviation <= 350
    assert 0 < after.volatility <= 0.1
    assert math.isfinite(after.rating)


@given(standings, st.floats(0, 100), st.floats(0, 100))
def test_rest_adds_up(player, one, other):
    limits = GlickoLimits(most_deviation=1e6)
    apart = idle(idle(player, one, limits), other, limits)
    assert apart.deviation == pytest.approx(idle(player, one + other, limits).deviation)
