"""A rule's number leads to one place: a function that decides it, or a file that is the rule."""

import json
import tomllib

import pytest

from tools.rules import coverage, law


@pytest.fixture(scope="module")
def places():
    return law.deciders()


@pytest.fixture(scope="module")
def status():
    return tomllib.loads(coverage.STATUS.read_text(encoding="utf-8"))


def test_every_rule_is_decided_in_one_place(places, status):
    table = json.loads(coverage.COVERAGE.read_text(encoding="utf-8"))
    for number, entry in status.items():
        found = places.get(number, []) + ([entry["data"]] if "data" in entry else [])
        left_to_people = table[number]["status"] == "not for software"
        assert len(found) == (0 if left_to_people else 1), (number, found)


def test_no_function_decides_what_no_document_says(places, status):
    assert set(places) <= set(status)


def test_a_file_that_is_a_rule_names_it(status):
    named = {number: entry["data"] for number, entry in status.items() if "data" in entry}
    assert len(named) > 10
    for number, file in named.items():
        assert number in (law.DATA / file).read_text(encoding="utf-8"), (number, file)


def test_a_second_function_that_claims_a_rule_is_seen():
    python = '''
class Game:
    def settle(self):
        """What tiles cost (SV-28).

        Decides IS-40,
        IS-41.
        """

def other():
    """Asks `settle`, which decides it.

    Decides IS-40.
    """
'''
    rust = """
/// Settles (PL-33).
///
/// Decides IS-41.
#[must_use]
pub(crate) const fn settle() -> i32 {
    0
}

/// Decides IS-40.
struct NoFunction;

fn undocumented() {}
"""
    told = [*law.python_functions(python, "game"), *law.rust_functions(rust, "kernel::end")]
    assert {name: law.numbers_decided(text) for name, text in told} == {
        "game.Game.settle": ["IS-40", "IS-41"],
        "game.other": ["IS-40"],
        "kernel::end::settle": ["IS-41"],
        "kernel::end::undocumented": [],
    }
