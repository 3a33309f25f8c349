"""What every test shares: the outcomes that the rule book's coverage is checked against."""

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

from tests.bus import bus  # noqa: F401 - a fixture of every test
from tests.databases import address, cluster, migrated, own_cluster  # noqa: F401 - fixtures

# no test is judged by the clock
settings.register_profile("stafla", deadline=None)
settings.load_profile("stafla")

ROOT = Path(__file__).resolve().parent.parent
OUTCOMES = ROOT / ".make" / "outcomes.json"


class Outcomes:
    """Collects, in the controlling process, whether each test (all its parameters) passed."""

    def __init__(self) -> None:
        self.by_test: dict[str, set[str]] = defaultdict(set)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the outcome of the call, or of a set-up that did not reach it."""
        if report.when == "call" or report.outcome != "passed":
            self.by_test[report.nodeid.split("[")[0]].add(report.outcome)

    def pytest_sessionfinish(self) -> None:
        """Keep this run's outcomes beside those of tests it did not run."""
        OUTCOMES.parent.mkdir(exist_ok=True)
        known = json.loads(OUTCOMES.read_text()) if OUTCOMES.exists() else {}
        known.update({test: sorted(seen) for test, seen in self.by_test.items()})
        OUTCOMES.write_text(json.dumps(known, indent=1, sort_keys=True))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """PostgreSQL under club and web: in CI and `make verify`; the store's own tests, always."""
    if os.environ.get("CI") == "true":
        return
    for item in items:
        chosen = getattr(item, "callspec", None)
        second = chosen is not None and chosen.params.get("address") == "postgresql"
        if second and "store" not in item.path.parts:
            item.add_marker(pytest.mark.verify)


def pytest_configure(config: pytest.Config) -> None:
    """Register the collector once, not in every worker."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Outcomes())
