"""Use cases: making a table, acting at it, seeing it, and the bots that play there.

Nothing here computes points or decides rules, and nothing that leaves here holds more than its
audience may know: a `Seen` is built from what is public and, for a seat, that seat's own rack.
"""

from stafla.club.act import Act, ActKind, Tentative
from stafla.club.errors import TableRefusal
from stafla.club.flags import Flags
from stafla.club.games import GameLists
from stafla.club.lobby import Call, Gathering, Lobby
from stafla.club.news import LocalNews, News
from stafla.club.robots import Robots
from stafla.club.seen import Audience, Seen
from stafla.club.setup import Guest, Setup
from stafla.club.table import Tables
from stafla.club.vocabulary import Vocabularies, Vocabulary

__all__ = [
    "Act",
    "ActKind",
    "Audience",
    "Call",
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
    "TableRefusal",
    "Tables",
    "Tentative",
    "Vocabularies",
    "Vocabulary",
]
