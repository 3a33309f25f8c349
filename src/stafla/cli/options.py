"""Whole numbers as options and their ranges, and files that may be standard input."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter, Token

from stafla.cli.output import BadOption

MOST_THREADS = 256


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """The number of digits; 1.5 and 0x10 are none (by itself cyclopts would round 1.5 to 2)."""
    return int(tokens[0].value)


Whole: TypeAlias = Annotated[int, Parameter(converter=_whole)]
"""An option that takes a whole number."""

STANDARD_INPUT = "-"
FileOrInput: TypeAlias = Annotated[Path, Parameter(allow_leading_hyphen=True)]
"""A file by its place, or `STANDARD_INPUT`."""


def in_range(name: str, value: int, least: int, most: int) -> None:
    """Check that the value of an option is in its range.

    Raises:
        BadOption: the value is out of its range.
    """
    if not least <= value <= most:
        raise BadOption("cli-bad-value", name=name, text=str(value)[:40])
