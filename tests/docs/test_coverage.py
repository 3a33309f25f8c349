"""The coverage of the rule book is true: the named tests exist and passed."""

import json
import os
import subprocess
import sys
import tomllib

import pytest

from tests.conftest import OUTCOMES, ROOT
from tools.rules import coverage

CANNOT_RUN = ({"lacking"}, {"lacking", "passed"})
NUMBERS = {"IS": 41, "FI": 42, "SV": 57, "PL": 70}


@pytest.fixture(scope="module")
def table() -> dict[str, dict[str, object]]:
    return json.loads(coverage.COVERAGE.read_text())


@pytest.fixture(scope="module")
def found() -> dict[str, object]:
    """The table made anew, and the names of the tests.

    In a process of its own, since collecting inside a run would disturb it; `make test` has done
    so before all tests.
    """
    if os.environ.get("STAFLA_COLLECTED") != "true":
        command = [sys.executable, "-m", "tools.rules.coverage", "--check"]
        subprocess.run(command, cwd=ROOT, check=False)
    return json.loads(coverage.COLLECTED.read_text())


def test_every_number_of_the_rule_documents_is_in_the_table(table):
    assert list(table) == [
        f"{prefix}-{i:02d}" for prefix, count in NUMBERS.items() for i in range(1, count + 1)
    ]


def test_the_table_says_what_the_marks_say(table, found):
    assert table == found["table"], "run python -m tools.rules.coverage"


def test_the_page_is_made_from_the_table(table):
    assert coverage.PAGE.read_text() == coverage.page(table), "run python -m tools.rules.coverage"


def test_every_named_test_exists_and_passed(table, found):
    named = {test for entry in table.values() for test in entry["tests"]}
    assert named <= set(found["collected"])
    now = set(found["now"])
    # what proves a number runs in CI at the latest
    assert named <= now or os.environ.get("CI") != "true", named - now
    named &= now
    known = outcomes()
    doubtful = sorted(test for test in named if not proves(known.get(test)))
    if doubtful:  # run alone, without the rest of the tests, or failed before: run them now
        short = [sys.executable, "-m", "pytest", "-q", "-m", "not verify"]
        subprocess.run([*short, *doubtful], cwd=ROOT, check=False)
    seen = outcomes()
    assert {test: seen.get(test) for test in named if not proves(seen.get(test))} == {}


def proves(outcomes: list[str] | None) -> bool:
    """Whether a test passed, as far as this machine can run it; in CI it has to."""
    complete = os.environ.get("CI") == "true"
    return outcomes == ["passed"] or (not complete and set(outcomes or ()) in CANNOT_RUN)


@pytest.mark.parametrize("ci", ["", "true"])
def test_what_this_machine_cannot_run_counts_as_proved_only_outside_of_ci(ci, monkeypatch):
    monkeypatch.setenv("CI", ci)
    assert proves(["passed"])
    assert proves(["lacking"]) == proves(["lacking", "passed"]) == (not ci)
    for outcomes in (
        None,
        [],
        ["skipped"],
        ["failed"],
        ["failed", "lacking"],
        ["passed", "skipped"],
    ):
        assert not proves(outcomes)


def outcomes() -> dict[str, list[str]]:
    return json.loads(OUTCOMES.read_text()) if OUTCOMES.exists() else {}


def test_an_open_number_says_why(table):
    silent = [n for n, e in table.items() if e["status"] != "proved" and not e["note"]]
    assert silent == []


def test_every_number_was_read_against_its_sentence(table):
    """By somebody else than the writer of its tests; the verdict says what is left to people."""
    reading = tomllib.loads(coverage.READING.read_text())
    assert list(reading) == list(table)
    for number, entry in reading.items():
        proved = table[number]["status"] == "proved"
        assert entry["verdict"] in (("whole", "partly") if proved else ("people",)), number
        assert bool(entry.get("rest")) == (entry["verdict"] == "partly"), number
        # what was read must still be there, and something that was read must carry every proof
        assert set(entry.get("read", ())) <= set(table[number]["tests"]), number
        assert bool(entry.get("read")) == proved, number
