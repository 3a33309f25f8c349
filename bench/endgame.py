"""Exact endgames, edition by edition (`python -m bench.endgame [--quick]`).

The positions are the first with an empty bag in games of self-play. Each is solved by one thread;
figures are processor time of the whole call, and that is what its limit counts too. The greater
part of a run goes to the few positions that are not proved in `LONGEST` seconds. "Out in two" are
the positions that end, best played, within three plays: with the mover's second at the latest.
"""

import sys
import time
from collections.abc import Iterator
from itertools import islice
from statistics import median

from bench.figures import Figure, parser, report
from stafla import _core
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.editions.leaves import shipped_leaves
from stafla.study.selfplay import SelfPlayPosition, tables
from stafla.words import library, word_map

POSITIONS = 100
QUICK_POSITIONS = 10
SEED = 4
LONGEST = 10.0
HALF = 0.5
SOON = 5.0


def positions_without_bag(rules: _core.Ruleset, records: bytes) -> Iterator[SelfPlayPosition]:
    """The first position with an empty bag of each game that has one before its end."""
    for game in tables(rules, records):
        yield from islice((at for at in game if not len(at.bag)), 1)


class Measured:
    """One edition under measurement."""

    def __init__(self, language: str) -> None:
        self.edition = load(language)
        self.rules = self.edition.ruleset()
        own = library.find(self.edition)
        self.lexicon = own.graph
        self.words = word_map(own, self.rules)

    def positions(self, count: int) -> list[SelfPlayPosition]:
        """So many positions, the same in every run."""
        leaves = shipped_leaves(self.edition, self.rules)
        context = _core.SearchContext(self.rules, self.lexicon, self.words, leaves)
        run = _core.SelfplayRun(context, SEED)
        chunk = _core.selfplay(run, first=0, games=count + count // 4 + 5)
        return list(positions_without_bag(self.rules, chunk.records))[:count]

    def solve(self, position: SelfPlayPosition) -> tuple[float, _core.EndgameSolution]:
        """Seconds, and the solution."""
        endgame = _core.Endgame(
            position.board,
            position.racks,
            position.mover(self.rules),
            runs=(position.passes, position.passes),
        )
        begun = time.thread_time()
        solution = _core.solve_endgame(
            self.rules,
            self.lexicon,
            endgame,
            words=self.words,
            limits=_core.EndgameLimits(stop=lambda: time.thread_time() - begun > LONGEST),
        )
        return time.thread_time() - begun, solution


def figures(count: int) -> Iterator[Figure]:
    """All figures of all editions."""
    for language in LANGUAGES:
        edition = Measured(language)
        found = [edition.solve(position) for position in edition.positions(count)]
        proved = [seconds for seconds, solution in found if solution.proved]
        share = sum(seconds <= HALF for seconds in proved) / len(found)
        yield Figure(language, "proved in 0.5 s", 100 * share, "%", least=50)
        soon = sum(seconds <= SOON for seconds in proved) / len(found)
        yield Figure(language, "proved in 5 s", 100 * soon, "%", least=85)
        yield Figure(language, "proved in 10 s", 100 * len(proved) / len(found), "%", least=90)
        yield Figure(language, "median", 1000 * median(s for s, _ in found), "ms")
        for name, most, mark in (("out in two", 3, 50), ("line of up to four", 4, None)):
            short = [
                seconds
                for seconds, solution in found
                if solution.proved and 0 < len(solution.line) <= most
            ]
            if short:
                yield Figure(language, name, 1000 * median(short), "ms", most=mark)
        speed = sum(s.nodes for _, s in found) / sum(seconds for seconds, _ in found) / 1000
        yield Figure(language, "speed", speed, "knodes/s")


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one misses its mark."""
    quick = parser(__doc__).parse_args(arguments).quick
    return report("endgame", figures(QUICK_POSITIONS if quick else POSITIONS))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
