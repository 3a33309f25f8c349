"""Tournaments as rows: what happened at each, who runs it, and the names of who plays."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from secrets import token_urlsafe
from typing import Literal

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from stafla.store.codes import CodeWish, give
from stafla.store.database.database import Database, Unwritten
from stafla.store.games.games import StaleNumber, StoreError, write_new
from stafla.store.schema import (
    contest_entries,
    contest_players,
    contest_roles,
    contest_tables,
    contests,
    games,
    houses,
)
from stafla.store.stewards import StewardStore
from stafla.store.turns import by_announcers, in_turns

Office = Literal["director", "judge", "helper"]


class NoContestRow(StoreError):
    """No event has this id."""

    code = "no-such-event"


class AlreadyPlays(StoreError):
    """The account plays in the event already."""

    code = "event-plays-already"


class SoleDirector(StoreError, Unwritten):
    """An event keeps a director."""

    code = "event-last-director"


class Forked(StoreError, Unwritten):
    """Two copies of a log differ; ``number`` is the first entry that does."""

    code = "event-fork"

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class TooManyRoles(StoreError, Unwritten):
    """So many people run the event already."""

    code = "event-offices"


@dataclass(frozen=True, slots=True)
class Contest:
    """An event as it is listed.

    ``created`` is in milliseconds since 1970 (UTC), ``day`` as ``2026-11-28``; ``open`` says
    whether people may register by themselves. ``title``, ``phase`` and ``players`` follow from the
    entries; ``named`` grows whenever a name changes; ``home`` is the
    house where it was announced, None: this one. ``key`` is the secret that the id follows from
    (`stafla.club.contests.keys`); None: an event of before has none.
    """

    id: str
    created: int
    day: str
    place: str
    open: bool
    title: str
    phase: str
    players: int
    named: int = 0
    home: str | None = None
    key: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who plays: ``name`` None: it was forgotten; ``link_digest``: of a private link's secret."""

    player: str
    name: str | None
    person: str | None = None
    link_digest: str | None = None


@dataclass(frozen=True, slots=True)
class ContestSummary:
    """What follows from an event's entries and is kept to be listed."""

    title: str
    phase: str
    players: int


_COLUMNS = [contests.c[field.name] for field in fields(Contest)]
_ENTRANT = [contest_players.c[field.name] for field in fields(Entrant)]


