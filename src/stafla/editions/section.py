"""Strict reading of a TOML table: every field known, typed, in range, none left over."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from stafla.editions.errors import EditionError

T = TypeVar("T")


class Section:
    """A table of a file; every error names the file and the field."""

    def __init__(self, file: str, table: Mapping[str, Any], path: str = "") -> None:
        self.file = file
        self.path = path
        self._table = dict(table)

    def error(self, field: str, expected: str) -> EditionError:
        """The error that ``field`` is wrong."""
        return EditionError(f"{self.file}: {self.path}{field}: {expected}")

    def take(self, field: str, kind: type[T]) -> T:
        """The value of a field, which must be there and of this very type."""
        if field not in self._table:
            raise self.error(field, "is missing")
        value = self._table.pop(field)
        if type(value) is not kind:
            raise self.error(field, f"must be {kind.__name__}, not {type(value).__name__}")
        return value

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self.take(field, int)
        if not least <= value <= most:
            raise self.error(field, f"must be {least} to {most}, not {value}")
        return value

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self.take(field, str)
        if not value:
            raise self.error(field, "must not be empty")
        return value

    def choice(self, field: str, choices: tuple[str, ...]) -> str:
        """One of these texts."""
        value = self.take(field, str)
        if value not in choices:
            raise self.error(field, f"must be one of {', '.join(choices)}, not {value!r}")
        return value

    def section(self, field: str) -> "Section":
        """A table within this one."""
        return Section(self.file, self.take(field, dict), f"{self.path}{field}.")

    def optional(self, field: str) -> "Section":
        """A table within this one, empty if it is not there."""
        self._table.setdefault(field, {})
        return self.section(field)

    def tables(self, field: str) -> tuple["Section", ...]:
        """The tables of a list within this one, none if it is not there."""
        self._table.setdefault(field, [])
        tables = self.take(field, list)
        if not all(type(table) is dict for table in tables):
            raise self.error(field, "must be tables")
        return tuple(Section(self.file, table, f"{self.path}{field}.") for table in tables)

    def names(self) -> tuple[str, ...]:
        """Fields not yet read, in the file's order."""
        return tuple(self._table)

    def record(self, field: str, kind: type[T]) -> T:
        """A dataclass of whole numbers from 0, booleans and choices, read by its annotations."""
        table = self.section(field)
        hints = get_type_hints(kind)
        # a dataclass as a type variable's bound has no public name
        values = {f.name: table.value(f.name, hints[f.name]) for f in fields(kind)}  # type: ignore[arg-type]
        table.end()
        return kind(**values)

    def value(self, field: str, hint: Any) -> Any:
        """A field by its annotation."""
        if get_origin(hint) is Literal:
            return self.choice(field, get_args(hint))
        return self.number(field, 0, 1000) if hint is int else self.take(field, hint)

    def end(self) -> None:
        """Nothing may be left over."""
        for field in self._table:
            raise self.error(field, "is not a field of this table")
