"""Refusals behind another barrier, and streams taken piece by piece: each guard seen at work."""

import asyncio
from types import SimpleNamespace as Some

import pytest
from starlette.testclient import TestClient

from stafla.club import Audience, LocalNews
from stafla.club.tables.refusals import NoSuchTable
from stafla.editions import load
from stafla.web import events
from stafla.web.middleware import security
from stafla.web.middleware.metrics import RequestCounters, RequestMetrics
from tests import aside
from tests.web.accounts.test_sign_in import GOOD, enter
from tests.web.browser import BOT, Browser

ENGLISH = {"accept-language": "en"}


@pytest.fixture
def guest(client):
    """Another device."""
    return Browser(TestClient(client.app, follow_redirects=False))


def bearer(client, house, name, *scopes):
    """A program that acts for somebody by a token alone."""
    made = TestClient(client.app, follow_redirects=False)
    enter(made, name)
    secret = house.tokens.make(house.accounts.by_name(name), "bot", list(scopes))
    made.cookies.clear()
    made.headers["authorization"] = f"Bearer {secret}"
    return made


# ----------------------------------------------------------------- who asks, and in which form


def test_a_table_is_made_for_somebody_alone(client):
    body = {"profile": "is", "seats": ["me", "free"], "public": True}
    refused = client.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["code"]) == (401, "not-signed-in")
    assert client.get("/api/lobby").json() == []


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_program_s_call_is_json_and_nothing_that_a_form_could_send(client, house, kind):
    one = bearer(client, house, "Anna", "read", "play")
    content = '{"profile": "is", "seats": ["me", "free"], "public": true}'
    refused = one.post("/api/tables", content=content, headers={"content-type": kind})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-request")
    assert one.get("/api/lobby").json() == []
    sent = {"content-type": "application/json; charset=utf-8"}
    assert one.post("/api/tables", content=content, headers=sent).status_code == 201


@pytest.mark.parametrize(
    ("host", "origin", "foreign"),
    [
        (None, b"https://stafla.example", True),
        (b"stafla.example", b"https://stafla.example", False),
        (b"STAFLA.example", b"https://stafla.EXAMPLE", False),
        (b"stafla.example", b"https://other.example", True),
        (None, None, False),
    ],
)
def test_a_page_of_elsewhere_is_told_from_ours_also_where_no_host_is_named(host, origin, foreign):
    named = ((b"host", host), (b"origin", origin))
    headers = [(name, value) for name, value in named if value is not None]
    assert security._foreign({"type": "http", "method": "POST", "headers": headers}) is foreign


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (["websocket.close"], 403),
        (["websocket.accept", "websocket.close"], 101),
        ([], 500),
    ],
)
def test_a_socket_that_was_turned_away_is_counted_as_refused(monkeypatch, sent, status):
    async def app(_scope, _receive, send):
        for kind in sent:
            await send({"type": kind})

    async def nowhere(_message):
        return None

    told = []
    seen = RequestMetrics(app, RequestCounters())
    monkeypatch.setattr(seen, "_tell", lambda _scope, code, *_: told.append(code))
    scope = {"type": "websocket", "path": "/x", "headers": []}
    aside.run(seen(scope, nowhere, nowhere))
    assert told == [status]


# ----------------------------------------------------------------- who is shown what


def test_a_moderator_sees_the_page_of_somebody_hidden_and_others_do_not(client, house, guest):
    enter(client, name="Sigrún")
    person = house.accounts.by_name("Sigrún")
    client.post("/me", data={"name": "Sigrún", "language": "en", "hidden": "true"})
    enter(guest.client, name="Ása")
    path = f"/people/{person.id}"
    assert "Sigrún" in client.get(path, headers=ENGLISH).text
    assert "Sigrún" not in guest.client.get(path, headers=ENGLISH).text
    house.accounts.rows.set_roles(house.accounts.by_name("Ása").id, ["moderator"], 0)
    assert "Sigrún" in guest.client.get(path, headers=ENGLISH).text


@pytest.mark.parametrize("form", ["sign-up", "sign-in"])
def test_who_is_sent_to_a_form_comes_back_to_where_they_were(client, form):
    page = client.get(f"/{form}?then=/events/new", headers=ENGLISH).text
    assert 'name="then" value="/events/new"' in page


