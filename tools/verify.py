"""The long checks: `make verify`.

Each is one entry here; what passed is kept in `.make/verify/` under a digest of the files, so that
a run that was cut short goes on where it stopped, and any change makes everything run again.
"""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

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


def slow_tests() -> list[str]:
    """The test files that hold long tests."""
    return sorted(
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("test_*.py")
        if "mark.verify" in path.read_text()
    )


def parts(file: str) -> list[Step]:
    """A file of long tests as one step, or as many as it says; then it holds no others."""
    pytest = (sys.executable, "-m", "pytest", "-m", "verify", "-q", file)
    said = re.search(r"^BLOCKS = (\d+)$", (ROOT / file).read_text(), re.MULTILINE)
    if said is None:
        return [Step(file, pytest)]
    blocks = [f"block{number}]" for number in range(int(said[1]))]
    return [Step(f"{file} {block[:-1]}", (*pytest, "-k", block)) for block in blocks]


def second_database() -> Step:
    """What `make test` tries with SQLite only (tests/conftest.py), where nothing else is long."""
    folders = (ROOT / "tests" / name for name in ("club", "web"))
    files = {str(p.relative_to(ROOT)) for folder in folders for p in folder.glob("test_*.py")}
    files -= set(slow_tests())
    return Step(
        "PostgreSQL", (sys.executable, "-m", "pytest", "-m", "verify", "-q", *sorted(files))
    )


def mutations() -> list[Step]:
    """Small changes that tests should notice, package by package."""
    command = (sys.executable, "-m", "tools.mutate")
    return [Step(f"mutations of {one.name}/", (*command, one.name)) for one in PACKAGES]


def steps() -> list[Step]:
    """The long tests file by file, then what is not a test of its own."""
    tests = [step for file in slow_tests() for step in parts(file)]
    return [*tests, second_database(), *mutations()]


class Kept(Step):
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
    sys.exit(run([Kept(step.name, step.command, step.folder, DAY) for step in steps()]))
