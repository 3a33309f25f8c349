"""What an act depends on, and for which acts there is room in a log that grows full.

An act names the number of the log that its player saw. It is stale only if something came since
that it depends on: a play answers a turn, a consent the proposal that it was asked for. What others
do beside the turn (they propose and decline, call the judge and let him go, lay their racks in
another order) makes no play of theirs late. What the same seat did itself counts always, so an act
that is said twice, or on two devices, is written once.
"""

from collections.abc import Mapping, Sequence

from stafla.club.tables.acts import ActKind
from stafla.club.tables.refusals import SummonedTooFast, TableFull, TooHasty
from stafla.rules import (
    Arranged,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    Consented,
    EndAccepted,
    EndDeclined,
    EndOffered,
    Event,
    Game,
    JudgeCalled,
    JudgeDismissed,
    Penalised,
    ProposalDeclined,
    Proposed,
    RandomAdded,
    ThemeVoted,
)

# what others do beside the turn
WISHES = Proposed | Consented | ProposalDeclined | EndOffered | EndAccepted | EndDeclined
CLOCK = ClockStarted | ClockPaused | ClockResumed
ASIDE = WISHES | CLOCK | JudgeCalled | JudgeDismissed | RandomAdded | ThemeVoted
ANSWERS: Mapping[ActKind, type[Event]] = {
    "consent": Proposed,
    "decline": Proposed,
    "accept-end": EndOffered,
    "decline-end": EndOffered,
    "resume-clock": ClockPaused,
}
"""What an act answers to: another of that kind is another question."""

# a record holds no more than 5,000 events; turns come before what is done beside them, and there
# is always room for answers to what is open already, for the end, and for what time brings about
MOST_EVENTS = 4_800
MOST_WITH_ASIDES = 4_300
BESIDE: frozenset[ActKind] = frozenset(
    {"arrange", "propose-takeback", "propose-pause", "withdraw", "offer-end", "call-judge"}
)
TURNS: frozenset[ActKind] = frozenset({"play", "exchange", "pass", "take-blank", "start-clock"})
PROPOSALS: frozenset[ActKind] = frozenset(
    {"propose-takeback", "propose-pause", "propose-abort", "propose-overturn", "offer-end"}
)
BETWEEN_PROPOSALS = 2_000
"""Milliseconds that a seat waits after a proposal before its next."""
BETWEEN_SUMMONS = 60_000
"""Milliseconds after a seat's call or appeal before it calls the judge again: that stops the game
and every clock. An appeal answers a verdict and comes when the verdict does."""


def up_to_date(game: Game, expected: int, seat: int, kind: ActKind) -> bool:
    """Whether who saw event ``expected`` missed nothing that the act of this seat depends on."""
    if kind == "arrange":
        return True  # how partners lay their racks depends on nothing but the rack (PL-68)
    since = game.log.since(expected)
    return expected <= game.number and not any(matters(event, seat, kind) for event in since)


def matters(event: Event, seat: int, kind: ActKind) -> bool:
    """Whether an act of a seat depends on an event that came before it."""
    if isinstance(event, Arranged) or (isinstance(event, Penalised) and event.why == "time"):
        return False  # points for overtime come by themselves, on the minute
    if isinstance(event, ANSWERS.get(kind, ())):
        return True
    return not isinstance(event, ASIDE) or getattr(event, "seat", None) == seat


def only_wishes(events: Sequence[Event], since: Sequence[Event]) -> bool:
    """Whether events decided before ``since`` can follow it all the same.

    They are a bot's or the judge's, who do not see proposals come and go; answers to a proposal
    were meant for that one.
    """
    beside = all(isinstance(event, WISHES | Arranged) for event in since)
    return beside and not isinstance(events[0], ASIDE)


def require_patience(
    kind: ActKind, seat: int, at: int, asked: Mapping[int, int], called: Mapping[int, int]
) -> None:
    """A seat lets time go by between two proposals, and between two summons of the judge.

    Args:
        kind: what it does.
        seat: who.
        at: now, in milliseconds.
        asked: when each seat proposed something last.
        called: when each seat called the judge or appealed last.

    Raises:
        TooHasty, SummonedTooFast
    """
    if kind in PROPOSALS and 0 <= at - asked.get(seat, 0) < BETWEEN_PROPOSALS:
        raise TooHasty(seconds=BETWEEN_PROPOSALS // 1000)
    if kind == "call-judge" and 0 <= at - called.get(seat, 0) < BETWEEN_SUMMONS:
        raise SummonedTooFast(seconds=BETWEEN_SUMMONS // 1000)


def require_room(game: Game, kind: ActKind) -> None:
    """There must be room for such an act in the log.

    Raises:
        TableFull: there is not.
    """
    if kind in BESIDE and game.number >= MOST_WITH_ASIDES:
        raise TableFull
    if kind in TURNS and game.number >= MOST_EVENTS:
        raise TableFull
