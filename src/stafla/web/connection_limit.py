"""Who may hold a connection open, and for how long without a word.

A connection is silent until the head of a request is there whole, and again when it was answered.
Silent ones cost nothing to open, so they are what runs out first: each has its seconds, each
address so many, and beyond that the oldest silent one of that address is closed, never somebody
else's and never one at which a request is under way. A visitor whose request comes at once is
silent for no longer than it takes to travel.

An answer has to be read as well: of whoever takes nothing of one for so many seconds the connection
is broken off. To close it would wait for the reader without end, and count it no more.
"""

import asyncio
import ipaddress
import json
import os
from collections import Counter, OrderedDict
from collections.abc import Container, Iterable, MutableMapping
from contextlib import suppress
from functools import partial
from typing import Any, Literal, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stafla.club.limits import Connections

VARIABLE = "STAFLA_PROXIES"
THIS_MACHINE = "127.0.0.1,::1"
Refused = Literal["too-slow", "too-many-connections"]
STATUS: dict[Refused, str] = {
    "too-slow": "408 Request Timeout",
    "too-many-connections": "429 Too Many Requests",
}
# files that are open beside connections: the database, logs, word lists
BESIDE = 200
# OPEN_MAX of macOS, which one process may always have open there
MACOS_FILES = 10_240
# A household is given a /56 of IPv6 and a phone a /64, but a /48 whoever asks for one: that counts
# as sixteen addresses and not as 65,536, while no more than 4,096 phones of a network are one
IPV6_PREFIX = 52


def proxies() -> list[str]:
    """The addresses that speak for others, as the operator names them; else this machine's."""
    named = os.environ.get(VARIABLE, THIS_MACHINE)
    return [one.strip() for one in named.split(",") if one.strip()]


class NamedProxies:
    """The addresses and networks that speak for others; what is neither names nobody."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = []
        for one in named:
            with suppress(ValueError):
                self._networks.append(ipaddress.ip_network(one))

    def __contains__(self, host: object) -> bool:
        """Whether an address is one of them."""
        try:
            address = ipaddress.ip_address(str(host))
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def plain_host(host: str) -> str:
    """An address of IPv4 at a socket of IPv6 (``::ffff:127.0.0.1``) as IPv4; others as they are.

    So it is told apart whether it is a proxy, or of this machine.
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return host if mapped is None else str(mapped)


def network_of(host: str) -> str:
    """What everything is counted by: an IPv4 address, or a network of IPv6."""
    host = plain_host(host)
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))
    return host


