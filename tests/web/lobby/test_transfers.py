"""A guest goes on at another device, by a link that works once."""

import re

import pytest
from starlette.testclient import TestClient

from stafla.club.lobby.transfers import OPEN_FOR
from stafla.web import create_app
from tests.web.accounts.test_sign_in import GOOD, enter
from tests.web.browser import Browser
from tests.web.lobby.test_gathering import call
from tests.web.opened import FAST, opening

BOT = "highest-score"


def elsewhere(client):
    """A device that nobody knows."""
    return TestClient(client.app, follow_redirects=False)


def offer(client, table):
    """The link's path, as the first device shows it."""
    page = client.post(f"/tables/{table}/transfer?lang=en")
    assert page.status_code == 200, page.text
    found = re.search(r'value="http://testserver(/transfers/[\w-]{43})"', page.text)
    assert found and "<svg" in page.text
    return found[1]


@pytest.fixture
def table(browser):
    return browser.sit_down(kinds=("person", BOT))


def test_the_seat_goes_to_the_other_device_and_the_first_one_watches(client, browser, table):
    link, other = offer(client, table), elsewhere(client)
    assert "Name 1" in other.get(f"{link}?lang=en").text
    assert browser.view(table)["mine"]  # looking moves nothing
    answer = other.post(link)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")
    assert Browser(other).view(table, 0)["you"] is not None
    refused = client.get(f"/api/tables/{table}?seat=0")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-table")
    assert browser.post(table, 0, "resign", expected=3).status_code == 403
    assert not browser.view(table)["mine"]
    assert Browser(other).act(table, 0, "resign")["phase"] == "ended"


def test_a_link_works_once_and_its_successor_ends_it(client, table):
    old, link = offer(client, table), offer(client, table)
    one, two = elsewhere(client), elsewhere(client)
    assert one.post(old).status_code == one.get(old).status_code == 404
    assert one.post(link).status_code == 303
    # the answer may have been lost: whoever took the seat may ask again
    for again in (one.post(link), one.get(link)):
        assert (again.status_code, again.headers["location"]) == (303, f"/tables/{table}")
    assert two.get(link).status_code == two.post(link).status_code == 404
    assert not Browser(two).view(table)["mine"]
    assert Browser(one).view(table)["mine"]


def test_a_link_is_good_for_a_quarter_of_an_hour(tmp_path, address):
    time = [1_800_000_000_000]
    house = opening(tmp_path, address, now=lambda: time[0])
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        table = Browser(client).sit_down(kinds=("person", BOT))
        link = offer(client, table)
        time[0] += OPEN_FOR
        assert elsewhere(client).post(link).status_code == 404
        link = offer(client, table)
        time[0] += OPEN_FOR - 1
        assert elsewhere(client).post(link).status_code == 303


def test_opened_at_the_same_device_it_moves_nothing_and_stays_good(client, browser, table):
    link = offer(client, table)
    assert client.get(link).headers["location"] == f"/tables/{table}"
    assert client.post(link).status_code == 303
    assert browser.view(table)["mine"]
    assert elsewhere(client).post(link).status_code == 303


def test_both_seats_of_a_shared_device_and_its_note_go_over(client, browser):
    table = browser.sit_down(kinds=("person", "person"))
    client.put(f"/api/tables/{table}/note", json={"text": "Þ er eftir"})
    other = elsewhere(client)
    assert other.post(offer(client, table)).status_code == 303
    assert [seat["yours"] for seat in Browser(other).view(table)["seats"]] == [True, True]
    assert other.get(f"/api/tables/{table}/note").json() == {"text": "Þ er eftir"}


def test_a_place_at_a_table_that_waits_goes_over_too(client, browser, house):
    table, invitation, _ = call(browser)
    guest, phone = elsewhere(client), elsewhere(client)
    other = elsewhere(client)
    assert other.post(offer(client, table)).status_code == 303
    assert "/invitations/" in other.get(f"/tables/{table}").text
    assert "/invitations/" not in client.get(f"/tables/{table}").text
    guest.post(invitation, data={"name": "Ösp"})
    assert phone.post(offer(guest, table)).status_code == 303
    seats = [Browser(one).view(table)["seats"] for one in (other, phone)]
    assert [[seat["yours"] for seat in held] for held in seats] == [[True, False], [False, True]]


def test_nobody_carries_what_is_another_s(client, browser, table):
    stranger = elsewhere(client)
    assert stranger.post(f"/tables/{table}/transfer").status_code == 403
    Browser(stranger).sit_down(kinds=("person", BOT))
    assert stranger.post(f"/tables/{table}/transfer").status_code == 403
    for wrong in ("x", "p" * 43, "' or 1=1 --"):
        assert stranger.get(f"/transfers/{wrong}").status_code == 404
        assert stranger.post(f"/transfers/{wrong}").status_code == 404
    assert client.get("/tables/nowhere/transfer").status_code == 404
    assert browser.view(table)["mine"]


def test_a_seat_of_an_account_stays_with_the_account(client, browser, table):
    link = offer(client, table)
    enter(client, adopt="true")
    other = elsewhere(client)
    assert other.post(link).status_code == 303
    assert not Browser(other).view(table)["mine"]
    assert browser.view(table)["mine"]
    assert client.post(f"/tables/{table}/transfer").status_code == 403
    assert "sign in on the other device" in client.get(f"/tables/{table}/transfer?lang=en").text


def test_links_are_not_made_without_end(client, table):
    for _ in range(20):
        offer(client, table)
    assert client.post(f"/tables/{table}/transfer").status_code == 429


def test_who_came_by_a_link_keeps_the_game_with_an_account(client, browser, house):
    table, invitation, _ = call(browser)
    guest = elsewhere(client)
    guest.post(invitation, data={"name": "Ösp"})
    phone = elsewhere(client)
    phone.post(offer(guest, table))
    form = {"name": "Ösp", "password": GOOD, "then": f"/tables/{table}", "adopt": "true"}
    assert phone.post("/sign-up", data=form).status_code == 303
    seat = house.tables.games.seats(table)[1]
    assert seat.person == house.accounts.by_name("Ösp").id
    laptop = elsewhere(client)
    laptop.post("/sign-in", data={"name": "Ösp", "password": GOOD})
    assert Browser(laptop).view(table, 1)["you"] is not None


def test_a_place_that_waits_is_kept_with_an_account_too(client, browser, house):
    table, invitation, _ = call(browser, kinds=("person", "invited", "invited"), profile="fi")
    guest = elsewhere(client)
    guest.post(invitation, data={"name": "Ösp"})
    assert enter(guest, name="Ösp", adopt="true").status_code == 303
    person = house.accounts.by_name("Ösp").id
    elsewhere(client).post(invitation, data={"name": "Una"})
    assert person in [seat.person for seat in house.tables.games.seats(table)]
