import re

import pytest
from starlette.testclient import TestClient

from stafla.club import Audience, Lobby
from stafla.club.lobby.attendance import HERE
from stafla.club.lobby.lobby import LOBBY
from stafla.club.secrets import digest
from stafla.web import create_app, events
from tests.aside import run
from tests.web.browser import Browser
from tests.web.opened import FAST, opening


@pytest.fixture
def guest(client, house):
    """Another device at the same server."""
    return Browser(TestClient(create_app(house), follow_redirects=False))


def call(browser, kinds=("person", "invited"), **more):
    table = browser.sit_down(kinds=kinds, lang="en", **more)
    page = browser.client.get(f"/tables/{table}?lang=en").text
    link = re.search(r'value="http://testserver(/invitations/[\w-]{22})"', page)
    return table, link and link[1], page


@pytest.mark.ci
def test_two_devices_play_each_other_to_the_end_by_an_invitation(browser, guest):
    table, link, page = call(browser)
    assert "Waiting for players" in page
    assert browser.client.get(f"/api/tables/{table}").status_code == 404
    shown = guest.client.get(f"{link}?lang=en")
    assert "You are invited" in shown.text
    assert browser.client.get(f"/api/tables/{table}").status_code == 404  # looking takes no place
    answer = guest.client.post(link, data={"name": "Ösp"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")
    players = (browser, guest)
    for player in players:
        player.fill_bag(table)
    for number, player in enumerate(players):
        view = player.view(table)
        assert [seat["yours"] for seat in view["seats"]] == [number == 0, number == 1]
        assert view["mine"] is True
        assert len(player.view(table, number)["you"]["rack"]) == 7
        answer = player.client.get(f"/api/tables/{table}", params={"seat": 1 - number})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-table")
        assert player.post(table, 1 - number, "resign").status_code == 403
    for _ in range(300):
        view = browser.view(table)
        if view["phase"] == "ended":
            break
        players[ask(view)].step(table)
    assert browser.view(table)["result"] == guest.view(table)["result"] is not None


def ask(view):
    """The seat that the table waits for."""
    if view["phase"] == "start":
        return view["start"]["lot"]
    if view["window"]:
        window = view["window"]
        return window["may_confirm"][0] if window["made"] else window["seat"]
    return view["offer"]["waiting"][0] if view["offer"] else view["turn"]


def test_the_link_is_shown_to_those_who_are_there_alone(browser, guest):
    table, link, _ = call(browser)
    assert link.split("/")[-1] not in guest.client.get(f"/tables/{table}").text
    assert guest.client.post(f"/tables/{table}/join", data={"name": "Ösp"}).status_code == 403
    assert guest.client.post("/invitations/" + "A" * 22, data={"name": "Ösp"}).status_code == 404


def test_anyone_sits_down_at_an_open_table(browser, guest):
    table, _, _ = call(browser, public="yes")
    assert "/join" in guest.client.get(f"/tables/{table}").text
    assert guest.client.post(f"/tables/{table}/join", data={"name": "Ösp"}).status_code == 303
    assert guest.view(table)["mine"] is True


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "A name may have 1 to 40 characters"), ("fi", "Nimessä")],
)
def test_a_name_that_is_refused_shows_the_form_again_with_the_reason(
    browser, guest, language, reason
):
    _, link, _ = call(browser)
    answer = guest.client.post(f"{link}?lang={language}", data={"name": "x" * 41})
    assert answer.status_code == 422
    assert f'<html lang="{language}">' in answer.text
    assert reason in answer.text
    assert 'role="alert"' in answer.text


def test_markup_in_a_name_stays_text(browser, guest):
    table, link, _ = call(browser, kinds=("person", "invited", "invited"), profile="fi")
    guest.client.post(link, data={"name": "<script>x</script>"})
    page = browser.client.get(f"/tables/{table}").text
    assert "<script>x" not in page
    assert "&lt;script&gt;x" in page


def test_who_is_invited_and_there_is_shown_the_table(browser):
    table, link, _ = call(browser)
    answer = browser.client.get(link)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")


def test_a_table_called_off_is_gone_with_its_invitation(browser, guest):
    table, link, _ = call(browser)
    guest.client.post(f"/tables/{table}/leave")
    assert browser.client.get(f"/tables/{table}").status_code == 200
    assert browser.client.post(f"/tables/{table}/leave").status_code == 303
    assert browser.client.get(f"/tables/{table}").status_code == 404
    assert guest.client.get(link).status_code == 404


