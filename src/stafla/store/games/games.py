"""Games as rows: a header, seats with names, and events appended one number after another."""

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, Required, TypedDict, Unpack

from sqlalchemy import Connection, bindparam, false, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database, Held, Unwritten, Writing
from stafla.store.database.prepared import Prepared
from stafla.store.schema import decisions, events, games, people, seats

# an act is two to four events, an imported game a hundred
MOST_IN_A_STATEMENT = 16


class StoreError(ValueError):
    """Base of what the store refuses; ``code`` is stable."""

    code = "store"


class NoSuchGame(StoreError, Unwritten):
    """No game has this id."""

    code = "no-such-table"


class IdTaken(StoreError):
    """There is something of this id already."""

    code = "id-taken"


class StaleNumber(StoreError, Unwritten):
    """Events were appended since the caller looked; ``number`` is the latest now."""

    code = "stale"

    def __init__(self, number: int) -> None:
        super().__init__(f"the latest event is number {number}")
        self.number = number


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was made as.

    ``created`` is in milliseconds since 1970 (UTC); ``lexicon`` names the word list by
    fingerprint; ``owner`` is the SHA-256 (hex) of the secret that the making device holds; ``pace``
    is what its clock is compared by (`stafla.contest.ratings.Pace`); ``importer`` is the person who
    brought a game that was played elsewhere; ``judge`` can be called to the table: an arbiter by
    their id, ``any`` of them, or empty: nobody. Where it is ``attested`` a word that the list
    lacks and another dictionary knows is unknown; else the list decides alone.
    """

    id: str
    created: int
    profile: str
    lexicon: str
    word_check: str
    owner: str
    rated: bool = False
    listed: bool = False
    appeals: bool = False
    pace: str = ""
    delay: str = ""
    importer: str | None = None
    judge: str = ""
    attested: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat; a person's ``name`` is None once erased.

    ``person`` is the account that the seat belongs to; None for a bot and for a guest. A name
    that its person hides is None and ``hidden``; that is the account's, not the seat's, to say.
    ``owner`` is the SHA-256 (hex) of the secret of the device that plays for the seat.
    """

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None
    name: str | None
    person: str | None = None
    owner: str | None = None
    hidden: bool = False


KEPT = tuple(name for name in Seat.__slots__ if name != "hidden")


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event to append: its type and its JSON body, at a time in milliseconds (UTC)."""

    type: str
    body: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as it stands in the log."""

    number: int
    type: str
    body: str
    at: int


# what every act asks for; a statement that is made once need not be compiled again
_GAME = bindparam("game", type_=games.c.id.type)
_LATEST = select(func.max(events.c.number)).where(events.c.game == _GAME)
_SEATS = (
    select(
        *(seats.c[name] for name in KEPT), func.coalesce(people.c.hidden, false()).label("hidden")
    )
    .outerjoin(people, seats.c.person == people.c.id)
    .where(seats.c.game == _GAME)
    .order_by(seats.c.seat)
)
_SEATS_AT = (
    select(seats.c.game, *_SEATS.selected_columns)
    .outerjoin(people, seats.c.person == people.c.id)
    .where(seats.c.game.in_(bindparam("games", expanding=True)))
    .order_by(seats.c.game, seats.c.seat)
)
_EVENTS = (
    select(*(events.c[name] for name in StoredEvent.__slots__))
    .where(events.c.game == _GAME, events.c.number > bindparam("after"))
    .order_by(events.c.number)
)
_FOLLOWS = ("waiting_for_bot", "due", "ended", "awaits_judge")
_DUE = (
    select(games.c.id)
    .where(games.c.due <= bindparam("now"))
    .order_by(games.c.due)
    .limit(bindparam("most"))
)
# nothing is changed where the latest number is another
_DERIVED = Prepared(
    update(games)
    .where(games.c.id == _GAME, _LATEST.scalar_subquery() == bindparam("expected"))
    .values({name: bindparam(f"new_{name}") for name in _FOLLOWS})
)


@dataclass(frozen=True, slots=True)
class Signature:
    """Under whose name a judge's decision stands.

    Attributes:
        arbiter: that person's id.
        register: what is written together with the decision, or nothing of both.
    """

    arbiter: str
    register: Writing | None = None


class Derived(TypedDict, total=False):
    """What is kept of a game after its latest event, to find it by.

    Attributes:
        waiting_for_bot: whether a bot owes an act.
        due: when time alone brings something about next, in milliseconds (UTC).
        ended: whether the game is over.
        awaits_judge: whether it stands for a judge.
        decided: the number of the event by which a judge decided, and who that is.
    """

    waiting_for_bot: Required[bool]
    due: int | None
    ended: bool
    awaits_judge: bool
    decided: tuple[int, Signature] | None


