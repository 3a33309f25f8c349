"""Try careless changes: `python -m tools.careless [SUBJECT …]`, a part of `make verify`.

A change of a function is put in its place in a process that has collected the tests, forked for
each (`tools.careless.trials`); one of what is made when a module is read, or of a template, is made
in a copy of the package that a process of its own imports. A test that fails unchanged notices
nothing. What was tried is kept under a digest of the change, its file and its tests, so that a run
that was cut short goes on where it stopped.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.careless import SOURCE, Change, changes
from tools.careless.outcomes import FAILS, NOTICED, SURVIVED, Outcomes, digest_of
from tools.careless.trials import ORDER, code_of
from tools.steps import EVERY_TEST, ROOT

LEAST = 0.95
MOST_SECONDS = 900
PLAIN = ("-q", "--tb=no", "-p", "no:xdist", "-p", "no:cacheprovider")
CHOSEN = ("-m", "not verify and not browser", "-o", "tmp_path_retention_policy=none")
FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.MULTILINE)
PASSED, TESTS_FAILED, CUT_SHORT = 0, 1, 2


def pytest_with(*arguments: str) -> tuple[str, ...]:
    """The command that runs tests."""
    return (sys.executable, "-m", "pytest", *PLAIN, *CHOSEN, *arguments)


def try_in_place(wanted: Sequence[Change]) -> None:
    """Try changes of functions, all of them by one process that forks."""
    files = sorted({file for change in wanted for file in change.tests})
    with tempfile.TemporaryDirectory(prefix="careless-") as folder:
        command = pytest_with("-p", "tools.careless.trials", f"--basetemp={folder}/tests", *files)
        named = "\n".join(digest_of(change) for change in wanted)
        # a child's terminal is not heard, but pytest's own holds on to standard output
        subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | {ORDER: named, EVERY_TEST: "true"},
            stdout=subprocess.DEVNULL,
            check=False,
        )


def try_anew(wanted: Sequence[Change], outcomes: Outcomes) -> None:
    """Try changes that only a process of its own meets, each in a copy of the package."""
    with tempfile.TemporaryDirectory(prefix="careless-") as folder:
        copy = Path(folder)
        shutil.copytree(SOURCE, copy / "stafla", ignore=shutil.ignore_patterns("__pycache__"))
        for change in wanted:
            outcomes.note(change, outcome_of(change, copy))


def outcome_of(change: Change, copy: Path) -> str:
    """What became of a change in the copy."""
    with changing(change, copy):
        status, said = run(change.tests, copy)
    if status == PASSED:
        return SURVIVED
    if status not in (TESTS_FAILED, CUT_SHORT):
        raise SystemExit(f"{change.file}: pytest ended with {status}\n{said}")
    failed = FAILED.findall(said)
    return FAILS if failed and run(failed, copy)[0] != PASSED else NOTICED


def run(tests: Sequence[str], copy: Path) -> tuple[int, str]:
    """Run tests against the copy: pytest's status, and what it says; one that hangs has failed."""
    try:
        done = subprocess.run(
            pytest_with("-x", f"--basetemp={copy / 'tests'}", *tests),
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": f"{copy}{os.pathsep}{ROOT}", EVERY_TEST: "true"},
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=MOST_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return TESTS_FAILED, ""
    return done.returncode, done.stdout


@contextmanager
def changing(change: Change, copy: Path) -> Iterator[None]:
    """The change in the copy while this lasts."""
    path = copy / "stafla" / change.file
    text = change.path.read_text()
    path.write_text(change.made_in(text))
    _forget_compiled(path)
    try:
        yield
    finally:
        path.write_text(text)
        _forget_compiled(path)


def _forget_compiled(path: Path) -> None:
    """Python tells a changed file by its size and the second of its change alone."""
    if path.suffix == ".py":
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)


def main() -> int:
    """Try the changes of the subjects or packages asked for, or all."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("subjects", nargs="*", help="files of this folder, or packages; else all")
    chosen = set(asked.parse_args().subjects)
    wanted = [one for one in changes() if not chosen or {one.room, one.subject} & chosen]
    outcomes = Outcomes()
    untried = [one for one in wanted if outcomes.of(one) is None]
    if in_place := [one for one in untried if code_of(one) is not None]:
        try_in_place(in_place)
    # the other process has kept what it found
    outcomes = Outcomes()
    try_anew([one for one in untried if code_of(one) is None], outcomes)
    found = {one: outcomes.of(one) or "not tried" for one in wanted}
    for change, outcome in found.items():
        if outcome != NOTICED:
            print(f"{outcome}: {change.file}: {change.breaks}")
    noticed = sum(outcome == NOTICED for outcome in found.values())
    share = noticed / max(1, len(found))
    print(f"{len(found)} careless changes, {noticed} noticed = {share:.1%}, least {LEAST:.0%}")
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
