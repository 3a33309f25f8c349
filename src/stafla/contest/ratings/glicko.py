"""Glicko-2: a rating with its uncertainty (Glickman, "Example of the Glicko-2 system", 2013).

A standing is a rating, how far it may be off (its deviation) and how unsteady the player's results
are (the volatility). Everything here is on the scale that people read: 1500 is where all begin,
and a deviation of 350 says that next to nothing is known.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

SCALE: Final = 173.7178
"""Points of the printed scale in one unit of Glickman's."""
ENOUGH: Final = 1e-9
MOST_STEPS: Final = 200


@dataclass(frozen=True, slots=True)
class GlickoRating:
    """Where a player stands: rating and deviation in points, volatility in units of `SCALE`."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class GlickoLimits:
    """What a standing is kept within.

    Attributes:
        tau: how freely the volatility may change.
        least_deviation, most_deviation: bounds of the deviation, in points.
        most_volatility: bound of the volatility.
    """

    tau: float = 0.5
    least_deviation: float = 0.0
    most_deviation: float = 350.0
    most_volatility: float = 0.1


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game: whom it was against, and what was made of it from 0 (all lost) to 1 (all won)."""

    opponent: GlickoRating
    score: float


def expected_score(player: GlickoRating, opponent: GlickoRating) -> float:
    """The score to be expected, 0 to 1; an opponent little is known of pulls it to one half."""
    return 1 / (1 + exp(-weight(opponent) * (player.rating - opponent.rating) / SCALE))


def weight(opponent: GlickoRating) -> float:
    """How much a game against somebody counts, 0 to 1: the better known they are, the more."""
    return 1 / sqrt(1 + 3 * (opponent.deviation / SCALE / pi) ** 2)


def idle(standing: GlickoRating, periods: float, limits: GlickoLimits) -> GlickoRating:
    """The standing after so many rating periods without a game: known less surely."""
    return _within(standing.rating, _grow(standing, periods), standing.volatility, limits)


def update(
    standing: GlickoRating, outcomes: Sequence[Outcome], limits: GlickoLimits, periods: float = 1.0
) -> GlickoRating:
    """The standing after a period's games.

    Args:
        standing: before them.
        outcomes: the games.
        limits: what the standing is kept within.
        periods: how many rating periods go by with them; 1 in Glickman's example, 0 when every
            game is rated by itself and the time between games is counted by `idle`.
    """
    if not outcomes:
        return idle(standing, periods, limits)
    information = surprise = 0.0
    for outcome in outcomes:
        g, e = weight(outcome.opponent), expected_score(standing, outcome.opponent)
        information += g * g * e * (1 - e)
        surprise += g * (outcome.score - e)
    volatility = _volatility(standing, 1 / information, surprise / information, limits.tau)
    before = _grow(GlickoRating(standing.rating, standing.deviation, volatility), periods)
    deviation = 1 / sqrt(1 / before**2 + information)
    moved = deviation * deviation * surprise
    return _within(standing.rating + SCALE * moved, deviation, volatility, limits)


def _grow(standing: GlickoRating, periods: float) -> float:
    """The deviation in units of `SCALE` after so many periods (step 6)."""
    return sqrt((standing.deviation / SCALE) ** 2 + periods * standing.volatility**2)


def _within(
    rating: float, deviation: float, volatility: float, limits: GlickoLimits
) -> GlickoRating:
    points = min(max(SCALE * deviation, limits.least_deviation), limits.most_deviation)
    return GlickoRating(rating, points, min(volatility, limits.most_volatility))


def _volatility(standing: GlickoRating, variance: float, improvement: float, tau: float) -> float:
    """The new volatility (step 5), found by the method of Illinois."""
    square, start = (standing.deviation / SCALE) ** 2, log(standing.volatility**2)

    def f(x: float) -> float:
        grown = square + variance + exp(x)
        pull = exp(x) * (improvement**2 - grown) / (2 * grown**2)
        return pull - (x - start) / tau**2

    low, high = start, _other_end(f, start, tau, improvement**2 - square - variance)
    f_low, f_high = f(low), f(high)
    for _ in range(MOST_STEPS):
        if abs(high - low) <= ENOUGH:
            break
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)


def _other_end(f: Callable[[float], float], start: float, tau: float, excess: float) -> float:
    """A second bound, so that the solution lies between it and ``start``."""
    if excess > 0:
        return log(excess)
    bound = start - tau
    while f(bound) < 0:
        bound -= tau
    return bound
