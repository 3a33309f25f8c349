"""The judge of a table: who can be called, and how long is waited for them."""

import re

from stafla.club.errors import TableRefusal
from stafla.contest.ratings import Pace
from stafla.rules import AppealRuled, Game, JudgeDecided, JudgeSet

ANY = "any"
JUDGES = "judges"
"""The topic of tables that begin or cease to wait for a judge."""
PERSON = re.compile(r"[A-Za-z0-9_-]{22}")
MINUTE, DAY = 60, 24 * 3600
# seconds in which a verdict can be appealed, and that the table stands for the judge
LIVE = JudgeSet(MINUTE, 20 * MINUTE)
WAITS: dict[Pace, JudgeSet] = {
    "correspondence": JudgeSet(DAY, 7 * DAY),
    "untimed": JudgeSet(DAY, 3 * DAY),
}


class BadJudge(TableRefusal):
    """There is no such judge here."""

    code = "bad-judge"


def judge_of(judge: str, pace: Pace) -> JudgeSet | None:
    """What a table pins of its judge: ``any`` arbiter, one by their id, or empty: none.

    Raises:
        BadJudge: it can be nobody's id.
    """
    if not judge:
        return None
    if judge != ANY and not PERSON.fullmatch(judge):
        raise BadJudge
    return WAITS.get(pace, LIVE)


def awaits_judge(game: Game) -> bool:
    """Whether a game stands for its judge."""
    called = game.judge is not None and game.judge.called is not None
    return game.ended is None and (called or game.phase == "appeal")


def decision_after(before: Game, after: Game) -> int:
    """The number of the event by which a judge decided, among those that came since ``before``."""
    return next(
        number
        for number, event in enumerate(after.events[before.number :], before.number + 1)
        if isinstance(event, AppealRuled | JudgeDecided)
    )
