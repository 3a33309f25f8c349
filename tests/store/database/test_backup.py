import errno
import gzip
import json
import os
import sqlite3
import threading
import tracemalloc
from contextlib import closing, contextmanager

import psycopg
import pytest
from sqlalchemy import Column, DateTime, Engine, MetaData, event, func, select
from sqlalchemy.exc import OperationalError

from stafla.club.accounts.accounts import Accounts, RequestSource
from stafla.club.accounts.passwords import Passwords
from stafla.club.tables.refusals import BrokenTable
from stafla.store import Database, GameStore, Header, NewEvent, Seat, open_database
from stafla.store.database import backup as backups
from stafla.store.database.backup import (
    KINDS,
    BadBackup,
    NotEmpty,
    backup,
    kind_of,
    restore,
    up_to_date,
)
from stafla.store.database.migration import current, newest
from stafla.store.schema import events, metadata, people, ratings
from tests.club.club import Club
from tests.databases import fresh
from tests.marks import in_ci, in_ci_but
from tests.store.database.first import TOLD, put

GOOD = "korter yfir grasi"


@pytest.fixture
def empty(request, tmp_path):
    """Another database, of the kind that is asked for."""

    def of(kind):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / 'other.sqlite'}"
        another: str = request.getfixturevalue("migrated_too")
        request.getfixturevalue("cluster").empty(another)
        return another

    return of


def contents(address):
    """Every row of every table, in an order that no database chooses."""
    with closing(open_database(address)) as database, database.read() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table))))
            for table in metadata.sorted_tables
        }


@pytest.mark.parametrize("kind", ["sqlite", in_ci("postgresql")])
def test_what_is_restored_is_what_was_there_whichever_database_it_goes_to(
    address, empty, kind, tmp_path
):
    put(address)
    with closing(Club(address)) as club:
        people = Accounts(
            club.database, Passwords(time=1, memory=8, lanes=1), now=club.now, random=club.random
        )
        token = people.sign_up("Þórdís", GOOD, RequestSource(agent="ð")).token
    other = empty(kind)
    counts = backup(address, tmp_path / "all.gz")
    assert counts["events"] == len(TOLD["events"])
    assert restore(tmp_path / "all.gz", other) == counts
    assert contents(other) == contents(address)
    with closing(Club(other)) as club:
        people = Accounts(club.database, Passwords(), now=club.now, random=club.random)
        assert people.who(token).name == "Þórdís"
        for table, told in TOLD["told"].items():
            assert club.game(table).number == told[0]


@pytest.mark.parametrize("kind", ["sqlite", in_ci("postgresql")])
def test_ratings_are_restored_to_the_last_bit(address, empty, kind, tmp_path):
    row = {"edition": "is", "pace": "rapid", "system": "spread", "player": "bot:home", "games": 3}
    figures = {"rating": 1500.1, "deviation": 1 / 3, "volatility": 0.06, "at": 7}
    with closing(open_database(address)) as database:
        database.write(lambda c: c.execute(ratings.insert().values(**row, **figures)))
    other = empty(kind)
    assert backup(address, tmp_path / "all.gz")["ratings"] == 1
    assert restore(tmp_path / "all.gz", other)["ratings"] == 1
    assert contents(other) == contents(address)


def test_what_every_column_may_hold_is_known(address):
    """As a database describes itself: what it calls its columns is not what the code does."""
    found = MetaData()
    with closing(open_database(address)) as database, database.read() as connection:
        found.reflect(connection)
    for described in (found, metadata):
        columns = [column for table in described.sorted_tables for column in table.columns]
        assert len(columns) > 100
        assert {kind_of(column) for column in columns} <= set(KINDS)


def test_a_column_of_which_nobody_knows_what_it_may_hold_is_named():
    with pytest.raises(ValueError, match="when"):
        kind_of(Column("when", DateTime))


