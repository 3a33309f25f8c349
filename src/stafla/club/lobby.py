"""The lobby: tables that wait for their players before the starting draw.

A gathering becomes a table of the same id when its last place is taken. Taking a place is one
row changed in the database, and making the table is one insertion that succeeds once, so that of
several people who come at the same moment each gets a place or is told that there is none.
"""

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace

from stafla.club import errors
from stafla.club.agreed import require_consent
from stafla.club.holdings import Hold, unbounded
from stafla.club.range import ANYBODY, Range
from stafla.club.seen import Audience
from stafla.club.setup import Guest, Setup, admissible_name
from stafla.club.table import Tables
from stafla.club.timing import pace_of
from stafla.contest import Pace
from stafla.store import Gatherings, IdTaken, NoSuchGathering, Place, Waiting, Wanted
from stafla.store.gatherings import free
from stafla.store.wanted import EVERYTHING

LOBBY = "lobby"
MOST_SHOWN = 100
DAY = 24 * 3600 * 1000
# a table for which nobody came in so long is called off
LONGEST_WAIT = 60 * DAY
Rating = Callable[[str | None, str, Pace], int | None]
INVITATION = re.compile(r"[A-Za-z0-9_-]{22}")


@dataclass(frozen=True, slots=True)
class Call:
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
    range: Range = ANYBODY


