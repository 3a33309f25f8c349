"""The database: many readers, one writer in every process.

SQLite in WAL mode lets readers go on while one connection writes; all writing happens in one
thread of this process, so writers never wait for locks among themselves. A write is a whole
transaction; those that came while the disk was waited for share the next one and are acknowledged
after its commit. ``synchronous=FULL`` makes each
commit reach the disk before it is acknowledged: an acknowledged event outlives a killed process
and, as far as the disk keeps its promises, a power cut (docs/decisions/durability.md). PostgreSQL
promises the same by default.
"""

import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

from sqlalchemy import Connection, Engine, Row, Select, create_engine, event, text
from sqlalchemy.engine import Dialect, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    SQLAlchemyError,
)
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from stafla.store.database.migration import upgrade
from stafla.store.database.prepared import Prepared
from stafla.store.setting import BadSetting, beginning

Result = TypeVar("Result")
Writing = Callable[[Connection], None]
"""What is written in a transaction of somebody else's."""
Use = Literal["writes", "reads", "looks"]
# so long at most is waited for what another process writes; the act is refused then
BUSY_MILLISECONDS = 10_000
# whoever does nothing for so long in a transaction is taken to stand still, and PostgreSQL ends it
MOST_IDLE_MILLISECONDS = 60_000
# one state of the database, which cannot be changed; SQLite gives both in other ways
READING = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
# so long at most is waited for a server that takes a connection and says nothing (PostgreSQL)
SECONDS_TO_CONNECT = 10
# connections that are kept open, and how many more there may be; whoever finds none waits
FEW: Final = {"pool_size": 4, "max_overflow": 6, "pool_timeout": SECONDS_TO_CONNECT}
SIZES: Final[dict[Use, dict[str, Any]]] = {
    "writes": {"pool_size": 1, "max_overflow": 0},
    "reads": {**FEW, "execution_options": READING},
    "looks": {**FEW, "isolation_level": "AUTOCOMMIT"},
}
# a connection that was used so lately is taken to be there
SURE_SECONDS = 1.0

# whoever still reads when the database is closed has so long to finish
SECONDS_TO_FINISH = 30

# so many jobs at most wait for the disk together
MOST_AT_ONCE = 64

# so long at most a transaction of several jobs waits for what another worker holds (PostgreSQL)
MOST_WAITED_MILLISECONDS = 100
_NO_LONGER = Prepared(text(f"set local lock_timeout = {MOST_WAITED_MILLISECONDS}"))
# what PostgreSQL says of a lock that was waited for in vain, or by two for each other
IN_THE_WAY = frozenset({"55P03", "40P01"})


class DatabaseClosed(RuntimeError):
    """The database was closed, since the server goes down; nothing was done."""

    def __init__(self) -> None:
        super().__init__("the database is closed")


@dataclass(frozen=True, slots=True, order=True)
class Held:
    """A row that a job holds until its transaction is over, so that other workers wait.

    Jobs that share a transaction are done in the order of these, the same in every worker: two that
    hold the same rows then wait for one another one after the other, and never both at once. Who
    holds a row alone comes before those who share it, since nobody can make more of a share while
    another has one too.

    Attributes:
        row: names it; empty: the job holds none that others hold with it.
        shared: others may hold it likewise.
        part: what the job writes of those who share it.
    """

    row: str = ""
    shared: bool = False
    part: int = 0


NOTHING_HELD: Final = Held()


