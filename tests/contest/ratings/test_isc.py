"""The factor that grows with the difference."""

import pytest

from stafla.contest.ratings import rating_system
from tests.contest.ratings.events import change, rate

ISC = rating_system("isc")


def test_the_factor_grows_by_one_for_ten_points_up_to_forty():
    assert [ISC.k(d) for d in (0, 50, -50, 200, 900)] == [20, 25, 25, 40, 40]


def test_a_game_moves_both_by_the_same():
    assert ISC.expected_score(400) == pytest.approx(10 / 11)
    made = change("isc", rate(1500), [(rate(1300), -1)])
    assert made.change == pytest.approx(-40 * ISC.expected_score(200))
    (part,) = made.explanation.games
    assert (part.k, part.value) == (40, pytest.approx(made.change))
