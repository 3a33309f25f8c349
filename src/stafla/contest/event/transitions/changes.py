"""What transitions have in common: an event with one part of it as it is now."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar

from stafla.contest.event.happening import Phase
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Bout, Division, Event, Participant

K = TypeVar("K")
V = TypeVar("V")


def bout_between(
    event: Event, division: str, number: int, player: str, other: str
) -> tuple[Division, int, Bout]:
    """A pair of a round that is published, with its division and its place.

    Raises:
        EventRefusal: ``event-round``, ``event-no-pair``.
    """
    own = event.division(division)
    if not 1 <= number <= min(event.round, len(own.rounds)):
        raise EventRefusal("event-round", number=number, wanted=event.round)
    seat = own.rounds[number - 1].bout_of(player)
    if seat is not None and seat[1].players == {player, other}:
        return own, *seat
    raise EventRefusal("event-no-pair", one=player, other=other)


def require_phase(event: Event, *phases: Phase) -> None:
    """Such a thing happens in these phases alone.

    Raises:
        EventRefusal: ``event-phase``.
    """
    if event.phase not in phases:
        raise EventRefusal("event-phase", phase=event.phase)


def with_division(event: Event, division: Division) -> Event:
    """The event with a division as it is now."""
    divisions = {**event.divisions, division.name: division}
    return replace(event, divisions=MappingProxyType(divisions))


def with_person(event: Event, person: Participant) -> Event:
    """The event with a player as they are now."""
    people = changeable(event.people)
    people[person.id] = person
    return replace(event, people=wrap(people, event))


def with_bout(event: Event, own: Division, number: int, place: int, bout: Bout) -> Event:
    """The event with a pair at a place of a round."""
    now = own.rounds[number - 1]
    bouts = now.bouts if isinstance(now.bouts, list) else list(now.bouts)
    bouts[place] = bout
    if bouts is now.bouts:
        return event
    rounds = list(own.rounds)
    rounds[number - 1] = replace(now, bouts=bouts if event.scratch else tuple(bouts))
    return with_division(event, replace(own, rounds=tuple(rounds)))


def changeable(mapping: Mapping[K, V]) -> dict[K, V]:
    """What may be changed: the mapping of a scratch event itself, else a copy."""
    return mapping if isinstance(mapping, dict) else dict(mapping)


def wrap(mapping: dict[K, V], event: Event) -> Mapping[K, V]:
    """A changed mapping as an event holds it: a scratch event changes it again."""
    return mapping if event.scratch else MappingProxyType(mapping)
