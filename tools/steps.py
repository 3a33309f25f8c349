"""Running named commands, in a row or some beside others, and saying what became of each."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
EVERY_TEST = "STAFLA_EVERY_TEST"
"""In the environment, as "true": tests that `make test` leaves to CI run too (tests/marks.py)."""
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


class Outcome(NamedTuple):
    """What became of a step, and how many seconds it took."""

    name: str
    passed: bool
    seconds: float


class RunningStep:
    """A step that runs beside others: what it says is shown when it is done."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.at = time.monotonic()
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed with its end
        self._process = subprocess.Popen(
            step.command,
            cwd=step.folder,
            stdout=self._said,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def is_over(self) -> bool:
        """Whether it has ended, or is ended now, as it took too long."""
        if self._process.poll() is None and time.monotonic() - self.at > self.step.most:
            self.end(signal.SIGKILL)
        return self._process.poll() is not None

    def end(self, by: signal.Signals) -> None:
        """End it with all that it started."""
        os.killpg(self._process.pid, by)
        self._process.wait()

    def outcome(self) -> Outcome:
        """Show what it said, once it is over."""
        print(f"\n=== {self.step.name}", flush=True)
        with self._said as said:
            said.seek(0)
            print(said.read().decode(errors="replace"), end="", flush=True)
        passed = self._process.returncode == 0
        return Outcome(self.step.name, passed, time.monotonic() - self.at)


def run_beside(lanes: Sequence[Sequence[Step]]) -> list[Outcome]:
    """Run several lanes of steps at the same time, those of one lane in a row."""
    outcomes: list[Outcome] = []
    left, going = [list(lane) for lane in lanes], dict[int, RunningStep]()
    try:
        while going or any(left):
            for lane, steps in enumerate(left):
                if steps and lane not in going:
                    going[lane] = RunningStep(steps.pop(0))
            time.sleep(0.05)
            over = [lane for lane, one in going.items() if one.is_over()]
            outcomes += [going.pop(lane).outcome() for lane in over]
    finally:
        for one in going.values():
            one.end(signal.SIGINT)  # a session of its own hears no Ctrl+C
    return outcomes


def run(steps: Sequence[Step], lanes: Sequence[Sequence[Step]] = ()) -> int:
    """Run every step, also after one has failed, and return the exit status of the whole.

    Before them run those of ``lanes``, as of `run_beside`.
    """
    outcomes = run_beside(lanes)
    for step in steps:
        print(f"\n=== {step.name}", flush=True)
        begun = time.monotonic()
        outcomes.append(Outcome(step.name, step.passes(), time.monotonic() - begun))
    print()
    for name, passed, seconds in outcomes:
        print(f"{'ok  ' if passed else 'FAIL'} {seconds:7.1f} s  {name}")
    failed = sum(not outcome.passed for outcome in outcomes)
    print(f"steps: {len(outcomes) - failed} passed, {failed} failed")
    sys.stdout.flush()
    return 1 if failed else 0
