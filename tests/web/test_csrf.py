"""Every route that changes something refuses what a page of another site sends."""

import pytest
from starlette.testclient import TestClient

from stafla.web import create_app
from stafla.web.middleware.security import SameOrigin
from tests import aside
from tests.web.accounts.test_sign_in import enter
from tests.web.routes import looks, unsafe

FOREIGN = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_no_route_takes_what_another_site_sends(client, house, headers):
    enter(client)
    routes = unsafe(client.app)
    assert len(routes) >= 15
    assert ("POST", "/sign-in") in routes
    before = house.accounts.by_name("Sigrún")
    for method, path in routes:
        path = path.replace("{", "").replace("}", "")
        answer = client.request(method, path, headers=headers, data={"name": "Other"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), path
    assert house.accounts.by_name("Sigrún") == before
    assert client.get("/me").status_code == 200


READERS = {
    "is": "Beiðnin",
    "fi": "Pyyntö",
    "sv": "Begäran",
    "pl": "Żądanie",
    "en": "This request came from another site",
}


@pytest.mark.parametrize(("language", "told"), READERS.items())
def test_a_person_reads_in_their_language_why_a_page_was_refused(client, house, language, told):
    """They were shown a line of JSON in English."""
    person = {"accept": "text/html,*/*;q=0.8", "accept-language": language}
    house.database.close()
    for headers, status in (({**FOREIGN[0], **person}, 403), ({"host": "a b", **person}, 400)):
        answer = client.post("/sign-in", headers=headers, data={"name": "Other"})
        assert answer.status_code == status
        assert answer.headers["content-language"] == language
        assert f'<html lang="{language}"' in answer.text
        assert len(answer.content) < 20_000
        assert status == 400 or told in answer.text
    script = {**FOREIGN[0], "accept": "application/json"}
    assert client.post("/sign-in", headers=script).json()["code"] == "foreign-origin"


def test_a_look_changes_nothing_whoever_sends_it(client, house):
    enter(client)
    person = house.accounts.by_name("Sigrún")
    sessions = len(house.accounts.signed_in(person))
    paths = looks(client.app)
    assert len(paths) >= 15
    for path in paths:
        client.get(path.replace("{", "").replace("}", ""), headers=FOREIGN[0])
    assert house.accounts.by_name("Sigrún") == person
    assert len(house.accounts.signed_in(person)) == sessions
    assert client.get("/me").status_code == 200


def test_the_cookie_does_not_travel_with_another_site_s_requests(client):
    assert "samesite=lax" in enter(client).headers["set-cookie"].lower()


def test_a_program_without_a_browser_is_no_foreign_page(house):
    client = TestClient(create_app(house), follow_redirects=False)
    assert enter(client).status_code == 303


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([(b"origin", b"https://other.example")], 403),
        ([(b"origin", b"https://other.example"), (b"host", b"stafla.example")], 403),
        ([(b"origin", b"https://Stafla.example"), (b"host", b"stafla.example")], 200),
        ([], 200),
    ],
)
def test_an_origin_is_compared_with_the_host_that_was_asked_if_any_was(headers, status):
    """HTTP/1.0 need not name the host."""
    sent = []

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/sign-in", "headers": headers}
    aside.run(SameOrigin(app)(scope, None, send))
    assert sent[0]["status"] == status


@pytest.mark.parametrize(("origin", "opens"), [(b"https://other.example", False), (None, True)])
def test_a_socket_is_opened_by_no_page_of_another_origin(origin, opens):
    reached, sent = [], []

    async def app(scope, receive, send):
        reached.append(scope["path"])

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        sent.append(message)

    headers = [(b"host", b"stafla.example"), (b"origin", origin or b"https://stafla.example")]
    scope = {"type": "websocket", "path": "/tables/t/socket", "headers": headers}
    aside.run(SameOrigin(app)(scope, receive, send))
    assert reached == (["/tables/t/socket"] if opens else [])
    assert sent == ([] if opens else [{"type": "websocket.close", "code": 1008}])
