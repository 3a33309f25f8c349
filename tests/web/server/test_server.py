"""What the server is told by its environment, and what it does when it is told to stop."""

import io
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import httpx2
import pytest
import uvicorn
from uvicorn.lifespan.off import LifespanOff

from stafla.club import LocalNews
from stafla.store.setting import BadSetting
from stafla.web import open_services, server
from stafla.web.middleware.metrics import configure_logging
from stafla.web.services import milliseconds
from stafla.words.library import DATA, home
from tests import aside
from tests.marks import in_ci


@pytest.fixture
def opened(monkeypatch):
    """What a house was asked for, and the socket that it was served on."""
    asked = {}

    def house_of(data, **more):
        asked.update(more, data=data)
        return "house"

    def run(house, listening):
        assert house == "house"
        asked["port"] = listening.getsockname()[1]
        listening.close()

    monkeypatch.setattr(server, "open_services", house_of)
    monkeypatch.setattr(server, "run", run)
    for name in ("DATABASE_URL", "BUS_URL", "STAFLA_BOTS", "STAFLA_LOG", DATA):
        monkeypatch.setenv(name, "")
    return asked


def test_what_the_environment_leaves_empty_is_not_there(opened):
    server.serve(port=0)
    assert opened.pop("port") > 0
    assert opened == {"data": home(), "database": None, "bus": None, "pace": 1.0}


def test_another_database_the_bus_and_fast_bots_come_by_the_environment(opened, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgresql://x/y")
    monkeypatch.setenv("BUS_URL", "redis://z")
    monkeypatch.setenv("STAFLA_BOTS", "fast")
    server.serve(port=0, data=Path("elsewhere"))
    opened.pop("port")
    told = {"database": "postgresql://x/y", "bus": "redis://z", "pace": 0.0}
    assert opened == {"data": Path("elsewhere"), **told}
    assert os.environ[DATA] == "elsewhere"


def test_a_port_that_is_taken_is_an_error_before_a_house_is_opened(opened):
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        with pytest.raises(OSError) as refused:
            server.serve(port=port)
    assert refused.value.filename == f"127.0.0.1:{port}"
    assert opened == {}


def test_whoever_listens_is_woken_when_the_server_is_told_to_stop():
    news, woken = LocalNews(), []
    made = server.Server(uvicorn.Config("app", lifespan="off"), news)
    made.lifespan, made.servers = LifespanOff(made.config), []
    with news.listening("t", lambda: woken.append(news.closed)):
        made.handle_exit(signal.SIGTERM, None)
        assert made.should_exit
        aside.run(made.shutdown())
    assert woken == [True]


def test_a_signal_that_comes_amid_the_news_waits_for_nothing():
    """It is handled in the thread that holds the lock, which would wait for itself for ever."""
    news, made_in_time = LocalNews(), threading.Event()
    made = server.Server(uvicorn.Config("app"), news)

    def stop():
        with news._lock:
            made.handle_exit(signal.SIGTERM, None)
        made_in_time.set()

    threading.Thread(target=stop, daemon=True).start()
    assert made_in_time.wait(30) and made.should_exit


HANGS = """
import sys, threading
from pathlib import Path
from stafla.web import open_services, server

server.STOP_SECONDS = 1.0
services = open_services(Path(sys.argv[1]))
services.database.close = threading.Event().wait
server.run(services, server.listen("127.0.0.1", 0))
"""


@pytest.mark.parametrize("told_by", [signal.SIGTERM, in_ci(signal.SIGINT)])
def test_a_server_that_is_told_to_stop_ends_whatever_it_waits_for(tmp_path, told_by):
    """As for a PostgreSQL that hangs: the server waited until it was killed."""
    command = [sys.executable, "-c", HANGS, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            url = process.stdout.readline().removeprefix(b"Stafla: ").decode().strip()
            assert httpx2.get(f"{url}healthz", timeout=60).status_code == 200
            process.send_signal(told_by)
            _, told = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 1 and b"did not end within 1 seconds" in told


def test_a_house_keeps_its_games_where_it_is_told_to(tmp_path):
    elsewhere = tmp_path / "else.sqlite"
    data = tmp_path / "data"
    with closing(open_services(data, database=f"sqlite:///{elsewhere}")):
        assert elsewhere.exists()
        assert not list(data.glob("*.sqlite"))


def test_a_server_searches_rarely_for_what_ended_in_cycles(monkeypatch):
    found = []

    async def startup(_server, sockets=None):
        found.append(("listens", sockets))

    monkeypatch.setattr(uvicorn.Server, "startup", startup)
    for name in ("collect", "freeze", "set_threshold"):
        monkeypatch.setattr(server.gc, name, lambda *of, name=name: found.append((name, *of)))
    aside.run(server.Server(uvicorn.Config("app"), LocalNews()).startup(["socket"]))
    # what is there once it listens stays: it is collected and set aside after that
    assert found == [
        ("listens", ["socket"]),
        ("collect",),
        ("freeze",),
        ("set_threshold", *server.GC_THRESHOLDS),
    ]


def test_streams_end_before_the_server_stops_listening(monkeypatch):
    news, order = LocalNews(), []
    made = server.Server(uvicorn.Config("app"), news)
    monkeypatch.setattr(news, "close", lambda: order.append("news"))

    async def shutdown(_server, sockets=None):
        order.append(sockets)

    monkeypatch.setattr(uvicorn.Server, "shutdown", shutdown)
    aside.run(made.shutdown(["socket"]))
    assert order == ["news", ["socket"]]


def test_a_house_is_served_on_the_socket_until_interrupted(tmp_path, monkeypatch, capsys):
    served, switched = [], []

    def run(made, sockets=None):
        served.append((made, sockets))
        raise KeyboardInterrupt

    monkeypatch.setattr(server.Server, "run", run)
    monkeypatch.setattr(server.sys, "setswitchinterval", switched.append)
    monkeypatch.setenv("STAFLA_PROXIES", "10.0.0.2")
    with (
        closing(open_services(tmp_path)) as house,
        closing(server.listen("127.0.0.1", 0)) as listening,
    ):
        server.run(house, listening)
        ((made, sockets),) = served
        assert sockets == [listening] and made._news is house.news
        shown = server.address(listening)
        assert capsys.readouterr().out == f"Stafla: {shown}\n"
        assert made.config.app.state.services is house
        assert made.config.app.state.server_address.hidden
    config = made.config
    assert switched == [server.SWITCH_SECONDS]
    assert (config.log_level, config.access_log, config.server_header) == ("warning", False, False)
    assert config.forwarded_allow_ips == ["10.0.0.2"]
    assert (config.ws_max_size, config.ws_max_queue) == (server.LARGEST_MESSAGE, 8)
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (20.0, 20.0)
    assert config.ws_per_message_deflate is False
    assert config.timeout_graceful_shutdown == 3
    assert config.h11_max_incomplete_event_size == 32 * 1024


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("0.0.0.0", "127.0.0.1"),
        ("::1", "[::1]"),
        ("2001:db8::1", "[2001:db8::1]"),
        ("192.168.1.5", "192.168.1.5"),
    ],
)
def test_the_address_that_is_shown_can_be_opened_on_this_machine(host, shown):
    listening = SimpleNamespace(getsockname=lambda: (host, 8000, 0, 0))
    assert server.address(listening) == f"http://{shown}:8000/"


