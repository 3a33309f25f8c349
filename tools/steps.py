"""Running a list of named commands and saying what became of each."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 3600
"""Seconds until a command that does not end is ended, with all that it started."""


@dataclass(frozen=True, slots=True)
class Step:
    """One command of a longer check, run in ``folder``, for at most so many seconds."""

    name: str
    command: tuple[str, ...]
    folder: Path = ROOT
    most: float = MOST

    def passes(self) -> bool:
        """Run the command; its output goes to the terminal."""
        with subprocess.Popen(self.command, cwd=self.folder, start_new_session=True) as running:
            try:
                return running.wait(self.most) == 0
            except subprocess.TimeoutExpired:
                print(f"{self.name}: not done in {self.most:.0f} s", flush=True)
                os.killpg(running.pid, signal.SIGKILL)
                return False
            except KeyboardInterrupt:
                os.killpg(running.pid, signal.SIGINT)  # a session of its own hears no Ctrl+C
                raise


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
