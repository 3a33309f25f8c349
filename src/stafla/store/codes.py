"""Codes by which strangers join what is open: of all kinds of things each has one, and no other.

A code is given in the transaction that makes what it leads to, so that neither is there alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from stafla.store.database.database import Database
from stafla.store.schema import codes

CodeKind = Literal["table", "duplicate", "bingo", "event"]
AFTERWARDS = 24 * 3600 * 1000
"""So many milliseconds a code leads on to what is over, for whoever looks for the result."""


@dataclass(frozen=True, slots=True)
class CodeWish:
    """The wish for a code that leads to a ``kind``: of the ``candidates`` the first that is free.

    ``now`` and ``ends`` are in milliseconds since 1970 (UTC): from the latter on it leads nowhere.
    """

    kind: CodeKind
    candidates: Sequence[str]
    now: int
    ends: int


@dataclass(frozen=True, slots=True)
class CodeRow:
    """What a code leads to: ``subject`` is the id of a table, a pastime or an event."""

    kind: CodeKind
    subject: str


class CodeStore:
    """The codes of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, code: str, now: int) -> CodeRow | None:
        """What a code leads to at a time in milliseconds (UTC); None: nothing."""
        query = select(codes.c.kind, codes.c.subject).where(codes.c.code == code)
        with self._database.read() as connection:
            row = connection.execute(query.where(codes.c.ends > now)).one_or_none()
        return None if row is None else CodeRow(*row)

    def of(self, subject: str, now: int) -> str | None:
        """The code that leads to something at a time in milliseconds (UTC), if one does."""
        query = select(codes.c.code).where(codes.c.subject == subject, codes.c.ends > now)
        with self._database.read() as connection:
            return connection.scalar(query)


def give(connection: Connection, subject: str, wish: CodeWish | None) -> None:
    """Give something a code, or let the one that it has end when it is wished.

    Where no candidate is free it has none, and is found by its link alone.
    """
    if wish is None:
        return
    connection.execute(delete(codes).where(codes.c.ends <= wish.now))
    own = update(codes).where(codes.c.subject == subject).values(ends=wish.ends)
    if connection.execute(own).rowcount:
        return
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for candidate in wish.candidates:
        row = {"code": candidate, "kind": wish.kind, "subject": subject, "ends": wish.ends}
        new = insert(codes).values(**row).on_conflict_do_nothing().returning(codes.c.code)
        if connection.scalar(new) is not None:
            return


def end(connection: Connection, subject: str, ends: int) -> None:
    """Let the code of something that is over lead on until a time, and no longer."""
    longer = (codes.c.subject == subject) & (codes.c.ends > ends)
    connection.execute(update(codes).where(longer).values(ends=ends))
