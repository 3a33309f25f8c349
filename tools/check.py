"""Everything a change must pass: `make test`."""

import os
import sys
from pathlib import Path

from tools.left_out import LEFT_OUT, lines
from tools.steps import ROOT, Step, run

BIN = Path(sys.executable).parent
COVERAGE = "tests/docs/test_coverage.py"
# not the profile of the module that Python loads, which would be built anew each time
CHECKED = ("--profile", "checked")


def tool(name: str) -> str:
    """A program of the virtual environment."""
    return str(BIN / name)


def lanes() -> tuple[list[Step], list[Step]]:
    """What takes one core for most of its time: Python's checks beside those of Rust and pages."""
    python = sys.executable
    return [
        Step("style (ruff)", (tool("ruff"), "check", ".")),
        Step("format (ruff)", (tool("ruff"), "format", "--check", ".")),
        Step("layers (import-linter)", (tool("lint-imports"),)),
        Step("dead code (vulture)", (python, "-m", "tools.dead")),
        Step("types (mypy)", (tool("mypy"),)),
        Step("marks of the tests", (python, "-m", "tools.rules.coverage", "--check")),
        Step("seam (stubtest)", (python, "-m", "mypy.stubtest", "stafla._core")),
    ], [
        Step("format (rustfmt)", ("cargo", "fmt", "--check")),
        Step("front end", ("npm", "run", "--silent", "check"), ROOT / "front"),
        Step("front end units", ("npm", "test", "--silent"), ROOT / "front"),
        Step("style (clippy)", ("cargo", "clippy", *CHECKED, "--", "-D", "warnings")),
        Step("kernel", ("cargo", "test", *CHECKED, "--workspace", "--quiet")),
    ]


def steps() -> list[Step]:
    """What takes the whole machine, after those: the tests, and what they prove."""
    python = sys.executable
    later = ("--ignore", COVERAGE)  # it reads the outcomes of all the others
    # as they come, the long stories in browsers amid the rest: by number they would be the last
    order = ("--dist", "loadscope", "--no-loadscope-reorder")
    # one more than there are cores: now and then a test waits, for a page, a clock or a process
    slowest = ("--durations", "40", "--durations-min", "5")
    workers = ("-n", str((os.cpu_count() or 2) + 1), *order)
    return [
        Step(
            "tests",
            (python, "-m", "pytest", "-m", "not verify", *workers, *slowest, *later, "tests"),
        ),
        Step("what proves which rule", (python, "-m", "pytest", COVERAGE)),
    ]


if __name__ == "__main__":
    os.environ["PATH"] = f"{BIN}:{os.environ['PATH']}"  # a Node of the virtual environment
    os.environ["STAFLA_COLLECTED"] = "true"  # the step of the marks has
    LEFT_OUT.unlink(missing_ok=True)  # that of the run before
    status = run(steps(), lanes())
    if os.environ.get("CI") != "true":
        print("stories that others stand for run in continuous integration and in make verify")
    print(*lines(), sep="\n")
    sys.exit(status)
