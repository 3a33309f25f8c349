"""Positions with an empty bag and two players: nothing is hidden, the kernel looks to the end."""

from collections.abc import Iterator
from dataclasses import replace

from stafla import _core
from stafla._core import (
    EndgameChoice,
    EndgameLimits,
    EndgameSolution,
    KernelError,
    Play,
    solve_endgame,
)
from stafla.bots import Lay, Pass
from stafla.study.analysis.result import Analysis, Candidate, End, Endgame, LineTurn, Move
from stafla.study.analysis.task import AnalysisTask

SHARE = 0.6
"""Part of the time for the best move, where other moves are asked about too."""


def solve(task: AnalysisTask) -> Analysis | None:
    """The endgame's answer; None where the position is none, or is not taken on.

    Args:
        task: what is asked, and how much time is left; there is an answer without any.
    """
    at = task.position
    if at.last_rack is None:
        return None
    try:
        solution = search(task, (at.rack, at.last_rack))
    except KernelError:
        return None
    plays = candidates(task, solution) or list(task.known.plays)
    return Analysis(
        position=at,
        phase="endgame",
        plays=tuple(with_included(task, plays)),
        work=task.work(end_of(task, solution), solution.nodes, solution.depth),
        endgame=Endgame(solution.spread, solution.proved, tuple(steps(solution)), solution.depth),
    )


def search(task: AnalysisTask, racks: tuple[bytes, bytes]) -> EndgameSolution:
    """What the kernel finds in the time there is."""
    at, limits, left = task.position, task.limits, task.budget.left
    share = SHARE if task.include else 1.0
    kit = task.statics.kit
    return solve_endgame(
        at.rules,
        kit.lexicon,
        _core.Endgame(at.board, racks, runs=at.runs),
        words=kit.words,
        limits=EndgameLimits(
            plies=limits.plies,
            nodes=limits.iterations,
            milliseconds=None if left is None else 1000 * share * left,
            threads=kit.threads,
            stop=task.budget.is_spent,
        ),
    )


def candidates(task: AnalysisTask, solution: EndgameSolution) -> list[Candidate]:
    """The moves that were looked at: that of the best line first, then by the spread they gain."""
    plays = [candidate(task, one) for one in solution.choices]
    if not solution.line:
        return plays
    first, score = move_and_points(solution.line[0])
    win = task.position.win(solution.spread)
    rest = sorted((one for one in plays if one.move != first), key=lambda one: -one.equity)
    return [Candidate(first, score, float(solution.spread), win), *rest]


def candidate(task: AnalysisTask, choice: EndgameChoice) -> Candidate:
    """A choice as all moves are told; its equity is the spread that it gains to the end."""
    move, score = move_and_points(choice.play)
    win = task.position.win(choice.spread) if choice.exact else None
    return Candidate(move, score, float(choice.spread), win, bound=not choice.exact)


def move_and_points(play: Play | None) -> tuple[Move, int]:
    """A move of the kernel's, and its points."""
    return (Pass(), 0) if play is None else (Lay(play.placement), play.score)


def steps(solution: EndgameSolution) -> Iterator[LineTurn]:
    """The best line, turn about."""
    for turn, play in enumerate(solution.line):
        yield LineTurn(turn % 2, *move_and_points(play))


def end_of(task: AnalysisTask, solution: EndgameSolution) -> End:
    """Why the search ended."""
    if solution.proved:
        return "proved"
    return task.budget.end


def with_included(task: AnalysisTask, plays: list[Candidate]) -> list[Candidate]:
    """The candidates as they come, and those that somebody asks about where they belong.

    These are weighed by themselves, if there is time, unless their value is known already. The
    first stays the first: its line is told.
    """
    known = {one.move for one in plays if not one.bound}
    included = [move for move in task.include if move not in known]
    listed = [one for one in plays if one.move not in included]
    for one in (weigh(task, move) for move in included):
        place = (at for at, other in enumerate(listed) if at and other.equity < one.equity)
        listed.insert(next(place, len(listed)), one)
    return listed


def weigh(task: AnalysisTask, move: Move) -> Candidate:
    """What a move gains when the opponent answers it in the best way that is found."""
    statics, at = task.statics, task.position
    assert at.last_rack is not None
    known = statics.weigh(move)
    runs = runs_after(task, move, known.score)
    board = at.board.laid(move.placement) if isinstance(move, Lay) else at.board
    left = task.budget.left
    answer = solve_endgame(
        at.rules,
        statics.kit.lexicon,
        _core.Endgame(board, (statics.rest(move), at.last_rack), 1, runs=runs),
        words=statics.kit.words,
        limits=EndgameLimits(
            milliseconds=None if left is None else 1000 * left / len(task.include),
            stop=task.budget.is_spent,
        ),
    )
    gain = known.score - answer.spread
    return replace(known, equity=float(gain), win=at.win(gain))


def runs_after(task: AnalysisTask, move: Move, score: int) -> tuple[int, int]:
    """Passes and turns without a new tile in a row after a move."""
    at = task.position
    return _core.runs_after(
        at.rules, at.runs, "passed" if isinstance(move, Pass) else "laid", score
    )
