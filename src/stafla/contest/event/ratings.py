"""What an event makes of ratings: by a federation's system, on a list or without one."""

import datetime
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from stafla.contest.event.export import rating_event_of
from stafla.contest.event.state import Event
from stafla.contest.formats import rt
from stafla.contest.ratings import (
    RatingChange,
    RatingEntry,
    RatingList,
    RatingListFault,
    RatingSystem,
    replay,
)
from stafla.contest.ratings.lists import from_json

ESTABLISHED: Final = 100
"""Games that a rating is taken to rest on where no list says how many they were."""


@dataclass(frozen=True, slots=True)
class Rated:
    """The changes of a division, and the list after it.

    Attributes:
        changes: by player of the event.
        after: the list with everybody who was on it before, by the list's own ids.
        unlisted: players of the event who are not on the list, where there is one.
    """

    changes: Mapping[str, RatingChange]
    after: RatingList
    unlisted: tuple[str, ...] = ()


def rate_division(
    event: Event,
    division: str,
    date: datetime.date,
    system: RatingSystem,
    start: RatingList | None = None,
) -> Rated:
    """Rate the games of a division.

    Args:
        event: as far as it is played.
        division: whose games.
        date: the day on which it ended.
        system: the arithmetic.
        start: the list before; players are found on it by their names. Without one everybody has
            the rating that they were registered with.

    Raises:
        RatingListFault: ``ratings-system``, the list is another system's.
    """
    people = [
        participant for participant in event.people.values() if participant.division == division
    ]
    names = {participant.id: participant.name for participant in people}
    if start is None:
        entries = {
            participant.id: RatingEntry(
                participant.id, float(participant.player.rating), ESTABLISHED
            )
            for participant in people
            if participant.player.rating is not None
        }
        first, known = RatingList(system.about.name, None, entries, names), {}
    else:
        if start.system != system.about.name:
            raise RatingListFault("ratings-system", text=start.system, wanted=system.about.name)
        known = _find_listed(start, names)
        new = {player: name for player, name in names.items() if player not in known}
        first = replace(start, names={**start.names, **new})
    played = rating_event_of(event, division, date)
    results = tuple(
        replace(
            result,
            one=known.get(result.one, result.one),
            other=known.get(result.other, result.other),
        )
        for result in played.results
    )
    after, changes = replay(system, [replace(played, results=results)], first)
    own = {listed: player for player, listed in known.items()}
    unlisted = () if start is None else tuple(one for one in names if one not in known)
    return Rated(
        {own.get(change.player, change.player): change for change in changes}, after, unlisted
    )


def read_list(data: bytes, system: RatingSystem) -> RatingList:
    """A list of ratings from a file: ours (JSON), or columns (``.RT``).

    Raises:
        RatingListFault, TournamentFault: with the entry or line that cannot be read.
    """
    if data.lstrip().startswith(b"{"):
        try:
            return from_json(data.decode("utf-8"))
        except UnicodeDecodeError:
            raise RatingListFault("ratings-json") from None
    entries: dict[str, RatingEntry] = {}
    names: dict[str, str] = {}
    for number, one in enumerate(rt.read(data).players, 1):
        player = one.called
        if player in entries:
            raise RatingListFault("ratings-twice", number=number, text=player)
        deviation = float(one.deviation) if one.deviation else None
        entries[player] = RatingEntry(
            player, float(one.rating), one.games, deviation, date=one.date
        )
        names[player] = player
    dates = [entry.date for entry in entries.values() if entry.date is not None]
    return RatingList(system.about.name, max(dates, default=None), entries, names)


def write_columns(ratings: RatingList, system: RatingSystem) -> bytes:
    """A list as columns (``.RT``); names in ASCII that gives their letters back.

    Raises:
        TournamentFault: a name or a number is too long for its columns.
    """
    lines = tuple(
        rt.spell(
            row.name,
            row.rating,
            row.games,
            row.date or ratings.date or datetime.date(1970, 1, 1),
            deviation=ratings.entries[row.player].deviation,
        )
        for row in ratings.rows(system)
    )
    return rt.write(rt.RatingFile(lines))


def _find_listed(start: RatingList, names: Mapping[str, str]) -> dict[str, str]:
    """The list's id of each player whose name stands on it once, and in the event once."""
    listed: dict[str, list[str]] = {}
    for player in start.entries:
        listed.setdefault(_key(start.names.get(player, player)), []).append(player)
    here = Counter(map(_key, names.values()))
    return {
        player: listed[_key(name)][0]
        for player, name in names.items()
        if here[_key(name)] == 1 and len(listed.get(_key(name), ())) == 1
    }


def _key(name: str) -> str:
    """A name without what people write in one way or another: ``Ek, Bo`` is ``Bo Ek``."""
    last, comma, first = name.partition(",")
    return " ".join(f"{first} {last}".split() if comma else name.split()).casefold()
