"""The tables of an event, made once for all who look: who sees what, and when it is made anew."""

import re

import pytest
from starlette.testclient import TestClient

from stafla.web.contests import event_tables
from stafla.web.contests.event_tables import MarkedTables
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import Desk

SIGN = event_tables.SIGN


@pytest.fixture
def makings(monkeypatch):
    """Which tables were made."""
    found = []

    def note(name):
        make = getattr(event_tables, name)
        monkeypatch.setattr(event_tables, name, lambda *args: found.append(name) or make(*args))

    for name in ("_event", "_wall"):
        note(name)
    return found


@pytest.fixture
def people(client):
    """Three browsers: the director, two players with accounts; and somebody without one."""
    there = [client, *(TestClient(client.app, follow_redirects=False) for _ in range(3))]
    for one, name in zip(there, ("Anna", "Bo", "Cilla"), strict=False):
        enter(one, name=name)
    yield there
    for one in there[1:]:
        one.close()


@pytest.fixture
def desk(people):
    director, bo, cilla, _ = people
    desk = Desk(director).open()
    desk.act("announce", day="2026-11-28", free="yes")
    for one in (bo, cilla):
        assert one.post(f"/events/{desk.event}/join", data={}).status_code == 303
    return desk.begin()


def look(one, desk, path="", language="en"):
    answer = one.get(f"/events/{desk.event}{path}", headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return answer.text


def own_rows(page):
    return re.findall(r'<tr class="here">.*?</tr>', page, re.S)


def test_tables_are_made_once_for_what_happens_and_a_language(people, desk, makings):
    *_, bo, cilla, stranger = people
    for _ in range(3):
        for one in (bo, cilla, stranger):
            look(one, desk)
            look(one, desk, "/wall")
    assert makings == ["_event", "_wall"]
    look(stranger, desk, language="sv")
    assert makings == ["_event", "_wall", "_event"]
    assert "401–380" not in look(stranger, desk)
    desk.enter(1, 401, 380, 1)
    for one in (bo, cilla, stranger):
        assert "401–380" in look(one, desk)
    assert makings == ["_event", "_wall", "_event", "_event"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_own_rows_stand_out_for_oneself_alone_whoever_looked_first(people, desk, first):
    names = ["Bo", "Cilla", ""]
    order = [*range(first, 3), *range(first)]
    for _ in range(2):
        for number in order:
            name, page = names[number], look(people[number + 1], desk)
            rows = own_rows(page)
            assert len(rows) == (2 if name else 0)
            assert all(f">{name}</a>" in row for row in rows)
            assert ("/events/" + desk.event + "/mine" in page) == bool(name)
            assert SIGN not in page


def test_a_name_that_changes_is_new_at_once(people, desk):
    *_, stranger = people
    assert ">Bo</a>" in look(stranger, desk)
    bo = re.search(r'players/([\w-]{22})">Bo<', look(stranger, desk))[1]
    desk.act("rename", player=bo, name="Bosse")
    page = look(stranger, desk)
    assert (">Bosse</a>" in page, ">Bo</a>" in page) == (True, False)


def test_a_group_is_shown_to_whoever_asks_for_it(people, desk, makings):
    *_, stranger = people
    # the links to the page in other languages alone say what was asked for
    before, asked = (
        re.sub(r'<details class="lang">.*?</details>', "", look(stranger, desk, query), flags=re.S)
        for query in ("", "?group=none")
    )
    assert asked == before
    assert makings == ["_event"]


def test_rows_are_found_in_what_was_marked():
    marked = f"<tr{SIGN}a b{SIGN}>1</tr><tr{SIGN}b{SIGN}>2</tr><p>"
    tables = MarkedTables.of(marked)
    assert tables.seen_by(None) == "<tr>1</tr><tr>2</tr><p>"
    assert tables.seen_by("c") == tables.seen_by("") == tables.seen_by(None)
    assert tables.seen_by("a") == '<tr class="here">1</tr><tr>2</tr><p>'
    assert tables.seen_by("b") == '<tr class="here">1</tr><tr class="here">2</tr><p>'
