"""Positions in, analyses out: picks the way to think that a position asks for."""

import time
from collections.abc import Sequence
from dataclasses import replace

from stafla._core import Leaves, Ruleset, WordMap
from stafla.editions import Edition
from stafla.study.analysis.endgame import solve
from stafla.study.analysis.kit import Kit
from stafla.study.analysis.limits import Budget, Clock, Limits, Stop
from stafla.study.analysis.position import Position
from stafla.study.analysis.preendgame import preendgame
from stafla.study.analysis.result import Analysis, Move, Progress
from stafla.study.analysis.simulation import simulate
from stafla.study.analysis.statics import Statics
from stafla.study.analysis.task import AnalysisTask
from stafla.words import Lexicon, word_map


class Analyst:
    """Analyses positions of one edition by one lexicon.

    Args:
        edition: what is played.
        lexicon: the words that count.
        clock: tells the time that a budget is measured by.
        threads: how many may think at once.
        seed: from which all samples follow.
        leaves: what kept tiles are worth; None: as ships with the edition.

    What is slow to make (word map, leaves) is made once, for each number of players, when it is
    first needed. An analyst may be asked from several threads, one after the other.
    """

    def __init__(
        self,
        edition: Edition,
        lexicon: Lexicon,
        *,
        clock: Clock = time.monotonic,
        threads: int = 1,
        seed: int = 0,
        leaves: Leaves | None = None,
    ) -> None:
        self.edition = edition
        self.lexicon = lexicon
        self.clock = clock
        self.threads = threads
        self.seed = seed
        self.leaves = leaves
        self._map: WordMap | None = None
        self._kits: dict[int, Kit] = {}

    def ready(self, players: int = 2) -> "Analyst":
        """Everything made that an analysis for so many players needs.

        Raises:
            LexiconFault: no word map can be made of the lexicon.
        """
        self.kit(self.edition.ruleset(players))
        return self

    def kit(self, rules: Ruleset) -> Kit:
        """What positions of a rule set of the edition are thought about with."""
        if rules.racks not in self._kits:
            words = self.words(rules)
            kit = Kit.of(self.edition, rules, self.lexicon.graph, words, self.leaves)
            self._kits[rules.racks] = replace(kit, threads=self.threads, seed=self.seed)
        return self._kits[rules.racks]

    def words(self, rules: Ruleset) -> WordMap:
        """The word map, the same for any number of players."""
        if self._map is None:
            self._map = word_map(self.lexicon, rules)
        return self._map

    def statics(self, position: Position) -> Statics:
        """The position's static values.

        Raises:
            ValueError: it is of another edition.
        """
        if position.edition is not self.edition:
            raise ValueError(f"a position of {position.edition.id}, not of {self.edition.id}")
        return Statics(position, self.kit(position.rules))

    def analyse(
        self,
        position: Position,
        limits: Limits | None = None,
        *,
        stop: Stop | None = None,
        progress: Progress | None = None,
        include: Sequence[Move] = (),
    ) -> Analysis:
        """The best moves of a position.

        Args:
            position: of the analyst's edition.
            limits: how long and how deep; the time counts from now.
            stop: ends the thinking early; the best move so far is told.
            progress: told what is known, first the static values and then whatever betters them.
            include: moves that are weighed whether they are good or not.

        Raises:
            PlacementError: a move of ``include`` is not legal.
        """
        statics = self.statics(position)
        bounds = limits or Limits()
        budget = Budget(bounds.ms, self.clock, stop)
        task = AnalysisTask(statics, bounds, budget, tuple(include), progress)
        task.tell(task.known)
        return task.answer(solve(task) or preendgame(task) or simulate(task))