def test_a_backup_of_a_database_in_use_is_one_state_of_it(address, empty, tmp_path):
    with closing(open_database(address)) as database:
        games = GameStore(database)
        names = ["a" * 22, "b" * 22]
        for name in names:
            header = Header(name, 1, "is", "F", "challenge", "0" * 64)
            seats = [Seat(0, "person", None, "Anna")]
            games.create(header, seats, [NewEvent("t", "{}", 1)], waiting_for_bot=False)
        stop = threading.Event()

        def write():
            """One event to each game after the other: their numbers differ by one at most."""
            number = 1
            while not stop.is_set():
                for name in names:
                    games.append(name, number, [NewEvent("t", "{}", 1)], waiting_for_bot=False)
                number += 1

        writer = threading.Thread(target=write)
        writer.start()
        for turn in range(3):
            backup(address, tmp_path / f"{turn}.gz")
        stop.set()
        writer.join()
    for turn in range(3):
        other = f"sqlite:///{tmp_path / f'{turn}.sqlite'}"
        restore(tmp_path / f"{turn}.gz", other)
        with closing(open_database(other)) as database, database.read() as connection:
            query = select(func.max(events.c.number)).group_by(events.c.game)
            latest = connection.scalars(query.order_by(events.c.game)).all()
            assert latest[0] - latest[1] in (0, 1)


def test_a_backup_of_the_first_release_s_tables_is_brought_to_date(address, empty, tmp_path):
    put(address)
    backup(address, tmp_path / "old.gz")
    other = empty("sqlite")
    restore(tmp_path / "old.gz", other)
    with closing(Club(other)) as club:
        assert club.game(TOLD["games"][0]["id"]).number == TOLD["told"][TOLD["games"][0]["id"]][0]


@pytest.mark.parametrize("kind", ["sqlite", in_ci("postgresql")])
def test_a_damaged_log_travels_as_it_is_and_the_other_tables_are_whole(
    address, empty, kind, tmp_path
):
    """A backup is of rows, whatever they say: the damaged one can be put right wherever it is."""
    put(address)
    one, *others = TOLD["told"]
    with closing(open_database(address)) as database:
        last = select(func.max(events.c.number)).where(events.c.game == one).scalar_subquery()
        spoil = events.update().where(events.c.game == one, events.c.number == last)
        database.write(lambda connection: connection.execute(spoil.values(body='{"event":')))
    other = empty(kind)
    counts = backup(address, tmp_path / "all.gz")
    assert counts["events"] == len(TOLD["events"])
    assert restore(tmp_path / "all.gz", other) == counts
    assert contents(other) == contents(address)
    with closing(Club(other)) as club:
        with pytest.raises(BrokenTable):
            club.game(one)
        assert [club.game(table).number for table in others] == [
            TOLD["told"][table][0] for table in others
        ]
        assert club.tables.game_cache.broken == {one}


def test_nothing_is_overwritten(address, tmp_path):
    put(address)
    before = contents(address)
    backup(address, tmp_path / "all.gz")
    with pytest.raises(NotEmpty):
        restore(tmp_path / "all.gz", address)
    assert contents(address) == before


def test_a_long_text_full_of_quotes_is_restored(address, waiting, tmp_path):
    row = dict(zip(PERSON, ["p", "n", 1, "is", False, '"' * backups.LONG], strict=True))
    with closing(open_database(address)) as database:
        database.write(lambda connection: connection.execute(people.insert().values(**row)))
    backup(address, tmp_path / "all.gz")
    assert restore(tmp_path / "all.gz", waiting)["people"] == 1
    assert contents(waiting) == contents(address)


def test_a_backup_that_fails_half_way_leaves_no_file(address, tmp_path, monkeypatch):
    put(address)
    usual = backups._line

    def write(file, value):
        if "end" in value:
            raise OSError(errno.ENOSPC, "no space left")
        usual(file, value)

    monkeypatch.setattr(backups, "_line", write)
    folder = tmp_path / "backups"
    folder.mkdir()
    with pytest.raises(OSError, match="no space left"):
        backup(address, folder / "all.gz")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", ["SQLITE_IOERR_SHMSIZE", "SQLITE_FULL"])
