"""What every test shares: the outcomes that the rule book's coverage is checked against."""

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

from tests.bus import bus  # noqa: F401 - a fixture of every test
from tests.ceilings import Ceilings, watch
from tests.databases import (  # noqa: F401 - fixtures
    address,
    cluster,
    migrated,
    migrated_too,
    own_cluster,
    tried_with_both,
)
from tests.machine import LACKING
from tests.marks import tries_all
from tests.refusals import refusals_say_what_they_need  # noqa: F401 - a fixture of every test
from tools.left_out import LEFT_OUT

# the processes that tests start (and our workers) need not compile all they import, each anew
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# no test is judged by the clock
settings.register_profile("stafla", deadline=None)
settings.load_profile("stafla")

ROOT = Path(__file__).resolve().parent.parent
OUTCOMES = ROOT / ".make" / "outcomes.json"


class Outcomes:
    """Collects, in the controlling process, whether each test (all its parameters) passed.

    A test that was left out because this machine lacks something is ``lacking``, not ``skipped``.
    """

    def __init__(self) -> None:
        self.by_test: dict[str, set[str]] = defaultdict(set)
        self.lacking: dict[str, str | None] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the outcome of the call, or of a set-up that did not reach it."""
        if report.when == "call" or report.outcome != "passed":
            why = self.lacking[report.nodeid] = reason_lacking(report)
            self.by_test[report.nodeid.split("[")[0]].add("lacking" if why else report.outcome)

    def pytest_sessionfinish(self) -> None:
        """Keep this run's outcomes beside those of tests it did not run."""
        OUTCOMES.parent.mkdir(exist_ok=True)
        by_test = {test: sorted(seen) for test, seen in self.by_test.items()}
        for file, now in ((OUTCOMES, by_test), (LEFT_OUT, self.lacking)):
            known = json.loads(file.read_text()) if file.exists() else {}
            kept = {test: seen for test, seen in (known | now).items() if seen}
            file.write_text(json.dumps(kept, indent=1, sort_keys=True))


def reason_lacking(report: pytest.TestReport) -> str | None:
    """What this machine lacks for a test that was skipped for that; None: it was not."""
    if report.outcome != "skipped" or not isinstance(report.longrepr, tuple):
        return None
    _, found, why = report.longrepr[2].partition(LACKING)
    return why if found else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Elsewhere than in CI, what it alone runs is for verify; so is most of PostgreSQL."""
    for item in items:
        if item.get_closest_marker("ci") and not tries_all():
            item.add_marker(pytest.mark.verify)
        chosen = getattr(item, "callspec", None)
        second = chosen is not None and chosen.params.get("address") == "postgresql"
        if second and not tried_with_both(item.path):
            item.add_marker(pytest.mark.verify)


def pytest_configure(config: pytest.Config) -> None:
    """Ceilings in every worker; the collector of outcomes once."""
    config.pluginmanager.register(Ceilings(config))
    watch(config)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Outcomes())
