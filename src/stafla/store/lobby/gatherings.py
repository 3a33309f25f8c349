"""Tables that wait for their players, as rows."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from stafla.store.codes import CodeWish, give
from stafla.store.database.database import Database
from stafla.store.games.games import IdTaken, StoreError
from stafla.store.games.search import NO_FILTER, TableFilter
from stafla.store.schema import codes, games, gatherings, people, places
from stafla.store.turns import MOST_LOOKED_AT, by_makers, in_turns


class NoSuchGathering(StoreError):
    """Nobody gathers under this id or invitation (any more)."""

    code = "no-such-table"


class HasPlace(StoreError):
    """The device, or the person, has taken a place at the table before."""

    code = "has-place"


@dataclass(frozen=True, slots=True)
class Place:
    """A place at a table that waits.

    ``name`` and ``owner`` are None while it is free, unless it is kept for somebody; ``person`` is
    the account of who sits there, None for a guest; ``hidden`` if that person does not want the
    name to be shown.
    """

    seat: int
    kind: Literal["person", "bot", "free"]
    bot: str | None = None
    name: str | None = None
    person: str | None = None
    owner: str | None = None
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class GatheringRow:
    """A table that waits.

    ``created`` is in milliseconds since 1970 (UTC), ``owner`` the digest of the device that called
    for players, ``setup`` JSON that the caller reads; an ``open`` one stands in the lobby. The
    ratings of those who come without an invitation lie between ``least`` and ``most``, where they
    are given. One that has ``begun`` waits no more: nobody comes or goes, and once the game is
    there the places are gone. By its ``code`` it is found as by its invitation.
    """

    id: str
    created: int
    owner: str
    setup: str
    is_open: bool
    invitation: str
    profile: str = ""
    pace: str = ""
    rated: bool = False
    players: int = 0
    least: int | None = None
    most: int | None = None
    begun: bool = False
    code: str | None = None
    places: tuple[Place, ...] = ()


_OWN = [name for name in GatheringRow.__slots__ if name not in ("code", "places")]
_COLUMNS = [*(gatherings.c[name] for name in _OWN), codes.c.code]
_PLACE = [places.c[name] for name in Place.__slots__ if name != "hidden"]
_HIDDEN = func.coalesce(people.c.hidden, false()).label("hidden")
_WITH_CODE = gatherings.outerjoin(codes, codes.c.subject == gatherings.c.id)
# a table and its places as they are at one moment
_WITH_PLACES = (
    select(*_COLUMNS, *_PLACE, _HIDDEN)
    .select_from(
        _WITH_CODE.outerjoin(places, places.c.gathering == gatherings.c.id).outerjoin(
            people, places.c.person == people.c.id
        )
    )
    .order_by(places.c.seat)
)
_BY_ID, _BY_INVITATION = (
    _WITH_PLACES.where(column == bindparam("key", type_=column.type))
    for column in (gatherings.c.id, gatherings.c.invitation)
)


class GatheringStore:
    """The tables of a database that wait for players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, waiting: GatheringRow, code: CodeWish | None = None) -> None:
        """Begin to wait, with a code if one is wished.

        Raises:
            IdTaken: of several callers with the same id exactly one succeeds.
        """
        row = {name: getattr(waiting, name) for name in _OWN}
        rows = [
            {"gathering": waiting.id, **{c.name: getattr(place, c.name) for c in _PLACE}}
            for place in waiting.places
        ]

        def job(connection: Connection) -> None:
            connection.execute(insert(gatherings).values(**row))
            connection.execute(insert(places), rows)
            give(connection, waiting.id, code)

        try:
            self._database.write(job)
        except IntegrityError:
            if self.made_at(waiting.id) is not None:
                raise IdTaken(waiting.id) from None
            raise

    def made_at(self, gathering: str) -> int | None:
        """When a table began to wait, in milliseconds since 1970 (UTC); None: none did."""
        query = select(gatherings.c.created).where(gatherings.c.id == gathering)
        with self._database.read() as connection:
            return connection.scalar(query)

    def get(self, gathering: str) -> GatheringRow:
        """The table that waits under an id, or waited.

        Raises:
            NoSuchGathering
        """
        return self._one(_BY_ID, gathering)

    def by_invitation(self, invitation: str) -> GatheringRow:
        """The table that an invitation is or was for.

        Raises:
            NoSuchGathering
        """
        return self._one(_BY_INVITATION, invitation)

    def open(
        self, most: int, since: int = 0, table_filter: TableFilter = NO_FILTER
    ) -> tuple[GatheringRow, ...]:
        """Those of the lobby that were called since and are wanted.

        One of every address in turn, newest first: whoever opens many hides nobody's.
        """
        matches = table_filter.conditions(gatherings, gatherings.c.players)
        waiting = _waiting((-gatherings.c.created).label("age"), since, matches)
        return self._in_order(in_turns(waiting, ("age",), most))

    def to_be_filled(
        self, most: int, since: int = 0, table_filter: TableFilter = NO_FILTER
    ) -> tuple[GatheringRow, ...]:
        """As `open`, in the order in which they are given players: who has waited longest first.

        Games that go on and may be watched are turns that an address has had: whoever opens tables
        where nobody ever plays is given one player, and then everybody else is.
        """
        matches = table_filter.conditions(gatherings, gatherings.c.players)
        waiting = _waiting(gatherings.c.created.label("called"), since, matches)
        played = (
            by_makers(games)
            .where(games.c.listed, games.c.ended.is_(False))
            .order_by(games.c.created.desc(), games.c.id)
            .limit(MOST_LOOKED_AT)
        )
        return self._in_order(in_turns(waiting, ("called",), most, played))

    def _in_order(self, query: Select[Any]) -> tuple[GatheringRow, ...]:
        with self._database.read() as connection:
            ids = connection.scalars(query).all()
        found = {one.id: one for one in self._several(gatherings.c.id.in_(ids), len(ids))}
        return tuple(found[one] for one in ids if one in found)

    def of(self, owner: str, person: str | None, most: int) -> tuple[GatheringRow, ...]:
        """Those at which a device or a person has a place, newest first."""
        # no person is nobody's, not everybody's without an account
        guests = (places.c.owner == owner) & places.c.person.is_(None)
        mine = guests | (places.c.person == (person or ""))
        held = select(places.c.gathering).where(mine)
        return self._several(_WAITS & gatherings.c.id.in_(held), most)

    def expire(self, before: int) -> None:
        """Wait no longer at tables that were called for before a time (milliseconds)."""
        # both halves of the index by `is_open`: the table is not gone through for every call
        old = or_(
            *(
                (gatherings.c.is_open == is_open) & (gatherings.c.created < before)
                for is_open in (True, False)
            )
        )
        with self._database.read() as connection:
            if connection.execute(select(gatherings.c.id).where(old).limit(1)).first() is None:
                return

        def job(connection: Connection) -> None:
            those = select(gatherings.c.id).where(old)
            connection.execute(delete(places).where(places.c.gathering.in_(those)))
            connection.execute(delete(codes).where(codes.c.subject.in_(those)))
            connection.execute(delete(gatherings).where(old))

        self._database.write(job)

    def full(self, most: int, but: Collection[str] = ()) -> tuple[str, ...]:
        """Those that lack nobody and whose game is not there yet, oldest first.

        It is asked again and again, so it looks at places alone: tables that began have none.
        """
        lacking = func.sum(case((places.c.kind == "free", 1), else_=0))
        complete = select(places.c.gathering).group_by(places.c.gathering).having(lacking == 0)
        query = (
            select(gatherings.c.id)
            .where(gatherings.c.id.in_(complete), gatherings.c.id.not_in(list(but)))
            .order_by(gatherings.c.created)
            .limit(most)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def take(self, gathering: str, place: Place, *, joined: bool = True) -> bool:
        """Take a free place; False if somebody was there first.

        Args:
            gathering: where.
            place: which, and who takes it.
            joined: it is nobody's yet, and the device and the person have one such place at most.

        Raises:
            HasPlace: they have one, as the database knows it, whatever was asked at once.
        """
        taker = {"name": place.name, "person": place.person, "owner": place.owner}

        def job(connection: Connection) -> bool:
            if not _waits(connection, gathering):
                return False
            taken = connection.execute(
                update(places)
                .where(
                    places.c.gathering == gathering,
                    places.c.seat == place.seat,
                    places.c.kind == "free",
                )
                .values(kind="person", joined=joined, **taker)
            )
            return taken.rowcount == 1

        try:
            return self._database.write(job)
        except IntegrityError:
            raise HasPlace(gathering) from None

    def leave(self, gathering: str, mine: Collection[Place]) -> bool:
        """Free the places that are still whose they were; False: none was freed."""

        def job(connection: Connection) -> bool:
            if not _waits(connection, gathering):
                return False
            freed = [_free(connection, gathering, place) for place in mine]
            return any(freed)

        return self._database.write(job)

    def close(self, gathering: str) -> bool:
        """Let nobody come or go any more; False if a place is free, or nobody waits there."""

        def job(connection: Connection) -> bool:
            if not _waits(connection, gathering):
                return False
            lacking = select(places.c.seat).where(
                places.c.gathering == gathering, places.c.kind == "free"
            )
            if connection.execute(lacking.limit(1)).first() is not None:
                return False
            this = gatherings.c.id == gathering
            connection.execute(update(gatherings).where(this).values(begun=True))
            return True

        return self._database.write(job)

    def finish(self, gathering: str) -> None:
        """The game is there: who plays it says who sat where."""

        def job(connection: Connection) -> None:
            connection.execute(delete(places).where(places.c.gathering == gathering))

        self._database.write(job)

    def remove(self, gathering: str) -> bool:
        """Call the table off; False if it has begun, or nobody waited there."""

        def job(connection: Connection) -> bool:
            if not _waits(connection, gathering):
                return False
            connection.execute(delete(places).where(places.c.gathering == gathering))
            connection.execute(delete(codes).where(codes.c.subject == gathering))
            connection.execute(delete(gatherings).where(gatherings.c.id == gathering))
            return True

        return self._database.write(job)

    def _one(self, statement: Select[Any], key: str) -> GatheringRow:
        rows = self._database.rows(statement, {"key": key})
        if not rows:
            raise NoSuchGathering("nobody gathers there")
        own = len(_COLUMNS)
        seated = tuple(Place(*row[own:]) for row in rows if row.seat is not None)
        return replace(GatheringRow(*rows[0][:own]), places=seated)

    def _several(self, condition: ColumnElement[bool], most: int) -> tuple[GatheringRow, ...]:
        query = (
            select(*_COLUMNS)
            .select_from(_WITH_CODE)
            .where(condition)
            .order_by(gatherings.c.created.desc(), gatherings.c.id)
            .limit(most)
        )
        with self._database.read() as connection:
            rows = connection.execute(query).all()
            return tuple(
                replace(GatheringRow(*row), places=_places(connection, row.id)) for row in rows
            )


_WAITS = not_(gatherings.c.begun)


def _waiting(
    order: ColumnElement[Any], since: int, matches: Sequence[ColumnElement[bool]]
) -> Select[Any]:
    """The newest tables of the lobby, with who made them."""
    return (
        by_makers(gatherings, order)
        .where(_WAITS, gatherings.c.is_open, gatherings.c.created >= since, *matches)
        .order_by(gatherings.c.created.desc(), gatherings.c.id)
        .limit(MOST_LOOKED_AT)
    )


def _waits(connection: Connection, gathering: str) -> bool:
    """Whether a table waits; whoever asks in a writing transaction is alone with it."""
    query = select(gatherings.c.begun).where(gatherings.c.id == gathering).with_for_update()
    return connection.scalar(query) is False


def _free(connection: Connection, gathering: str, place: Place) -> bool:
    """Free a place, unless it is another's by now."""
    freed = connection.execute(
        update(places)
        .where(
            places.c.gathering == gathering,
            places.c.seat == place.seat,
            places.c.kind == place.kind,
            places.c.owner.is_not_distinct_from(place.owner),
            places.c.person.is_not_distinct_from(place.person),
        )
        .values(kind="free", name=None, person=None, owner=None, joined=False)
    )
    return freed.rowcount == 1


def _places(connection: Connection, gathering: str) -> tuple[Place, ...]:
    query = (
        select(*_PLACE, _HIDDEN)
        .outerjoin(people, places.c.person == people.c.id)
        .where(places.c.gathering == gathering)
        .order_by(places.c.seat)
    )
    return tuple(Place(**row._mapping) for row in connection.execute(query))


def free(places: Sequence[Place]) -> list[int]:
    """The seats that nobody has taken, those kept for somebody included."""
    return [place.seat for place in places if place.kind == "free"]
