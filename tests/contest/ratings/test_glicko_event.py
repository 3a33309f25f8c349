"""Glicko-2 over an event, and Glicko-225."""

from datetime import timedelta

import pytest

from stafla.contest.ratings import RatingEntry, rating_system
from tests.contest.ratings.events import DAY, change, event, rate


def test_glickmans_example():
    opponents = [
        (rate(1400, deviation=30.0), 1),
        (rate(1550, deviation=100.0), -1),
        (rate(1700, deviation=300.0), -1),
    ]
    made = change("glicko-2", rate(1500, deviation=200.0, volatility=0.06), opponents)
    assert made.after.rating == pytest.approx(1464.05067, abs=5e-6)
    assert made.after.deviation == pytest.approx(151.51652, abs=5e-5)
    # Glickman prints 0.05999; the exact root of his equation is 0.0599960
    assert made.after.volatility == pytest.approx(0.059996, abs=5e-7)
    assert [round(part.expected, 3) for part in made.explanation.games] == [0.639, 0.432, 0.303]


def test_two_newcomers_a_hundred_points_apart_by_spread():
    made = change("glicko-225", RatingEntry("me"), [(RatingEntry("o0"), 100)])
    (part,) = made.explanation.games
    assert part.score == pytest.approx(0.983333, abs=5e-7)
    assert made.after.rating == pytest.approx(1656.8049, abs=5e-5)
    assert made.after.deviation == pytest.approx(290.2305, abs=5e-5)
    assert part.value == pytest.approx(156.8049, abs=5e-5)


def test_glicko_225_goes_game_by_game():
    changes = {
        c.player: c
        for c in rating_system("glicko-225").rate(
            event(("a", "b", 100), ("a", "c", 50), ("b", "c", 0)), {}
        )
    }
    first, second = changes["a"].explanation.games
    assert second.opponent_rating == 1500
    assert changes["c"].explanation.games[0].opponent_rating == pytest.approx(1656.8049, abs=5e-5)
    assert changes["a"].after.rating == pytest.approx(1500 + first.value + second.value)


def test_a_rest_makes_unsure():
    entry = rate(1600, deviation=60.0, volatility=0.1, date=DAY - timedelta(days=400))
    made = change("glicko-225", entry, [(rate(1600, deviation=60.0), 0)])
    assert made.explanation.numbers["idle_deviation"] > 150
