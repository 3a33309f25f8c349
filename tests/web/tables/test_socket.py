import asyncio
import json
import threading
import time
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from types import SimpleNamespace as Some

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from stafla.club import Audience
from stafla.club.accounts.accounts import RequestSource
from stafla.club.chat import chat_of
from stafla.club.lobby.game_lists import rematch_of
from stafla.web import create_app
from stafla.web.middleware.rate_limit import Rate
from stafla.web.tables import room, socket
from stafla.web.tables.room import Room
from stafla.web.wire import socket as frames
from tests import aside
from tests.web.browser import PERSON, Browser


class PageSocket:
    """A socket as a page uses it."""

    def __init__(self, wire) -> None:
        self.wire = wire
        self.references = 0

    def say(self, kind, **members):
        self.wire.send_text(json.dumps({"kind": kind, **members}))

    def hear(self):
        return json.loads(self.wire.receive_text())

    def look(self, seat=None, last=0):
        self.say("look", seat=seat, last=last)
        return self.hear()

    def act(self, seat, act, expected, **more):
        """Say an act; everything that is heard until its answer comes, and the answer."""
        self.references += 1
        reference = f"act-{self.references}"
        self.say("act", reference=reference, seat=seat, act=act, expected=expected, **more)
        heard = []
        while (frame := self.hear()).get("reference") != reference:
            heard.append(frame)
        return heard, frame


@contextmanager
def connection(browser, table, **headers):
    with browser.client.websocket_connect(f"/tables/{table}/socket", headers=headers) as wire:
        yield PageSocket(wire)


@pytest.fixture
def line(browser):
    table = browser.sit_down()
    with connection(browser, table) as line:
        line.table = table
        yield line


def test_a_page_looks_acts_and_is_shown_the_table_after_it(browser, line):
    shown = line.look()
    assert (shown["kind"], shown["number"]) == ("view", shown["view"]["number"])
    assert "edition" not in shown["view"]
    assert shown["view"]["you"] is None
    turn = shown["view"]["turn"]
    shown = line.look(turn)
    assert shown["view"]["you"]["seat"] == turn
    heard, done = line.act(turn, "pass", shown["number"])
    assert done == {"kind": "done", "reference": "act-1", "number": shown["number"] + 1}
    assert [frame["number"] for frame in heard] == [done["number"]]
    assert heard[0]["view"]["turn"] == 1 - turn
    told = browser.view(line.table, turn)
    del told["edition"]
    assert heard[0]["view"] == told


def test_everybody_at_the_table_is_shown_what_one_does(browser, line):
    view = line.look()["view"]
    with connection(browser, line.table) as other, connection(browser, line.table) as third:
        assert other.look(1 - view["turn"])["number"] == view["number"]
        assert third.look()["number"] == view["number"]
        line.act(view["turn"], "pass", view["number"])
        assert other.hear()["number"] == third.hear()["number"] == view["number"] + 1


def test_who_comes_back_with_a_number_is_told_what_was_missed_and_nothing_twice(browser, line):
    view = line.look()["view"]
    assert line.look(last=view["number"]) == {"kind": "current", "number": view["number"]}
    browser.act(line.table, view["turn"], "pass")
    assert line.hear()["number"] == view["number"] + 1
    with connection(browser, line.table) as again:
        shown = again.look(last=view["number"])
        assert (shown["kind"], shown["number"]) == ("view", view["number"] + 1)
        assert len(shown["view"]["turns"]) == 1


def test_an_act_said_twice_happens_once(browser, line):
    view = line.look()["view"]
    turn = view["turn"]
    _, done = line.act(turn, "pass", view["number"])
    assert done["kind"] == "done"
    for _ in range(3):
        _, answer = line.act(turn, "pass", view["number"])
        assert answer["refused"]["code"] == "stale"
    assert browser.view(line.table)["number"] == view["number"] + 1


def test_who_acts_on_what_is_past_is_shown_what_is_now(browser, line, monkeypatch):
    """Also where the news of it is late."""

    async def nothing(_room):
        pass

    monkeypatch.setattr(Room, "_tell_views", nothing)
    turn = line.look()["view"]["turn"]
    number = line.look(turn)["number"]
    browser.act(line.table, turn, "pass")
    line.say("act", reference="late", seat=turn, act="pass", expected=number)
    line.say("ping")
    heard = [line.hear() for _ in range(3)]
    assert [frame["kind"] for frame in heard] == ["refused", "view", "beat"]
    assert heard[0]["refused"]["code"] == "stale"
    assert heard[1]["number"] == heard[2]["number"] == number + 1