@dataclass(frozen=True, slots=True)
class Append:
    """Events on their way to the disk; `result` waits until they are there.

    ``done`` is over when it is known whether they are.
    """

    store: "GameStore"
    game: str
    done: "Future[int]"

    def result(self) -> int:
        """The number of the latest event.

        Raises:
            NoSuchGame, StaleNumber: as `GameStore.append`.
        """
        try:
            return self.done.result()
        except IntegrityError:
            # another process came between the look and the insertion (not with SQLite)
            raise StaleNumber(self.store.latest(self.game)) from None


class GameStore:
    """The games of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(
        self,
        header: Header,
        players: Sequence[Seat],
        first: Sequence[NewEvent],
        *,
        waiting_for_bot: bool,
        due: int | None = None,
        ended: bool = False,
    ) -> int:
        """Make a game with its first events; returns the number of the latest.

        Raises:
            IdTaken: of several callers with the same id exactly one succeeds.
        """

        def job(connection: Connection) -> int:
            row = {name: getattr(header, name) for name in Header.__slots__}
            derived = {"waiting_for_bot": waiting_for_bot, "due": due, "ended": ended}
            connection.execute(insert(games).values(**row, **derived))
            connection.execute(
                insert(seats),
                [{"game": header.id, **{name: getattr(p, name) for name in KEPT}} for p in players],
            )
            return _insert(connection, header.id, 0, first)

        try:
            return self._database.write(job)
        except IntegrityError:
            if self._exists(header.id):
                raise IdTaken(header.id) from None
            raise

    def made_at(self, game: str) -> int | None:
        """When a game was made, in milliseconds since 1970 (UTC); None: there is none."""
        with self._database.read() as connection:
            return connection.scalar(select(games.c.created).where(games.c.id == game))

    def _exists(self, game: str) -> bool:
        with self._database.read() as connection:
            return connection.scalar(select(games.c.id).where(games.c.id == game)) is not None

    def append(
        self, game: str, expected: int, new: Sequence[NewEvent], **derived: Unpack[Derived]
    ) -> int:
        """Append events after number ``expected``, all or none; returns the latest number.

        When this returns, the events are on the disk.

        Raises:
            NoSuchGame
            StaleNumber: the latest number is not ``expected``; of several callers that expect
                the same number exactly one succeeds.
            DatabaseClosed
        """
        return self.begin_append(game, expected, new, **derived).result()

    def begin_append(
        self, game: str, expected: int, new: Sequence[NewEvent], **derived: Unpack[Derived]
    ) -> "Append":
        """As `append`, without waiting for the disk.

        Raises:
            DatabaseClosed
        """
        values = {"due": None, "ended": False, "awaits_judge": False, **derived}
        decided = derived.get("decided")

        def job(connection: Connection) -> int:
            new_values = {f"new_{name}": values[name] for name in _FOLLOWS}
            found = _DERIVED.run(connection, {"game": game, "expected": expected, **new_values})
            if not found:
                raise StaleNumber(_latest(connection, game))
            if decided:
                event, signature = decided
                row = {"game": game, "event": event, "arbiter": signature.arbiter}
                connection.execute(insert(decisions).values(**row))
                if signature.register:
                    signature.register(connection)
            return _insert(connection, game, expected, new)

        return Append(self, game, self._database.submit(job, Held(f"games {game}")))

    def set_aside(self, game: str) -> None:
        """Have neither time nor a bot called to a game: its log cannot be read."""
        query = update(games).where(games.c.id == game).values(due=None, waiting_for_bot=False)
        self._database.write(lambda connection: connection.execute(query))

    def header(self, game: str) -> Header:
        """Return what the game was made as.

        Raises:
            NoSuchGame

        """
        columns = [games.c[name] for name in Header.__slots__]
        with self._database.read() as connection:
            row = connection.execute(select(*columns).where(games.c.id == game)).one_or_none()
        if row is None:
            raise NoSuchGame(game)
        return Header(*row)

    def seats(self, game: str, *, as_seated: bool = False) -> tuple[Seat, ...]:
        """Who sits where, by seat; ``as_seated``: by the names under which all sat down."""
        found = [Seat(*row) for row in self._database.rows(_SEATS, {"game": game})]
        if as_seated:
            return tuple(replace(seat, hidden=seat.name is None) for seat in found)
        return tuple(_seat(seat) for seat in found)

    def seats_at(self, named: Collection[str]) -> dict[str, tuple[Seat, ...]]:
        """Who sits where at several games, each by seat; without those that nobody has made."""
        found: dict[str, list[Seat]] = {}
        for game, *row in self._database.rows(_SEATS_AT, {"games": list(named)}):
            found.setdefault(game, []).append(_seat(Seat(*row)))
        return {game: tuple(seated) for game, seated in found.items()}

    def hiding(self, persons: Collection[str]) -> frozenset[str]:
        """Those of these people who hide their names."""
        query = select(people.c.id).where(people.c.id.in_(persons), people.c.hidden)
        with self._database.read() as connection:
            return frozenset(connection.scalars(query))

    def events(self, game: str, after: int = 0) -> tuple[StoredEvent, ...]:
        """Return the events with numbers above ``after``, in order."""
        rows = self._database.rows(_EVENTS, {"game": game, "after": after})
        return tuple(StoredEvent(*row) for row in rows)

    def first_after(self, game: str, at: int) -> tuple[int, int] | None:
        """Number and time of the first event that happened after ``at``, if one did."""
        query = (
            select(events.c.number, events.c.at)
            .where(events.c.game == game, events.c.at > at)
            .order_by(events.c.number)
            .limit(1)
        )
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (row.number, row.at)

    def signatures(self, game: str) -> dict[int, str]:
        """Who decided as a judge, by the event's number; empty: erased, or the name is hidden."""
        query = (
            select(decisions.c.event, people.c.name, people.c.hidden)
            .join(people, decisions.c.arbiter == people.c.id)
            .where(decisions.c.game == game)
        )
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        return {row.event: "" if row.hidden else row.name or "" for row in rows}

    def latest(self, game: str) -> int:
        """Return the number of the latest event.

        Raises:
            NoSuchGame

        """
        ((number,),) = self._database.rows(_LATEST, {"game": game})
        if number is None:
            raise NoSuchGame(game)
        return int(number)

    def require_answer(self) -> None:
        """Read a row, if there is one: a database that is away, or closed, raises why."""
        with self._database.read() as connection:
            connection.execute(select(games.c.id).limit(1)).first()

    def waiting_for_bots(self, since: int | None = None) -> tuple[str, ...]:
        """Games in which a bot owes an act; with ``since`` those where it has since that time."""
        query = select(games.c.id).where(games.c.waiting_for_bot).order_by(games.c.created)
        if since is not None:
            latest = select(func.max(events.c.at)).where(events.c.game == games.c.id)
            query = query.where(latest.scalar_subquery() <= since)
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def due(self, now: int, most: int) -> tuple[str, ...]:
        """Games in which time alone has brought something about by ``now``, the oldest first."""
        return tuple(table for (table,) in self._database.rows(_DUE, {"now": now, "most": most}))

    def quiet(self, since: int, most: int) -> tuple[str, ...]:
        """Rated games under way in which nothing happened after a time (ms), the oldest first.

        Games that time itself goes on with (``due``) are not among them: their clock runs.
        """
        latest = select(func.max(events.c.at)).where(events.c.game == games.c.id)
        query = (
            select(games.c.id)
            .where(games.c.rated, games.c.ended.is_(False), games.c.created <= since)
            .where(games.c.due.is_(None))
            .where(latest.scalar_subquery() <= since)
            .order_by(games.c.created)
            .limit(most)
        )
        with self._database.read() as connection:
            return tuple(connection.scalars(query))

    def all(self) -> tuple[str, ...]:
        """Every game, oldest first."""
        with self._database.read() as connection:
            return tuple(connection.scalars(select(games.c.id).order_by(games.c.created)))


