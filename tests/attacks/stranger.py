"""Random acts of honest and dishonest clients, by seed, on every route and socket of a server.

Honest people play at tables of their own, beside them somebody sends what they would send: half of
it, twice, in another order, cut off, with values at their limits and beyond. What must hold
afterwards is asked in `Town.whole`.
"""

import json
import socket
import time
from collections import Counter
from contextlib import ExitStack, closing, suppress
from random import Random
from types import SimpleNamespace

import httpx2
from sqlalchemy import select
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from stafla.club import LocalNews, Tables
from stafla.club.pastimes.log import PastimeLog
from stafla.store import GameStore, PastimeStore, open_database
from stafla.store.schema import pastimes as pastime_rows
from stafla.web.app import ROUTES
from stafla.web.services import FILE
from tests.attacks.aim import Aim
from tests.attacks.beside import stranger
from tests.attacks.conftest import PASSWORD, enter, sit_down
from tests.attacks.forms import honest
from tests.club.club import Shelf
from tests.web.browser import PERSON, Browser
from tests.web.routes import ENDLESS, looks, routes_of
from tests.web.server.ledger import log_of

APP = SimpleNamespace(routes=ROUTES.routes)
EVERY = tuple(routes_of(APP))
# an honest player leaves a table or hands a seat over on purpose: then it is not lost
ON_PURPOSE = (
    "/tables/{table}/transfer",
    "/tables/{table}/leave",
    "/me/erase",
    "/transfers/{secret}",
)
PATIENCE = 30
NUMBERS = (-1, 0, 1, 7, 8, 2**31, 2**63, 10**30, 1.5, True)
LENGTHS = (0, 1, 2, 39, 40, 41, 59, 60, 61, 80, 81, 100, 101, 1_000)
LETTERS = ("x", "ß", "Ö", "İ", "\u0000", "\u202e", "🂡", " ", "\ud800", "1", "<")
FRAMES = (
    '{"kind": "look"}',
    '{"kind": "look", "seat": 0, "last": 0}',
    '{"kind": "ping"}',
    '{"kind": "say", "reference": "1", "text": "hello"}',
    "{",
    "[]",
    "null",
    '{"kind": "act"}',
    '{"kind": "act", "reference": "1", "seat": 9, "act": "play", "expected": -1}',
)


def bend(dice: Random, value):
    """A value as it was, at a limit, or of another kind."""
    match dice.randrange(8):
        case 0:
            return dice.choice(NUMBERS)
        case 1:
            return dice.choice(LETTERS) * dice.choice(LENGTHS)
        case 2:
            return [value] * dice.choice((0, 1, 2, 500))
        case 3:
            return {"a": value}
        case 4:
            return None
        case _:
            return value


