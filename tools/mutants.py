"""A pytest plugin that tries every mutant of a folder which `mutmut` has filled: `tools.mutate`.

The tests are collected and run once, unchanged, which also fills what they keep between them. Every
mutant then gets a process of its own, forked from this one, which runs the tests that reach the
changed function up to the first that fails: first those that noticed other mutants of the function,
or of its file, then the quickest.
"""

import gc
import json
import os
import resource
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import Phase, settings
from mutmut.mutation import trampoline

NO_TEST = 33
"""Status of a mutant that no test reaches."""
PATIENCE = 5
"""Seconds of processor time, above thrice what a test takes, until a mutant goes on for ever."""


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
    """Mutants at work, each in its process, which writes down the test that fails."""

    session: pytest.Session
    seconds: dict[str, float]
    running: dict[int, tuple[Source, str, int]] = field(default_factory=dict)
    noticed: Counter[tuple[str, str]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        known = json.loads(Path("mutmut-stats.json").read_text())
        self.items = {item.nodeid: item for item in self.session.items}
        self.reaching: dict[str, list[str]] = known["tests_by_mangled_function_name"]

    def begin(self, source: Source, mutant: str) -> None:
        """Start a mutant's process, or note that no test reaches it."""
        tests = self.tests_of(mutant)
        if not tests:
            return source.note(mutant, NO_TEST)
        answer, told = os.pipe()
        if child := os.fork():
            os.close(told)
            self.running[child] = source, mutant, answer
        else:
            self.run(mutant, [self.items[test] for test in tests], told)

    def tests_of(self, mutant: str) -> list[str]:
        """The tests that reach a mutant, the most promising first."""
        function, module = names(mutant)

        def promise(test: str) -> tuple[int, int, float]:
            there, near = self.noticed[function, test], self.noticed[module, test]
            return -there, -near, self.seconds[test]

        return sorted(self.reaching.get(function, ()), key=promise)

    def run(self, mutant: str, tests: list[pytest.Item], told: int) -> None:
        """In the mutant's own process: 1 if a test fails, 0 if none does."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        trampoline.get_mutant_under_test = lambda: mutant  # else it is looked up at every call
        try:
            failed = self.first_failure(tests)
            os.write(told, failed.encode())
            os._exit(1 if failed else 0)
        except BaseException:  # whatever ends a run, an interrupt by the mutant included
            os._exit(1)

    def first_failure(self, tests: list[pytest.Item]) -> str:
        """The first test that fails, if one does; one that never ends takes the process with it."""
        for test, following in pairwise((*tests, None)):
            limit = int(time.process_time() + 3 * self.seconds[test.nodeid]) + PATIENCE
            resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
            if not passes(self.session, test, following):
                return test.nodeid
        return ""

    def await_one(self) -> None:
        """Wait until some mutant's process ends, and keep what it says."""
        child, status = os.wait()
        source, mutant, answer = self.running.pop(child)
        with os.fdopen(answer, "rb") as pipe:
            if test := pipe.read().decode():
                self.noticed.update((name, test) for name in names(mutant))
        source.note(mutant, os.waitstatus_to_exitcode(status))


def names(mutant: str) -> tuple[str, str]:
    """The changed function, as the tool calls it, and its module."""
    function = mutant.partition("__mutmut_")[0]
    return function, function.rpartition(".")[0]


def passes(session: pytest.Session, test: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test: whether it, and all before it, passed."""
    test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
    return not session.testsfailed


def unchanged(session: pytest.Session) -> dict[str, float] | None:
    """Seconds of processor time that each test takes without a mutant; none if one fails."""
    seconds = {}
    for test, following in pairwise((*session.items, None)):
        begun = time.process_time()
        if not passes(session, test, following):
            return None
        seconds[test.nodeid] = time.process_time() - begun
    return seconds


def pytest_sessionstart() -> None:
    """Nobody reads the smallest example of what failed."""
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("mutants", settings(), phases=phases, database=None)
    settings.load_profile("mutants")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try what has not been tried, on all processors."""
    os.environ["MUTANT_UNDER_TEST"] = ""
    seconds = unchanged(session)
    if seconds is None:
        return True
    gc.freeze()
    trials = Trials(session, seconds)
    for meta in sorted(Path("src").rglob("*.meta")):
        source = Source(meta)
        for mutant in source.untried():
            if len(trials.running) >= (os.cpu_count() or 2):
                trials.await_one()
            trials.begin(source, mutant)
    while trials.running:
        trials.await_one()
    return True
