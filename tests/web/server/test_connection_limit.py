"""Connections that say nothing: counted, given their seconds, and closed before anybody else's."""

import asyncio
import ipaddress
import json
import resource

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from stafla.club.limits import Connections
from stafla.web.connection_limit import (
    BESIDE,
    ConnectionLimit,
    NamedProxies,
    capacity,
    limit_of,
    network_of,
    protocols,
    proxies,
)
from tests import aside

FEW = Connections(
    in_all=12,
    address=6,
    silent_in_all=8,
    silent_address=4,
    header_seconds=60,
    reading_seconds=60,
)
HERE, THERE = "203.0.113.1", "203.0.113.2"


class Transport(asyncio.Transport):
    """A connection from an address, and what was written to it."""

    def __init__(self, host):
        super().__init__({"peername": (host, 1)})
        self.written, self.ended, self.aborted = b"", False, False
        # what waits to be read at the other end, each time that somebody asks; the last stays
        self.unread = [0]

    def write(self, data):
        assert not self.ended
        self.written += data

    def close(self):
        self.ended = True

    def is_closing(self):
        return self.ended

    def abort(self):
        self.ended = self.aborted = True

    def get_write_buffer_size(self):
        return self.unread.pop(0) if self.unread[1:] else self.unread[0]


def on_the_loop(test):
    """Run a test with a gate, inside a loop."""

    async def run(limits=FEW, exempt=frozenset()):
        test(ConnectionLimit(limits, limits.in_all, exempt))

    def attempt():
        aside.run(run())

    attempt.__name__ = test.__name__
    return attempt


def opening(gate, host, count=1):
    found = [Transport(host) for _ in range(count)]
    for one in found:
        gate.admit(one)
    return found


def busy(gate, host, count):
    """Connections at which something is asked."""
    for _ in range(count):
        gate.speaks(opening(gate, host)[0])


@on_the_loop
def test_beyond_so_many_silent_ones_the_oldest_of_the_address_is_closed(gate):
    mine, theirs = opening(gate, HERE, 6), opening(gate, THERE, 2)
    assert [one.ended for one in mine] == [True, True, False, False, False, False]
    assert not any(one.ended for one in theirs)
    assert b"408 Request Timeout" in mine[0].written and b'"too-slow"' in mine[0].written
    assert (gate.open, gate.silent) == (6, 6)


@on_the_loop
def test_one_at_which_something_is_asked_is_never_closed(gate):
    mine = opening(gate, HERE, 4)
    for one in mine:
        gate.speaks(one)
    silent = opening(gate, HERE, 10)
    assert not any(one.ended for one in mine)
    assert sum(not one.ended for one in silent) == 2
    assert gate.open == 6


@on_the_loop
def test_who_comes_when_all_of_an_address_are_busy_is_told_so(gate):
    busy(gate, HERE, 6)
    (late,) = opening(gate, HERE)
    assert late.ended and b"429" in late.written and b'"too-many-connections"' in late.written
    assert not opening(gate, THERE)[0].ended


@on_the_loop
def test_where_all_together_are_too_many_the_address_with_most_makes_room(gate):
    hosts = ("203.0.113.3", "203.0.113.4")
    many = [one for host in hosts for one in opening(gate, host, 4)]
    (mine,) = opening(gate, HERE)
    assert not mine.ended
    assert sum(one.ended for one in many) == 1 and gate.silent == 8


@on_the_loop
def test_in_all_there_are_no_more_than_there_can_be_and_silent_ones_go_first(gate):
    busy(gate, "203.0.113.3", 6)
    busy(gate, "203.0.113.4", 6)
    (late,) = opening(gate, HERE)
    assert late.ended and b"too-many-connections" in late.written
    assert gate.open == 12


@on_the_loop
def test_one_that_was_answered_before_is_closed_without_a_word(gate):
    first, *others = opening(gate, HERE, 4)
    gate.speaks(first)
    gate.answer(first)
    opening(gate, HERE, 4)
    assert first.ended and first.written == b""
    assert all(one.written for one in others)


@on_the_loop
def test_nothing_is_kept_of_connections_that_are_gone(gate):
    for one in opening(gate, HERE, 6):
        gate.answer(one)
        gate.release(one)
        gate.release(one)
    assert (gate.open, gate.silent) == (0, 0)
    assert not gate._by_address and not gate._silent and not gate._answered


def test_who_never_says_a_word_is_closed_after_its_seconds():
    async def run():
        gate = ConnectionLimit(FEW.model_copy(update={"header_seconds": 0.02}), 12, frozenset())
        silent, asking = opening(gate, HERE, 2)
        gate.speaks(asking)
        while not silent.ended:
            await asyncio.sleep(0.01)
        assert not asking.ended and b"too-slow" in silent.written

    aside.run(run())


