"""Seierstad's system, with the constant for Swedish data."""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given

from stafla.contest.ratings import RatingEntry, rating_system
from tests.contest.ratings.events import DAY, change, fields, rate

SEIERSTAD = rating_system("seierstad")


def test_two_newcomers_fifty_points_apart():
    made = change("seierstad", RatingEntry("me"), [(RatingEntry("o0"), 50)])
    assert made.after.rating == pytest.approx(1576.5550, abs=5e-5)
    assert made.after.deviation == pytest.approx(333.1738, abs=5e-5)


def test_three_games():
    opponents = [
        (rate(1550, deviation=60.0), 30),
        (rate(1700, deviation=90.0), -20),
        (rate(1500, deviation=400.0), 120),
    ]
    made = change("seierstad", rate(1600, deviation=80.0, date=DAY), opponents)
    assert made.after.rating == pytest.approx(1611.0582, abs=5e-5)
    assert made.after.deviation == pytest.approx(77.0122, abs=5e-5)
    assert [part.value for part in made.explanation.games] == [1700, 1600, 2100]


@pytest.mark.parametrize(("growth", "after"), [("c2d", 207.12), ("cd", 100.25), ("c2d2", 400)])
def test_a_year_without_a_game_by_each_reading_of_the_note(growth, after):
    system = replace(SEIERSTAD, growth=growth)
    # the third reading was printed for c times d squared, which is beyond the bound as well
    assert system.idle(80, 365) == pytest.approx(after, abs=5e-3)


def test_the_rest_before_an_event_is_in_the_explanation():
    before = rate(1600, deviation=80.0, date=DAY - timedelta(days=365))
    made = change("seierstad", before, [(rate(1600, deviation=60.0), 0)])
    assert made.explanation.numbers["idle_deviation"] == pytest.approx(207.12, abs=5e-3)


@given(fields())
def test_a_change_follows_from_its_explanation(field):
    for made in SEIERSTAD.rate(*field):
        why = made.explanation
        own = why.numbers["own_weight"]
        total = own + sum(part.weight for part in why.games)
        moved = own * why.numbers["prior"] + sum(part.weight * part.value for part in why.games)
        assert made.after.rating == pytest.approx(moved / total)
        assert made.after.deviation <= why.numbers["idle_deviation"]
