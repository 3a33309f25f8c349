"""Which version the schema is of, and the way to the newest.

Alembic makes the steps and is loaded where one is to be made: most servers that start find their
database as it should be, and loading it takes them longer than all else but the web framework.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, func, inspect, select, table, text

if TYPE_CHECKING:
    from alembic.config import Config

STEPS = Path(__file__).parents[1] / "migrations"
OWN = "alembic_version"
MIGRATING = 0x57AF1A  # any number, the same in every worker


class NewerDatabase(ValueError):
    """A later release has brought the database to a version that this one does not know."""

    code = "database-newer"

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.details = {"found": found, "known": newest()}


@cache
def newest() -> str:
    """The version of this program, which its last step is named after."""
    return max(step.name[1:5] for step in (STEPS / "versions").glob("v*.py"))


def current(connection: Connection) -> str | None:
    """The version of a database; None of one without tables."""
    if not inspect(connection).has_table(OWN):
        return None
    found: str | None = connection.scalar(select(column("version_num")).select_from(table(OWN)))
    return found


def upgrade(connection: Connection, revision: str | None = None) -> None:
    """Bring the schema to a version, or to the newest.

    Raises:
        NewerDatabase
    """
    if connection.dialect.name == "postgresql":
        # of several workers that start at once one migrates and the others wait, however long
        connection.execute(text("set local lock_timeout = 0"))
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    target = revision or newest()
    found = current(connection)
    if found == target:
        return
    if found is not None and found > newest():
        raise NewerDatabase(found)
    from alembic import command  # noqa: PLC0415 - see above

    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def migrations() -> "Config":
    """Alembic's configuration, without a file."""
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    return config
