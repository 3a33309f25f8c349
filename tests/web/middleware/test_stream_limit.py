"""Sockets and streams of events: so many of a visitor and an address, and none that is silent."""

import json

import pytest
from starlette.testclient import TestClient

from stafla.club.limits import shipped_limits
from stafla.web import create_app
from stafla.web.middleware.stream_limit import StreamLimit
from tests.web.browser import Browser
from tests.web.opened import FAST, opening

FEW = "[streams]\nvisitor = 2\naddress = 4\none_place = 3"


@pytest.fixture
def few():
    return FEW


@pytest.fixture
def app(tmp_path, few):
    return create_app(opening(tmp_path, limits=shipped_limits(few)), FAST)


@pytest.fixture
def table(app):
    with TestClient(app) as client:
        yield Browser(client).sit_down()


def refusal(line):
    """Whether a line is ended at once, with a text in the reader's language."""
    frame = json.loads(line.receive_text())
    assert frame["kind"] == "refused"
    assert line.receive()["code"] == 1013
    return frame["refused"]


@pytest.mark.parametrize("few", [FEW + "\nfirst_word_seconds = 1"])
def test_a_socket_at_which_nothing_is_said_is_ended_and_one_that_looked_stays(app, table):
    client = TestClient(app, headers={"accept-language": "sv"})
    where = f"/tables/{table}/socket"
    with client.websocket_connect(where) as looking, client.websocket_connect(where) as silent:
        looking.send_text('{"kind": "look"}')
        assert looking.receive_json()["kind"] == "view"
        told = silent.receive_json()["refused"]
        assert told["code"] == "too-silent" and told["message"].startswith("Ingenting skickades")
        assert silent.receive()["code"] == 1008
        looking.send_text('{"kind": "ping"}')
        assert looking.receive_json()["kind"] == "beat"


def test_one_visitor_has_so_many_and_another_of_the_same_address_as_well(app, table):
    def client(secret):
        cookies = {"stafla_device": secret * 43}
        return TestClient(app, cookies=cookies, headers={"accept-language": "is"})

    where = f"/tables/{table}/socket"
    mine, yours = client("a"), client("b")
    with mine.websocket_connect(where), mine.websocket_connect(where):
        with mine.websocket_connect(where) as third:
            told = refusal(third)
            assert told["code"] == "too-many-lines" and "tengdar við borð" in told["message"]
        with yours.websocket_connect(where) as line:
            line.send_text('{"kind": "look"}')
            assert line.receive_json()["kind"] == "view"
    with mine.websocket_connect(where) as again:
        again.send_text('{"kind": "look"}')
        assert again.receive_json()["kind"] == "view"


def test_one_address_has_so_many_at_a_place_and_in_all(app, table):
    here = TestClient(app, client=("203.0.113.1", 1))
    there = TestClient(app, client=("203.0.113.2", 1))
    other = Browser(TestClient(app)).sit_down()
    where, elsewhere = f"/tables/{table}/socket", f"/tables/{other}/socket"
    with (
        here.websocket_connect(where),
        here.websocket_connect(where),
        here.websocket_connect(where),
    ):
        with here.websocket_connect(where) as fourth:
            assert refusal(fourth)["code"] == "too-many-lines"
        with (
            there.websocket_connect(where) as line,
            here.websocket_connect(elsewhere),
            here.websocket_connect(elsewhere) as fifth,
        ):
            assert refusal(fifth)["code"] == "too-many-lines"
            line.send_text('{"kind": "look"}')
            assert line.receive_json()["kind"] == "view"


def test_a_stream_more_is_refused_in_words(app):
    client = TestClient(app, cookies={"stafla_device": "a" * 43})
    lines = next(m for m in walk(app.build_middleware_stack()) if isinstance(m, StreamLimit))
    lines._open["visitor", "a" * 43] = 2
    told = TestClient(lines, cookies=client.cookies).get("/api/lobby/stream")
    assert (told.status_code, told.json()["code"]) == (429, "too-many-lines")


def walk(app):
    while app is not None:
        yield app
        app = getattr(app, "app", None)


def test_nothing_is_kept_of_lines_that_are_closed(app, table):
    lines = StreamLimit(app, shipped_limits(FEW).streams)
    client = TestClient(lines, client=("203.0.113.1", 1))
    for _ in range(6):
        with client.websocket_connect(f"/tables/{table}/socket") as line:
            line.send_text('{"kind": "ping"}')
            line.receive_json()
    assert not lines._open
