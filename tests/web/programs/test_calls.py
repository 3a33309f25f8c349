"""Programs that play for a person: tokens, scopes, and a whole game by calls alone."""

import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.testclient import TestClient

from stafla.club import Gathering, Setup
from stafla.club.lobby.rating_range import RatingRange
from stafla.store import Place
from stafla.web.programs.calls import _call_view
from tests.web.browser import BOT, Browser

PASSWORD = "four tall grey herons"


class Program(Browser):
    """A client that shows a token and holds no cookie."""

    def __init__(self, client, secret):
        client.cookies.clear()
        client.headers["authorization"] = f"Bearer {secret}"
        super().__init__(client)


def sign_up(client, name="Ragna"):
    form = {"name": name, "password": PASSWORD}
    assert client.post("/sign-up", data=form).status_code == 303


def make_token(client, *scopes):
    answer = client.post("/me/tokens", data={"label": "my bot", "scopes": scopes})
    assert answer.status_code == 200, answer.text
    return re.search(r'value="(stafla_[\w-]{43})"', answer.text)[1]


@pytest.fixture
def secret(client):
    sign_up(client)
    return make_token(client, "read", "play")


def test_a_program_plays_a_whole_game_for_its_person(client, secret):
    program = Program(client, secret)
    assert client.get("/api/me").json()["scopes"] == ["read", "play"]
    made = client.post("/api/tables", json={"profile": "is", "seats": ["me", BOT]})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    while True:  # a bot on a busy machine may think for many looks; the ceiling of a test ends it
        (mine,) = client.get("/api/me/tables").json()
        assert (mine["id"], mine["yours"]) == (table, [0])
        if mine["phase"] == "ended":
            break
        if mine["waiting"]:
            program.step(table)
    assert program.view(table)["result"] is not None


def test_two_programs_meet_in_the_lobby(client, secret):
    sign_up(client, "Solla")
    other = make_token(client, "read", "play")
    Program(client, secret)
    call = {"profile": "fi", "seats": ["me", "free"], "public": True}
    made = client.post("/api/tables", json=call).json()
    assert made["invitation"]
    Program(client, other)
    (waiting,) = client.get("/api/lobby").json()
    assert [place["kind"] for place in waiting["places"]] == ["person", "free"]
    joined = client.post(f"/api/tables/{waiting['id']}/join", json={})
    assert joined.json() == {"table": made["table"], "invitation": None}
    (mine,) = client.get("/api/me/tables").json()
    assert (mine["seats"], mine["yours"]) == (["Ragna", "Solla"], [1])
    assert client.get("/api/lobby").json() == []


def test_a_program_says_what_its_table_is_to_be_and_looks_for_such(client, secret):
    sign_up(client, "Solla")
    other = make_token(client, "read", "play")
    Program(client, secret)
    settings = {"clock": "10+5", "rated": True, "appeals": True, "least": 1400, "most": 1600}
    call = {"profile": "fi", "seats": ["me", "free"], "public": True, **settings}
    table = client.post("/api/tables", json=call).json()["table"]
    Program(client, other)
    (found,) = client.get("/api/lobby?pace=rapid&rated=yes&players=2&profile=fi").json()
    assert found["id"] == table
    assert {name: found[name] for name in settings} == settings
    assert (found["pace"], found["open"]) == ("rapid", True)
    for other_filter in ("pace=blitz", "rated=no", "players=3", "profile=is"):
        assert client.get(f"/api/lobby?{other_filter}").json() == []
    assert client.post(f"/api/tables/{table}/join", json={}).status_code == 200
    clock = client.get(f"/api/tables/{table}").json()["clock"]
    assert (clock["base"], clock["increment"]) == (600, 5)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"clock": "never"}, "unknown-clock"),
        ({"least": 1600, "most": 1500}, "bad-range"),
        ({"least": -1}, "bad-request"),
        ({"rated": "perhaps"}, "bad-request"),
        ({"colour": "green"}, "bad-request"),
    ],
)
def test_settings_that_are_none_make_no_table(client, secret, wrong, code):
    Program(client, secret)
    call = {"profile": "is", "seats": ["me", "free"], "public": True, **wrong}
    assert client.post("/api/tables", json=call).json()["code"] == code
    assert client.get("/api/lobby").json() == []


