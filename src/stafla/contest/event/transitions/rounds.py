"""Divisions and their rounds: phases, pairs set by hand, pairings, the clock of the room."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from stafla.contest.event.happening import (
    PHASES,
    ClockSet,
    DivisionAdded,
    Locked,
    Paired,
    Phase,
    PhaseMoved,
)
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Absence, Bout, Division, Event, Round
from stafla.contest.event.transition import transition
from stafla.contest.event.transitions.changes import require_phase, with_division, with_person

MOST_ROUNDS: Final = 100
"""Of a division; a server takes fewer (`stafla.club.contests.plan`)."""
LONGEST_CLOCK: Final = 24 * 3_600_000
FORWARD: Final[Mapping[Phase, tuple[Phase, ...]]] = {
    "registration": ("check-in",),
    "check-in": ("break", "published"),
    "published": ("playing",),
    "playing": ("entering",),
    "entering": ("break", "closed"),
    "break": ("published", "closed"),
    "closed": (),
}


@transition(DivisionAdded)
def _division_added(event: Event, what: DivisionAdded, _: str) -> Event:
    require_phase(event, "registration", "check-in")
    if not what.division.strip() or what.division in event.divisions:
        raise EventRefusal("event-division-taken", text=what.division)
    if not 1 <= len(what.rounds) <= MOST_ROUNDS:
        raise EventRefusal("event-rounds", most=MOST_ROUNDS)
    return with_division(event, Division(what.division, what.rounds))


@transition(PhaseMoved)
def _phase_moved(event: Event, what: PhaseMoved, reason: str) -> Event:
    if what.to not in FORWARD[event.phase]:
        back = PHASES.index(what.to) < PHASES.index(event.phase)
        unpublished = (event.phase, what.to) == ("published", "break")
        if not back and not unpublished:
            raise EventRefusal("event-phase-order", phase=event.phase, to=what.to)
        return _moved_back(event, what.to, reason)
    if what.without and event.phase != "check-in":
        raise EventRefusal("event-without")
    if event.phase == "check-in":
        event = _left_out(event, what.without)
    if event.phase == "entering" and (missing := event.missing()):
        raise EventRefusal("event-results-missing", number=len(missing))
    if what.to == "published":
        return _publish(event)
    return replace(event, phase=what.to)


def _left_out(event: Event, without: tuple[str, ...]) -> Event:
    """Who is not here when check-in ends misses rounds from the first on, until coming back."""
    absent = {one.id for one in event.people.values() if not one.here and not one.left}
    if set(without) != absent:
        raise EventRefusal("event-not-here", number=len(absent))
    for player in sorted(absent):
        person = event.person(player)
        gone = (*person.absences, Absence(event.round + 1, None, event.opening().withdrawal))
        event = with_person(event, replace(person, absences=gone))
    return event


def _publish(event: Event) -> Event:
    number = event.round + 1
    for division in event.divisions.values():
        if number > len(division.plan):
            continue
        if len(division.rounds) < number:
            raise EventRefusal("event-not-paired", text=division.name)
        if event.stale(division.name):
            raise EventRefusal("event-stale", text=division.name)
    if not any(number <= len(division.plan) for division in event.divisions.values()):
        raise EventRefusal("event-rounds", most=event.round)
    cleared = {
        name: replace(one, locked=(), locked_byes=()) for name, one in event.divisions.items()
    }
    return replace(
        event,
        phase="published",
        round=number,
        divisions=MappingProxyType(cleared),
        clock=None,
    )


def _moved_back(event: Event, to: Phase, reason: str) -> Event:
    """Back by a step, with a reason, and never with results thrown away."""
    if not reason:
        raise EventRefusal("event-reason")
    if event.phase == "published" and to == "break":
        return replace(event, phase=to, round=event.round - 1)
    kept: dict[Phase, tuple[Phase, ...]] = {
        "check-in": ("registration",),
        "playing": ("published",),
        "entering": ("published", "playing"),
        "break": ("entering",) if event.round else (),
        "closed": ("entering", "break"),
    }
    if to not in kept.get(event.phase, ()):
        raise EventRefusal("event-phase-order", phase=event.phase, to=to)
    return replace(event, phase=to)


@transition(Locked)
def _lock(event: Event, what: Locked, _: str) -> Event:
    require_phase(event, "check-in", "entering", "break")
    own = event.division(what.division)
    both = [one for one in (what.one, what.other) if one is not None]
    for one in both:
        if event.person(one).division != what.division:
            raise EventRefusal("event-player", text=one)
    pairs = tuple(pair for pair in own.locked if not set(both) & set(pair))
    byes = tuple(one for one in own.locked_byes if one not in both)
    if what.locked and what.other is not None:
        pairs = (*pairs, (what.one, what.other))
    elif what.locked:
        byes = (*byes, what.one)
    return with_division(event, replace(own, locked=pairs, locked_byes=byes))


@transition(Paired)
def _pair(event: Event, what: Paired, _: str) -> Event:
    require_phase(event, "check-in", "entering", "break")
    own, number = event.division(what.division), event.round + 1
    if what.round != number or number > len(own.plan):
        raise EventRefusal("event-round", number=what.round, wanted=number)
    seated = [one for two in what.pairs for one in two] + list(what.byes)
    if len(set(seated)) < len(seated):
        raise EventRefusal("event-two-tables", text=max(seated, key=seated.count))
    if set(seated) != set(event.active(what.division, number)):
        raise EventRefusal("event-not-all")
    bouts = tuple(Bout(first, second) for first, second in what.pairs)
    rounds = (*own.rounds[: event.round], Round.of(bouts, what.byes, what.digest))
    return with_division(event, replace(own, rounds=rounds))


@transition(ClockSet)
def _set_clock(event: Event, what: ClockSet, _: str) -> Event:
    require_phase(event, "published", "playing", "entering", "break")
    right = what.until >= 0 and 0 <= what.left <= LONGEST_CLOCK
    if not right or (what.until and what.left):
        raise EventRefusal("event-clock")
    return replace(event, clock=what if what.until or what.left else None)
