"""Matches of two bots in mirrored pairs: who is better, by how much, and how sure that is.

A `MatchSetup` says what is played, its `Pair` results are counted by a `Tally` with intervals, and
a `journal_of` a file keeps them, one that a later run goes on from (docs/engine/matches.md).
"""

from stafla.study.match.confidence import Confidence
from stafla.study.match.journal import journal_of
from stafla.study.match.match import MatchSetup, MatchTable
from stafla.study.match.pair import Pair
from stafla.study.match.run import play
from stafla.study.match.tally import Tally

__all__ = ["Confidence", "MatchSetup", "MatchTable", "Pair", "Tally", "journal_of", "play"]
