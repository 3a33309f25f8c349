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
def _division_added(event: Event, happening: DivisionAdded, _: str) -> Event:
    require_phase(event, "registration", "check-in")
    if not happening.division.strip() or happening.division in event.divisions:
        raise EventRefusal("event-division-taken", text=happening.division)
    if not 1 <= len(happening.rounds) <= MOST_ROUNDS:
        raise EventRefusal("event-rounds", most=MOST_ROUNDS)
    return with_division(event, Division(happening.division, happening.rounds))


@transition(PhaseMoved)
def _phase_moved(event: Event, happening: PhaseMoved, reason: str) -> Event:
    if happening.to not in FORWARD[event.phase]:
        back = PHASES.index(happening.to) < PHASES.index(event.phase)
        unpublished = (event.phase, happening.to) == ("published", "break")
        if not back and not unpublished:
            raise EventRefusal("event-phase-order", phase=event.phase, to=happening.to)
        return _moved_back(event, happening.to, reason)
    if happening.without and event.phase != "check-in":
        raise EventRefusal("event-without")
    if event.phase == "check-in":
        event = _left_out(event, happening.without)
    if event.phase == "entering" and (missing := event.missing()):
        raise EventRefusal("event-results-missing", number=len(missing))
    if happening.to == "published":
        return _publish(event)
    return replace(event, phase=happening.to)


def _left_out(event: Event, without: tuple[str, ...]) -> Event:
    """Who is not here when check-in ends misses rounds from the first on, until coming back."""
    absent = {
        participant.id
        for participant in event.people.values()
        if not participant.here and not participant.left
    }
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
        name: replace(division, locked=(), locked_byes=(), restored=frozenset())
        for name, division in event.divisions.items()
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
        held = {
            name: _with_restored_locks(event, division)
            for name, division in event.divisions.items()
        }
        return replace(event, phase=to, round=event.round - 1, divisions=MappingProxyType(held))
    going_back: dict[Phase, tuple[Phase, ...]] = {
        "check-in": ("registration",),
        "playing": ("published",),
        "entering": ("published", "playing"),
        "break": ("entering",) if event.round else (),
        "closed": ("entering", "break"),
    }
    if to not in going_back.get(event.phase, ()):
        raise EventRefusal("event-phase-order", phase=event.phase, to=to)
    return replace(event, phase=to)


def _with_restored_locks(event: Event, own: Division) -> Division:
    """A division whose round comes back: what was set by hand is, and who has a result stay two.

    What was set by hand for the round after it goes before.
    """
    if event.round > len(own.rounds):
        return own
    shown = own.rounds[event.round - 1]
    told = (bout.players for bout in shown.bouts if bout.is_reported)
    there = set(event.active(own.name, event.round))
    taken = {player for lock in own.locks for player in lock}
    restored = [
        lock for lock in dict.fromkeys((*shown.locks, *told)) if lock <= there and not lock & taken
    ]
    pairs = tuple((min(lock), max(lock)) for lock in restored if len(lock) > 1)
    byes = tuple(min(lock) for lock in restored if len(lock) == 1)
    return replace(
        own,
        locked=(*own.locked, *pairs),
        locked_byes=(*own.locked_byes, *byes),
        restored=frozenset(restored),
    )


@transition(Locked)
def _lock(event: Event, happening: Locked, _: str) -> Event:
    require_phase(event, "check-in", "entering", "break")
    own = event.division(happening.division)
    both = [name for name in (happening.one, happening.other) if name is not None]
    for player in both:
        if event.person(player).division != happening.division:
            raise EventRefusal("event-player", text=player)
    pairs = tuple(pair for pair in own.locked if not set(both) & set(pair))
    byes = tuple(name for name in own.locked_byes if name not in both)
    if happening.locked and happening.other is not None:
        pairs = (*pairs, (happening.one, happening.other))
    elif happening.locked:
        byes = (*byes, happening.one)
    restored = frozenset(lock for lock in own.restored if not lock & set(both))
    return with_division(event, replace(own, locked=pairs, locked_byes=byes, restored=restored))


@transition(Paired)
def _pair(event: Event, happening: Paired, _: str) -> Event:
    require_phase(event, "check-in", "entering", "break")
    own, number = event.division(happening.division), event.round + 1
    if happening.round != number or number > len(own.plan):
        raise EventRefusal("event-round", number=happening.round, wanted=number)
    seated = [player for two in happening.pairs for player in two] + list(happening.byes)
    if len(set(seated)) < len(seated):
        raise EventRefusal("event-two-tables", text=max(seated, key=seated.count))
    if set(seated) != set(event.active(happening.division, number)):
        raise EventRefusal("event-not-all")
    made = Round.of(_bouts(event, own, happening), happening.byes, happening.digest)
    rounds = (*own.rounds[: event.round], replace(made, locks=own.locks))
    return with_division(event, replace(own, rounds=rounds))


def _bouts(event: Event, own: Division, happening: Paired) -> tuple[Bout, ...]:
    """The pairs of a round; if it was shown before, with what is known of their games."""
    shown = own.rounds[event.round].bouts if event.round < len(own.rounds) else ()
    known = {bout.players: bout for bout in shown}
    # in old logs results went when a round was paired anew, and were entered again
    keeps = bool(own.restored) and happening.digest in _digests(event, own)
    bouts = []
    for first, second in happening.pairs:
        before = known.get(frozenset((first, second)))
        if before is not None and keeps and before.players in own.restored:
            bouts.append(before)
        else:
            bouts.append(Bout(first, second, table=before.table if before else ""))
    return tuple(bouts)


def _digests(event: Event, own: Division) -> tuple[str, str]:
    """What the coming round follows from: as it is asked now, and as it was in old logs."""
    asked = event.request(own.name)
    return asked.digest, replace(asked, displaced_meet=False).digest


@transition(ClockSet)
def _set_clock(event: Event, happening: ClockSet, _: str) -> Event:
    require_phase(event, "published", "playing", "entering", "break")
    right = happening.until >= 0 and 0 <= happening.left <= LONGEST_CLOCK
    if not right or (happening.until and happening.left):
        raise EventRefusal("event-clock")
    return replace(event, clock=happening if happening.until or happening.left else None)
