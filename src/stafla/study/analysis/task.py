"""One position under analysis: what is asked, how much time is left, what is known."""

from collections.abc import Iterable
from dataclasses import replace

from stafla.study.analysis.limits import Budget, Limits
from stafla.study.analysis.position import Position
from stafla.study.analysis.result import Analysis, Candidate, End, Move, Progress, Work
from stafla.study.analysis.statics import Statics

CANDIDATES = 20
"""Moves that are looked at more closely: a better one hardly ever stands further down."""


class AnalysisTask:
    """A position, the limits, and the best answer so far.

    Args:
        statics: of the position.
        limits: how deep to look, and how many moves to tell.
        budget: how long.
        include: moves that somebody asks about.
        progress: told of every new answer.
    """

    def __init__(
        self,
        statics: Statics,
        limits: Limits,
        budget: Budget,
        include: tuple[Move, ...] = (),
        progress: Progress | None = None,
    ) -> None:
        self.statics = statics
        self.limits = limits
        self.budget = budget
        self.include = include
        self.progress = progress
        self.candidates = self.first()
        self.known = self.cut(Analysis(self.position, "static", self.candidates, self.work()))

    @property
    def position(self) -> Position:
        """What is analysed."""
        return self.statics.position

    def first(self) -> tuple[Candidate, ...]:
        """The moves by their static values, and those that somebody asks about."""
        most = max(CANDIDATES, self.limits.top)
        stop = None if self.limits.ms == 0 else self.budget.is_spent
        plays = self.statics.moves(most, stop)
        held = {candidate.move for candidate in plays}
        return in_order([*plays, *(self.statics.weigh(m) for m in self.include if m not in held)])

    def answer(self, analysis: Analysis | None) -> Analysis:
        """The last answer; where thinking found none, that which is known and why it ended."""
        if analysis is None and self.limits.ms != 0 and self.budget.is_spent():
            analysis = replace(self.known, work=self.work(self.budget.end))
        self.tell(analysis)
        return self.known

    def tell(self, analysis: Analysis | None) -> None:
        """Take a new answer for the one that is known, and tell it."""
        if analysis is not None:
            self.known = self.cut(analysis)
            if self.progress is not None:
                self.progress(self.known)

    def cut(self, analysis: Analysis) -> Analysis:
        """Only as many of the best moves as are wanted, and those that somebody asks about."""
        top = self.limits.top
        rest = (candidate for candidate in analysis.plays[top:] if candidate.move in self.include)
        return replace(analysis, plays=(*analysis.plays[:top], *rest))

    def work(self, end: End = "static", iterations: int = 0, plies: int = 0) -> Work:
        """What has been done so far."""
        return Work(self.budget.seconds, iterations, plies, end)

    @property
    def worthy(self) -> tuple[Candidate, ...]:
        """The candidates that are worth a closer look, and those that somebody asks about."""
        rest = (
            candidate
            for candidate in self.candidates[CANDIDATES:]
            if candidate.move in self.include
        )
        return (*self.candidates[:CANDIDATES], *rest)


def in_order(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Highest equity first; of equals the one that came first."""
    return tuple(sorted(candidates, key=lambda candidate: -candidate.equity))
