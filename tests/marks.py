"""What `make test` leaves to continuous integration (`CI=true`) or to `make verify`."""

import os
from collections.abc import Iterable

import pytest


def later(*values: object) -> object:
    """Parameters of a test that its others stand for in `make test` and in CI."""
    return pytest.param(*values, marks=pytest.mark.verify)


def in_ci(*values: object, id: str | None = None) -> object:  # noqa: A002 - pytest's own name
    """Parameters of a test that its others stand for in `make test`, but not in CI."""
    return pytest.param(*values, marks=pytest.mark.ci, id=id)


def in_ci_but(values: Iterable[object], *kept: object) -> list[object]:
    """Values of one parameter, of which `make test` tries those that are kept.

    Raises:
        ValueError: one that is to be kept is not among them.
    """
    values = list(values)
    if missing := [value for value in kept if value not in values]:
        raise ValueError(f"no such parameter: {missing}")
    return [value if value in kept else in_ci(value) for value in values]


def examples(count: int) -> int:
    """Of so many examples that a property is tried with, those of this run: `make test` a third."""
    return count if os.environ.get("CI") == "true" else count // 3
