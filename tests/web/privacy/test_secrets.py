"""Whole games with every audience there is: nothing that leaves the server says too much."""

import asyncio
import json
import time
from contextlib import ExitStack
from itertools import product
from random import Random

import pytest
from starlette.testclient import TestClient

from stafla.bots import KINDS
from stafla.club import Audience, ClubRefusal
from stafla.rules import Refusal
from stafla.web import create_app
from stafla.web.tables import socket
from tests.club.lively import lively
from tests.web.accounts.test_sign_in import enter
from tests.web.browser import Browser
from tests.web.lobby.test_gathering import call
from tests.web.opened import FAST, opening
from tests.web.privacy.tap import HEADER, Tap, leaks
from tests.web.routes import looks
from tests.web.tables.test_socket import connection

PROFILES = ("is", "fi", "sv", "pl", "en", "sv-home")
FOR_THREE = ("is", "fi", "en")
READERS = ("host", "guest", "watcher", "office")
SEATS = {"host": 0, "guest": 1}
STREAMS = ("/api/tables/{table}/stream", "/api/tables/{table}/gathering", "/api/lobby/stream")
MOST_ACTS = 250
FEW, GAMES = 6, 20
# so many times GAMES, one after another (tools/verify.py)
BLOCKS = 25


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Nobody is asked to slow down."""
    monkeypatch.setattr(socket, "FRAMES_AT_ONCE", 1e9)


class Evening:
    """A house whose every word is searched, and its readers.

    The host has an account, the guest sits at a device of their own, somebody watches, and
    somebody holds every office of the house. A bot sits at some of the tables.
    """

    def __init__(self, folder, stack) -> None:
        self.house = opening(folder)
        self.tap = Tap(create_app(self.house, FAST), self.house)
        self.app = self.tap.app
        clients = {reader: self.client(reader) for reader in READERS}
        stack.enter_context(clients["host"])
        for client in clients.values():
            client.portal = clients["host"].portal  # one server has one loop
        for reader in ("host", "office"):
            enter(clients[reader], reader)
        self.host = self.house.accounts.by_name("host").id
        office = self.house.accounts.by_name("office")
        self.house.accounts.rows.set_roles(
            office.id, ["arbiter", "director", "moderator", "administrator"], 0
        )
        self.browsers = {reader: Browser(client) for reader, client in clients.items()}

    def client(self, reader):
        headers = {HEADER.decode(): reader, "accept-encoding": "identity"}
        return TestClient(self.tap, headers=headers, follow_redirects=False)

    def stream(self, reader, path):
        """Listen to an endless answer; what comes is searched like all else. Ends when asked."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.browsers[reader].client.cookies.jar)
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(HEADER, reader.encode()), (b"cookie", cookies.encode())],
            "client": ("testclient", 1),
            "server": ("testserver", 80),
        }
        asked = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive():
            return asked.pop() if asked else await asyncio.Event().wait()

        async def send(_message):
            pass

        portal = self.browsers["host"].client.portal
        return portal.start_task_soon(self.tap, scope, receive, send).cancel

    def play(self, number):
        """A game to its end, whose number decides its players and their whims."""
        self.dice = Random(number)
        table = self.sit_down(number)
        sweep = self.dice.randrange(5, 40)
        with ExitStack() as lines:
            ears = {
                reader: lines.enter_context(connection(browser, table))
                for reader, browser in self.browsers.items()
            }
            for path, reader in product(STREAMS, READERS):
                lines.callback(self.stream(reader, path.replace("{table}", table)))
            self.listen(ears, table)
            for count in range(MOST_ACTS):
                if not self.act(table):
                    break
                if self.dice.random() < 0.4:
                    self.probe(ears, table)
                if count == sweep:
                    self.sweep(table, number)
            self.listen(ears, table)
        self.sweep(table, number)
        return self.house.tables.game(table)

    def sit_down(self, number):
        """A table of host and guest: at every fourth a bot, at every fifth a word check."""
        bots = number % 4 == 3
        kinds = ("person", "invited", KINDS[-1]) if bots else ("person", "invited")
        profiles = FOR_THREE if bots else PROFILES
        check = "automatic" if number % 5 == 4 else "challenge"
        host, guest = self.browsers["host"], self.browsers["guest"]
        self.tap.watch(None, {})
        table, link, _ = call(host, kinds, profile=profiles[number % len(profiles)], check=check)
        guest.client.post(link, data={"name": "Ösp"})
        self.tap.watch(table, {"host": (0,), "guest": (1,)})
        host.fill_bag(table)
        guest.fill_bag(table)
        one, other, *_ = self.house.tables.games.seats(table)
        self.people = [Audience(one.owner, 0, one.person), Audience(other.owner, 1)]
        return table

    def act(self, table):
        """The next act of whoever's turn it is; False when the game is over."""
        game = self.house.tables.game(table)
        if game.ended:
            return False
        seat, act = lively(game, self.dice, range(len(self.people)))
        if seat >= len(self.people):
            self.house.bots.wake(table)
            return self.waited(table, game.number)
        try:
            self.house.tables.act(table, self.people[seat], game.number, act)
        except (Refusal, ClubRefusal):
            # a word check's refusal, or the bot was faster
            self.house.bots.wake(table)
        return True

    def waited(self, table, number):
        """Until the bot has acted."""
        for _ in range(5_000):
            if self.house.tables.number(table) != number:
                return True
            time.sleep(0.002)
        raise AssertionError("a bot thinks for ever")

    def listen(self, ears, table):
        """Have everybody shown the table as it is."""
        number = self.house.tables.number(table)
        for reader, line in ears.items():
            line.say("look", seat=SEATS.get(reader))
            while (frame := line.hear())["kind"] != "view" or frame["number"] < number:
                pass

    def probe(self, ears, table):
        """Somebody asks for something that is not theirs, or that cannot be, or for a score."""
        game = self.house.tables.game(table)
        reader = self.dice.choice(READERS)
        asked = self.question(game, reader)
        ears[reader].wire.send_text(json.dumps(asked))
        if asked["kind"] == "look":
            ears[reader].say("look", seat=SEATS.get(reader))
        client = self.browsers[reader].client
        body = {name: value for name, value in asked.items() if name not in ("kind", "reference")}
        if asked["kind"] == "look":
            client.get(f"/api/tables/{table}", params=body)
        else:
            path = {"score": "score", "act": "acts"}[asked["kind"]]
            client.post(f"/api/tables/{table}/{path}", json=body)

    def question(self, game, reader):
        """A frame; never the very act that the table waits for, but from somebody else's seat."""
        seat = self.dice.randrange(len(game.racks))
        letter = game.edition.alphabet.letter
        tiles = [letter(t) if t else "?" for t in game.racks[self.dice.randrange(2)]]
        square = self.dice.randrange(200)
        laid = [{"square": square + n, "letter": tile} for n, tile in enumerate(tiles[:3])]
        other = 1 - SEATS.get(reader, seat % 2)
        whims = [
            {"kind": "act", "seat": other, "act": "play", "laid": laid},
            {"kind": "act", "seat": other, "act": "exchange", "tiles": tiles[:2]},
            {"kind": "act", "seat": other, "act": "withdraw"},
            {"kind": "act", "seat": seat, "act": "exchange", "tiles": ["?"] * 7},
            {"kind": "act", "seat": seat, "act": "challenge", "words": [21]},
            {"kind": "act", "seat": seat, "act": "claim"},
            {"kind": "act", "seat": seat, "act": "abort"},
            {"kind": "score", "seat": seat, "laid": laid},
            {"kind": "look", "seat": seat},
        ]
        asked = self.dice.choice(whims)
        if asked["kind"] == "act":
            # at times for a table that has gone on
            asked["expected"] = game.number - self.dice.choice((0, 0, 1))
        return asked if asked["kind"] == "look" else {**asked, "reference": "probe"}

    def sweep(self, table, number):
        """Every look that there is, by everybody; at what is of no table now and then."""
        for path in looks(self.app):
            if "{table}" not in path and number % 10:
                continue
            for name, value in (
                ("{table}", table),
                ("{person}", self.host),
                ("{player}", self.host),
            ):
                path = path.replace(name, value)
            for browser in self.browsers.values():
                browser.client.get(path)
                if "board.svg" in path:
                    browser.client.get(path + "?at=1")


