"""Which pace a time control is."""

import pytest

from stafla.contest.pace import pace


@pytest.mark.parametrize(
    ("base", "increment", "expected"),
    [
        (None, 0, "untimed"),
        (180, 0, "blitz"),
        (180, 12, "rapid"),
        (10 * 60, 0, "rapid"),
        (25 * 60, 0, "classical"),
        (0, 120, "classical"),
    ],
)
def test_the_pace_is_that_of_all_the_time_of_a_player(base, increment, expected):
    assert pace(base, increment) == expected


def test_time_in_days_is_correspondence():
    assert pace(3 * 86400, days=True) == "correspondence"
