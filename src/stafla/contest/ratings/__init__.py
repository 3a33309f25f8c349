"""Ratings: how strong somebody is, replayed from games.

The site's own ladders rate game by game (`ladders`, `rate`); the numbers of their systems are
`SYSTEMS`.
"""

from stafla.contest.ratings.glicko import Standing
from stafla.contest.ratings.ladder import (
    PLAYERS,
    Change,
    Key,
    NotRated,
    Pace,
    RatedGame,
    Rung,
    Side,
    key,
    ladders,
    rate,
    rung,
)
from stafla.contest.ratings.system import SYSTEMS, System, SystemName

__all__ = [
    "PLAYERS",
    "SYSTEMS",
    "Change",
    "Key",
    "NotRated",
    "Pace",
    "RatedGame",
    "Rung",
    "Side",
    "Standing",
    "System",
    "SystemName",
    "key",
    "ladders",
    "rate",
    "rung",
]
