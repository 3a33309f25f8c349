"""The long checks: `make verify`.

Each is one entry here; what passed is kept in `.make/verify/` under a digest of the files, so that
a run that was cut short goes on where it stopped, and any change makes everything run again.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutate import PACKAGES
from tools.steps import ROOT, Step, run

KEPT = ROOT / ".make" / "verify"
DAY = 24 * 60 * 60.0
"""Seconds until a step is ended: mutations and long matches take hours on a small machine."""


def tree() -> str:
    """A digest of the files as they lie here, tracked and new alike."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout
    digest = hashlib.sha256()
    for name in sorted(filter(None, names.decode().split("\0"))):
        path = ROOT / name
        if path.is_file():
            digest.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


class LongTests:
    """A pytest plugin that collects the files of the long tests.

    Attributes:
        files: those with long tests, each with whether there are some outside of its blocks.
        second: those with tests that `make test` tries with SQLite alone (tests/conftest.py).
    """

    def __init__(self) -> None:
        self.files: dict[str, bool] = {}
        self.second: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """What is left to verify, by file."""
        for item in session.items:
            file = item.path.relative_to(ROOT).as_posix()
            parameters = getattr(item, "callspec", None)
            if parameters is not None and parameters.params.get("address") == "postgresql":
                self.second.add(file)
            else:
                self.files[file] = self.files.get(file, False) or "block" not in item.name


def long_tests() -> LongTests:
    """Collect the long tests without running them."""
    found = LongTests()
    quiet = ["--collect-only", "-m", "verify", "-p", "no:terminal", "-p", "no:cacheprovider"]
    # the mutations have loaded hypothesis before pytest could rewrite it
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    status = pytest.main(["-o", "addopts=", *quiet, str(ROOT / "tests")], plugins=[found])
    if status is not pytest.ExitCode.OK:
        raise SystemExit(f"tests cannot be collected (pytest status {int(status)})")
    return found


def parts(file: str, *, others: bool) -> list[Step]:
    """A file of long tests as one step, or as many blocks as it says and one for the others."""
    command = (sys.executable, "-m", "pytest", "-m", "verify", "-q", file)
    said = re.search(r"^BLOCKS = (\d+)$", (ROOT / file).read_text(), re.MULTILINE)
    if said is None:
        return [Step(file, command)]
    blocks = [f"block{number}]" for number in range(int(said[1]))]
    steps = [Step(f"{file} {block[:-1]}", (*command, "-k", block)) for block in blocks]
    return steps + [Step(file, (*command, "-k", "not block"))] * others


def mutations() -> list[Step]:
    """Small changes that tests should notice, package by package."""
    command = (sys.executable, "-m", "tools.mutate")
    return [Step(f"mutations of {one.name}/", (*command, one.name)) for one in PACKAGES]


def steps() -> list[Step]:
    """The long tests file by file, then what is not a test of its own."""
    found = long_tests()
    tests = [
        step for file, others in sorted(found.files.items()) for step in parts(file, others=others)
    ]
    second = sorted(found.second - found.files.keys())  # where nothing else is long
    tests.append(
        Step("PostgreSQL", (sys.executable, "-m", "pytest", "-m", "verify", "-q", *second))
    )
    careless = Step("careless changes", (sys.executable, "-m", "tools.careless"))
    return [*tests, careless, *mutations()]


class CachedStep(Step):
    """A step that is skipped where it has already passed on this tree."""

    __slots__ = ()

    def passes(self) -> bool:
        """Run unless known; note a pass."""
        note = KEPT / tree() / hashlib.sha256(self.name.encode()).hexdigest()[:16]
        if note.exists():
            print("passed before on these files")
            return True
        if not super().passes():
            return False
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(self.name)
        return True


if __name__ == "__main__":
    sys.path.insert(0, str(Path.cwd()))
    sys.exit(run([CachedStep(step.name, step.command, step.folder, DAY) for step in steps()]))
