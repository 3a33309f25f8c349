"""What a machine may lack: a test that needs it is left out and reported; in CI it fails."""

import os
from typing import NoReturn

import pytest

from tools.programs import Part, Program

# what a skip begins with whose cause is the machine, not the test (tests/conftest.py)
LACKING = "not on this machine: "


def leave_out(untested: str, get: str) -> NoReturn:
    """Leave this test out: what is not tested then, and how a person gets what it needs."""
    why = f"{LACKING}{untested}; get {get}"
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


def require(part: Part) -> Program:
    """A program that a test needs."""
    found = part.find()
    if found is None:
        leave_out(part.untested, part.get)
    return found
