"""Both databases: a SQLite file, and a PostgreSQL server of the tests' own that ends with them."""

import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from stafla.store import open_database
from tests.machine import require
from tools.programs import POSTGRESQL, readable, server_user

TESTS = Path(__file__).resolve().parent
KINDS = ("sqlite", "postgresql")
# beginnings of the paths of what runs with PostgreSQL too: the store always; in CI whatever leans
# on a part of the store that has no tests of its own, or on the server's own ways
STORE = ("store/",)
LEANS = (
    *("club/accounts/", "club/analysis/", "club/judge/", "club/lobby/", "club/test_community"),
    *("club/duplicate/", "club/test_pastimes", "club/test_ratings", "club/tables/test_tables"),
    *("web/server/test_database_away", "web/server/test_faults", "web/server/test_kill"),
    *("web/server/test_workers", "web/lobby/test_gathering", "web/lobby/test_transfers"),
    *("web/programs/", "web/tables/test_table"),
    *("tools/",),
)
# what is lost with the machine need not be written twice
WATCH = """
import os, shutil, signal, sys
sys.stdin.read()
try:
    os.kill(int(sys.argv[1]), signal.SIGQUIT)
except ProcessLookupError:
    pass
shutil.rmtree(sys.argv[2], ignore_errors=True)
"""
# waits up to five seconds for each
AWAY = """
select pg_terminate_backend(pid, 5000) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
"""
# far quicker than another database, and than `truncate`, which makes new files for every table
EMPTY = """
do $$
declare
    one record;
    filled boolean;
begin
    set local session_replication_role = replica;
    for one in select tablename from pg_tables
        where schemaname = 'public' and tablename <> 'alembic_version'
    loop
        execute format('select exists (select from %I)', one.tablename) into filled;
        if filled then execute format('delete from %I', one.tablename); end if;
    end loop;
    for one in select sequencename, start_value from pg_sequences where last_value is not null
    loop
        perform setval(one.sequencename::text::regclass, one.start_value, false);
    end loop;
end $$
"""
OPTIONS = (
    "fsync=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "autovacuum=off",
    "max_connections=60",
    "shared_buffers=16MB",
)


def tried_with_both(file: Path) -> bool:
    """Whether a file's tests run with PostgreSQL too, not only in `make verify`."""
    chosen = STORE + (LEANS if os.environ.get("CI") == "true" else ())
    return file.relative_to(TESTS).as_posix().startswith(chosen)


class Cluster:
    """A PostgreSQL server on a free port, its files in a folder that goes with it."""

    def __init__(self, programs: Path) -> None:
        # a short path that every user may enter; the server refuses to run as root
        self.folder = Path(tempfile.mkdtemp(prefix="stafla-postgresql-"))
        self.user = server_user()
        if self.user:
            shutil.chown(self.folder, *self.user.values())
        self.programs = readable(programs, self.folder) if self.user else programs
        self.data = self.folder / "data"
        self.run("initdb", "-D", self.data, "-U", "stafla", "-A", "trust", "-E", "UTF8", "-N")
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.watcher: subprocess.Popen[bytes] | None = None
        self.count = itertools.count(1)
        self.start()

    def run(self, program: str, *words: object) -> None:
        command = [str(self.programs / program), *map(str, words)]
        answer = subprocess.run(
            command, cwd="/", capture_output=True, text=True, check=False, **self.user
        )
        assert answer.returncode == 0, answer.stderr

    def start(self) -> None:
        options = [word for option in OPTIONS for word in ("-c", option)]
        command = [self.programs / "postgres", "-D", self.data, "-p", str(self.port), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*map(str, command), "-h", "127.0.0.1", "-k", ""],
                stdout=log,
                stderr=log,
                cwd="/",
                **self.user,
            )
        # whoever ends the tests without asking closes this pipe, and the server ends too
        watch = [sys.executable, "-c", WATCH, str(self.process.pid), str(self.folder)]
        self.watcher = subprocess.Popen(watch, stdin=subprocess.PIPE)
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-t", "1")
        ready = [str(self.programs / "pg_isready"), *where, "-q"]
        while subprocess.run(ready, check=False, cwd="/").returncode != 0:
            assert self.process.poll() is None, (self.folder / "log").read_text()

    def kill(self) -> None:
        """As a power cut would, but for what the disk still holds."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()
        self.unwatch()

    def database(self) -> str:
        """The address of a new database, whose files are copied rather than logged anew."""
        name = f"test_{next(self.count)}"
        self.order(f"create database {name} template template0 strategy file_copy")
        return self.address(name)

    def empty(self, address: str) -> None:
        """Take every row out of a database, and whoever is still connected to it."""
        self.order(AWAY, address)
        self.order(EMPTY, address)

    def order(self, statement: str, address: str = "") -> None:
        """What is done to whole databases."""
        engine = create_engine(address or self.address("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(statement))
        engine.dispose()

    def address(self, name: str) -> str:
        return f"postgresql+psycopg://stafla@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(60)
        self.unwatch()
        shutil.rmtree(self.folder)

    def unwatch(self) -> None:
        if self.watcher is not None:
            self.watcher.kill()
            self.watcher.wait()
            self.watcher.stdin.close()
            self.watcher = None


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def new_cluster() -> Cluster:
    """A server of a test's own; without the programs the test is left out, in CI it fails."""
    return Cluster(require(POSTGRESQL).path.parent)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A server for this worker's tests."""
    server = new_cluster()
    yield server
    server.close()


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A server that a test may kill."""
    server = new_cluster()
    yield server
    server.close()


@pytest.fixture(scope="session")
def migrated(cluster: Cluster) -> str:
    """The address of a database with our tables, for one test after another."""
    return with_tables(cluster)


@pytest.fixture(scope="session")
def migrated_too(cluster: Cluster) -> str:
    """Another one, for tests with two."""
    return with_tables(cluster)


def with_tables(cluster: Cluster) -> str:
    """The address of a new database with our tables."""
    address = cluster.database()
    open_database(address).close()
    return address


@cache
def tables() -> bytes:
    """A file of SQLite with our tables, to be copied: migrating takes longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        open_database(file).close()
        return file.read_bytes()


def fresh(file: Path) -> Path:
    """An empty database with our tables in a file, unless there is one already."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(tables())
    return file


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind, with our tables in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{fresh(tmp_path / 'games.sqlite')}"
        return
    migrated: str = request.getfixturevalue("migrated")
    request.getfixturevalue("cluster").empty(migrated)
    yield migrated
