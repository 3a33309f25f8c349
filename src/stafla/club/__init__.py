"""Use cases: making a table, acting at it, seeing it, and the bots that play there.

Nothing here computes points or decides rules, and nothing that leaves here holds more than its
audience may know: an `Observation` is built from what is public and, for a seat, its own rack.
"""

from stafla.club.bots import BotRunner
from stafla.club.lexica import Lexica, TableLexicon
from stafla.club.lobby.game_lists import GameLists
from stafla.club.lobby.gathering import Gathering, TableRequest
from stafla.club.lobby.lobby import Lobby
from stafla.club.news.hub import LocalNews, News
from stafla.club.refusal import ClubRefusal
from stafla.club.tables.acts import Act, ActKind, Tentative
from stafla.club.tables.observation import Audience, Observation
from stafla.club.tables.setup import SeatSetup, Setup
from stafla.club.tables.tables import Tables
from stafla.club.tables.timekeeper import Timekeeper

__all__ = [
    "Act",
    "ActKind",
    "Audience",
    "BotRunner",
    "ClubRefusal",
    "GameLists",
    "Gathering",
    "Lexica",
    "Lobby",
    "LocalNews",
    "News",
    "Observation",
    "SeatSetup",
    "Setup",
    "TableLexicon",
    "TableRequest",
    "Tables",
    "Tentative",
    "Timekeeper",
]
