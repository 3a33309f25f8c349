"""A pytest plugin that tries careless changes of functions, each in a process forked from this one.

The tests are collected once; the child gives the function its changed code (`tools.mutants`) and
runs the tests named beside the change up to the first that fails.
"""

import importlib
import inspect
import os
import re
import resource
import signal
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

import pytest

from tests import ceilings
from tools.careless import SOURCE, Change, changes
from tools.careless.outcomes import FAILS, NOTICED, SURVIVED, Outcomes, digest_of
from tools.mutants import put_in_place, runs_apart
from tools.mutations import alike, functions

ORDER = "STAFLA_CARELESS"
"""Digests of the changes that are to be tried, a line each."""
MOST_SECONDS = 600.0
"""Until tests that a change makes go on for ever are ended."""
MOST_OF_A_TEST = 60
PAUSE = 0.05
LOST = "of another tree: "


@dataclass(frozen=True, slots=True)
class InPlace:
    """A function of a file with its changed code."""

    path: Path
    code: CodeType


def code_of(change: Change) -> InPlace | None:
    """The one function that a change is of; None: a copy is changed."""
    if change.apart or change.path.suffix != ".py":
        return None
    text, file = change.path.read_text(), str(change.path)
    old, new = (compile(one, file, "exec") for one in (text, change.made_in(text)))
    known, made = functions(old), functions(new)
    if known.keys() != made.keys() or not alike(_outline(old), _outline(new)):
        return None
    differs = [made[place] for place in made if not alike(known[place], made[place])]
    same_names = [
        code
        for place, code in made.items()
        if code in differs and code.co_freevars == known[place].co_freevars
    ]
    return InPlace(change.path, differs[0]) if len(differs) == len(same_names) == 1 else None


def _outline(code: CodeType) -> CodeType:
    """A module or class without what its functions do."""
    consts = tuple(
        _outline(one) if isinstance(one, CodeType) and not _is_function(one) else one
        for one in code.co_consts
        if not (isinstance(one, CodeType) and _is_function(one))
    )
    return code.replace(co_consts=consts)


def _is_function(code: CodeType) -> bool:
    return bool(code.co_flags & 0x02) and not code.co_name.startswith("<")


class Trials:
    """Runs tests in children of this process."""

    def __init__(self, session: pytest.Session) -> None:
        self.session = session
        self._sound: dict[str, bool] = {}
        self._words: dict[object, set[str]] = {}

    def outcome_of(self, change: Change) -> str:
        """What became of a change."""
        order = {file: place for place, file in enumerate(change.tests)}
        chosen = [one for one in self.session.items if _file(one) in order]
        changed = code_of(change)
        about = _words(change.old + change.new + change.breaks)
        about |= _words(changed.code.co_qualname) if changed else set()
        chosen.sort(key=lambda one: (-len(about & self._words_of(one)), order[_file(one)]))
        failed = self.first_failure(chosen, changed)
        if failed is None or failed.startswith(LOST):
            return SURVIVED if failed is None else failed
        return NOTICED if self.is_sound(failed) else FAILS

    def _words_of(self, item: pytest.Item) -> set[str]:
        """The words of a test: who speaks of the same is likely to notice, and runs first."""
        function = getattr(item, "function", None)
        if function not in self._words:
            self._words[function] = _words(inspect.getsource(function)) if function else set()
        return self._words[function]

    def is_sound(self, name: str) -> bool:
        """Whether a test passes unchanged; what ended before any began passes."""
        if name not in self._sound:
            alone = [one for one in self.session.items if one.nodeid == name]
            self._sound[name] = not alone or self.first_failure(alone, None) is None
        return self._sound[name]

    def first_failure(self, items: list[pytest.Item], changed: InPlace | None) -> str | None:
        """The test that fails first in a child, or amid which that ends; None: all pass."""
        with tempfile.TemporaryFile() as note:
            child = os.fork()
            if not child:
                self._run(items, changed, note.fileno())
            passed = _await(child) == 0
            note.seek(0)
            return None if passed else note.read().decode()

    def _run(self, items: list[pytest.Item], changed: InPlace | None, out: int) -> None:
        """In the child: write down each test before it begins, up to the first that fails."""
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        os.setpgid(0, 0)
        ceilings.GRACE = 10
        passed = False
        with suppress(BaseException):  # whatever ends a run, an interrupt by the change included
            if changed is not None:
                _put(changed, out)
            for item, following in zip(items, (*items[1:], None), strict=True):
                _write(out, item.nodeid)
                item.add_marker(pytest.mark.timeout(MOST_OF_A_TEST), append=False)
                used = int(time.process_time()) + 2 * MOST_OF_A_TEST
                resource.setrlimit(resource.RLIMIT_CPU, (used, resource.RLIM_INFINITY))
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self.session.testsfailed:
                    break
            else:
                passed = True
        os._exit(0 if passed else 1)


def _put(changed: InPlace, out: int) -> None:
    try:
        change_code(changed)
    except LookupError as lost:
        _write(out, f"{LOST}{lost}")
        raise


def _write(out: int, told: str) -> None:
    """Write something in the place of what was written before."""
    os.ftruncate(out, 0)
    os.pwrite(out, told.encode(), 0)


def _await(child: int) -> int:
    """How a child ended; one that takes too long is ended, with all that it started."""
    until = time.monotonic() + MOST_SECONDS
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended or time.monotonic() > until:
            break
        time.sleep(PAUSE)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    return status if ended else os.waitpid(child, 0)[1]


def _words(text: str) -> set[str]:
    return set(re.findall(r"[^\W_]{4,}", text))


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One database is enough, and a server in a process of its own runs the code unchanged."""
    items[:] = [item for item in items if "postgresql" not in item.nodeid and not runs_apart(item)]


def change_code(changed: InPlace) -> None:
    """Put a change in its place; a module that no test has imported yet is imported.

    Raises:
        LookupError: another tree's package is imported here.
    """
    file = str(changed.path)
    if not any(getattr(one, "__file__", None) == file for one in list(sys.modules.values())):
        inside = changed.path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(one for one in (SOURCE.name, *inside) if one != "__init__")
        if importlib.import_module(name).__file__ != file:
            raise LookupError(name)
    put_in_place(changed.path, changed.code, str(SOURCE))


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try what is asked for."""
    wanted = set(os.environ[ORDER].split())
    outcomes, trials = Outcomes(), Trials(session)
    with session.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        for change in changes():
            if digest_of(change) in wanted:
                sys.stdout.flush()
                outcomes.note(change, trials.outcome_of(change))
    return True
