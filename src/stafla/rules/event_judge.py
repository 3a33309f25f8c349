"""What happens at a table with a judge at hand: verdicts that can be appealed, calls, rulings.

Who the judge is no event says, as none names a player; the club keeps that beside the game. That
a seat calls the judge and what the judge decides are events of every table
(`stafla.rules.event_board`).
"""

from dataclasses import dataclass

from stafla.rules.event import Event, Seat, Verdict


@dataclass(frozen=True, slots=True)
class JudgeSet(Event):
    """The table has a judge: a verdict can be appealed, and a call stops the game (SV-39).

    Attributes:
        answer: seconds in which a verdict can be appealed; then it stands.
        wait: seconds that the game stands for the judge; then it goes on without one.
    """

    answer: int
    wait: int


@dataclass(frozen=True, slots=True)
class VerdictAccepted(Event):
    """The verdict stands: who could appeal does not; None: the time for it is over."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Appealed(Event):
    """The side that the verdict goes against brings it before the judge; all clocks stand.

    ``about`` is what the judge is told.
    """

    seat: Seat
    about: str = ""


@dataclass(frozen=True, slots=True)
class AppealWithdrawn(Event):
    """The verdict stands: the appeal is taken back; None: no judge came in time."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class VerdictOverturned(Event):
    """All agreed on the opposite of the verdict, without the judge."""


@dataclass(frozen=True, slots=True)
class AppealRuled(Event):
    """The judge's ruling, which takes the place of the verdict, and the reason for it."""

    verdict: Verdict
    text: str


@dataclass(frozen=True, slots=True)
class JudgeDismissed(Event):
    """The game goes on without a decision: the call is taken back; None: no judge came in time."""

    seat: Seat | None = None
