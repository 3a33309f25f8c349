"""A database in one file, and back: the same file for SQLite and PostgreSQL.

The file is gzip over JSON lines (docs/formats/backup.md): what it is, then rows table by table,
then how many there were. It is read in one transaction, so it is one state of a database that goes
on being used; it is written in one transaction too, into a database that has nothing in it.
"""

import base64
import gzip
import json
import re
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from math import isfinite
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import IO, Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    insert,
    make_url,
    select,
)
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.types import TypeEngine

from stafla.store.database.database import Database, open_database
from stafla.store.database.migration import OWN, current, upgrade

FORMAT = "stafla-backup-1"
ROWS = 500
LONGEST_LINE = 64 * 1024 * 1024
# what stands between texts in a line: a row has some ten values, a line `ROWS` rows
MOST_SIGNS = 100 * ROWS
LONG = 1024 * 1024
TEXTS = re.compile(r'"(?:[^"\\]|\\.)*+"')
# what is packed a hundred times smaller is no game that anybody played
MOST_PACKED, BEYOND = 100, 8 * 1024 * 1024
REVISION = re.compile("[0-9]{4}", re.ASCII)
LARGEST_NUMBER = 2**63
# what SQLite says where it can put no file beside its own, without which it reads nothing
NO_ROOM = ("SQLITE_FULL", "SQLITE_IOERR")
KINDS: dict[type[TypeEngine[Any]], tuple[type, ...]] = {
    Boolean: (bool, int),
    Integer: (int,),
    Float: (int, float),
    String: (str,),
    LargeBinary: (bytes,),
}


class BadBackup(ValueError):
    """The file is no backup, not a whole one, or of a later release; ``text`` says which."""

    code = "bad-backup"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.details = {"text": text}


class NotEmpty(ValueError):
    """A backup goes only into a database that holds nothing; this one holds ``table``."""

    code = "database-not-empty"

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.details = {"table": table}


@contextmanager
def up_to_date(url: str, path: Path) -> Iterator[str]:
    """The address of a database that a backup to ``path`` can be made of, of the schema of today.

    It is the database itself, or a copy beside ``path`` while this lasts: on a full disk SQLite
    reads nothing that no server has open.
    """
    try:
        open_database(url).close()
    except OperationalError as error:
        file = _file_at_rest(url)
        if file is None or not getattr(error.orig, "sqlite_errorname", "").startswith(NO_ROOM):
            raise
    else:
        yield url
        return
    a_pipe = path.exists() and not path.is_file()
    with TemporaryDirectory(dir=None if a_pipe else path.parent) as folder:
        copy = Path(folder) / file.name
        copyfile(file, copy)
        open_database(copy).close()
        yield f"sqlite:///{copy}"


def _file_at_rest(url: str) -> Path | None:
    """The file of a database of SQLite that holds all there is; None: there is none such."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    file = Path(address.database)
    log = file.with_name(f"{file.name}-wal")
    return file if file.is_file() and not (log.exists() and log.stat().st_size) else None


def backup(url: str, path: Path) -> dict[str, int]:
    """Write everything in a database to a file; how many rows of which table.

    The file is there whole or not at all. What is no file, as a pipe, is written to as it is.
    """
    if path.exists() and not path.is_file():
        with closing(Database(url)) as database, gzip.open(path, "wt", encoding="utf-8") as file:
            return _write(database, file)
    part = path.with_name(path.name + ".part")
    try:
        with closing(Database(url)) as database, gzip.open(part, "wt", encoding="utf-8") as file:
            counts = _write(database, file)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return counts


def restore(path: Path, url: str) -> dict[str, int]:
    """Write what a file holds into an empty database, and bring it to date; how many rows.

    Raises:
        BadBackup: nothing was written.
        NotEmpty: nothing was written.
    """
    try:
        with path.open("rb") as packed, _new(url), closing(Database(url)) as database:
            file = gzip.GzipFile(fileobj=packed)
            counts: dict[str, int] = database.write(
                lambda connection: _read(connection, _lines(file, packed))
            )
            database.migrate()
            return counts
    except (gzip.BadGzipFile, zlib.error, EOFError, UnicodeDecodeError):
        raise BadBackup("gzip") from None


@contextmanager
def _new(url: str) -> Iterator[None]:
    """Take a file of SQLite away again that was not there before and that nothing came into."""
    name = make_url(url).database if url.startswith("sqlite") else None
    file = None if not name or Path(name).exists() else Path(name)
    try:
        yield
    except BaseException:
        if file is not None and file.exists() and _holds_nothing(file):
            file.unlink()
        raise


def _holds_nothing(file: Path) -> bool:
    """Whether a file of SQLite has no table, not even an empty one."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute("select 1 from sqlite_master").fetchone() is None


