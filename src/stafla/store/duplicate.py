"""Slips of duplicate as rows: kept as they come, each at the same cost however many there are."""

from dataclasses import dataclass, fields

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database, Unwritten
from stafla.store.schema import duplicate_slips, pastime_events, pastimes

ENDINGS = ("time-called", "round-closed", "duplicate-ended")
"""Events after which a slip is late, whenever it was sent."""
ATTEMPTS = 10
MOST = 30
"""Slips that one player may hand in for a round."""


class SlipKept(Unwritten):
    """There is another slip of the player in time, which may not be replaced."""


class TooManySlips(Unwritten):
    """The player has handed in as many slips for the round as are kept."""


@dataclass(frozen=True, slots=True)
class SlipRow:
    """A slip as it came in.

    Attributes:
        player: whose.
        number: counts the player's slips of the round from 1.
        at: when it came, in milliseconds since 1970 (UTC).
        late: after the time.
        written: what was written.
        play: the play that it means, as a text; None: none that can be laid.
        key: by which the phone knows it, so that it can be sent again; None: typed at the desk.
        desk: typed from paper.
        claimed: the points that the player counted.
    """

    player: int
    number: int
    at: int
    late: bool
    written: str
    play: str | None
    key: str | None = None
    desk: bool = False
    claimed: int | None = None


_COLUMNS = [duplicate_slips.c[field.name] for field in fields(SlipRow)]


class SlipStore:
    """The slips in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(
        self, pastime: str, move: int, slip: SlipRow, seen: int, *, replace: bool = True
    ) -> tuple[SlipRow, bool]:
        """Keep a slip; returns it as it is kept, and whether it is new.

        A slip of the same key, and one that says what the player's latest one says, is that one:
        to send again adds nothing.

        Args:
            pastime: which game.
            move: the round.
            slip: with any number; the next one is given.
            seen: number of the event up to which the game was known when the slip was looked at:
                if its time was called meanwhile, it is late.
            replace: also against another one in time.

        Raises:
            SlipKept, TooManySlips
        """

        def job(connection: Connection) -> tuple[SlipRow, bool]:
            late = slip.late or _time_is_called(connection, pastime, seen)
            known = _of_player(connection, pastime, move, slip.player)
            if same := _same(known, slip, late=late):
                return same, False
            if not replace and any(not one.late for one in known):
                raise SlipKept
            if len(known) >= MOST:
                raise TooManySlips
            row = {field.name: getattr(slip, field.name) for field in fields(SlipRow)}
            row |= {"number": len(known) + 1, "late": late}
            connection.execute(insert(duplicate_slips).values(pastime=pastime, move=move, **row))
            return SlipRow(**row), True

        for left in reversed(range(ATTEMPTS)):
            try:
                return self._database.write(job)
            except IntegrityError:
                # the same player wrote through another process at this very moment
                if not left:
                    raise
        raise AssertionError

    def of_round(self, pastime: str, move: int) -> tuple[SlipRow, ...]:
        """All slips of a round, by player, in the order in which each player's came."""
        query = (
            select(*_COLUMNS)
            .where(duplicate_slips.c.pastime == pastime, duplicate_slips.c.move == move)
            .order_by(duplicate_slips.c.player, duplicate_slips.c.number)
        )
        with self._database.read() as connection:
            return tuple(SlipRow(*row) for row in connection.execute(query))

    def of_player(self, pastime: str, move: int, player: int) -> tuple[SlipRow, ...]:
        """A player's slips of a round, in the order in which they came."""
        with self._database.read() as connection:
            return _of_player(connection, pastime, move, player)

    def writers(self, pastime: str, move: int) -> frozenset[int]:
        """Who has written for a round in time."""
        query = (
            select(duplicate_slips.c.player)
            .where(duplicate_slips.c.pastime == pastime, duplicate_slips.c.move == move)
            .where(~duplicate_slips.c.late)
            .distinct()
        )
        with self._database.read() as connection:
            return frozenset(connection.scalars(query))

    def count(self, pastime: str) -> int:
        """How many slips are kept of a game."""
        query = select(func.count()).where(duplicate_slips.c.pastime == pastime)
        with self._database.read() as connection:
            return connection.scalar(query) or 0


def _time_is_called(connection: Connection, pastime: str, seen: int) -> bool:
    """Whether the time of a round was called after event ``seen``.

    What is appended to the game waits for whoever holds its row, and the other way round: so every
    slip comes wholly before the call, and is gathered, or after it, and is late. SQLite has one
    writer anyway.
    """
    connection.execute(
        select(pastimes.c.id).where(pastimes.c.id == pastime).with_for_update(read=True)
    )
    query = select(pastime_events.c.number).where(
        pastime_events.c.pastime == pastime,
        pastime_events.c.number > seen,
        pastime_events.c.type.in_(ENDINGS),
    )
    return connection.scalar(query.limit(1)) is not None


def _of_player(connection: Connection, pastime: str, move: int, player: int) -> tuple[SlipRow, ...]:
    query = (
        select(*_COLUMNS)
        .where(
            duplicate_slips.c.pastime == pastime,
            duplicate_slips.c.move == move,
            duplicate_slips.c.player == player,
        )
        .order_by(duplicate_slips.c.number)
    )
    return tuple(SlipRow(*row) for row in connection.execute(query))


def _same(known: tuple[SlipRow, ...], slip: SlipRow, *, late: bool) -> SlipRow | None:
    """The slip that this one is, if it was kept before."""
    for one in known:
        if slip.key is not None and one.key == slip.key:
            return one
    last = known[-1] if known else None
    said = last and (last.written, last.play, last.claimed, last.late)
    return last if said == (slip.written, slip.play, slip.claimed, late) else None
