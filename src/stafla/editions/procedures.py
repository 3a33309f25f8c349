"""How games at a real board go: data, as clocks are (``stafla/data/procedures.toml``)."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any

from stafla import _core
from stafla.editions.clocks import clocks
from stafla.editions.errors import EditionError
from stafla.editions.loader import names
from stafla.editions.section import Section

FILE = "procedures.toml"
MOST = 20


@dataclass(frozen=True, slots=True)
class Procedure:
    """What is done at a real board that a board on a screen does by itself.

    Attributes:
        sheets: score sheets kept: each player's (SV-13), or one (IS-28).
        signed: whether both players sign at the end (SV-30).
        choice: how many tiles more than the surplus the opponent of who drew too many draws to
            choose from (SV-33); 0: the surplus goes back unseen.
        small_bag: with fewer tiles in the bag before that draw (SV-35) …
        small_choice: … so many more again.
    """

    sheets: int
    signed: bool
    choice: int
    small_bag: int
    small_choice: int

    def __post_init__(self) -> None:
        """Hold the numbers to what a table can do.

        Raises:
            ValueError: they make no procedure.
        """
        numbers = (self.choice, self.small_bag, self.small_choice)
        if self.sheets not in (1, 2) or min(numbers) < 0 or max(numbers) > MOST:
            raise ValueError("a number of the procedure is out of range")

    def looked_at(self, excess: int, bag: int, there: int) -> int:
        """How many tiles the opponent of who drew too many looks at (SV-33, SV-35).

        Args:
            excess: how many too many were drawn, and seen.
            bag: tiles in the bag before the draw (A-9).
            there: how many should lie where they are chosen from: the new ones or the rack.
        """
        numbers = (self.choice, self.small_bag, self.small_choice)
        return _core.looked_at(numbers, excess, bag, there)


@dataclass(frozen=True, slots=True)
class GuideEntry:
    """A sentence of the guide to a procedure.

    Attributes:
        text: its message in ``companion.ftl``.
        rules: the numbers of the rules that it tells, as they are shown; may be empty.
    """

    text: str
    rules: str


@dataclass(frozen=True, slots=True)
class NamedProcedure:
    """A procedure on offer.

    Attributes:
        id: its name in the file.
        procedure: its numbers.
        editions: ids of the editions whose own way it is.
        clocks: ids of its usual clocks.
        guide: what a guide says of it, in order.
    """

    id: str
    procedure: Procedure
    editions: tuple[str, ...]
    clocks: tuple[str, ...]
    guide: tuple[GuideEntry, ...]


@cache
def procedures() -> Mapping[str, NamedProcedure]:
    """Every procedure by its id, in the order of the file."""
    text = (files("stafla.data") / FILE).read_text(encoding="utf-8")
    return parse_procedures(tomllib.loads(text))


def procedure_of(edition: str) -> NamedProcedure:
    """The edition's own procedure, or the one for all others."""
    known = procedures().values()
    return next(
        (procedure for procedure in known if edition in procedure.editions), next(iter(known))
    )


def parse_procedures(tables: Mapping[str, Any]) -> dict[str, NamedProcedure]:
    """The procedures that a file says.

    Raises:
        EditionError: a field is missing, unknown, of the wrong type or out of range.
    """
    return {
        name: _procedure(name, Section(FILE, table, f"{name}.")) for name, table in tables.items()
    }


def _procedure(name: str, section: Section) -> NamedProcedure:
    numbers: dict[str, Any] = {f.name: section.value(f.name, f.type) for f in fields(Procedure)}
    editions = _known_names(section, "editions", names())
    timed = _known_names(section, "clocks", clocks())
    guide = tuple(_guide(section))
    section.end()
    try:
        return NamedProcedure(name, Procedure(**numbers), editions, timed, guide)
    except ValueError as error:
        raise EditionError(f"{FILE}: {name}: {error}") from error


def _guide(section: Section) -> Iterator[GuideEntry]:
    for index, table in enumerate(section.take("guide", list)):
        if not isinstance(table, dict):
            raise section.error(f"guide.{index}", "must be a table")
        entry = Section(FILE, table, f"{section.path}guide.{index}.")
        yield GuideEntry(text=entry.text("text"), rules=entry.take("rules", str))
        entry.end()


def _known_names(section: Section, field: str, there: Any) -> tuple[str, ...]:
    named = tuple(section.take(field, list))
    if unknown := set(named) - set(there):
        raise section.error(field, f"names what is not: {', '.join(sorted(map(str, unknown)))}")
    return named