def test_a_database_on_a_full_disk_is_backed_up_to_another(tmp_path, monkeypatch, name):
    """Without a server SQLite first makes files beside its own, for which there is no room."""
    full, elsewhere = tmp_path / "full" / "games.sqlite", tmp_path / "elsewhere" / "all.gz"
    elsewhere.parent.mkdir()
    open_database(full).close()
    put(f"sqlite:///{full}")

    def open_elsewhere(address):
        if str(full) in str(address):
            reported = sqlite3.OperationalError("disk I/O error")
            reported.sqlite_errorname = name
            raise OperationalError("select", {}, reported)
        return open_database(address)

    monkeypatch.setattr(backups, "open_database", open_elsewhere)
    with up_to_date(f"sqlite:///{full}", elsewhere) as address:
        backup(address, elsewhere)
    assert [file.name for file in elsewhere.parent.iterdir()] == ["all.gz"]
    restored = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    restore(elsewhere, restored)
    assert contents(restored) == contents(f"sqlite:///{full}")
    # what the log beside the file holds no copy would have
    full.with_name("games.sqlite-wal").write_bytes(b"more")
    with (
        pytest.raises(OperationalError, match="disk I/O"),
        up_to_date(f"sqlite:///{full}", elsewhere),
    ):
        pass


def break_up(path, change):
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write("\n".join(change(lines)) + "\n")


def without_the_last_row_of(table):
    """One row fewer, which no other table refers to."""

    def change(lines):
        number = max(n for n, line in enumerate(lines) if json.loads(line).get("table") == table)
        line = json.loads(lines[number])
        assert line["rows"].pop()
        return [*lines[:number], json.dumps(line), *lines[number + 1 :]]

    return change


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda lines: lines[:-1], "end"),
        (without_the_last_row_of("events"), "count"),
        (without_the_last_row_of("seats"), "count"),
        (lambda lines: [lines[0], *lines[2:]], "rows"),
        (lambda lines: lines[1:], "format"),
        (
            lambda lines: [
                json.dumps({"format": "stafla-backup-1", "revision": "9999"}),
                *lines[1:],
            ],
            "revision",
        ),
        (lambda lines: [lines[0], lines[1][:-5], *lines[2:]], "json"),
        (lambda lines: [lines[0], "[]", *lines[1:]], "json"),
        (lambda lines: [], "json"),
        (lambda lines: [*lines, lines[1]], "end"),
    ],
    ids=[
        "no end",
        "an event lost",
        "a seat lost",
        "what others refer to lost",
        "no head",
        "a later release",
        "half a line",
        "a list",
        "empty",
        "more after the end",
    ],
)
def test_half_a_backup_is_none_and_leaves_nothing(tmp_path, change, why):
    source = f"sqlite:///{tmp_path / 'source.sqlite'}"
    put(source)
    path = tmp_path / "all.gz"
    backup(source, path)
    break_up(path, change)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    with pytest.raises(BadBackup) as refused:
        restore(path, other)
    assert refused.value.details == {"text": why}
    assert not [file.name for file in tmp_path.iterdir() if file.name.startswith("other")]
    with closing(Database(other)) as database, database.read() as connection:
        assert connection.exec_driver_sql("select count(*) from sqlite_master").scalar() == 0


