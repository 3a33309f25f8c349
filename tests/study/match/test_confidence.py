"""The interval that may be looked at after every value."""

import random
from fractions import Fraction
from math import isclose

import pytest

from stafla.study.match import Confidence

PAIRS = (0.0, 0.25, 0.5, 0.75, 1.0)


def after(values: list[float]) -> Confidence:
    made = Confidence()
    for value in values:
        made.add(value)
    return made


def test_before_anything_is_known_every_mean_is_possible() -> None:
    assert Confidence().interval == (0, 1)
    assert Confidence().side(0.5) == 0


def test_values_all_alike_leave_only_means_near_them() -> None:
    low, high = after([1.0] * 400).interval
    assert 0.97 < low < 1 == high
    low, high = after([0.0] * 400).interval
    assert low == 0 < high < 0.03


def test_wins_and_losses_mirror_each_other() -> None:
    dice = random.Random(5)
    values = [dice.choice((0.5, 0.75, 1.0)) for _ in range(120)]
    low, high = after(values).interval
    mirrored = after([1 - value for value in values]).interval
    assert isclose(low, 1 - mirrored[1], abs_tol=1e-9)
    assert isclose(high, 1 - mirrored[0], abs_tol=1e-9)
    assert after(values).side(0.5) == 1 == -after([1 - value for value in values]).side(0.5)


def test_the_gamblers_play_a_fair_game_against_the_true_mean() -> None:
    """Their fortunes' mean over all sequences of coin throws is what they began with, exactly."""
    throws = 8
    fortunes = []
    for number in range(2**throws):
        made = after([float(number >> place & 1) for place in range(throws)])
        middle = len(made._means) // 2
        assert made._means[middle] == 0.5
        fortunes.append((made._higher[middle], made._lower[middle]))
    from math import exp, fsum

    for side in (0, 1):
        assert isclose(fsum(exp(pair[side]) for pair in fortunes), len(fortunes), rel_tol=1e-12)
    assert len(set(fortunes)) > throws


@pytest.mark.parametrize("chances", [(1, 1, 2, 1, 1), (0, 1, 1, 1, 3)])
def test_the_true_mean_is_hardly_ever_ruled_out_at_any_moment(chances: tuple[int, ...]) -> None:
    exact = sum(Fraction(n) * Fraction(v) for n, v in zip(chances, PAIRS, strict=True))
    true = float(exact / sum(chances))
    dice = random.Random(11)
    missed = 0
    for _ in range(100):
        made = after(dice.choices(PAIRS, chances, k=150))  # nothing that was ruled out comes back
        low, high = made.interval
        missed += not low <= true <= high
    assert missed <= 5


def test_a_clear_difference_is_found_long_before_the_end() -> None:
    dice = random.Random(3)
    made = Confidence()
    while not made.side(0.5):
        made.add(dice.choices(PAIRS, (1, 2, 4, 5, 5))[0])
    assert made.side(0.5) == 1
    assert made.count < 120
