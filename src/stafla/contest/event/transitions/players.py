"""Who plays: registered, checked in, gone, back, counted among groups."""

from dataclasses import replace
from typing import Final

from stafla.contest.event.federation import Missed
from stafla.contest.event.happening import (
    CheckedIn,
    Grouped,
    Registered,
    Returned,
    WithdrawalTakenBack,
    Withdrawn,
)
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Absence, Bout, Division, Event, Participant
from stafla.contest.event.transition import transition
from stafla.contest.event.transitions.changes import (
    changeable,
    require_phase,
    with_division,
    with_person,
    wrap,
)
from stafla.contest.standings import Player

MOST_PLAYERS: Final = 5_000
"""Of an event in all its divisions; a server takes fewer (`stafla.club.contests.plan`)."""


@transition(Registered)
def _register(event: Event, happening: Registered, _: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    event.division(happening.division)
    if happening.player in event.people or not happening.player or not happening.name.strip():
        raise EventRefusal("event-player-taken", text=happening.player)
    if len(event.people) >= MOST_PLAYERS:
        raise EventRefusal("event-players", most=MOST_PLAYERS)
    # numbers rise in the order in which people came
    latest = reversed(tuple(event.people.values()))
    number = 1 + next(
        (
            participant.player.number
            for participant in latest
            if participant.division == happening.division
        ),
        0,
    )
    absences: tuple[Absence, ...] = ()
    if event.round:
        absences = (Absence(1, event.round, happening.missed or event.opening().late),)
    here = event.phase not in ("registration", "check-in")
    player = Player(happening.player, number, happening.rating, happening.team, happening.family)
    person = Participant(
        happening.player, happening.division, happening.name, player, here, absences
    )
    return with_person(event, person)


@transition(CheckedIn)
def _checked_in(event: Event, happening: CheckedIn, _: str) -> Event:
    require_phase(event, "registration", "check-in")
    return with_person(event, replace(event.person(happening.player), here=happening.here))


@transition(Withdrawn)
def _withdrawn(event: Event, happening: Withdrawn, _: str) -> Event:
    person = event.person(happening.player)
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    if person.left:
        raise EventRefusal("event-has-left", text=happening.player)
    if event.phase in ("registration", "check-in") and not event.round:
        return _never_came(event, person)
    missed = happening.missed or event.opening().withdrawal
    running = event.phase in ("published", "playing", "entering")
    seat = _seat(event, person) if running else None
    first = event.round + 1
    if seat is not None and seat[2].game is None:
        event = _split(event, seat, person.id, missed)
        person = event.person(person.id)
    left = replace(person, absences=(*person.absences, Absence(first, None, missed)))
    return with_person(event, left)


def _never_came(event: Event, person: Participant) -> Event:
    """Before the first round: off the list, and nothing counts."""
    people = changeable(event.people)
    del people[person.id]
    own = event.division(person.division)
    cleared = replace(
        own,
        rounds=(),
        locked=tuple(pair for pair in own.locked if person.id not in pair),
        locked_byes=tuple(player for player in own.locked_byes if player != person.id),
    )
    return with_division(replace(event, people=wrap(people, event)), cleared)


def _split(event: Event, seat: tuple[Division, int, Bout], player: str, missed: Missed) -> Event:
    """A pair of which one leaves: a bye that counts as one for the opponent, and what was missed.

    A game cannot hold both, so the pair is dissolved: the opponent is among the byes, and the
    player's round is a missed one.
    """
    own, place, bout = seat
    number = event.round
    now = own.rounds[number - 1]
    other = next(name for name in bout.players if name != player)
    bouts = (*now.bouts[:place], *now.bouts[place + 1 :])
    rounds = list(own.rounds)
    made = place
    for before in sorted(before for before, _ in now.dissolved):
        made += before <= made
    dissolved = (*now.dissolved, (made, bout))
    rounds[number - 1] = now.with_pairs(bouts, (*now.byes, other), dissolved)
    event = with_division(event, replace(own, rounds=tuple(rounds)))
    person = event.person(player)
    gone = replace(person, absences=(*person.absences, Absence(number, number, missed)))
    return with_person(event, gone)


@transition(Returned)
def _return(event: Event, happening: Returned, _: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    person = event.person(happening.player)
    if not person.left:
        raise EventRefusal("event-is-here", text=happening.player)
    last = person.absences[-1]
    absences = person.absences[:-1]
    if last.first <= event.round:
        absences = (*absences, replace(last, last=event.round))
    return with_person(event, replace(person, absences=absences, here=True))


@transition(WithdrawalTakenBack)
def _take_withdrawal_back(event: Event, happening: WithdrawalTakenBack, _: str) -> Event:
    """The pair as it was, at its place, and nothing missed."""
    require_phase(event, "published", "playing", "entering")
    person = event.person(happening.player)
    if not person.left:
        raise EventRefusal("event-is-here", text=happening.player)
    found = event.broken_pair(happening.player)
    if found is None:
        raise EventRefusal("event-no-game", text=happening.player)
    made, bout = found
    own, number = event.division(person.division), event.round
    now = own.rounds[number - 1]
    dissolved = tuple(one for one in now.dissolved if one != found)
    place = made - sum(before < made for before, _ in dissolved)
    bouts = (*now.bouts[:place], bout, *now.bouts[place:])
    byes = tuple(player for player in now.byes if player not in bout.players)
    rounds = list(own.rounds)
    rounds[number - 1] = now.with_pairs(bouts, byes, dissolved)
    event = with_division(event, replace(own, rounds=tuple(rounds)))
    # the round itself, and all from the next on
    return with_person(event, replace(person, absences=person.absences[:-2]))


@transition(Grouped)
def _group(event: Event, happening: Grouped, _: str) -> Event:
    event.person(happening.player)
    groups = changeable(event.groups)
    groups[happening.player] = happening.groups
    return replace(event, groups=wrap(groups, event))


def _seat(event: Event, person: Participant) -> tuple[Division, int, Bout] | None:
    own = event.division(person.division)
    if not 0 < event.round <= len(own.rounds):
        return None
    seat = own.rounds[event.round - 1].bout_of(person.id)
    return None if seat is None else (own, *seat)