class Database:
    """An open database. Close it when done.

    Args:
        url: an SQLAlchemy address; SQLite needs a file, since readers and writer share it.
            ``postgresql://`` and ``postgres://`` mean psycopg 3.

    """

    def __init__(self, url: str) -> None:
        self.url = dialect(url)
        self._reading = _engine(self.url, "reads")
        self._looking = _engine(self.url, "looks")
        self._writing = _engine(self.url, "writes")
        self._writer: Connection | None = None
        self._written = 0.0
        self._jobs: queue.SimpleQueue[_Write[Any] | None] = queue.SimpleQueue()
        self._closed = False
        self._readers = 0
        self._gate = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, job: Callable[[Connection], Result], held: Held = NOTHING_HELD) -> Result:
        """Run ``job`` in a transaction of the writer thread and wait until it is committed.

        Args:
            job: what is written. It may be run more than once; what it wrote before is then undone.
            held: the row that it holds, if several workers hold it often.

        Raises:
            whatever ``job`` raises; the transaction is then rolled back.
            DatabaseClosed

        """
        return self.submit(job, held).result()

    def submit(
        self, job: Callable[[Connection], Result], held: Held = NOTHING_HELD
    ) -> "Future[Result]":
        """As `write`, without waiting; the result comes when it is committed.

        Raises:
            DatabaseClosed
        """
        write: _Write[Result] = _Write(job, Future(), held)
        # nobody who waits can call off what may be on the disk already
        write.done.set_running_or_notify_cancel()
        with self._gate:
            if self._closed:
                raise DatabaseClosed
            self._jobs.put(write)
        return write.done

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Lend a connection that sees one state of the database and cannot change it.

        Raises:
            DatabaseClosed
        """
        with self._hold_open(), self._reading.connect() as connection, connection.begin():
            yield connection

    def rows(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        """All that one statement finds, without those that begin and end a transaction.

        Raises:
            DatabaseClosed
        """
        with self._hold_open():
            try:
                return self._select(statement, values)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            # the connection was lost since it was used last, and one may look twice
            return self._select(statement, values)

    def _select(
        self, statement: Select[Any], values: Mapping[str, object]
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        with self._looking.connect() as connection:
            return connection.execute(statement, values).all()

    @contextmanager
    def _hold_open(self) -> Iterator[None]:
        """The database is not closed while this lasts."""
        with self._gate:
            if self._closed:
                raise DatabaseClosed
            self._readers += 1
        try:
            yield
        finally:
            with self._gate:
                self._readers -= 1
                self._gate.notify_all()

    def migrate(self) -> None:
        """Bring the schema to this version, however long that takes."""
        self.write(_upgrade_patiently)

    def close(self) -> None:
        """Finish what was accepted, reading too, and let go of the file."""
        with self._gate:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._thread.join()
        with self._gate:
            self._gate.wait_for(lambda: not self._readers, SECONDS_TO_FINISH)
        self._writing.dispose()
        self._reading.dispose()
        self._looking.dispose()

    def _work(self) -> None:
        while batch := self._waiting():
            if len(batch) == 1:
                self._commit_one(batch[0])
            else:
                self._together(batch)
        self._let_go()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction, committed if nothing is raised; on the writer thread only.

        The connection stays lent from one to the next: to borrow it costs as much as to write. It
        goes back, and is asked whether it is there still, after a pause and after any failure.
        """
        if time.monotonic() - self._written > SURE_SECONDS:
            self._let_go()
        try:
            if self._writer is None:
                self._writer = self._writing.connect()
            with self._writer.begin():
                yield self._writer
        except BaseException:
            self._let_go()
            raise
        self._written = time.monotonic()

    def _let_go(self) -> None:
        lent, self._writer = self._writer, None
        if lent is not None:
            lent.close()

    def _waiting(self) -> list["_Write[Any]"]:
        """What waits to be written, at least one; nothing at the end."""
        batch: list[_Write[Any]] = []
        while len(batch) < MOST_AT_ONCE:
            try:
                write = self._jobs.get(block=not batch)
            except queue.Empty:
                break
            if write is None:
                self._jobs.put(None)  # for the next look, which finds nothing else
                break
            batch.append(write)
        return batch

    def _commit_one(self, write: "_Write[Any]", *, patient: bool = True) -> bool:
        """Whether it was answered; if not, another worker holds what it needs.

        ``patient``: as long as that may last.
        """
        try:
            with self._transaction() as connection:
                if not patient:
                    _wait_no_longer(connection)
                result = write.job(connection)
        except BaseException as error:
            if not patient and _in_the_way(error):
                return False
            write.done.set_exception(error)
        else:
            write.done.set_result(result)
        return True

    def _together(self, batch: "list[_Write[Any]]") -> None:
        """Several in one transaction, so that the disk is waited for once; each fails by itself.

        Mostly none fails: only when one did, all are done again, each behind a savepoint.
        """
        batch = sorted(batch, key=lambda write: write.held)
        try:
            if self._commit_batch(batch, _plain) or self._commit_batch(batch, _run_in_savepoint):
                return
        except _InTheWay:
            pass  # what is waited for would be waited for again
        self._one_by_one(batch)

    def _one_by_one(self, batch: "list[_Write[Any]]") -> None:
        """Each in a transaction of its own: one of them may have ended that of all.

        Those that wait for another worker come last, so that they hold up none of the others.
        """
        waiting: list[_Write[Any]] = []
        contended: set[str] = set()
        for write in batch:
            if write.held.row in contended or not self._commit_one(write, patient=False):
                waiting.append(write)
                contended |= {write.held.row} - {""}
        for write in waiting:
            self._commit_one(write)

    def _commit_batch(self, batch: "list[_Write[Any]]", doing: "_Doing") -> bool:
        """Whether all were answered; if not, nothing was written.

        Raises:
            _InTheWay: nothing was written, and another worker holds what one of them needs.
        """
        try:
            with self._transaction() as connection:
                try:
                    _wait_no_longer(connection)
                except DBAPIError as error:
                    raise _Broken from error  # the connection was lost, and another will do
                outcomes = [doing(connection, job) for job in batch]
        except _InTheWay:
            raise
        except _Broken:
            return False
        except BaseException as error:
            for write in batch:
                write.done.set_exception(error)
        else:
            for write, (result, failure) in zip(batch, outcomes, strict=True):
                if failure is None:
                    write.done.set_result(result)
                else:
                    write.done.set_exception(failure)
        return True


