"""People as rows: accounts and their roles."""

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database
from stafla.store.games.games import StoreError
from stafla.store.schema import (
    contest_players,
    contest_roles,
    contests,
    devices,
    games,
    messages,
    notes,
    passkeys,
    people,
    places,
    roles,
    seats,
    sessions,
    ties,
    tokens,
)


class NoSuchPerson(StoreError):
    """Nobody has this id, or they were erased."""

    code = "no-such-person"


class PersonNameTaken(StoreError):
    """Somebody has a name that is compared as the same."""

    code = "name-taken"


@dataclass(frozen=True, slots=True)
class PersonRow:
    """An account.

    ``folded`` is the name as names are compared; ``password`` an argon2id hash in its own text
    form; ``created`` in milliseconds since 1970 (UTC); ``hidden`` asks that others not be shown
    the name; ``settings`` is a JSON object; ``suspended`` until when the account is of no use;
    ``skeleton`` what the name has in common with those that look like it.
    """

    id: str
    name: str
    folded: str
    password: str
    created: int
    language: str
    hidden: bool
    settings: str
    suspended: int | None = None
    skeleton: str | None = None
    roles: frozenset[str] = frozenset()


FIELDS = tuple(name for name in PersonRow.__slots__ if name != "roles")
ROWS_AT_ONCE = 500
"""Rows in memory while all names are gone through."""


def _query(known: ColumnElement[bool]) -> Select[Any]:
    """A person as often as they have roles, once if none; made once, so compiled once."""
    columns = [*(people.c[name] for name in FIELDS), roles.c.role]
    joined = select(*columns).outerjoin(roles, roles.c.person == people.c.id)
    return joined.where(known, people.c.erased.is_(None))


_BY_ID = _query(people.c.id == bindparam("value"))
_BY_NAME = _query(people.c.folded == bindparam("value"))
_BY_IDS = _query(people.c.id.in_(bindparam("values", expanding=True)))


