from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from stafla.club.limits import shipped_limits
from stafla.web import create_app
from stafla.web.middleware.rate_limit import COSTS, Rate, RateLimit
from tests.web.browser import PERSON

SLOW = Rate(each_second=0, most=25)
ELSEWHERE = ("203.0.113.7", 5000)


@pytest.fixture
def from_(house):
    """Clients of the same server at different addresses."""
    app = create_app(house, SLOW)

    def client(host):
        return TestClient(app, client=(host, 5000), follow_redirects=False)

    return client


def test_who_has_used_up_the_allowances_is_told_so_in_their_language(from_):
    client = from_("203.0.113.7")
    answers = [client.get("/sign-in").status_code for _ in range(30)]
    assert answers == [200] * 25 + [429] * 5
    page = client.get("/?lang=pl")
    assert "Poczekaj chwilę" in page.text
    assert page.headers["content-type"].startswith("text/html")
    assert "retry-after" in page.headers
    call = client.get("/api/tables/x", headers={"accept-language": "is"})
    assert (call.status_code, call.json()["code"]) == (429, "too-many-requests")
    assert "andartak" in call.json()["message"]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:1::1", "2001:db8:1:1:ffff::2", True),
        ("2001:db8:1:1::1", "2001:db8:1:fff::1", True),
        ("2001:db8:1:1::1", "2001:db8:1:1001::1", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
    ],
)
def test_allowances_are_an_address_s_and_of_ipv6_a_network_s(from_, one, other, same):
    for _ in range(30):
        from_(one).get("/sign-in")
    assert from_(other).get("/sign-in").status_code == (429 if same else 200)


def test_what_is_dear_costs_more(from_):
    client = from_("203.0.113.7")
    form = {"name": "x", "password": "y"}
    answers = [client.post("/sign-in", data=form).status_code for _ in range(4)]
    assert answers == [403, 403, 429, 429]
    assert COSTS["GET", "/me/export"] > COSTS["POST", "/tables"]


def test_every_route_is_counted_but_the_sign_of_life(house):
    app = create_app(house, Rate(each_second=0, most=0))
    client = TestClient(app, client=ELSEWHERE)
    for path in (
        "/",
        "/sign-in",
        "/me",
        "/static/theme.js",
        "/api/tables/x",
        "/tables/x",
        "/metrics",
        "/no",
        "//",
        "",
    ):
        assert client.get(path).status_code == 429, path
    for method in ("put", "delete", "options", "head"):
        assert getattr(client, method)("/me").status_code == 429
    assert client.get("/healthz").status_code == 200


def test_a_socket_is_refused_before_it_is_accepted(house, browser):
    table = browser.sit_down(kinds=(PERSON, PERSON))
    client = TestClient(create_app(house, Rate(each_second=0, most=0)), client=ELSEWHERE)
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/tables/{table}/socket"),
    ):
        pass


def test_this_machine_itself_is_not_counted(from_):
    for host in ("127.0.0.1", "::1"):
        assert {from_(host).get("/sign-in").status_code for _ in range(30)} == {200}


def test_allowances_come_back_with_time_and_few_addresses_are_remembered():
    seconds = [0.0]
    limit = RateLimit(None, Rate(each_second=2, most=4), {}, lambda: seconds[0], most=3)

    def ask(host):
        return not limit._wait(
            {"type": "http", "path": "/", "method": "GET", "headers": [], "client": (host, 1)}
        )

    assert [ask("192.0.2.1") for _ in range(5)] == [True] * 4 + [False]
    seconds[0] = 1.0
    assert [ask("192.0.2.1") for _ in range(3)] == [True, True, False]
    for last in range(2, 100):
        ask(f"192.0.2.{last}")
    assert len(limit._paces) == 3


DEAR = {"pictures": Rate(each_second=0, most=2), "files": Rate(each_second=0.5, most=1)}


def test_what_is_dear_has_allowances_of_its_own_for_this_machine_too():
    limit = RateLimit(None, Rate(each_second=0, most=100), DEAR)

    def ask(path, host="203.0.113.7", method="GET"):
        scope = {"type": "http", "path": path, "method": method, "headers": []}
        return limit._wait({**scope, "client": (host, 1)})

    for host in ("203.0.113.7", "127.0.0.1"):
        assert [ask("/tables/x/board.png", host) > 0 for _ in range(3)] == [False, False, True]
        assert [ask("/api/device/files/x/is.lexicon", host) for _ in range(2)] == [0, 2]
        assert not ask("/tables/x", host)


