"""Players: what they may see and decide, the bots there are, and a table for them.

`Player` is what a table asks; `Bot` answers everything but the turn itself, so that a bot is one
method (docs/guides/bots.md). `Match` lets players play by the law.
"""

from stafla.bots.engine import BestEquity, HighestScore
from stafla.bots.kinds import KINDS, LEVELS, USUAL, UnknownBot, contestant, make
from stafla.bots.match import Judge, Match, judge_by, possible_by
from stafla.bots.player import (
    Bot,
    Decision,
    Exchange,
    Lay,
    Pass,
    Player,
    Players,
    Resign,
    Sight,
    TakeBlank,
    kernel_move,
    sight_of,
)

__all__ = [
    "KINDS",
    "LEVELS",
    "USUAL",
    "BestEquity",
    "Bot",
    "Decision",
    "Exchange",
    "HighestScore",
    "Judge",
    "Lay",
    "Match",
    "Pass",
    "Player",
    "Players",
    "Resign",
    "Sight",
    "TakeBlank",
    "UnknownBot",
    "contestant",
    "judge_by",
    "kernel_move",
    "make",
    "possible_by",
    "sight_of",
]
