"""The lobby: tables that wait for their players before the starting draw.

A gathering becomes a table of the same id when its last place is taken. Taking a place is one
row changed in the database, and making the table is one insertion that succeeds once, so that of
several people who come at the same moment each gets a place or is told that there is none. Whoever
asks again, since an answer was lost on its way, gets the place that they have, also when the game
has begun meanwhile. To look changes nothing, and news is told of what changed alone.
"""

import logging
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from stafla.club import codes
from stafla.club.accounts.refusals import BlockedHere, NameLooksTaken
from stafla.club.codes import NoSuchCode
from stafla.club.holdings import Hold, no_bounds
from stafla.club.lobby.attendance import Attendance
from stafla.club.lobby.gathering import (
    Gathering,
    TableRequest,
    device_of,
    dump_setup,
    has_gone,
    has_reserved_place,
    is_host,
    kept_place,
    load_setup,
    looks_taken,
    open_place,
    seats_of,
    with_owners,
)
from stafla.club.lobby.rating_range import ANYBODY, RatingRange
from stafla.club.lobby.refusals import HasSeat, NoFreePlace, NotInvited, OutOfRange
from stafla.club.refusal import ClubRefusal
from stafla.club.secrets import digest
from stafla.club.tables.clock import pace_of
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import NoSuchTable
from stafla.club.tables.setup import SeatSetup, admissible_name
from stafla.club.tables.tables import Tables
from stafla.club.tables.variants import require_consent
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.contest.ratings import Pace
from stafla.store import (
    GatheringRow,
    GatheringStore,
    HasPlace,
    IdTaken,
    NoSuchGathering,
    Place,
    TableFilter,
)
from stafla.store.games.search import NO_FILTER
from stafla.store.lobby.gatherings import free

