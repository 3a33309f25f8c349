"""Who watches a training."""

from collections.abc import Callable
from typing import TypeAlias

Watch: TypeAlias = Callable[[int], None]
"""Told how many games more have been played."""


def nobody(_: int) -> None:
    """Nobody watches."""
