"""Ratings on one scale from matches between many (Bradley and Terry 1952, on Elo's scale)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10

ROUNDS = 2000
ENOUGH = 1e-9
PRIOR = 0.5
"""Games won and lost against the field that nobody played, so that a clean sheet stays finite."""


@dataclass(frozen=True, slots=True)
class Score:
    """What A made of B.

    Attributes:
        a, b: who played.
        won: A's points, a drawn game half a point.
        games: how many there were.
    """

    a: str
    b: str
    won: float
    games: int


def ratings(scores: Sequence[Score], fixed: Mapping[str, float]) -> dict[str, float]:
    """Ratings that explain scores best: 400 points are odds of ten to one.

    A's chance against B is s(A) / (s(A) + s(B)); the strengths s are found by Zermelo's
    iteration.

    Args:
        scores: of any pairings that hang together.
        fixed: one player and its rating, from which the scale is hung.
    """
    names = sorted({name for score in scores for name in (score.a, score.b)})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        before = strength
        strength = {name: _fitting(name, scores, before) for name in names}
        if all(abs(strength[name] / before[name] - 1) < ENOUGH for name in names):
            break
    ((anchor, rating),) = fixed.items()
    return {name: rating + 400 * log10(strength[name] / strength[anchor]) for name in names}


def _fitting(name: str, scores: Sequence[Score], strength: Mapping[str, float]) -> float:
    """The strength that would have won what was won, the others being what they are."""
    won, expected = PRIOR, 2 * PRIOR / (strength[name] + 1)
    for score in scores:
        if name in (score.a, score.b):
            other = score.b if name == score.a else score.a
            won += score.won if name == score.a else score.games - score.won
            expected += score.games / (strength[name] + strength[other])
    return won / expected
