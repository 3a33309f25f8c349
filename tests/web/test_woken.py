"""Whatever is done, a bot that owes something is woken, and whoever listens is told."""

import pytest
from starlette.testclient import TestClient

from stafla.club.chat import chat_of
from stafla.club.lobby.game_lists import rematch_of
from stafla.club.lobby.lobby import LOBBY
from stafla.club.tables.judge import JUDGES
from tests.attacks.conftest import enter
from tests.attacks.test_judge import form_of
from tests.web.browser import BOT, Browser
from tests.web.lobby.test_gathering import call
from tests.web.tables.test_socket import connection


@pytest.fixture
def woken(house, monkeypatch):
    """The tables to which bots are called, one after another; none comes."""
    tables = []
    monkeypatch.setattr(house.bots, "wake", lambda table, *, at_once=False: tables.append(table))
    return tables


@pytest.fixture
def told(house):
    """Every topic that is told."""
    topics = []
    house.news.overhear(topics.append)
    return topics


@pytest.fixture
def guest(client):
    """Another device."""
    return Browser(TestClient(client.app, follow_redirects=False))


def test_who_makes_a_table_calls_the_bot(browser, woken):
    form = {"profile": "is", "kind1": "person", "kind2": BOT}
    made = browser.client.post("/tables", data=form).headers["location"]
    assert woken == [made.removeprefix("/tables/")]


def test_who_acts_calls_the_bot_by_call_and_by_socket(browser, woken, told):
    table = browser.sit_down(kinds=("person", BOT))
    number = browser.view(table)["number"]
    woken.clear(), told.clear()
    browser.post(table, 0, "arrange", expected=number)
    with connection(browser, table) as line:
        line.look(0)
        woken.clear()
        _, answer = line.act(0, "resign", number)
    assert answer["kind"] == "done"
    assert woken == [table]
    assert table in told
    woken.clear(), told.clear()
    other = browser.sit_down(kinds=("person", BOT))
    woken.clear(), told.clear()
    browser.act(other, 0, "resign")
    assert woken == [other]
    assert other in told


def test_who_takes_the_last_place_calls_the_bot_and_the_lobby_hears(browser, guest, woken, told):
    table, _, _ = call(browser, ("person", "invited", BOT), profile="is", public="yes")
    assert LOBBY in told
    woken.clear(), told.clear()
    assert guest.client.post(f"/tables/{table}/join", data={"name": "Ösp"}).status_code == 303
    assert woken == [table]
    assert {table, LOBBY} <= set(told)


def test_by_an_invitation_too(browser, guest, woken, told):
    table, link, _ = call(browser, ("person", "invited", BOT))
    woken.clear(), told.clear()
    assert guest.client.post(link, data={"name": "Ösp"}).status_code == 303
    assert woken == [table]
    assert {table, LOBBY} <= set(told)


def test_who_leaves_or_calls_off_tells_those_who_wait_and_the_lobby(browser, guest, told):
    table, _, _ = call(browser, ("person", "invited", "invited"), profile="is", public="yes")
    guest.client.post(f"/tables/{table}/join", data={"name": "Ösp"})
    for leaver in (guest, browser):
        told.clear()
        assert leaver.client.post(f"/tables/{table}/leave").status_code == 303
        assert {table, LOBBY} <= set(told), leaver


def program(client, house, name):
    """A program that acts for somebody."""
    made = TestClient(client.app, follow_redirects=False)
    enter(made, name)
    secret = house.tokens.make(house.accounts.by_name(name), "bot", ["read", "play"])
    made.cookies.clear()
    made.headers["authorization"] = f"Bearer {secret}"
    return made


def test_a_program_calls_the_bot_where_it_makes_or_joins_a_table(client, house, woken, told):
    one, other = program(client, house, "Anna"), program(client, house, "Bo")
    answer = one.post("/api/tables", json={"profile": "is", "seats": ["me", BOT]})
    assert answer.status_code == 201, answer.text
    assert woken == [answer.json()["table"]]
    body = {"profile": "is", "seats": ["me", "free", BOT], "public": True}
    table = one.post("/api/tables", json=body).json()["table"]
    woken.clear(), told.clear()
    assert other.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert woken == [table]
    assert {table, LOBBY} <= set(told)


def test_a_rematch_is_told_and_its_bot_called(browser, woken, told):
    table = browser.sit_down(kinds=("person", BOT))
    browser.act(table, 0, "resign")
    woken.clear(), told.clear()
    following = browser.client.post(f"/tables/{table}/rematch").headers["location"]
    assert woken == [following.removeprefix("/tables/")]
    assert rematch_of(table) in told


def test_what_is_said_is_told(browser, told):
    table = browser.sit_down()
    with connection(browser, table) as line:
        line.look()
        line.say("say", reference="a", text="hello")
        while line.hear()["kind"] != "done":
            pass
    assert chat_of(table) in told


@pytest.fixture
def before_the_judge(browser, client, house):
    """A table of two people and a bot whose players await the ruling of a judge, and who that is.

    The bot owes nothing until the judge has ruled.
    """
    judge = TestClient(client.app, follow_redirects=False)
    enter(judge, "Ása")
    house.accounts.rows.set_roles(house.accounts.by_name("Ása").id, ["arbiter"], 0)
    table = browser.sit_down(kinds=("person", "person"), judge="any")
    seat = browser.view(table)["turn"]
    browser.act(table, seat, "play", laid=browser.best(browser.view(table, seat)))
    browser.act(table, 1 - seat, "challenge")
    return table, 1 - seat, judge


def test_a_ruling_calls_the_bot_and_tells_players_and_judges(
    browser, before_the_judge, woken, told
):
    table, challenger, judge = before_the_judge
    browser.act(table, challenger, "appeal", argument="no word")
    assert JUDGES in told
    woken.clear(), told.clear()
    form = form_of(judge.get(f"/judge/{table}").text)
    assert judge.post(f"/judge/{table}", data=form).status_code == 303
    assert woken == [table]
    assert {table, JUDGES} <= set(told)


def test_a_decision_on_a_call_does_too(browser, before_the_judge, woken, told):
    table, challenger, judge = before_the_judge
    browser.act(table, challenger, "accept-verdict")
    browser.act(table, challenger, "call-judge", argument="the clock")
    woken.clear(), told.clear()
    event = form_of(judge.get(f"/judge/{table}").text)["event"]
    answer = judge.post(f"/judge/{table}", data={"event": event, "text": "go on"})
    assert answer.status_code == 303, answer.text
    assert woken == [table]
    assert {table, JUDGES} <= set(told)
