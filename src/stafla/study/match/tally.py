"""What the pairs played so far amount to."""

from dataclasses import dataclass, field
from math import sqrt

from stafla.study.match.confidence import Confidence
from stafla.study.match.pair import Pair, share_won

NORMAL = 1.959964
"""Standard errors on either side of a mean that hold it 95 times of 100."""

Interval = tuple[float, float]


@dataclass(slots=True)
class Mean:
    """A running mean and its spread (Welford)."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Take one more value into account."""
        self.count += 1
        before = self.mean
        self.mean += (value - before) / self.count
        self.squares += (value - before) * (value - self.mean)

    @property
    def error(self) -> float | None:
        """Standard error of the mean; None with fewer than two values."""
        if self.count < 2:
            return None
        return sqrt(self.squares / (self.count - 1) / self.count)

    @property
    def interval(self) -> Interval | None:
        """The mean and 1.96 standard errors either way; None with fewer than two values."""
        error = self.error
        if error is None:
            return None
        return (self.mean - NORMAL * error, self.mean + NORMAL * error)


@dataclass(slots=True)
class Tally:
    """A's results against B. The pair is the unit: its two games share their seed.

    ``share`` and ``spread`` are means over pairs with ordinary 95 % intervals, right for a number
    of pairs fixed beforehand; ``always`` is wider and right whenever one stops.
    """

    wins: int = 0
    draws: int = 0
    losses: int = 0
    share: Mean = field(default_factory=Mean)
    spread: Mean = field(default_factory=Mean)
    always: Confidence = field(default_factory=Confidence)

    def add(self, pair: Pair) -> None:
        """Count one more pair."""
        for totals in (pair.first, pair.second):
            result = share_won(totals)
            self.wins += result == 1
            self.losses += result == 0
            self.draws += result == 0.5
        self.share.add(pair.share)
        self.spread.add(pair.spread)
        self.always.add(pair.share)

    @property
    def pairs(self) -> int:
        """Pairs counted."""
        return self.share.count

    @property
    def share_interval(self) -> Interval | None:
        """The ordinary 95 % interval of the share, within 0 … 1; None before the second pair."""
        found = self.share.interval
        return found and (max(0.0, found[0]), min(1.0, found[1]))
