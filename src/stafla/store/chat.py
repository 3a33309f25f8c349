"""What is said and noted at tables, as rows."""

from collections.abc import Collection
from dataclasses import dataclass, fields
from typing import Any, Literal

from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    case,
    delete,
    func,
    insert,
    null,
    or_,
    select,
)
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database
from stafla.store.schema import messages, notes, people

Room = Literal["players", "watchers"]
ATTEMPTS = 20
# so many of what was said last at a table are kept of each of its players, and of all who watch,
# and the few since it was tidied
MOST_KEPT, TIDIED_EVERY = 1_000, 50


@dataclass(frozen=True, slots=True)
class Message:
    """Something said at a table.

    ``at`` is in milliseconds since 1970 (UTC); ``seat`` is a player's, ``person`` the account of
    who said it; ``name`` is None where it is hidden or erased.
    """

    number: int
    at: int
    room: Room
    seat: int | None
    person: str | None
    name: str | None
    text: str


# a name that its person hides now is not shown with what was said before either
_SHOWN = case((people.c.hidden, null()), else_=messages.c.name).label("name")
_LAST = (
    select(*(_SHOWN if f.name == "name" else messages.c[f.name] for f in fields(Message)))
    .outerjoin(people, messages.c.person == people.c.id)
    .where(messages.c.game == bindparam("game"))
    .order_by(messages.c.number.desc())
    .limit(bindparam("most"))
)
_AFTER = _LAST.where(messages.c.number > bindparam("number"))
_BEFORE = _LAST.where(messages.c.number < bindparam("number"))


class ChatStore:
    """What is said and noted in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, game: str, message: Message) -> int:
        """Add a message under the next number, which is returned (not the one it carries)."""
        row = {field.name: getattr(message, field.name) for field in fields(Message)}

        def job(connection: Connection) -> int:
            number = _latest(connection, game) + 1
            connection.execute(insert(messages).values(game=game, **{**row, "number": number}))
            if number % TIDIED_EVERY == 0:
                _forget_old(connection, game)
            return number

        for _ in range(ATTEMPTS):
            try:
                return self._database.write(job)
            except IntegrityError:
                continue  # another process took the number
        raise RuntimeError("no number for a message")

    def after(
        self,
        game: str,
        number: int,
        most: int,
        *,
        deaf: Room | None = None,
        shunned: Collection[str] = (),
    ) -> tuple[Message, ...]:
        """The messages with numbers above ``number``, the last ``most`` of them, in order.

        Args:
            game: where they were said.
            number: of the last that is known.
            most: so many of those that are left.
            deaf: a room whose messages are left out.
            shunned: accounts whose messages are left out.
        """
        query = _AFTER
        if shunned:
            by_others = messages.c.person.not_in(shunned)
            query = query.where(or_(messages.c.person.is_(None), by_others))
        return self._last(query, game, number, most, deaf)

    def before(
        self, game: str, number: int, most: int, *, deaf: Room | None = None
    ) -> tuple[Message, ...]:
        """The messages with numbers below ``number``, the last ``most`` of them, in order.

        Args:
            game: where they were said.
            number: of the first that is known.
            most: so many of those that are left.
            deaf: a room whose messages are left out.
        """
        return self._last(_BEFORE, game, number, most, deaf)

    def _last(
        self, query: Select[Any], game: str, number: int, most: int, deaf: Room | None
    ) -> tuple[Message, ...]:
        """The last messages of a query, in order."""
        if deaf is not None:
            query = query.where(messages.c.room != deaf)
        rows = self._database.rows(query, {"game": game, "number": number, "most": most})
        return tuple(Message(*row) for row in rows)[::-1]

    def latest(self, game: str) -> int:
        """The number of the latest message; 0 if nothing was said."""
        with self._database.read() as connection:
            return _latest(connection, game)

    def note(self, game: str, holder: str, text: str) -> None:
        """Keep somebody's note in place of the one before; an empty one is none."""

        def job(connection: Connection) -> None:
            kept = (notes.c.game == game) & (notes.c.holder == holder)
            connection.execute(delete(notes).where(kept))
            if text:
                connection.execute(insert(notes).values(game=game, holder=holder, text=text))

        self._database.write(job)

    def note_of(self, game: str, holder: str) -> str:
        """What somebody noted."""
        query = select(notes.c.text).where(notes.c.game == game, notes.c.holder == holder)
        with self._database.read() as connection:
            return connection.scalar(query) or ""


def _forget_old(connection: Connection, game: str) -> None:
    """Let go of what was said at a table before the last that are kept.

    Nobody pushes out what another player said, and nobody keeps more by speaking in turns.
    """
    here = messages.c.game == game
    speakers = select(messages.c.room, messages.c.seat).where(here).distinct()
    for room, seat in connection.execute(speakers).all():
        theirs = here & (messages.c.room == room) & messages.c.seat.is_not_distinct_from(seat)
        beyond = select(messages.c.number).where(theirs).order_by(messages.c.number.desc())
        last = connection.scalar(beyond.offset(MOST_KEPT).limit(1))
        if last is not None:
            connection.execute(delete(messages).where(theirs, messages.c.number <= last))


def _latest(connection: Connection, game: str) -> int:
    query = select(func.max(messages.c.number)).where(messages.c.game == game)
    return connection.scalar(query) or 0