def test_a_file_that_is_no_backup_is_refused(tmp_path):
    path = tmp_path / "all.gz"
    path.write_bytes(b"no gzip at all")
    with pytest.raises(BadBackup):
        restore(path, f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert [file.name for file in tmp_path.iterdir()] == ["all.gz"]


def test_an_empty_database_that_was_there_before_stays(tmp_path):
    path, other = tmp_path / "all.gz", tmp_path / "other.sqlite"
    path.write_bytes(b"no gzip at all")
    open_database(other).close()
    with pytest.raises(BadBackup):
        restore(path, f"sqlite:///{other}")
    assert other.exists()


def test_a_backup_cut_short_on_its_way_is_refused(tmp_path):
    source = f"sqlite:///{tmp_path / 'source.sqlite'}"
    put(source)
    path = tmp_path / "all.gz"
    backup(source, path)
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(BadBackup):
        restore(path, f"sqlite:///{tmp_path / 'other.sqlite'}")


def head(**more):
    return json.dumps({"format": "stafla-backup-1", "revision": newest()} | more)


def rows(table, columns, *values):
    return json.dumps({"table": table, "columns": columns, "rows": values})


PERSON = ["id", "name", "created", "language", "hidden", "settings"]
HOSTILE = {
    "brackets without end": lambda lines: [lines[0], "[" * 200_000],
    "digits without end": lambda lines: [lines[0], '{"rows":' + "9" * 5000 + "}"],
    "another way to a revision": lambda lines: [head(revision="head"), *lines[1:]],
    "down to nothing": lambda lines: [head(revision="base"), *lines[1:]],
    "a revision that is a path": lambda lines: [head(revision="../../x"), *lines[1:]],
    "a revision that is a list": lambda lines: [head(revision=["0001"]), *lines[1:]],
    "a number for text": lambda lines: [
        lines[0], rows("people", PERSON, ["p", 7, 1, "is", False, "{}"]), *lines[1:]
    ],
    "text for a number": lambda lines: [
        lines[0], rows("people", PERSON, ["p", "n", "then", "is", False, "{}"]), *lines[1:]
    ],
    "a number that no column holds": lambda lines: [
        lines[0], rows("people", PERSON, ["p", "n", 10**30, "is", False, "{}"]), *lines[1:]
    ],
    "half a number": lambda lines: [
        lines[0], rows("people", PERSON, ["p", "n", 0.5, "is", False, "{}"]), *lines[1:]
    ],
    "bytes for text": lambda lines: [
        lines[0], rows("people", PERSON, [{"base64": "AA=="}, "n", 1, "is", False, "{}"])
    ],
    "no base64": lambda lines: [
        lines[0], rows("people", PERSON, [{"base64": "\u00e9"}, "n", 1, "is", False, "{}"])
    ],
    "a list for a value": lambda lines: [
        lines[0], rows("people", PERSON, [["p"], "n", 1, "is", False, "{}"])
    ],
    "half a character": lambda lines: [
        lines[0], rows("people", PERSON, ["\ud800", "n", 1, "is", False, "{}"])
    ],
    "no such table": lambda lines: [lines[0], rows("sqlite_master", ["name"], ["x"])],
    "the schema's own version": lambda lines: [
        lines[0], rows("alembic_version", ["version_num"], ["9999"])
    ],
    "SQL for a name": lambda lines: [
        lines[0], rows("people; drop table people; --", ["id"], ["x"])
    ],
    "SQL for a column": lambda lines: [lines[0], rows("people", ["id) --"], ["x"])],
    "a column twice": lambda lines: [lines[0], rows("people", ["id", "id"], ["x", "y"])],
    "a table that is a list": lambda lines: [lines[0], rows(["people"], ["id"], ["x"])],
    "rows of nothing": lambda lines: [lines[0], rows("people", PERSON), *lines[1:]],
    "rows that refer to nobody": lambda lines: [
        lines[0], rows("roles", ["person", "role", "since"], ["nobody", "administrator", 1])
    ],
    "an end that is a number": lambda lines: [*lines[:-1], '{"end": 5}'],
    "an end of other tables": lambda lines: [*lines[:-1], '{"end": {"x": 0}}'],
    "an end that tells nothing": lambda lines: [*lines[:1], '{"end": {}}'],
}  # fmt: skip


@pytest.fixture(scope="module")
def first_told(tmp_path_factory):
    """The bytes of a backup."""
    folder = tmp_path_factory.mktemp("source")
    address = f"sqlite:///{folder / 'source.sqlite'}"
    put(address)
    open_database(address).close()  # brought to date: what is added is refused for itself alone
    backup(address, folder / "all.gz")
    return (folder / "all.gz").read_bytes()


@pytest.fixture
def source(first_told, tmp_path):
    """A backup, for a test to spoil."""
    (tmp_path / "all.gz").write_bytes(first_told)
    return tmp_path / "all.gz"


@pytest.fixture
def waiting(tmp_path):
    """A database that is made and holds nothing yet."""
    return f"sqlite:///{fresh(tmp_path / 'other.sqlite')}"


def schema(address):
    with closing(Database(address)) as database, database.read() as connection:
        return sorted(map(repr, connection.exec_driver_sql("select * from sqlite_master").all()))


# what is refused for anything else than what its rows hold
OTHERWISE = {
    "brackets without end": "json",
    "digits without end": "json",
    "another way to a revision": "revision",
    "down to nothing": "revision",
    "a revision that is a path": "revision",
    "a revision that is a list": "revision",
    "an end that is a number": "count",
    "an end of other tables": "count",
    "an end that tells nothing": "count",
}


@pytest.mark.parametrize("name", in_ci_but(HOSTILE, *[*HOSTILE][::3]))
def test_a_hostile_backup_is_refused_and_the_database_is_as_it_was(source, waiting, name):
    before = schema(waiting)
    break_up(source, HOSTILE[name])
    with pytest.raises(BadBackup) as refused:
        restore(source, waiting)
    assert refused.value.details == {"text": OTHERWISE.get(name, "rows")}
    assert sorted(name.split(",")[1] for name in schema(waiting)) == sorted(
        name.split(",")[1] for name in before
    )
    assert not any(contents(waiting).values())


BOMBS = {
    "one line": (b"x" * 1024, 70_000),
    "lists": (b"[]," * 1024, 7_000),
    "numbers": (b"0," * 1024, 5_000),
    "texts": (b'"",' * 1024, 7_000),
    "texts that end with a backslash": (b'"\\\\",' * 1024, 5_000),
    "blanks": (b" " * 1024, 20_000),
    "objects": (b'{"":0},' * 1024, 3_000),
    # of what stands between its texts there is too little to be refused for that alone
    "lists among long texts": (b"[]," * 32 + b'"' + b"x" * 200 + b'",', 10_000),
}


@pytest.mark.parametrize("bomb", in_ci_but(BOMBS, "one line", "texts", "lists among long texts"))
@pytest.mark.parametrize("beyond", [backups.BEYOND, 1 << 40], ids=["by its size", "by its signs"])
def test_a_small_file_that_unpacks_to_a_large_one_is_refused_before_it_is_taken_apart(
    tmp_path, waiting, monkeypatch, bomb, beyond
):
    taken = []
    usual = json.loads
    monkeypatch.setattr(backups, "BEYOND", beyond)
    monkeypatch.setattr(json, "loads", lambda text: taken.append(len(text)) or usual(text))
    path = tmp_path / "bomb.gz"
    data, times = BOMBS[bomb]
    with gzip.open(path, "wb", compresslevel=1) as file:
        file.write(head().encode() + b'\n{"table": "people", "columns": ["id"], "rows": [')
        for _ in range(times):
            file.write(data)
    with pytest.raises(BadBackup):
        restore(path, waiting)
    assert max(taken) < backups.LONG
    assert not any(contents(waiting).values())


def test_a_line_of_countless_texts_is_refused_before_memory_is_taken_for_each():
    line = '"",' * 500_000
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match=r"^$"):
            backups._parse_value(line)
        assert tracemalloc.get_traced_memory()[1] < len(line)
    finally:
        tracemalloc.stop()


