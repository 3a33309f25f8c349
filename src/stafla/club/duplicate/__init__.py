"""Duplicate (PL-53 to PL-64): the game, its slips, the arbiter's desk."""

from stafla.club.duplicate.again import FoundPlay, PastRounds
from stafla.club.duplicate.desk import ArbiterDesk, Doubts
from stafla.club.duplicate.games import (
    SECOND,
    STYLE,
    BadConditions,
    Conditions,
    DuplicateGames,
    Kept,
    Office,
    Slip,
    SlipThere,
    TooLate,
    TooManySlips,
    kept_text,
    placement_of,
)

__all__ = [
    "SECOND",
    "STYLE",
    "ArbiterDesk",
    "BadConditions",
    "Conditions",
    "Doubts",
    "DuplicateGames",
    "FoundPlay",
    "Kept",
    "Office",
    "PastRounds",
    "Slip",
    "SlipThere",
    "TooLate",
    "TooManySlips",
    "kept_text",
    "placement_of",
]
