"""A move with what it is worth."""

from dataclasses import dataclass

from stafla.bots import Exchange, Lay
from stafla.editions import Edition
from stafla.records import write_play
from stafla.study import Candidate, Move


@dataclass(frozen=True, slots=True)
class ValuedMove:
    """A move that was weighed.

    Attributes:
        act: ``"8H BEHAG"``, ``"exchange WY"`` or ``"pass"``.
        score: points of the play.
        equity: what the move is worth in points.
        win: chance of winning, 0 … 1; None where it is not known.
    """

    act: str
    score: int
    equity: float
    win: float | None

    def __str__(self) -> str:
        chance = "" if self.win is None else f" {100 * self.win:5.1f} %"
        return f"{self.act:<22} {self.score:>4} {self.equity:>7.1f}{chance}"


def weigh(candidate: Candidate, edition: Edition) -> ValuedMove:
    """A candidate of an analysis in the letters of the edition."""
    act = act_of(candidate.move, edition)
    return ValuedMove(act, candidate.score, candidate.equity, candidate.win)


def act_of(move: Move, edition: Edition) -> str:
    """A move as ``Game.act`` reads it."""
    if isinstance(move, Lay):
        return write_play(move.placement, edition, edition.notation)
    if isinstance(move, Exchange):
        return f"exchange {edition.alphabet.decode_rack(move.tiles)}"
    return "pass"