def test_a_table_for_others_is_shown_as_closed(client, secret):
    sign_up(client, "Solla")
    other = make_token(client, "read", "play")
    Program(client, secret)
    call = {"profile": "is", "seats": ["me", "free"], "public": True, "least": 1600}
    table = client.post("/api/tables", json=call).json()["table"]
    Program(client, other)
    assert not client.get("/api/lobby").json()[0]["open"]
    refused = client.post(f"/api/tables/{table}/join", json={})
    assert (refused.status_code, refused.json()["code"]) == (422, "out-of-range")


def test_an_invitation_lets_in_where_the_table_is_not_open(client, secret):
    sign_up(client, "Solla")
    other = make_token(client, "play", "read")
    Program(client, secret)
    made = client.post("/api/tables", json={"profile": "sv", "seats": ["free", "me"]}).json()
    Program(client, other)
    assert client.get("/api/lobby").json() == []
    refused = client.post(f"/api/tables/{made['table']}/join", json={})
    assert refused.json()["code"] == "not-invited"
    joining = {"invitation": made["invitation"]}
    elsewhere = client.post("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/join", json=joining)
    assert elsewhere.json()["code"] == "no-such-table"
    assert client.post(f"/api/tables/{made['table']}/join", json=joining).status_code == 200


def test_a_token_allows_only_its_scopes(client):
    sign_up(client)
    reads, plays = make_token(client, "read"), make_token(client, "play")
    Program(client, reads)
    assert client.get("/api/me").json()["scopes"] == ["read"]
    refused = client.post("/api/tables", json={"profile": "is", "seats": ["me", BOT]})
    assert (refused.status_code, refused.json()["code"]) == (403, "out-of-scope")
    Program(client, plays)
    refused = client.get("/api/me")
    assert (refused.status_code, refused.json()["code"]) == (403, "out-of-scope")
    made = client.post("/api/tables", json={"profile": "is", "seats": ["me", BOT]})
    assert made.status_code == 201


@pytest.mark.parametrize("shown", ["Bearer x", "Bearer stafla_" + "A" * 43, "Basic YTpi", "Bearer"])
def test_what_is_no_token_is_refused_even_beside_a_session(client, secret, shown):
    client.headers["authorization"] = shown
    refused = client.get("/api/me")
    assert (refused.status_code, refused.json()["code"]) == (401, "bad-token")


def test_a_token_opens_no_page(client, secret):
    Program(client, secret)
    assert client.get("/me").headers["location"].startswith("/sign-in")
    made = client.post("/me/tokens", data={"label": "more", "scopes": ["play"]})
    assert made.status_code == 401


def test_a_token_taken_back_is_none(client, secret):
    listed = client.get("/me/tokens").text
    assert secret not in listed
    digest = re.search(r'name="token" value="([0-9a-f]{64})"', listed)[1]
    assert client.post("/me/tokens/end", data={"token": digest}).status_code == 303
    Program(client, secret)
    assert client.get("/api/me").json()["code"] == "bad-token"


def test_nobody_takes_back_anothers_token(client, secret):
    digest = re.search(r'name="token" value="([0-9a-f]{64})"', client.get("/me/tokens").text)[1]
    sign_up(client, "Solla")
    client.post("/me/tokens/end", data={"token": digest})
    Program(client, secret)
    assert client.get("/api/me").json()["name"] == "Ragna"


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"label": "", "scopes": ["read"]}, 422),
        ({"label": "x" * 41, "scopes": ["read"]}, 422),
        ({"label": "bot", "scopes": []}, 422),
        ({"label": "bot", "scopes": ["read", "rule"]}, 422),
        ({"label": "bot\u202e", "scopes": ["read"]}, 422),
    ],
)
def test_a_token_needs_a_name_and_a_scope(client, form, status):
    sign_up(client)
    assert client.post("/me/tokens", data=form).status_code == status


