"""What a browser is told of the judge of a table."""

from stafla.club.tables.judge import ObservedJudge
from stafla.rules import Verdict
from stafla.web.wire.base import Wire


class DecisionView(Wire):
    """What a judge decided ``by`` name: a ruling's ``verdict``, or words and time on a call."""

    number: int
    """Number of the event."""
    verdict: Verdict | None
    """The ruling; null: on a call."""
    text: str
    """What the players read."""
    by: str
    """Whose decision it is."""
    seconds: list[int]
    """Time given to each seat, negative: taken; empty: nobody's changes."""


class JudgeView(Wire):
    """The judge of a table.

    ``called`` is the seat that called, while nothing is decided; ``concerned`` the seat that may
    appeal the open ``verdict`` (phase ``verdict``) or has appealed it (``appeal``). The wait is
    over at ``until`` by the server's clock.
    """

    called: int | None
    """The seat that called, while nothing is decided."""
    concerned: int | None
    """The seat that may appeal the open verdict, or has."""
    verdict: Verdict | None
    """The verdict that is open."""
    until: int | None
    """When the wait is over, in milliseconds since 1970 by the server's clock."""
    decisions: list[DecisionView]
    """What judges of this game decided."""


def judge_view(judge: ObservedJudge) -> JudgeView:
    """The judge, as the wire has it."""
    return JudgeView(
        called=judge.called,
        concerned=judge.concerned,
        verdict=judge.verdict,
        until=judge.until,
        decisions=[
            DecisionView(
                number=one.number,
                verdict=one.verdict,
                text=one.text,
                by=one.by,
                seconds=list(one.seconds),
            )
            for one in judge.decisions
        ],
    )
