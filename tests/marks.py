"""What `make test` leaves to continuous integration (`CI=true`) or to `make verify`."""

import os
from collections.abc import Iterable

import pytest

from tools.steps import EVERY_TEST


def tries_all() -> bool:
    """Whether this run tries what `make test` leaves out: continuous integration does.

    So do `tools.mutate` and `tools.careless`, which look for changes that no test notices.
    """
    return "true" in (os.environ.get("CI"), os.environ.get(EVERY_TEST))


def later(*values: object) -> object:
    """Parameters of a test that its others stand for in `make test` and in CI."""
    return pytest.param(*values, marks=pytest.mark.verify)


def in_ci(*values: object) -> object:
    """Parameters of a test that its others stand for in `make test`, but not in CI."""
    return pytest.param(*values, marks=pytest.mark.ci)


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
    return count if tries_all() else count // 3
