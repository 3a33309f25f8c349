"""Prizes: what an event gives, and who has it; a pure function of standings and games.

- ``prize``: what there is to win, and the rules by which it is given
- ``award``: who has won what
"""

from stafla.contest.prizes.award import Award, Field, PrizeCandidate, Share, awards
from stafla.contest.prizes.prize import KINDS, SERIES, TIES, BadPrize, Fund, Prize, PrizeKind, Ties

__all__ = [
    "KINDS",
    "SERIES",
    "TIES",
    "Award",
    "BadPrize",
    "Field",
    "Fund",
    "Prize",
    "PrizeCandidate",
    "PrizeKind",
    "Share",
    "Ties",
    "awards",
]
