"""Slips of duplicate as rows: kept as they come, each at the same cost however many there are."""

from dataclasses import dataclass, fields

from sqlalchemy import Connection, and_, bindparam, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from stafla.store.database.database import Database, Held, Unwritten
from stafla.store.database.prepared import Prepared
from stafla.store.schema import duplicate_slips, pastime_events, pastimes

ENDINGS = ("time-called", "round-closed", "duplicate-ended")
"""Events after which a slip is late, whenever it was sent."""
ATTEMPTS = 10
MOST = 30
"""Slips that one player may hand in for a round."""


class SlipKept(Unwritten):
    """There is another slip of the player in time, which may not be replaced."""


class SlipLimitReached(Unwritten):
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
        idempotency_key: what the phone calls it, so that it can be sent again; None: typed at the
            desk.
        desk: typed from paper.
        claimed: the points that the player counted.
    """

    player: int
    number: int
    at: int
    late: bool
    written: str
    play: str | None
    idempotency_key: str | None = None
    desk: bool = False
    claimed: int | None = None


_COLUMNS = [duplicate_slips.c[field.name] for field in fields(SlipRow)]
HELD = "the game whose call waits for slips"
_SHARE = select(pastimes.c.id).where(pastimes.c.id == bindparam("game")).with_for_update(read=True)
_CALLED = exists().where(
    pastime_events.c.pastime == bindparam("game"),
    pastime_events.c.number > bindparam("seen"),
    pastime_events.c.type.in_(ENDINGS),
)
_ONE = select(_CALLED.label("called")).subquery()
# one question instead of two: whether time was called, beside each slip of the player, if any
_BEFORE = (
    select(_ONE.c.called, *_COLUMNS)
    .select_from(
        _ONE.outerjoin(
            duplicate_slips,
            and_(
                duplicate_slips.c.pastime == bindparam("game"),
                duplicate_slips.c.round_number == bindparam("round"),
                duplicate_slips.c.player == bindparam("whose"),
            ),
        )
    )
    .order_by(duplicate_slips.c.number)
)
_KEEP = Prepared(insert(duplicate_slips))


class SlipStore:
    """The slips in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(
        self, pastime: str, round_number: int, slip: SlipRow, seen: int, *, replace: bool = True
    ) -> tuple[SlipRow, bool]:
        """Keep a slip; returns it as it is kept, and whether it is new.

        A slip of the same idempotency key, and one that says what the player's latest one says, is
        that one: to send again adds nothing.

        Args:
            pastime: which game.
            round_number: the round.
            slip: with any number; the next one is given.
            seen: number of the event up to which the game was known when the slip was looked at:
                if its time was called meanwhile, it is late.
            replace: also against another one in time.

        Raises:
            SlipKept, SlipLimitReached
        """

        def job(connection: Connection) -> tuple[SlipRow, bool]:
            _hold_call(connection, pastime)
            parameters = {
                "game": pastime,
                "round": round_number,
                "whose": slip.player,
                "seen": seen,
            }
            found = connection.execute(_BEFORE, parameters).all()
            late = slip.late or bool(found[0].called)
            known = tuple(SlipRow(*row) for _, *row in found if row[0] is not None)
            if same := _same(known, slip, late=late):
                return same, False
            if not replace and any(not slip.late for slip in known):
                raise SlipKept
            if len(known) >= MOST:
                raise SlipLimitReached
            row = {field.name: getattr(slip, field.name) for field in fields(SlipRow)}
            row |= {"number": len(known) + 1, "late": late}
            _KEEP.run(connection, {"pastime": pastime, "round_number": round_number, **row})
            return SlipRow(**row), True

        held = Held(f"pastimes {pastime}", shared=True, part=slip.player)
        for left in reversed(range(ATTEMPTS)):
            try:
                return self._database.write(job, held)
            except IntegrityError:
                # the same player wrote through another process at this very moment
                if not left:
                    raise
        raise AssertionError

    def of_round(self, pastime: str, round_number: int) -> tuple[SlipRow, ...]:
        """All slips of a round, by player, in the order in which each player's came."""
        query = (
            select(*_COLUMNS)
            .where(
                duplicate_slips.c.pastime == pastime, duplicate_slips.c.round_number == round_number
            )
            .order_by(duplicate_slips.c.player, duplicate_slips.c.number)
        )
        with self._database.read() as connection:
            return tuple(SlipRow(*row) for row in connection.execute(query))

    def of_player(self, pastime: str, round_number: int, player: int) -> tuple[SlipRow, ...]:
        """A player's slips of a round, in the order in which they came."""
        with self._database.read() as connection:
            return _of_player(connection, pastime, round_number, player)

    def writers(self, pastime: str, round_number: int) -> frozenset[int]:
        """Who has written for a round in time."""
        query = (
            select(duplicate_slips.c.player)
            .where(
                duplicate_slips.c.pastime == pastime, duplicate_slips.c.round_number == round_number
            )
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


def _hold_call(connection: Connection, pastime: str) -> None:
    """From now on the time of a round is not called until this transaction is over.

    What is appended to the game waits for whoever holds its row, and the other way round: so every
    slip comes wholly before the call, and is gathered, or after it, and is late. Slips that wait
    for the disk together hold it once. SQLite has one writer anyway.
    """
    if connection.dialect.name == "sqlite":
        return
    # what is held within a savepoint goes with it
    held = (connection.get_nested_transaction() or connection.get_transaction(), pastime)
    if connection.info.get(HELD) != held:
        connection.execute(_SHARE, {"game": pastime})
        connection.info[HELD] = held


def _of_player(
    connection: Connection, pastime: str, round_number: int, player: int
) -> tuple[SlipRow, ...]:
    query = (
        select(*_COLUMNS)
        .where(
            duplicate_slips.c.pastime == pastime,
            duplicate_slips.c.round_number == round_number,
            duplicate_slips.c.player == player,
        )
        .order_by(duplicate_slips.c.number)
    )
    return tuple(SlipRow(*row) for row in connection.execute(query))


def _same(known: tuple[SlipRow, ...], slip: SlipRow, *, late: bool) -> SlipRow | None:
    """The slip that this one is, if it was kept before."""
    for row in known:
        if slip.idempotency_key is not None and row.idempotency_key == slip.idempotency_key:
            return row
    last = known[-1] if known else None
    said = last and (last.written, last.play, last.claimed, last.late)
    return last if said == (slip.written, slip.play, slip.claimed, late) else None
