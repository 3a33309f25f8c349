"""No test runs for ever: a ceiling of seconds for each, and an end for what it started.

A test that reaches its ceiling fails and its fixtures end what they opened (`pytest-timeout`, by a
signal). Where that does not help, as when the kernel never comes back or a server's thread does not
end, the process writes down where every thread stands and ends; `pytest -n` starts another. Whoever
watches from outside then ends the programs that the tests of that process had started.
"""

import faulthandler
import os
import subprocess
import sys
from collections.abc import Iterator
from uuid import uuid4

import pytest

ORDINARY, BROWSER, VERIFY = 180, 420, 3600
"""Seconds: many times what the slowest of each kind takes alone, for machines with other work."""
GRACE = 60
"""Seconds for what a failed test opened to end, before the process is ended."""
SIGN = "STAFLA_TESTS"
# the pipe closes with this process, however it ends; then whatever bears its sign ends too
WATCH = """
import os, signal, sys
from pathlib import Path
sys.stdin.read()
sign = sys.argv[1].encode()
for folder in Path("/proc").glob("[0-9]*"):
    try:
        if sign in (folder / "environ").read_bytes().split(b"\\0"):
            os.kill(int(folder.name), signal.SIGKILL)
    except OSError:
        pass
"""


def ceiling(item: pytest.Item) -> int:
    """Seconds that a test may take with its fixtures; a mark of its own comes first."""
    if (own := item.get_closest_marker("timeout")) is not None:
        return int(own.args[0])
    if item.get_closest_marker("verify"):
        return VERIFY
    return BROWSER if item.get_closest_marker("browser") else ORDINARY


class Ceilings:
    """Sets each test's ceiling and ends a process that does not heed it."""

    def __init__(self, config: pytest.Config) -> None:
        capture = config.pluginmanager.getplugin("capturemanager")
        with capture.global_and_fixture_disabled():
            self.terminal = os.dup(2)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Mark every test that has no ceiling of its own."""
        for item in items:
            item.add_marker(pytest.mark.timeout(ceiling(item)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """The last resort: it needs neither the main thread nor the interpreter."""
        self.end_after(ceiling(item) + GRACE)
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()

    @pytest.hookimpl(trylast=True)
    def pytest_exception_interact(self) -> None:
        """A test has failed, and pytest called off the end that it had set."""
        self.end_after(GRACE)

    def end_after(self, seconds: float) -> None:
        """Write down where every thread stands and end the process, unless called off."""
        faulthandler.dump_traceback_later(seconds, exit=True, file=self.terminal)


def watch(config: pytest.Config) -> None:
    """Have the programs that this process starts end when it does, even if it is killed."""
    os.environ[SIGN] = uuid4().hex
    # from outside the terminal's group, so that Ctrl+C does not end it before its work is done
    watcher = subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", WATCH, f"{SIGN}={os.environ[SIGN]}"],
        stdin=subprocess.PIPE,
        env={},
        start_new_session=True,
    )
    config.add_cleanup(lambda: watcher.communicate() and None)
