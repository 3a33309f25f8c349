"""Transfers as rows: a guest's seats that go from one device to another."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select, update

from stafla.store.database.database import Database
from stafla.store.schema import games, gatherings, notes, places, seats, transfers


@dataclass(frozen=True, slots=True)
class TransferRow:
    """A link that was given out: for which table (``game``), by which device (``owner``).

    ``digest`` is the SHA-256 (hex) of the link's secret; it ``expires`` at a time in milliseconds
    since 1970 (UTC); ``taker`` is the device that used it.
    """

    digest: str
    game: str
    owner: str
    expires: int
    taker: str | None = None


class TransferStore:
    """The transfers of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def offer(self, transfer: TransferRow, now: int) -> None:
        """Keep a link in place of the one that the device had for this table."""
        row = {name: getattr(transfer, name) for name in TransferRow.__slots__}
        before = (transfers.c.game == transfer.game) & (transfers.c.owner == transfer.owner)

        def job(connection: Connection) -> None:
            connection.execute(delete(transfers).where((transfers.c.expires <= now) | before))
            connection.execute(insert(transfers).values(**row))

        self._database.write(job)

    def get(self, digest: str, now: int) -> TransferRow | None:
        """The link with this digest, if it is not too old; it may have been used."""
        columns = [transfers.c[name] for name in TransferRow.__slots__]
        query = select(*columns).where(transfers.c.digest == digest, transfers.c.expires > now)
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else TransferRow(*row)

    def take(self, transfer: TransferRow, device: str, now: int) -> bool:
        """Give a device what the link is for; False: another was faster.

        The seats and places of guests go over, with the table if the first device made it, and
        with the note. A seat that belongs to an account stays where it is.
        """

        def job(connection: Connection) -> bool:
            used = update(transfers).where(_open(transfer.digest, now)).values(taker=device)
            if connection.execute(used).rowcount != 1:
                return False
            waiting = (places.c.gathering == transfer.game) & places.c.person.is_(None)
            # what is carried was not taken by joining, so it may come beside a place that was
            _hand_over(connection, places, waiting, transfer.owner, device, joined=False)
            begun = (seats.c.game == transfer.game) & seats.c.person.is_(None)
            _hand_over(connection, seats, begun, transfer.owner, device)
            for table in (games, gatherings):
                _hand_over(connection, table, table.c.id == transfer.game, transfer.owner, device)
            own = (notes.c.game == transfer.game) & (notes.c.holder == transfer.owner)
            theirs = (notes.c.game == transfer.game) & (notes.c.holder == device)
            if connection.execute(select(notes.c.game).where(theirs)).first() is None:
                connection.execute(update(notes).where(own).values(holder=device))
            return True

        return self._database.write(job)


def _open(digest: str, now: int) -> ColumnElement[bool]:
    unused = transfers.c.taker.is_(None)
    return (transfers.c.digest == digest) & (transfers.c.expires > now) & unused


def _hand_over(
    connection: Connection,
    table: Table,
    which: ColumnElement[bool],
    before: str,
    after: str,
    **more: object,
) -> None:
    mine = table.c.owner == before
    connection.execute(update(table).where(which, mine).values(owner=after, **more))