log = logging.getLogger(__name__)
LOBBY = "lobby"
MOST_SHOWN = 100
DAY = 24 * 3600 * 1000
# a table for which nobody came in so long is called off
LONGEST_WAIT = 60 * DAY
Rating = Callable[[str | None, str, Pace], int | None]
INVITATION = re.compile(r"[A-Za-z0-9_-]{22}")


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
        gatherings: GatheringStore,
        shunned: Callable[[str], frozenset[str]] = lambda _person: frozenset(),
        rating: Rating = lambda _person, _edition, _pace: None,
        hold: Hold = no_bounds,
    ) -> None:
        self._hold = hold
        # lack nobody and cannot begin; tried again when the server starts
        self._unable: set[str] = set()
        self._unreadable: set[str] = set()
        self._rating = rating
        self._shunned = shunned
        self._tables = tables
        self.attendance = Attendance(tables.presence)
        self._gatherings = gatherings

    def open_table(
        self, request: TableRequest, audience: Audience, ticket: Ticket = NO_TICKET
    ) -> str:
        """Wait for players; returns the id of the table to be.

        Whoever asks again with the same ticket gets the same table.

        Raises:
            ClubRefusal: why there can be no such table, or that they have too many.
        """
        request.range.check()
        _, guests, _ = self._tables.validate(request.setup)
        guests = with_owners(guests, request.free, audience)
        places = tuple(
            open_place(seat, guest, seat in request.free) for seat, guest in enumerate(guests)
        )
        setup = replace(request.setup, guests=tuple(guests))
        return self._open(replace(request, setup=setup), places, audience, ticket)

    def open_rematch(self, request: TableRequest, audience: Audience) -> str:
        """Wait for the very people of a game, whose places are kept for them.

        Raises:
            BlockedHere: one of them wants nothing to do with who asks, or they with them.
            ClubRefusal: as `open_table`.
        """
        _, guests, _ = self._tables.validate(request.setup)
        places = tuple(
            kept_place(seat, guest, seat in request.free) for seat, guest in enumerate(guests)
        )
        if self._is_blocked(places, audience):
            raise BlockedHere
        # it takes the place of a game that is over: a whole club plays again at the same moment
        return self._open(request, places, replace(audience, address=""))

    def join_rematch(self, table: str, audience: Audience) -> None:
        """Take the places that are kept for somebody; nothing happens if the game has begun.

        Raises:
            BlockedHere: as `open_rematch`.
        """
        with suppress(NoSuchTable):
            places = self._waiting(table).places
            mine = [place for place in places if place.kind == "free" and audience.holds(place)]
            if mine and self._is_blocked(places, audience):
                raise BlockedHere
            taken = [self._gatherings.take(table, place, joined=False) for place in mine]
            self.attendance.sign(table, (place.seat for place in mine))
            if any(taken):
                return self._came(table)
        self.begin(table)

    def waits(self, table: str) -> bool:
        """Whether a table waits for players."""
        try:
            self._waiting(table)
        except NoSuchTable:
            return False
        return True

    def host_place(self, table: str) -> Place | None:
        """The place of whoever opened a table that waits; None where nobody waits (any more)."""
        try:
            waiting = self._waiting(table)
        except NoSuchTable:
            return None
        taken = [place for place in waiting.places if place.kind == "person"]
        hosts = [place for place in taken if place.owner == waiting.owner]
        return next(iter(hosts or taken), None)

    def _open(
        self,
        request: TableRequest,
        places: tuple[Place, ...],
        audience: Audience,
        ticket: Ticket = NO_TICKET,
    ) -> str:
        device = device_of(audience)
        issued = ticket.issue(
            audience,
            repr(request),
            made=self._made_at,
            now=self._tables.now(),
            token=self._tables.token,
        )
        table = issued.id
        if issued.made:
            return table
        # what the same ticket makes at this moment by another request is held once as well
        if not request.free:
            with self._hold(audience, table, "table"), suppress(IdTaken):
                self._tables.create(request.setup, device, table)
            return table
        self._gatherings.expire(self._tables.now() - LONGEST_WAIT)
        with self._hold(audience, table, "gathering", "table"), suppress(IdTaken):
            self._wait(table, device, request, places)
            self.attendance.sign(table, (place.seat for place in places if audience.holds(place)))
            self._tell(table)
        return table

    def _made_at(self, table: str) -> int | None:
        """When a table was made, waiting or not; None: it was not."""
        waits = self._gatherings.made_at(table)
        return self._tables.games.made_at(table) if waits is None else waits

    def _wait(
        self, table: str, device: str, request: TableRequest, places: tuple[Place, ...]
    ) -> None:
        setup, invitation = request.setup, self._tables.token()
        waiting = GatheringRow(
            id=table,
            created=self._tables.now(),
            owner=device,
            setup=dump_setup(setup),
            is_open=request.public,
            invitation=invitation,
            profile=setup.profile,
            pace=pace_of(setup.clock),
            rated=setup.rated,
            players=len(places),
            least=request.range.least,
            most=request.range.most,
            places=places,
        )
        code = codes.wish(
            "table", self._tables.token, waiting.created, waiting.created + LONGEST_WAIT
        )
        self._gatherings.create(waiting, code)

    def get(self, table: str, audience: Audience) -> Gathering:
        """The table that waits under this id.

        Raises:
            NoSuchTable: none does (it may have begun).
        """
        return self._gathering(self._waiting(table), audience)

    def by_invitation(self, invitation: str, audience: Audience) -> Gathering:
        """The table that an invitation is for; its holder may know the invitation.

        Raises:
            NoSuchTable: it was called off, or never was.
            NoFreePlace: it has begun.
        """
        waiting = self._by_invitation(invitation)
        if has_gone(waiting):
            raise NoFreePlace
        return replace(self._gathering(waiting, audience), invitation=invitation, barred=None)

    def invitation_to(self, table: str) -> str:
        """The invitation to a table whose code somebody has, waiting or begun.

        Raises:
            NoSuchCode: it was called off at this moment.
        """
        try:
            return self._gatherings.get(table).invitation
        except NoSuchGathering:
            raise NoSuchCode from None

    def place_by(self, invitation: str, audience: Audience) -> str | None:
        """The table at which somebody has a place by an invitation, waiting or begun.

        Raises:
            NoSuchTable: as `by_invitation`.
        """
        waiting = self._by_invitation(invitation)
        held = self._tables.games.seats(waiting.id) if has_gone(waiting) else waiting.places
        mine = [place for place in held if place.kind != "free" and audience.holds(place)]
        return waiting.id if mine else None

    def join(
        self,
        table: str,
        name: str,
        audience: Audience,
        invitation: str = "",
        agrees: tuple[str, ...] = (),
    ) -> str:
        """Take the first free place; the table begins with the last one. Returns its id.

        Whoever has a place keeps it and gets no other, however often they ask, and even if the game
        has begun meanwhile.

        Raises:
            NoSuchTable: nobody waits there; or the invitation is for another table than ``table``,
                which may be left empty with one.
            NotInvited: it is not open to everyone and the invitation is not the right one.
            NoFreePlace: others were faster.
            HasSeat: another at this device has a place, or the same person at another.
            BlockedHere: somebody there wants nothing to do with them, or they with somebody.
            OutOfRange: it is open to players of other ratings.
            ConsentDue: ``agrees`` does not name the variants of the table (PL-35).
            TooManyOpen, TooManyFromHere: they sit at so many tables of others already.
            BadName
        """
        try:
            waiting = self._by_invitation(invitation) if invitation else self._waiting(table)
        except NoSuchTable:
            return self._started_table(table, audience)
        if table not in ("", waiting.id):
            raise NoSuchTable
        if has_gone(waiting):
            return self._started_table(waiting.id, audience)
        if has_reserved_place(waiting, audience):
            self.join_rematch(waiting.id, audience)
            return waiting.id
        if seats_of(waiting, audience):
            self.begin(waiting.id)
            return waiting.id
        if not invitation and not waiting.is_open:
            raise NotInvited
        if self._is_blocked(waiting.places, audience):
            raise BlockedHere
        self._sit_down(waiting, name, audience, invitation, agrees)
        return waiting.id

    def seat(self, table: str, name: str, audience: Audience) -> str:
        """Give somebody the free place whom the caller knows to be the one who is awaited.

        Whoever blocks them has to play all the same: nobody chooses their opponents so.

        Raises:
            ClubRefusal: as `join`, but for blocks.
        """
        with suppress(NoSuchTable):
            waiting = self._waiting(table)
            if not has_gone(waiting) and not seats_of(waiting, audience):
                self._sit_down(waiting, name, audience, waiting.invitation, ())
                return table
        return self.join(table, name, audience)

    def _sit_down(
        self,
        waiting: GatheringRow,
        name: str,
        audience: Audience,
        invitation: str,
        agrees: tuple[str, ...],
    ) -> None:
        name = admissible_name(name)
        # an account's name is its own; a guest's is not taken for that of another at the table
        if audience.person is None and looks_taken(waiting, name):
            raise NameLooksTaken
        if not invitation and (barred := self._refusal_for(waiting, audience)):
            raise barred
        require_consent(load_setup(waiting.setup), agrees)
        # who sat down at every table that waits, and never played, would leave nobody a game
        seat = digest(f"{waiting.id} {audience.person or device_of(audience)}")[:22]
        with self._hold(audience, seat, "seat", scope=waiting.id):
            self._take(
                waiting, Place(-1, "person", None, name, audience.person, device_of(audience))
            )

    def _started_table(self, table: str, audience: Audience) -> str:
        """The table, for those who play there.

        Raises:
            NoSuchTable: there is none.
            NoFreePlace: they came too late.
        """
        self._tables.number(table)
        if not any(audience.holds(seat) for seat in self._tables.games.seats(table)):
            raise NoFreePlace
        return table

    def leave(self, table: str, audience: Audience) -> None:
        """Give up one's place; who called for players calls the table off.

        Raises:
            NoSuchTable: it has begun, or nobody waits there.
        """
        waiting = self._waiting(table)
        if is_host(waiting, audience):
            changed = self._gatherings.remove(table)
        else:
            taken = [place for place in waiting.places if place.kind != "free"]
            changed = self._gatherings.leave(table, [one for one in taken if audience.holds(one)])
        if changed:
            self._tell(table)

    def begin(self, table: str) -> bool:
        """Begin the game if everybody is there; True if it has begun by this.

        Who finds that another is about to begin it does so too, so that the game is there now.
        """
        with suppress(NoSuchTable):
            waiting = self._waiting(table)
            if not waiting.begun and not free(waiting.places):
                self._gatherings.close(table)
                # if it is closed, by whomever, nobody comes or goes from here on
                waiting = self._waiting(table)
            return waiting.begun and self._start(waiting)
        return False

    def resume(self) -> tuple[str, ...]:
        """Begin the games that a server was about to begin when it was stopped; which.

        One that cannot begin, since its word list is gone for instance, is reported once and keeps
        no other waiting.
        """
        full = self._gatherings.full(MOST_SHOWN, self._unable)
        return tuple(table for table in full if self._resume(table))

    def _resume(self, table: str) -> bool:
        try:
            return self.begin(table)
        except (ClubRefusal, ValueError, TypeError, KeyError, AttributeError):
            self._unable.add(table)
            log.exception("the table %s lacks nobody and cannot begin", table)
            return False

    def open(
        self, audience: Audience, table_filter: TableFilter = NO_FILTER
    ) -> tuple[Gathering, ...]:
        """The tables of the lobby that are wanted; who called longer ago than a day has gone."""
        shown = self._gatherings.open(MOST_SHOWN, self._tables.now() - DAY, table_filter)
        return self._seen_by(audience, shown)

    def to_be_filled(self, audience: Audience, table_filter: TableFilter) -> tuple[Gathering, ...]:
        """As `open`, in the order in which they are given players."""
        since = self._tables.now() - DAY
        found = self._gatherings.to_be_filled(MOST_SHOWN, since, table_filter)
        return self._seen_by(audience, found)

    def _seen_by(
        self, audience: Audience, waiting: Sequence[GatheringRow]
    ) -> tuple[Gathering, ...]:
        shown = [one for one in waiting if not self._is_blocked(one.places, audience)]
        return tuple(self._readable(shown, audience))

    def of(self, audience: Audience) -> tuple[Gathering, ...]:
        """The tables at which somebody waits."""
        mine = self._gatherings.of(device_of(audience), audience.person, MOST_SHOWN)
        return tuple(self._readable(mine, audience))

    def _readable(self, shown: Sequence[GatheringRow], audience: Audience) -> Iterator[Gathering]:
        """Those of them that can be read; each of the others is reported once."""
        for one in shown:
            try:
                yield self._gathering(one, audience)
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                if one.id not in self._unreadable:
                    self._unreadable.add(one.id)
                    log.error("the table %s that waits cannot be read: %s", one.id, error)

    def _gathering(self, waiting: GatheringRow, audience: Audience) -> Gathering:
        yours, hosted = seats_of(waiting, audience), is_host(waiting, audience)
        return Gathering(
            id=waiting.id,
            created=waiting.created,
            setup=load_setup(waiting.setup),
            public=waiting.is_open,
            places=waiting.places,
            invitation=waiting.invitation if yours or hosted else None,
            yours=yours,
            reserved=has_reserved_place(waiting, audience),
            hosted=hosted,
            range=RatingRange(waiting.least, waiting.most),
            barred=None if yours or hosted else self._refusal_for(waiting, audience),
            code=waiting.code if yours or hosted else None,
        )

    def _refusal_for(self, waiting: GatheringRow, audience: Audience) -> OutOfRange | None:
        """Why somebody may not come without an invitation."""
        wanted = RatingRange(waiting.least, waiting.most)
        if wanted == ANYBODY:
            return None
        setup = load_setup(waiting.setup)
        rating = self._rating(audience.person, setup.profile, pace_of(setup.clock))
        return None if rating is not None and wanted.holds(rating) else wanted.refusal_for(rating)

    def _is_blocked(self, places: Sequence[Place], audience: Audience) -> bool:
        """Whether somebody at the table and who looks want nothing to do with each other."""
        seated = {place.person for place in places if place.person is not None}
        return (
            audience.person is not None
            and bool(seated)
            and bool(seated & self._shunned(audience.person))
        )

    def _take(self, waiting: GatheringRow, place: Place) -> None:
        taken_seats = {
            p.seat for p in waiting.places if p.owner is not None or p.person is not None
        }
        seats = (
            replace(place, seat=seat) for seat in free(waiting.places) if seat not in taken_seats
        )
        refusal: ClubRefusal = NoFreePlace()
        try:
            for one in seats:
                if self._gatherings.take(waiting.id, one):
                    self.attendance.sign(waiting.id, [one.seat])
                    return self._came(waiting.id)
        except HasPlace:
            refusal = HasSeat()
        # whoever asks twice at once has the place that they got by the other request
        if not self._has_place(waiting.id, Audience(place.owner, None, place.person)):
            raise refusal

    def _came(self, table: str) -> None:
        """Somebody took a place: begin if it was the last, and tell of it once."""
        begun = False
        try:
            begun = self.begin(table)
        finally:
            if not begun:
                self._tell(table)

    def _has_place(self, table: str, audience: Audience) -> bool:
        try:
            places = self._waiting(table).places
        except NoSuchTable:
            return any(audience.holds(seat) for seat in self._tables.games.seats(table))
        return any(place.kind != "free" and audience.holds(place) for place in places)

    def _start(self, waiting: GatheringRow) -> bool:
        """Make the table, unless another did; True if nobody did before."""
        guests = tuple(SeatSetup(p.name or "", p.bot, p.owner, p.person) for p in waiting.places)
        setup = replace(load_setup(waiting.setup), guests=guests)
        away = self.attendance.away(waiting.id, waiting.places)
        try:
            self._tables.create(setup, waiting.owner, waiting.id, away)
        except IdTaken:
            self._gatherings.finish(waiting.id)
            return False
        self._gatherings.finish(waiting.id)
        self._tell(waiting.id)
        return True

    def _waiting(self, table: str) -> GatheringRow:
        """The table that waits.

        Raises:
            NoSuchTable: none does (any more).
        """
        try:
            waiting = self._gatherings.get(table)
        except NoSuchGathering:
            raise NoSuchTable from None
        if has_gone(waiting):
            raise NoSuchTable
        return waiting

    def _by_invitation(self, invitation: str) -> GatheringRow:
        """The table that an invitation is or was for.

        Raises:
            NoSuchTable: there is none.
        """
        if not INVITATION.fullmatch(invitation):
            raise NoSuchTable
        try:
            return self._gatherings.by_invitation(invitation)
        except NoSuchGathering:
            raise NoSuchTable from None

    def _tell(self, table: str) -> None:
        self._tables.news.tell(table)
        self._tables.news.tell(LOBBY)
