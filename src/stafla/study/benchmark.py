"""How fast this machine is: the kernel's parts measured on the shipped words (`stafla bench`).

Figures are processor time of one thread, so that other work on the machine hardly shows. They are
no test: only figures of one machine, one after the other, can be compared.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from statistics import median

from stafla._core import BLANK, Equity, SelfplayRun, WordMap, selfplay
from stafla.editions import Edition
from stafla.study.analysis.analyst import Analyst
from stafla.study.analysis.limits import Limits
from stafla.study.analysis.position import Position
from stafla.study.selfplay import SelfPlayPosition, tables
from stafla.words import Lexicon

SEED = 7
GAMES = 40
MIDDLE = range(6, 14)
"""Turns of the middle game."""
ENDGAME_MS = 1_000
LEAST_ROLLOUTS = 800

NAMES = (
    *("word-map", "self-play", "best-play", "all-plays-none", "all-plays-one", "all-plays-two"),
    *("rollouts-two", "rollouts-five", "endgame", "endgame-proved"),
)
"""What is measured, in this order; an edition may lack the endgames."""

Unit = str
Spent = Callable[[], float]
"""Processor seconds used so far."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """One measurement."""

    edition: str
    name: str
    value: float
    unit: Unit


class Benchmark:
    """One edition under measurement.

    Args:
        edition, lexicon: what is played.
        effort: how much to do; 1 takes some seconds.
        spent: processor time.
    """

    def __init__(
        self,
        edition: Edition,
        lexicon: Lexicon,
        effort: float = 1.0,
        spent: Spent = time.process_time,
    ) -> None:
        self.edition = edition
        self.lexicon = lexicon
        self.effort = effort
        self.spent = spent
        self.rules = edition.ruleset()
        self.analyst = Analyst(edition, lexicon)

    def figures(self) -> Iterator[Measurement]:
        """All figures, as they come."""
        measures = (self.word_map, self.games, self.plays, self.rollouts, self.endgames)
        for measure in measures:
            for name, value, unit in measure():
                yield Measurement(self.edition.id, name, value, unit)

    def seconds(self, work: Callable[[], object]) -> float:
        """What some work takes."""
        begun = self.spent()
        work()
        return max(self.spent() - begun, 1e-9)

    def many(self, number: int) -> int:
        """So many, more or fewer by the effort."""
        return max(1, round(number * self.effort))

    def word_map(self) -> Iterator[tuple[str, float, Unit]]:
        """Laying out the words for generation."""
        yield "word-map", self.seconds(lambda: WordMap(self.lexicon.graph, self.rules)), "s"

    def games(self) -> Iterator[tuple[str, float, Unit]]:
        """Self-play by highest equity."""
        games = self.many(500)
        self.records(1)
        yield "self-play", games / self.seconds(lambda: self.records(games)), "games/s"

    def records(self, games: int) -> bytes:
        """The records of some games."""
        kit = self.analyst.kit(self.rules)
        run = SelfplayRun(kit.context(self.rules), SEED)
        return selfplay(run, first=0, games=games).records

    def middle(self, count: int) -> list[SelfPlayPosition]:
        """Positions of the middle game."""
        games = tables(self.rules, self.records(GAMES))
        found = (at for game in games for at in game if at.turn in MIDDLE)
        return list(islice(found, self.many(count)))

    def plays(self) -> Iterator[tuple[str, float, Unit]]:
        """The best play, and all plays with no, one and two blanks on the rack (medians)."""
        generator = self.analyst.kit(self.rules).generator
        leaves = self.analyst.kit(self.rules).leaves
        at = [table.position(self.edition) for table in self.middle(60)]

        def best(position: Position) -> object:
            equity = Equity(leaves, position.bag)
            return generator.best(position.board, position.rack, equity)

        times = [self.seconds(partial(best, position)) for position in at]
        yield "best-play", 1e6 * median(times), "µs"
        for blanks, told in enumerate(("none", "one", "two")):
            racks = (with_blanks(position.rack, blanks) for position in at)
            times = [
                self.seconds(partial(generator.plays, position.board, rack))
                for position, rack in zip(at, racks, strict=True)
            ]
            yield f"all-plays-{told}", 1e3 * median(times), "ms"

    def rollouts(self) -> Iterator[tuple[str, float, Unit]]:
        """Rollouts of a simulation, statistics included, to two and to five plies."""
        at = [table.position(self.edition) for table in self.middle(8)]
        for plies, told, number in ((2, "two", 1500), (5, "five", 1000)):
            # fewer than every candidate needs once would be no simulation
            limits = Limits.of(iterations=max(LEAST_ROLLOUTS, self.many(number)), plies=plies)
            done = 0

            def think(limits: Limits = limits) -> None:
                nonlocal done
                done = sum(
                    self.analyst.analyse(position, limits).work.iterations for position in at
                )

            seconds = self.seconds(think)
            yield f"rollouts-{told}", done / seconds, "1/s"

    def endgames(self) -> Iterator[tuple[str, float, Unit]]:
        """Positions with an empty bag: the median time and how many are proved in a second."""
        at = list(islice(self.empty_bag_positions(), self.many(10)))
        proved, times = [], []
        for position in at:
            begun = self.spent()
            analysis = self.analyst.analyse(position, Limits(ms=ENDGAME_MS))
            times.append(self.spent() - begun)
            proved.append(analysis.endgame is not None and analysis.endgame.proved)
        if at:
            yield "endgame", 1e3 * median(times), "ms"
            yield "endgame-proved", 100 * sum(proved) / len(at), "%"

    def empty_bag_positions(self) -> Iterator[Position]:
        """The first position with an empty bag of each game."""
        for game in tables(self.rules, self.records(GAMES)):
            found = next((at for at in game if not len(at.bag)), None)
            if found is not None:
                yield found.position(self.edition)


def with_blanks(rack: bytes, blanks: int) -> bytes:
    """A rack with so many blanks in place of its first tiles."""
    letters = [tile for tile in rack if tile != BLANK]
    return bytes([*[BLANK] * blanks, *letters])[: len(rack)]
