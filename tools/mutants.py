"""A pytest plugin that tries every mutant of a folder which `mutmut` has filled: `tools.mutate`.

The tests are collected and run once, unchanged, which also fills what they keep between them. Every
mutant then gets a process of its own, forked from this one, which runs the tests that reach the
changed function, the quickest first, up to the first that fails.
"""

import gc
import json
import os
import resource
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import Phase, settings

NO_TEST = 33
"""Status of a mutant that no test reaches."""
PATIENCE = 30
"""Seconds of processor time, above twice what its tests take, until a mutant goes on for ever."""


@dataclass
class Source:
    """A mutated file's mutants and what became of each (None: not tried)."""

    meta: Path
    kept: dict[str, dict[str, int | None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.kept = json.loads(self.meta.read_text())

    def note(self, mutant: str, status: int) -> None:
        """Keep a result, so that a run cut short goes on where it stopped."""
        self.kept["exit_code_by_key"][mutant] = status
        self.meta.write_text(json.dumps(self.kept, indent=1))

    def untried(self) -> list[str]:
        """Mutants without a result."""
        return [name for name, status in self.kept["exit_code_by_key"].items() if status is None]


@dataclass
class Trials:
    """Mutants at work, each in its process."""

    session: pytest.Session
    running: dict[int, tuple[Source, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = json.loads(Path("mutmut-stats.json").read_text())
        self.seconds: dict[str, float] = known["duration_by_test"]
        items = {item.nodeid: item for item in self.session.items}
        self.reaching = {
            function: [items[test] for test in sorted(tests, key=self.seconds.__getitem__)]
            for function, tests in known["tests_by_mangled_function_name"].items()
        }

    def begin(self, source: Source, mutant: str) -> None:
        """Start a mutant's process, or note that no test reaches it."""
        tests = self.reaching.get(mutant.partition("__mutmut_")[0], [])
        if not tests:
            source.note(mutant, NO_TEST)
        elif child := os.fork():
            self.running[child] = source, mutant
        else:
            self.run(mutant, tests)

    def run(self, mutant: str, tests: list[pytest.Item]) -> None:
        """In the mutant's own process: 1 if a test fails, 0 if none does."""
        seconds = int(2 * sum(self.seconds[test.nodeid] for test in tests)) + PATIENCE
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.environ["MUTANT_UNDER_TEST"] = mutant
        try:
            os._exit(0 if passed(self.session, tests) else 1)
        except BaseException:  # whatever ends a run, an interrupt by the mutant included
            os._exit(1)

    def await_one(self) -> None:
        """Wait until some mutant's process ends, and keep what it says."""
        child, status = os.wait()
        source, mutant = self.running.pop(child)
        source.note(mutant, os.waitstatus_to_exitcode(status))


def passed(session: pytest.Session, tests: list[pytest.Item]) -> bool:
    """Run tests up to the first that fails."""
    for test, following in zip(tests, [*tests[1:], None], strict=True):
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        if session.testsfailed:
            return False
    return True


def pytest_sessionstart() -> None:
    """Nobody reads the smallest example of what failed."""
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("mutants", settings(), phases=phases, database=None)
    settings.load_profile("mutants")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try what has not been tried, on all processors."""
    os.environ["MUTANT_UNDER_TEST"] = ""
    if not passed(session, session.items):
        return True
    gc.freeze()
    trials = Trials(session)
    for meta in sorted(Path("src").rglob("*.meta")):
        source = Source(meta)
        for mutant in source.untried():
            if len(trials.running) >= (os.cpu_count() or 2):
                trials.await_one()
            trials.begin(source, mutant)
    while trials.running:
        trials.await_one()
    return True
