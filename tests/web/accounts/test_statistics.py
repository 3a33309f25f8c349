"""What somebody's games come to, on their profile and on the page of one's own games."""

import re
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from stafla.club.limits import Allowances
from stafla.club.statistics import MOST_GAMES
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.store.schema import ratings
from stafla.web import create_app
from stafla.web.accounts.statistics import _ladders
from stafla.web.ratings.chart import sparkline
from stafla.web.rendering.boards import HEATS, heat
from stafla.web.rendering.languages import texts
from tests.attacks.conftest import enter
from tests.web.lobby.test_gathering import call, guest  # noqa: F401 - a fixture


def play(browser, guest, turns=6, **more):  # noqa: F811
    """A game of two that the one who moves then resigns; its table, and what both have."""
    table, link, _ = call(browser, check="automatic", **more)
    guest.client.post(link, data={"name": "Ösp"})
    for one in (browser, guest):
        one.fill_bag(table)
    while len(browser.view(table)["turns"]) < turns:
        mover = next(b for b in (browser, guest) if is_asked(b, table))
        mover.step(table)
    browser.act(table, 0, "resign")
    return table, browser.view(table)


def is_asked(browser, table):
    view = browser.view(table)
    seat = view["start"]["lot"] if view["phase"] == "start" else view["turn"]
    return view["seats"][seat]["yours"]


def test_wins_best_play_and_average_are_those_of_the_sheet(browser, guest):  # noqa: F811
    table, view = play(browser, guest)
    page = guest.client.get("/games?lang=en").text
    assert "1 of 1 game won" in page
    assert f'href="/tables/{table}"' in page
    assert "Name 1" in page
    mine = [row for row in view["turns"] if row["seat"] == 1 and row["kind"] == "play"]
    best = max(mine, key=lambda row: row["points"])
    assert f"{best['points']} points" in page
    totals = {row["seat"]: row["total"] for row in view["turns"]}
    other, own = totals.get(0, 0), totals[1]
    assert f"{own} – {other}" in page
    assert re.search(rf"<td>1/1</td><td>{own}</td><td>{own}</td>", page)
    assert "0 of 1 game won" in browser.client.get("/games?lang=en").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_not_played_is_told_so_in_every_language(client, language):
    page = client.get(f"/games?lang={language}")
    assert page.status_code == 200
    assert "<table" not in page.text


def test_others_see_the_games_that_anybody_could_watch(browser, guest, house):  # noqa: F811
    enter(browser.client, "Sigrún")
    person = house.accounts.by_name("Sigrún").id
    private, _ = play(browser, guest)
    assert private in browser.client.get(f"/people/{person}").text
    assert private not in guest.client.get(f"/people/{person}").text
    shown, _ = play(browser, guest, public="yes")
    assert shown in guest.client.get(f"/people/{person}").text
    # neither has who is signed in any right to the others
    enter(guest.client, "Bo")
    page = guest.client.get(f"/people/{person}").text
    assert shown in page and private not in page


def test_of_a_hidden_person_no_game_is_shown(browser, guest, house):  # noqa: F811
    enter(browser.client, "Sigrún")
    person = house.accounts.by_name("Sigrún").id
    table, _ = play(browser, guest, public="yes")
    browser.client.post("/me", data={"name": "Sigrún", "language": "en", "hidden": "true"})
    page = guest.client.get(f"/people/{person}").text
    assert table not in page and "Sigrún" not in page
    assert "Sigrún" not in guest.client.get("/games").text
    assert table in browser.client.get(f"/people/{person}").text


def test_games_read_from_their_beginning_without_end_meet_a_bound(browser, guest, house):  # noqa: F811
    """Thirty games of each of many profiles took a second, and nothing was counted."""
    enter(browser.client, "Sigrún")
    person = house.accounts.by_name("Sigrún").id
    few = {"looking-back": Allowances(each_second=0, most=2)}
    limits = house.limits.model_copy(update={"dear": few})
    eve = TestClient(create_app(replace(house, limits=limits)), client=("203.0.113.66", 1))
    answers = []
    for _ in range(3):
        play(browser, guest, public="yes")
        answers.append([eve.get(f"/people/{person}").status_code for _ in range(2)])
    # what was read costs nothing
    assert answers == [[200, 200], [200, 200], [429, 429]]
    assert browser.client.get(f"/people/{person}").status_code == 200
    assert eve.get(f"/people/{person}").status_code == 200


def test_a_club_opens_its_games_at_once_after_the_server_was_started_again(house, monkeypatch):
    """Eighty phones of one address, with thirty games each: from the 27th on they were refused."""
    monkeypatch.setattr(house.statistics, "count_unread", lambda *_who, **_public: MOST_GAMES)
    with TestClient(create_app(house), client=("203.0.113.5", 1)) as phones:
        answers = [phones.get("/games").status_code for _ in range(80)]
        assert answers == [200] * 80
        # without end it goes on for nobody
        assert 429 in {phones.get("/games").status_code for _ in range(160)}


def test_a_game_that_was_read_is_not_read_again(browser, guest, house, monkeypatch):  # noqa: F811
    play(browser, guest)
    before = guest.client.get("/games?lang=en").text
    monkeypatch.setattr(house.statistics, "_fresh", None)
    assert guest.client.get("/games?lang=en").text == before


def test_who_sat_where_is_read_once_for_a_look(browser, guest, house, monkeypatch):  # noqa: F811
    """The games were found once for their number and once more for what they come to."""
    play(browser, guest, 2)
    found, read = house.tables.games.seats, []

    def count(table, **more):
        read.append(table)
        return found(table, **more)

    monkeypatch.setattr(house.tables.games, "seats", count)
    assert guest.client.get("/games").status_code == 200
    assert len(read) == 1


def test_heat_darkens_with_how_often_a_square_was_laid_on():
    drawn = heat("is", {0: 1, 1: 2, 7: 8})
    assert re.search(r'class="heat-1" d="M0 0', drawn)
    assert re.search(rf'class="heat-{HEATS}" d="M70 0', drawn)
    assert load("is").layout.width == 15


@pytest.mark.parametrize("values", [[1500.0], [1500.0, 1500.0], [1400.0, 1600.0, 1300.0]])
def test_a_line_stays_in_its_frame_whatever_the_ratings(values):
    points = re.search(r'points="([^"]+)"', sparkline(values, "<b>"))[1].split()
    assert len(points) == len(values)
    for point in points:
        x, y = map(float, point.split(","))
        assert 0 <= x <= 120 and 0 <= y <= 32
    assert "<b>" not in sparkline(values, "<b>")


def test_the_ladders_that_somebody_plays_on_most_come_first(house):
    members = {"system": "spread", "player": "bot:home", "deviation": 50.0, "volatility": 0.06}
    rows = [
        {"edition": edition, "pace": "rapid", "rating": 1500.0 + games, "games": games, "at": 1}
        for edition, games in (("en", 2), ("fi", 9), ("is", 5))
    ]
    house.database.write(lambda c: c.execute(ratings.insert(), [row | members for row in rows]))
    found = _ladders(house, "bot:home", texts("en"))
    assert [one.games for one in found] == [9, 5, 2]
    assert [one.rating for one in found] == [1509, 1505, 1502]
