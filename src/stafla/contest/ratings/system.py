"""Rating systems as data: how a game becomes a score from 0 to 1, and the limits of a standing."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from typing import Final, Literal

from stafla.contest.ratings.glicko import GlickoLimits

SystemName = Literal["glicko-2", "spread"]
DAY: Final = 24 * 3600 * 1000
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class System:
    """A rating system.

    Attributes:
        name: its stable name.
        reads_spread: whether the margin counts, or only who won.
        period: milliseconds in one rating period; standings grow unsure by it.
        limits: of standings.
    """

    name: SystemName
    reads_spread: bool
    period: int
    limits: GlickoLimits

    def score(self, won: int, margin: int, average: float) -> float:
        """What a game is worth to a player, 0 to 1; the opponent has the rest to 1.

        Args:
            won: 1 if the player won, 0 if the game was drawn, -1 if it was lost.
            margin: points between the totals, never negative; 0 where the winner had fewer.
            average: rating of both players on average, before the game.
        """
        if not self.reads_spread:
            return (won + 1) / 2
        boost = win_boost(average)
        reach = 250 + 500 * boost / (1 - 2 * boost)
        return 0.5 + won * min(0.5, boost + margin / reach)


def win_boost(average: float) -> float:
    """What winning is worth before the margin counts: a third of a game to one half.

    The stronger the players, the more the win itself counts and the less the margin.
    """
    return 1 / 3 + (1 / 6) / (1 + exp(-0.005 * (average - 1500)))


SYSTEMS: Final[Mapping[SystemName, System]] = {
    system.name: system
    for system in (
        System("glicko-2", False, 4 * DAY, GlickoLimits()),
        System("spread", True, 4 * DAY, GlickoLimits(least_deviation=60.0)),
    )
}