@dataclass(frozen=True, slots=True)
class _Write(Generic[Result]):
    job: Callable[[Connection], Result]
    done: "Future[Result]"
    held: Held = NOTHING_HELD


class Unwritten(Exception):
    """Raised by a job that has changed nothing."""


class _Broken(Exception):
    """What happened in a job leaves its transaction in doubt."""


class _InTheWay(_Broken):
    """Another worker holds what a job needs."""


Outcome = tuple[Any, Exception | None]
_Doing = Callable[[Connection, _Write[Any]], Outcome]


def _plain(connection: Connection, write: _Write[Any]) -> Outcome:
    """The result of a job, or why it changed nothing.

    Raises:
        _Broken: it failed, and may have changed something.
    """
    try:
        return write.job(connection), None
    except Unwritten as error:
        return None, error
    except Exception as error:
        raise _failure(error) from error


def _run_in_savepoint(connection: Connection, write: _Write[Any]) -> Outcome:
    """The result of a job, or why it left nothing behind.

    Raises:
        _Broken: it cannot be told what it left.
    """
    try:
        with connection.begin_nested():
            return write.job(connection), None
    except IntegrityError as error:
        return None, error
    except SQLAlchemyError as error:
        raise _failure(error) from error
    except Exception as error:
        return None, error


def _failure(error: Exception) -> _Broken:
    return _InTheWay() if _in_the_way(error) else _Broken()


