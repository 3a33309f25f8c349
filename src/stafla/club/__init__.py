"""Use cases: making a table, acting at it, seeing it, and the bots that play there.

Nothing here computes points or decides rules, and nothing that leaves here holds more than its
audience may know: a `Seen` is built from what is public and, for a seat, that seat's own rack.
"""

from stafla.club.bots import Robots
from stafla.club.lexica import Vocabularies, Vocabulary
from stafla.club.lobby.game_lists import GameLists
from stafla.club.lobby.lobby import Gathering, Lobby, TableRequest
from stafla.club.news.hub import LocalNews, News
from stafla.club.refusal import ClubRefusal
from stafla.club.tables.acts import Act, ActKind, Tentative
from stafla.club.tables.observation import Audience, Seen
from stafla.club.tables.setup import Guest, Setup
from stafla.club.tables.tables import Tables
from stafla.club.tables.timekeeper import Flags

__all__ = [
    "Act",
    "ActKind",
    "Audience",
    "ClubRefusal",
    "Flags",
    "GameLists",
    "Gathering",
    "Guest",
    "Lobby",
    "LocalNews",
    "News",
    "Robots",
    "Seen",
    "Setup",
    "TableRequest",
    "Tables",
    "Tentative",
    "Vocabularies",
    "Vocabulary",
]