def test_a_play_answers_the_table_as_it_was_before_others_proposed(browser, line):
    view = line.look()["view"]
    turn = view["turn"]
    seen = line.look(turn)["number"]
    with connection(browser, line.table) as other:
        number = other.look(1 - turn)["number"]
        for act in ("propose-abort", "decline"):
            _, done = other.act(1 - turn, act, number)
            assert done["kind"] == "done"
            number = done["number"]
        _, answer = other.act(1 - turn, "propose-abort", number)
        assert answer["refused"]["code"] == "proposed-too-fast"
        assert "2" in answer["refused"]["message"]
    _, done = line.act(turn, "pass", seen)
    assert (done["kind"], done["number"]) == ("done", number + 1)


def test_of_two_devices_of_a_seat_that_act_at_once_one_is_first(browser, line):
    view = line.look()["view"]
    turn = view["turn"]
    with connection(browser, line.table) as other:
        other.look(turn)
        _, one = line.act(turn, "propose-abort", view["number"])
        _, two = other.act(turn, "pass", view["number"])
    assert (one["kind"], two["kind"]) == ("done", "refused")
    assert two["refused"]["code"] == "stale"


def test_acts_in_another_order_than_they_were_meant_change_nothing(browser, line):
    view = line.look()["view"]
    turn = view["turn"]
    _, early = line.act(1 - turn, "pass", view["number"] + 1)
    assert early["refused"]["code"] == "stale"
    _, other = line.act(1 - turn, "pass", view["number"])
    assert other["refused"]["code"] == "not-your-turn"
    assert other["refused"]["message"]
    assert browser.view(line.table)["number"] == view["number"]


def test_two_devices_of_which_both_act_at_once_are_told_who_was_first(browser, line):
    view = line.look()["view"]
    with connection(browser, line.table) as other:
        other.look()
        turn = view["turn"]
        line.say("act", reference="a", seat=turn, act="pass", expected=view["number"])
        other.say("act", reference="b", seat=turn, act="pass", expected=view["number"])
        answers = []
        for one, reference in ((line, "a"), (other, "b")):
            while (frame := one.hear()).get("reference") != reference:
                pass
            answers.append(frame["kind"])
        assert sorted(answers) == ["done", "refused"]
    assert browser.view(line.table)["number"] == view["number"] + 1


@contextmanager
def slow_disk(house):
    """Nothing reaches the disk until the event that is lent is set."""
    go, begun = threading.Event(), threading.Event()

    def wait(_connection):
        begun.set()
        assert go.wait(60)

    waiting = house.database.submit(wait)
    assert begun.wait(60)
    try:
        yield go
    finally:
        go.set()
        waiting.result(60)


def test_nobody_is_shown_an_act_before_it_is_on_the_disk(browser, house, line):
    view = line.look()["view"]
    turn, number = view["turn"], view["number"]
    line.look(turn)
    with connection(browser, line.table) as other:
        other.look(1 - turn)
        with slow_disk(house) as go:
            line.say("act", reference="a", seat=turn, act="pass", expected=number)
            assert eventually(lambda: house.database._jobs.qsize() == 1)
            assert other.look(1 - turn)["number"] == number
            assert house.tables.game_cache.get(line.table).game.number == number
            other.say("ping")
            assert other.hear()["kind"] == "beat"
            go.set()
            shown, done = line.hear(), line.hear()
        assert (shown["kind"], shown["number"]) == ("view", number + 1)
        assert (done["kind"], done["number"]) == ("done", number + 1)
        assert other.hear()["number"] == number + 1


def test_acts_that_wait_for_the_disk_keep_no_other_table_waiting(browser, house, line):
    """More tables than threads: each act is decided while the disk is waited for."""
    tables = [browser.sit_down() for _ in range(room.MOST_ACTS_AT_ONCE + 2)]
    with ExitStack() as stack:
        lines = [stack.enter_context(connection(browser, table)) for table in tables]
        views = [line.look()["view"] for line in lines]
        with slow_disk(house) as go:
            for one, view in zip(lines, views, strict=True):
                seat, number = view["turn"], view["number"]
                one.say("act", reference="a", seat=seat, act="pass", expected=number)
            assert eventually(lambda: house.database._jobs.qsize() == len(tables))
            go.set()
        for one, view in zip(lines, views, strict=True):
            while (frame := one.hear())["kind"] != "done":
                pass
            assert frame["number"] == view["number"] + 1


