"""A database as the first release left it: games, events and seats, and what they then were."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert

from stafla.store import Database
from stafla.store.database.migration import upgrade

FILE = Path(__file__).resolve().parents[2] / "data" / "first-release.json"
TOLD: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def put(address: str) -> None:
    """Make the tables of the first release in an empty database, and its rows."""

    def job(connection: Connection) -> None:
        known = MetaData()
        known.reflect(connection)
        known.drop_all(connection)
        upgrade(connection, "0001")
        known = MetaData()
        known.reflect(connection)
        for name in ("games", "seats", "events"):
            table = known.tables[name]
            flag = {"waiting_for_bot"} & set(table.c.keys())
            rows = [row | {column: bool(row[column]) for column in flag} for row in TOLD[name]]
            connection.execute(insert(table), rows)

    with closing(Database(address)) as database:
        database.write(job)
