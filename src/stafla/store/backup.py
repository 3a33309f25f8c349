"""A database in one file, and back: the same file for SQLite and PostgreSQL.

The file is gzip over JSON lines (docs/formats/backup.md): what it is, then rows table by table,
then how many there were. It is read in one transaction, so it is one state of a database that goes
on being used; it is written in one transaction too, into a database that has nothing in it.
"""

import base64
import gzip
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from stafla.store.database import Database
from stafla.store.version import OWN, current, upgrade

FORMAT = "stafla-backup-1"
ROWS = 500
LONGEST_LINE = 64 * 1024 * 1024


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


def backup(url: str, path: Path) -> dict[str, int]:
    """Write everything in a database to a file; how many rows of which table.

    The file is there whole or not at all.
    """
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
        with gzip.open(path, "rt", encoding="utf-8") as file, closing(Database(url)) as database:
            counts: dict[str, int] = database.write(lambda connection: _read(connection, file))
            database.migrate()
            return counts
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError):
        raise BadBackup("gzip") from None


def _write(database: Database, file: IO[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    with database.read() as connection:
        revision = current(connection)
        _line(file, {"format": FORMAT, "revision": revision})
        for table in _tables(connection):
            counts[table.name] = 0
            for rows in connection.execute(select(table)).mappings().partitions(ROWS):
                counts[table.name] += len(rows)
                values = [[_kept(value) for value in row.values()] for row in rows]
                columns = [column.name for column in table.columns]
                _line(file, {"table": table.name, "columns": columns, "rows": values})
    _line(file, {"end": counts})
    return counts


def _read(connection: Connection, file: IO[str]) -> dict[str, int]:
    lines = _lines(file)
    head = next(lines, {})
    if head.get("format") != FORMAT:
        raise BadBackup("format")
    _empty(connection)
    _upgrade(connection, str(head.get("revision")))
    tables = {table.name: table for table in _tables(connection)}
    counts = dict.fromkeys(tables, 0)
    for line in lines:
        if "end" in line:
            if line["end"] != {name: counts[name] for name in line["end"]}:
                raise BadBackup("count")
            return counts
        try:
            counts[line["table"]] += _insert(connection, tables, line)
        except (KeyError, TypeError, ValueError, SQLAlchemyError) as error:
            raise BadBackup("rows") from error
    raise BadBackup("end")


def _insert(connection: Connection, tables: dict[str, Table], line: dict[str, Any]) -> int:
    rows = [dict(zip(line["columns"], map(_again, row), strict=True)) for row in line["rows"]]
    connection.execute(insert(tables[line["table"]]), rows)
    return len(rows)


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
    except Exception as error:
        raise BadBackup("revision") from error


def _tables(connection: Connection) -> list[Table]:
    """The tables as the database has them, those that others refer to first."""
    known = MetaData()
    known.reflect(connection)
    return [table for table in known.sorted_tables if table.name != OWN]


def _line(file: IO[str], value: object) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def _lines(file: IO[str]) -> Iterator[dict[str, Any]]:
    while line := file.readline(LONGEST_LINE):
        try:
            value = json.loads(line)
        except ValueError:
            raise BadBackup("json") from None
        if not isinstance(value, dict):
            raise BadBackup("json")
        yield value


def _kept(value: object) -> object:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _again(value: object) -> object:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value
