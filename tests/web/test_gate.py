"""Connections that say nothing: counted, given their seconds, and closed before anybody else's."""

import asyncio
import resource

import pytest

from stafla.club.limits import Connections
from stafla.web.gate import BESIDE, Gate, network_of, proxies, room
from tests import aside

FEW = Connections(in_all=12, address=6, silent_in_all=8, silent_address=4, header_seconds=60)
HERE, THERE = "203.0.113.1", "203.0.113.2"


class Transport(asyncio.Transport):
    """A connection from an address, and what was written to it."""

    def __init__(self, host):
        super().__init__({"peername": (host, 1)})
        self.written, self.ended = b"", False

    def write(self, data):
        self.written += data

    def close(self):
        self.ended = True

    def is_closing(self):
        return self.ended


def on_the_loop(test):
    """Run a test with a gate, inside a loop."""

    async def run(limits=FEW, exempt=frozenset()):
        test(Gate(limits, limits.in_all, exempt))

    def tried():
        aside.run(run())

    tried.__name__ = test.__name__
    return tried


def opened(gate, host, count=1):
    found = [Transport(host) for _ in range(count)]
    for one in found:
        gate.opened(one)
    return found


def busy(gate, host, count):
    """Connections at which something is asked."""
    for _ in range(count):
        gate.speaks(opened(gate, host)[0])


@on_the_loop
def test_beyond_so_many_silent_ones_the_oldest_of_the_address_is_closed(gate):
    mine, theirs = opened(gate, HERE, 6), opened(gate, THERE, 2)
    assert [one.ended for one in mine] == [True, True, False, False, False, False]
    assert not any(one.ended for one in theirs)
    assert b"408 Request Timeout" in mine[0].written and b'"too-slow"' in mine[0].written
    assert (gate.open, gate.silent) == (6, 6)


@on_the_loop
def test_one_at_which_something_is_asked_is_never_closed(gate):
    mine = opened(gate, HERE, 4)
    for one in mine:
        gate.speaks(one)
    silent = opened(gate, HERE, 10)
    assert not any(one.ended for one in mine)
    assert sum(not one.ended for one in silent) == 2
    assert gate.open == 6


@on_the_loop
def test_who_comes_when_all_of_an_address_are_busy_is_told_so(gate):
    busy(gate, HERE, 6)
    (late,) = opened(gate, HERE)
    assert late.ended and b"429" in late.written and b'"too-many-connections"' in late.written
    assert not opened(gate, THERE)[0].ended


@on_the_loop
def test_where_all_together_are_too_many_the_address_with_most_makes_room(gate):
    hosts = ("203.0.113.3", "203.0.113.4")
    many = [one for host in hosts for one in opened(gate, host, 4)]
    (mine,) = opened(gate, HERE)
    assert not mine.ended
    assert sum(one.ended for one in many) == 1 and gate.silent == 8


@on_the_loop
def test_in_all_there_are_no_more_than_there_can_be_and_silent_ones_go_first(gate):
    busy(gate, "203.0.113.3", 6)
    busy(gate, "203.0.113.4", 6)
    (late,) = opened(gate, HERE)
    assert late.ended and b"too-many-connections" in late.written
    assert gate.open == 12


@on_the_loop
def test_one_that_was_answered_before_is_closed_without_a_word(gate):
    first, *others = opened(gate, HERE, 4)
    gate.speaks(first)
    gate.answered(first)
    opened(gate, HERE, 4)
    assert first.ended and first.written == b""
    assert all(one.written for one in others)


@on_the_loop
def test_nothing_is_kept_of_connections_that_are_gone(gate):
    for one in opened(gate, HERE, 6):
        gate.answered(one)
        gate.closed(one)
        gate.closed(one)
    assert (gate.open, gate.silent) == (0, 0)
    assert not gate._by_address and not gate._silent and not gate._answered


def test_who_never_says_a_word_is_closed_after_its_seconds():
    async def run():
        gate = Gate(FEW.model_copy(update={"header_seconds": 0.02}), 12, frozenset())
        silent, asking = opened(gate, HERE, 2)
        gate.speaks(asking)
        while not silent.ended:
            await asyncio.sleep(0.01)
        assert not asking.ended and b"too-slow" in silent.written

    aside.run(run())


def test_connections_of_a_proxy_are_not_counted_by_its_address():
    async def run():
        gate = Gate(FEW, FEW.in_all, frozenset({HERE}))
        busy(gate, HERE, 9)
        assert not opened(gate, HERE)[0].ended

    aside.run(run())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:1:ffff::2", "2001:db8:1:1::/64"),
        ("", ""),
    ],
)
def test_what_connections_are_counted_by(host, counted):
    assert network_of(host) == counted


def test_only_those_whom_the_operator_names_speak_for_others(monkeypatch):
    monkeypatch.delenv("STAFLA_PROXIES", raising=False)
    assert proxies() == ["127.0.0.1", "::1"]
    monkeypatch.setenv("STAFLA_PROXIES", " 10.0.0.2 ,10.0.0.3,")
    assert proxies() == ["10.0.0.2", "10.0.0.3"]
    monkeypatch.setenv("STAFLA_PROXIES", "")
    assert proxies() == []


def test_there_is_room_for_what_the_system_allows():
    assert 1 <= room(FEW) <= FEW.in_all


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
    assert room(FEW.model_copy(update={"in_all": 25_000})) == expected
