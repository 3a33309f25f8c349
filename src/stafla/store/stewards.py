"""Volunteers of tournaments as rows: what each does, and the link by which."""

from dataclasses import dataclass, fields
from typing import Literal

from sqlalchemy import ColumnElement, Connection, case, func, insert, select, update

from stafla.store.database.database import Database, Unwritten
from stafla.store.games.games import StoreError
from stafla.store.schema import contest_stewards, contests

Task = Literal["words", "results"]


class TooManyStewards(StoreError, Unwritten):
    """So many links lead somewhere at the event already."""

    code = "event-stewards"


class TooManyStewardsEver(StoreError, Unwritten):
    """So many links were given out at the event already."""

    code = "event-stewards-ever"


@dataclass(frozen=True, slots=True)
class Steward:
    """A volunteer at an event.

    Attributes:
        contest: the event.
        number: of the link, from 1.
        id: stands in the event's entries as their author.
        name: as the director wrote it; empty: it was forgotten.
        task: what they do.
        made: when the link was given out, in milliseconds since 1970 (UTC).
        link_digest: of the secret in the link; None: it was withdrawn.
    """

    contest: str
    number: int
    id: str
    name: str
    task: Task
    made: int
    link_digest: str | None


_COLUMNS = [contest_stewards.c[field.name] for field in fields(Steward)]


class StewardStore:
    """The volunteers of a database's events."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, steward: Steward, since: int, most: int, most_ever: int) -> Steward:
        """Keep a volunteer, with the next number at the event.

        Args:
            steward: whoever it is; the number counts for nothing.
            since: links that were made before lead nowhere, in milliseconds since 1970 (UTC).
            most: so many links lead somewhere at a time.
            most_ever: so many are given out at the event.

        Raises:
            TooManyStewards, TooManyStewardsEver
        """
        own = contest_stewards.c.contest == steward.contest
        row = {field.name: getattr(steward, field.name) for field in fields(Steward)}

        def job(connection: Connection) -> int:
            # whoever gives out another one, in another process too, waits for this
            lock = select(contests.c.id).where(contests.c.id == steward.contest).with_for_update()
            connection.execute(lock)
            leads = case((contest_stewards.c.made > since, contest_stewards.c.link_digest))
            ever, now = connection.execute(select(func.count(), func.count(leads)).where(own)).one()
            if ever >= most_ever:
                raise TooManyStewardsEver(steward.contest)
            if now >= most:
                raise TooManyStewards(steward.contest)
            connection.execute(insert(contest_stewards).values(**row | {"number": ever + 1}))
            return int(ever) + 1

        number = self._database.write(job)
        return Steward(**row | {"number": number})

    def withdraw(self, contest: str, number: int) -> None:
        """Let a link lead nowhere; the name stays until it is forgotten, too."""
        whose = (contest_stewards.c.contest == contest) & (contest_stewards.c.number == number)
        gone = update(contest_stewards).where(whose).values(link_digest=None)
        self._database.write(lambda connection: connection.execute(gone))

    def forget(self, contest: str, number: int) -> None:
        """Let a link lead nowhere, and forget the name: entries keep an id that says nothing."""
        whose = (contest_stewards.c.contest == contest) & (contest_stewards.c.number == number)
        gone = update(contest_stewards).where(whose).values(link_digest=None, name="")
        self._database.write(lambda connection: connection.execute(gone))

    def of(self, contest: str) -> tuple[Steward, ...]:
        """The volunteers of an event, also those whose links were withdrawn."""
        query = select(*_COLUMNS).where(contest_stewards.c.contest == contest)
        with self._database.read() as connection:
            rows = connection.execute(query.order_by(contest_stewards.c.number))
            return tuple(Steward(*row) for row in rows)

    def by_link(self, contest: str, link_digest: str) -> Steward | None:
        """Whose link a secret with this digest opens."""
        return self._one(contest, contest_stewards.c.link_digest == link_digest)

    def by_id(self, contest: str, one: str) -> Steward | None:
        """The volunteer of an id."""
        return self._one(contest, contest_stewards.c.id == one)

    def _one(self, contest: str, which: ColumnElement[bool]) -> Steward | None:
        query = select(*_COLUMNS).where(contest_stewards.c.contest == contest, which)
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Steward(*row)
