"""Positions with one to four tiles in the bag and two players: every content of it is weighed.

The kernel goes through what the bag may hold; plays that empty it are followed by endgames that
are solved (docs/engine/endgame.md). Exchanges and passes are not weighed there, so what is asked
about one is left to the simulation.
"""

from stafla._core import KernelError, Prospect, weigh_preendgame
from stafla.bots import Lay
from stafla.study.analysis.result import Analysis, Candidate, End
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
    found = tuple(map(candidate, prospects))
    if any(move not in [one.move for one in found] for move in task.include):
        return None
    work = task.work(end_of(task, prospects))
    return Analysis(task.position, "preendgame", found, work)


def is_served(task: AnalysisTask) -> bool:
    """Whether the bag is nearly empty, nothing else is known, and only plays are asked about."""
    at, left = task.position, task.budget.left
    plays = all(isinstance(move, Lay) for move in task.include)
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
    passes, scoreless = at.runs
    return weigh_preendgame(
        at.rules,
        kit.lexicon,
        kit.words,
        kit.leaves,
        at.board,
        at.rack,
        at.unseen,
        at.bag,
        lead=at.lead,
        candidates=len(task.worthy),
        passes=passes,
        scoreless=scoreless,
        exchanges=(at.exchanges, 0),
        seed=kit.seed,
        milliseconds=None if budget.left is None else 1000 * budget.left,
        threads=kit.threads,
        stop=budget.is_spent,
    )


def candidate(prospect: Prospect) -> Candidate:
    """A play as all moves are told; its equity is the mean spread gained to the end."""
    play = prospect.play
    assert play is not None  # nothing but plays was asked about
    return Candidate(Lay(play.placement), play.score, prospect.spread, prospect.win)


def end_of(task: AnalysisTask, prospects: list[Prospect]) -> End:
    """Why the search ended."""
    best, *others = prospects
    if best.exact >= WHOLE and all(is_refuted(prospect, best) for prospect in others):
        return "proved"
    if task.budget.stopped:
        return "stopped"
    return "settled" if all(prospect.covered >= WHOLE for prospect in prospects) else "time"


def is_refuted(one: Prospect, best: Prospect) -> bool:
    """Whether a play is known to be no better than the best one, whose value is proved."""
    return one.exact >= WHOLE or one.most < best.win
