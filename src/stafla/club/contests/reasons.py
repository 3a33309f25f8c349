"""Why a round has its pairs, and who sits out, in words: places, differences, what was given up.

The number that the search adds up has 26 digits and compares pairings only; it stands in what
``stafla event again`` prints. Pages and terminal say all this by the same functions.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from stafla.contest.event import Event, Participant
from stafla.contest.pairing import (
    Pairing,
    Relaxation,
    Repeat,
    Request,
    bye_reasons,
    mates_of,
    repeats_of,
)
from stafla.contest.pairing.result import Grade
from stafla.contest.standings import standings
from stafla.data.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Reason:
    """A pair: who goes first, the other, their places before the round, the judgement."""

    first: str
    second: str
    places: tuple[int, int]
    grade: Grade


@dataclass(frozen=True, slots=True)
class Reasons:
    """A round's pairs explained.

    Attributes:
        pairs: by table.
        apart: the differences in place of all pairs, summed.
        one_club: whether everybody is of one club or family, so that nobody could be kept apart.
    """

    pairs: tuple[Reason, ...]
    apart: int
    one_club: bool


def reasons_of(pairing: Pairing) -> Reasons:
    """The explanation of a pairing."""
    request = pairing.request
    table = standings(request.players, request.games, request.scoring, seed=request.seed)
    active = set(request.active)
    there = [line for line in table if line.player in active]
    place = {line.player: number for number, line in enumerate(there, 1)}
    wins = {line.player: line.half_wins for line in there}
    families = {player.family.casefold() for player in request.players if player.id in active}
    one_club = len(families) == 1 and "" not in families and len(active) > 1
    pairs = []
    for pair in pairing.pairs:
        grade = pair.grade
        if one_club and grade == "forced" and not pair.met:
            # what holds of every pair says nothing of this one
            between = abs(wins.get(pair.first, 0) - wins.get(pair.second, 0))
            grade = "model" if not between else "good" if between <= 2 else "concession"
        places = (place.get(pair.first, 0), place.get(pair.second, 0))
        pairs.append(Reason(pair.first, pair.second, places, grade))
    apart = sum(abs(reason.places[0] - reason.places[1]) for reason in pairs)
    return Reasons(tuple(pairs), apart, one_club)


def coming_repeats(event: Event, division: str) -> tuple[Repeat, ...]:
    """The pairs of the coming round, which is paired, that met before."""
    coming = event.division(division).rounds[event.round]
    pairs = ((bout.first, bout.second) for bout in coming.bouts)
    return repeats_of(event.request(division, coming.digest), pairs)


def coming_mates(event: Event, division: str) -> tuple[Relaxation, ...]:
    """The pairs of the coming round, which is paired, that are of one family, club or team."""
    coming = event.division(division).rounds[event.round]
    pairs = ((bout.first, bout.second) for bout in coming.bouts)
    return mates_of(event.request(division, coming.digest), pairs)


def relaxation_in_words(one: Relaxation, people: Mapping[str, Participant], say: Catalogue) -> str:
    """What a pairing gave up or kept, with the pairs by name."""
    pairs = [
        " – ".join(people[player].name for player in pair if player in people) for pair in one.pairs
    ]
    return say(one.message, round=one.round, pairs=", ".join(pairs))


def explain_in_words(
    pairing: Pairing, people: Mapping[str, Participant], say: Catalogue
) -> list[str]:
    """All that explains the pairs of a round together, a sentence each."""
    reasons = reasons_of(pairing)
    sides = ((pair.first, pair.second) for pair in pairing.pairs)
    again = repeats_in_words(repeats_of(pairing.request, sides), people, say)
    met = any(pair.met for pair in pairing.pairs)
    told = []
    for one in pairing.relaxations:
        if one.kind == "family" and one.needed and reasons.one_club:
            told.append(say("events-one-club"))
        elif one.kind != "repeats" or not (again or met):
            told.append(relaxation_in_words(one, people, say))
    if again:
        told.append(say("pairing-repeats-needed", pairs=", ".join(again)))
    byes = bye_causes(people, pairing.byes, pairing.request, say)
    if byes:
        told.append(say("events-bye-of", names=", ".join(byes)))
    absent = absent_names(pairing.request, people)
    if absent:
        told.append(say("events-without", names=", ".join(absent)))
    return [*told, say("events-apart", number=reasons.apart)]


def absent_names(request: Request, people: Mapping[str, Participant]) -> list[str]:
    """Who of a division is not paired: whoever is not here or has withdrawn."""
    return [people[player].name for player in request.absentees if player in people]


def repeats_in_words(
    repeats: Iterable[Repeat], people: Mapping[str, Participant], say: Catalogue
) -> tuple[str, ...]:
    """Pairs that met before, each with its rounds."""
    return tuple(
        say(
            "pairing-met",
            pair=f"{people[one.first].name} – {people[one.second].name}",
            count=len(one.rounds),
            rounds=", ".join(map(str, one.rounds)),
        )
        for one in repeats
        if one.first in people and one.second in people
    )


def bye_causes(
    people: Mapping[str, Participant], byes: Collection[str], request: Request, say: Catalogue
) -> list[str]:
    """Who sits out of a round and why, by what its pairs followed from; all of them by name."""
    reasons = bye_reasons(request, byes)
    return [
        f"{people[player].name} ({say(f'pairing-bye-{reasons[player]}')})"
        if player in reasons
        else people[player].name
        for player in byes
        if player in people
    ]