def _in_the_way(error: BaseException) -> bool:
    """Whether a lock was waited for in vain."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in IN_THE_WAY


def _wait_no_longer(connection: Connection) -> None:
    """Until this transaction is over, a lock that does not come soon is an error.

    SQLite has one writer, and it waited for the others when it began.
    """
    if connection.dialect.name == "postgresql":
        _NO_LONGER.run(connection, {})


def open_database(path: Path | str) -> Database:
    """Open the database in a file (made if missing) or at an address; bring it to date.

    Raises:
        BadSetting: the address is none of SQLite or PostgreSQL.
    """
    if isinstance(path, Path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path = f"sqlite:///{path}"
    database = Database(path)
    try:
        database.migrate()
    except BaseException:
        database.close()
        raise
    return database


def dialect(url: str) -> str:
    """The address with the driver that we use, where it names none."""
    scheme, _, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else url


def _engine(url: str, use: Use) -> Engine:
    try:
        kind = make_url(url).get_backend_name()
    except (ValueError, ArgumentError):
        kind = ""
    if kind not in ("sqlite", "postgresql"):
        raise BadSetting("DATABASE_URL", beginning(url))
    if kind == "postgresql":
        asked = {"connect_timeout": SECONDS_TO_CONNECT}
        engine = create_engine(url, hide_parameters=True, connect_args=asked, **SIZES[use])
        if engine.dialect.driver == "psycopg":
            # loaded where it is there: few databases are PostgreSQL
            from stafla.store.database.postgresql import limit_waiting  # noqa: PLC0415

            limit_waiting(engine)
        if use == "writes" and engine.dialect.name == "postgresql":
            event.listen(engine, "connect", _bound_waiting)
        event.listen(engine.pool, "checkin", _note_use)
        event.listen(engine.pool, "checkout", _ask_whether_there(engine.dialect))
        return engine
    # what an error says is logged: not what was to be written, which are racks and digests
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})
    event.listen(engine, "handle_error", _name_file)
    event.listen(engine, "connect", _prepare_writer if use == "writes" else _prepare_reader)
    if use != "looks":
        begin = Prepared(text("BEGIN IMMEDIATE" if use == "writes" else "BEGIN"))
        event.listen(engine, "begin", lambda connection: begin.run(connection, {}))
    return engine


def _name_file(context: ExceptionContext) -> None:
    """Note at an error which file it is of: what SQLite says names none."""
    if context.sqlalchemy_exception is not None and context.engine is not None:
        context.sqlalchemy_exception.add_note(context.engine.url.database or "")


def _upgrade_patiently(connection: Connection) -> None:
    if connection.dialect.driver != "psycopg":
        return upgrade(connection)
    from stafla.store.database.postgresql import patience  # noqa: PLC0415 - as above

    with patience(connection):
        upgrade(connection)


def _bound_waiting(connection: DBAPIConnection, _record: object) -> None:
    """Let PostgreSQL end a wait for another worker, and a transaction that stands still."""
    cursor = connection.cursor()
    cursor.execute(f"set lock_timeout = {BUSY_MILLISECONDS}")
    cursor.execute(f"set idle_in_transaction_session_timeout = {MOST_IDLE_MILLISECONDS}")
    cursor.close()
    connection.commit()


def _note_use(_connection: object, record: ConnectionPoolEntry) -> None:
    record.info["used"] = time.monotonic()


def _ask_whether_there(dialect: Dialect) -> Callable[..., None]:
    """Ask a connection that was not used for a while whether the database is there still."""

    def ask(connection: DBAPIConnection, record: ConnectionPoolEntry, _lent: object) -> None:
        if time.monotonic() - record.info.get("used", 0) < SURE_SECONDS:
            return
        try:
            dialect.do_ping(connection)
        except dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    return ask


def _prepare(connection: PoolProxiedConnection, *pragmas: str) -> None:
    # Transactions begin where SQLAlchemy says so, not where the driver guesses.
    # (The pool stands in for the driver and has none of its attributes in its type.)
    connection.isolation_level = None  # type: ignore[attr-defined]
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_MILLISECONDS}", *pragmas):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare_writer(connection: PoolProxiedConnection, _record: object) -> None:
    _prepare(connection, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def _prepare_reader(connection: PoolProxiedConnection, _record: object) -> None:
    _prepare(connection, "query_only=ON")
