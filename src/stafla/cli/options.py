"""Whole numbers as options."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter, Token


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """The number of digits; 1.5 and 0x10 are none (by itself cyclopts would round 1.5 to 2)."""
    return int(tokens[0].value)


Whole: TypeAlias = Annotated[int, Parameter(converter=_whole)]
"""An option that takes a whole number."""