def unread(gate, sizes):
    """A connection whose answer is read as slowly as that."""
    (one,) = opening(gate, HERE)
    gate.speaks(one)
    one.unread = sizes
    return one


@pytest.mark.parametrize("way", ["answer", "stalls"])
def test_an_answer_that_nobody_reads_is_broken_off_and_counted_until_then(way):
    """It was closed, which waits until everything is read, and counted no more from then on."""

    async def run():
        gate = ConnectionLimit(FEW.model_copy(update={"reading_seconds": 0.02}), 12, frozenset())
        kept, slow = unread(gate, [900]), unread(gate, [900, 800, 700, 600])
        getattr(gate, way)(kept)
        getattr(gate, way)(slow)
        while not kept.aborted:
            assert gate.open == 2
            await asyncio.sleep(0.001)
        # as long as something is read there are more seconds
        while not slow.aborted:
            await asyncio.sleep(0.001)
        assert slow.unread == [600]
        assert (gate.open, gate.silent, gate._stalled) == (0, 0, {})

    aside.run(run())


def test_who_has_read_the_answer_has_the_seconds_of_a_silent_one():
    async def run():
        limits = FEW.model_copy(update={"reading_seconds": 0.02, "header_seconds": 0.03})
        gate = ConnectionLimit(limits, 12, frozenset())
        one, another = unread(gate, [900, 0]), unread(gate, [900, 0])
        gate.answer(one)
        gate.stalls(another)
        gate.goes_on(another)
        while not one.ended:
            await asyncio.sleep(0.001)
        assert not (one.aborted or another.ended) and gate.open == 1
        gate.release(another)
        gate.stalls(another)
        assert gate._stalled == {}

    aside.run(run())


@on_the_loop
def test_beyond_so_many_the_oldest_is_broken_off_whatever_waits_to_be_read(gate):
    mine = [unread(gate, [900]) for _ in range(4)]
    for one in mine:
        gate.answer(one)
    opening(gate, HERE)
    assert [one.aborted for one in mine] == [True, False, False, False]


def test_connections_of_a_proxy_are_not_counted_by_its_address():
    async def run():
        gate = ConnectionLimit(FEW, FEW.in_all, frozenset({HERE}))
        busy(gate, HERE, 9)
        assert not opening(gate, HERE)[0].ended

    aside.run(run())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:1:ffff::2", "2001:db8:1::/52"),
        ("2001:db8:1:f00::1", "2001:db8:1::/52"),
        ("2001:db8:1:1000::1", "2001:db8:1:1000::/52"),
        ("", ""),
    ],
)
def test_what_connections_are_counted_by(host, counted):
    assert network_of(host) == counted


def test_a_network_that_whoever_asks_is_given_counts_as_sixteen_addresses():
    """It was 65,536 of them, each with all that an address may have."""
    given = ipaddress.ip_network("2001:db8:1::/48")
    assert len({network_of(str(one[1])) for one in given.subnets(new_prefix=60)}) == 16


def test_neighbours_of_a_proxy_are_counted():
    async def run():
        proxy, neighbour = "2001:db8::1", "2001:db8::2"
        gate = ConnectionLimit(FEW, FEW.in_all, NamedProxies([proxy]))
        busy(gate, neighbour, FEW.address)
        assert opening(gate, neighbour)[0].ended
        assert not opening(gate, proxy)[0].ended

    aside.run(run())


def test_only_those_whom_the_operator_names_speak_for_others(monkeypatch):
    monkeypatch.delenv("STAFLA_PROXIES", raising=False)
    assert proxies() == ["127.0.0.1", "::1"]
    monkeypatch.setenv("STAFLA_PROXIES", " 10.0.0.2 ,10.0.0.3,")
    assert proxies() == ["10.0.0.2", "10.0.0.3"]
    monkeypatch.setenv("STAFLA_PROXIES", "")
    assert proxies() == []


def test_there_is_room_for_what_the_system_allows():
    assert 1 <= capacity(FEW) <= FEW.in_all


@pytest.mark.parametrize(
    ("limits", "refused_above", "expected"),
    [
        ((256, resource.RLIM_INFINITY), 12_000, 10_240 - BESIDE),
        ((256, resource.RLIM_INFINITY), 0, 56),
        ((256, 1_200), 1_200, 1_000),
        ((1_024, 1_024), 1_024, 824),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), 0, 25_000),
    ],
    ids=["macos", "nothing may change", "hard limit", "as it is", "no limit"],
)
def test_a_system_that_gives_fewer_files_than_it_says_does_not_stop_the_server(
    monkeypatch, limits, refused_above, expected
):
    """macOS calls its hard limit infinite and refuses to set what is beyond its own."""

    def set_limit(_which, wanted):
        if wanted[0] == resource.RLIM_INFINITY or wanted[0] > refused_above:
            raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _which: limits)
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert capacity(FEW.model_copy(update={"in_all": 25_000})) == expected


