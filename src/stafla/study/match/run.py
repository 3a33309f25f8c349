"""A match from its first pair, or from where it was, to its end."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from stafla.study.journal import Journal
from stafla.study.match.pair import Pair
from stafla.study.match.tally import Tally

Source = Callable[[int, int], Iterable[Pair]]
"""Plays the pairs from a first number up to, not with, a last, and gives them in order."""


@dataclass(slots=True)
class Result:
    """A match as far as it was played.

    Attributes:
        tally: the counts, means and intervals.
        side: 1: A's share is above what it was held against, -1: below, 0: not decided.
        digest: SHA-256 over the pairs' lines in their order, each with its line feed.
    """

    tally: Tally = field(default_factory=Tally)
    side: int = 0
    digest: str = ""


def play(
    source: Source,
    pairs: int,
    *,
    journal: Journal[Pair] | None = None,
    against: float | None = None,
) -> Result:
    """Play a match.

    Args:
        source: plays pairs; asked for those that the journal does not have.
        pairs: the most that are played.
        journal: where results are kept, and where earlier ones come from.
        against: stop as soon as A's share is surely (95 %) above or below this one.
    """
    result, digest = Result(), sha256()
    for pair in _all(source, pairs, journal):
        result.tally.add(pair)
        digest.update(pair.to_line().encode() + b"\n")
        if against is not None:
            result.side = result.tally.always.side(against)
            if result.side:
                break
    result.digest = digest.hexdigest()
    return result


def _all(source: Source, pairs: int, journal: Journal[Pair] | None) -> Iterator[Pair]:
    """The pairs of the journal, then new ones, each in the journal before it counts."""
    known = journal.items[:pairs] if journal else []
    yield from known
    if len(known) == pairs:
        return
    for pair in source(len(known), pairs):
        if journal:
            journal.add(pair)
        yield pair
