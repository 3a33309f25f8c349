"""What the server is told by its environment, and what it does when it is told to stop."""

import os
import signal
import socket
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn

from stafla.club import LocalNews
from stafla.web import server
from stafla.web.house import open_house
from stafla.words.library import DATA, home


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

    monkeypatch.setattr(server, "open_house", house_of)
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
    with closing(socket.create_server(("127.0.0.1", 0))) as other, pytest.raises(OSError):
        server.serve(port=other.getsockname()[1])
    assert opened == {}


def test_whoever_listens_is_woken_when_the_server_is_told_to_stop():
    news, woken = LocalNews(), []
    made = server.Server(uvicorn.Config("app"), news)
    with news.listening("t", lambda: woken.append(news.closed)):
        made.handle_exit(signal.SIGTERM, None)
    assert woken == [True]
    assert made.should_exit


def test_a_house_keeps_its_games_where_it_is_told_to(tmp_path):
    elsewhere = tmp_path / "else.sqlite"
    data = tmp_path / "data"
    with closing(open_house(data, database=f"sqlite:///{elsewhere}")):
        assert elsewhere.exists()
        assert not list(data.glob("*.sqlite"))
