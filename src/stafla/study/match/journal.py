"""A match's results in a file, one line a pair."""

from pathlib import Path

from stafla.study.journal import Journal
from stafla.study.match.match import MatchSetup
from stafla.study.match.pair import Pair

MARK = ("stafla-match", 1)


def journal_of(path: Path, duel: MatchSetup) -> Journal[Pair]:
    """The pairs of a duel that are in a file.

    Raises:
        JournalFault, OSError: as `Journal`.
    """
    return Journal(path, MARK, duel.facts(), _pair, Pair.to_line)


def _pair(line: str, number: int) -> Pair:
    pair = Pair.from_line(line)
    if pair.number != number:
        raise ValueError(f"pair {pair.number} where {number} was to come")
    return pair