def test_who_presses_twice_has_one_token_and_is_told_its_secret_again(client):
    sign_up(client)
    page = client.get("/me/tokens").text
    ticket = re.search(r'name="ticket" value="([^"]+)"', page)[1]

    def press(label="my bot", **form):
        page = client.post("/me/tokens", data={"label": label, "scopes": ["play"], **form}).text
        return re.search(r'value="(stafla_[\w-]{43})"', page)[1]

    with ThreadPoolExecutor(4) as pool:
        pressed = set(pool.map(lambda _: press(ticket=ticket), range(4)))
    assert len(pressed) == 1
    # another wish is another token, by the same ticket too
    others = {press("another", ticket=ticket), press(ticket="later"), press(), press()}
    assert len(others | pressed) == 5
    there = re.findall(r'name="token" value="(\w{64})"', client.get("/me/tokens").text)
    assert len(there) == 5


def test_there_is_a_most_of_tokens(client):
    sign_up(client)
    for _ in range(20):
        make_token(client, "read")
    refused = client.post("/me/tokens", data={"label": "one more", "scopes": ["read"]})
    assert refused.status_code == 422


@pytest.mark.parametrize("seats", [[], ["me", "me"], ["free", "free"], ["me"] + ["free"] * 4])
def test_a_call_needs_its_person_once_and_few_seats(client, secret, seats):
    Program(client, secret)
    refused = client.post("/api/tables", json={"profile": "is", "seats": seats})
    assert refused.status_code in (400, 422)


def test_a_guest_has_no_account_to_ask_about(client):
    assert client.get("/api/me").json()["code"] == "not-signed-in"
    assert client.get("/api/me/tables").status_code == 401


def test_who_is_suspended_sends_no_program_either(client, house, secret):
    Program(client, secret)
    person = house.accounts.get(client.get("/api/me").json()["id"])
    house.accounts.suspend(person, 2**42)
    refused = client.get("/api/me/tables")
    assert (refused.status_code, refused.json()["code"]) == (403, "suspended")
    house.accounts.suspend(person, None)
    assert client.get("/api/me/tables").status_code == 200


def test_an_erased_person_leaves_no_token(client, house, secret):
    Program(client, secret)
    house.accounts.erase(house.accounts.get(client.get("/api/me").json()["id"]))
    assert client.get("/api/me").json()["code"] == "bad-token"


@pytest.mark.parametrize("barred", [None, "why"])
def test_a_table_in_the_lobby_is_told_to_programs_in_full(barred):
    setup = Setup(
        "is",
        (),
        "automatic",
        clock="",
        rated=True,
        appeals=True,
        judge="any",
        attested=True,
        variants=("a", "b"),
        theme="sea",
    )
    places = (
        Place(0, "person", name="Anna"),
        Place(1, "person", name="Bo", hidden=True),
        Place(2, "free"),
    )
    one = Gathering(
        "x", 17, setup, True, places, None, frozenset(), False, False, RatingRange(100, 200), barred
    )
    assert _call_view(one).model_dump() == {
        "id": "x",
        "profile": "is",
        "check": "automatic",
        "clock": "",
        "pace": "untimed",
        "rated": True,
        "appeals": True,
        "attested": True,
        "judge": True,
        "variants": ["a", "b"],
        "theme": "sea",
        "least": 100,
        "most": 200,
        "open": barred is None,
        "created": 17,
        "places": [
            {"kind": "person", "name": "Anna"},
            {"kind": "person", "name": None},
            {"kind": "free", "name": None},
        ],
    }


def test_a_table_is_made_by_json_alone_and_by_somebody(client, secret):
    asked = {"profile": "is", "seats": ["me", BOT]}
    patch = {"content-type": "application/merge-patch+json"}
    form = client.post("/api/tables", content=json.dumps(asked), headers=patch)
    assert (form.status_code, form.json()["code"]) == (415, "content-type")
    stranger = TestClient(client.app)
    answer = stranger.post("/api/tables", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")
