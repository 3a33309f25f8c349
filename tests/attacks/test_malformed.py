"""Requests that nobody's browser makes: refused shortly, and never an error of the server."""

import json

import pytest

from tests.marks import in_ci_but
from tests.web.routes import ENDLESS, routes_of

IDS = [
    "..%2f..%2fetc%2fpasswd",
    "%00",
    "' or 1=1 --",
    "A" * 101,
    "A" * 5000,
    "🂡" * 22,
    "AAAAAAAAAAAAAAAAAAAAA\u0130",
    "null",
    "-1",
    "%ff%fe",
]
DEEP = "[" * 5000 + "]" * 5000
JSON = [
    "",
    "null",
    "[]",
    "{",
    DEEP,
    '{"seat": 1e400}',
    '{"seat": "0", "act": "pass", "expected": "1"}',
    '{"seat": 0, "act": "pass", "expected": 99999999999999999999999}',
    '{"seat": 0, "act": "__class__", "expected": 1}',
    '{"seat": 0, "act": "play", "expected": 1, "laid": [{"square": -1, "letter": "A"}]}',
    '{"seat": 0, "act": "play", "expected": 1, "laid": '
    + json.dumps([{"square": 1, "letter": "A"}] * 500)
    + "}",
    '{"seat": 0, "act": "exchange", "expected": 1, "tiles": ["\\ud800"]}',
    '{"seat": 0, "act": "pass", "expected": 1, "admin": true}',
    "\x00\x01\x02",
]
FORMS = [
    {"profile": "../../etc", "kind1": "person"},
    {"profile": "is", "kind1": "person", "name1": "x" * 81},
    {"profile": "is", "kind1": "person", "name1": "\u202e\u0000"},
    {"profile": "is", "kind1": "champion'; drop table games; --"},
    {"profile": "is", "kind1": "person", "lexicon": "../../../etc/passwd"},
    {"profile": "is", "kind1": "person", "clock": "A" * 2000},
]


@pytest.mark.parametrize("identity", in_ci_but(IDS, *IDS[::3]))
def test_ids_that_are_none(client, aim, identity):
    for method, path, _ in routes_of(client.app):
        if "{" in path and not path.endswith(ENDLESS):
            odd = aim.fill(path, "ODD")
            for known in (aim.person, aim.round, aim.alone, aim.event, aim.contest, "A" * 22):
                odd = odd.replace(known, "ODD")
            answer = client.request(method, odd.replace("ODD", identity), data={})
            assert 300 <= answer.status_code < 500, (method, path)


@pytest.mark.parametrize("body", in_ci_but(JSON, *JSON[::3]))
def test_bodies_that_are_none(client, aim, body):
    text = body.encode("utf-8", "surrogatepass")
    for path in ("/api/tables", f"/api/tables/{aim.table}/acts", f"/api/tables/{aim.table}/score"):
        headers = {"content-type": "application/json"}
        answer = client.post(path, content=text, headers=headers)
        assert 400 <= answer.status_code < 500, path


@pytest.mark.parametrize("form", FORMS)
def test_forms_that_are_none(client, house, form):
    before = len(house.tables.games.all())
    answer = client.post("/tables", data=form)
    assert 400 <= answer.status_code < 500
    assert len(house.tables.games.all()) == before


@pytest.mark.parametrize(
    "headers",
    [
        {"cookie": "stafla_device=" + "x" * 3000},
        {"cookie": "stafla_session=;;;=;\x7f"},
        {"cookie": "stafla_lang=../../is"},
        {"accept-language": "is;q=" + "9" * 400},
        {"authorization": "Bearer " + "x" * 3000},
        {"x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https"},
        {"host": "evil.example"},
        {"last-event-id": "-5"},
        {"content-type": "application/json; charset=utf-7"},
    ],
)
def test_headers_that_are_none(client, aim, headers):
    for path in ("/", "/me", f"/tables/{aim.table}", f"/api/tables/{aim.table}", "/api/me"):
        answer = client.get(path, headers=headers)
        assert answer.status_code < 500, path
        assert "evil.example" not in answer.headers.get("location", "")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"])
def test_methods_that_are_none(client, aim, method):
    for path in ("/", "/me", f"/tables/{aim.table}", f"/api/tables/{aim.table}/acts"):
        assert client.request(method, path).status_code in (403, 404, 405)