@pytest.fixture
def threads(monkeypatch):
    """What was done in threads that are kept for acts."""
    jobs, work = [], Room.work

    def note(room, job, *arguments):
        jobs.append(job.__name__)
        return work(room, job, *arguments)

    monkeypatch.setattr(Room, "work", note)
    return jobs


def test_a_guest_s_act_needs_no_thread_where_all_is_known(browser, house, line, threads):
    view = line.look()["view"]
    turn, number = view["turn"], view["number"]
    line.look(turn)
    _, done = line.act(turn, "pass", number)
    assert (done["kind"], threads) == ("done", [])
    house.tables.game_cache.invalidate(line.table)
    _, done = line.act(1 - turn, "pass", number + 1)
    assert (done["kind"], threads) == ("done", ["_begin_act"])


def test_a_game_is_ended_in_a_thread_and_its_view_shows_what_follows(browser, line, threads):
    view = line.look()["view"]
    turn, number = view["turn"], view["number"]
    line.look(turn)
    heard, done = line.act(turn, "resign", number)
    assert threads == ["_end_game"]
    assert [frame["view"]["phase"] for frame in heard if frame["kind"] == "view"] == ["ended"]
    assert done["number"] == heard[0]["number"] > number


def test_an_act_counts_and_is_told_though_its_page_goes_before_it_is_on_the_disk(
    browser, house, line
):
    view = line.look()["view"]
    turn, number = view["turn"], view["number"]
    with slow_disk(house) as go, connection(browser, line.table) as other:
        line.look(turn)
        other.look(1 - turn)
        line.say("act", reference="a", seat=turn, act="pass", expected=number)
        assert eventually(lambda: house.database._jobs.qsize() == 1)
        line.wire.close()
        go.set()
        assert other.hear()["number"] == number + 1
        assert house.tables.game_cache.get(line.table).game.number == number + 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-request"),
        ("{", "bad-request"),
        ("null", "bad-request"),
        ("[]", "bad-request"),
        ("[" * 8000, "bad-request"),
        ('{"kind":"nothing"}', "bad-request"),
        ('{"kind":"look","seat":99}', "bad-request"),
        ('{"kind":"look","seat":true,"last":-1}', "bad-request"),
        ('{"kind":"look","more":1}', "bad-request"),
        ('{"kind":"act","reference":"","seat":0,"act":"pass","expected":1}', "bad-request"),
        ('{"kind":"act","reference":"a","seat":0,"act":"cheat","expected":1}', "bad-request"),
        ('{"kind":"act","reference":"a","seat":0,"act":"pass","expected":1e400}', "bad-request"),
        (" " * (frames.LARGEST_FRAME + 1), "too-large"),
    ],
)
def test_a_frame_that_cannot_be_read_is_answered_and_ends_nothing(line, text, code):
    line.wire.send_text(text)
    answer = line.hear()
    assert (answer["kind"], answer["reference"]) == ("refused", None)
    assert answer["refused"]["code"] == code
    assert line.look()["kind"] == "view"


def test_bytes_are_no_frame(line):
    line.wire.send_bytes(b"\x00\xff")
    assert line.hear()["refused"]["code"] == "bad-request"
    assert line.look()["kind"] == "view"


def test_a_flood_is_ignored_with_few_words_and_then_ended_and_nobody_else_notices(
    browser, line, monkeypatch
):
    monkeypatch.setattr(socket, "MOST_IGNORED", 300)
    monkeypatch.setattr(socket, "FRAMES_A_SECOND", 0.001)
    view = line.look()["view"]
    with connection(browser, line.table) as flood:
        for _ in range(500):
            flood.say("ping")
        heard = []
        with pytest.raises(WebSocketDisconnect) as end:
            while True:
                heard.append(flood.hear())
    assert end.value.code == 1008
    beats = [frame for frame in heard if frame["kind"] == "beat"]
    assert len(beats) == socket.FRAMES_AT_ONCE
    refused = [frame["refused"]["code"] for frame in heard if frame["kind"] == "refused"]
    assert set(refused) == {"too-fast"}
    assert len(refused) < 20
    _, done = line.act(view["turn"], "pass", view["number"])
    assert done["kind"] == "done"


