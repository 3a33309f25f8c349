"""Positions with one to four tiles in the bag and two players: every content of it is weighed.

The kernel goes through what the bag may hold; plays that empty it are followed by endgames that are
solved (docs/engine/preendgame.md). The plays of highest equity and a pass come first, then, with
one or two tiles in the bag, all other plays are compared to the best of them. Of an exchange only
one way in which the game may go on would be looked at, so what is asked about one is left to the
simulation, and where one may be made nothing is called proved.
"""

from stafla._core import (
    KernelError,
    PreEndgame,
    Prospect,
    SearchLimits,
    exchange_most,
    weigh_preendgame,
)
from stafla.bots import Lay, Pass, kernel_move
from stafla.study.analysis.position import Position
from stafla.study.analysis.result import Analysis, Candidate, End, Move
from stafla.study.analysis.task import AnalysisTask

MOST_BAG = 4
LEAST_COVERED = 0.5
"""So much of what the bag may hold must have been looked at before the answer counts."""
SHARE = 0.7
"""Part of the time for that; the rest is the simulation's, where it was not enough."""
LEAST_SECONDS = 0.25
"""For each tile in the bag: with less time than that nothing is tried."""
WHOLE = 1 - 1e-9


def preendgame(task: AnalysisTask) -> Analysis | None:
    """The pre-endgame's answer; None where the position is none, or there is too little time."""
    if not is_served(task):
        return None
    try:
        prospects = weigh(task)
    except KernelError:
        return None  # more tiles than the set has: there is no such bag
    if not prospects or prospects[0].covered < LEAST_COVERED:
        return None
    met = (one for one in prospects if one.covered >= LEAST_COVERED)
    found = tuple(map(candidate, met))
    if any(move not in [one.move for one in found] for move in task.include):
        return None
    work = task.work(end_of(task, prospects))
    return Analysis(task.position, "preendgame", found, work)


def is_served(task: AnalysisTask) -> bool:
    """Whether the bag is nearly empty, nothing else is known, and no exchange is asked about."""
    at, left = task.position, task.budget.left
    plays = all(isinstance(move, Lay | Pass) for move in task.include)
    counted = task.limits.iterations is not None or task.limits.plies is not None
    return (
        1 <= at.bag <= MOST_BAG
        and at.others == (None,)
        and plays
        and not counted
        and (left is None or left >= LEAST_SECONDS * at.bag)
        and not task.budget.stopped
    )


def weigh(task: AnalysisTask) -> list[Prospect]:
    """What the kernel finds in the time there is."""
    at, kit = task.position, task.statics.kit
    budget = task.budget.part(SHARE)
    plays: list[Move] = [one.move for one in task.worthy if isinstance(one.move, Lay)]
    position = PreEndgame(
        at.board,
        at.rack,
        at.unseen,
        at.bag,
        lead=at.lead,
        runs=at.runs,
        exchanges=(at.exchanges, 0),
    )
    return weigh_preendgame(
        kit.context(at.rules),
        position,
        [kernel_move(move) for move in (*plays, Pass())],
        all_plays=True,
        seed=kit.seed,
        limits=SearchLimits(
            milliseconds=None if budget.left is None else 1000 * budget.left,
            threads=kit.threads,
            stop=budget.is_spent,
        ),
    )


def candidate(prospect: Prospect) -> Candidate:
    """A play or the pass as all moves are told; its equity is the mean spread gained to the end."""
    play = prospect.play
    if play is None:  # (no exchange was asked about)
        return Candidate(Pass(), 0, prospect.spread, prospect.win)
    return Candidate(Lay(play.placement), play.score, prospect.spread, prospect.win)


def end_of(task: AnalysisTask, prospects: list[Prospect]) -> End:
    """Why the search ended."""
    best, *others = prospects
    known = best.exact >= WHOLE and all(is_refuted(prospect, best) for prospect in others)
    if known and not may_exchange(task.position) and has_all(task, prospects):
        return "proved"
    if task.budget.stopped:
        return "stopped"
    return "settled" if all(prospect.covered >= WHOLE for prospect in prospects) else "time"


def may_exchange(at: Position) -> bool:
    """Whether the mover may exchange tiles."""
    return exchange_most(at.rules, len(at.rack), at.bag, at.exchanges) > 0


def has_all(task: AnalysisTask, prospects: list[Prospect]) -> bool:
    """Whether every play was compared, or could not win more often than the best."""
    if prospects[0].win >= WHOLE:
        return True
    compared = {Lay(one.play.placement) for one in prospects if one.play is not None}
    return all(one.move in compared for one in task.statics.plays(len(compared) + 1, None))


def is_refuted(one: Prospect, best: Prospect) -> bool:
    """Whether a play is known to be no better than the best one, whose value is proved."""
    return one.exact >= WHOLE or one.most < best.win
