"""Clients that mean harm or cannot help it, at a real server: everybody else plays on."""

import json
import random
import socket
import threading
from contextlib import ExitStack, suppress

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.web.browser import Browser
from tests.web.server.ledger import check, log_of
from tests.web.server.site import Company, Site, goes_on

FLOOD = 4_000
HALF_OPEN = 90
TURNS = 8


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("site"), workers=1) as site:
        yield site


@pytest.fixture
def company(site):
    """People at a table who play on while something else happens."""
    company = Company(site, random.Random(1))
    company.start()
    goes_on(company)
    yield company
    company.over.set()
    company.join()
    company.check()


def line(site, company, table):
    """A socket at a table of the company's, as one of its people."""
    address = site.workers[0].url.replace("http", "ws", 1).rstrip("/")
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in company.cookies.jar)
    return connect(f"{address}/tables/{table}/socket", additional_headers={"cookie": cookies})


def frames(company, table):
    """The acts that were acknowledged, as they would be said over a socket."""
    for act in company.acts[table]:
        seat, kind, more = act.attempt
        frame = {"kind": "act", "reference": "again", "seat": seat, "act": kind, **more}
        yield json.dumps({**frame, "expected": act.expected})


def flood(wire, said):
    """Say things as fast as the wire takes them, until the server has had enough."""
    with suppress(ConnectionClosed):
        for number in range(FLOOD):
            wire.send(said[number % len(said)])


@pytest.mark.ci
def test_a_flood_of_messages_leaves_the_others_alone(site, company):
    table = list(company.acts)[-1]
    said = ['{"kind": "ping"}', "{", '{"kind": "look"}', *frames(company, table)]
    with ExitStack() as lines:
        wires = [lines.enter_context(line(site, company, table)) for _ in range(2)]
        floods = [threading.Thread(target=flood, args=(wire, said)) for wire in wires]
        for thread in floods:
            thread.start()
        goes_on(company)
        for thread in floods:
            thread.join()
        for wire in wires:
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(FLOOD):
                    wire.recv()
            assert closed.value.rcvd.code == 1008
    goes_on(company)


@pytest.mark.ci
def test_connections_that_say_half_of_something_leave_the_others_alone(site, company):
    port, table = site.workers[0].port, list(company.acts)[-1]
    upgrade = (
        f"GET /tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    halves = [
        b"GET /lobby HTTP/1.1\r\nHost: ",
        upgrade.encode(),
        upgrade.encode() + b"\x81\xfe\x10",  # the beginning of a frame
        b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\nprofile",
        b"",
    ]
    with ExitStack() as open_ones:
        for number in range(HALF_OPEN):
            one = open_ones.enter_context(socket.create_connection(("127.0.0.1", port)))
            one.sendall(halves[number % len(halves)])
        goes_on(company)
        with line(site, company, table) as wire:
            wire.send('{"kind": "look"}')
            assert json.loads(wire.recv())["kind"] == "view"
    goes_on(company)


def test_messages_again_and_in_another_order_change_nothing(site, company):
    company.over.set()
    company.join()
    table, dice = list(company.acts)[-1], random.Random(5)
    before = log_of(site.folder, table)
    said = [*frames(company, table)] * 2
    dice.shuffle(said)
    with line(site, company, table) as wire:
        for frame in said[:50]:
            wire.send(frame)
            answer = json.loads(wire.recv())
            assert answer["kind"] == "refused"
            assert answer["refused"]["code"] == "stale"
    assert log_of(site.folder, table).events == before.events
    again = Company(site, dice)
    again.cookies, again.table, again.acts = company.cookies, company.table, {table: []}
    again.start()
    goes_on(again)
    again.over.set()
    again.join()
    again.check()
    check(site.folder, table, company.acts[table])


def test_of_two_devices_that_move_at_once_one_moves(site, company):
    company.over.set()
    company.join()
    url, cookies, table = site.workers[0].url, company.cookies, list(company.acts)[-1]
    with ExitStack() as devices:
        clients = [
            devices.enter_context(httpx2.Client(base_url=url, cookies=cookies, timeout=60))
            for _ in range(3)
        ]
        browsers = [Browser(client) for client in clients]
        for _ in range(TURNS):
            before = browsers[0].view(table)
            if before["phase"] == "ended":
                break
            statuses = at_once(browsers, table, before)
            assert sorted(statuses) == [200, 409, 409]
            after = log_of(site.folder, table)
            assert after.number == browsers[0].view(table)["number"] > before["number"]


def at_once(browsers, table, view):
    """Have every device do what the table waits for at the same moment; the answers' statuses."""
    ready, statuses = threading.Barrier(len(browsers)), []

    def waiting(browser):
        post = browser.post

        def together(*words, expected=None, **more):
            ready.wait()
            answer = post(*words, expected=view["number"], **more)
            statuses.append(answer.status_code)
            return answer

        browser.post = together
        with suppress(AssertionError):  # the slower ones are refused
            browser.step(table)
        browser.post = post

    threads = [threading.Thread(target=waiting, args=(browser,)) for browser in browsers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return statuses