@on_the_loop
def test_who_is_refused_is_told_from_who_is_let_in(gate):
    first = Transport(HERE)
    assert gate.admit(first) is True
    gate.speaks(first)
    busy(gate, HERE, 5)
    assert gate.admit(Transport(HERE)) is False
    busy(gate, THERE, 6)
    assert gate.admit(Transport("203.0.113.3")) is False
    head, _, body = opening(gate, HERE)[0].written.decode().partition("\r\n\r\n")
    assert json.loads(body) == {"code": "too-many-connections", "message": "too many connections"}
    assert head.splitlines() == [
        "HTTP/1.1 429 Too Many Requests",
        "content-type: application/json",
        "connection: close",
        f"content-length: {len(body)}",
    ]
    gate.release(first)
    assert gate.admit(Transport(HERE)) is True


@on_the_loop
def test_who_has_a_silent_one_gives_it_for_the_new_one(gate):
    (silent,) = opening(gate, HERE)
    busy(gate, HERE, 5)
    late = Transport(HERE)
    assert gate.admit(late) is True
    assert silent.ended and not late.ended
    gate.speaks(late)
    (loud, louder, loudest) = opening(gate, THERE, 3)
    quiet = opening(gate, "203.0.113.0")[0]
    busy(gate, "203.0.113.9", 2)
    # all places are taken: whoever has most silent ones makes room, the oldest first
    assert gate.open == 12
    last = Transport("203.0.113.4")
    assert gate.admit(last) is True
    assert loud.ended and not (louder.ended or loudest.ended or quiet.ended or last.ended)


@on_the_loop
def test_a_connection_without_an_address_is_counted_with_others_of_the_kind(gate):
    one = Transport(HERE)
    one._extra = {"peername": None}
    assert gate.admit(one) and gate._open[one] == ""
    gate.release(one)
    assert gate.open == 0


@on_the_loop
def test_one_that_is_closing_already_is_told_nothing_more(gate):
    first, *_ = opening(gate, HERE, 4)
    first.ended = True
    opening(gate, HERE)
    assert first.written == b"" and gate.open == 4


def test_the_gate_of_a_server_spares_those_who_speak_for_others(monkeypatch):
    monkeypatch.setenv("STAFLA_PROXIES", "10.0.0.2,2001:db8::1")

    async def run():
        gate = limit_of(FEW)
        busy(gate, "10.0.0.2", 7)
        busy(gate, "2001:db8::2", 5)
        assert gate.open == 12
        assert gate.admit(Transport(HERE)) is False

    aside.run(run())


class Wire(Transport):
    """A connection at which a protocol listens."""

    def __init__(self, host=HERE):
        super().__init__(host)
        self.listens = None

    def set_protocol(self, protocol):
        self.listens = protocol

    def get_protocol(self):
        return self.listens

    def pause_reading(self):
        pass

    def resume_reading(self):
        pass


def listening(test):
    """Run a test of the protocols: what connects to them, their gate, when answers are held."""

    async def run():
        held, asked, gate = asyncio.Event(), [], ConnectionLimit(FEW, FEW.in_all, frozenset())
        held.set()

        async def app(scope, receive, send):
            asked.append(scope["path"])
            if scope["path"] == "/b":
                return await asyncio.sleep(60)
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.accept"})
                return await asyncio.sleep(60)
            await held.wait()
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        http, socket = protocols(gate)
        config = Config(app, ws=socket, lifespan="off", log_config=None)
        config.load()
        server = ServerState()

        def connection():
            wire = Wire()
            wire.listens = http(config, server, {})
            wire.listens.connection_made(wire)
            return wire

        await test(gate, connection, held, asked, server)
        for task in server.tasks:
            task.cancel()

    def attempt():
        aside.run(run())

    attempt.__name__ = test.__name__
    return attempt


async def soon():
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


ASKED = b"GET /a HTTP/1.1\r\nhost: a\r\n\r\n"


