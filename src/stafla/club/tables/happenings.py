"""What happened at a table beside the rows of its score sheet, in order.

A challenge and its verdict, what was asked and answered, the clock, the judge: a page tells these
in its banner and says them aloud. What the sheet has a row for is told from the row.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from stafla.rules.game import events as ev

Kind = Literal[
    "withdrawn",
    "challenged",
    "ruled",
    "ruled-again",
    "overturned",
    "verdict-accepted",
    "appealed",
    "appeal-withdrawn",
    "judge-called",
    "judge-decided",
    "judge-dismissed",
    "proposed",
    "consented",
    "declined",
    "dropped",
    "paused",
    "resumed",
    "clock-started",
    "time-up",
    "offered",
    "offer-accepted",
    "offer-declined",
    "first",
    "yielded-start",
    "blank-taken",
    "theme-claimed",
    "theme-voted",
    "theme-scored",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MOST: Final = 200
"""So many are told of one game, the latest; each is a few dozen bytes of a view."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened.

    Attributes:
        number: of its event.
        seat: who did it or whom it befell; None: nobody at the table, or all of it.
        about: the seat that had asked, where this answers.
        what: what was proposed.
        verdict: of a ruling; of a vote ``valid`` if it belongs to the theme.
        square: of a blank that was taken.
        points: for words of the theme.
    """

    number: int
    kind: Kind
    seat: int | None = None
    about: int | None = None
    what: ev.Proposable | None = None
    verdict: ev.Verdict | None = None
    square: int | None = None
    points: int | None = None


def happenings(events: Sequence[ev.Event]) -> tuple[Happening, ...]:
    """The happenings of a game, the latest `MOST`."""
    return tuple(_walk(events))[-MOST:]


def _walk(events: Sequence[ev.Event]) -> Iterator[Happening]:
    proposal: ev.Proposed | None = None
    for number, event in enumerate(events, 1):
        if type(event) in ROUTINE:
            continue
        match event:
            case ev.Proposed(seat, proposal_kind):
                proposal = event
                yield Happening(number, "proposed", seat, what=proposal_kind)
            case ev.Consented(seat) if proposal:
                yield Happening(number, "consented", seat, proposal.seat, proposal.what)
            case ev.ProposalDeclined(seat) if proposal:
                kind: Kind = "dropped" if seat == proposal.seat else "declined"
                yield Happening(number, kind, seat, proposal.seat, proposal.what)
            case _:
                if (found := _of_table(number, event) or _of_judge(number, event)) is not None:
                    yield found


SEATED: Final[dict[type[ev.Event], Kind]] = {
    ev.PlayWithdrawn: "withdrawn",
    ev.Challenged: "challenged",
    ev.ClockStarted: "clock-started",
    ev.ClockResumed: "resumed",
    ev.Flagged: "time-up",
    ev.EndOffered: "offered",
    ev.EndAccepted: "offer-accepted",
    ev.EndDeclined: "offer-declined",
    ev.FirstSet: "first",
    ev.ThemeClaimed: "theme-claimed",
    ev.Appealed: "appealed",
    ev.AppealWithdrawn: "appeal-withdrawn",
    ev.VerdictAccepted: "verdict-accepted",
    ev.JudgeDismissed: "judge-dismissed",
    ev.JudgeCalled: "judge-called",
}
UNSEATED: Final[dict[type[ev.Event], Kind]] = {
    ev.ClockPaused: "paused",
    ev.VerdictOverturned: "overturned",
    ev.JudgeDecided: "judge-decided",
}


ROUTINE: Final[frozenset[type[ev.Event]]] = frozenset(
    {ev.Played, ev.Pressed, ev.Drawn, ev.Confirmed, ev.StartDrawn, ev.Exchanged, ev.Passed}
)
"""What games are made of, and nothing of which is told here."""


def _of_table(number: int, event: ev.Event) -> Happening | None:
    if (kind := SEATED.get(type(event))) is not None:
        return Happening(number, kind, getattr(event, "seat", None))
    if (kind := UNSEATED.get(type(event))) is not None:
        return Happening(number, kind)
    match event:
        case ev.AdvantageChosen(seat, "orientation"):
            return Happening(number, "yielded-start", seat)
        case ev.BlankTaken(seat, square):
            return Happening(number, "blank-taken", seat, square=square)
    return None


def _of_judge(number: int, event: ev.Event) -> Happening | None:
    match event:
        case ev.Ruled(verdict):
            return Happening(number, "ruled", verdict=verdict)
        case ev.AppealRuled(verdict):
            return Happening(number, "ruled-again", verdict=verdict)
        case ev.ThemeVoted(seat, agrees):
            verdict = "valid" if agrees else "invalid"
            return Happening(number, "theme-voted", seat, verdict=verdict)
        case ev.ThemeScored(seat, points):
            return Happening(number, "theme-scored", seat, points=points)
    return None
