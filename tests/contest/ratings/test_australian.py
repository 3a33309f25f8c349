"""The Australian line."""

import pytest

from stafla.contest.ratings import RatingEntry, rating_system
from tests.contest.ratings.events import change, rate

AUSTRALIA = rating_system("australia")


def test_five_wins_of_seven_against_sixty_points_less():
    made = change("australia", rate(1453), [(rate(1393), 1)] * 5 + [(rate(1393), -1)] * 2)
    assert made.change == pytest.approx(23)
    assert made.explanation.numbers == pytest.approx({"mean": 1393, "won": 5, "expected": 3.85})


def test_no_more_than_nineteen_of_twenty_are_expected():
    assert [AUSTRALIA.expected_score(d) for d in (0, 540, 900, -900)] == pytest.approx(
        [0.5, 0.95, 0.95, 0.05]
    )


def test_a_newcomer_turns_the_line_around():
    made = change("australia", RatingEntry("me"), [(rate(1400), 1)] * 3 + [(rate(1400), -1)])
    assert made.after.rating == pytest.approx(1400 + 1200 * 0.25)
    assert made.explanation.method == "performance"
