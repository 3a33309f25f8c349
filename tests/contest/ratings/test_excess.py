"""NASPA, and WESPA as TSH computes it."""

import pytest
from hypothesis import given

from stafla.contest.ratings import RatingEntry, RatingEvent, Result, rating_system
from tests.contest.ratings.events import DAY, change, event, fields, rate

NASPA, WESPA = rating_system("naspa"), rating_system("wespa")
FIELD = [(1702, 1), (1702, 1), (1778, 1), (1922, 1), (1922, 1), (1998, -1), (1998, -1)]


def test_what_is_expected():
    assert NASPA.expected_score(100) == pytest.approx(0.57903, abs=5e-6)
    assert [round(NASPA.expected_score(d), 1) for d in (127, 266, 435, 689)] == [0.6, 0.7, 0.8, 0.9]
    assert [NASPA.expected_score(d) for d in (127, 266, 435, 689)] == pytest.approx(
        [0.6, 0.7, 0.8, 0.9], abs=5e-4
    )
    assert WESPA.expected_score(100) == pytest.approx(0.64139, abs=5e-6)


@pytest.mark.parametrize(
    ("system", "expected", "new"),
    [
        ("naspa", 3.4429, 1874.91),
        ("wespa", 3.3969, 1875.65),
    ],
)
def test_five_wins_of_seven(system, expected, new):
    made = change(system, rate(1850), [(rate(r), s) for r, s in FIELD])
    assert made.explanation.numbers["expected"] == pytest.approx(expected, abs=5e-5)
    assert made.after.rating == pytest.approx(new, abs=5e-3)
    (stretch,) = made.explanation.segments
    assert (stretch.games, stretch.won, stretch.k, stretch.before) == (7, 5, 16, 1850)


@pytest.mark.parametrize(
    ("rating", "games", "excess", "new"),
    [
        (1790, 60, 2.0, 1824.0),
        (1810, 60, -2.0, 1772.5),
        (1800, 60, -1.0, 1780.0),
        (1800, 60, 1.0, 1816.0),
        (1700, 49, 1.0, 1730.0),
        (1700, 50, 1.0, 1720.0),
        (2100, 10, -10.0, 1920.0),
        (1790, 60, 0.0, 1790.0),
        (1790, 60, 30.0, 1800 + 200 + 10 * (30 - 0.5 - 12.5)),
    ],
)
def test_an_excess_that_crosses_a_band_is_divided_there(rating, games, excess, new):
    assert NASPA.factors().move(rating, games, excess) == pytest.approx(new)


@pytest.mark.parametrize(
    ("rating", "games", "k"),
    [
        (1799, 60, 20),
        (1800, 60, 16),
        (1999, 60, 16),
        (2000, 60, 10),
        (1799, 49, 30),
    ],
)
def test_at_a_band_the_factor_behind_it_counts(rating, games, k):
    assert NASPA.factors().k(rating, games) == k


def test_without_proration_the_first_factor_holds():
    assert WESPA.factors().move(1790, 60, 2.0, prorated=False) == 1830


@pytest.mark.parametrize(
    ("rounds", "stretches"),
    [
        (16, ((1, 16),)),
        (17, ((1, 8), (9, 17))),
        (35, ((1, 17), (18, 35))),
        (36, ((1, 12), (13, 24), (25, 36))),
    ],
)
def test_a_long_event_is_rated_in_stretches(rounds, stretches):
    assert NASPA.stretches(rounds) == stretches
    assert WESPA.stretches(rounds) == ((1, rounds),)


def test_later_stretches_begin_where_earlier_ones_end():
    made = change("naspa", rate(1500), [(rate(1500), 5)] * 17)
    first, second = made.explanation.segments
    assert (first.games, second.games) == (8, 9)
    assert first.after == second.before == pytest.approx(1500 + 20 * 4)
    assert second.after == made.after.rating
    assert made.after.games == 77


def test_a_newcomer_gets_the_rating_that_expects_the_result():
    made = change("naspa", RatingEntry("me"), [(rate(r), s) for r, s in FIELD])
    assert made.explanation.method == "performance"
    assert made.explanation.numbers["expected"] == pytest.approx(5, abs=1e-4)
    assert made.change is None


def test_all_wins_reach_400_above_the_best_opponent_and_no_losses_fall_below_500():
    assert change("naspa", RatingEntry("me"), [(rate(1500), 9)]).after.rating == 1900
    assert change("naspa", RatingEntry("me"), [(rate(1500), -9)]).after.rating == 500
    half = change("naspa", RatingEntry("me"), [(rate(1500), 9), (rate(500), -9)]).after.rating
    assert half <= 1700


def test_newcomers_who_met_are_estimated_together():
    played = event(("a", "b", 5), ("b", "a", 5), ("a", "x", 5), ("a", "x", -5))
    changes = {c.player: c for c in NASPA.rate(played, {"x": rate(1400)})}
    assert changes["a"].after.rating == pytest.approx(1400, abs=1e-3)
    assert changes["b"].after.rating == pytest.approx(1400, abs=1e-3)
    assert changes["x"].after.rating == pytest.approx(1400, abs=1e-3)


def test_a_field_without_anybody_rated_begins_at_the_start():
    changes = NASPA.rate(event(("a", "b", 5), ("b", "a", 5)), {})
    assert [c.after.rating for c in changes] == pytest.approx([1500, 1500])


@given(fields())
def test_between_the_rated_of_one_factor_points_change_hands(field):
    played, _ = field
    entries = {player: rate(1000.0) for player in played.games()}
    entries = {player: RatingEntry(player, 1000.0, 60) for player in entries}
    changes = NASPA.rate(played, entries)
    assert sum(c.change for c in changes) == pytest.approx(0, abs=1e-9)


def test_who_came_late_is_rated_by_the_rounds_played():
    results = tuple(Result(n, "me", "o", 400, 300) for n in range(10, 18))
    made = NASPA.rate(RatingEvent("x", DAY, results), {"me": RatingEntry("me", 1500, 60)})
    assert [s.first for s in made[0].explanation.segments] == [9]
