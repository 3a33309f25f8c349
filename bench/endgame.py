"""Exact endgames, edition by edition (`python -m bench.endgame [--quick]`).

The positions are the first with an empty bag in games of self-play. Each is solved by one thread;
figures are processor time of the whole call, and that is what its limit counts too. The greater
part of a run goes to the few positions that are not proved in `LONGEST` seconds.
"""

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from bench.figures import Figure, report
from stafla import _core
from stafla.editions import LANGUAGES, load
from stafla.editions.leaves import shipped_leaves
from stafla.words import shelf, word_map

POSITIONS = 100
QUICK_POSITIONS = 10
SEED = 4
LONGEST = 10.0
HALF = 0.5


@dataclass(frozen=True, slots=True)
class Ended:
    """A position with an empty bag; ``racks[mover]`` is to move."""

    cells: bytes
    racks: tuple[bytes, bytes]
    mover: int
    passes: int


class Emptied:
    """A game of self-play followed until its bag is empty."""

    def __init__(self, rules: _core.Ruleset, seed: bytes) -> None:
        self.rules = rules
        self.bag = _core.Bag(rules, seed)
        self.board = _core.Board(rules)
        self.passes = 0
        self.racks = [self._drawn(rules.rack_size) for _ in range(rules.racks)]

    def _drawn(self, count: int) -> list[int]:
        drawn, self.bag = self.bag.draw(count)
        return list(drawn)

    def _give(self, mover: int, tiles: bytes) -> None:
        for tile in tiles:
            self.racks[mover].remove(tile)

    def turn(self, mover: int, done: list[str | int]) -> None:
        """Carry out one turn of a record."""
        self.passes = self.passes + 1 if not done else 0
        if len(done) == 1:
            given = bytes.fromhex(str(done[0]))
            self._give(mover, given)
            self.racks[mover] += self._drawn(len(given))
            self.bag = self.bag.returned(given)
        elif done:
            placement = _core.Placement(int(done[0]), bool(done[1]), bytes.fromhex(str(done[2])))
            laid = bytes(0 if t & _core.AS_BLANK else t for _, t in placement.laid(self.rules))
            self.board = self.board.laid(placement)
            self._give(mover, laid)
            self.racks[mover] += self._drawn(len(laid))


def ended(rules: _core.Ruleset, records: bytes) -> Iterator[Ended]:
    """The first position with an empty bag of each game that has one before its end."""
    for line in records.splitlines():
        game = json.loads(line)
        emptied = Emptied(rules, bytes.fromhex(game["seed"]))
        for turn, done in enumerate(game["turns"]):
            mover = rules.next_rack(turn)
            if not len(emptied.bag):
                first, second = map(bytes, emptied.racks)
                cells = emptied.board.cells
                yield Ended(cells, (first, second), mover, emptied.passes)
                break
            emptied.turn(mover, done)


class Measured:
    """One edition under measurement."""

    def __init__(self, language: str) -> None:
        self.edition = load(language)
        self.rules = self.edition.ruleset()
        own = shelf.find(self.edition)
        self.lexicon = own.graph
        self.words = word_map(own, self.rules)

    def positions(self, count: int) -> list[Ended]:
        """So many positions, the same in every run."""
        chunk = _core.selfplay(
            self.rules,
            self.lexicon,
            self.words,
            shipped_leaves(self.edition, self.rules),
            seed=SEED,
            first=0,
            games=count + count // 4 + 5,
        )
        return list(ended(self.rules, chunk.records))[:count]

    def solved(self, position: Ended) -> tuple[float, _core.EndgameSolution]:
        """Seconds, and the solution."""
        board = _core.Board(self.rules, position.cells)
        begun = time.thread_time()
        solution = _core.solve_endgame(
            self.rules,
            self.lexicon,
            board,
            position.racks,
            position.mover,
            words=self.words,
            passes=position.passes,
            scoreless=position.passes,
            stop=lambda: time.thread_time() - begun > LONGEST,
        )
        return time.thread_time() - begun, solution


def figures(count: int) -> Iterator[Figure]:
    """All figures of all editions."""
    for language in LANGUAGES:
        edition = Measured(language)
        found = [edition.solved(position) for position in edition.positions(count)]
        proved = [seconds for seconds, solution in found if solution.proved]
        share = sum(seconds <= HALF for seconds in proved) / len(found)
        yield Figure(language, "proved in 0.5 s", 100 * share, "%", least=50)
        yield Figure(language, "proved in 10 s", 100 * len(proved) / len(found), "%", least=90)
        yield Figure(language, "median", 1000 * median(s for s, _ in found), "ms")
        short = [
            seconds
            for seconds, solution in found
            if solution.proved and 0 < len(solution.line) <= 4
        ]
        if short:
            yield Figure(language, "line of up to four", 1000 * median(short), "ms", most=50)
        speed = sum(s.nodes for _, s in found) / sum(seconds for seconds, _ in found) / 1000
        yield Figure(language, "speed", speed, "knodes/s")


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one misses its mark."""
    return report("endgame", figures(QUICK_POSITIONS if "--quick" in arguments else POSITIONS))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
