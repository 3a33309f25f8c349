"""Duplicate (PL-53 to PL-64): the game, its slips, who takes part, the arbiter's desk."""

from stafla.club.duplicate.conditions import SECOND, BadConditions, Conditions
from stafla.club.duplicate.desk import ArbiterDesk, Doubts
from stafla.club.duplicate.games import DuplicateGames, TooLate
from stafla.club.duplicate.past_rounds import FoundPlay, PastRounds
from stafla.club.duplicate.roster import DeskAccess, Roster
from stafla.club.duplicate.slips import (
    STYLE,
    KeptSlip,
    Slip,
    SlipThere,
    TooManySlips,
    placement_of,
    stored_placement,
)

__all__ = [
    "SECOND",
    "STYLE",
    "ArbiterDesk",
    "BadConditions",
    "Conditions",
    "DeskAccess",
    "Doubts",
    "DuplicateGames",
    "FoundPlay",
    "KeptSlip",
    "PastRounds",
    "Roster",
    "Slip",
    "SlipThere",
    "TooLate",
    "TooManySlips",
    "placement_of",
    "stored_placement",
]