def test_a_foreign_page_cannot_make_anybody_sit_down(browser, guest):
    _, link, _ = call(browser)
    headers = {"origin": "https://evil.example"}
    assert guest.client.post(link, data={"name": "Ösp"}, headers=headers).status_code == 403


def test_the_waiting_room_names_its_stream(browser):
    table, _, page = call(browser)
    assert f'data-live="/api/tables/{table}/gathering"' in page


def test_a_waiting_room_full_of_strangers_is_open_to_those_who_have_a_place(
    browser, guest, house, monkeypatch
):
    """Two addresses had all of it, and the host did not hear the game begin."""

    async def one_line(*_):
        yield "data: {}\n\n"

    monkeypatch.setattr(events, "_until_begun", one_line)
    monkeypatch.setattr(events, "_numbers", one_line)
    table, link, _ = call(browser, ("person", "invited", "invited"), profile="fi")
    stranger = TestClient(create_app(house))
    guest.client.post(link, data={"name": "Ösp"})

    def ask(listeners, path="gathering", own=0):
        def count(topic):
            return listeners if topic == table else own

        monkeypatch.setattr(house.news, "count", count)
        clients = (browser.client, guest.client, stranger)
        return [one.get(f"/api/tables/{table}/{path}").status_code for one in clients]

    assert ask(2 * house.limits.streams.one_place) == [200, 200, 200]
    assert ask(events.MOST_LISTENERS) == [200, 200, 503]
    third = Browser(TestClient(create_app(house), follow_redirects=False))
    third.client.post(link, data={"name": "Eik"})
    # it has begun
    most = events.MOST_WITH_A_PLACE
    for path in ("gathering", "stream"):
        assert ask(events.MOST_LISTENERS, path, most - 1) == [200, 200, 503]
        # nor has one of them all: whoever joined a table opened streams there without end
        assert ask(events.MOST_LISTENERS, path, most) == [503, 503, 503]
        assert ask(events.MOST_LISTENERS - 1, path, most) == [200, 200, 200]


def test_streams_beyond_the_bound_are_counted_by_who_has_the_place(house, browser, monkeypatch):
    """Three devices with eight broken connections each are let in; an endless row is not."""
    monkeypatch.setattr(events, "MOST_LISTENERS", 0)
    table = browser.sit_down()
    who = Audience(digest(browser.client.cookies["stafla_device"]))

    async def ask(most):
        topics = await events._own_topics(house, table, who)
        if not most or topics is None:
            return most
        numbers = events._numbers(house, table, -1, who, *topics)
        await anext(numbers)
        left = await ask(most - 1)
        await numbers.aclose()
        return left

    most = events.MOST_WITH_A_PLACE
    assert run(ask(most + 5)) == 5
    assert run(ask(most)) == 0, "who went made room"


@pytest.mark.parametrize("table", ["nowhere", "A" * 22])
def test_nothing_is_told_of_a_table_that_is_not_there(client, table):
    answer = client.get(f"/api/tables/{table}/gathering")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_a_page_by_which_one_sits_down_gives_the_device_its_secret_first(browser, guest):
    _, link, _ = call(browser, ("person", "invited", "invited"), profile="fi")
    first = guest.client.get(link)
    assert "stafla_device=" in first.headers["set-cookie"]
    secret = guest.client.cookies["stafla_device"]
    assert "set-cookie" not in guest.client.get(link).headers
    # whatever becomes of the answer, the seat is this device's
    guest.client.post(link, data={"name": "Ösp"})
    assert guest.client.cookies["stafla_device"] == secret
    again = guest.client.post(link, data={"name": "Ösp"})
    assert (again.status_code, again.headers["location"]) == (303, first_table(link, guest))


def first_table(link, guest):
    answer = guest.client.get(link)
    assert answer.status_code == 303
    return answer.headers["location"]


def test_looking_at_what_waits_tells_nobody_anything(browser, guest, house):
    table, link, _ = call(browser, ("person", "invited"), public="yes")
    heard, news = [], house.news
    with (
        news.listening(table, lambda: heard.append("table")),
        news.listening(LOBBY, lambda: heard.append("lobby")),
    ):
        for one in (browser, guest):
            for path in (f"/tables/{table}", link, "/lobby", "/", f"/tables/{table}/transfer"):
                assert one.client.get(path).status_code in (200, 303)
        assert heard == []
        guest.client.post(link, data={"name": "Ösp"})
        assert heard == ["table", "lobby"]


