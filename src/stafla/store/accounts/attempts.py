"""Attempts as rows: how often something was tried of late, shared by all workers."""

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database
from stafla.store.schema import attempts

# nothing is counted for longer
LONGEST = 2 * 24 * 60 * 60_000


class AttemptStore:
    """Counts that are forgotten with time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, subject: str, now: int, window: int) -> tuple[int, int]:
        """Count one more attempt of a subject (a digest).

        Counting begins anew when ``window`` milliseconds have passed since the first.

        Returns:
            how many there are now, and when (milliseconds) the first of them was.

        """

        def job(connection: Connection) -> tuple[int, int]:
            known = attempts.c.subject == subject
            # one that begins long after now was begun by a clock that was ahead, and set back since
            ahead = attempts.c.since > now + window
            over = known & ((attempts.c.since <= now - window) | ahead)
            # others may be counted in longer windows than this one
            connection.execute(delete(attempts).where(over | (attempts.c.since <= now - LONGEST)))
            more = update(attempts).where(known).values(count=attempts.c.count + 1)
            if connection.execute(more).rowcount == 0:
                connection.execute(insert(attempts).values(subject=subject, count=1, since=now))
            row = connection.execute(select(attempts.c.count, attempts.c.since).where(known)).one()
            return row[0], row[1]

        try:
            return self._database.write(job)
        except IntegrityError:
            # another process counted the first one at the same time
            return self._database.write(job)

    def forget(self, subject: str) -> None:
        """Begin anew."""
        known = attempts.c.subject == subject
        self._database.write(lambda connection: connection.execute(delete(attempts).where(known)))
