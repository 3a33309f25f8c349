"""A pytest plugin that tries mutations of a package: `tools.mutate` tells it which by `ORDER`.

The tests are collected and run once, unchanged, which tells which of them reach which function;
that is kept test by test beside the results, so that a run cut short does not repeat it. They are
shared out among as many processes as may run at once, file by file. Every mutation then gets a
process of its own, forked from this one when nothing runs in it, where the function is given its
changed code; there the tests that reach it run up to the first that fails: first those that
noticed other mutations of the function, or of its file, then the quickest.
"""

import ast
import functools
import gc
import json
import os
import resource
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import accumulate, zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import Phase, settings

from tests import ceilings
from tools.mutations import Mutation, of_folder

ORDER = "STAFLA_MUTATE"
"""JSON: the folder of the package, the names of the mutations to be tried, where results go, how
many at once, for how many seconds each is tested at most."""
NOTICED, SURVIVED, UNREACHED = "noticed", "survived", "no test reaches it"
PATIENCE = 10
"""Seconds, above five times what a test takes, until a mutation makes it go on for ever."""
MOST = 150.0
"""Seconds that the tests of one mutation take unchanged, the most promising of them, by default."""
Where = tuple[str, str]
"""A function: its file and its qualified name."""


@dataclass(frozen=True, slots=True)
class TrialOrder:
    """What is to be tried."""

    folder: str
    names: list[str]
    results: str
    jobs: int
    seconds: float = MOST

    @classmethod
    def from_environment(cls) -> "TrialOrder":
        """The order in the environment."""
        return cls(**json.loads(os.environ[ORDER]))


@dataclass
class Results:
    """What became of each mutation, kept as it comes: a run cut short goes on where it stopped."""

    path: Path
    known: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.path.exists():
            self.known = json.loads(self.path.read_text())

    def note(self, name: str, outcome: str) -> None:
        """Keep one."""
        self.known[name] = outcome
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(self.known, indent=1, ensure_ascii=False, sort_keys=True))
        part.replace(self.path)


