"""Several workers of one site under load, and the people who play at it whatever happens."""

import threading
import time
from collections import defaultdict

import httpx2

from tests.web.browser import PERSON, Browser
from tests.web.served import Served
from tests.web.server.ledger import Acknowledged, check

# nobody runs out of it, and it is easily added up: minutes for the game, nothing for a turn
CLOCK = "180+0"
BASE = 180 * 60_000
PAUSE = 0.02


class Away(Exception):
    """The server says that it cannot do it now; nothing was done."""


def honest(answer):
    """Tell what is away from what is broken."""
    if answer.status_code == 503:
        raise Away
    assert answer.status_code < 500, (answer.url, answer.status_code)


class Site:
    """Workers over one database and one bus, as the environment names them."""

    def __init__(self, folder, workers=2) -> None:
        self.folder = folder
        self.workers = [Served(folder) for _ in range(workers)]

    def kill(self, number):
        """A worker ends without a word, and another takes its place."""
        self.workers[number].kill()
        self.workers[number].__exit__()
        self.workers[number] = Served(self.folder)

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        for worker in self.workers:
            worker.__exit__()


class Company(threading.Thread):
    """Plays both seats of one table after another, now at this worker and now at that.

    Attributes:
        acts: what was acknowledged, by table; ``unanswered``: (expected, attempt) of what was not.
        wrong: what ended it, if it was not asked to end.
    """

    def __init__(self, site, dice, profile="is") -> None:
        super().__init__(daemon=True)
        self.site, self.dice, self.profile = site, dice, profile
        self.cookies = None
        self.acts, self.unanswered, self.table = {}, defaultdict(list), None
        self.over, self.wrong = threading.Event(), None
        self.busy = 0

    def run(self):
        try:
            while not self.over.is_set():
                self.visit()
        except BaseException as error:
            self.wrong = error
            raise

    @property
    def count(self):
        """How many acts were acknowledged."""
        return sum(map(len, self.acts.values()))

    def visit(self):
        """Play at one of the workers for a while, or until it is gone."""
        url = self.dice.choice(self.site.workers).url
        hooks = {"response": [honest]}
        with httpx2.Client(
            base_url=url, cookies=self.cookies, timeout=60, event_hooks=hooks
        ) as client:
            browser = Browser(client)
            browser.post = self.remembering(browser)
            try:
                for _ in range(self.dice.randrange(5, 30)):
                    self.step(browser)
            except Away:
                self.busy += 1
                time.sleep(PAUSE)
            except httpx2.TransportError:
                time.sleep(PAUSE)

    def step(self, browser):
        """One act; at another table once a game is over."""
        if self.over.is_set():
            return
        if self.table is None:
            table = browser.sit_down(self.profile, (PERSON, PERSON), clock=CLOCK)
            self.cookies = browser.client.cookies
            self.table, self.acts[table] = table, []
        view = browser.view(self.table)
        if view["phase"] == "ended":
            self.table = None
        elif view["phase"] == "turn" and not view["clock"]["started"]:
            browser.act(self.table, 1 - view["turn"], "start-clock")
        else:
            browser.step(self.table)

    def remembering(self, browser):
        post = browser.post

        def remember(table, seat, act, expected=None, **more):
            if expected is None:
                expected = browser.view(table)["number"]
            sent, attempt = milliseconds(), (seat, act, more)
            self.unanswered[table].append((expected, attempt))
            answer = post(table, seat, act, expected=expected, **more)
            if answer.status_code == 200:
                number = answer.json()["number"]
                made = Acknowledged(attempt, expected, number, sent, milliseconds())
                self.acts[table].append(made)
                self.unanswered[table].pop()
            return answer

        return remember

    def check(self):
        """Everything that was acknowledged is there, once."""
        assert self.wrong is None
        for table, acts in self.acts.items():
            check(self.site.folder, table, acts, self.unanswered[table])


def milliseconds():
    return time.time_ns() // 1_000_000


def goes_on(company, most=120.0):
    """Wait until a table has gone on by some acts."""
    wanted, end = company.count + 3, time.monotonic() + most
    while company.count < wanted:
        assert company.wrong is None, company.wrong
        assert time.monotonic() < end, "the table does not go on"
        time.sleep(PAUSE)


def clocks(site, company):
    """The clock of a company's table as each worker tells it."""
    for worker in site.workers:
        with httpx2.Client(base_url=worker.url, cookies=company.cookies, timeout=60) as client:
            yield Browser(client).view(company.table)["clock"]
