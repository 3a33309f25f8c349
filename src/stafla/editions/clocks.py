"""Ways to measure time at a table: data, as editions are (``stafla/data/clocks.toml``)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from stafla.editions.errors import EditionError
from stafla.editions.loader import names
from stafla.editions.section import Section

FILE = "clocks.toml"
WEEKS = 60 * 24 * 3600
MOST_POINTS = 1000
HOUR = 3600

Limit = Literal["lose", "stop", "pass"]
Pace = Literal["blitz", "rapid", "regular", "correspondence"]


@dataclass(frozen=True, slots=True)
class ClockPolicy:
    """How much time there is, and what it costs to need more. Times are in whole seconds.

    Attributes:
        base: for all turns of a player (SV-05, PL-48); 0: no such limit.
        increment: added for each turn made.
        move: for each turn (PL-47); 0: no such limit.
        penalty: points for each minute begun past zero, which zero itself begins (SV-06, A-10).
        overtime: how long a player may go on past zero (SV-07).
        limit: what happens when that is used up: the player loses the game (SV-07), stops
            playing while the others go on (PL-48, A-16), or passes (PL-47).
        margin: how far a loser on time must lie behind the winner (SV-09); 0: the totals stand.
    """

    base: int
    increment: int
    move: int
    penalty: int
    overtime: int
    limit: Limit
    margin: int

    def __post_init__(self) -> None:
        """Hold the numbers to what a clock can show.

        Raises:
            ValueError: they make no clock.
        """
        times = (self.base, self.increment, self.move, self.overtime)
        points = (self.penalty, self.margin)
        if min(*times, *points) < 0 or max(times) > WEEKS or max(points) > MOST_POINTS:
            raise ValueError("a number of the clock is out of range")
        if not (self.base or self.move):
            raise ValueError("a clock measures a game or a turn")
        if self.limit == "pass" and (self.base or not self.move or self.overtime):
            raise ValueError("only the time for a turn can end in a pass")
        if self.penalty and not self.base:
            raise ValueError("overtime costs points where a game is measured")

    @property
    def at_once(self) -> bool:
        """Whether the clock runs from the deal; shorter times wait for a player (SV-12)."""
        return self.base == 0 and self.move >= HOUR

    @property
    def numbers(self) -> tuple[int, int, int, int, int]:
        """What a clock computes with, as the kernel takes it (`stafla._core.Clock`)."""
        return self.base, self.increment, self.move, self.penalty, self.overtime

    @property
    def pace(self) -> Pace:
        """What games of such a clock are compared with: by the time for some twelve turns."""
        if self.at_once:
            return "correspondence"
        seconds = self.base + 12 * (self.increment + self.move)
        if seconds < 6 * 60:
            return "blitz"
        return "rapid" if seconds < 15 * 60 else "regular"


@dataclass(frozen=True, slots=True)
class NamedClock:
    """A policy that a table can be made with, and the editions whose own way it is."""

    id: str
    policy: ClockPolicy
    editions: tuple[str, ...]


@cache
def clocks() -> Mapping[str, NamedClock]:
    """Every clock that is on offer, by its id, in the order of the file."""
    text = (files("stafla.data") / FILE).read_text(encoding="utf-8")
    return parse_clocks(tomllib.loads(text))


def parse_clocks(tables: Mapping[str, Any]) -> dict[str, NamedClock]:
    """The clocks that a file says.

    Raises:
        EditionError: a field is missing, unknown, of the wrong type or out of range.
    """
    return {name: _clock(name, Section(FILE, table, f"{name}.")) for name, table in tables.items()}


def _clock(name: str, section: Section) -> NamedClock:
    numbers = {f.name: section.take(f.name, int) for f in fields(ClockPolicy) if f.type is int}
    limit: Any = section.value("limit", Limit)
    editions = tuple(section.take("editions", list))
    if unknown := set(editions) - set(names()):
        raise section.error("editions", f"names no edition: {', '.join(sorted(map(str, unknown)))}")
    section.end()
    try:
        return NamedClock(name, ClockPolicy(limit=limit, **numbers), editions)
    except ValueError as error:
        raise EditionError(f"{FILE}: {name}: {error}") from error
