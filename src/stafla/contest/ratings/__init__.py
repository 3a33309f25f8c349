"""Ratings: how strong somebody is, replayed from games.

The site's own ladders rate game by game (`ladders`, `rate`); the numbers of their systems are
`SYSTEMS`. The systems of federations (`rating_systems`) rate the games of an event
(`RatingEvent`) and explain each change; their lists are replayed from events (`replay`).
"""

from stafla.contest.ratings.event import (
    Explanation,
    GamePart,
    RatingChange,
    RatingEntry,
    RatingEvent,
    RatingSystem,
    Result,
    Segment,
    SystemInfo,
    Tournament,
)
from stafla.contest.ratings.federations import (
    UnknownSystem,
    parse_system,
    rating_system,
    rating_systems,
)
from stafla.contest.ratings.glicko import GlickoRating
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
from stafla.contest.ratings.lists import RatingList, RatingListFault, Row, replay
from stafla.contest.ratings.pfs import scalp
from stafla.contest.ratings.system import SYSTEMS, System, SystemName

__all__ = [
    "PLAYERS",
    "SYSTEMS",
    "Change",
    "Explanation",
    "GamePart",
    "GlickoRating",
    "Key",
    "NotRated",
    "Pace",
    "RatedGame",
    "RatingChange",
    "RatingEntry",
    "RatingEvent",
    "RatingList",
    "RatingListFault",
    "RatingSystem",
    "Result",
    "Row",
    "Rung",
    "Segment",
    "Side",
    "System",
    "SystemInfo",
    "SystemName",
    "Tournament",
    "UnknownSystem",
    "key",
    "ladders",
    "parse_system",
    "rate",
    "rating_system",
    "rating_systems",
    "replay",
    "rung",
    "scalp",
]