@pytest.mark.parametrize(
    ("kind", "method", "path"),
    [
        ("passwords", "POST", "/sign-in"),
        ("passwords", "POST", "/sign-up"),
        ("passwords", "POST", "/me/password"),
        ("passwords", "POST", "/me/erase"),
        ("passwords", "POST", "/me/passkeys/end"),
        ("pictures", "GET", "/tables/x/card.png"),
        ("files", "GET", "/api/device/files/x/is.lexicon"),
        ("kernel", "POST", "/api/device/kernel"),
        ("search", "POST", "/tables/x/reverse"),
        ("search", "POST", "/reverse/x"),
        ("search", "POST", "/solo"),
        ("checking", "POST", "/verify"),
        ("checking", "GET", "/tables/x/bag"),
        ("looking-back", "GET", "/tables/x/replay"),
        ("looking-back", "GET", "/tables/x/best"),
        ("looking-back", "GET", "/tables/x/try"),
        ("looking-back", "GET", "/tables/x/board.svg"),
        ("looking-back", "GET", "/tables/x/record.json"),
        ("looking-back", "GET", "/tables/x/record.gcg"),
        ("looking-back", "GET", "/tables/x/rulings"),
        ("looking-back", "POST", "/tables/x/rulings"),
        ("looking-back", "GET", "/tables/x/analysis"),
        ("checking", "POST", "/api/games"),
        ("pairing", "GET", "/events/x/pairing"),
        ("pairing", "GET", "/events/x/request.json"),
        ("paper", "GET", "/events/x/paper/slips.pdf"),
        ("paper", "POST", "/events/x/desk/links.pdf"),
        ("sheets", "GET", "/events/x/files/csv"),
        ("sheets", "GET", "/events/x/paper/crosstable"),
        ("carrying", "GET", "/api/carry/x/part"),
        ("carrying", "POST", "/api/carry"),
        ("carrying", "POST", "/api/carry/x/writer"),
        ("carrying", "GET", "/events/x/desk/file"),
        ("carrying", "POST", "/events/brought"),
        ("exports", "GET", "/me/export"),
    ],
)
def test_each_kind_that_is_dear_is_bounded_by_itself(kind, method, path):
    limit = RateLimit(None, Rate(each_second=0, most=1e6), {kind: Rate(each_second=0, most=1)})
    scope = {"type": "http", "path": path, "headers": [], "client": ("203.0.113.7", 1)}
    assert [limit._wait({**scope, "method": method}) for _ in range(2)] == [0, 3600]
    assert kind in shipped_limits().dear


def test_a_page_that_makes_the_engine_search_a_game_is_charged_as_a_search(
    house, browser, monkeypatch
):
    """The turns of a game cost one search; who asks game after game has an end."""
    table = browser.sit_down(kinds=(PERSON, PERSON))
    browser.step(table)
    browser.resign(table)
    few = house.limits.model_copy(update={"dear": {"search": Rate(each_second=0, most=2)}})
    client = TestClient(create_app(replace(house, limits=few)), client=ELSEWHERE)
    searched = []
    search = house.best_plays._search

    def count(*asked):
        searched.append(asked[0])
        return search(*asked)

    monkeypatch.setattr(house.best_plays, "_search", count)
    address = f"/tables/{table}/best?at=2"
    # what is kept is no search, however often it is looked at
    assert [client.get(address).status_code for _ in range(10)] == [200] * 10
    for expected in (200, 429, 429):
        house.best_plays._kept.clear()  # as with so many other games in between
        refused = client.get(address)
        assert refused.status_code == expected
    assert searched == [table] * 2
    assert refused.headers["retry-after"] == "3600"


def test_a_play_that_is_tried_is_charged_as_a_search_a_look_at_the_position_is_not(house, browser):
    table = browser.sit_down(kinds=(PERSON, PERSON))
    browser.step(table)
    browser.step(table)
    browser.resign(table)
    few = house.limits.model_copy(update={"dear": {"search": Rate(each_second=0, most=2)}})
    client = TestClient(create_app(replace(house, limits=few)), client=ELSEWHERE)
    look, tried = f"/tables/{table}/try", f"/tables/{table}/try?at=112&word=zz"
    assert [client.get(look).status_code for _ in range(4)] == [200] * 4
    assert [client.get(tried).status_code for _ in range(3)] == [422, 422, 429]
    assert client.get(look).status_code == 200


def test_who_turns_through_game_after_game_is_not_refused_nor_is_a_club_that_does():
    """Each step is a page and a board; a record and an analysis are looked at beside them."""
    seconds = [0.0]
    limits = shipped_limits()
    limit = RateLimit(None, limits.requests, limits.dear, lambda: seconds[0])

    def looks(path):
        scope = {"type": "http", "path": path, "method": "GET", "headers": []}
        return not limit._wait({**scope, "client": ELSEWHERE})

    def turn():
        return looks("/tables/x/replay") and looks("/tables/x/board.svg")

    # one person, twenty games of thirty turns at three a second
    for _ in range(20 * 30):
        seconds[0] += 1 / 3
        assert turn()
    # eighty phones that open a game at once, and a step every twelve seconds of each
    assert all(turn() for _ in range(80))
    for _ in range(80 * 30):
        seconds[0] += 12 / 80
        assert turn()
    assert all(looks(f"/tables/x/{page}") for page in ("record.gcg", "rulings", "analysis"))
    # and who does nothing else is refused at some time
    assert not all(looks("/tables/x/board.svg") for _ in range(1_000))


def test_a_refusal_that_is_asked_for_without_end_is_made_once_a_language(from_, monkeypatch):
    client = from_("203.0.113.7")
    for _ in range(25):
        client.get("/sign-in")
    first = client.get("/me?lang=sv")
    monkeypatch.setattr("stafla.web.middleware.rate_limit.answer", None)
    again = client.get("/lobby", headers={"cookie": "stafla_lang=sv"})
    assert (again.status_code, again.text) == (429, first.text)
    assert "Vänta ett ögonblick" in first.text
