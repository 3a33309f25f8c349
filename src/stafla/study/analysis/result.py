"""What an analysis finds: small frozen objects."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from stafla.bots import Exchange, Lay, Pass
from stafla.study.analysis.position import Position

Phase = Literal["static", "simulation", "preendgame", "endgame"]
End = Literal["thinking", "static", "time", "stopped", "iterations", "settled", "proved"]
Move: TypeAlias = Lay | Exchange | Pass


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was weighed.

    Attributes:
        move: what to do with the turn.
        score: points of the play; 0 for an exchange or a pass.
        equity: what the move is worth in points; the same measure for all candidates of one
            analysis. Static: score and leave. Simulation: the mean spread gained. Endgame: the
            final spread gained from here on.
        win: probability of winning, a tie counting half; None where it is not known.
        bound: the equity is not known, only that it is not higher.
        error: standard error of the equity, 0 where nothing was sampled.
        iterations: samples that it was weighed by.
    """

    move: Move
    score: int
    equity: float
    win: float | None = None
    bound: bool = False
    error: float = 0.0
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class LineTurn:
    """A turn of a line of play: who (0 is the player to move), what, and its points."""

    player: int
    move: Move
    score: int


@dataclass(frozen=True, slots=True)
class Endgame:
    """What is known of a position with an empty bag.

    Attributes:
        spread: the mover's best final spread gained from here on: points still to come, those
            of the opponent taken off, the settlement included.
        proved: whether that is exact.
        line: the moves of both sides that lead there.
        plies: how many turns deep the search has looked.
    """

    spread: int
    proved: bool
    line: tuple[LineTurn, ...]
    plies: int = 0


@dataclass(frozen=True, slots=True)
class Work:
    """What an answer cost, and why it ended.

    Attributes:
        seconds: since the question.
        iterations: samples or searched positions in all.
        plies: turns looked ahead.
        end: ``thinking`` in an answer on the way; ``static``: nothing more was asked for;
            ``settled``: more samples would hardly change the best play.
    """

    seconds: float
    iterations: int = 0
    plies: int = 0
    end: End = "static"


@dataclass(frozen=True)
class Analysis:
    """The moves of a position, the best first.

    Attributes:
        phase: what the order of the moves rests on.
        plays: at least one: there is always a pass.
        endgame: with an empty bag and two players, None otherwise.
    """

    position: Position
    phase: Phase
    plays: tuple[Candidate, ...]
    work: Work
    endgame: Endgame | None = None

    @property
    def best(self) -> Candidate:
        """The best move found."""
        return self.plays[0]

    def find(self, move: Move) -> Candidate | None:
        """What was found about a move, if it was weighed."""
        return next((candidate for candidate in self.plays if candidate.move == move), None)


Progress = Callable[[Analysis], None]
"""Told what is known so far, again and again while an analysis thinks."""