class AccountStore:
    """The accounts of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, person: PersonRow) -> None:
        """Keep a new person.

        Raises:
            PersonNameTaken

        """
        row = {name: getattr(person, name) for name in FIELDS}

        def job(connection: Connection) -> None:
            connection.execute(insert(people).values(**row))
            _grant(connection, person.id, person.roles, person.created)

        try:
            self._database.write(job)
        except IntegrityError:
            raise PersonNameTaken(person.name) from None

    def get(self, person: str) -> PersonRow:
        """Return the person with this id.

        Raises:
            NoSuchPerson

        """
        return self._one(_BY_ID, person)

    def by_name(self, folded: str) -> PersonRow:
        """Return the person whose name is compared so.

        Raises:
            NoSuchPerson

        """
        return self._one(_BY_NAME, folded)

    def alike(self, skeletons: Collection[str], but: str = "") -> bool:
        """Whether somebody's name has one of these skeletons, other than the person ``but``."""
        query = select(people.c.id).where(people.c.skeleton.in_(skeletons), people.c.id != but)
        with self._database.read() as connection:
            return connection.execute(query.limit(1)).first() is not None

    def several(self, ids: Collection[str]) -> dict[str, PersonRow]:
        """Those of these ids who are there, by id."""
        found = defaultdict(list)
        for row in self._database.rows(_BY_IDS, {"values": list(ids)}):
            found[row.id].append(row)
        return {one: _person(rows) for one, rows in found.items()}

    def with_role(self, role: str) -> list[str]:
        """Ids of those who have a role."""
        query = select(roles.c.person).where(roles.c.role == role)
        with self._database.read() as connection:
            return list(connection.scalars(query))

    def search(self, part: str, key: Callable[[str], Any], most: int | None) -> list[str]:
        """Ids of the first people whose folded name contains a text, as a key sorts their names.

        Which name comes first is a question of the reader's language, which the database does not
        know: all are gone through, and no more than are wanted kept in memory.

        Args:
            part: a part of the folded name; all contain an empty one.
            key: what a name is sorted by.
            most: how many; None: all of them.
        """
        query = select(people.c.id, people.c.name).where(
            people.c.erased.is_(None), people.c.folded.contains(part, autoescape=True)
        )
        with self._database.read() as connection:
            rows = connection.execute(query, execution_options={"yield_per": ROWS_AT_ONCE})
            if most is None:
                found = sorted(rows, key=lambda row: key(row.name))
            else:
                found = nsmallest(most, rows, key=lambda row: key(row.name))
        return [row.id for row in found]

    def change(self, person: str, **values: str | bool | int | None) -> None:
        """Change columns of a person: name and folded, password, language, hidden, settings.

        Raises:
            NoSuchPerson
            PersonNameTaken

        """

        def job(connection: Connection) -> None:
            known = (people.c.id == person) & people.c.erased.is_(None)
            found = connection.execute(update(people).where(known).values(**values))
            if found.rowcount == 0:
                raise NoSuchPerson(person)

        try:
            self._database.write(job)
        except IntegrityError:
            raise PersonNameTaken(person) from None

    def set_roles(self, person: str, wanted: Collection[str], at: int) -> None:
        """Give a person exactly these roles.

        Raises:
            NoSuchPerson

        """
        known = (people.c.id == person) & people.c.erased.is_(None)

        def job(connection: Connection) -> None:
            # whoever else gives the person roles, in another process too, waits for this
            locked = select(people.c.id).where(known).with_for_update()
            if connection.scalar(locked) is None:
                raise NoSuchPerson(person)
            held = set(connection.scalars(select(roles.c.role).where(roles.c.person == person)))
            gone = held - set(wanted)
            connection.execute(
                delete(roles).where(roles.c.person == person, roles.c.role.in_(gone))
            )
            _grant(connection, person, set(wanted) - held, at)

        self._database.write(job)

    def adopt(self, person: str, device: str) -> int:
        """Give a person the guest seats and places that a device plays for alone; how many.

        Of a table that several people share at one device nobody can tell whose seat is whose: it
        stays the device's. So does a place at a table that waits where the person has one already.
        A game that began with a guest never counts for ratings: whoever plays could choose, by
        signing in or not, when they see how it goes.
        """

        def job(connection: Connection) -> int:
            held = _only_seats(connection, seats, seats.c.game, device)
            placed = select(places.c.gathering).where(places.c.person == person)
            there = set(connection.scalars(placed))
            found = _only_seats(connection, places, places.c.gathering, device)
            waiting = [(one, seat) for one, seat in found if one not in there]
            for table, key, alone in (
                (seats, seats.c.game, held),
                (places, places.c.gathering, waiting),
            ):
                for one, seat in alone:
                    mine = (key == one) & (table.c.seat == seat)
                    connection.execute(update(table).where(mine).values(person=person))
            begun = games.c.id.in_([one for one, _ in held]) & games.c.rated
            connection.execute(update(games).where(begun).values(rated=False))
            return len(held) + len(waiting)

        return self._database.write(job)

    def tables(self, person: str) -> tuple[str, ...]:
        """The games in which a person sits, and those that they brought, newest first."""
        held = select(seats.c.game).where(seats.c.person == person)
        query = (
            select(games.c.id)
            .where(games.c.id.in_(held) | (games.c.importer == person))
            .order_by(games.c.created.desc(), games.c.id)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def erase(self, person: str, at: int) -> None:
        """Forget everything about a person but the id that games name."""

        def job(connection: Connection) -> None:
            told = dict.fromkeys(("name", "folded", "skeleton", "password"))
            known = update(people).where(people.c.id == person)
            connection.execute(known.values(erased=at, settings="{}", **told))
            gone = {"name": None, "owner": None}
            connection.execute(update(seats).where(seats.c.person == person).values(**gone))
            brought = update(games).where(games.c.importer == person)
            own = select(games.c.id).where(games.c.importer == person)
            connection.execute(update(seats).where(seats.c.game.in_(own)).values(name=None))
            connection.execute(brought.values(importer=None))
            waited = update(places).where(places.c.person == person)
            connection.execute(waited.values(kind="free", person=None, joined=False, **gone))
            connection.execute(delete(sessions).where(sessions.c.person == person))
            connection.execute(delete(roles).where(roles.c.person == person))
            connection.execute(delete(tokens).where(tokens.c.person == person))
            connection.execute(delete(devices).where(devices.c.person == person))
            connection.execute(delete(passkeys).where(passkeys.c.person == person))
            said = update(messages).where(messages.c.person == person)
            connection.execute(said.values(name=None, text=""))
            connection.execute(delete(notes).where(notes.c.holder == person))
            tied = (ties.c.person == person) | (ties.c.other == person)
            connection.execute(delete(ties).where(tied))
            _leave_contests(connection, person)

        self._database.write(job)

    def _one(self, query: Select[Any], value: str) -> PersonRow:
        rows = self._database.rows(query, {"value": value})
        if not rows:
            raise NoSuchPerson(value)
        return _person(rows)


def _person(rows: Sequence[Row[*tuple[Any, ...]]]) -> PersonRow:
    """Of the rows of one person, which differ in the role."""
    held = frozenset(row.role for row in rows if row.role is not None)
    return PersonRow(**{name: getattr(rows[0], name) for name in FIELDS}, roles=held)


def _only_seats(
    connection: Connection, table: Table, key: Column[str], device: str
) -> list[tuple[str, int]]:
    """Table and seat where a device plays for one guest, and for nobody else."""
    found = connection.execute(
        select(key, func.min(table.c.seat), func.max(table.c.person))
        .where(table.c.owner == device, table.c.kind == "person")
        .group_by(key)
        .having(func.count() == 1)
    )
    return [(one, seat) for one, seat, taken in found if taken is None]


def _leave_contests(connection: Connection, person: str) -> None:
    """Events keep what happened, without the name; whoever has read them reads them anew."""
    played = contest_players.c.person == person
    own = select(contest_players.c.contest).where(played)
    anew = {"named": contests.c.named + 1}
    connection.execute(update(contests).where(contests.c.id.in_(own)).values(**anew))
    nobody = {"name": None, "person": None, "link_digest": None}
    connection.execute(update(contest_players).where(played).values(**nobody))
    connection.execute(delete(contest_roles).where(contest_roles.c.person == person))


def _grant(connection: Connection, person: str, wanted: Collection[str], at: int) -> None:
    rows = [{"person": person, "role": role, "since": at} for role in wanted]
    if rows:
        connection.execute(insert(roles), rows)