@dataclass(frozen=True, slots=True)
class Gathering:
    """A table that waits, in the eyes of somebody.

    Attributes:
        setup: what it is to be; without guests.
        invitation: the secret of the link, for those who have a place; others do not get it.
        yours: the places of the audience.
        kept: whether a free place is kept for the audience.
        called: whether the audience called for players.
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
    kept: bool
    called: bool
    range: Range
    barred: errors.TableRefusal | None


class Lobby:
    """The use cases of gathering.

    Args:
        tables: where the games begin.
        gatherings: the tables that wait.
        shunned: with whom a person wants nothing to do, or who with them.
        rating: a person's rating by edition and pace; None for a guest.
        hold: what bounds the tables of one visitor.
    """

    def __init__(
        self,
        tables: Tables,
        gatherings: Gatherings,
        shunned: Callable[[str], frozenset[str]] = lambda _person: frozenset(),
        rating: Rating = lambda _person, _edition, _pace: None,
        hold: Hold = unbounded,
    ) -> None:
        self._hold = hold
        self._rating = rating
        self._shunned = shunned
        self._tables = tables
        self._gatherings = gatherings

    def call(self, call: Call, who: Audience) -> str:
        """Wait for players; returns the id of the table to be.

        Raises:
            TableRefusal: why there can be no such table, or that they have too many.
        """
        call.range.checked()
        _, guests, _ = self._tables.checked(call.setup)
        guests = _owned(guests, call.free, who)
        places = tuple(_place(seat, guest, seat in call.free) for seat, guest in enumerate(guests))
        setup = replace(call.setup, guests=tuple(guests))
        return self._call(replace(call, setup=setup), places, who)

    def call_again(self, call: Call, who: Audience) -> str:
        """Wait for the very people of a game, whose places are kept for them.

        Raises:
            TableRefusal: as `call`.
        """
        _, guests, _ = self._tables.checked(call.setup)
        places = tuple(_kept(seat, guest, seat in call.free) for seat, guest in enumerate(guests))
        return self._call(call, places, who)

    def join_again(self, table: str, who: Audience) -> None:
        """Take the places that are kept for somebody; nothing happens if the game has begun."""
        with suppress(NoSuchGathering):
            for place in self._gatherings.get(table).places:
                if place.kind == "free" and who.holds(place):
                    self._gatherings.take(table, place)
        self.begin(table)

    def waits(self, table: str) -> bool:
        """Whether a table waits for players."""
        try:
            self._gatherings.get(table)
        except NoSuchGathering:
            return False
        return True

    def _call(self, call: Call, places: tuple[Place, ...], who: Audience) -> str:
        device, table = _device(who), self._tables.token()
        if not call.free:
            with self._hold(who, table, "table"):
                return self._tables.create(call.setup, device, table)
        self._gatherings.expire(self._tables.now() - LONGEST_WAIT)
        with self._hold(who, table, "call", "table"):
            self._wait(table, device, call, places)
        self._tell(table)
        return table

    def _wait(self, table: str, device: str, call: Call, places: tuple[Place, ...]) -> None:
        setup, invitation = call.setup, self._tables.token()
        self._gatherings.create(
            Waiting(
                id=table,
                created=self._tables.now(),
                owner=device,
                setup=dump(setup),
                is_open=call.public,
                invitation=invitation,
                profile=setup.profile,
                pace=pace_of(setup.clock),
                rated=setup.rated,
                players=len(places),
                least=call.range.least,
                most=call.range.most,
                places=places,
            )
        )

    def seen(self, table: str, who: Audience) -> Gathering:
        """The table that waits under this id.

        Raises:
            NoSuchTable: none does (it may have begun).
        """
        return self._seen(self._waiting(table), who)

    def invited(self, invitation: str, who: Audience) -> Gathering:
        """The table that an invitation is for; its holder may know the invitation.

        Raises:
            NoSuchTable: it has begun, was called off, or never was.
        """
        waiting = self._invited(invitation)
        return replace(self._seen(waiting, who), invitation=invitation, barred=None)

    def join(
        self,
        table: str,
        name: str,
        who: Audience,
        invitation: str = "",
        agrees: tuple[str, ...] = (),
    ) -> str:
        """Take the first free place; the table begins with the last one. Returns its id.

        Whoever has a place keeps it and gets no other.

        Raises:
            NoSuchTable: nobody waits there.
            NotInvited: it is not open to everyone and the invitation is not the right one.
            NoFreePlace: others were faster.
            BlockedHere: somebody there wants nothing to do with them, or they with somebody.
            OutOfRange: it is open to players of other ratings.
            ConsentDue: ``agrees`` does not name the variants of the table (PL-35).
            BadName
        """
        waiting = self._invited(invitation) if invitation else self._waiting(table)
        if _is_kept(waiting, who):
            self.join_again(waiting.id, who)
            return waiting.id
        if not invitation and not waiting.is_open:
            raise errors.NotInvited
        name = admissible_name(name)
        if self._apart(waiting, who):
            raise errors.BlockedHere
        if not any(who.holds(place) for place in waiting.places):
            if not invitation and (barred := self._barred(waiting, who)):
                raise barred
            require_consent(load(waiting.setup), agrees)
            self._take(waiting, Place(-1, "person", None, name, who.person, _device(who)))
        self.begin(waiting.id)
        return waiting.id

    def leave(self, table: str, who: Audience) -> None:
        """Give up one's place; who called for players calls the table off.

        Raises:
            NoSuchTable: it has begun, or nobody waits there.
        """
        waiting = self._waiting(table)
        if waiting.owner == who.device:
            self._gatherings.remove(table)
        else:
            self._gatherings.leave(table, _yours(waiting, who))
        self._tell(table)

    def begin(self, table: str) -> bool:
        """Begin the game if everybody is there; True if it has begun."""
        try:
            waiting = self._waiting(table)
        except errors.NoSuchTable:
            return False
        begun = not free(waiting.places)
        if begun:
            self._start(waiting)
        self._tell(table)
        return begun

    def open(self, who: Audience, wanted: Wanted = EVERYTHING) -> tuple[Gathering, ...]:
        """The tables of the lobby that are wanted; who called longer ago than a day has gone."""
        shown = self._gatherings.open(MOST_SHOWN, self._tables.now() - DAY, wanted)
        return tuple(self._seen(one, who) for one in shown if not self._apart(one, who))

    def of(self, who: Audience) -> tuple[Gathering, ...]:
        """The tables at which somebody waits."""
        mine = self._gatherings.of(_device(who), who.person, MOST_SHOWN)
        return tuple(self._seen(one, who) for one in mine)

    def _seen(self, waiting: Waiting, who: Audience) -> Gathering:
        yours, called = _yours(waiting, who), who.device == waiting.owner
        return Gathering(
            id=waiting.id,
            created=waiting.created,
            setup=load(waiting.setup),
            public=waiting.is_open,
            places=waiting.places,
            invitation=waiting.invitation if yours or called else None,
            yours=yours,
            kept=_is_kept(waiting, who),
            called=called,
            range=Range(waiting.least, waiting.most),
            barred=None if yours or called else self._barred(waiting, who),
        )

    def _barred(self, waiting: Waiting, who: Audience) -> errors.OutOfRange | None:
        """Why somebody may not come without an invitation."""
        wanted = Range(waiting.least, waiting.most)
        if wanted == ANYBODY:
            return None
        setup = load(waiting.setup)
        rating = self._rating(who.person, setup.profile, pace_of(setup.clock))
        return None if rating is not None and wanted.holds(rating) else wanted.refused(rating)

    def _apart(self, waiting: Waiting, who: Audience) -> bool:
        """Whether somebody at the table and who looks want nothing to do with each other."""
        seated = {place.person for place in waiting.places if place.person is not None}
        return who.person is not None and bool(seated) and bool(seated & self._shunned(who.person))

    def _take(self, waiting: Waiting, place: Place) -> None:
        kept = {p.seat for p in waiting.places if p.owner is not None or p.person is not None}
        seats = (replace(place, seat=seat) for seat in free(waiting.places) if seat not in kept)
        if not any(self._gatherings.take(waiting.id, one) for one in seats):
            raise errors.NoFreePlace

    def _start(self, waiting: Waiting) -> None:
        """Make the table, unless another did or the server was stopped right after."""
        guests = tuple(Guest(p.name or "", p.bot, p.owner, p.person) for p in waiting.places)
        setup = replace(load(waiting.setup), guests=guests)
        with suppress(IdTaken):
            self._tables.create(setup, waiting.owner, waiting.id)
        self._gatherings.remove(waiting.id)

    def _waiting(self, table: str) -> Waiting:
        try:
            return self._gatherings.get(table)
        except NoSuchGathering:
            raise errors.NoSuchTable from None

    def _invited(self, invitation: str) -> Waiting:
        if not INVITATION.fullmatch(invitation):
            raise errors.NoSuchTable
        try:
            return self._gatherings.invited(invitation)
        except NoSuchGathering:
            raise errors.NoSuchTable from None

    def _tell(self, table: str) -> None:
        self._tables.news.tell(table)
        self._tables.news.tell(LOBBY)


def dump(setup: Setup) -> str:
    """A setup without its guests, as JSON."""
    members = asdict(replace(setup, guests=()))
    del members["guests"]
    return json.dumps(members, ensure_ascii=False)


def load(text: str) -> Setup:
    """The setup again."""
    members = json.loads(text)
    for name in ("variants", "theme_words"):
        members[name] = tuple(members.get(name, ()))
    return Setup(guests=(), **members)


def _device(who: Audience) -> str:
    """The device that calls or joins."""
    if who.device is None:
        raise errors.NotYourTable
    return who.device


def _owned(guests: Sequence[Guest], free: frozenset[int], who: Audience) -> list[Guest]:
    """The guests with their owners: a lone person at the device is who is signed in there.

    Whose seat is whose among several that hand a device over, nobody can tell.
    """
    here = [seat for seat, guest in enumerate(guests) if not guest.bot and seat not in free]
    person = who.person if len(here) == 1 else None
    return [
        replace(guest, owner=who.device, person=person) if seat in here else guest
        for seat, guest in enumerate(guests)
    ]


def _place(seat: int, guest: Guest, is_free: bool) -> Place:
    if is_free:
        return Place(seat, "free")
    if guest.bot:
        return Place(seat, "bot", guest.bot, guest.name)
    return Place(seat, "person", None, guest.name, guest.person, guest.owner)


def _kept(seat: int, guest: Guest, is_free: bool) -> Place:
    place = _place(seat, guest, is_free=False)
    return replace(place, kind="free") if is_free else place


def _is_kept(waiting: Waiting, who: Audience) -> bool:
    """Whether a free place is kept for somebody."""
    return any(place.kind == "free" and who.holds(place) for place in waiting.places)


def _yours(waiting: Waiting, who: Audience) -> frozenset[int]:
    """The places that somebody has taken."""
    taken = [place for place in waiting.places if place.kind != "free"]
    return frozenset(place.seat for place in taken if who.holds(place))
