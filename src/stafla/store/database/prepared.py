"""Statements that are written out once for each kind of database.

SQLAlchemy looks at a statement and its values anew whenever it is asked, which costs several times
what the database needs for an act's two small ones. What every act asks is kept as text.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.elements import CompilerElement


class Prepared:
    """A statement whose values the driver takes as they are: text, numbers, truth, nothing."""

    def __init__(self, statement: Executable) -> None:
        assert isinstance(statement, CompilerElement)
        self._statement = statement
        self._written: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """Run it with these values, in the connection's transaction; how many rows it concerned.

        Raises:
            KeyError: a value is missing (where the driver does not tell so itself).
            DBAPIError: as of a statement that SQLAlchemy runs.
        """
        dialect = connection.dialect
        text, order = self._text(dialect)
        told = dict(values) if order is None else tuple([values[name] for name in order])
        lent = connection.connection
        cursor = lent.cursor()
        try:
            cursor.execute(text, told)
            return cursor.rowcount
        except dialect.loaded_dbapi.Error as error:
            lost = dialect.is_disconnect(error, lent, cursor)
            if lost:
                connection.invalidate(error)
            raise DBAPIError.instance(
                text,
                told,
                error,
                dialect.loaded_dbapi.Error,
                hide_parameters=True,
                connection_invalidated=lost,
                dialect=dialect,
            ) from error
        finally:
            cursor.close()

    def _text(self, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
        """The text, and the names of its values in their order (None: the text names them)."""
        known = self._written.get(dialect.name)
        if known is None:
            compiled: Any = self._statement.compile(dialect=dialect)
            order = compiled.positiontup
            known = str(compiled), None if order is None else tuple(order)
            self._written[dialect.name] = known
        return known
