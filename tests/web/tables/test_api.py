"""The calls' refusals: each bad input its own clear answer, and nothing changes."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from stafla.web.wire import table as wire
from tests.aside import run
from tests.web.browser import BOT, PERSON

TILE = {"square": 112, "letter": "A", "blank": False}


@pytest.fixture
def table(browser):
    return browser.sit_down()


@pytest.mark.parametrize(
    "change",
    [
        {"seat": -1},
        {"seat": 8},
        {"seat": "x"},
        {"seat": None},
        {"expected": -1},
        {"expected": 10**9},
        {"expected": 1.5},
        {"act": "cheat"},
        {"act": None},
        {"laid": [TILE] * 22},
        {"laid": [{"square": 441, "letter": "A"}]},
        {"laid": [{"square": -1, "letter": "A"}]},
        {"laid": [{"square": 0, "letter": ""}]},
        {"laid": [{"square": 0, "letter": "AAAAA"}]},
        {"laid": [TILE | {"value": 100}]},
        {"laid": "A"},
        {"tiles": ["A"] * 16},
        {"tiles": [""]},
        {"words": [22]},
        {"words": [-1]},
        {"rack": ["A"]},
    ],
)
def test_an_act_that_is_malformed_is_a_bad_request(browser, table, change):
    number = browser.view(table)["number"]
    body = {"seat": 0, "expected": number, "act": "pass"} | change
    answer = browser.client.post(f"/api/tables/{table}/acts", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert browser.view(table)["number"] == number


@pytest.mark.parametrize(
    ("body", "kind", "code"),
    [
        (b"", "application/json", "bad-request"),
        (b"{", "application/json", "bad-request"),
        (b"\xff\xfe{}", "application/json", "bad-request"),
        (b"[" * 30_000, "application/json", "bad-request"),
        (b"NaN", "application/json", "bad-request"),
        (b'{"seat":0,"expected":1,"act":"pass"}', "text/plain", None),
        (b'{"seat":0,"expected":1,"act":"pass"}', "application/x-www-form-urlencoded", None),
    ],
)
def test_a_body_that_is_no_json_is_refused(browser, table, body, kind, code):
    answer = browser.client.post(
        f"/api/tables/{table}/acts", content=body, headers={"content-type": kind}
    )
    assert answer.status_code in (400, 415, 422)
    assert answer.json()["code"] in ({code} if code else {"content-type", "bad-request"})


@pytest.mark.parametrize("seat", ["-1", "8", "x", "1.5", ""])
def test_a_seat_that_is_none_is_a_bad_request(browser, table, seat):
    answer = browser.client.get(f"/api/tables/{table}?seat={seat}")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


@pytest.mark.parametrize("table", ["x", "A" * 22, "A" * 101, "..%2f..%2fetc%2fpasswd", "%00"])
def test_a_table_that_is_not_there_is_not_found(browser, table):
    for path in ("", "?seat=0", "/stream"):
        answer = browser.client.get(f"/api/tables/{table}{path}")
        assert answer.status_code in (404, 422)
        assert answer.json()["code"] in ("no-such-table", "not-found", "bad-request")


@pytest.mark.parametrize(
    ("act", "more", "code"),
    [
        ("play", {"laid": []}, "no-tiles"),
        ("play", {"laid": [TILE, TILE]}, "occupied"),
        ("play", {"laid": [TILE | {"square": 440}]}, "off-board"),
        ("play", {"laid": [TILE | {"letter": "Ж"}]}, "foreign-letter"),
        ("play", {"laid": [TILE | {"letter": "?"}]}, "foreign-letter"),
        ("exchange", {"tiles": []}, "no-tiles"),
        ("exchange", {"tiles": ["Ж"]}, "foreign-letter"),
        ("exchange", {"tiles": ["?"] * 7}, "not-on-rack"),
        ("challenge", {}, "no-window"),
        ("confirm", {}, "no-window"),
        ("withdraw", {}, "no-window"),
        ("press", {}, "no-window"),
        ("accept-end", {}, "no-offer"),
        ("decline-end", {}, "no-offer"),
        ("offer-end", {}, "no-such-ending"),
        ("choose-first-move", {}, "not-favoured"),
        ("choose-orientation", {}, "not-favoured"),
    ],
)
def test_what_the_rules_refuse_is_refused_in_words(browser, table, act, more, code):
    view = browser.view(table)
    answer = browser.post(table, view["turn"], act, **more)
    assert answer.status_code == 422
    assert answer.json()["code"] == code
    assert len(answer.json()["message"]) > 10
    assert answer.json()["view"] is None
    assert browser.view(table) == view


def test_of_acts_sent_at_once_exactly_one_wins(browser, table):
    view = browser.view(table)

    def attempt(_):
        return browser.post(table, view["turn"], "pass", expected=view["number"]).status_code

    with ThreadPoolExecutor(12) as pool:
        answers = sorted(pool.map(attempt, range(24)))
    assert answers == [200] + [409] * 23
    assert len(browser.view(table)["turns"]) == 1


def test_the_answer_fits_the_documented_types(browser):
    for profile, kinds in [("sv", (PERSON, PERSON)), ("fi", (PERSON, PERSON, BOT))]:
        table = browser.sit_down(profile, kinds=kinds)
        wire.TableView.model_validate(browser.view(table))
        wire.TableView.model_validate(browser.view(table, 0))


def test_the_types_are_published(client):
    schema = client.get("/openapi.json").json()
    paths = {"/api/tables/{table}", "/api/tables/{table}/acts", "/api/tables/{table}/score"}
    assert paths <= set(schema["paths"])
    assert {"TableView", "ActRequest", "ScoreView"} <= set(schema["components"]["schemas"])


def numbers(house, table, known, act):
    """What a listener hears: at once, and after an act."""
    from stafla.club import Audience
    from stafla.web.events import _numbers

    async def listen():
        heard = []
        stream = _numbers(house, table, known, Audience())
        async for message in stream:
            heard.append(message)
            if len(heard) == 2:
                await asyncio.to_thread(act)
            if len(heard) == 3:
                break
        await stream.aclose()
        return heard

    return run(listen())


def test_a_listener_hears_the_number_now_and_of_every_change(browser, house, table):
    view = browser.view(table)
    heard = numbers(house, table, -1, lambda: browser.act(table, view["turn"], "pass"))
    number = view["number"]
    assert heard == [
        "retry: 1000\n\n",
        f'id: {number}\ndata: {{"number": {number}}}\n\n',
        f'id: {number + 1}\ndata: {{"number": {number + 1}}}\n\n',
    ]
    assert house.news.count(table) == 0


@pytest.mark.parametrize(
    ("door", "body"),
    [
        ("acts", {"seat": 0, "expected": 1, "act": "pass"}),
        ("hint", {"seat": 0, "detail": 1}),
        ("score", {"seat": 0, "laid": [TILE]}),
        ("look-up", {"seat": 0, "word": "AB"}),
    ],
)
def test_every_door_of_a_table_takes_json_under_its_own_name_alone(browser, table, door, body):
    """A page of somebody else's may send other kinds without being asked first."""
    kind = {"content-type": "application/merge-patch+json"}
    address = f"/api/tables/{table}/{door}"
    answer = browser.client.post(address, content=json.dumps(body), headers=kind)
    assert (answer.status_code, answer.json()["code"]) == (415, "content-type")