def play_out(folder, numbers):
    """Play these games in one house; what was heard."""
    with ExitStack() as stack:
        evening = Evening(folder, stack)
        for number in numbers:
            assert evening.play(number).ended, number
            assert evening.tap.found == [], number
        return evening.tap.heard


@pytest.mark.ci
def test_nothing_that_leaves_the_server_says_too_much(tmp_path):
    heard = play_out(tmp_path, range(FEW))
    for kind in ("/tables/{table}", "/api/tables/{table}", "/tables/{table}/socket", *STREAMS):
        assert heard[kind] > FEW
    for status in (200, 303, 403, 404, 409, 422):
        assert heard[f"status {status}"], status


@pytest.mark.verify
@pytest.mark.parametrize("block", range(BLOCKS), ids="block{}".format)
def test_nothing_of_five_hundred_games_does(tmp_path, block):
    play_out(tmp_path, range(GAMES * block, GAMES * (block + 1)))


@pytest.mark.parametrize("profile", ["is", "pl"])
def test_the_search_finds_what_is_leaked(tmp_path, profile):
    house = opening(tmp_path)
    with TestClient(create_app(house, FAST)) as client:
        game = house.tables.game(Browser(client).sit_down(profile))
    rack = game.racks[1]
    shown = game.edition.alphabet.decode_rack(rack)
    for leak in (
        json.dumps({"message": shown}),
        json.dumps({"a": [list(reversed(shown))]}),
        json.dumps({"codes": list(rack)}),
        json.dumps({"bag": list(game.bag)}),
        json.dumps({"words": [{"valid": False}]}),
        # a row of the score sheet, where nobody has ruled
        json.dumps({"number": 2, "kind": "play", "words": [], "verdict": "valid"}),
        f'<p>{shown}</p><script type="application/json" id="x">{{}}</script>',
        f"<td>{shown}</td>",
        f"id: 3\ndata: {game.seed.hex()}\n\n",
    ):
        assert list(leaks(leak, game, (0,))), leak
    assert not list(leaks(json.dumps({"rack": list(shown), "verdict": None}), game, (1,)))
