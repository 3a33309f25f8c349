"""Ties between people, reports, and the log of measures, as rows."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database
from stafla.store.schema import measures, people, reports, ties
from stafla.store.turns import in_turns

Tie = Literal["friend", "blocked"]


@dataclass(frozen=True, slots=True)
class Report:
    """What ``reporter`` told about another person; times in milliseconds (UTC).

    ``origin`` is a digest of where it came from, until somebody has dealt with it.
    """

    id: str
    at: int
    reporter: str
    about: str
    reason: str
    text: str
    closed: int | None = None
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Measure:
    """What was done about a person; ``by`` is None from the command line."""

    at: int
    by: str | None
    kind: str
    about: str
    detail: str
    reason: str


class CommunityStore:
    """Ties, reports and measures of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def tie(self, person: str, kind: Tie, other: str, since: int, most: int) -> bool:
        """Note a tie; noting it again changes nothing. False: there are ``most`` others."""

        def job(connection: Connection) -> bool:
            # whoever else changes this person's ties, in another process too, waits for this
            connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
            known = _tie(person, kind, other)
            if connection.execute(select(ties.c.since).where(*known)).first() is not None:
                return True
            own = (ties.c.person == person, ties.c.kind == kind)
            if (connection.scalar(select(func.count()).where(*own)) or 0) >= most:
                return False
            row = {"person": person, "kind": kind, "other": other, "since": since}
            connection.execute(insert(ties).values(**row))
            return True

        return self._database.write(job)

    def untie(self, person: str, kind: Tie, other: str) -> None:
        """Forget a tie."""
        known = _tie(person, kind, other)
        self._database.write(lambda connection: connection.execute(delete(ties).where(*known)))

    def ties_of(self, person: str, kind: Tie) -> tuple[str, ...]:
        """To whom a person has such a tie, the oldest first."""
        query = (
            select(ties.c.other)
            .where(ties.c.person == person, ties.c.kind == kind)
            .order_by(ties.c.since, ties.c.other)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def is_blocked(self, one: str, other: str) -> bool:
        """Whether either of two people wants nothing to do with the other."""
        pairs = ((ties.c.person == one) & (ties.c.other == other)) | (
            (ties.c.person == other) & (ties.c.other == one)
        )
        query = select(ties.c.person).where(ties.c.kind == "blocked", pairs)
        with self._database.read() as connection:
            return connection.execute(query).first() is not None

    def blocks_of(self, person: str) -> frozenset[str]:
        """Everybody whom a person blocks, or who blocks them."""
        query = select(ties.c.person, ties.c.other).where(
            ties.c.kind == "blocked", (ties.c.person == person) | (ties.c.other == person)
        )
        with self._database.read() as connection:
            pairs = connection.execute(query).all()
        return frozenset(one for pair in pairs for one in pair if one != person)

    def report(self, new: Report) -> None:
        """Keep a report."""
        row = {name: getattr(new, name) for name in Report.__slots__}
        self._database.write(lambda c: c.execute(insert(reports).values(**row)))

    def get(self, report: str) -> Report | None:
        """The report with this id."""
        found = self._reports(select(reports).where(reports.c.id == report))
        return found[0] if found else None

    def open(self, most: int) -> tuple[Report, ...]:
        """Reports that nobody has dealt with, one of every origin in turn, the oldest first."""
        waiting = select(
            reports.c.id,
            reports.c.at,
            func.coalesce(func.nullif(reports.c.origin, ""), reports.c.reporter).label("origin"),
            reports.c.reporter.label("visitor"),
        ).where(reports.c.closed.is_(None))
        with self._database.read() as connection:
            ids = connection.scalars(in_turns(waiting, ("at",), most)).all()
            rows = connection.execute(select(reports).where(reports.c.id.in_(ids)))
            found = {row.id: Report(**row._mapping) for row in rows}
        return tuple(found[one] for one in ids)

    def made_by(self, person: str) -> tuple[Report, ...]:
        """The reports that a person made."""
        mine = select(reports).where(reports.c.reporter == person)
        return self._reports(mine.order_by(reports.c.at, reports.c.id))

    def log(self, new: Measure, closing: str | None = None) -> None:
        """Add a measure to the log, and close the report that led to it."""

        def job(connection: Connection) -> None:
            latest = connection.scalar(select(func.max(measures.c.number))) or 0
            row = {name: getattr(new, name) for name in Measure.__slots__}
            connection.execute(insert(measures).values(number=latest + 1, **row))
            if closing is not None:
                known = reports.c.id == closing
                connection.execute(update(reports).where(known).values(closed=new.at, origin=""))

        try:
            self._database.write(job)
        except IntegrityError:
            # another process took the number
            self._database.write(job)

    def measures(self, most: int, about: str | None = None) -> tuple[Measure, ...]:
        """The latest measures, of all or about one person, the newest first."""
        columns = [measures.c[name] for name in Measure.__slots__]
        query = select(*columns).order_by(measures.c.number.desc()).limit(most)
        if about is not None:
            query = query.where(measures.c.about == about)
        with self._database.read() as connection:
            return tuple(Measure(**row._mapping) for row in connection.execute(query))

    def _reports(self, query: Select[str, int, str, str, str, str, int]) -> tuple[Report, ...]:
        with self._database.read() as connection:
            return tuple(Report(**row._mapping) for row in connection.execute(query))


def _tie(person: str, kind: Tie, other: str) -> tuple[ColumnElement[bool], ...]:
    return (ties.c.person == person, ties.c.kind == kind, ties.c.other == other)
