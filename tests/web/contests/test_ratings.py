"""What an event makes of ratings, by its pages."""

import json
import re
from html import escape

from stafla.contest.ratings import rating_systems
from stafla.data.catalogue import LANGUAGES, catalogue
from tests.web.contests.test_event import ENGLISH, Desk, desk, other

__all__ = ["desk", "other"]
RT = (
    b"         Ake                    50 1610 20260101\r\n"
    b"         Nobody                 50 1700 20260101\r\n"
)


def over(event: Desk) -> Desk:
    event.begin()
    event.enter(1, 400, 380, 1)
    event.enter(2, 410, 390, 1)
    return event


def bring(client, event, data, status=200, **more):
    answer = client.post(
        f"/events/{event}/ratings?system=naspa",
        files={"file": ("list", data)},
        data=more,
        headers=ENGLISH,
    )
    assert answer.status_code == status, answer.text
    return answer


def test_everybody_sees_what_the_event_makes_of_ratings_and_why(desk, other):
    over(desk)
    page = other.get(f"/events/{desk.event}/ratings?system=naspa", headers=ENGLISH).text
    assert "Not every part of this formula is confirmed" in page
    player = re.search(r"player=([\w-]{22})#why\">Åke", page)[1]
    rows = dict(re.findall(r"#why\">(\w+)</a></th>.*?<b>\d+</b></td><td[^>]*>([^<]+)", page))
    assert set(rows) == {"Åke", "Łucja", "Þóra", "Väinö"}
    assert sorted(gained[0] for gained in rows.values()) == ["+", "+", "−", "−"]
    why = other.get(
        f"/events/{desk.event}/ratings?system=naspa&player={player}", headers=ENGLISH
    ).text
    assert '<h2 id="why">Åke</h2>' in why
    # whose rating nobody knows, and a system that is none
    assert 'id="why"' not in other.get(f"/events/{desk.event}/ratings?player=x").text
    assert "Seierstad" in other.get(f"/events/{desk.event}/ratings?system=x").text


def test_lists_are_taken_along_and_rated_on(desk, other):
    over(desk)
    at = f"/events/{desk.event}/ratings"
    told = json.loads(other.get(f"{at}/json?system=naspa").text)
    assert {one["name"] for one in told["entries"]} == {"Åke", "Łucja", "Þóra", "Väinö"}
    columns = other.get(f"{at}/rt?system=naspa")
    assert columns.text.isascii()
    assert len(columns.text.splitlines()) == 4
    page = bring(desk.client, desk.event, json.dumps(told).encode()).text
    assert "Nothing of it was kept here" in page
    assert "Not on the list" not in page
    after = json.loads(bring(desk.client, desk.event, json.dumps(told), shown="json").text)
    assert {one["games"] for one in told["entries"]} == {101}
    assert {one["games"] for one in after["entries"]} == {102}
    told_by_columns = bring(desk.client, desk.event, RT).text
    assert "Not on the list: " in told_by_columns
    assert bring(desk.client, desk.event, RT, shown="rt").text.count("Nobody") == 1


def test_the_highest_rating_stands_first(desk, other):
    over(desk)
    at = f"/events/{desk.event}/ratings?system=naspa"
    after = re.compile(r'<th scope="row">.*?<b>(\d+)</b>')
    numbers = [int(one) for one in after.findall(other.get(at).text)]
    assert numbers == sorted(numbers, reverse=True)
    # whatever the players' ids are: the list is in their order, and the last has most
    told = json.loads(other.get(f"/events/{desk.event}/ratings/json?system=naspa").text)
    for place, one in enumerate(told["entries"]):
        one["rating"] = 1000 + 300 * place
    page = bring(desk.client, desk.event, json.dumps(told).encode()).text
    names = re.findall(r'<th scope="row">([^<]+)</th>', page)
    assert names == [one["name"] for one in reversed(told["entries"])]


def test_a_list_that_cannot_be_read_is_refused_with_its_line(desk):
    over(desk)
    told = bring(desk.client, desk.event, RT + b"what is this 5\n", 422).text
    assert "Line 3: not a line of a rating list" in told
    told = bring(
        desk.client,
        desk.event,
        b'{"format": "stafla-ratings", "version": 1, "system": "pfs", "date": null, "entries": []}',
        422,
    ).text
    assert "a list of pfs, where one of naspa is needed" in told


def test_a_list_that_is_too_long_is_refused_and_not_cut_off(desk):
    over(desk)
    long = RT * (60_000 // len(RT) + 1)
    told = bring(desk.client, desk.event, long, 422).text
    assert "the file has more than 60,000 bytes" in told


def test_only_who_runs_the_event_brings_a_list(desk, other):
    over(desk)
    bring(other, desk.event, RT, 401)


def test_ratings_are_shown_in_every_language(desk, other):
    over(desk)
    pages = {
        other.get(f"/events/{desk.event}/ratings?lang={asked}").text.split("<h1>")[1][:40]
        for asked in LANGUAGES
    }
    assert len(pages) == len(LANGUAGES)


def test_figures_have_the_comma_of_the_reader(desk, other):
    over(desk)
    address = f"/events/{desk.event}/ratings?system=naspa"
    page = other.get(address, headers=ENGLISH).text
    player = re.search(r"player=([\w-]{22})#why\">Åke", page)[1]
    figures = re.compile(r'<td class="number" data-label="[^"]+">([\d.,−+]+)</td>')
    english, polish = (
        figures.findall(other.get(f"{address}&player={player}&lang={language}").text)
        for language in ("en", "pl")
    )
    assert any("." in one for one in english)
    assert polish == [one.replace(".", ",") for one in english]


def test_what_is_not_confirmed_is_said_in_every_language_for_every_system(desk, other):
    over(desk)
    for name, system in rating_systems().items():
        told = set()
        for asked in LANGUAGES:
            page = other.get(f"/events/{desk.event}/ratings?system={name}&lang={asked}").text
            source = catalogue(asked, "contest")(f"events-ratings-source-{name}")
            assert f'<p class="quiet">{escape(source)}</p>' in page
            list_there = re.search(r'<p class="notice">[^<]*</p>\s*<ul>(.*?)</ul>', page, re.S)
            doubts = re.findall(r"<li>([^<]+)</li>", list_there[1]) if list_there else []
            assert len(doubts) == len(system.about.why)
            assert not any("events-ratings-doubt" in doubt for doubt in doubts)
            told.update(doubts)
        assert len(told) == len(system.about.why) * len(LANGUAGES)


def test_an_event_without_a_game_has_no_ratings(desk, other):
    page = other.get(f"/events/{desk.event}/ratings", headers=ENGLISH)
    assert page.status_code == 200
    assert "No game with a result yet." in page.text