class Reach:
    """Which test reaches which function, found out while the tests run unchanged."""

    def __init__(self, folder: Path, kept: Path) -> None:
        self.prefix = str(folder.resolve()) + os.sep
        self.kept = kept
        self.tests: defaultdict[Where, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self._traced = Coverage(
            data_file=None, config_file=False, include=[f"{self.prefix}*"], messages=False
        )
        # that nothing of the folder has run yet is told as a warning, which tests take for an error
        self._traced.set_option("run:disable_warnings", ["no-data-collected"])
        self._take_up()

    def _take_up(self) -> None:
        """What is known from before, by whatever process, up to where that was cut short."""
        parts = sorted(self.kept.parent.glob(f"{self.kept.name}.*"))
        lines = [
            line
            for path in (self.kept, *parts)
            if path.exists()
            for line in path.read_text().splitlines(keepends=True)
            if line.endswith("\n")
        ]
        self.kept.write_text("".join(lines))
        for path in parts:
            path.unlink()
        for line in lines:
            self._learn(**json.loads(line))

    def _learn(
        self, test: str, seconds: float, reached: dict[str, list[str]], *, failed: bool
    ) -> None:
        """Of one test: what it took, and the functions it reaches, by file."""
        self.seconds[test] = seconds
        if failed:
            self.failed.add(test)
        for file, functions in reached.items():
            for function in functions:
                self.tests[self.prefix + file, function].add(test)

    def _keep(self, test: str, *, failed: bool) -> None:
        """Learn of a test that was just run, and write it down."""
        told: dict[str, Any] = {
            "test": test,
            "seconds": self.seconds[test],
            "failed": failed,
            "reached": self.reached_by(test),
        }
        with self.kept.open("a") as file:
            file.write(json.dumps(told) + "\n")
        self._learn(**told)

    @contextmanager
    def of(self, test: str) -> Iterator[None]:
        """Note what is reached by a test while this lasts."""
        self._traced.switch_context(test)
        begun = time.monotonic()
        try:
            yield
        finally:
            self.seconds[test] = time.monotonic() - begun

    def reached_by(self, test: str) -> dict[str, list[str]]:
        """The functions of which a test ran a line, by file."""
        data = self._traced.get_data()
        data.set_query_context(test)
        reached = {}
        for file in sorted(data.measured_files()):
            if not file.endswith(".py"):
                continue  # a page's template, which bears its own name when it runs
            owners = functions_by_line(file)
            if functions := {owners[line] for line in data.lines(file) or () if line in owners}:
                reached[file.removeprefix(self.prefix)] = sorted(functions)
        return reached

    def find(self, session: pytest.Session, jobs: int) -> None:
        """Run all tests not yet run; those that fail unchanged prove nothing and are left out."""
        untold = [item for item in session.items if item.nodeid not in self.seconds]
        shares = share_out(untold, jobs)
        own, children = self.kept, list[int]()
        for number, share in enumerate(shares[1:], 1):
            if child := os.fork():
                children.append(child)
                continue
            self.kept = own.with_name(f"{own.name}.{number}")
            with suppress(BaseException):  # what it did not come to is run by the others' parent
                self._run(session, share)
            os._exit(0)
        self._run(session, shares[0])
        for child in children:
            os.waitpid(child, 0)
        self._take_up()
        if children:
            self._run(session, [item for item in untold if item.nodeid not in self.seconds])

    def _run(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        """Run some tests, one after the other."""
        with self._traced.collect():
            for item, following in zip_longest(items, items[1:]):
                before = session.testsfailed
                with self.of(item.nodeid):
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                self._keep(item.nodeid, failed=session.testsfailed > before)
                session.testsfailed = before


@functools.cache
def functions_by_line(path: str) -> dict[int, str]:
    """The outermost function that each line of a file is inside of, by its qualified name."""
    owners: dict[int, str] = {}

    def enter(nodes: Iterable[ast.stmt], prefix: str) -> None:
        for node in nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                first, last = node.body[0].lineno, node.body[-1].end_lineno or 0
                owners.update(dict.fromkeys(range(first, last + 1), f"{prefix}{node.name}"))
            elif isinstance(node, ast.ClassDef):
                enter(node.body, f"{prefix}{node.name}.")
            else:  # what stands under a condition
                enter(
                    (one for one in ast.iter_child_nodes(node) if isinstance(one, ast.stmt)), prefix
                )

    enter(ast.parse(Path(path).read_text()).body, "")
    return owners


def share_out(items: list[pytest.Item], shares: int) -> list[list[pytest.Item]]:
    """Tests in so many shares of about the same number, those of a file in one."""
    files: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        files[item.nodeid.partition("::")[0]].append(item)
    shared: list[list[pytest.Item]] = [[] for _ in range(shares)]
    for some in sorted(files.values(), key=len, reverse=True):
        min(shared, key=len).extend(some)
    return shared


@dataclass
class Trials:
    """Mutations at work, each in its process, which writes down the test that fails."""

    session: pytest.Session
    reach: Reach
    results: Results
    most: float
    running: dict[int, tuple[Mutation, int]] = field(default_factory=dict)
    noticed: Counter[tuple[object, str]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.items = {item.nodeid: item for item in self.session.items}

    def begin(self, mutation: Mutation) -> None:
        """Start a mutation's process, or note that no test reaches it."""
        tests = self.tests_of(mutation)
        if not tests:
            return self.results.note(mutation.name, UNREACHED)
        answer, out = os.pipe()
        if child := os.fork():
            os.close(out)
            self.running[child] = mutation, answer
        else:
            self.run(mutation, [self.items[test] for test in tests], out)

    def tests_of(self, mutation: Mutation) -> list[str]:
        """The tests that reach a mutation, the most promising first."""
        path = str(mutation.path.resolve())
        place = path, mutation.function

        def promise(test: str) -> tuple[int, int, int, float]:
            there, near = self.noticed[place, test], self.noticed[path, test]
            return -there, -near, distance(test, mutation.path), self.reach.seconds[test]

        proving = self.reach.tests.get(place, set()) & (self.items.keys() - self.reach.failed)
        found = sorted(proving, key=promise)
        spent = accumulate(self.reach.seconds[test] for test in found)
        pairs = zip(found, spent, strict=True)
        return [test for test, seconds in pairs if seconds < self.most] or found[:1]

    def run(self, mutation: Mutation, tests: list[pytest.Item], out: int) -> None:
        """In the mutation's own process: tell the first test that fails, if one does."""
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        os.setpgid(0, 0)
        try:
            assert mutation.code is not None
            put_in_place(mutation.path, mutation.code, str(Path(self.reach.prefix).parent))
            failed = self.first_failure(tests)
            os.write(out, failed.encode())
            os._exit(1 if failed else 0)
        except BaseException:  # whatever ends a run, an interrupt by the mutation included
            os._exit(1)

    def first_failure(self, tests: list[pytest.Item]) -> str:
        """The first test that fails, if one does; one that never ends takes the process with it."""
        ceilings.GRACE = PATIENCE
        for test, following in zip_longest(tests, tests[1:]):
            most = int(5 * self.reach.seconds[test.nodeid]) + PATIENCE
            test.add_marker(pytest.mark.timeout(most), append=False)
            used = int(time.process_time()) + most + 2 * PATIENCE
            resource.setrlimit(resource.RLIMIT_CPU, (used, resource.RLIM_INFINITY))
            test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
            if self.session.testsfailed:
                return test.nodeid
        return ""

    def await_one(self) -> None:
        """Wait until some mutation's process ends, and keep what it says."""
        child, status = os.wait()
        with suppress(ProcessLookupError):  # what it started and left
            os.killpg(child, signal.SIGKILL)
        mutation, answer = self.running.pop(child)
        with os.fdopen(answer, "rb") as pipe:
            if test := pipe.read().decode():
                path = str(mutation.path.resolve())
                self.noticed.update([((path, mutation.function), test), (path, test)])
        self.results.note(mutation.name, NOTICED if status else SURVIVED)


def distance(test: str, source: Path) -> int:
    """How far a test is from a source file: of the same name, in the folder beside, elsewhere."""
    file = Path(test.partition("::")[0])
    if file.stem == f"test_{source.stem}":
        return 0
    return 1 if file.parent.name == source.parent.name else 2


def put_in_place(file: Path, new: CodeType, source: str) -> None:
    """Give a function of a file its changed code; what any of the source computed is forgotten."""
    path = str(file.resolve())
    for one in gc.get_objects():
        if isinstance(one, FunctionType):
            code = one.__code__
            if code.co_filename == path and code.co_qualname == new.co_qualname:
                with suppress(ValueError):  # another of the same name, with other free variables
                    one.__code__ = new
        elif isinstance(one, functools._lru_cache_wrapper):
            inner = getattr(one, "__wrapped__", None)
            if isinstance(inner, FunctionType) and inner.__code__.co_filename.startswith(source):
                one.cache_clear()


def pytest_sessionstart() -> None:
    """Nobody reads the smallest example of what failed."""
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("mutants", settings(), phases=phases, database=None)
    settings.load_profile("mutants")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One database is enough, and a server in a process of its own runs the code unchanged."""
    items[:] = [item for item in items if "postgresql" not in item.nodeid and not runs_apart(item)]


def runs_apart(item: pytest.Item) -> bool:
    """Whether a test works with a server in a process of its own."""
    module = getattr(item, "module", None)
    return any(hasattr(module, name) for name in ("Served", "Site")) or (
        "started" in getattr(item, "fixturenames", ())
    )


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try what has not been tried."""
    order = TrialOrder.from_environment()
    results = Results(Path(order.results))
    wanted = set(order.names) - set(results.known)
    chosen = [one for one in of_folder(Path(order.folder)) if one.name in wanted]
    reach = Reach(Path(order.folder), results.path.with_suffix(".reach"))
    reach.find(session, order.jobs)
    results.path.with_suffix(".failed").write_text("".join(f"{one}\n" for one in reach.failed))
    gc.collect()
    gc.freeze()
    gc.unfreeze()
    trials = Trials(session, reach, results, order.seconds)
    for mutation in chosen:
        if len(trials.running) >= order.jobs:
            trials.await_one()
        trials.begin(mutation)
    while trials.running:
        trials.await_one()
    return True