def _write(database: Database, file: IO[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    with database.read() as connection:
        revision = current(connection)
        _line(file, {"format": FORMAT, "revision": revision})
        for table in _tables(connection):
            counts[table.name] = 0
            # some at a time: PostgreSQL would send the whole table at once
            found = connection.execute(select(table), execution_options={"yield_per": ROWS})
            for rows in found.mappings().partitions(ROWS):
                counts[table.name] += len(rows)
                values = [[_to_json(value) for value in row.values()] for row in rows]
                columns = [column.name for column in table.columns]
                _line(file, {"table": table.name, "columns": columns, "rows": values})
    _line(file, {"end": counts})
    return counts


def _read(connection: Connection, lines: Iterator[dict[str, Any]]) -> dict[str, int]:
    head = next(lines, {})
    if head.get("format") != FORMAT:
        raise BadBackup("format")
    revision = head.get("revision")
    if not isinstance(revision, str) or not REVISION.fullmatch(revision):
        raise BadBackup("revision")
    _empty(connection)
    _upgrade(connection, revision)
    tables = {table.name: table for table in _tables(connection)}
    counts = dict.fromkeys(tables, 0)
    for line in lines:
        if "end" in line:
            if line["end"] != counts:
                raise BadBackup("count")
            # to the end of the file: only there its checksum is compared
            if next(lines, None) is not None:
                raise BadBackup("end")
            return counts
        try:
            counts[line["table"]] += _insert(connection, tables, line)
        except OperationalError:  # a full disk, or a database that is away: nothing of the file's
            raise
        except (KeyError, TypeError, ValueError, OverflowError, SQLAlchemyError) as error:
            raise BadBackup("rows") from error
    raise BadBackup("end")


def _insert(connection: Connection, tables: dict[str, Table], line: dict[str, Any]) -> int:
    """Put a line's rows in place.

    SQLite keeps whatever it is given, and a program reads what its column promises; so every value
    is held to its column here.
    """
    table, names, rows = tables[line["table"]], line["columns"], line["rows"]
    if len(set(names)) < len(names) or not 0 < len(rows) <= ROWS:
        raise ValueError(line["table"])
    columns = [table.columns[name] for name in names]
    values = [
        {
            column.name: _column_value(value, column)
            for column, value in zip(columns, row, strict=True)
        }
        for row in rows
    ]
    connection.execute(insert(table), values)
    return len(values)


def _empty(connection: Connection) -> None:
    """Make sure that nothing would be overwritten; empty tables go, so that they can be made anew.

    Raises:
        NotEmpty
    """
    known = MetaData()
    known.reflect(connection)
    for table in known.sorted_tables:
        if table.name != OWN and connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty(table.name)
    known.drop_all(connection)


def _upgrade(connection: Connection, revision: str) -> None:
    try:
        upgrade(connection, revision)
    except OperationalError:
        raise
    except Exception as error:
        raise BadBackup("revision") from error


def _tables(connection: Connection) -> list[Table]:
    """The tables as the database has them, those that others refer to first."""
    known = MetaData()
    known.reflect(connection)
    return [table for table in known.sorted_tables if table.name != OWN]


def _line(file: IO[str], value: object) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def _lines(file: gzip.GzipFile, packed: IO[bytes]) -> Iterator[dict[str, Any]]:
    """The objects of a file's lines, each looked at before it is taken apart."""
    taken = 0
    while line := file.readline(LONGEST_LINE + 1):
        taken += len(line)
        if taken > max(BEYOND, MOST_PACKED * packed.tell()):
            raise BadBackup("gzip")
        if len(line) > LONGEST_LINE:
            raise BadBackup("json")
        try:
            value = _parse_value(line.decode())
        except (RecursionError, ValueError):
            raise BadBackup("json") from None
        if not isinstance(value, dict):
            raise BadBackup("json")
        yield value


def _parse_value(line: str) -> object:
    """The value of a line; one that would fill the memory is none.

    Raises:
        ValueError, RecursionError
    """
    if len(line) > LONG:
        # quotes that begin or end a text, at least one for each
        if line.count('"') - line.count('\\"') > MOST_SIGNS:
            raise ValueError
        bare = TEXTS.sub("", line)
        if len(bare) > LONG or sum(map(bare.count, "[{,:")) > MOST_SIGNS:
            raise ValueError
    return json.loads(line)


def _to_json(value: object) -> object:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _column_value(value: object, column: Column[Any]) -> object:
    """The value as its column keeps it.

    Raises:
        ValueError: the column keeps no such value.
    """
    if isinstance(value, dict):
        value = base64.b64decode(value["base64"], validate=True)
    if value is not None and not _fits(value, column):
        raise ValueError(column.name)
    return value


def _fits(value: object, column: Column[Any]) -> bool:
    kinds = KINDS[kind_of(column)]
    if isinstance(value, bool) and bool not in kinds:
        return False
    if isinstance(value, int):
        return int in kinds and -LARGEST_NUMBER <= value < LARGEST_NUMBER
    return isinstance(value, kinds) and not (isinstance(value, float) and not isfinite(value))


def kind_of(column: Column[Any]) -> type[TypeEngine[Any]]:
    """The first of our kinds that a column's type is of.

    Raises:
        ValueError: we have no such columns.
    """
    for kind in KINDS:
        if isinstance(column.type, kind):
            return kind
    raise ValueError(column.name)
