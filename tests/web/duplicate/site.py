"""The servers that a crowd plays at, and what they use: processor time, rows, bytes."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields
from pathlib import Path

from sqlalchemy import create_engine, text

from bench.live.services import postgresql, redis
from stafla.store.database.database import dialect
from tests.web.served import Served

SECONDS = 1 / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Used:
    """What was used.

    Attributes:
        servers: seconds of processor time of all workers.
        database: that of PostgreSQL; SQLite works within the servers.
        written: bytes that went to the disk, of PostgreSQL those of its log.
    """

    servers: float = 0.0
    database: float = 0.0
    written: int = 0

    def __add__(self, other: "Used") -> "Used":
        return Used(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(Used)))

    def __sub__(self, other: "Used") -> "Used":
        return Used(*(getattr(self, one.name) - getattr(other, one.name) for one in fields(Used)))


class Site:
    """So many workers of one site.

    Args:
        folder: of the servers' data.
        workers: how many.
        database: the address of a database in place of a file in the folder.
    """

    def __init__(self, folder: Path, workers: int, database: str | None) -> None:
        self.folder = folder
        self.database = dialect(database or f"sqlite:///{folder / 'games.sqlite'}")
        self._engine = create_engine(self.database, isolation_level="AUTOCOMMIT")
        self.there: dict[int, Served] = {}
        self._gone = 0.0
        for number in range(workers):
            self.start(number)
        self.count = workers

    def start(self, number: int) -> None:
        """Start a worker."""
        self.there[number] = Served(self.folder)

    def kill(self, number: int) -> None:
        """As ``kill -9`` does."""
        served = self.there.pop(number)
        self._gone += processor_time(served.process.pid)
        served.__exit__()

    def url(self, number: int) -> str:
        """Where a worker listens; another one where that is gone.

        Raises:
            ConnectionRefusedError: there is none.
        """
        there = [self.there.get(number % self.count), *self.there.values()]
        found = next((served for served in there if served is not None), None)
        if found is None:
            raise ConnectionRefusedError
        return found.url.rstrip("/")

    def close(self) -> None:
        """End all of them."""
        for number in tuple(self.there):
            self.kill(number)
        self._engine.dispose()

    def used(self) -> Used:
        """What was used so far."""
        pids = [served.process.pid for served in self.there.values()]
        servers = self._gone + sum(map(processor_time, pids))
        if self.database.startswith("sqlite"):
            return Used(servers, 0.0, sum(map(bytes_to_disk, pids)))
        with self._engine.connect() as connection:
            working = connection.scalars(text("select pid from pg_stat_activity"))
            database = sum(processor_time(pid) for pid in working)
            log = connection.scalar(text("select pg_current_wal_lsn() - '0/0'::pg_lsn"))
        return Used(servers, database, int(log))

    def row(self) -> tuple[int, float]:
        """How many slips are kept, and the bytes of one with its share of the indexes."""
        with self._engine.connect() as connection:
            rows = connection.scalar(text("select count(*) from duplicate_slips"))
            table = "select pg_total_relation_size('duplicate_slips')"
            if self.database.startswith("sqlite"):
                table = "select sum(pgsize) from dbstat where name like '%duplicate_slips%'"
            size = connection.scalar(text(table))
        return rows, float(size) / max(1, rows)


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 of one that is gone (Linux)."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) * SECONDS


def bytes_to_disk(pid: int) -> int:
    """Bytes that a process has had written to disks (Linux)."""
    told = Path(f"/proc/{pid}/io").read_text()
    return int(told.partition("\nwrite_bytes: ")[2].split()[0])


@contextmanager
def environment(database: str, workers: int) -> Iterator[str | None]:
    """The address of the database for started servers, which find it and the bus; None: a file.

    ``postgresql`` is a server of the crowd's own.
    """
    with ExitStack() as stack:
        address = None if database == "sqlite" else database
        if database == "postgresql":
            address = stack.enter_context(postgresql())
        told = {"DATABASE_URL": address}
        if workers > 1:
            told["BUS_URL"] = stack.enter_context(redis())
        before = {name: os.environ.get(name) for name in told}
        put(told)
        try:
            yield address
        finally:
            put(before)


def put(values: dict[str, str | None]) -> None:
    """Give variables to the processes that are started."""
    for name, value in values.items():
        os.environ.pop(name, None)
        if value is not None:
            os.environ[name] = value
