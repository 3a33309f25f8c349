"""A form that was sent twice made one thing: by a double click, and by a request sent again."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from stafla.records.gcg.encoding import readings
from tests.web.archive.test_upload import FILES
from tests.web.programs.test_calls import make_token, sign_up

TABLE = {"profile": "is", "kind1": "person", "kind2": "person", "name1": "A", "name2": "B"}
WAITING = {**TABLE, "kind2": "invited"}
FORMS = {
    "table": ("/", "/tables", TABLE),
    "waiting": ("/", "/tables", WAITING),
    "karpatka": (
        "/",
        "/tables",
        {
            **TABLE,
            "profile": "pl",
            "kind3": "person",
            "kind4": "person",
            "variants": "karpatka",
            "check": "automatic",
        },
    ),
    "one rack": ("/solo", "/solo", {"mode": "one", "profile": "is"}),
    "open": ("/solo", "/solo", {"mode": "open", "profile": "is"}),
    "duplicate": ("/duplicate", "/duplicate", {"profile": "is", "beside": "Anna\nArna"}),
    "bingo": ("/bingo", "/bingo", {"profile": "is"}),
}


def ticket_of(page):
    return re.search(r'name="ticket" value="([\w-]{22})"', page.text)[1]


def where(answer):
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


@pytest.mark.parametrize("form", FORMS)
def test_a_form_sent_twice_leads_to_one_thing(client, form):
    page, action, data = FORMS[form]
    shown = client.get(page)
    sent = {**data, "ticket": ticket_of(shown)}
    with ThreadPoolExecutor(2) as pool:
        answers = pool.map(lambda _: client.post(action, data=sent), range(2))
        (path,) = {where(answer) for answer in answers}
    assert where(client.post(action, data=sent)) == path
    assert client.get(path).status_code == 200
    # the form is shown again with another ticket, and makes another thing
    again = {**data, "ticket": ticket_of(client.get(page))}
    assert where(client.post(action, data=again)) != path


def test_the_page_gives_a_device_its_secret_before_anything_hangs_on_it(client):
    for page in ("/", "/solo", "/duplicate", "/bingo"):
        client.cookies.clear()
        assert "stafla_device" in client.get(page).headers["set-cookie"]


def test_a_ticket_that_is_too_long_is_refused(client):
    assert client.post("/tables", data={**TABLE, "ticket": "x" * 201}).status_code == 422
    assert client.post("/tables", data={**TABLE, "ticket": "x" * 200}).status_code == 303


def test_a_program_that_lost_the_answer_asks_again_by_its_key(client):
    sign_up(client)
    secret = make_token(client, "read", "play")
    client.cookies.clear()
    client.headers["authorization"] = f"Bearer {secret}"
    body = {"profile": "is", "seats": ["me", "free"]}

    def make(key, **more):
        headers = {"idempotency-key": key} if key else {}
        answer = client.post("/api/tables", json={**body, **more}, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()

    first = make("a key")
    assert make("a key") == first
    assert first["invitation"]
    others = [make("another key"), make(""), make("a key", profile="fi")]
    assert len({one["table"] for one in (first, *others)}) == 4
    long = client.post("/api/tables", json=body, headers={"idempotency-key": "x" * 201})
    assert long.status_code == 422


def test_a_game_sent_twice_is_kept_once(client):
    sign_up(client)
    data = next(iter(FILES)).read_bytes()

    def bring(ticket, edition=""):
        form = {"edition": edition, "ticket": ticket}
        return where(client.post("/games/new", files={"game": ("a.gcg", data)}, data=form))

    ticket = ticket_of(client.get("/games/new"))
    with ThreadPoolExecutor(2) as pool:
        (path,) = set(pool.map(bring, [ticket] * 2))
    assert bring(ticket) == path
    assert bring("") != path
    call = {"file": next(readings(data))}
    kept = [
        client.post("/api/games", json=call, headers={"idempotency-key": key}).json()["table"]
        for key in ("one", "one", "two")
    ]
    assert kept[0] == kept[1] != kept[2]