class Town:
    """The people at a started server, what is theirs, and who comes to disturb them."""

    def __init__(self, started, seed: int) -> None:
        self.started, self.dice, self.seed = started, Random(seed), seed
        self.answers: Counter[int] = Counter()
        self.failures: list[str] = []
        self.clients = ExitStack()
        hosts = [f"203.0.{seed % 200}.{number}" for number in range(12)]
        come = self.clients.enter_context
        self.anna, *self.others = [come(stranger(started, host)) for host in hosts]
        self.said: list[tuple[str, str, dict]] = []
        self.aim = self.settle()

    def settle(self) -> Aim:
        """Anna's account, tables and games; a bystander's table is the second of `tables`."""
        name = f"Anna {self.seed}"
        enter(self.anna, name)
        table = sit_down(self.anna, kind2="person", name2="Anna's guest")
        Browser(self.anna).fill_bag(table)
        waiting = sit_down(self.anna, kind2="invited")
        guest = Browser(self.others[0])
        self.tables = {table: self.anna, guest.sit_down(): self.others[0]}
        bots = guest.sit_down("pl", (PERSON, "highest-score"))
        self.tables[bots] = self.others[0]
        bingo = self.anna.post("/bingo", data={"profile": "is"}).headers["location"]
        alone = self.anna.post("/solo", data={"profile": "is"}).headers["location"]
        duplicate = self.anna.post("/duplicate", data={"profile": "is", "beside": "Anna"})
        event = duplicate.headers["location"]
        assert self.anna.post(event, data={"act": "announce"}).status_code == 303
        plan = {"title": "Haustmót", "day": "2026-11-28", "rules": "is", "rounds": "3"}
        contest = self.anna.post("/events", data=plan).headers["location"].split("/")[2]
        self.seats = {one: self.yours(one) for one in self.tables}
        self.pastimes = [where.rpartition("/")[2] for where in (bingo, alone, event)]
        return Aim(
            table=table,
            number=Browser(self.anna).view(table)["number"],
            waiting=waiting,
            invitation="A" * 22,
            person=self.anna.get("/api/me").json()["id"],
            token="stafla_" + "A" * 43,
            digest="0" * 64,
            session="0" * 64,
            question="A" * 22,
            round=self.pastimes[0],
            alone=self.pastimes[1],
            event=self.pastimes[2],
            contest=contest,
        )

    def yours(self, table):
        """The seats that the player of a table plays for."""
        view = Browser(self.tables[table]).view(table)
        return [seat["seat"] for seat in view["seats"] if seat["yours"]]

    def act(self):
        """One random act; what the server answers is counted."""
        chosen = self.dice.choice(
            (self.play, self.ask, self.ask, self.ask, self.half, self.wire, self.again, self.leave)
        )
        try:
            chosen()
        except httpx2.TimeoutException as slow:
            self.failures.append(f"no answer in {PATIENCE} s: {slow.request.url}")
        except (httpx2.TransportError, OSError, WebSocketException):
            pass  # the server may hang up on who cannot be understood

    def play(self):
        """An honest player plays on."""
        table = self.dice.choice(list(self.tables))
        browser = Browser(self.tables[table])
        if browser.view(table)["phase"] == "ended":
            again = browser.sit_down()
            self.tables[again] = browser.client
            self.seats[again] = self.yours(again)
            return
        with suppress(AssertionError, IndexError):  # the bot's turn
            browser.step(table)

    def request(self, client, method, path, **body):
        """Send a request, and remember it."""
        answer = client.request(method, path, timeout=PATIENCE, **body)
        self.said = [*self.said[-20:], (method, path, body)]
        self.note(answer.status_code, f"{method} {path} {body}")
        return answer

    def note(self, status, what):
        """Count an answer; an error of the server is kept with what led to it."""
        self.answers[status] += 1
        if status >= 500 and status != 503:
            self.failures.append(f"{status}: {what[:500]}")

    def filled(self):
        """Any route with an honest body, and the body bent now and then."""
        method, path, route = self.dice.choice(EVERY)
        table = self.dice.choice([self.aim.table, self.aim.waiting, *self.tables])
        body = honest(route, self.aim)
        for kind, fields in body.items():
            for name in fields:
                if self.dice.random() < 0.3:
                    fields[name] = bend(self.dice, fields[name])
            if kind == "files":
                body[kind] = {name: _file(value) for name, value in fields.items()}
            if kind == "data":
                body[kind] = {name: _form(value) for name, value in fields.items()}
        return method, path, self.aim.fill(path, table), body

    def ask(self):
        """Ask for anything, as somebody whose it is or is not."""
        method, pattern, path, body = self.filled()
        if pattern.endswith(ENDLESS):
            return self.listen(path)
        mine = method == "GET" or pattern not in ON_PURPOSE
        client = self.dice.choice(self.others[1:] if not mine else [self.anna, *self.others])
        with suppress(UnicodeEncodeError, ValueError):  # no client can send this
            self.request(client, method, path, **body)

    def again(self):
        """Say what was said before once more, in another order, by somebody else."""
        self.dice.shuffle(self.said)
        for method, path, body in self.said[:3]:
            self.request(self.dice.choice(self.others[1:]), method, path, **body)

    def listen(self, path):
        """Begin to listen, and go."""
        with self.others[1].stream("GET", path, timeout=PATIENCE) as answer:
            self.note(answer.status_code, path)

    def leave(self):
        """Listen somewhere, or ask and go before the answer."""
        with self.raw() as line:
            line.sendall(f"GET /lobby HTTP/1.1\r\nHost: x\r\n{self.address}\r\n\r\n".encode())

    def raw(self):
        """A connection to the server."""
        return closing(socket.create_connection(("127.0.0.1", self.started.port), PATIENCE))

    @property
    def address(self):
        """A header that says where one comes from."""
        return f"X-Forwarded-For: 203.0.{self.seed % 200}.{self.dice.randrange(100, 250)}"

    def half(self):
        """Half a request, one cut off amid its body, or several at once of which one is none."""
        method, _, path, body = self.filled()
        content = json.dumps(next(iter(body.values()), {}), default=str).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\n{self.address}\r\n"
        kind = f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        whole = (head + kind).encode() + content
        cut = self.dice.randrange(1, len(whole) + 1)
        with self.raw() as line:
            line.sendall(self.dice.choice((whole[:cut], whole + whole[:cut], whole[cut:] + whole)))
            if self.dice.random() < 0.5:
                line.settimeout(0.05)
                with suppress(TimeoutError):
                    told = line.recv(100)
                    if told.startswith(b"HTTP/1.1 "):
                        self.note(int(told[9:12]), f"raw {whole[:cut]!r}")

    def wire(self):
        """A socket at any table, where anything is said, whole or in parts."""
        table = self.dice.choice([self.aim.waiting, *self.tables, "A" * 22])
        client = self.dice.choice([self.anna, *self.others])
        cookies = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
        headers = {"cookie": cookies, "x-forwarded-for": self.address.partition(": ")[2]}
        where = f"{self.started.url.replace('http', 'ws', 1).rstrip('/')}/tables/{table}/socket"
        with connect(where, additional_headers=headers, open_timeout=PATIENCE) as line:
            for _ in range(self.dice.randrange(1, 8)):
                text = self.dice.choice(FRAMES)
                if self.dice.random() < 0.3:
                    number = self.dice.choice((0, 1, 5, 10, 10**30))
                    act = {"kind": "act", "reference": "a", "seat": bend(self.dice, 0)}
                    text = json.dumps({**act, "act": "pass", "expected": number})
                line.send(text)
            with suppress(TimeoutError):
                line.recv(0.05)
            if self.dice.random() < 0.3:
                line.socket.shutdown(socket.SHUT_RDWR)

    def whole(self):
        """After all that every page answers, every log reads, and no seat is lost."""
        assert not self.failures, "\n".join(self.failures)
        assert self.answers[200] and self.answers[303]
        for path in looks(APP):
            for table, client in [*self.tables.items(), (self.aim.waiting, self.anna)]:
                answer = look(client, self.aim.fill(path, table))
                assert answer.status_code < 500, (path, answer.status_code)
        for table, client in self.tables.items():
            page = look(client, f"/tables/{table}")
            assert page.status_code == 200, table
            assert look(client, f"/api/tables/{table}").status_code == 200
            assert self.yours(table) == self.seats[table]
        assert look(self.anna, f"/tables/{self.aim.waiting}").status_code == 200
        again = {"name": f"Anna {self.seed}", "password": PASSWORD}
        assert self.others[-1].post("/sign-in", data=again).status_code in (303, 403, 429)
        self.logs()

    def logs(self):
        """Every log of the database reads, whoever wrote it."""
        with closing(open_database(self.started.folder / FILE)) as database:
            games = GameStore(database).all()
            with database.read() as connection:
                pastimes = list(connection.scalars(select(pastime_rows.c.id)))
            tables = Tables(GameStore(database), Shelf(), LocalNews(), now=lambda: 0, random=bytes)
            log = PastimeLog(PastimeStore(database), tables)
            assert set(self.pastimes) <= set(pastimes)
            for pastime in pastimes:
                assert log.load(pastime).state.number
        assert set(self.tables) <= set(games)
        for table in games:
            assert log_of(self.started.folder, table).number

    def close(self):
        """Go home."""
        self.clients.close()


def look(client, path):
    """What a page answers, once this address may ask again: it has just looked at every page."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = client.get(path, timeout=PATIENCE)
        wait = int(answer.headers.get("retry-after", 0)) if answer.status_code == 429 else 0
        if not wait or time.monotonic() + wait > until:
            return answer
        time.sleep(wait)


def _file(value):
    """A value as a file can be brought."""
    return value if isinstance(value, tuple) else str(value)


def _form(value):
    """A value as a form can carry it."""
    return [_form(one) for one in value] if isinstance(value, list) else str(value)