def rate(client, browser):
    """Somebody who resigned a rated game against a bot."""
    enter(client, name="Þóra")
    form = {"profile": "is", "kind1": "person", "kind2": BOT, "rated": "yes"}
    table = client.post("/tables", data=form).headers["location"].removeprefix("/tables/")
    browser.fill_bag(table)
    browser.resign(table)


def test_a_ladder_bears_the_name_of_its_edition_and_forgets_who_left(client, browser, guest):
    rate(client, browser)
    page = guest.client.get("/ratings", headers=ENGLISH).text
    assert load("is").name in page
    assert "Þóra" in page
    assert client.post("/me/erase", data={"password": GOOD}).status_code == 303
    page = guest.client.get("/ratings", headers=ENGLISH)
    assert page.status_code == 200
    assert "Þóra" not in page.text
    bot = guest.client.get(f"/ratings/bot:{BOT}", headers=ENGLISH)
    assert bot.status_code == 200
    assert "Þóra" not in bot.text
    assert "erased" in bot.text


# ----------------------------------------------------------------- streams, piece by piece


def ask(house):
    return Some(app=Some(state=Some(services=house)), headers={}, cookies={})


def test_a_stream_of_changes_ticks_at_every_change_of_each_topic(client, house):
    async def listen():
        answer = await events.changes(ask(house), ["one", "two"], 5, lambda: None, rest=0)
        ticks = answer.body_iterator
        found = [await anext(ticks)]
        for topic in ("one", "two"):
            house.news.tell(topic)
            found.append(await anext(ticks))
        await ticks.aclose()
        return found

    found = aside.run(asyncio.wait_for(listen(), 60))
    assert found == ["retry: 1000\n\ndata: {}\n\n", *["data: {}\n\n"] * 2]
    assert house.news.count("one") == house.news.count("two") == 0


class Waiting:
    """A table that waits; ``yours`` are the own seats at every look, None: it has begun."""

    def __init__(self, *yours) -> None:
        self.yours = list(yours)
        self.news = LocalNews()
        self.lobby = self.tables = self.attendance = self
        self.signs = []

    def get(self, table, _who):
        yours = self.yours.pop(0)
        if yours is None:
            raise NoSuchTable
        return Some(yours=frozenset(yours))

    def number(self, table):
        return 1

    def sign(self, table, seats):
        self.signs.append(("here", sorted(seats)))

    def sign_off(self, table, seats):
        self.signs.append(("gone", sorted(seats)))


def ticks_of(house, looks, *, close):
    """The pieces of the page that waits, one for every look, with news between them."""

    async def listen():
        pieces = events._until_begun(house, "table", Audience())
        assert await anext(pieces) == f"retry: {events.RETRY_WHEN_BEGUN}\n\n"
        found = []
        for _ in range(looks):
            found.append(await anext(pieces))
            house.news.tell("table")
        if close:
            await pieces.aclose()
        else:
            found += [piece async for piece in pieces]
        return found

    return aside.run(asyncio.wait_for(listen(), 60))


def test_who_has_the_waiting_page_open_is_there_until_it_is_closed():
    house = Waiting([0], [])
    assert ticks_of(house, 2, close=True) == ["data: {}\n\n"] * 2
    assert house.signs == [("here", [0]), ("here", [0]), ("gone", [0])]
    assert house.news.count("table") == 0


def test_who_waited_stays_when_the_table_begins():
    house = Waiting([1], None)
    assert ticks_of(house, 2, close=False) == ["data: {}\n\n"] * 2
    assert house.signs == [("here", [1])]


@pytest.mark.ci
def test_a_page_that_waits_beats_and_is_there_with_every_beat(monkeypatch):
    monkeypatch.setattr(events, "HEARTBEAT_SECONDS", 0.01)
    house = Waiting([2])

    async def listen():
        pieces = events._until_begun(house, "table", Audience())
        found = [await anext(pieces) for _ in range(4)]
        await pieces.aclose()
        return found[1:]

    beats = aside.run(asyncio.wait_for(listen(), 60))
    assert beats == ["data: {}\n\n", events.BEAT, events.BEAT]
    assert house.signs == [("here", [2])] * 3 + [("gone", [2])]