@pytest.mark.parametrize(("alone", "shown"), [(0, "127.0.0.1"), (1, "[::1]")])
def test_a_socket_of_both_protocols_is_shown_by_the_one_that_every_machine_has(alone, shown):
    """With IPv6 off there is no ::1, and what was printed led nowhere."""
    with socket.socket(socket.AF_INET6) as listening:
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, alone)
        listening.bind(("::", 0))
        assert server.address(listening).startswith(f"http://{shown}:")


def test_a_socket_is_had_again_at_once_and_connections_wait_at_it():
    with closing(server.listen("127.0.0.1", 0)) as listening:
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
        assert listening.family == socket.AF_INET
        with closing(socket.create_connection(listening.getsockname())):
            pass


def test_what_a_house_is_given_reaches_everything_that_it_holds(tmp_path):
    def random(count):
        return bytes(count)

    def now():
        return 17

    with closing(open_services(tmp_path / "a", now=now, random=random)) as house:
        assert house.tables.now() == 17
        for held in (house.bingo_games, house.duplicates):
            assert random in vars(held).values()
    before = milliseconds()
    with closing(open_services(tmp_path / "b")) as house:
        assert before <= house.tables.now() <= milliseconds()


def test_what_the_server_s_own_library_tells_is_json_too(tmp_path, monkeypatch, logging_as_it_was):
    """A line of plain text, or a traceback of fifty, breaks whatever reads the log."""
    told = io.StringIO()

    def run(_server, sockets=None):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("uvicorn.error").info("not told")

    monkeypatch.setattr(server.Server, "run", run)
    monkeypatch.setattr(sys, "stderr", told)
    monkeypatch.setenv("STAFLA_LOG", "json")
    configure_logging()
    with (
        closing(open_services(tmp_path)) as house,
        closing(server.listen("127.0.0.1", 0)) as listening,
    ):
        server.run(house, listening)
    lines = [json.loads(line) for line in told.getvalue().splitlines()]
    assert [(line["from"], line["event"]) for line in lines] == [
        ("uvicorn.error", "Invalid HTTP request received.")
    ]


@pytest.mark.parametrize(
    "named", ["stafla.example", "//stafla.example", "https://", "https://x/stafla", "ftp://x/"]
)
def test_an_address_that_leads_nowhere_is_refused_before_anything_is_opened(
    opened, monkeypatch, named
):
    monkeypatch.setenv("STAFLA_ADDRESS", named)
    with pytest.raises(BadSetting) as refused:
        server.serve(port=0)
    assert refused.value.details == {"name": "STAFLA_ADDRESS", "text": named}
    assert opened == {}


@pytest.mark.parametrize("named", ["", "https://stafla.example", "http://[::1]:8000/"])
def test_an_address_that_can_be_opened_is_taken(opened, monkeypatch, named):
    monkeypatch.setenv("STAFLA_ADDRESS", named)
    server.serve(port=0)
    assert opened["port"] > 0