def capacity(limits: Connections) -> int:
    """How many connections there can be: as many as limits and the system's open files allow."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return limits.in_all
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    capacity_needed = limits.in_all + BESIDE if hard == unlimited else hard
    for files in (capacity_needed, MACOS_FILES):
        if soft == unlimited or files <= soft:
            continue
        # macOS calls its hard limit infinite, and refuses more than the kernel really gives
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
            soft = files
    return limits.in_all if soft == unlimited else max(1, min(limits.in_all, soft - BESIDE))


class ConnectionLimit:
    """Counts connections; all on the event loop.

    Args:
        limits: how many.
        in_all: how many there can be (`capacity`).
        exempt: addresses that speak for others: their connections are not counted by address.
    """

    def __init__(self, limits: Connections, in_all: int, exempt: Container[str]) -> None:
        self._limits = limits
        self._in_all = in_all
        self._exempt = exempt
        self._open: dict[asyncio.Transport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._silent: dict[str, OrderedDict[asyncio.Transport, asyncio.TimerHandle]] = {}
        self._all_silent = 0
        # those at which something was answered: they are closed without a word
        self._answered: set[asyncio.Transport] = set()
        # those at which more of an answer waits than may, and when they are looked at again
        self._stalled: dict[asyncio.Transport, asyncio.TimerHandle] = {}

    @property
    def open(self) -> int:
        """How many there are."""
        return len(self._open)

    @property
    def silent(self) -> int:
        """How many of them are silent."""
        return self._all_silent

    def admit(self, transport: asyncio.Transport) -> bool:
        """A connection came; False if it was refused, since all of its address are busy."""
        host = plain_host((transport.get_extra_info("peername") or ("",))[0])
        address = network_of(host)
        self._open[transport] = address
        self._by_address[address] += 1
        self.falls_silent(transport)
        over = self._by_address[address] > self._limits.address and host not in self._exempt
        if over and not self._close_oldest(address, transport):
            self._end(transport, "too-many-connections")
            return False
        if len(self._open) > self._in_all and not self._close_oldest(self._loudest(), transport):
            self._end(transport, "too-many-connections")
            return False
        return True

    def answer(self, transport: asyncio.Transport) -> None:
        """A request was answered, and another may come."""
        self._answered.add(transport)
        self.falls_silent(transport)

    def falls_silent(self, transport: asyncio.Transport) -> None:
        """Nothing is asked now."""
        address = self._open.get(transport)
        if address is None:
            return
        self.speaks(transport)
        mine = self._silent.setdefault(address, OrderedDict())
        mine[transport] = self._later(transport, mine)
        self._all_silent += 1
        if len(mine) > self._limits.silent_address:
            self._close_oldest(address)
        elif self._all_silent > self._limits.silent_in_all:
            self._close_oldest(self._loudest())

    def speaks(self, transport: asyncio.Transport) -> None:
        """A request is there."""
        address = self._open.get(transport, "")
        mine = self._silent.get(address)
        if mine and (timer := mine.pop(transport, None)) is not None:
            timer.cancel()
            self._all_silent -= 1
            if not mine:
                del self._silent[address]

    def stalls(self, transport: asyncio.Transport) -> None:
        """So much of an answer waits to be read that no more is written."""
        if transport in self._open:
            self.goes_on(transport)
            self._stalled[transport] = self._later(transport, self._stalled)

    def goes_on(self, transport: asyncio.Transport) -> None:
        """It was read."""
        if (timer := self._stalled.pop(transport, None)) is not None:
            timer.cancel()

    def _later(
        self,
        transport: asyncio.Transport,
        timers: MutableMapping[asyncio.Transport, asyncio.TimerHandle],
    ) -> asyncio.TimerHandle:
        """Look at a connection when its seconds are up: those to ask, or those to read."""
        unread, limits = transport.get_write_buffer_size(), self._limits
        seconds = limits.reading_seconds if unread else limits.header_seconds
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, self._look, transport, unread, timers)

    def _look(
        self,
        transport: asyncio.Transport,
        unread: int,
        timers: MutableMapping[asyncio.Transport, asyncio.TimerHandle],
    ) -> None:
        """End a connection whose seconds are up, unless something was read meanwhile."""
        if transport.get_write_buffer_size() < unread:
            timers[transport] = self._later(transport, timers)
        else:
            self._end(transport, "too-slow")

    def release(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        self.speaks(transport)
        self.goes_on(transport)
        self._answered.discard(transport)
        address = self._open.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _loudest(self) -> str:
        """The address with the most silent connections."""
        return max(self._silent, key=lambda address: len(self._silent[address]), default="")

    def _close_oldest(self, address: str, spared: asyncio.Transport | None = None) -> bool:
        """Close what has been silent for longest at an address; False if nothing is."""
        mine = self._silent.get(address, OrderedDict())
        oldest = next((transport for transport in mine if transport is not spared), None)
        if oldest is None:
            return False
        self._end(oldest, "too-slow")
        return True

    def _end(self, transport: asyncio.Transport, code: Refused) -> None:
        """Say why, and close; no language is known of who never asked: the text is the code's."""
        silently = transport in self._answered
        self.release(transport)
        if transport.get_write_buffer_size():
            return transport.abort()
        if silently or transport.is_closing():
            return transport.close()
        body = json.dumps({"code": code, "message": code.replace("-", " ")})
        head = f"HTTP/1.1 {STATUS[code]}\r\ncontent-type: application/json\r\nconnection: close"
        transport.write(f"{head}\r\ncontent-length: {len(body)}\r\n\r\n{body}".encode())
        transport.close()


class CountedProtocol(asyncio.Protocol):
    """What the protocols of both kinds of connection tell the limit.

    Args:
        limit: counts them.
        uvicorn: what the server gives each of its protocols.
    """

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def __init__(self, limit: ConnectionLimit, *uvicorn: Any, **named: Any) -> None:
        super().__init__(*uvicorn, **named)
        self.connection_limit = limit

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection is there."""
        super().connection_made(transport)
        if self.client:
            host, port = self.client
            self.client = plain_host(host), port

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.connection_limit.release(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """More waits to be read than may."""
        super().pause_writing()
        self.connection_limit.stalls(self.transport)

    def resume_writing(self) -> None:
        """Enough of it was read."""
        super().resume_writing()
        self.connection_limit.goes_on(self.transport)


class CountedHttp(CountedProtocol, H11Protocol):
    """A connection of requests, from its first moment on."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection is there."""
        super().connection_made(transport)
        self.connection_limit.admit(transport)

    def data_received(self, data: bytes) -> None:
        """Something was sent: perhaps the rest of a request's head."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if upgraded or (self.cycle is not None and not self.cycle.response_complete):
            self.connection_limit.speaks(self.transport)

    def on_response_complete(self) -> None:
        """A request was answered."""
        # one that is closed stays open until the answer was read
        if not self.transport.is_closing() or self.transport.get_write_buffer_size():
            self.connection_limit.answer(self.transport)
        super().on_response_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self.connection_limit.speaks(self.transport)  # the next was there already


class CountedSocket(CountedProtocol, WebSocketsSansIOProtocol):
    """A connection that became a socket; it was admitted before."""


def protocols(
    limit: ConnectionLimit,
) -> tuple[type[CountedHttp], type[CountedSocket]]:
    """The protocols of a server whose connections are counted, as uvicorn makes them."""
    # uvicorn asks for classes and does no more than call them
    return (
        cast(type[CountedHttp], partial(CountedHttp, limit)),
        cast(type[CountedSocket], partial(CountedSocket, limit)),
    )


def limit_of(limits: Connections) -> ConnectionLimit:
    """The limit of a server that listens on this machine."""
    return ConnectionLimit(limits, capacity(limits), NamedProxies(proxies()))