def test_a_stranger_watches_and_gets_no_seat(browser, house, line):
    stranger = Browser(TestClient(create_app(house)))
    with connection(stranger, line.table) as watcher:
        assert watcher.look(0)["refused"]["code"] == "not-your-table"
        shown = watcher.look()
        assert shown["view"]["you"] is None
        assert shown["view"]["mine"] is False
        turn = shown["view"]["turn"]
        _, answer = watcher.act(turn, "pass", shown["number"])
        assert answer["refused"]["code"] == "not-your-table"
        watcher.say("score", reference="s", seat=turn, laid=[{"square": 112, "letter": "A"}])
        assert watcher.hear()["refused"]["code"] == "not-your-table"


@pytest.mark.parametrize("seat", [0, 1])
def test_who_holds_the_latest_view_gets_no_seat_by_that_and_signs_for_nobody(
    browser, house, line, monkeypatch, seat
):
    """Whether somebody is gone may decide a game: nobody says for another that they are there."""
    number = line.look()["number"]
    signs = []
    sign = house.tables.presence.sign
    monkeypatch.setattr(
        house.tables.presence, "sign", lambda *where: (signs.append(where), sign(*where))
    )
    stranger = Browser(TestClient(create_app(house)))
    with connection(stranger, line.table) as watcher:
        assert watcher.look(seat, last=number)["refused"]["code"] == "not-your-table"
        assert watcher.look(last=number) == {"kind": "current", "number": number}
    assert signs == []
    assert line.look(seat, last=number) == {"kind": "current", "number": number}
    assert signs == [(line.table, seat)]


def test_a_session_that_ended_takes_the_seat_along(client, browser, house, threads):
    client.post("/sign-up", data={"name": "Anna", "password": "korter yfir grasi"})
    table = browser.sit_down(kinds=("person", "highest-score"))
    with connection(browser, table) as line:
        shown = line.look(0)
        assert shown["view"]["you"]["seat"] == 0
        elsewhere = TestClient(create_app(house), cookies=dict(client.cookies))
        assert elsewhere.post("/sign-out", follow_redirects=False).status_code < 400
        _, answer = line.act(0, "resign", shown["number"])
        assert answer["refused"]["code"] == "not-your-table"
        assert threads == ["_begin_act"]  # the database is asked of the session


def test_tiles_are_scored_over_the_socket(browser, line):
    turn = line.look()["view"]["turn"]
    laid = browser.best(browser.view(line.table, turn))
    line.say("score", reference="s", seat=turn, laid=laid)
    answer = line.hear()
    assert (answer["kind"], answer["reference"]) == ("score", "s")
    assert answer["score"]["legal"] is True
    line.say("score", reference="t", seat=turn, laid=[{"square": 0, "letter": laid[0]["letter"]}])
    answer = line.hear()
    assert answer["score"]["legal"] is False
    assert answer["score"]["message"]


def test_a_ping_is_answered(line):
    number = line.look()["number"]
    line.say("ping")
    assert line.hear() == {"kind": "beat", "number": number}


def test_a_quiet_line_hears_that_the_server_is_there(browser, line, monkeypatch):
    monkeypatch.setattr(socket, "HEARTBEAT_SECONDS", 0.01)
    with connection(browser, line.table) as other:
        # a beat may come before the first view, where making that takes longer
        other.say("look", seat=None, last=0)
        heard = iter(other.hear, None)
        number = next(frame["number"] for frame in heard if frame["kind"] == "view")
        assert next(heard) == {"kind": "beat", "number": number}


@pytest.mark.parametrize("table", ["A" * 22, "x", "x" * 200])
def test_there_is_no_socket_where_there_is_no_table(browser, table):
    with connection(browser, table) as line:
        assert line.hear()["refused"]["code"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as end:
            line.hear()
    assert end.value.code == 4404


def test_a_table_with_too_many_sockets_asks_to_come_again(browser, line, monkeypatch):
    line.look()
    monkeypatch.setattr(socket, "MOST_AT_A_TABLE", 1)
    browser.client.cookies.clear()
    with connection(browser, line.table) as late:
        assert late.hear()["refused"]["code"] == "busy"
        with pytest.raises(WebSocketDisconnect) as end:
            late.hear()
    assert end.value.code == 1013


def test_no_crowd_of_watchers_keeps_a_player_out(browser, line, monkeypatch):
    """A dozen of addresses took every socket of a table, and a player who came back had none."""
    line.look()
    monkeypatch.setattr(socket, "MOST_AT_A_TABLE", 1)
    with connection(browser, line.table) as back:
        assert back.look(seat=0)["kind"] == "view"


def test_a_player_has_a_few_sockets_beyond_the_bound_and_not_all_there_are(
    browser, line, monkeypatch
):
    """Who played at a table, from as many addresses as they had, met no bound there at all."""
    line.look()
    monkeypatch.setattr(socket, "MOST_AT_A_TABLE", 1)
    monkeypatch.setattr(socket, "MOST_BEYOND", 2)
    with ExitStack() as opened:
        for _ in range(2):
            late = opened.enter_context(connection(browser, line.table))
            assert late.look(seat=0)["kind"] == "view"
        with connection(browser, line.table) as third:
            assert third.look(seat=0)["refused"]["code"] == "busy"
    with connection(browser, line.table) as again:
        assert again.look(seat=0)["kind"] == "view"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "http://testserver"},
    ],
)
def test_a_page_of_another_origin_gets_no_socket(browser, line, headers):
    with pytest.raises(WebSocketDisconnect), connection(browser, line.table, **headers):
        pytest.fail("the socket was opened")


