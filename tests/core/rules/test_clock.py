"""The clock's arithmetic through the seam.

The rules of time are in `tests/rules/game/acts/test_clock.py`.
"""

import pytest

from stafla._core import Clock, KernelError

POLICY = (100, 5, 0, 10, 300)


def test_a_clock_counts_the_time_of_whose_it_is():
    clock = Clock(2).runs(POLICY, (0, 0), True, 1_000)
    assert (clock.running, clock.since, clock.spent) == (0, 1_000, [0, 0])
    clock = clock.stopped(31_000).runs(POLICY, (1, 1), True, 31_000)
    assert (clock.running, clock.spent) == (1, [30_000, 0])
    assert [clock.left(POLICY, seat, 32_000) for seat in (0, 1)] == [75_000, 99_000]
    assert clock.given([0, -7_000]).left(POLICY, 1, 32_000) == 92_000
    assert clock.stopped(33_000).runs(POLICY, None, True, 33_000).running is None


def test_moments_of_overtime():
    clock = Clock(2).runs(POLICY, (0, 0), True, 0)
    moments = [clock.moment(POLICY, charged) for charged in (-15, 0, 10, 50)]
    assert moments == [0, 100_000, 160_000, 400_000]
    assert not clock.is_up(POLICY, 0, 399_999)
    assert clock.is_up(POLICY, 0, 400_000)
    assert Clock(2).moment(POLICY, 0) is None
    assert Clock(2).left((0, 0, 0, 0, 0), 0, 0) is None


def test_clocks_that_went_alike_are_equal():
    one, other = (Clock(2).runs(POLICY, (0, 0), True, at) for at in (0, 1))
    assert one == Clock(2).runs(POLICY, (0, 0), True, 0)
    assert hash(one) == hash(Clock(2).runs(POLICY, (0, 0), True, 0))
    assert one != other
    assert repr(one) == "Clock(spent=[0, 0], running=0, since=0)"
    assert repr(Clock(1)) == "Clock(spent=[0], running=None, since=None)"


@pytest.mark.parametrize(
    "ask",
    [
        lambda clock: clock.runs(POLICY, (2, 0), True, 0),
        lambda clock: clock.left(POLICY, 2, 0),
        lambda clock: clock.is_up(POLICY, 2, 0),
    ],
)
def test_there_are_no_other_seats(ask):
    with pytest.raises(KernelError) as raised:
        ask(Clock(2))
    assert raised.value.code == "seat"
