"""The undiscovered record: the highest play, and the highest game, that can be set up (PL-52).

A `Search` tries one way after another to lay a long word along the edge of the board as the last
of a legal series of plays; `run` does so on many cores, keeps every attempt in a file and goes on
from it. docs/engine/records.md explains the method and shows the best found.
"""

from stafla.study.highest.run import journal_of, run
from stafla.study.highest.search import Attempt, Search, What

__all__ = ["Attempt", "Search", "What", "journal_of", "run"]
