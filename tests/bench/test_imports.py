"""Measurements and tools are run by hand, now and then: they still fit what they measure."""

from importlib import import_module
from pkgutil import walk_packages

import pytest

import bench
import tools

MODULES = sorted(
    module.name
    for package in (bench, tools)
    for module in walk_packages(package.__path__, f"{package.__name__}.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("module", MODULES)
def test_what_is_run_by_hand_can_be_imported(module: str) -> None:
    import_module(module)
