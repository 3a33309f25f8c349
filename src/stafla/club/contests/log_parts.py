"""A part of an event's log on its way between houses, and what a house takes of another's.

What another house brings is held to what this one could have written: its entries are read and
written again, and nothing in them is longer than a use case here would have let it be.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from stafla.club.contests.log import FORGOTTEN, ID
from stafla.club.contests.plan import MOST_TITLE, Announcement
from stafla.club.contests.prizes import MOST_GROUPS
from stafla.club.contests.refusals import BadPart, BadPlan
from stafla.club.tables.setup import admissible_name
from stafla.contest.event import (
    EMPTY,
    Entry,
    EventRefusal,
    Grouped,
    Opened,
    Registered,
    read,
    write,
)

LARGEST_PART: Final = 40_000
"""Bytes of the entries of a part, unless one alone is larger: a request has room for 64 KiB."""
MOST_IN_A_PART: Final = 500
MOST_AT_ONCE: Final = 20_000
"""Entries of a part that is the whole log (`stafla.club.contests.transfers`)."""
LARGEST_BODY: Final = 60_000
"""Bytes of an entry: what a request has room for, and more than the pairs of 2,000 players take."""
MOST_NAMES: Final = 300
LONGEST: Final = 300
"""Signs of a text within an entry."""
HIGHEST_RATING: Final = 99_999
LONGEST_AUTHOR: Final = 64
LATEST: Final = 1 << 53
PLAYER: Final = re.compile(r"[A-Za-z0-9_-]{1,22}")


@dataclass(frozen=True, slots=True)
class LogStatus:
    """How far a house has an event.

    Attributes:
        contest: the event's id.
        house: the id of the house that answers.
        writer: of the house that writes the event.
        entries: how many it has.
        at: the number that was asked about, or the latest if that is less.
        digest: of the log up to ``at`` (`stafla.contest.event.chain`).
        named: grows whenever a name changes.
    """

    contest: str
    house: str
    writer: str
    entries: int
    at: int
    digest: str
    named: int = 0


NOWHERE: Final = LogStatus("", "", "", 0, 0, EMPTY)
"""Of a house that does not know the event."""


@dataclass(frozen=True, slots=True)
class LogPart:
    """A part of an event's log on its way.

    Attributes:
        contest: the event's id.
        home: the id of the house where it was announced.
        created: when, in milliseconds since 1970 (UTC).
        day, place, open: as announced.
        after: number of the entry before the first of ``bodies``.
        before: the digest up to there.
        bodies: entries as they are kept, without names.
        names: of players; None: forgotten.
        key: the secret that the event's id follows from (`stafla.club.contests.keys`), if it does.
    """

    contest: str
    home: str
    created: int
    day: str
    place: str
    open: bool
    after: int
    before: str
    bodies: tuple[str, ...]
    names: Mapping[str, str | None]
    key: str | None = None


def bodies_of_a_part(bodies: Sequence[str]) -> Iterator[str]:
    """As many of the first of these entries as a part holds, at least one if there is one."""
    size = 0
    for number, body in enumerate(bodies[:MOST_IN_A_PART]):
        size += len(json.dumps(body).encode())
        if number and size > LARGEST_PART:
            return
        yield body


def players_of_a_part(players: Iterable[str], after: int) -> tuple[str, ...]:
    """The players whose names a part holds once all entries are there, after so many of them."""
    first = max(0, after)
    return tuple(sorted(players)[first : first + MOST_NAMES])


def newcomers(bodies: Sequence[str]) -> tuple[str, ...]:
    """The players whom these entries register."""
    happening = [entry.what for entry in read("\n".join(bodies).encode())]
    return tuple(one.player for one in happening if isinstance(one, Registered))


def check_part(part: LogPart, now: int, *, whole: bool = False) -> None:
    """Refuse a part that no house could have written; ``whole``: it may be as large as a whole log.

    Raises:
        BadPart
    """
    ids = ID.fullmatch(part.contest) and ID.fullmatch(part.home)
    most = MOST_AT_ONCE if whole else max(MOST_IN_A_PART, MOST_NAMES)
    sizes = max(len(part.bodies), len(part.names)) <= most
    if not ids or not sizes or part.after < 0 or not 0 <= part.created <= LATEST:
        raise BadPart
    announced = Announcement(part.day, part.place, part.open)
    try:
        tidy = announced.check(now)
    except BadPlan:
        raise BadPart from None
    if tidy != announced:
        raise BadPart
    for player, name in part.names.items():
        if not PLAYER.fullmatch(player):
            raise BadPart
        if name is not None:
            admissible_name(name)


def entries_of(bodies: Sequence[str]) -> tuple[Entry, ...]:
    """Entries as another house wrote them, which know no names.

    Raises:
        BadPart: another text than ours, or a text that is too long or cannot be printed.
    """
    return tuple(map(_entry_of, bodies))


def _entry_of(body: str) -> Entry:
    """One entry in our own spelling, within its bounds; who is registered goes without a name."""
    try:
        data = body.encode()
        if len(data) > LARGEST_BODY:
            raise BadPart
        found = read(data)
        ours = write(found)
    except (EventRefusal, UnicodeEncodeError):
        raise BadPart from None
    if len(found) != 1 or ours != data + b"\n":
        raise BadPart
    (entry,) = found
    if not _is_bounded(entry):
        raise BadPart
    if isinstance(entry.what, Registered):
        return replace(entry, what=replace(entry.what, name=FORGOTTEN))
    return entry


def _is_bounded(entry: Entry) -> bool:
    """Whether the numbers and texts of an entry are such as a house writes."""
    if not 0 <= entry.at <= LATEST or len(entry.author) > LONGEST_AUTHOR:
        return False
    if not all(map(_fits, _texts(asdict(entry)))):
        return False
    match entry.what:
        case Opened(title=title):
            return len(title) <= MOST_TITLE
        case Grouped(groups=groups):
            return len(groups) <= MOST_GROUPS
        case Registered(player=player, name=name, rating=rating):
            rated = rating is None or 0 <= rating <= HIGHEST_RATING
            return rated and not name and PLAYER.fullmatch(player) is not None
        case _:
            return True


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for one in (*value.keys(), *value.values()):
            yield from _texts(one)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for one in value:
            yield from _texts(one)


def _fits(text: str) -> bool:
    return len(text) <= LONGEST and text.isprintable()
