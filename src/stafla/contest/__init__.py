"""Ratings: systems as data, standings as a fold over rated games."""

from stafla.contest.glicko import Standing
from stafla.contest.ladder import Change, Key, NotRated, Pace, RatedGame, Rung, Side, ladders, rate
from stafla.contest.system import SYSTEMS, System, SystemName

__all__ = [
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
    "ladders",
    "rate",
]
