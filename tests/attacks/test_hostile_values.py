"""Hostile values in every place of every request that a client fills: no error of the server.

What stands in headers, cookies, queries and paths is text that anybody writes. Python's own readers
of it raise: ``int`` of more than 4,300 digits, ``urlsplit`` of half an address, ``json`` of deep
brackets. Every route gets such values in every place: a share of them in `make test`, which differs
from place to place, and all of them in `make verify`.
"""

import json
import time

import pytest
from starlette.testclient import TestClient

from stafla.web.events import last_number
from stafla.web.middleware.security import LARGEST_BODY
from tests.attacks.conftest import PASSWORD, enter
from tests.marks import in_ci_but
from tests.web.routes import ENDLESS, looks, routes_of

DIGITS = "9" * 5000
VALUES = [
    DIGITS,
    "-" + DIGITS,
    "٣٣٣",
    "²",
    "1e999",
    "nan",
    "-inf",
    "0x10",
    "http://[",
    "http://[::1",
    "http://]",
    "//",
    "http://a:99999999",
    "http://a:b:c",
    "http://\u2100",
    "%",
    "%zz",
    "\t",
    "\x7f",
    "[" * 3000,
    "=" * 3000,
    ";" * 3000,
    ",".join(["is;q=0.5"] * 500),
]
HEADERS = (
    *("host", "origin", "last-event-id", "content-length", "content-type", "accept-language"),
    *("authorization", "user-agent", "referer", "range", "if-none-match", "if-modified-since"),
    *("if-range", "sec-fetch-site", "x-forwarded-for", "x-forwarded-host", "accept-encoding"),
    *("transfer-encoding", "expect", "connection", "upgrade", "cookie"),
)
COOKIES = (
    *("stafla_session", "stafla_device", "stafla_lang"),
    *("__Host-stafla_session", "__Host-stafla_device"),
)
SECONDS = 10.0
FEW, SHARE = 48, 12
# of how many places one gets a value
parts = pytest.mark.parametrize(
    "part",
    [
        FEW,
        pytest.param(SHARE, marks=pytest.mark.ci),
        pytest.param(1, marks=pytest.mark.verify),
    ],
)


def values(part: int, place: int) -> list[str]:
    """The values that the place with this number gets."""
    return VALUES[place % part :: part]


def header(value: str) -> bytes:
    """A header's bytes; what does not fit is written as UTF-8, as some clients do."""
    return value.encode("utf-8", "surrogatepass")


def ask(client: TestClient, method: str, path: str, **more: object) -> None:
    """Make a request that must be answered, soon, and by no failure."""
    began = time.monotonic()
    answer = client.request(method, path, **more)
    assert answer.status_code < 500, (method, path, answer.status_code)
    assert time.monotonic() - began < SECONDS, (method, path)


@pytest.mark.ci
@parts
def test_headers(client, aim, part):
    enter(client, "Anna", "/sign-in")
    paths = ["/", "/lobby", "/me", "/sign-in", f"/tables/{aim.table}", "/verify", "/static/x.js"]
    paths += [f"/api/tables/{aim.table}", f"/tables/{aim.table}/record.gcg", "/api/me"]
    paths += [f"/tables/{aim.table}/board.svg", f"/tables/{aim.waiting}"]
    posts = ("/sign-in", f"/api/tables/{aim.table}/acts", "/tables")
    for place, name in enumerate(HEADERS):
        for at, path in enumerate(paths):
            for value in values(part, place + at):
                ask(client, "GET", path, headers={name: header(value)})
        for at, path in enumerate(posts):
            for value in values(part, place + at):
                ask(client, "POST", path, headers={name: header(value)}, content=b"name=x")


@pytest.mark.parametrize("value", ["http://[", DIGITS, "http://a:b:c"])
def test_an_origin_and_a_host_that_are_none_are_refused_and_not_stumbled_over(client, value):
    """Whoever cannot say where they come from is foreign, whatever the route."""
    for method, path, _ in routes_of(client.app):
        if method == "GET":
            continue
        answer = client.request(method, path, headers={"origin": value})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), path
    answer = client.get("/", headers={"host": value})
    assert answer.status_code == 400