def test_our_own_page_gets_one(browser, line):
    with connection(browser, line.table, origin="http://testserver") as own:
        assert own.look()["kind"] == "view"


def test_rooms_are_closed_behind_the_last_guest(browser, client, line):
    rooms = client.app.state.rooms
    line.look()
    assert rooms.count(line.table) == 1
    with connection(browser, line.table) as other:
        other.look()
        assert rooms.count(line.table) == 2
    line.wire.close()
    browser.view(line.table)
    for _ in range(100):
        if rooms.count(line.table) == 0:
            break
        browser.view(line.table)
    assert rooms.count(line.table) == 0


def test_nothing_is_left_of_a_room_when_the_last_guest_has_gone(browser, client, house):
    """As many visits, as many rooms: whatever one leaves behind would add up."""
    tables = [browser.sit_down() for _ in range(3)]
    for table in tables:
        with connection(browser, table) as one, connection(browser, table) as other:
            one.look()
            other.look()
            assert [house.news.count(topic) for topic in topics_of(table)] == [1, 1, 1]
    assert eventually(
        lambda: not any(house.news.count(topic) for table in tables for topic in topics_of(table))
    )
    assert eventually(lambda: client.portal.call(rooms_at_work) == [])


def topics_of(table):
    """What a room listens to."""
    return table, chat_of(table), rematch_of(table)


async def rooms_at_work():
    """The tasks of rooms, of sockets and of their writers, in the loop of the server."""
    names = [task.get_coro().__qualname__ for task in asyncio.all_tasks()]
    return [name for name in names if name.startswith(("Room.", "TableSocket."))]


def eventually(holds):
    """Whether something comes to hold: a line ends in its own time."""
    for _ in range(1_000):
        if holds():
            return True
        time.sleep(0.01)
    return False


def test_what_one_says_the_others_hear_and_who_comes_later_too(browser, house, line):
    line.look()
    stranger = Browser(TestClient(create_app(house)))
    with connection(stranger, line.table) as watcher:
        watcher.look()
        line.say("say", reference="a", text="góðan daginn <b>")
        heard = watcher.hear()
        assert heard["kind"] == "talk"
        (message,) = heard["messages"]
        assert (message["text"], message["name"], message["seat"], message["room"]) == (
            "góðan daginn <b>",
            "Name 1",
            0,
            "players",
        )
        watcher.say("say", reference="b", text="hello")
        assert watcher.hear()["refused"]["code"] == "watchers-sign-in"
    with connection(browser, line.table) as late:
        late.look()
        assert [one["text"] for one in late.hear()["messages"]] == ["góðan daginn <b>"]


def test_messages_of_an_address_have_a_bound_at_all_tables_together(house, browser):
    """Each is kept as long as its table: 600 sockets once filled gigabytes a day."""
    few = house.limits.model_copy(update={"dear": {"chat": Rate(each_second=0, most=3)}})
    app, answers = create_app(replace(house, limits=few)), []
    for _ in range(2):
        client = TestClient(app, client=("203.0.113.66", 1))
        eve = Browser(client)
        table = eve.sit_down(kinds=(PERSON, PERSON))
        with connection(eve, table) as line:
            line.look()
            for number in range(2):
                line.say("say", reference=f"{number}", text="x")
                while (heard := line.hear())["kind"] not in ("done", "refused"):
                    pass
                answers.append(heard.get("refused", heard).get("code", "done"))
    assert answers == ["done", "done", "done", "too-fast"]
    anna = Browser(TestClient(app, client=("203.0.113.67", 1)))
    table = anna.sit_down(kinds=(PERSON, PERSON))
    with connection(anna, table) as line:
        line.look()
        line.say("say", reference="a", text="x")
        assert {line.hear()["kind"] for _ in range(2)} == {"done", "talk"}


