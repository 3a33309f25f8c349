"""Sessions as rows: which devices are signed in as whom."""

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from stafla.store.database.database import Database
from stafla.store.schema import people, sessions

MOST = 100
"""Sessions of a person: devices that are signed in at a time."""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A signed-in device. Times are in milliseconds since 1970 (UTC).

    ``digest`` is the SHA-256 (hex) of the token that the device holds; ``agent`` what its
    program calls itself, for the person's own list.
    """

    digest: str
    person: str
    created: int
    seen: int
    expires: int
    agent: str


# what every act of somebody who is signed in asks; it is made once and need not be compiled again
_LIVE = (
    select(*(sessions.c[name] for name in SessionRow.__slots__))
    .join(people, sessions.c.person == people.c.id)
    .where(
        sessions.c.digest == bindparam("digest"),
        sessions.c.expires > bindparam("now"),
        people.c.erased.is_(None),
        # nor is one that began while its person was being suspended
        or_(people.c.suspended.is_(None), people.c.suspended <= bindparam("now")),
    )
)


class SessionStore:
    """The sessions of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, session: SessionRow, instead_of: str | None = None) -> None:
        """Keep a new session; the one with the digest ``instead_of`` ends with it.

        Of many of a person those used last go on.
        """
        row = {name: getattr(session, name) for name in SessionRow.__slots__}
        mine = sessions.c.person == session.person
        latest = (
            select(sessions.c.digest)
            .where(mine, sessions.c.digest != session.digest)
            .order_by(sessions.c.seen.desc(), sessions.c.digest)
            .limit(MOST - 1)
        )

        def job(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.expires <= session.created))
            if instead_of is not None:
                connection.execute(delete(sessions).where(sessions.c.digest == instead_of))
            connection.execute(insert(sessions).values(**row))
            kept = [session.digest, *connection.scalars(latest)]
            connection.execute(delete(sessions).where(mine, sessions.c.digest.not_in(kept)))

        self._database.write(job)

    def get(self, digest: str, now: int) -> SessionRow | None:
        """The session with this digest, unless it has expired or its person is gone or barred."""
        rows = self._database.rows(_LIVE, {"digest": digest, "now": now})
        return SessionRow(*rows[0]) if rows else None

    def renew(self, digest: str, seen: int, expires: int) -> None:
        """Note that a session was used."""

        def job(connection: Connection) -> None:
            known = sessions.c.digest == digest
            connection.execute(update(sessions).where(known).values(seen=seen, expires=expires))

        self._database.write(job)

    def of(self, person: str, now: int) -> tuple[SessionRow, ...]:
        """A person's live sessions, the latest used first."""
        columns = [sessions.c[name] for name in SessionRow.__slots__]
        query = (
            select(*columns)
            .where(sessions.c.person == person, sessions.c.expires > now)
            .order_by(sessions.c.seen.desc(), sessions.c.digest)
        )
        with self._database.read() as connection:
            return tuple(SessionRow(*row) for row in connection.execute(query))

    def end(self, person: str, digest: str) -> None:
        """End one session of a person; another's is left alone."""
        mine = (sessions.c.person == person) & (sessions.c.digest == digest)
        self._database.write(lambda connection: connection.execute(delete(sessions).where(mine)))

    def end_all(self, person: str, but: str | None = None) -> None:
        """End a person's sessions, all but one."""
        mine = sessions.c.person == person
        if but is not None:
            mine &= sessions.c.digest != but
        self._database.write(lambda connection: connection.execute(delete(sessions).where(mine)))
