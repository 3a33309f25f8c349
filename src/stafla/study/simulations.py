"""Looking ahead by chance: unseen tiles are dealt, everybody plays on, again and again.

The kernel plays the rollouts and decides which candidates get more of them; here they are run in
slices short enough to be stopped and told about.
"""

from math import isfinite

from stafla._core import KernelError, Placement, SimulatedPlay, Simulation
from stafla.bots import Exchange, Lay, Pass

from .analysis import Analysis, Candidate, End, Move
from .question import Question

PLIES = 2
SLICE_MS = 100.0
SLICE_ROLLOUTS = 2048
"""What is played between two answers on the way: by time, or where they are counted by rollouts."""


def simulate(question: Question) -> Analysis | None:
    """The simulation's answer; None where there is nothing to choose, no time, or no way.

    Every better answer on the way is told.
    """
    if question.budget.spent() or len(question.worthy) < 2:
        return None
    try:
        run = Run(question)
    except KernelError:
        return None  # more tiles than the set has lie on the board: nothing can be dealt
    while (end := run.slice()) is None:
        question.tell(run.analysis("thinking"))
    return run.analysis(end)


class Run:
    """One question's simulation under way."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.plies = question.limits.plies or PLIES
        self.simulation = begun(question, self.plies)

    def slice(self) -> End | None:
        """Play on for a moment; why it is over, if it is."""
        question, budget = self.question, self.question.budget
        rollouts, milliseconds = self.portion()
        threads = question.statics.kit.threads
        if self.simulation.run(rollouts, milliseconds, threads, budget.spent):
            return "settled"
        if rollouts == 0 or budget.spent():
            return question.end
        return None

    def portion(self) -> tuple[int | None, float | None]:
        """Rollouts and milliseconds of the next slice."""
        most, left = self.question.limits.iterations, self.question.budget.left
        milliseconds = None if left is None else 1000 * left
        if most is not None:
            return max(0, min(SLICE_ROLLOUTS, most - self.simulation.rollouts)), milliseconds
        return None, SLICE_MS if milliseconds is None else min(SLICE_MS, milliseconds)

    def analysis(self, end: End) -> Analysis | None:
        """What is known so far; nothing before every candidate has been tried."""
        results = self.simulation.results()
        if not all(one.rollouts for one in results):
            return None
        question = self.question
        found = (self.candidate(one) for one in results)
        work = question.work(end, self.simulation.rollouts, self.plies)
        return Analysis(question.position, "simulation", tuple(found), work)

    def candidate(self, one: SimulatedPlay) -> Candidate:
        """A simulated move as all moves are told; its equity is the mean spread gained."""
        gained = one.spread - self.question.position.lead
        error = one.spread_error if isfinite(one.spread_error) else 0.0
        return Candidate(
            move_of(one), one.score, gained, one.win, error=error, iterations=one.rollouts
        )


def begun(question: Question, plies: int) -> Simulation:
    """The kernel's simulation of the question's candidates.

    Raises:
        KernelError: the position is none that could be played on.
    """
    at, kit = question.position, question.statics.kit
    passes, scoreless = at.runs
    return Simulation(
        at.rules,
        kit.lexicon,
        kit.words,
        kit.leaves,
        kit.wins,
        at.board,
        at.rack,
        totals=at.scores,
        known=[at.rack, *(rack or b"" for rack in at.others)],
        passes=passes,
        scoreless=scoreless,
        exchanges=[at.exchanges, *[0] * len(at.others)],
        candidates=[given(one.move) for one in question.worthy],
        plies=plies,
        seed=kit.seed,
    )


def given(move: Move) -> Placement | bytes | None:
    """A move as the kernel takes it."""
    match move:
        case Lay(placement):
            return placement
        case Exchange(tiles):
            return tiles
    return None


def move_of(one: SimulatedPlay) -> Move:
    """A move as the kernel tells it."""
    if one.placement is not None:
        return Lay(one.placement)
    return Pass() if one.exchange is None else Exchange(one.exchange)