def test_a_table_that_lacks_nobody_begins_though_the_server_was_stopped(
    browser, guest, house, monkeypatch
):
    table, link, _ = call(browser)
    with monkeypatch.context() as stopped:
        stopped.setattr(Lobby, "_start", lambda _lobby, _waiting: False)
        guest.client.post(link, data={"name": "Ösp"})
        # looking begins nothing; the timekeeper, whose own turn may come now, cannot yet
        assert "Ösp" in guest.client.get(f"/tables/{table}").text
        assert guest.client.get(f"/api/tables/{table}").status_code == 404
    house.timekeeper.gather()
    assert guest.view(table)["mine"] is True


def test_who_comes_too_late_is_told_so(browser, guest, house):
    table, link, _ = call(browser, public="yes")
    guest.client.post(link, data={"name": "Ösp"})
    late = Browser(TestClient(create_app(house), follow_redirects=False)).client
    for answer in (
        late.get(f"{link}?lang=en"),
        late.post(f"{link}?lang=en", data={"name": "Late"}),
        late.post(f"/tables/{table}/join?lang=en", data={"name": "Late"}),
    ):
        assert (answer.status_code, "All seats are taken" in answer.text) == (409, True)


def test_a_game_goes_on_though_the_one_who_waited_has_closed_the_page(tmp_path):
    clock = [1_700_000_000_000]
    house = opening(tmp_path, now=lambda: clock[0])
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        browser, other = Browser(client), Browser(TestClient(client.app, follow_redirects=False))
        left, link, _ = call(browser)
        waited, there, _ = call(browser)
        clock[0] += HERE + 1
        house.lobby.attendance.sign(waited, [0])
        assert other.client.post(link, data={"name": "Ösp"}).status_code == 303
        assert other.client.post(there, data={"name": "Ösp"}).status_code == 303
        assert other.view(left)["start"]["awaited"] == [1]
        # who has the page open adds a number of their own
        assert other.view(waited)["start"]["awaited"] == [0, 1]
        other.fill_bag(left)
        assert other.view(left)["start"]["awaited"] == []
        # whoever had the page open and closed it is away at once
        soon, link, _ = call(browser)
        house.lobby.attendance.sign_off(soon, [0])
        assert other.client.post(link, data={"name": "Ösp"}).status_code == 303
        assert other.view(soon)["start"]["awaited"] == [1]


def test_after_a_restart_everybody_adds_a_number_of_their_own(tmp_path, monkeypatch):
    clock = [1_700_000_000_000]
    house = opening(tmp_path, now=lambda: clock[0])
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        browser, other = Browser(client), Browser(TestClient(client.app, follow_redirects=False))
        table, link, _ = call(browser)
        with monkeypatch.context() as stopped:
            stopped.setattr(Lobby, "_start", lambda _lobby, _waiting: False)
            other.client.post(link, data={"name": "Ösp"})
        clock[0] += HERE + 1
        assert house.lobby.resume() == (table,)
        assert other.view(table)["start"]["awaited"] == [0, 1]


def test_at_a_shared_computer_a_table_is_its_account_s_after_signing_out(browser, guest):
    """The next there found it among their own, was given its link and code, and called it off."""
    anna = {"name": "Anna", "password": "four tall grey herons"}
    assert browser.client.post("/sign-up", data=anna).status_code == 303
    table, link, page = call(browser)
    assert link and "Cancel table" in page
    browser.client.post("/sign-out")
    assert table not in browser.client.get("/lobby").text
    page = browser.client.get(f"/tables/{table}?lang=en").text
    assert "Waiting for players" in page and "/invitations/" not in page
    assert "Cancel table" not in page
    browser.client.post(f"/tables/{table}/leave")
    # whose it is finds it wherever they sign in
    guest.client.post("/sign-in", data=anna)
    assert table in guest.client.get("/lobby").text
    page = guest.client.get(f"/tables/{table}?lang=en").text
    assert link in page and "Cancel table" in page
    guest.client.post(f"/tables/{table}/leave")
    assert guest.client.get(f"/tables/{table}").status_code == 404
