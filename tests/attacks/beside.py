"""Somebody who plays at another table while an attack goes on, and what became of their plays.

An attack on a started server is written so:

    def test_something(started):
        with bystander(started) as beside:
            ...                # the attack, by `stranger(started, "203.0.113.9")`, raw, or
            with attacking(act, started) as came:  # again and again, in processes of its own
                beside.goes_on()                   # until some more plays were acknowledged
        # at the end nothing was refused, lost, or answered with an error

and in `make verify`, at full size, with ``measured(beside, attack, size, bound)`` round what goes
on: that asserts the 99th percentile and keeps the figure for `tools.docs.attacks`.
"""

import json
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random

import httpx2
from websockets.sync.client import connect

from tests.web.browser import PERSON, Browser
from tests.web.server.site import CLOCK, PAUSE, Company

FIGURES = Path(__file__).resolve().parents[2] / ".make" / "attacks"
# the mark for acknowledged plays of somebody beside an attack
MOST_MILLISECONDS = 250
# plays between the beginning and the end of what is measured; a percentile needs a hundred
LEAST_PLAYS = 200
ADDRESS = "198.51.100.1"
# what somebody at another table opens now and then
PAGES = ("/", "/lobby", "/ratings", "/rulings", "/sign-in", "/tables/{table}")


@contextmanager
def stranger(started, address: str, cookies=None) -> Iterator[httpx2.Client]:
    """A client at an address of its own, as a proxy on this machine would pass it on."""
    headers = {"x-forwarded-for": address}
    with httpx2.Client(
        base_url=started.url, headers=headers, cookies=cookies, timeout=60
    ) as client:
        yield client


class Answer:
    """What a socket said to an act, in the shape of an HTTP answer."""

    def __init__(self, frame: dict, seen: dict) -> None:
        self.status_code = 200 if frame["kind"] == "done" else 409
        self.text = json.dumps(frame)
        self._seen = seen | {"number": frame.get("number", 0)}

    def json(self) -> dict:
        return self._seen


class Bystander(Company):
    """Plays both seats of a table of their own over a socket, and opens pages in between.

    Attributes:
        latencies: (when, seconds) from sending an act to its acknowledgement.
        refused: acts that were not acknowledged although they were right; ``failed`` pages that
            did not come: (address, status).
    """

    def __init__(self, started, address: str = ADDRESS, pause: float = PAUSE) -> None:
        super().__init__(_One(started), Random(address))
        self.started, self.address, self.pause = started, address, pause
        self.latencies: list[tuple[float, float]] = []
        self.pages: list[tuple[float, float]] = []
        self.refused: list[str] = []
        self.failed: list[tuple[str, int]] = []

    def run(self):
        """Play, and keep what ended it: `unharmed` tells."""
        with suppress(BaseException):  # kept in `wrong`
            super().run()

    def visit(self):
        """Play until told to stop."""
        with stranger(self.started, self.address, self.cookies) as client:
            browser = Browser(client)
            if self.table is None:
                self.sit_down(browser)
            with self.line(client) as line:
                self.reference = 0
                browser.post = lambda table, seat, act, **more: self.say(
                    line, browser, table, seat, act, **more
                )
                browser.post = self.remembering(browser)
                while not self.over.is_set() and self.table is not None:
                    self.step(browser)
                    self.look_around(client)
                    self.over.wait(self.pause)

    def sit_down(self, browser):
        """A new table, where every act is remembered from the first on."""
        self.table = browser.sit_down(self.profile, (PERSON, PERSON), clock=CLOCK)
        self.acts[self.table] = []
        self.cookies = browser.client.cookies

    def line(self, client):
        """A socket at the table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
        address = self.started.url.replace("http", "ws", 1).rstrip("/")
        headers = {"cookie": cookies, "x-forwarded-for": self.address}
        return connect(f"{address}/tables/{self.table}/socket", additional_headers=headers)

    def say(self, line, browser, table, seat, act, expected, **more):
        """Send an act and wait for its acknowledgement."""
        self.reference += 1
        reference = str(self.reference)
        frame = {"kind": "act", "reference": reference, "seat": seat, "act": act, **more}
        begun = time.perf_counter()
        line.send(json.dumps({**frame, "expected": expected}))
        while (heard := json.loads(line.recv(60))).get("reference") != reference:
            pass
        self.latencies.append((begun, time.perf_counter() - begun))
        if heard["kind"] != "done":
            self.refused.append(json.dumps(heard.get("refused", heard)))
        return Answer(heard, browser.view(table) if heard["kind"] == "done" else {})

    def look_around(self, client):
        """Open a page."""
        path = self.dice.choice(PAGES).format(table=self.table or "none")
        if self.table is None:
            return
        begun = time.perf_counter()
        answer = client.get(path, follow_redirects=True)
        self.pages.append((begun, time.perf_counter() - begun))
        if answer.status_code != 200:
            self.failed.append((path, answer.status_code))

    def goes_on(self, plays: int = 5, most: float = 120.0):
        """Wait until so many more plays were acknowledged."""
        wanted, end = len(self.latencies) + plays, time.monotonic() + most
        while len(self.latencies) < wanted:
            assert self.wrong is None, self.wrong
            assert time.monotonic() < end, "the bystander's table does not go on"
            time.sleep(PAUSE)

    def unharmed(self):
        """Nothing was refused, lost, doubled or answered with an error."""
        assert self.wrong is None, self.wrong
        assert self.refused == []
        assert self.failed == []
        self.check()


class _One:
    """A site of one worker, as `Company` knows it."""

    def __init__(self, started) -> None:
        self.folder, self.workers = started.folder, [started]


@contextmanager
def bystander(started, address: str = ADDRESS, pause: float = PAUSE) -> Iterator[Bystander]:
    """Somebody who plays while the block runs, and to whom nothing may have happened after it."""
    beside = Bystander(started, address, pause)
    beside.start()
    try:
        beside.goes_on()
        yield beside
        beside.goes_on()
    finally:
        beside.over.set()
        beside.join(120)
    beside.unharmed()


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured beside an attack; times in milliseconds."""

    attack: str
    size: str
    bound: str
    plays: int
    p50: float
    p99: float
    worst: float


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


