"""What everybody at a table may know of its judge: what is open, until when, what was decided."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from stafla.club.folds import Folded
from stafla.rules import AppealRuled, JudgeDecided, Verdict
from stafla.rules.game.acts.clock import SECOND, patience
from stafla.rules.game.transitions.judge import concerned


@dataclass(frozen=True, slots=True)
class SeenDecision:
    """What a judge decided.

    Attributes:
        number: of its event.
        verdict: of a ruling on an appeal; None: on a call.
        by: the judge's name; empty: not known, erased or hidden.
    """

    number: int
    verdict: Verdict | None
    text: str
    by: str


@dataclass(frozen=True, slots=True)
class SeenJudge:
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
    decisions: tuple[SeenDecision, ...]


def seen_judge(folded: Folded, signed: Callable[[], Mapping[int, str]]) -> SeenJudge | None:
    """What a view tells of the judge; None: the table has none.

    Args:
        folded: the game, as far as the audience knows it.
        signed: the names under which decisions stand, by the number of the event.
    """
    game = folded.game
    if game.judge is None:
        return None
    wait, asked = patience(game), folded.clock.asked
    play = game.pending
    found = [
        (number, event)
        for number, event in enumerate(game.events, 1)
        if isinstance(event, AppealRuled | JudgeDecided)
    ]
    names = signed() if found else {}
    return SeenJudge(
        called=game.judge.called,
        concerned=concerned(game),
        verdict=play.verdict if play else None,
        until=None if wait is None or asked is None else asked + wait * SECOND,
        decisions=tuple(
            SeenDecision(
                number,
                event.verdict if isinstance(event, AppealRuled) else None,
                event.text,
                names.get(number, ""),
            )
            for number, event in found
        ),
    )