@listening
async def test_a_connection_is_silent_until_a_head_is_whole_and_after_the_answer(
    gate, connected, held, asked, server
):
    wire = connected()
    assert (gate.open, gate.silent, len(server.connections)) == (1, 1, 1)
    wire.listens.data_received(ASKED[:20])
    await soon()
    assert (gate.silent, asked) == (1, [])
    held.clear()
    wire.listens.data_received(ASKED[20:])
    assert gate.silent == 0
    await soon()
    assert (gate.silent, asked, wire.written) == (0, ["/a"], b"")
    held.set()
    await soon()
    assert gate.silent == 1 and wire.written.startswith(b"HTTP/1.1 204")
    assert wire in gate._answered
    wire.listens.data_received(ASKED)
    assert gate.silent == 0
    await soon()
    assert gate.silent == 1 and asked == ["/a", "/a"]
    wire.listens.connection_lost(None)
    assert (gate.open, gate.silent, len(server.connections)) == (0, 0, 0)
    assert wire.ended
    broken = connected()
    broken.listens.connection_lost(OSError("reset"))
    assert gate.open == 0 and not broken.ended


@listening
async def test_a_request_that_came_with_the_one_before_is_under_way_at_once(
    gate, connected, held, asked, server
):
    wire = connected()
    held.clear()
    wire.listens.data_received(ASKED + ASKED.replace(b"/a", b"/b"))
    await soon()
    assert (asked, gate.silent) == (["/a"], 0)
    held.set()
    await soon()
    assert (asked, gate.silent) == (["/a", "/b"], 0)
    assert wire.written.count(b"HTTP/1.1 204") == 1


@listening
async def test_nothing_that_comes_after_the_end_is_read(gate, connected, held, asked, server):
    wire, others = connected(), [connected() for _ in range(4)]
    assert wire.ended and not any(one.ended for one in others)
    wire.listens.data_received(ASKED)
    await soon()
    assert asked == [] and gate.open == 4
    # whose server closed it while it worked is kept nowhere
    held.clear()
    others[0].listens.data_received(ASKED)
    await soon()
    others[0].ended = True
    held.set()
    await soon()
    assert others[0] not in gate._answered


@listening
async def test_one_that_is_closed_is_waited_for_until_the_answer_is_read(
    gate, connected, held, asked, server
):
    wire = connected()
    wire.unread = [900]
    wire.listens.data_received(ASKED.replace(b"host: a", b"host: a\r\nconnection: close"))
    await soon()
    assert wire.ended and (gate.open, gate.silent) == (1, 1)
    # and one at which too much waits is looked at from then on
    other = connected()
    other.unread = [900]
    other.listens.pause_writing()
    assert list(gate._stalled) == [other]
    other.listens.resume_writing()
    assert gate._stalled == {}
    for one in (wire, other):
        one.listens.connection_lost(None)
    assert gate.open == 0


@listening
async def test_a_socket_is_silent_no_more_and_its_end_is_counted(
    gate, connected, held, asked, server
):
    wire = connected()
    wire.listens.data_received(
        b"GET /s HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert (gate.open, gate.silent) == (1, 0)
    await soon()
    assert asked == ["/s"] and wire.written.startswith(b"HTTP/1.1 101")
    wire.listens.pause_writing()
    assert list(gate._stalled) == [wire]
    wire.listens.resume_writing()
    assert gate._stalled == {}
    wire.listens.pause_writing()
    wire.listens.connection_lost(None)
    assert gate._stalled == {}
    assert (gate.open, len(server.connections)) == (0, 0)


def test_networks_of_proxies_are_spared_as_they_are_believed(monkeypatch):
    """Containers are given addresses by chance: their network is what can be named."""
    monkeypatch.setenv("STAFLA_PROXIES", "10.89.0.0/16, fd00:1::/64, proxy, 10.0.0.1/8")
    named = NamedProxies(proxies())
    assert "10.89.7.9" in named and "fd00:1::7" in named
    assert "10.90.0.1" not in named and "fd00:2::7" not in named
    # a neighbour of a proxy is counted with its network all the same
    assert "fd00:1:0:1::7" not in named
    assert "" not in named and "proxy" not in named


@pytest.mark.parametrize(
    ("host", "told"),
    [("::ffff:127.0.0.1", "127.0.0.1"), ("::1", "::1"), ("10.0.0.2", "10.0.0.2"), ("x", "x")],
)
def test_who_comes_by_ipv4_to_a_socket_of_ipv6_is_who_they_are(host, told):
    """Else no proxy on this machine is believed, and all its visitors are one."""

    async def app(_scope, _receive, _send):
        raise AssertionError

    limit = ConnectionLimit(FEW, FEW.in_all, frozenset())
    config = Config(app, lifespan="off", log_config=None)
    config.load()

    async def client_of(kind, *more):
        wire, state = Wire(host), ServerState()
        one = kind(config, state, *more)
        one.connection_made(wire)
        return one.client

    http, socket = protocols(limit)
    for kind in (http, socket):
        assert aside.run(client_of(kind, {})) == (told, 1)