def _seat(seat: Seat) -> Seat:
    return replace(seat, name=None) if seat.hidden else seat


def write_new(database: Database, named: str, job: Callable[[Connection], None]) -> None:
    """Write what is new under an id.

    Raises:
        IdTaken: what it is to be one of exists already.
    """
    try:
        database.write(job)
    except IntegrityError:
        raise IdTaken(named) from None


def _latest(connection: Connection, game: str) -> int:
    number: int | None = connection.scalar(_LATEST, {"game": game})
    if number is None:
        raise NoSuchGame(game)
    return number


def _insert(connection: Connection, game: str, after: int, new: Sequence[NewEvent]) -> int:
    for first in range(0, len(new), MOST_IN_A_STATEMENT):
        part = new[first : first + MOST_IN_A_STATEMENT]
        values: dict[str, str | int] = {"game": game}
        for place, event in enumerate(part):
            values[f"number{place}"], values[f"at{place}"] = after + first + place + 1, event.at
            values[f"type{place}"], values[f"body{place}"] = event.type, event.body
        _insertion(len(part)).run(connection, values)
    return after + len(new)


@lru_cache(MOST_IN_A_STATEMENT)
def _insertion(count: int) -> Prepared:
    """So many events in one statement, that the database is asked once."""
    row = "(:game, :number{0}, :at{0}, :type{0}, :body{0})"
    rows = ", ".join(row.format(place) for place in range(count))
    written = f"INSERT INTO events (game, number, at, type, body) VALUES {rows}"  # noqa: S608 - names only
    return Prepared(text(written))