def with_people(length, times):
    """So many more people, of whom each line is sound, with settings of that length."""

    def change(lines):
        end = json.loads(lines[-1])["end"]
        many = (["n", 1, "is", False, "x" * length] for _ in range(times))
        told = [rows("people", PERSON, [f"p{n}", *one]) for n, one in enumerate(many)]
        end["people"] += times
        return [*lines[:-1], *told, json.dumps({"end": end})]

    return change


def test_sound_lines_that_unpack_to_far_more_than_games_do_are_refused_on_the_way(
    source, waiting, monkeypatch
):
    taken = []
    usual = json.loads
    monkeypatch.setattr(json, "loads", lambda text: taken.append(len(text)) or usual(text))
    break_up(source, with_people(backups.LONG, 12))
    taken.clear()
    with pytest.raises(BadBackup) as refused:
        restore(source, waiting)
    assert refused.value.details == {"text": "gzip"}
    assert sum(taken) <= backups.BEYOND
    assert not any(contents(waiting).values())
    # and for nothing else
    monkeypatch.setattr(backups, "BEYOND", 1 << 40)
    assert restore(source, waiting)["people"] == 12


def test_what_is_packed_as_games_are_is_read_however_much_it_is(source, waiting, monkeypatch):
    monkeypatch.setattr(backups, "BEYOND", 0)
    assert restore(source, waiting)["events"] == len(TOLD["events"])


