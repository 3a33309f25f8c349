"""The judge of a table: who can be called, how long is waited, what everybody may know of it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from stafla.club.tables.cache import GameState
from stafla.club.tables.refusals import BadJudge
from stafla.contest.ratings import Pace
from stafla.rules import AppealRuled, Game, JudgeDecided, JudgeSet, Verdict
from stafla.rules.game.acts.clock import SECOND, patience
from stafla.rules.game.transitions.judge import concerned_side

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


@dataclass(frozen=True, slots=True)
class ObservedDecision:
    """What a judge decided.

    Attributes:
        number: of its event.
        verdict: of a ruling on an appeal; None: on a call.
        by: the judge's name; empty: not known, erased or hidden.
        seconds: given to each seat, negative: taken; empty: nobody's time changes.
    """

    number: int
    verdict: Verdict | None
    text: str
    by: str
    seconds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ObservedJudge:
    """The judge of a table.

    Attributes:
        called: who called the judge, who has not decided yet.
        concerned: whom an open verdict goes against, who may appeal or has appealed.
        verdict: that verdict.
        until: when the wait is over, in milliseconds (UTC).
        decisions: in order.
    """

    called: int | None
    concerned: int | None
    verdict: Verdict | None
    until: int | None
    decisions: tuple[ObservedDecision, ...]


def seen_judge(
    game_state: GameState, signed: Callable[[], Mapping[int, str]]
) -> ObservedJudge | None:
    """What a view tells of the judge; None: the table has none.

    Args:
        game_state: the game, as far as the audience knows it.
        signed: the names under which decisions stand, by the number of the event.
    """
    game = game_state.game
    if game.judge is None:
        return None
    wait, asked = patience(game), game_state.clock.asked
    play = game.pending
    found = [
        (number, event)
        for number, event in enumerate(game.events, 1)
        if isinstance(event, AppealRuled | JudgeDecided)
    ]
    names = signed() if found else {}
    return ObservedJudge(
        called=game.judge.called,
        concerned=concerned_side(game),
        verdict=play.verdict if play else None,
        until=None if wait is None or asked is None else asked + wait * SECOND,
        decisions=tuple(
            ObservedDecision(
                number,
                event.verdict if isinstance(event, AppealRuled) else None,
                event.text,
                names.get(number, ""),
                _seconds(game, event),
            )
            for number, event in found
        ),
    )


def _seconds(game: Game, event: AppealRuled | JudgeDecided) -> tuple[int, ...]:
    """The time that a decision gives to each seat; none where there is no clock, or no change."""
    if game.clock is None or isinstance(event, AppealRuled) or not any(event.seconds):
        return ()
    return event.seconds
