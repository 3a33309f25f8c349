"""How much one visitor may ask for and hold: one table of limits (``data/limits.toml``)."""

import os
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

VARIABLE = "STAFLA_LIMITS"
# names that files of operators may still have
OLD_NAMES: Final = {"lines": "streams", "holds.call": "holds.gathering"}


class BadLimits(ValueError):
    """The operator's file of limits cannot be read; ``text`` says why."""

    code = "bad-limits"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.details = {"text": text}


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Allowances(_Table):
    """So many come back a second, and so many can be saved up."""

    each_second: float = Field(ge=0)
    most: float = Field(ge=0)


class Connections(_Table):
    """How many connections may be open, and how long one may take to ask and to read."""

    in_all: int = Field(ge=1)
    address: int = Field(ge=1)
    silent_in_all: int = Field(ge=1)
    silent_address: int = Field(ge=1)
    header_seconds: float = Field(gt=0)
    reading_seconds: float = Field(gt=0)


class Streams(_Table):
    """How many sockets and streams may be open."""

    visitor: int = Field(ge=1)
    address: int = Field(ge=1)
    one_place: int = Field(ge=1)
    first_word_seconds: float = Field(gt=0)


class HoldingLimit(_Table):
    """How many of a kind may be open at a time; ``in_all`` 0: no bound.

    ``together``: the accounts of an address are counted with its guests. ``crowded``: so many may
    an address have once half of ``in_all`` is taken; 0: as many as before.
    """

    guest: int = Field(ge=0)
    account: int = Field(ge=0)
    address: int = Field(ge=0)
    hours: float = Field(gt=0)
    in_all: int = Field(default=0, ge=0)
    crowded: int = Field(default=0, ge=0)
    together: bool = False

    @property
    def milliseconds(self) -> int:
        """How long something abandoned is counted."""
        return int(self.hours * 3_600_000)


class Limits(_Table):
    """All of them."""

    requests: Allowances
    dear: dict[str, Allowances]
    connections: Connections
    streams: Streams
    holds: dict[str, HoldingLimit]


def read(text: str, more: str = "") -> Limits:
    """The limits of a file, with what another changes of them, which may use `OLD_NAMES`.

    Raises:
        BadLimits: a value is none, a name stands for nothing, or an old one stands beside the new.
    """
    try:
        values = tomllib.loads(text)
        changed = tomllib.loads(more)
        _use_new_names(changed)
        if unknown := list(_unknown(changed, values)):
            raise BadLimits(f"there is no limit of this name: {', '.join(unknown)}")
        return Limits.model_validate(_merge(values, changed))
    except (tomllib.TOMLDecodeError, ValidationError) as fault:
        raise BadLimits(" ".join(str(fault).split())) from None


def shipped_limits(more: str = "") -> Limits:
    """The limits as they are shipped, with what a text changes of them.

    Raises:
        BadLimits: the text cannot be read.
    """
    return read(_shipped_text(), more)


def effective_limits() -> Limits:
    """The limits that hold: those shipped, with what the operator's file changes.

    Raises:
        BadLimits, OSError
    """
    path = os.environ.get(VARIABLE)
    return shipped_limits(Path(path).read_text(encoding="utf-8") if path else "")


def _shipped_text() -> str:
    return (files("stafla.data") / "limits.toml").read_text(encoding="utf-8")


def _use_new_names(changed: dict[str, Any]) -> None:
    """Put today's names in the place of old ones.

    Raises:
        BadLimits: an old name and the new one are both there, so that it is not clear which holds.
    """
    for old, new in OLD_NAMES.items():
        way, _, before = old.rpartition(".")
        after = new.rpartition(".")[2]
        table = changed.get(way) if way else changed
        if isinstance(table, dict) and before in table:
            if after in table:
                raise BadLimits(f"{old} is the old name of {new}, and both are there")
            table[after] = table.pop(before)


def _merge(values: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(values)
    for name, value in changed.items():
        deeper = isinstance(value, dict) and isinstance(merged.get(name), dict)
        merged[name] = _merge(merged[name], value) if deeper else value
    return merged


def _unknown(changed: Mapping[str, Any], values: Mapping[str, Any], under: str = "") -> list[str]:
    found = []
    for name, value in changed.items():
        if name not in values:
            if not (under.startswith("holds.") and name in {"in_all", "crowded", "together"}):
                found.append(under + name)
        elif isinstance(value, dict) and isinstance(values[name], dict):
            found += _unknown(value, values[name], f"{under}{name}.")
    return found
