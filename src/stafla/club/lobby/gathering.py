"""A table that waits: what it is to be, and who has which place.

These functions read what is stored of it, and change nothing; the `Lobby` decides who may come.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from stafla.club.lobby.rating_range import ANYBODY, RatingRange
from stafla.club.refusal import ClubRefusal
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import NotYourTable
from stafla.club.tables.setup import SeatSetup, Setup
from stafla.store import GatheringRow, Place
from stafla.store.accounts.lookalike import readings, skeleton


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A table that somebody wants to play at.

    Attributes:
        setup: what it is to be; its guests are those who are there already, and free places.
        public: anybody may join (it stands in the lobby); otherwise by invitation.
        free: which of the guests are places for others.
        range: the ratings of those who may come without an invitation.
    """

    setup: Setup
    public: bool
    free: frozenset[int]
    range: RatingRange = ANYBODY


@dataclass(frozen=True, slots=True)
class Gathering:
    """A table that waits, in the eyes of somebody.

    Attributes:
        setup: what it is to be; without guests.
        invitation: the secret of the link, for those who have a place; others do not get it.
        code: what one says aloud in its place, for the same.
        yours: the places of the audience.
        reserved: whether a free place is reserved for the audience.
        hosted: whether the audience opened it.
        range: the ratings of those who may come without an invitation.
        barred: why the audience may not come so.
    """

    id: str
    created: int
    setup: Setup
    public: bool
    places: tuple[Place, ...]
    invitation: str | None
    yours: frozenset[int]
    reserved: bool
    hosted: bool
    range: RatingRange
    barred: ClubRefusal | None
    code: str | None = None


def dump_setup(setup: Setup) -> str:
    """A setup without its guests, as JSON."""
    members = asdict(replace(setup, guests=()))
    del members["guests"]
    return json.dumps(members, ensure_ascii=False)


def load_setup(text: str) -> Setup:
    """The setup again."""
    members = json.loads(text)
    for name in ("variants", "theme_words"):
        members[name] = tuple(members.get(name, ()))
    return Setup(guests=(), **members)


def device_of(audience: Audience) -> str:
    """The device that calls or joins."""
    if audience.device is None:
        raise NotYourTable
    return audience.device


def with_owners(
    guests: Sequence[SeatSetup], free: frozenset[int], audience: Audience
) -> list[SeatSetup]:
    """The guests with their owners: a lone person at the device is who is signed in there.

    Whose seat is whose among several that hand a device over, nobody can tell.
    """
    here = [seat for seat, guest in enumerate(guests) if not guest.bot and seat not in free]
    person = audience.person if len(here) == 1 else None
    return [
        replace(guest, owner=audience.device, person=person) if seat in here else guest
        for seat, guest in enumerate(guests)
    ]


def open_place(seat: int, guest: SeatSetup, is_free: bool) -> Place:
    """A place at a table that is called; a free one is anybody's."""
    if is_free:
        return Place(seat, "free")
    if guest.bot:
        return Place(seat, "bot", guest.bot, guest.name)
    return Place(seat, "person", None, guest.name, guest.person, guest.owner)


def kept_place(seat: int, guest: SeatSetup, is_free: bool) -> Place:
    """A place at a rematch; a free one is kept for who sat there."""
    place = open_place(seat, guest, is_free=False)
    return replace(place, kind="free") if is_free else place


def has_reserved_place(waiting: GatheringRow, audience: Audience) -> bool:
    """Whether a free place is reserved for somebody."""
    return any(place.kind == "free" and audience.holds(place) for place in waiting.places)


def has_gone(waiting: GatheringRow) -> bool:
    """Whether nobody waits here any more: the game is there, and has taken the places with it."""
    return waiting.begun and not waiting.places


def looks_taken(waiting: GatheringRow, name: str) -> bool:
    """Whether somebody sits at a table whose name a reader would take for this one."""
    sitting = [place.name for place in waiting.places if place.kind != "free" and place.name]
    looks = {skeleton(other) for other in sitting}
    return not looks.isdisjoint({skeleton(name), *readings(name)})


def is_host(waiting: GatheringRow, audience: Audience) -> bool:
    """Whether somebody opened a table: whose place at that device it is, or the device alone.

    An account's is not that of whoever sits down at the same device when they have signed out.
    """
    hosts = [one for one in waiting.places if one.owner == waiting.owner and one.kind != "free"]
    if hosts:
        return any(audience.holds(one) for one in hosts)
    return audience.device == waiting.owner


def seats_of(waiting: GatheringRow, audience: Audience) -> frozenset[int]:
    """The seats that somebody has taken."""
    taken = [place for place in waiting.places if place.kind != "free"]
    return frozenset(place.seat for place in taken if audience.holds(place))