class ContestStore:
    """The events of a database.

    Attributes:
        stewards: their volunteers.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.stewards = StewardStore(database)

    def create(
        self,
        contest: Contest,
        bodies: Sequence[str],
        director: str,
        code: CodeWish | None = None,
    ) -> None:
        """Open an event with its first entries and its director, and a code if one is wished.

        Raises:
            IdTaken: there is one of this id already.
        """
        row = {field.name: getattr(contest, field.name) for field in fields(Contest)}
        office = {"contest": contest.id, "person": director, "role": "director"}

        def job(connection: Connection) -> None:
            connection.execute(insert(contests).values(**row))
            connection.execute(insert(contest_roles).values(**office))
            _insert(connection, contest.id, 0, bodies)
            give(connection, contest.id, code)

        write_new(self._database, contest.id, job)

    def append(
        self,
        contest: str,
        expected: int,
        bodies: Sequence[str],
        grown: ContestSummary,
        entrants: Sequence[Entrant] = (),
    ) -> None:
        """Append entries after number ``expected``, all or none, with who plays from now on.

        Raises:
            NoContestRow
            StaleNumber: the latest number is not ``expected``.
            AlreadyPlays: one of the accounts plays here under another id.
        """
        rows = [
            {"contest": contest} | {f.name: getattr(entrant, f.name) for f in fields(Entrant)}
            for entrant in entrants
        ]
        people = [entrant.person for entrant in entrants if entrant.person is not None]

        def job(connection: Connection) -> None:
            latest = _latest(connection, contest)
            if latest != expected:
                raise StaleNumber(latest)
            there = (contest_players.c.contest == contest) & contest_players.c.person.in_(people)
            if people and connection.scalar(select(func.count()).where(there)):
                raise AlreadyPlays(contest)
            changed = {field.name: getattr(grown, field.name) for field in fields(ContestSummary)}
            connection.execute(update(contests).where(contests.c.id == contest).values(**changed))
            _insert(connection, contest, expected, bodies)
            if rows:
                connection.execute(insert(contest_players), rows)

        try:
            self._database.write(job)
        except IntegrityError:
            raise StaleNumber(expected) from None

    def house(self) -> str:
        """The id of this house, made when it is first asked for."""
        query = select(houses.c.id)

        def job(connection: Connection) -> str:
            known: str | None = connection.scalar(query)
            if known is None:
                known = token_urlsafe(16)
                connection.execute(insert(houses).values(one=1, id=known))
            return known

        with self._database.read() as connection:
            there: str | None = connection.scalar(query)
        try:
            return there or self._database.write(job)
        except IntegrityError:  # another process was faster
            with self._database.read() as connection:
                return str(connection.scalar(query))

    def merge(
        self,
        contest: Contest,
        after: int,
        bodies: Sequence[str],
        names: Mapping[str, str | None],
        director: str,
    ) -> int:
        """Take entries of another house's copy, all or none; those that are here stay as they are.

        Args:
            contest: the event; made if it is not here, with ``director``.
            after: number of the entry before the first of ``bodies``.
            bodies: entries in order.
            names: of players; a name that was forgotten here stays forgotten.
            director: who brings it.

        Returns:
            how many entries were new.

        Raises:
            Forked: an entry that is here is another.
            StaleNumber: entries before them are missing; the latest number is told.
        """
        own = contests.c.id == contest.id
        row = {field.name: getattr(contest, field.name) for field in fields(Contest)}
        told = {field.name: getattr(contest, field.name) for field in fields(ContestSummary)}

        def job(connection: Connection) -> int:
            there = connection.execute(select(contests.c.named).where(own).with_for_update())
            known = there.one_or_none()
            latest = _latest(connection, contest.id) if known else 0
            if latest < after:
                raise StaleNumber(latest)
            if known is None:
                connection.execute(insert(contests).values(**row))
                office = {"contest": contest.id, "person": director, "role": "director"}
                connection.execute(insert(contest_roles).values(**office))
            for number, (kept, new) in enumerate(
                zip(_entries(connection, contest.id, after), bodies, strict=False), after + 1
            ):
                if kept != new:
                    raise Forked(number)
            fresh = bodies[latest - after :]
            _insert(connection, contest.id, latest, fresh, brought=True)
            if fresh:
                connection.execute(update(contests).where(own).values(**told))
            if _name(connection, contest.id, names):
                named = {"named": contests.c.named + 1}
                connection.execute(update(contests).where(own).values(**named))
            return len(fresh)

        return self._database.write(job)

    def get(self, contest: str) -> Contest:
        """The event of an id.

        Raises:
            NoContestRow
        """
        with self._database.read() as connection:
            row = connection.execute(
                select(*_COLUMNS).where(contests.c.id == contest)
            ).one_or_none()
        if row is None:
            raise NoContestRow(contest)
        return Contest(*row)

    def made_at(self, contest: str) -> int | None:
        """When an event was opened, in milliseconds since 1970 (UTC); None: it was not."""
        with self._database.read() as connection:
            return connection.scalar(select(contests.c.created).where(contests.c.id == contest))

    def entries(self, contest: str, after: int = 0) -> tuple[str, ...]:
        """The entries with numbers above ``after``, in order."""
        with self._database.read() as connection:
            return tuple(_entries(connection, contest, after))

    def list_brought(self, contest: str, after: int = 0) -> frozenset[int]:
        """The numbers of the entries above ``after`` that another house wrote."""
        query = select(contest_entries.c.number).where(
            contest_entries.c.contest == contest,
            contest_entries.c.number > after,
            contest_entries.c.brought,
        )
        with self._database.read() as connection:
            return frozenset(connection.scalars(query))

    def list_events(self, most: int, since: str = "") -> tuple[Contest, ...]:
        """Events by their days, the latest first, before them those that are not closed.

        Where more are not closed, one of every address in turn: whoever announces many hides
        nobody's.

        Args:
            most: so many of them.
            since: an event of an earlier day counts as closed: it was left as it is (2026-11-28).
        """
        closed = (contests.c.phase == "closed") | (contests.c.day < since)
        order = contests.c.day.desc(), contests.c.created.desc(), contests.c.id
        place = func.row_number().over(order_by=order).label("place")
        shown = in_turns(by_announcers(place).where(~closed), ("place",), most)
        going = select(*_COLUMNS).where(contests.c.id.in_(shown)).order_by(*order)
        over = select(*_COLUMNS).where(closed).order_by(*order)
        with self._database.read() as connection:
            found = [Contest(*row) for row in connection.execute(going)]
            rest = connection.execute(over.limit(most - len(found)))
            return (*found, *(Contest(*row) for row in rest))

    def of(self, person: str, most: int) -> tuple[Contest, ...]:
        """Events that a person runs or plays in, the latest first."""
        runs = select(contest_roles.c.contest).where(contest_roles.c.person == person)
        plays = select(contest_players.c.contest).where(contest_players.c.person == person)
        query = (
            select(*_COLUMNS)
            .where(or_(contests.c.id.in_(runs), contests.c.id.in_(plays)))
            .order_by(contests.c.day.desc(), contests.c.id)
            .limit(most)
        )
        with self._database.read() as connection:
            return tuple(Contest(*row) for row in connection.execute(query))

    def announce(
        self, contest: str, *, day: str, place: str, free: bool, code: CodeWish | None = None
    ) -> None:
        """Change what is announced of an event, and until when it has a code.

        ``free``: whether people register by themselves.
        """
        told = update(contests).where(contests.c.id == contest)
        told = told.values(day=day, place=place, open=free)

        def job(connection: Connection) -> None:
            connection.execute(told)
            give(connection, contest, code)

        self._database.write(job)

    def entrants(self, contest: str) -> Mapping[str, Entrant]:
        """Everybody who plays or played, by the id in the entries."""
        query = select(*_ENTRANT).where(contest_players.c.contest == contest)
        with self._database.read() as connection:
            return {row.player: Entrant(*row) for row in connection.execute(query)}

    def entrant(self, contest: str, *, link_digest: str) -> Entrant | None:
        """Whose private link a secret with this digest opens."""
        query = select(*_ENTRANT).where(
            contest_players.c.contest == contest, contest_players.c.link_digest == link_digest
        )
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Entrant(*row)

    def player_of(self, contest: str, person: str) -> str | None:
        """The player that an account is or was at an event."""
        query = select(contest_players.c.player).where(
            contest_players.c.contest == contest, contest_players.c.person == person
        )
        with self._database.read() as connection:
            player: str | None = connection.scalar(query)
        return player

    def rename(self, contest: str, player: str, name: str | None) -> None:
        """Give somebody another name in an event, or None."""
        self._change(contest, player, name=name)

    def give_links(self, contest: str, digests: Mapping[str, str]) -> None:
        """Give players new private links; the ones they had open nothing any more."""

        def job(connection: Connection) -> None:
            for player, link_digest in digests.items():
                whose = _player(contest, player)
                connection.execute(
                    update(contest_players).where(whose).values(link_digest=link_digest)
                )

        self._database.write(job)

    def unlink(self, contest: str, player: str) -> None:
        """Part a player from account and name: whoever left the list may register anew.

        The name of somebody who was never there is kept by nobody, or it would outlive the account.
        """
        self._change(contest, player, name=None, person=None, link_digest=None)

    def _change(self, contest: str, player: str, **values: str | None) -> None:
        def job(connection: Connection) -> None:
            whose = _player(contest, player)
            connection.execute(update(contest_players).where(whose).values(**values))
            more = {"named": contests.c.named + 1}
            connection.execute(update(contests).where(contests.c.id == contest).values(**more))

        self._database.write(job)

    def link_table(self, contest: str, table: str) -> None:
        """Note that a live table plays a game of the event."""
        row = {"contest": contest, "table": table}
        self._database.write(
            lambda connection: connection.execute(insert(contest_tables).values(**row))
        )

    def release_table(self, table: str) -> None:
        """Note that nothing is awaited from a live table any more."""
        gone = delete(contest_tables).where(contest_tables.c.table == table)
        self._database.write(lambda connection: connection.execute(gone))

    def of_table(self, table: str) -> str | None:
        """The event that awaits the result of a live table; None: none does."""
        query = select(contest_tables.c.contest).where(contest_tables.c.table == table)
        with self._database.read() as connection:
            return connection.scalar(query)

    def ended_tables(self, contest: str) -> tuple[str, ...]:
        """The live tables of an event that are over and whose result it still awaits."""
        query = (
            select(contest_tables.c.table)
            .join(games, games.c.id == contest_tables.c.table)
            .where(contest_tables.c.contest == contest, games.c.ended)
            .order_by(contest_tables.c.table)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def awaited_tables(self) -> tuple[str, ...]:
        """All live tables that an event awaits the result of."""
        with self._database.read() as connection:
            return tuple(
                connection.scalars(select(contest_tables.c.table).order_by(contest_tables.c.table))
            )

    def roles(self, contest: str) -> Mapping[str, Office]:
        """Who runs the event, by person."""
        with self._database.read() as connection:
            return _roles(connection, contest)

    def set_role(self, contest: str, person: str, role: Office | None, most: int) -> None:
        """Give a person an office in place of the one they had; None: none.

        Args:
            contest: the event.
            person: whose office it is.
            role: which.
            most: so many people run the event at most.

        Raises:
            SoleDirector: nobody would direct the event any more.
            TooManyRoles
        """
        own = (contest_roles.c.contest == contest) & (contest_roles.c.person == person)

        def job(connection: Connection) -> None:
            # whoever else changes who runs the event, in another process too, waits for this
            lock = select(contests.c.id).where(contests.c.id == contest).with_for_update()
            connection.execute(lock)
            held = _roles(connection, contest)
            directs = any(other == "director" for who, other in held.items() if who != person)
            if held.get(person) == "director" and role != "director" and not directs:
                raise SoleDirector(contest)
            if role is not None and person not in held and len(held) >= most:
                raise TooManyRoles(contest)
            connection.execute(delete(contest_roles).where(own))
            if role is not None:
                row = {"contest": contest, "person": person, "role": role}
                connection.execute(insert(contest_roles).values(**row))

        self._database.write(job)


def _entries(connection: Connection, contest: str, after: int) -> Sequence[str]:
    query = (
        select(contest_entries.c.body)
        .where(contest_entries.c.contest == contest, contest_entries.c.number > after)
        .order_by(contest_entries.c.number)
    )
    return connection.scalars(query).all()


def _name(connection: Connection, contest: str, names: Mapping[str, str | None]) -> bool:
    """Keep who plays; whether anybody who was known has another name now."""
    known: dict[str, str | None] = {
        row.player: row.name
        for row in connection.execute(
            select(contest_players.c.player, contest_players.c.name).where(
                contest_players.c.contest == contest, contest_players.c.player.in_(list(names))
            )
        )
    }
    new = [
        {"contest": contest, "player": player, "name": name}
        for player, name in names.items()
        if player not in known
    ]
    if new:
        connection.execute(insert(contest_players), new)
    other = {
        player: name
        for player, name in names.items()
        if known.get(player) is not None and known[player] != name
    }
    for player, name in other.items():
        whose = _player(contest, player)
        connection.execute(update(contest_players).where(whose).values(name=name))
    return bool(other)


def _roles(connection: Connection, contest: str) -> dict[str, Office]:
    query = select(contest_roles.c.person, contest_roles.c.role).where(
        contest_roles.c.contest == contest
    )
    return {row.person: row.role for row in connection.execute(query)}


def _player(contest: str, player: str) -> ColumnElement[bool]:
    return (contest_players.c.contest == contest) & (contest_players.c.player == player)


def _latest(connection: Connection, contest: str) -> int:
    query = select(func.max(contest_entries.c.number)).where(contest_entries.c.contest == contest)
    number: int | None = connection.scalar(query)
    if number is None:
        raise NoContestRow(contest)
    return number


def _insert(
    connection: Connection,
    contest: str,
    after: int,
    bodies: Sequence[str],
    *,
    brought: bool = False,
) -> None:
    rows = [
        {"contest": contest, "number": number, "body": body, "brought": brought}
        for number, body in enumerate(bodies, after + 1)
    ]
    if rows:
        connection.execute(insert(contest_entries), rows)
