"""What is played beside the plain game, as rows: a header, events, and who holds a card."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Literal

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from stafla.store.codes import AFTERWARDS, CodeWish, end, give
from stafla.store.database.database import Database, Held
from stafla.store.games.games import NewEvent, StaleNumber, StoredEvent, StoreError, write_new
from stafla.store.schema import cards, pastime_events, pastimes

PastimeKind = Literal["reverse", "bingo", "daily", "open", "duplicate"]


class NoPastimeRow(StoreError):
    """Nothing is played under this id."""

    code = "no-such-pastime"


@dataclass(frozen=True, slots=True)
class Pastime:
    """What is played, by whom, and how far it got.

    ``created`` is in milliseconds since 1970 (UTC); ``owner`` is the SHA-256 (hex) of the secret of
    the device that began it; ``game`` is the finished game that is taken apart; ``subject`` is the
    day of daily racks. ``total`` is what was reached, ``most`` what could have been.
    """

    id: str
    kind: PastimeKind
    created: int
    profile: str
    owner: str
    game: str | None = None
    subject: str = ""
    ended: bool = False
    total: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a card, or plays duplicate under this number.

    ``link_digest``: of the secret in the private link. Officials of duplicate have numbers
    below zero.
    """

    number: int
    link_digest: str
    name: str | None


@dataclass(frozen=True, slots=True)
class PastimeSummary:
    """What follows from the events and is kept to be found."""

    ended: bool = False
    total: int = 0
    most: int = 0


_COLUMNS = [pastimes.c[field.name] for field in fields(Pastime)]
_LATEST = select(func.max(pastime_events.c.number)).where(
    pastime_events.c.pastime == bindparam("pastime")
)
_EVENT = [pastime_events.c[name] for name in StoredEvent.__slots__]


class PastimeStore:
    """What is played beside the plain game in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(
        self, pastime: Pastime, first: Sequence[NewEvent], code: CodeWish | None = None
    ) -> None:
        """Begin with the first events, with a code if one is wished of what others join.

        Raises:
            IdTaken: there is one of this id, or of this game, already.
        """
        row = {field.name: getattr(pastime, field.name) for field in fields(Pastime)}

        def job(connection: Connection) -> None:
            connection.execute(insert(pastimes).values(**row))
            _insert(connection, pastime.id, 0, first)
            give(connection, pastime.id, code)

        write_new(self._database, pastime.id, job)

    def append(
        self,
        pastime: str,
        expected: int,
        new: Sequence[NewEvent],
        reached: PastimeSummary,
        holder: Holder | None = None,
    ) -> None:
        """Append events after number ``expected``, all or none, with who holds a new card.

        A code leads a day longer to what they end.

        Raises:
            NoPastimeRow
            StaleNumber: the latest number is not ``expected``.
        """

        def job(connection: Connection) -> None:
            latest = _latest(connection, pastime)
            if latest != expected:
                raise StaleNumber(latest)
            changed = {field.name: getattr(reached, field.name) for field in fields(PastimeSummary)}
            connection.execute(update(pastimes).where(pastimes.c.id == pastime).values(**changed))
            _insert(connection, pastime, expected, new)
            if reached.ended and new:
                end(connection, pastime, new[-1].at + AFTERWARDS)
            if holder is not None:
                row = {
                    "card": holder.number,
                    "link_digest": holder.link_digest,
                    "name": holder.name,
                }
                connection.execute(insert(cards).values(pastime=pastime, **row))

        try:
            self._database.write(job, Held(f"pastimes {pastime}"))
        except IntegrityError:
            raise StaleNumber(expected) from None

    def get(self, pastime: str) -> Pastime:
        """What is played under an id.

        Raises:
            NoPastimeRow
        """
        query = select(*_COLUMNS).where(pastimes.c.id == pastime)
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            raise NoPastimeRow(pastime)
        return Pastime(*row)

    def made_at(self, pastime: str) -> int | None:
        """When it was begun, in milliseconds since 1970 (UTC); None: it was not."""
        query = select(pastimes.c.created).where(pastimes.c.id == pastime)
        with self._database.read() as connection:
            return connection.scalar(query)

    def events(self, pastime: str, after: int = 0) -> tuple[StoredEvent, ...]:
        """The events with numbers above ``after``, in order."""
        query = (
            select(*_EVENT)
            .where(pastime_events.c.pastime == pastime, pastime_events.c.number > after)
            .order_by(pastime_events.c.number)
        )
        with self._database.read() as connection:
            return tuple(StoredEvent(*row) for row in connection.execute(query))

    def latest(self, pastime: str) -> int:
        """The number of the latest event.

        Raises:
            NoPastimeRow
        """
        ((number,),) = self._database.rows(_LATEST, {"pastime": pastime})
        if number is None:
            raise NoPastimeRow(pastime)
        return int(number)

    def of_game(self, game: str) -> str | None:
        """The reverse play of a game, if it was begun."""
        query = select(pastimes.c.id).where(pastimes.c.game == game)
        with self._database.read() as connection:
            return connection.scalar(query)

    def of(self, owner: str, most: int) -> tuple[Pastime, ...]:
        """What a device began, the newest first."""
        query = (
            select(*_COLUMNS)
            .where(pastimes.c.owner == owner)
            .order_by(pastimes.c.created.desc(), pastimes.c.id)
            .limit(most)
        )
        with self._database.read() as connection:
            return tuple(Pastime(*row) for row in connection.execute(query))

    def going(self, kind: PastimeKind, since: int) -> tuple[str, ...]:
        """The ids of this kind, begun since then, that have not ended."""
        query = select(pastimes.c.id).where(
            pastimes.c.kind == kind, ~pastimes.c.ended, pastimes.c.created >= since
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def holders(self, pastime: str) -> tuple[Holder, ...]:
        """Who holds which card, or plays under which number, by number."""
        query = (
            select(cards.c.card, cards.c.link_digest, cards.c.name)
            .where(cards.c.pastime == pastime)
            .order_by(cards.c.card)
        )
        with self._database.read() as connection:
            return tuple(Holder(*row) for row in connection.execute(query))

    def holder(self, pastime: str, link_digest: str) -> Holder | None:
        """Whose card a secret with this digest opens."""
        query = select(cards.c.card, cards.c.link_digest, cards.c.name).where(
            cards.c.pastime == pastime, cards.c.link_digest == link_digest
        )
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Holder(*row)


def _latest(connection: Connection, pastime: str) -> int:
    query = select(func.max(pastime_events.c.number)).where(pastime_events.c.pastime == pastime)
    number: int | None = connection.scalar(query)
    if number is None:
        raise NoPastimeRow(pastime)
    return number


def _insert(connection: Connection, pastime: str, after: int, new: Sequence[NewEvent]) -> None:
    rows = [
        {"pastime": pastime, "number": number, "at": e.at, "type": e.type, "body": e.body}
        for number, e in enumerate(new, after + 1)
    ]
    if rows:
        connection.execute(insert(pastime_events), rows)
