"""A site under load whose parts fail at random: what was acknowledged is there, and it goes on."""

import random
import resource
import time

import pytest

from tests.databases import KINDS
from tests.web.server.ledger import write_down
from tests.web.server.site import BASE, Company, Site, clocks, goes_on

COMPANIES = 2
SECOND = 1_000


class Stricken:
    """A site under load, and everything of it that can fail."""

    def __init__(self, folder, dice, bus, cluster=None) -> None:
        self.site, self.dice, self.bus, self.cluster = Site(folder), dice, bus, cluster
        self.companies = [Company(self.site, random.Random(n)) for n in range(COMPANIES)]

    def __enter__(self):
        for company in self.companies:
            company.start()
        for company in self.companies:
            goes_on(company)
        return self

    def __exit__(self, *_error):
        for company in self.companies:
            company.over.set()
        for company in self.companies:
            company.join()
        self.site.__exit__()

    def strike(self, part):
        """End a part as a power cut would, at some moment, and start it again."""
        time.sleep(self.dice.uniform(0.0, 0.3))
        if part == "worker":
            self.site.kill(self.dice.randrange(len(self.site.workers)))
        elif part == "bus":
            self.bus.kill()
            time.sleep(self.dice.uniform(0.0, 0.3))
            self.bus.start()
        else:
            self.cluster.kill()
            time.sleep(self.dice.uniform(0.0, 0.3))
            self.cluster.start()
        for company in self.companies:
            goes_on(company)

    def rest(self):
        """Have everybody stop playing, and look after what they did."""
        for company in self.companies:
            company.over.set()
        for company in self.companies:
            company.join()
            company.check()
        for company in self.companies:
            if company.table is not None and any(company.acts[company.table]):
                assert_clock_right(self.site, company)


def assert_clock_right(site, company):
    """Every worker tells the same clock, and all time since it was started is on it."""
    one, other = clocks(site, company)
    if not one["started"] or one["running"] is None:
        return
    elapsed = other["now"] - one["now"]
    mover = one["running"]
    assert other["left"][mover] == one["left"][mover] - elapsed
    assert other["left"][1 - mover] == one["left"][1 - mover]
    began = next(
        at
        for event, at in write_down(site.folder, company.table)
        if type(event).__name__ == "ClockStarted"
    )
    assert abs(2 * BASE - sum(one["left"]) - (one["now"] - began)) < SECOND


def stricken(folder, bus, parts, seed, cluster=None):
    """Play, with one part after another failing; how many acts were acknowledged."""
    with Stricken(folder, random.Random(seed), bus, cluster) as evening:
        for part in parts:
            evening.strike(part)
        evening.rest()
        return sum(company.count for company in evening.companies)


@pytest.fixture
def evening(tmp_path, request, bus, monkeypatch, address):
    """Strike a site of this kind of database: what may fail, how often, by which dice."""
    monkeypatch.setenv("BUS_URL", bus.url)
    cluster = None
    if address == "postgresql":
        cluster = request.getfixturevalue("own_cluster")
        monkeypatch.setenv("DATABASE_URL", cluster.database())

    def evening(count, seed):
        kinds = ["worker", "worker", "bus", *(["database"] if cluster else [])]
        # each at least once
        parts = kinds[1:] + random.Random(seed).choices(kinds, k=max(0, count - len(kinds) + 1))
        return stricken(tmp_path, bus, parts, seed, cluster)

    return evening


@pytest.mark.ci
@pytest.mark.parametrize("address", KINDS)
def test_whatever_is_killed_under_load_nothing_is_lost(evening):
    assert evening(2, seed=1) > 15


@pytest.mark.verify
@pytest.mark.parametrize("address", KINDS)
def test_a_hundred_kills_under_load_lose_nothing(evening):
    assert evening(100, seed=2) > 500


def test_a_disk_that_is_full_refuses_and_goes_on_when_there_is_room(tmp_path):
    with Site(tmp_path, workers=1) as site:
        company = Company(site, random.Random(4))
        company.start()
        goes_on(company)
        process = site.workers[0].process.pid
        full = max(path.stat().st_size for path in tmp_path.iterdir())
        resource.prlimit(process, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        while company.busy < 5:
            assert company.wrong is None, company.wrong
            time.sleep(0.02)
        endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(process, resource.RLIMIT_FSIZE, endless)
        goes_on(company)
        company.over.set()
        company.join()
        company.check()