def test_lines_that_do_nothing_are_refused_at_the_first(tmp_path, waiting):
    path = tmp_path / "bomb.gz"
    with gzip.open(path, "wb", compresslevel=1) as file:
        file.write(head().encode() + b"\n")
        for _ in range(50_000):
            file.write(rows("people", ["id"]).encode() + b"\n")
    with pytest.raises(BadBackup) as caught:
        restore(path, waiting)
    assert caught.value.details == {"text": "rows"}


@pytest.mark.ci
def test_a_gzip_stream_that_breaks_in_the_middle_is_refused(source, waiting):
    data = bytearray(source.read_bytes())
    for at in range(60, len(data) - 8, 97):
        broken_data = bytearray(data)
        broken_data[at] ^= 0xFF
        source.write_bytes(broken_data)
        with pytest.raises(BadBackup):
            restore(source, waiting)


def test_every_backup_of_ours_is_read_again_with_the_guards(source, waiting):
    assert restore(source, waiting)["events"] == len(TOLD["events"])


def test_a_backup_of_an_older_release_is_brought_to_date_in_a_database_of_today(tmp_path, waiting):
    older = f"sqlite:///{tmp_path / 'older.sqlite'}"
    put(older)
    counts = backup(older, tmp_path / "older.gz")
    assert restore(tmp_path / "older.gz", waiting) == counts
    with closing(Database(waiting)) as database, database.read() as connection:
        assert current(connection) == newest()
    assert contents(waiting)["games"]


class Small(Database):
    """A database on a disk that is nearly full."""

    def write(self, job, *more):
        def write_within(connection):
            connection.exec_driver_sql("pragma max_page_count=40")
            return job(connection)

        return super().write(write_within, *more)


def test_a_full_disk_is_no_fault_of_the_backup(source, tmp_path, monkeypatch):
    monkeypatch.setattr(backups, "Database", Small)
    with pytest.raises(OperationalError, match="full"):
        restore(source, f"sqlite:///{tmp_path / 'full.sqlite'}")
    monkeypatch.undo()
    assert restore(source, f"sqlite:///{tmp_path / 'full.sqlite'}")


def test_a_database_that_goes_away_is_no_fault_of_the_backup(source, waiting, monkeypatch):
    usual = backups._insert

    def away(*told):
        usual(*told)
        raise OperationalError("insert", {}, Exception("terminating connection"))

    with monkeypatch.context() as patched, pytest.raises(OperationalError):
        patched.setattr(backups, "_insert", away)
        restore(source, waiting)
    assert not any(contents(waiting).values())


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
def test_a_backup_has_a_table_sent_some_rows_at_a_time(address, tmp_path):
    """Else it would take as much memory as the largest table has, which grows with every act."""
    put(address)
    cursors = []
    with watching(cursors):
        backup(address, tmp_path / "all.gz")
    streamed = [cursor for statement, cursor in cursors if "FROM events" in statement]
    assert streamed
    assert all(isinstance(cursor, psycopg.ServerCursor) for cursor in streamed)


@contextmanager
def watching(cursors):
    """What is asked of any database, and how."""

    def note(_connection, cursor, statement, *_):
        cursors.append((statement.replace("\n", ""), cursor))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without named pipes")
def test_a_pipe_is_written_to_and_not_replaced(source, tmp_path):
    pipe, taken = tmp_path / "pipe", []
    os.mkfifo(pipe)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    counts = restore(source, other)
    reader = threading.Thread(target=lambda: taken.append(pipe.read_bytes()), daemon=True)
    reader.start()
    assert backup(other, pipe) == counts
    reader.join(60)
    assert (
        pipe.is_fifo() and json.loads(gzip.decompress(taken[0]).splitlines()[-1])["end"] == counts
    )
