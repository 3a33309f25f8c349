"""Running a list of named commands and saying what became of each."""

import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Step:
    """One command of a longer check, run in ``folder``."""

    name: str
    command: tuple[str, ...]
    folder: Path = ROOT

    def passes(self) -> bool:
        """Run the command; its output goes to the terminal."""
        return subprocess.run(self.command, cwd=self.folder, check=False).returncode == 0


def run(steps: Sequence[Step]) -> int:
    """Run every step, also after one has failed, and return the exit status of the whole."""
    outcomes = []
    for step in steps:
        print(f"\n=== {step.name}", flush=True)
        begun = time.monotonic()
        outcomes.append((step.name, step.passes(), time.monotonic() - begun))
    print()
    for name, passed, seconds in outcomes:
        print(f"{'ok  ' if passed else 'FAIL'} {seconds:7.1f} s  {name}")
    failed = sum(not passed for _, passed, _ in outcomes)
    print(f"steps: {len(outcomes) - failed} passed, {failed} failed")
    sys.stdout.flush()
    return 1 if failed else 0
