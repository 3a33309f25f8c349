"""A volunteer's link by its pages: made at the desk, used on a phone, and every route with it."""

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import ENGLISH, Desk
from tests.web.routes import SAFE, routes_of


@pytest.fixture
def desk(client):
    enter(client, name="Anna")
    return Desk(client).open().begin()


@pytest.fixture
def phone(client):
    """Somebody who is signed in nowhere."""
    return TestClient(client.app, follow_redirects=False, headers=ENGLISH)


def give(desk, task="results", name="Gun"):
    """The path of a new link."""
    page = desk.act("steward", 200, name=name, office=task).text
    secret = re.search(r"/steward/([\w-]{22})<", page)[1]
    return f"/events/{desk.event}/steward/{secret}"


def choose(desk, house):
    edition, words = house.word_desk.lists()[2]
    told = {"act": "list", "list": f"{edition.id}/{words.fingerprint}"}
    assert desk.client.post(f"/events/{desk.event}/judge", data=told).status_code == 303


def test_a_volunteer_enters_results_on_a_phone_and_the_log_says_who(desk, phone):
    link = give(desk)
    page = phone.get(link).text
    assert "Result link 1: Gun" in page
    assert f'href="{link}?table=2"' in page
    assert 'name="own"' in phone.get(f"{link}?table=1").text
    told = {"round": "1", "table": "1", "own": "401", "against": "40"}
    asked = phone.post(link, data=told)
    assert "Fewer than 150 points?" in asked.text
    assert "Type both scores in digits." in phone.post(link, data=told | {"own": "x"}).text
    answer = phone.post(link, data=told | {"sure": "1"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"{link}?entered=1")
    page = phone.get(answer.headers["location"]).text
    assert "401–40" in page
    assert f'href="{link}?table=1"' not in page
    assert re.search(r"<b>Result</b>[^<]*401–40 <small>Result link 1: Gun", desk.page())
    # a result that stands is not theirs to change, but their last one theirs to take back
    assert phone.post(link, data=told | {"own": "402", "sure": "1"}).status_code == 403
    undo = {"act": "undo", "round": "1", "table": "1"}
    assert 'name="table" value="1"' in page.partition('name="act" value="undo"')[0][-300:]
    assert "was taken back" in phone.post(link, data=undo).text
    assert phone.post(link, data=undo | {"table": "2"}).status_code == 422
    # a form that names no round is about none
    refused = phone.post(link, data={"act": "undo", "round": ""})
    assert refused.status_code == 422
    assert "It is about round 1, not 0" in unescape(refused.text)


def test_a_table_that_is_named_by_a_player_leads_back_to_the_page(desk, phone):
    link = give(desk)
    told = {"round": "1", "table": "Åke", "own": "401", "against": "380"}
    answer = phone.post(link, data=told)
    assert (answer.status_code, answer.headers["location"]) == (303, link)
    assert "401–380" in phone.get(link).text


def test_a_volunteer_judges_words_on_a_phone_and_the_log_says_who(desk, phone, house):
    choose(desk, house)
    link = give(desk, "words")
    to = phone.get(link).headers["location"]
    assert to == f"{link}/words"
    page = phone.get(f"{to}?table=1")
    assert page.headers["cache-control"] == "no-store"
    assert "Judge link 1: Gun" in page.text
    told = {"act": "ask", "table": "1", "round": "1", "by": "second", "words": "ab xyz"}
    assert "<li>XYZ</li>" in phone.post(to, data=told).text
    where = phone.post(to, data=told | {"act": "judge"}).headers["location"]
    assert where.startswith(f"{to}?table=1&seen=")
    verdict = phone.get(where).text
    assert "The play does not stand" in verdict
    assert "XYZ" not in verdict
    # who appeals turns to those who run the event
    number = where.rpartition("=")[2]
    assert f"/judge/{number}" not in verdict
    assert phone.get(f"/events/{desk.event}/judge/{number}").status_code == 303
    page = desk.page()
    assert "<small>Judge link 1: Gun" in page
    assert f'href="/events/{desk.event}/judge/{number}"' in page


def test_a_link_withdrawn_at_the_desk_says_so_to_whoever_holds_it(desk, phone):
    link = give(desk)
    assert "Result link 1: Gun" in desk.page()
    desk.act("end-steward", player="1")
    for answer in (phone.get(link), phone.post(link, data={})):
        assert answer.status_code == 404
        assert "This link opens nothing" in answer.text
    page = desk.page()
    assert "Withdraw the link" not in page
    # the name stays until it is removed, too
    assert "Result link 1: Gun" in page
    desk.act("forget-steward", player="1")
    assert "Gun" not in desk.page()


def test_names_are_removed_when_the_event_is_over_too(desk):
    give(desk)
    for number in (1, 2, 3):
        for table in (1, 2):
            desk.enter(table, 410, 380, number)
        if number < 3:
            desk.act("pair")
            desk.button("publish")
    desk.act("on", phase="entering", to="closed")
    page = desk.page()
    assert "Make a link" not in page
    assert "Result link 1: Gun" in page
    desk.act("forget-steward", player="1")
    assert "Gun" not in desk.page()


def test_before_a_round_a_volunteer_is_told_to_wait(client, phone):
    enter(client, name="Anna")
    desk = Desk(client).open()
    assert "appear here as soon as a round is published" in phone.get(give(desk)).text
    assert phone.get(give(desk, "words") + "/words").status_code == 200


def test_no_route_but_its_own_takes_a_volunteer_s_link(desk, phone, house):
    """Every route below the event, with each link in place of any secret."""
    choose(desk, house)
    links = {task: give(desk, task) for task in ("words", "results")}
    before = house.contests.get(desk.event)
    roles = house.contests.roles(desk.event)
    may = {
        "words": {"/events/{contest}/steward/{secret}/words"},
        "results": {"/events/{contest}/steward/{secret}"},
    }
    tried = 0
    for task, link in links.items():
        secret = link.rpartition("/")[2]
        known = {"contest": desk.event, "secret": secret, "entrant": secret, "judged": "1"}
        for method, path, _ in routes_of(phone.app):
            own = path in may[task] or path == "/events/{contest}/steward/{secret}"
            if not path.startswith(("/events/{contest}", "/api/carry")) or method in SAFE or own:
                continue
            tried += 1
            filled = path
            for name in re.findall(r"\{(\w+)\}", path):
                filled = filled.replace(f"{{{name}}}", known.get(name, "x"))
            forms = [{"act": act} for act in ("enter", "pair", "appoint", "steward", "judge")]
            for form in forms:
                said = {"round": "1", "table": "1", "own": "400", "against": "300", "by": "first"}
                told = form | said | {"words": "ab", "secret": secret, "name": "Eve"}
                answer = phone.post(filled, data=told)
                assert answer.status_code in (401, 403, 404, 405, 415, 422), path
    assert phone.post(links["words"], data={"round": "1"}).status_code == 403
    assert phone.get(links["results"] + "/words").status_code == 403
    assert phone.post(links["results"] + "/words", data={"by": "first"}).status_code == 403
    assert tried >= 20
    assert house.contests.get(desk.event) == before
    assert house.contests.roles(desk.event) == roles


def test_nobody_without_an_office_gives_out_a_link_and_no_page_shows_one_again(desk, phone, house):
    link = give(desk)
    secret = link.rpartition("/")[2]
    assert secret not in desk.page()
    for path in ("", "/wall", "/judge/screen", "/paper/slips", "/files/json"):
        assert secret not in phone.get(f"/events/{desk.event}{path}").text
    told = {"act": "steward", "name": "Eve", "office": "words"}
    assert phone.post(f"/events/{desk.event}/desk", data=told).status_code in (401, 303)
    enter(phone, name="Bo")
    for office in ("judge", "helper"):
        desk.act("appoint", name="Bo", office=office)
        answer = phone.post(f"/events/{desk.event}/desk", data=told)
        assert answer.status_code == 403
        page = phone.get(f"/events/{desk.event}/desk").text
        assert 'value="steward"' not in page
    assert len(house.contests.stewards.authors(desk.event)) == 1


def test_a_link_is_in_no_log_and_told_to_no_other_site(desk, phone, caplog):
    link = give(desk)
    with caplog.at_level("DEBUG"):
        answer = phone.get(link)
        phone.post(link, data={"round": "1", "table": "9", "own": "1", "against": "2"})
    # the client of the test writes one of its own
    ours = [one for one in caplog.records if not one.name.startswith("httpx")]
    assert any(one.name.startswith("stafla") for one in ours)
    assert not any(link.rpartition("/")[2] in str(vars(one)) for one in ours)
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"
