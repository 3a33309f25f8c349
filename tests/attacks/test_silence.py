"""Connections that cost nothing to open: silent, slow, half open, or open without end."""

import json
import socket
import time
from contextlib import ExitStack, contextmanager

import pytest
from websockets.sync.client import connect

from tests.attacks.beside import attacking, bystander, measure, stranger
from tests.attacks.conftest import PASSWORD
from tests.web.browser import Browser
from tests.web.served import Served

# an address of this machine that is not the proxy's
ATTACKER = "127.0.0.66"
SILENT = 400
LINES = 600
HALVES = (b"", b"GET /lobby HTTP/1.1\r\nHost: ", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")


@contextmanager
def half_open(started, count):
    """So many connections that say nothing, or half of something."""
    with ExitStack() as stack:
        made = []
        for number in range(count):
            one = socket.create_connection(
                ("127.0.0.1", started.port), source_address=(ATTACKER, 0), timeout=30
            )
            stack.enter_context(one)
            one.sendall(HALVES[number % len(HALVES)])
            made.append(one)
        yield made


def answer(one):
    """What the server said to a connection before it closed it."""
    heard = b""
    try:
        while part := one.recv(4096):
            heard += part
    except ConnectionResetError:
        pass
    return heard


@contextmanager
def deaf(started, path, count):
    """So many connections that ask for something large, and read nothing of it."""
    with ExitStack() as stack:
        made = []
        for _ in range(count):
            one = stack.enter_context(socket.socket())
            # little is on its way, so that the rest waits at the server
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
            one.settimeout(30)
            one.bind((ATTACKER, 0))
            one.connect(("127.0.0.1", started.port))
            one.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            made.append(one)
        yield made


def large_page(started):
    """The path of a page that no buffer on its way holds, and how long it is."""
    plan = {"title": "Haustmót", "day": "2026-11-28", "rules": "is", "rounds": "3"}
    names = [f"{number} {'x' * 34}" for number in range(1_500)]
    with stranger(started, "198.51.100.8") as anna:
        anna.post("/sign-up", data={"name": "Anna", "password": PASSWORD})
        desk = anna.post("/events", data=plan).headers["location"]
        told = {"act": "list", "division": "A", "players": "\n".join(names)}
        assert anna.post(desk, data=told).status_code == 303
        path = desk.removesuffix("/desk")
    with stranger(started, "198.51.100.9") as other:
        return path, len(other.get(path, headers={"accept-encoding": "identity"}).content)


def silence(target, number):
    """Open a connection, say half of something, and leave it to the collector."""
    kept.append(socket.create_connection(("127.0.0.1", target.port), source_address=(ATTACKER, 0)))
    kept[-1].sendall(HALVES[number % len(HALVES)])
    if len(kept) > 2_000:
        kept.pop(0).close()
    time.sleep(0.001)
    return "opened"


kept = []


@pytest.mark.ci
def test_silent_connections_end_each_other_and_nobody_else_s(started):
    with bystander(started) as beside, half_open(started, SILENT + 50) as made:
        beside.goes_on()
        for one in made[:50]:
            told = answer(one)
            assert b"408" in told and json.loads(told.partition(b"\r\n\r\n")[2]) == {
                "code": "too-slow",
                "message": "too slow",
            }
        made[-1].settimeout(0.2)
        with pytest.raises(TimeoutError):
            made[-1].recv(1)
        beside.goes_on()


@pytest.mark.ci
def test_answers_that_nobody_reads_hold_no_more_connections_than_may_be_silent(
    tmp_path, monkeypatch
):
    """Each was closed, which waits until it is read, and counted no more: files ran out."""
    limits = tmp_path / "limits.toml"
    limits.write_text("[connections]\nsilent_address = 20\n", encoding="utf-8")
    monkeypatch.setenv("STAFLA_LIMITS", str(limits))
    with Served(tmp_path / "server") as served, bystander(served) as beside:
        path, length = large_page(served)
        with deaf(served, path, 25) as made:
            assert [one.recv(1) for one in made] == [b"H"] * 25
            beside.goes_on()
            # the oldest were broken off, with the rest of their answers
            assert sum(len(answer(one)) > length for one in made) == 20
            beside.goes_on()


def test_sockets_without_end_meet_a_bound_in_the_reader_s_language(started):
    address = started.url.replace("http", "ws", 1).rstrip("/")
    with bystander(started) as beside, ExitStack() as lines:
        where = f"{address}/tables/{beside.table}/socket"

        def line(host, language):
            headers = {"x-forwarded-for": host, "accept-language": language}
            return lines.enter_context(connect(where, additional_headers=headers))

        for _ in range(150):
            line("203.0.113.70", "is").send('{"kind": "ping"}')
        refused = line("203.0.113.70", "pl")
        frame = json.loads(refused.recv(30))
        assert frame["refused"]["code"] == "too-many-lines"
        assert "stron" in frame["refused"]["message"]
        watcher = line("203.0.113.71", "is")
        watcher.send('{"kind": "look"}')
        assert json.loads(watcher.recv(30))["kind"] == "view"
        beside.goes_on()


def test_streams_without_end_meet_a_bound_and_another_visitor_s_page_still_listens(started):
    with bystander(started) as beside, ExitStack() as streams:

        def stream(client):
            return streams.enter_context(client.stream("GET", "/api/lobby/stream"))

        with stranger(started, "203.0.113.72") as eve, stranger(started, "203.0.113.73") as anna:
            Browser(eve).sit_down()
            statuses = [stream(eve).status_code for _ in range(42)]
            assert statuses == [200] * 40 + [429] * 2
            assert stream(anna).status_code == 200
            beside.goes_on()
            streams.close()


@pytest.mark.verify
def test_silent_connections_at_full_size(started):
    with (
        bystander(started) as beside,
        attacking(silence, started, workers=2),
        measure(
            beside,
            "silent and half-open connections",
            "2 clients, 2,000 open each, from one address",
            "400 silent ones of an address, 15 s each",
        ),
    ):
        beside.goes_on(300, most=300)
