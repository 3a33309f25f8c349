"""Statements that are written out once for each kind of database.

SQLAlchemy looks at a statement and its values anew whenever it is asked, which costs several times
what the database needs for an act's two small ones. What every act asks is kept as text.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, CursorResult, Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.elements import CompilerElement


class Prepared:
    """A statement whose values the driver takes as they are: text, numbers, truth, nothing."""

    def __init__(self, statement: Executable) -> None:
        assert isinstance(statement, CompilerElement)
        self._statement = statement
        self._written: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def run(self, connection: Connection, values: Mapping[str, object]) -> CursorResult[Any]:
        """Run it with these values.

        Raises:
            KeyError: a value is missing (where the driver does not tell so itself).
        """
        text, order = self._text(connection.dialect)
        if order is None:
            return connection.exec_driver_sql(text, dict(values))
        return connection.exec_driver_sql(text, tuple([values[name] for name in order]))

    def _text(self, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
        """The text, and the names of its values in their order (None: the text names them)."""
        known = self._written.get(dialect.name)
        if known is None:
            compiled: Any = self._statement.compile(dialect=dialect)
            order = compiled.positiontup
            known = str(compiled), None if order is None else tuple(order)
            self._written[dialect.name] = known
        return known
