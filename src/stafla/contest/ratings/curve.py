"""What NASPA, WESPA and others share: a curve of expectation, factors, and newcomers.

A *curve* says what a player is expected to score against another by the difference of their
ratings. The excess of what was won over what was expected, times a factor K, is the change.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from statistics import fmean

from stafla.contest.ratings.event import Game

Curve = Callable[[float], float]
"""From a difference of ratings, own minus opponent's, to the expected score, 0 to 1."""

STEPS, HALVINGS, CLOSE = 200, 60, 1e-7


def logistic(scale: float) -> Curve:
    """The logistic curve 1 / (1 + e^(-difference / scale))."""

    def curve(difference: float) -> float:
        return 1 / (1 + exp(min(700.0, -difference / scale)))

    return curve


@dataclass(frozen=True, slots=True)
class Factors:
    """The factor K by rating, larger for who has played little.

    Attributes:
        bands: ratings at which the factor falls, rising.
        early: factors below the first band, up to the second …, for fewer than ``games`` games.
        late: the same from then on.
        games: rated games that make the difference.
    """

    bands: tuple[float, ...]
    early: tuple[float, ...]
    late: tuple[float, ...]
    games: int

    def k(self, rating: float, games: int) -> float:
        """The factor at a rating, after so many rated games before the event."""
        table = self.early if games < self.games else self.late
        return table[sum(rating >= band for band in self.bands)]

    def move(self, rating: float, games: int, excess: float, *, prorated: bool = True) -> float:
        """The rating after an excess of wins.

        Where it is prorated, the part of the excess that leads up to a band counts by the factor
        before it, and only the rest by the factor behind it.
        """
        if not prorated:
            return rating + self.k(rating, games) * excess
        table = self.early if games < self.games else self.late
        rising = excess > 0
        while excess:
            at = sum(rating >= band if rising else rating > band for band in self.bands)
            ahead = self.bands[at : at + 1] if rising else self.bands[at - 1 : at] if at else ()
            step = table[at] * excess
            if not ahead or abs(ahead[0] - rating) >= abs(step):
                return rating + step
            excess -= (ahead[0] - rating) / table[at]
            rating = ahead[0]
        return rating


@dataclass(frozen=True, slots=True)
class Newcomers:
    """How the unrated get a first rating: the one at which they would expect what they won.

    Attributes:
        floor: least rating.
        reach: how far above the highest rated opponent all wins can lead; in proportion for less.
            Who met nobody rated is bound by where the newcomers of the event begin.
        start: where newcomers begin if nobody is rated; else at the mean of the rated.
    """

    floor: float
    reach: float
    start: float

    def ratings(
        self, games: Mapping[str, Sequence[Game]], known: Mapping[str, float], curve: Curve
    ) -> dict[str, float]:
        """The performance of everybody who is not known.

        Newcomers who met each other are estimated together: again and again from each other's
        last estimates, halfway at a time, until nothing moves.
        """
        met = [known[player] for player in games if player in known]
        begin = fmean(met) if met else self.start
        found = {player: begin for player in games if player not in known}
        for _ in range(STEPS):
            standing = {**known, **found}
            next_ratings = {
                player: self._one(games[player], standing, known, begin, curve) for player in found
            }
            if all(abs(next_ratings[player] - found[player]) < CLOSE for player in found):
                return next_ratings
            found = {player: (found[player] + next_ratings[player]) / 2 for player in found}
        return found

    def _one(
        self,
        games: Sequence[Game],
        standing: Mapping[str, float],
        known: Mapping[str, float],
        begin: float,
        curve: Curve,
    ) -> float:
        won = sum(game.score for game in games)
        opponents = [standing[game.opponent] for game in games]
        rated = [known[game.opponent] for game in games if game.opponent in known]
        low = self.floor
        high = max(low, max(rated, default=begin) + self.reach * won / len(games))
        if won <= sum(curve(low - opponent) for opponent in opponents):
            return low
        if won >= sum(curve(high - opponent) for opponent in opponents):
            return high
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            below = sum(curve(middle - opponent) for opponent in opponents) < won
            low, high = (middle, high) if below else (low, middle)
        return (low + high) / 2