@contextmanager
def measure(beside: Bystander, attack: str, size: str, bound: str) -> Iterator[None]:
    """Measure the plays that are acknowledged while the block runs, and hold them to the mark."""
    begun = time.perf_counter()
    yield
    ended = time.perf_counter()
    within = [1000 * took for at, took in beside.latencies if begun <= at <= ended]
    assert len(within) >= LEAST_PLAYS, f"only {len(within)} plays while it went on"
    figure = Figure(
        attack,
        size,
        bound,
        len(within),
        round(quantile(within, 0.5), 1),
        round(quantile(within, 0.99), 1),
        round(max(within), 1),
    )
    FIGURES.mkdir(parents=True, exist_ok=True)
    name = "".join(c if c.isalnum() else "-" for c in attack)
    (FIGURES / f"{name}.json").write_text(json.dumps(asdict(figure), ensure_ascii=False))
    assert figure.p99 <= MOST_MILLISECONDS, figure


@dataclass(frozen=True, slots=True)
class Target:
    """What an attacker's process knows of the server."""

    url: str
    port: int


@dataclass
class Outcomes:
    """What came of the acts of an attack, counted; complete after the block."""

    counts: Counter = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)


@contextmanager
def attacking(act, started, *arguments, workers: int = 1) -> Iterator[Outcomes]:
    """Have ``act(target, number, *arguments)`` done again and again while the block runs.

    Each worker is a process of its own, so that what it costs is not taken from the bystander's
    interpreter; ``number`` counts its acts, and what ``act`` returns is counted. ``act`` has to be
    a function of a module.
    """
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])  # once, not in every process of every attack
    begun, over, told = context.Semaphore(0), context.Event(), context.Queue()
    target = Target(started.url, started.port)
    processes = [
        context.Process(target=_repeat, args=(act, target, arguments, worker, (begun, over, told)))
        for worker in range(workers)
    ]
    for process in processes:
        process.start()
    outcomes = Outcomes()
    try:
        assert all(begun.acquire(timeout=120) for _ in processes), "the attack does not begin"
        yield outcomes
    finally:
        over.set()
        for _ in processes:
            counts, error = told.get(timeout=120)
            outcomes.counts.update(counts)
            outcomes.errors += [error] if error else []
        for process in processes:
            process.join(30)
    assert not outcomes.errors, "\n".join(outcomes.errors)


def _repeat(act, target, arguments, worker, signs) -> None:
    begun, over, told = signs
    counts, error, number = Counter(), "", worker * 1_000_000
    try:
        while not over.is_set():
            counts[act(target, number, *arguments)] += 1
            if not number % 1_000_000:
                begun.release()
            number += 1
    except BaseException:
        error = traceback.format_exc()
        begun.release()
    told.put((counts, error))