def test_every_look_with_a_host_that_is_none(client, aim):
    odd = ("[", "a b", "evil.example/..", "a@b", "a:99999999999", "\u00e9", "")
    for number, path in enumerate(looks(client.app)):
        for value in (odd[number % len(odd)], "http://["):
            answer = client.get(aim.fill(path), headers={"host": header(value)})
            assert answer.status_code == 400, (path, value)


@pytest.mark.parametrize("name", COOKIES)
def test_cookies(client, aim, name):
    for place, path in enumerate(("/", "/me", f"/tables/{aim.table}", "/lobby")):
        for value in values(4, place):
            ask(client, "GET", path, headers={"cookie": header(f"{name}={value}")})
            ask(client, "GET", path, headers={"cookie": header(f'{name}="{value}')})


@parts
def test_queries(client, aim, part):
    """Every parameter that a route names gets the value, one at a time."""
    enter(client, "Anna", "/sign-in")
    for place, (_, path, route) in enumerate(routes_of(client.app)):
        if "GET" not in route.methods or path.endswith(ENDLESS):
            continue
        names = {one.alias for one in route.dependant.query_params} | {"lang", "seat", "at"}
        for at, name in enumerate(sorted(names)):
            for value in values(part, place + at):
                ask(client, "GET", aim.fill(path), params={name: value})


@parts
def test_forms(client, aim, part):
    """Every field of every form and of every call gets the value."""
    enter(client, "Anna", "/sign-in")
    for place, (method, path, route) in enumerate(routes_of(client.app)):
        if method == "GET" or "sign-out" in path or "erase" in path:
            continue
        fields = [
            name
            for one in route.dependant.body_params
            for name in getattr(one.field_info.annotation, "model_fields", {one.alias: None})
        ]
        for value in values(part, place):
            ask(client, method, aim.fill(path), data=dict.fromkeys(fields, value[:3000]))
            ask(client, method, aim.fill(path), json=dict.fromkeys(fields, value))
            ask(client, method, aim.fill(path), json={key: [value] for key in fields})
        if place % 10 == 0:
            client.post("/sign-in", data={"name": "Anna", "password": PASSWORD})


def test_a_last_event_id_is_a_number_of_a_log_or_nothing():
    assert last_number("17") == 17
    for text in (None, "", "-5", "1.0", DIGITS, "٣", "²", "1" * 19, " 7"):
        assert last_number(text) is None


DEEP = "[" * (LARGEST_BODY // 2 - 100)


GAME_FILES = [
    DEEP,
    '{"a":' * 9000,
    '{"format":"stafla-record","version":1,"names":{},"events":' + DEEP,
    '{"format":"stafla-record","version":' + DIGITS + "}",
    '{"format":"stafla-record","version":1,"names":{},"times":[' + DIGITS + '],"events":[]}',
    "#rack" + DIGITS + " ABC",
    "#player" + DIGITS + " A Anna",
    "#character-encoding " + DIGITS,
    ">A: ABC 8H CAB +" + DIGITS + " " + DIGITS,
    ">A: ABC -" + DIGITS + " +0 0",
    "#player1 A A\n" + ">A: - +0 0\n" * 5400,
    "\n" * 59_000,
    "#note " + "x" * 59_000,
    "(" * 59_000,
    ">" * 59_000,
    ">A:" + " " * 59_000,
    ">" + "A" * 59_000 + ": " + "B" * 10,
]


@pytest.mark.parametrize("body", in_ci_but(GAME_FILES, *GAME_FILES[::3]))
def test_game_files(client, aim, body):
    enter(client, "Anna", "/sign-in")
    began = time.monotonic()
    for edition in ("", "is"):
        files = {"game": ("game.gcg", body.encode())}
        answer = client.post("/games/new", files=files, data={"edition": edition})
        assert answer.status_code == 422, body[:40]
        content = json.dumps({"file": body, "edition": edition})
        answer = client.post(
            "/api/games", content=content, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, body[:40]
    ask(client, "POST", "/verify", files={"record": ("x.json", body.encode())})
    ask(client, "POST", "/verify", data={"record": body, "text": body})
    assert time.monotonic() - began < SECONDS
