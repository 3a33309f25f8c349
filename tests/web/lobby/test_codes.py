"""One form asks for the code of whatever strangers join; what it tells of the others is nothing."""

import re

import pytest
from sqlalchemy import delete, update
from starlette.testclient import TestClient

from stafla.club.codes import LETTERS, TRIES
from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.store.codes import AFTERWARDS
from stafla.store.schema import codes
from tests.club.test_pastimes import sevens
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import Desk


@pytest.fixture
def phone(client):
    """A stranger's device at the same server."""
    other = TestClient(client.app, follow_redirects=False)
    yield other
    other.close()


def where(answer):
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def code_on(page):
    return re.search(r'spoken-code">([^<]+)<', page.text)[1]


def begin(client, kind):
    """Something that strangers join, by the organiser's browser; the page that shows the code."""
    if kind == "event":
        enter(client, "Anna")
        return f"/events/{Desk(client).open(free='yes').event}/desk"
    return where(client.post(f"/{kind}", data={"profile": "is"}))


def a_day_passes(house):
    earlier = update(codes).values(ends=codes.c.ends - AFTERWARDS)
    house.database.write(lambda connection: connection.execute(earlier))


def led_to(kind, screen):
    return screen.removesuffix("/desk") if kind == "event" else f"{screen}/join"


def try_code(phone, code):
    return phone.post("/join?lang=en", data={"code": code})


@pytest.mark.parametrize("kind", ["duplicate", "bingo", "event"])
def test_the_code_that_the_organiser_sees_leads_a_stranger_to_the_form(client, phone, kind):
    screen = begin(client, kind)
    code = code_on(client.get(screen))
    for typed in (code, code.lower().replace(" ", "")):
        assert where(try_code(phone, typed)) == led_to(kind, screen)
    assert phone.get(led_to(kind, screen)).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wall_names_the_door_and_the_code_in_place_of_the_long_address(client, phone, language):
    screen = begin(client, "duplicate")
    code, wall = code_on(client.get(screen)), phone.get(f"{screen}/wall?lang={language}")
    foot = wall.text.partition("<footer")[2]
    assert code_on(wall) == code
    assert ">testserver/join<" in foot
    assert f"> · {catalogue(language, 'start')('join-code')} <" in foot
    assert screen not in foot


def test_the_wall_of_an_event_shows_its_code_too(client, phone):
    screen = begin(client, "event")
    wall = phone.get(f"{led_to('event', screen)}/wall")
    assert code_on(wall) == code_on(client.get(screen))


def test_whoever_reads_the_page_of_an_event_can_tell_the_code_to_a_neighbour(client, phone):
    screen = begin(client, "event")
    shown = phone.get(led_to("event", screen))
    assert code_on(shown) == code_on(client.get(screen))
    assert "testserver/join" in shown.text


def test_the_bingo_caller_s_code_fills_the_hall_and_leads_back_to_a_card_later(client, phone):
    screen = begin(client, "bingo")
    waiting = client.get(screen)
    code = re.search(r'class="join-door".*?spoken-code">([^<]+)<', waiting.text, re.DOTALL)[1]
    first, second = sevens("is", 1)[0]
    words = {"name": "Anna", "first": first, "second": second}
    card = where(phone.post(f"{screen}/join", data=words))
    client.post(screen, data={"act": "call"})
    later = client.get(screen)
    assert "join-door" not in later.text
    assert code_on(later) == code
    assert where(phone.get(where(try_code(phone, code)))) == card


@pytest.mark.parametrize("kind", ["duplicate", "bingo", "event"])
def test_whoever_comes_by_a_code_chooses_a_language_where_it_leads(client, phone, kind):
    form = led_to(kind, begin(client, kind))
    shown = phone.get(f"{form}?room=1" if kind == "duplicate" else form, headers={"cookie": ""})
    for language in LANGUAGES:
        there = re.search(rf'href="([^"]*)" lang="{language}" hreflang', shown.text)[1]
        answer = phone.get(there.replace("&amp;", "&"))
        assert answer.headers["content-language"] == language
        assert ("room=1" in there) == (kind == "duplicate")


def test_what_began_before_there_were_codes_has_its_address_on_the_wall(client, phone, house):
    screen = begin(client, "duplicate")
    house.database.write(lambda connection: connection.execute(delete(codes)))
    wall = phone.get(f"{screen}/wall").text
    assert f"testserver{screen}/join" in wall.partition("<footer")[2]
    assert "spoken-code" not in wall


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_door_asks_for_a_code_and_says_there_what_was_wrong(phone, language):
    say = catalogue(language, "start")
    door = phone.get(f"/join?lang={language}")
    assert door.status_code == 200
    assert say("join-help") in door.text
    wrong = phone.post(f"/join?lang={language}", data={"code": "aaa 479"})
    assert wrong.status_code == 404
    assert say("no-such-code") in wrong.text
    assert 'value="aaa 479"' in wrong.text


def test_who_comes_when_it_is_over_or_nobody_may_join_is_shown_the_way_to_the_result(
    client, phone, house
):
    screen = begin(client, "duplicate")
    code = code_on(client.get(screen))
    client.post(screen, data={"act": "close"})
    assert f'href="{screen}/result"' in phone.get(where(try_code(phone, code))).text
    client.post(screen, data={"act": "stop", "sure": "0"})
    assert f'href="{screen}/result"' in phone.get(where(try_code(phone, code))).text
    a_day_passes(house)
    assert try_code(phone, code).status_code == 404
    assert "spoken-code" not in phone.get(f"{screen}/wall").text


def test_a_wrong_code_tells_nothing_and_is_answered_as_one_that_has_ended(client, phone, house):
    screen = begin(client, "duplicate")
    code = code_on(client.get(screen))
    client.post(screen, data={"act": "stop", "sure": "0"})
    a_day_passes(house)
    beside = code[:-1] + next(letter for letter in LETTERS if letter != code[-1])
    answers = [try_code(phone, typed) for typed in (code, beside, "no code")]
    assert {answer.status_code for answer in answers} == {404}
    bodies = {
        re.sub(r'value="[^"]*"', "", answer.text.replace(typed, ""))
        for answer, typed in zip(answers, (code, beside, "no code"), strict=True)
    }
    assert len(bodies) == 1


def test_tries_at_whatever_kind_are_counted_together_and_no_device_begins_anew(client, phone):
    screen = begin(client, "bingo")
    code = code_on(client.get(screen))
    for number in range(TRIES.most):
        phone.cookies.clear()
        assert try_code(phone, "AAAAAA" if number % 2 else "?").status_code == 404
    phone.cookies.clear()
    # nor does the right one come through any more
    assert try_code(phone, code).status_code == 429


def test_no_page_for_strangers_tells_a_code_but_those_whose_address_one_has(client, phone):
    screens = [begin(client, kind) for kind in ("duplicate", "bingo")]
    shown_codes = [code_on(client.get(screen)).replace(" ", "") for screen in screens]
    for path in ("/", "/lobby", "/duplicate", "/bingo", "/join", "/events"):
        shown = phone.get(path).text.replace(" ", "")
        assert not [code for code in shown_codes if code in shown]
