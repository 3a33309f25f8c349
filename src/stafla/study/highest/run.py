"""A search on many cores, from its first attempt or from where it was."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from itertools import count, islice, takewhile
from multiprocessing import get_context
from pathlib import Path

from stafla.study.highest.search import Attempt, Search
from stafla.study.journal import Journal

MARK = ("stafla-record-search", 1)
AHEAD = 4
"""Attempts handed out for each process, so that none waits for the next."""


def journal_of(path: Path, search: Search) -> Journal[Attempt]:
    """The attempts of a search that are in a file; a plan only where it was the best so far.

    Raises:
        JournalFault, OSError: as `Journal`.
    """
    return Journal(path, MARK, search.facts(), _attempt, _line)


def run(
    search: Search, cores: int, journal: Journal[Attempt] | None, enough: Callable[[int], bool]
) -> Iterator[Attempt]:
    """Each attempt that is higher than all before it, those of the journal first.

    Args:
        search: what is tried.
        cores: processes that try.
        journal: where attempts are kept, and where earlier ones come from.
        enough: whether to stop before the attempt of this number.
    """
    best, known = 0, journal.items if journal else []
    for attempt in list(known):
        if attempt.points > best and attempt.plays:
            best = attempt.points
            yield attempt
    for attempt in _attempts(search, cores, len(known), enough):
        higher = attempt.points > best
        if journal:
            journal.add(attempt if higher else Attempt(attempt.number, attempt.points, ()))
        if higher:
            best = attempt.points
            yield attempt


def _attempts(
    search: Search, cores: int, first: int, enough: Callable[[int], bool]
) -> Iterator[Attempt]:
    """The attempts from a number on, in their order."""
    if cores == 1:
        yield from map(search.attempt, takewhile(lambda number: not enough(number), count(first)))
        return
    counter = count(first)
    context = get_context("spawn")
    with ProcessPoolExecutor(cores, context, _Worker.start, (search,)) as pool:
        under_way = [pool.submit(_Worker.attempt, n) for n in islice(counter, cores * AHEAD)]
        try:
            for number in count(first):
                if enough(number):
                    return
                yield under_way.pop(0).result()
                under_way.append(pool.submit(_Worker.attempt, next(counter)))
        finally:
            for future in under_way:
                future.cancel()


class _Worker:
    """The search of a process."""

    search: Search

    @classmethod
    def start(cls, search: Search) -> None:
        """Get ready."""
        cls.search = search

    @classmethod
    def attempt(cls, number: int) -> Attempt:
        """One attempt."""
        return cls.search.attempt(number)


def _line(attempt: Attempt) -> str:
    told = {name: value for name, value in asdict(attempt).items() if value != ()}
    return json.dumps(told, ensure_ascii=False)


def _attempt(line: str, number: int) -> Attempt:
    with suppress(AttributeError, KeyError, TypeError):
        value = json.loads(line)
        plays = tuple(value.get("plays", ()))
        told = (type(value["points"]) is int, all(isinstance(play, str) for play in plays))
        if value["number"] == number and all(told):
            return Attempt(number, value["points"], plays)
    raise ValueError(line)
