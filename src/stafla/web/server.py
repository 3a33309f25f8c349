"""Running the application."""

import gc
import logging
import os
import queue
import secrets
import socket
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType

import segno
import uvicorn
from uvicorn.config import LOGGING_CONFIG

from stafla.club import News, kit
from stafla.web.addresses import ServerAddress, require_usable
from stafla.web.app import create_app
from stafla.web.connection_limit import limit_of, protocols, proxies
from stafla.web.middleware.metrics import configure_logging
from stafla.web.services import Services, open_services
from stafla.words.library import DATA, home

LARGEST_MESSAGE = 64 * 1024
# thresholds of Python's garbage collector (`gc.set_threshold`); the last is high, because a search
# of the oldest generation takes a second with 20,000 connections, and nobody is answered meanwhile
GC_THRESHOLDS = 2_000, 10, 500
# how long one thread may keep the interpreter from the others (`sys.setswitchinterval`): a play
# passes through the event loop and two threads, and may wait so long at each while pages are made
SWITCH_SECONDS = 0.001
# a server that is told to stop has ended after this time, whatever it waits for; less than
# `TimeoutStopSec` in deploy/stafla.service, after which systemd kills it
STOP_SECONDS = 15.0

log = logging.getLogger(__name__)


def serve(host: str = "127.0.0.1", port: int = 8000, data: Path | None = None) -> None:
    """Serve tables until interrupted.

    Prints the address as one line on standard output once the server listens; where it listens
    for other devices too, then a line for each address they may use.

    Args:
        host: address to listen on; this machine alone by default.
        port: 0 chooses a free one.
        data: folder of the database; by default the user's own (``STAFLA_HOME``).
            ``DATABASE_URL`` names another database, ``BUS_URL`` the bus of several workers;
            with ``STAFLA_BOTS=fast`` bots answer at once.

    Raises:
        OSError: the port is taken, or the folder cannot be written.
        BadSetting: what ``STAFLA_ADDRESS``, ``DATABASE_URL`` or ``BUS_URL`` says is of no use.
    """
    if logs_json():
        configure_logging()
    require_usable()
    listening = listen(host, port)
    if data:
        # word lists that were imported there are found here, and by every process begun here
        os.environ[DATA] = str(data)
    database = os.environ.get("DATABASE_URL") or None
    bus = os.environ.get("BUS_URL") or None
    pace = 0.0 if os.environ.get("STAFLA_BOTS") == "fast" else 1.0
    run(open_services(data or home(), database=database, bus=bus, pace=pace), listening)


def logs_json() -> bool:
    """Whether whoever runs the server wants its log as lines of JSON."""
    return os.environ.get("STAFLA_LOG") == "json"


def serve_club(host: str, port: int, data: Path, organiser: str, language: str) -> None:
    """Serve a club's evening until interrupted: a room's phones, from a folder of its own.

    Prints like `serve`; the first address lets whoever opens it run the evening.

    Args:
        host: address to listen on.
        port: 0 chooses a free one.
        data: folder of the database.
        organiser: what the account is called that runs everything here, if there is none yet.
        language: of that account.

    Raises:
        OSError: the port is taken, or the folder cannot be written.
        BadSetting: what ``STAFLA_ADDRESS`` says is of no use.
    """
    if logs_json():
        configure_logging()
    require_usable()
    listening = listen(host, port)
    data.mkdir(parents=True, exist_ok=True)
    os.environ[DATA] = str(data)
    services = open_services(data)
    kit.organiser(services.community, organiser, secrets.token_bytes(24), language)
    run(services, listening, secrets.token_urlsafe(16))


def run(services: Services, listening: socket.socket, key: str = "") -> None:
    """Serve tables on a socket until interrupted, then close the services and the socket.

    ``key``: where a laptop serves a club's evening, the secret of whoever runs it.
    """
    host, port = listening.getsockname()[:2]
    server_address = ServerAddress(host, port, kit=key)
    limit = limit_of(services.limits.connections)
    http, socket_protocol = protocols(limit)
    config = uvicorn.Config(
        create_app(services, server_address=server_address),
        log_level="warning",
        # else its own lines would stand between those of JSON, as plain text
        log_config=None if logs_json() else LOGGING_CONFIG,
        access_log=False,
        server_header=False,
        # who speaks for others, by the operator's word; of nobody else is it believed
        forwarded_allow_ips=proxies(),
        ws=socket_protocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=8,
        # a connection that does not answer a ping is gone; compression would cost memory for each
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        # unlike httptools it bounds what it keeps of headers that never end
        http=http,
        h11_max_incomplete_event_size=32 * 1024,
    )
    # what a person waits for: the address on this machine, then those for other devices
    own = f"{address(listening)}club?key={key}" if key else address(listening)
    outside = [f"{base}/{'club' if key else ''}" for base in server_address.outside()]
    for shown in (own, *outside):
        print(f"Stafla: {shown}", flush=True)  # noqa: T201
    if key and outside and sys.stdout.isatty():
        segno.make(outside[0], error="m", micro=False).terminal(compact=True)
    sys.setswitchinterval(SWITCH_SECONDS)
    with suppress(KeyboardInterrupt):
        Server(config, services.news).run(sockets=[listening])


class Server(uvicorn.Server):
    """Ends the streams when it is told to stop, so that it need not wait for their listeners.

    Nor does it wait for ever for what does not answer, such as a database that hangs.
    """

    def __init__(self, config: uvicorn.Config, news: News) -> None:
        super().__init__(config)
        self._news = news
        # that of `queue.Queue` takes a lock, which whoever the signal interrupts may hold
        self._signals: queue.SimpleQueue[int] = queue.SimpleQueue()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop."""
        threading.Thread(target=self._end_in_time, name="server-end", daemon=True).start()
        super().run(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note that the server is told to stop; from then on its time runs."""
        self._signals.put(sig)
        super().handle_exit(sig, frame)

    def _end_in_time(self) -> None:
        """End the process if it is there still some time after it was told to stop.

        What was acknowledged is on the disk by then, as after any killed process.
        """
        self._signals.get()
        time.sleep(STOP_SECONDS)
        log.error("something did not end within %g seconds: the server stops now", STOP_SECONDS)
        logging.shutdown()
        os._exit(1)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen; what is there by now stays, so no search for cycles need look at it.

        Nearly everything that ends here ends with its last reference: a closed connection leaves
        five objects in a cycle. All objects are searched rarely, then, instead of whenever there
        are a quarter more of them.
        """
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more requests and finish those under way.

        The handler of the signal only notes it: it comes in the middle of whatever the loop does,
        which may hold the very lock of the news.
        """
        self._news.close()
        await super().shutdown(sockets)


def address(listening: socket.socket) -> str:
    """The address that a browser on this machine opens."""
    host, port = listening.getsockname()[:2]
    if host == "::" and not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY):
        # it takes both, and a machine on which IPv6 is off has no ::1
        host = "127.0.0.1"
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 - only shown
    return f"http://{shown}:{port}/"


def listen(host: str, port: int) -> socket.socket:
    """A socket that connections can come to.

    Raises:
        OSError: the address cannot be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(256)
    except OSError as error:
        listening.close()
        # which of them it was is all that whoever started it can change
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from None
    return listening
