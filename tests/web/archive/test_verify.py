"""The bag on a page: promised before, verified after."""

import json
from html import unescape

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.records import verify
from stafla.records.record import file as record
from stafla.web.rendering import languages
from tests.web.browser import BOT, PERSON


def end_game(browser, profile="is", kinds=(PERSON, PERSON)):
    table = browser.sit_down(profile, kinds)
    give_up(browser, table, 0)
    return table


def give_up(browser, table, seat):
    """Resign, however often a bot comes first; who is favoured by the lot chooses before."""
    while (answer := browser.post(table, seat, "resign")).status_code != 200:
        if answer.json()["code"] == "start-open":
            browser.post(table, seat, "choose-first-move")


def test_a_table_waits_for_the_number_of_every_person(client, browser):
    form = {"profile": "is", "kind1": "person", "kind2": "person", "kind3": BOT}
    answer = client.post("/tables", data=form)
    table = answer.headers["location"].removeprefix("/tables/")
    view = browser.view(table)
    assert (view["phase"], view["start"]["awaited"], view["start"]["draws"]) == (
        "start",
        [0, 1],
        [],
    )
    assert len(view["start"]["commitment"]) == 64
    refused = browser.post(table, 0, "add-random", random="")
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-random")
    assert browser.post(table, 0, "add-random", random="xy").status_code == 422
    view = browser.act(table, 1, "add-random", random="ab" * 32)
    assert view["start"]["awaited"] == [0]
    again = browser.post(table, 1, "add-random", random="cd" * 32)
    assert (again.status_code, again.json()["code"]) == (422, "random-closed")
    view = browser.act(table, 0, "add-random", random="cd" * 32)
    assert view["start"]["awaited"] == []
    assert view["start"]["draws"]
    assert view["phase"] == "turn"


def test_a_number_is_no_stranger_s_to_add(client, browser):
    answer = client.post("/tables", data={"profile": "is", "kind1": "person", "kind2": BOT})
    table = answer.headers["location"].removeprefix("/tables/")
    client.cookies.clear()
    assert browser.post(table, 0, "add-random", random="ab" * 32).status_code == 403


@pytest.mark.parametrize(("profile", "kinds"), [("is", (PERSON,) * 3), ("sv", (PERSON, BOT))])
def test_the_record_of_a_table_can_be_verified_by_anyone(client, browser, profile, kinds):
    table = end_game(browser, profile, kinds)
    if browser.view(table)["phase"] != "ended":
        give_up(browser, table, 1)
    taken = record.read(client.get(f"/tables/{table}/record.json").content)
    assert verify(taken).fault is None
    text = client.get(f"/tables/{table}/bag", headers={"accept-language": "en"}).text
    assert "Every draw matches the published seed" in text
    assert taken.started.seed.hex() in text
    assert "✗" not in text


def test_before_the_end_the_page_shows_the_promise_and_no_seed(client, browser, house):
    table = browser.sit_down()
    text = client.get(f"/tables/{table}/bag", headers={"accept-language": "en"}).text
    started = house.tables.game(table).started
    assert started.commitment.hex() in text
    assert started.seed.hex() not in text
    assert "The seed is not public yet" in text


def test_a_record_that_somebody_brings_is_verified(client, browser):
    data = client.get(f"/tables/{end_game(browser)}/record.json").content
    english = {"accept-language": "en"}
    answer = client.post("/verify", files={"record": ("game.json", data)}, headers=english)
    assert "Every draw matches" in answer.text
    told = json.loads(data)
    told["events"][1]["random"] = "ab" * 32
    lie = json.dumps(told).encode()
    answer = client.post("/verify", files={"record": ("game.json", lie)}, headers=english)
    assert answer.status_code == 200
    assert "✗" in answer.text


@pytest.mark.parametrize("number", [1, 3, -1])
def test_a_record_that_tells_of_a_seat_that_there_is_not_is_called_broken(client, browser, number):
    """Of a random number, of the starting draw, of a turn: nobody bears that seat's name."""
    told = json.loads(client.get(f"/tables/{end_game(browser)}/record.json").content)
    told["events"] = [one for one in told["events"] if one["event"] not in ("ended", "settled")]
    told["events"][-1] = {"event": "passed", "seat": 0}
    told.pop("times", None)
    told["events"][number]["seat"] = 7
    lie = {"record": ("game.json", json.dumps(told).encode())}
    answer = client.post("/verify", files=lie, headers={"accept-language": "en"})
    assert answer.status_code == 200
    assert "There is no such seat at this table." in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_file_is_no_record_is_said_in_the_reader_s_language(client, browser, language):
    """By the message of the fault, with its event where it has one, and by no code."""
    faults, say = catalogue(language, "files", "refusals"), languages.texts(language)
    begun = json.loads(client.get(f"/tables/{end_game(browser)}/record.json").content)
    begun = {**begun, "times": None, "events": begun["events"][:1]}
    odd = {**begun, "events": [*begun["events"], {"event": "danced"}]}
    foreign = {**begun, "events": [{**begun["events"][0], "edition": "xx"}]}
    line, event = say("game-file-line", number="1"), say("game-file-event", number="2")
    for data, why in (
        (b"{", f"{line} {faults('record-json')}"),
        (b"{}", faults("record-format")),
        (json.dumps(odd).encode(), f"{event} {faults('record-event', text='danced')}"),
        (json.dumps(foreign).encode(), faults("unknown-edition", name="xx")),
    ):
        answer = client.post(f"/verify?lang={language}", files={"record": ("game.json", data)})
        assert say("verify-no-record", why=why) in unescape(answer.text)


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b'{"format": "stafla-record"}', b"[" * 9999])
def test_what_is_no_record_is_refused_in_words(client, data):
    answer = client.post("/verify", files={"record": ("game.json", data)})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_the_form_asks_for_a_file(client):
    text = client.get("/verify").text
    assert 'type="file"' in text
    assert client.post("/verify").status_code == 422


def test_from_the_bag_of_a_table_one_goes_back_to_it_and_takes_its_record_along(client, browser):
    table = end_game(browser)
    page = client.get(f"/tables/{table}/bag").text
    for address in (f"/tables/{table}", f"/tables/{table}/record.json"):
        assert f'href="{address}"' in page
    assert f'data-storage-key="stafla-random-{table}-' in page
    record_file = client.get(f"/tables/{table}/record.json").content
    alone = client.post("/verify", files={"record": ("game.json", record_file)}).text
    assert table not in alone
