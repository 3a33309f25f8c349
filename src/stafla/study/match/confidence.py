"""An interval for a mean that holds at every moment at once.

One may look at it after each pair and stop when it says enough: the chance that it *ever* misses
the true mean is at most ``doubt``. It is the hedged betting sequence of Waudby-Smith and Ramdas
(Estimating means of bounded random variables by betting, 2023): for each candidate mean two
gamblers bet against it, one that the mean is higher, one that it is lower. Against the true mean
neither bet is favourable, so by Ville's inequality neither fortune reaches 2 / doubt but with
probability doubt / 2. The candidates against which somebody got so rich are ruled out for good.
"""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

CANDIDATES = 2001
BOLDEST = 0.75
"""The largest part of a fortune that is staked, so that nobody goes bankrupt."""

Floats = NDArray[np.float64]


def _candidates() -> Floats:
    return np.linspace(0, 1, CANDIDATES)[1:-1]


def _nothing() -> Floats:
    return np.zeros(CANDIDATES - 2)


@dataclass(slots=True)
class Confidence:
    """The means that are not ruled out by the values so far, each of them in 0 … 1.

    Args:
        doubt: the chance that the true mean is ever ruled out.
    """

    doubt: float = 0.05
    count: int = 0
    mean: float = 0.5
    squares: float = 0.25
    _means: Floats = field(default_factory=_candidates, repr=False)
    _higher: Floats = field(default_factory=_nothing, repr=False)
    _lower: Floats = field(default_factory=_nothing, repr=False)
    _out: NDArray[np.bool_] = field(
        default_factory=lambda: np.zeros(CANDIDATES - 2, np.bool_), repr=False
    )

    def add(self, value: float) -> None:
        """Take one more value into account."""
        self._bet(value)
        self.count += 1
        before = self.mean
        self.mean += (value - before) / (self.count + 1)
        self.squares += (value - before) * (value - self.mean)

    def _bet(self, value: float) -> None:
        """All gamblers bet by what was known before the value, then learn it."""
        variance = self.squares / (self.count + 1)
        gap = self.mean - self._means
        stake = gap / (variance + gap * gap)
        up = np.clip(stake, 0, BOLDEST / self._means)
        down = np.clip(-stake, 0, BOLDEST / (1 - self._means))
        self._higher += np.log1p(up * (value - self._means))
        self._lower += np.log1p(down * (self._means - value))
        rich = np.log(2 / self.doubt)
        self._out |= (self._higher >= rich) | (self._lower >= rich)

    @property
    def interval(self) -> tuple[float, float]:
        """The lowest and the highest mean that can still be, a candidate's width added."""
        left = self._means[~self._out]
        if not len(left):
            return (self.mean, self.mean)
        step = 1 / (CANDIDATES - 1)
        return (max(0.0, float(left[0]) - step), min(1.0, float(left[-1]) + step))

    def side(self, mean: float) -> int:
        """1: the true mean is above this one, -1: below, 0: not known yet."""
        low, high = self.interval
        return (low > mean) - (high < mean)