def test_who_looks_again_and_again_has_nothing_read_that_they_have_heard(
    browser, line, house, monkeypatch
):
    """Each look once read the last hundred messages, in the two threads that all tables share."""
    shown = line.look()
    line.say("say", reference="a", text="góðan daginn")
    assert {line.hear()["kind"] for _ in range(2)} == {"done", "talk"}
    read, after = [], house.chat.after

    def count(table, audience, number):
        said = after(table, audience, number)
        read.append(len(said))
        return said

    monkeypatch.setattr(house.chat, "after", count)
    for seat in (0, 1, None) * 3:
        assert line.look(seat)["kind"] == "view"
    assert read == [0] * 9
    assert line.look(last=shown["number"])["kind"] == "current"


def test_what_watchers_said_is_heard_by_a_player_who_looks_when_the_game_is_over(
    browser, line, house
):
    line.look(0)
    watcher = house.accounts.sign_up("Ösp", "korter yfir grasi", RequestSource()).person
    house.chat.say(line.table, Audience("f" * 64, None, watcher.id), "play the Z")
    line.say("say", reference="a", text="góðan daginn")
    assert {line.hear()["kind"] for _ in range(2)} == {"done", "talk"}
    assert browser.act(line.table, 0, "resign")["phase"] == "ended"
    assert line.hear()["kind"] == "view"
    assert line.look(1)["kind"] == "view"
    assert [one["text"] for one in line.hear()["messages"]] == ["play the Z", "góðan daginn"]
    # and once
    line.look(0)
    line.say("ping")
    assert line.hear()["kind"] == "beat"


def test_a_note_is_kept_for_its_own_device(browser, house):
    table = browser.sit_down(kinds=(PERSON, PERSON))
    path = f"/api/tables/{table}/note"
    kept = {"text": "keep the S"}
    assert browser.client.put(path, json=kept).json() == kept
    assert browser.client.get(path).json() == kept
    stranger = TestClient(create_app(house))
    for answer in (stranger.get(path), stranger.put(path, json={"text": "x"})):
        assert (answer.status_code, answer.json()["code"]) == (403, "notes-sign-in")
        assert "keep the S" not in answer.text
    foreign = {"origin": "https://evil.example"}
    assert browser.client.put(path, json={"text": "x"}, headers=foreign).status_code == 403
    # what was refused has changed nothing, and who has an account reads a note of their own
    assert browser.client.get(path).json() == kept
    member = TestClient(create_app(house))
    member.post("/sign-up", data={"name": "Ösp", "password": "korter yfir grasi"})
    assert member.get(path).json() == {"text": ""}
    assert member.put(path, json={"text": "Z is gone"}).json() == {"text": "Z is gone"}
    assert browser.client.get(path).json() == kept


@pytest.fixture
def run_socket(monkeypatch):
    """Runs a connection whose writer fails: what was done, and which timers were ended."""

    def run(error):
        done = []

        async def write(_self):
            done.append("write")
            raise error

        async def read(_self):
            done.append("read")
            await asyncio.sleep(0)
            return len(done) < 3

        monkeypatch.setattr(socket.TableSocket, "_write", write)
        monkeypatch.setattr(socket.TableSocket, "_read", read)
        streams = Some(first_word_seconds=60)
        room = Some(services=Some(limits=Some(streams=streams)))

        async def connect():
            loop = asyncio.get_running_loop()
            timers, later = [], loop.call_later
            monkeypatch.setattr(
                loop, "call_later", lambda *told: timers.append(later(*told)) or timers[-1]
            )
            try:
                await socket.TableSocket(None, room, None).run()
            finally:
                done.append([timer.cancelled() for timer in timers])

        aside.run(connect())
        return done

    return run


def test_a_browser_that_goes_while_it_is_written_to_ends_the_connection_quietly(run_socket):
    assert run_socket(WebSocketDisconnect(1006)) == ["read", "write", "read", [True, True]]


def test_a_fault_of_the_writer_is_no_browser_that_goes(run_socket):
    with pytest.raises(ZeroDivisionError):
        run_socket(ZeroDivisionError())
