"""Bounds of what is sent to the server, at the value itself and one beyond it."""

import pytest
from pydantic import ValidationError
from starlette.testclient import TestClient

from stafla.club.lobby.lobby import LOBBY
from stafla.club.lobby.refusals import BadRange
from stafla.web import create_app, events
from stafla.web.accounts import user_agent as agent
from stafla.web.duplicate import pages as duplicate
from stafla.web.judge import summons as judge
from stafla.web.lobby.form import LONGEST_RATING, rating
from stafla.web.middleware import security as guard
from stafla.web.tables import socket
from stafla.web.wire import socket as frames
from stafla.web.wire.device import MOST_ACTS, KernelQuestion
from stafla.web.wire.programs import MOST_SEATS, NewTableRequest
from stafla.web.wire.socket import LARGEST_FRAME, BadFrame
from tests.web.browser import Browser
from tests.web.opened import FAST
from tests.web.tables.test_socket import connection


@pytest.mark.parametrize(("size", "code"), [(0, "bad-request"), (1, "too-large")])
def test_a_frame_has_a_size(size, code):
    with pytest.raises(BadFrame) as refused:
        frames.read(" " * (LARGEST_FRAME + size))
    assert refused.value.code == code
    whole = '{"kind":"ping"}'
    assert frames.read(whole + " " * (LARGEST_FRAME - len(whole)))


def test_a_rating_has_so_many_digits():
    assert rating("9" * LONGEST_RATING) == 10**LONGEST_RATING - 1
    with pytest.raises(BadRange):
        rating("9" * (LONGEST_RATING + 1))


def test_a_number_of_an_event_has_so_many_digits():
    assert events.last_number("9" * 9) == 999_999_999
    assert events.last_number("9" * 10) is None


@pytest.mark.parametrize("more", [0, 1])
def test_a_body_has_a_size(client, more):
    """One of the greatest size is read, and refused for what it says."""
    size = guard.LARGEST_BODY + more
    answer = client.post("/api/tables", content=b" " * size, headers={"content-type": "x"})
    assert (answer.status_code == 413) is bool(more), answer.text


@pytest.mark.parametrize("more", [0, 1])
def test_a_length_is_read_up_to_so_many_digits(client, more):
    length = "2".zfill(guard.LONGEST_NUMBER + more)
    head = {"content-type": "x", "content-length": length}
    answer = client.post("/api/tables", content=b"{}", headers=head)
    assert (answer.status_code == 413) is bool(more), answer.text


@pytest.mark.parametrize("digits", [guard.LONGEST_NUMBER, guard.LONGEST_NUMBER + 1])
def test_a_length_of_any_number_of_digits_is_too_large(client, digits):
    head = {"content-type": "x", "content-length": "9" * digits}
    assert client.post("/api/tables", content=b"", headers=head).status_code == 413


@pytest.mark.parametrize("most", [1, 2])
def test_so_many_sockets_are_at_a_table_and_no_more(browser, monkeypatch, most):
    monkeypatch.setattr(socket, "MOST_AT_A_TABLE", most)
    table = browser.sit_down()
    with connection(browser, table) as first:
        first.look()
        # who plays there is let in beyond it
        browser.client.cookies.clear()
        with connection(Browser(browser.client), table) as second:
            frame = second.look()
            assert (frame["kind"] == "view") is (most == 2)
            if most == 1:
                assert frame["refused"]["code"] == "busy"


def test_so_many_frames_beyond_the_pace_are_ignored_and_the_next_ends_it(browser, monkeypatch):
    monkeypatch.setattr(socket, "MOST_IGNORED", 3)
    monkeypatch.setattr(socket, "FRAMES_AT_ONCE", 1.0)
    monkeypatch.setattr(socket, "FRAMES_A_SECOND", 0.001)
    table = browser.sit_down()
    for ignored, ends in ((3, False), (4, True)):
        with connection(browser, table) as line:
            for _ in range(1 + ignored):
                line.say("ping")
            # the answer to the first, and a warning for each of the next three
            heard = [line.wire.receive()["type"] for _ in range(4 + ends)]
            assert heard == ["websocket.send"] * 4 + ["websocket.close"] * ends


@pytest.mark.parametrize("more", [0, 1])
def test_so_many_listen_to_a_topic_and_no_more(house, browser, monkeypatch, more):
    """Sockets have a bound of their own; these are streams, one for each page that waits."""
    table = browser.sit_down()
    client = TestClient(create_app(house, FAST))
    doors = [
        ("/api/lobby/stream", events.MOST_IN_LOBBY, "_ticks"),
        (f"/api/tables/{table}/stream", events.MOST_LISTENERS, "_numbers"),
        (f"/api/tables/{table}/gathering", events.MOST_LISTENERS, "_until_begun"),
    ]

    async def one_line(*_):
        yield "data: {}\n\n"

    for path, most, lines in doors:
        monkeypatch.setattr(events, lines, one_line)
        monkeypatch.setattr(house.news, "count", lambda topic, most=most: most - 1 + more)
        answer = client.get(path)
        assert answer.status_code == (503 if more else 200), path
        assert not more or answer.json()["code"] == "busy"


def test_a_lobby_full_of_strangers_is_open_to_those_who_play(house, browser, monkeypatch):
    """Fourteen addresses took all 2,000, and whoever played did not hear of their own games."""
    browser.sit_down()

    async def one_line(*_):
        yield "data: {}\n\n"

    monkeypatch.setattr(events, "_ticks", one_line)
    stranger = TestClient(create_app(house, FAST))

    def ask(beyond):
        def count(topic):
            return events.MOST_IN_LOBBY if topic == LOBBY else beyond

        monkeypatch.setattr(house.news, "count", count)
        clients = (browser.client, stranger)
        return [client.get("/api/lobby/stream").status_code for client in clients]

    assert ask(events.MOST_BEYOND - 1) == [200, 503]
    assert ask(events.MOST_BEYOND) == [503, 503]


def test_a_device_is_called_by_so_much_of_what_it_says():
    said = "ab" * agent.LONGEST
    assert agent.device_name(said[: agent.LONGEST]) == said[: agent.LONGEST]
    assert agent.device_name(said[: agent.LONGEST + 1]) == said[: agent.LONGEST]


def test_names_of_who_play_at_the_caller_s_device_have_a_length():
    assert duplicate.StartForm(beside="x" * 10_000).names == ["x" * 10_000]
    with pytest.raises(ValidationError):
        duplicate.StartForm(beside="x" * 10_001)


@pytest.mark.parametrize("part", ["verdicts", "reasons", "sources"])
def test_a_judge_answers_on_so_many_words(part):
    judge.DecisionForm(event=1, **{part: ["valid"] * judge.MOST_WORDS})
    with pytest.raises(ValidationError):
        judge.DecisionForm(event=1, **{part: ["valid"] * (judge.MOST_WORDS + 1)})


def test_a_table_that_is_called_for_has_so_many_seats():
    seats = ["me", *["free"] * (MOST_SEATS - 1)]
    assert NewTableRequest(profile="is", seats=seats).seats == seats
    with pytest.raises(ValidationError):
        NewTableRequest(profile="is", seats=[*seats, "free"])


def test_a_kernel_is_asked_after_so_many_acts():
    asked = {"profile": "is", "call": "look", "told": ""}
    assert len(KernelQuestion(**asked, game=[""] * MOST_ACTS).game) == MOST_ACTS
    with pytest.raises(ValidationError):
        KernelQuestion(**asked, game=[""] * (MOST_ACTS + 1))
