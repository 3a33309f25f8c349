"""Looking ahead by chance: unseen tiles are dealt, everybody plays on, again and again.

The kernel plays the rollouts and decides which candidates get more of them; here they are run in
slices short enough to be stopped and told about.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import isfinite

from stafla._core import (
    KernelError,
    PlayerView,
    SimulatedPlay,
    Simulation,
    SimulationSettings,
)
from stafla.bots import Exchange, Lay, Pass, kernel_move
from stafla.study.analysis.limits import Budget
from stafla.study.analysis.result import Analysis, Candidate, End, Move
from stafla.study.analysis.task import AnalysisTask

PLIES = 2
SHARE = 0.7
"""Part of the work for finding the best move, where other moves are asked about too."""
SLICE_MS = 100.0
SLICE_ROLLOUTS = 2048
"""What is played between two answers on the way: by time, or where they are counted by rollouts."""


def simulate(task: AnalysisTask) -> Analysis | None:
    """The simulation's answer; None where there is nothing to choose, no time, or no way.

    Every better answer on the way is told.
    """
    if task.budget.is_spent() or len(task.worthy) < 2:
        return None
    share = SHARE if task.include else 1.0
    most = task.limits.iterations
    try:
        run = Run(
            task,
            [candidate.move for candidate in task.worthy],
            task.budget.part(share),
            None if most is None else round(share * most),
        )
    except KernelError:
        return None  # more tiles than the set has lie on the board: nothing can be dealt
    analysis = run.play_on()
    return compare(task, analysis) if analysis and task.include else analysis


def compare(task: AnalysisTask, analysis: Analysis) -> Analysis:
    """The answer with the moves that somebody asks about weighed against the best alone.

    Both meet the same tiles again and again, so that their difference is known far better than
    either by itself.
    """
    included = [move for move in task.include if move != analysis.best.move]
    most, done = task.limits.iterations, analysis.work.iterations
    left = None if most is None else most - done
    if not included or task.budget.is_spent() or (left is not None and left <= 0):
        return analysis
    duel = Run(task, [analysis.best.move, *included], task.budget, left).play_on(quietly=True)
    best = duel.find(analysis.best.move) if duel else None
    if duel is None or best is None:
        return analysis
    weighed = {
        candidate.move: replace(
            candidate, equity=analysis.best.equity + candidate.equity - best.equity
        )
        for candidate in duel.plays
        if candidate.move in included
    }
    plays = sorted(
        (weighed.get(candidate.move, candidate) for candidate in analysis.plays[1:]),
        key=lambda candidate: -candidate.equity,
    )
    ahead = [weighed[candidate.move] for candidate in duel.plays[:1] if candidate.move in weighed]
    rest = (candidate for candidate in plays if candidate not in ahead)
    work = replace(duel.work, iterations=done + duel.work.iterations, plies=analysis.work.plies)
    return replace(analysis, plays=(*ahead, analysis.best, *rest), work=work)


class Run:
    """Some moves of a position simulated for some of its time.

    Args:
        task: whose position it is.
        moves: what is compared.
        budget: how long.
        most: how many rollouts; None: as many as time allows.

    Raises:
        KernelError: the position is none that could be played on.
    """

    def __init__(
        self, task: AnalysisTask, moves: Sequence[Move], budget: Budget, most: int | None
    ) -> None:
        self.task = task
        self.budget = budget
        self.most = most
        self.plies = task.limits.plies or PLIES
        self.simulation = begin(task, moves, self.plies)

    def play_on(self, *, quietly: bool = False) -> Analysis | None:
        """Play on to the end, telling every answer on the way."""
        while (end := self.slice()) is None:
            if not quietly:
                self.task.tell(self.analysis("thinking"))
        return self.analysis(end)

    def slice(self) -> End | None:
        """Play on for a moment; why it is over, if it is."""
        rollouts, milliseconds = self.portion()
        threads = self.task.statics.kit.threads
        if self.simulation.run(rollouts, milliseconds, threads, self.budget.is_spent):
            return "settled"
        if rollouts == 0 or self.budget.is_spent():
            return self.budget.end
        return None

    def portion(self) -> tuple[int | None, float | None]:
        """Rollouts and milliseconds of the next slice."""
        left = self.budget.left
        milliseconds = None if left is None else 1000 * left
        if self.most is not None:
            most = self.most - self.simulation.rollouts
            return max(0, min(SLICE_ROLLOUTS, most)), milliseconds
        return None, SLICE_MS if milliseconds is None else min(SLICE_MS, milliseconds)

    def analysis(self, end: End) -> Analysis | None:
        """What is known so far; nothing before every candidate has been tried."""
        results = self.simulation.results()
        if not all(play.rollouts for play in results):
            return None
        task = self.task
        found = (self.candidate(play) for play in results)
        work = task.work(end, self.simulation.rollouts, self.plies)
        return Analysis(task.position, "simulation", tuple(found), work)

    def candidate(self, play: SimulatedPlay) -> Candidate:
        """A simulated move as all moves are told; its equity is the mean spread gained."""
        gained = play.spread - self.task.position.lead
        error = play.spread_error if isfinite(play.spread_error) else 0.0
        return Candidate(
            move_of_play(play), play.score, gained, play.win, error=error, iterations=play.rollouts
        )


def begin(task: AnalysisTask, moves: Sequence[Move], plies: int) -> Simulation:
    """The kernel's simulation of some moves.

    Raises:
        KernelError: the position is none that could be played on.
    """
    at, kit = task.position, task.statics.kit
    view = PlayerView(
        at.board,
        at.rack,
        known=[at.rack, *(rack or b"" for rack in at.others)],
        totals=at.scores,
        runs=at.runs,
        exchanges=[at.exchanges, *[0] * len(at.others)],
    )
    return Simulation(
        kit.context(at.rules),
        kit.wins,
        view,
        [kernel_move(move) for move in moves],
        settings=SimulationSettings(plies=plies, seed=kit.seed),
    )


def move_of_play(play: SimulatedPlay) -> Move:
    """A move as the kernel tells it."""
    if play.placement is not None:
        return Lay(play.placement)
    return Pass() if play.exchange is None else Exchange(play.exchange)
