from types import SimpleNamespace as Some

import pytest

from stafla.club.tables.refusals import NoSuchTable
from stafla.store import Place
from stafla.web.lobby import lobby as hall
from stafla.web.lobby.filters import LobbyFilter, filters
from stafla.web.lobby.lobby import LobbyRow, _is_near, result_of, rows_of
from stafla.web.rendering.languages import texts
from tests.web.accounts.test_sign_in import enter
from tests.web.lobby.test_gathering import call, guest  # noqa: F401 - a fixture
from tests.web.tables.test_socket import connection


def lobby(browser):
    answer = browser.client.get("/lobby?lang=en")
    assert answer.status_code == 200
    return answer.text


def test_the_lobby_shows_who_waits_what_one_plays_and_what_there_is_to_watch(browser, guest):  # noqa: F811
    assert "No open tables right now." in lobby(guest)
    table, _, _ = call(browser, public="yes")
    assert f'href="/tables/{table}"' in lobby(guest)
    assert "Your open tables" in lobby(browser)
    guest.client.post(f"/tables/{table}/join", data={"name": "Ösp"})
    assert "No open tables right now." in lobby(browser)
    for player in (browser, guest):
        assert "Name 1" in lobby(player)
        assert "Ösp" in lobby(player)
        player.fill_bag(table)
    assert ("Your turn" in lobby(browser)) != ("Your turn" in lobby(guest))


def test_a_table_by_invitation_stands_in_nobody_s_lobby(browser, guest):  # noqa: F811
    table, link, _ = call(browser)
    assert table not in lobby(guest)
    guest.client.post(link, data={"name": "Ösp"})
    assert table in lobby(guest)


def test_names_in_the_lobby_are_text(browser, guest):  # noqa: F811
    browser.client.post(
        "/tables",
        data={
            "profile": "is",
            "kind1": "person",
            "name1": "<img src=x>",
            "kind2": "invited",
            "public": "yes",
        },
    )
    page = lobby(guest)
    assert "<img" not in page
    assert "&lt;img src=x&gt;" in page


def test_a_rematch_is_told_to_the_other_and_played_when_both_agree(browser, guest):  # noqa: F811
    table, link, _ = call(browser)
    guest.client.post(link, data={"name": "Ösp"})
    assert browser.client.post(f"/tables/{table}/rematch").status_code == 422
    with connection(guest, table) as line:
        browser.fill_bag(table)
        guest.fill_bag(table)
        number = browser.view(table)["number"]
        while line.look()["number"] < number:
            pass
        browser.act(table, 0, "resign", expected=number)
        assert line.hear()["view"]["phase"] == "ended"
        answer = browser.client.post(f"/tables/{table}/rematch")
        assert answer.status_code == 303
        following = answer.headers["location"].removeprefix("/tables/")
        assert line.hear() == {"kind": "again", "table": following, "seat": 0}
    with connection(guest, table) as late:
        assert late.look()["kind"] == "view"
        assert late.hear() == {"kind": "again", "table": following, "seat": 0}
    answer = guest.client.post(f"/tables/{table}/rematch")
    assert answer.headers["location"] == f"/tables/{following}"
    with connection(guest, table) as back:
        assert back.look()["kind"] == "view"
        assert back.hear() == {"kind": "again", "table": following, "seat": None}
    names = [seat["name"] for seat in guest.view(following)["seats"]]
    before = guest.view(table)
    began = before["seats"][before["start"]["first"]]["name"]
    assert sorted(names) == ["Name 1", "Ösp"]
    assert names[0] != began


def test_an_invitation_is_also_a_picture_that_a_phone_reads(browser):
    _, _, page = call(browser)
    assert "<svg" in page
    assert 'role="img"' in page
    assert "style=" not in page


@pytest.mark.parametrize("language", ["is", "fi", "sv", "pl", "en"])
def test_the_lobby_speaks_every_language(browser, language):
    call(browser, public="yes")
    page = browser.client.get(f"/lobby?lang={language}")
    assert page.headers["content-language"] == language


def test_the_lobby_is_filtered_by_its_address_and_says_what_is_chosen(browser, guest):  # noqa: F811
    plain, _, _ = call(browser, public="yes")
    timed, _, _ = call(browser, public="yes", clock="own", minutes="10", seconds="0")
    page = guest.client.get("/lobby?lang=en&pace=rapid&profile=is").text
    assert timed in page
    assert plain not in page
    assert '<option value="rapid" selected>' in page
    assert plain in guest.client.get("/lobby?pace=untimed").text
    assert plain in guest.client.get("/lobby?pace=unheard&rated=%00&players=99&profile=xx").text
    assert guest.client.get("/lobby?profile=" + "x" * 100).status_code == 422


def test_a_table_for_other_ratings_says_so_and_offers_no_seat(browser, guest):  # noqa: F811
    table, link, _ = call(browser, public="yes", least="1600", most="1900")
    assert "rated 1600 to 1900" in lobby(guest)
    page = guest.client.get(f"/tables/{table}?lang=en").text
    assert "This table is for ratings from 1600 to 1900. Sign in" in page
    assert f'action="/tables/{table}/join"' not in page
    refused = guest.client.post(f"/tables/{table}/join", data={"name": "Ösp"})
    assert refused.status_code == 422
    guest.client.post("/sign-up", data={"name": "Ösp", "password": "four tall grey herons"})
    page = guest.client.get(f"/tables/{table}?lang=en").text
    assert "yours is 1500" in page
    assert guest.client.post(link, data={"name": "Ösp"}).status_code == 303


@pytest.mark.parametrize("least", ["x", "-5", "1e3", "99999", "٣", "1600"])
def test_a_range_that_is_none_is_said_to_be_and_the_form_is_kept(browser, least):
    form = {"profile": "fi", "kind1": "person", "kind2": "invited", "public": "yes"}
    answer = browser.client.post("/tables?lang=en", data=form | {"least": least, "most": "1500"})
    assert answer.status_code == 422
    assert "Ratings go from 0 to 4000" in answer.text
    assert f'name="least" min="0" max="4000" value="{least}"' in answer.text


class Known:
    """A house that knows ratings and who is there."""

    def __init__(self, ratings, here):
        self.ratings = Some(of_several=self.of_several, rating=self.rating)
        self.lobby = Some(
            attendance=Some(
                is_anybody_here=lambda table, places: any(
                    (table, one.seat) in here for one in places
                )
            )
        )
        self.known = ratings

    def of_several(self, people):
        return {key: value for key, value in self.known.items() if key[2] in people}

    def rating(self, person, profile, pace):
        return self.known.get((profile, pace, person))


def gathering(name, created, *, profile="is", who="Bo", hidden=False, **more):
    """A table that waits: somebody sits there, two places are free."""
    places = (Place(0, "person", person=who, hidden=hidden), Place(1, "free"), Place(2, "free"))
    setup = Some(profile=profile, clock="", variants=more.pop("variants", ()))
    return Some(
        id=name,
        created=created,
        setup=setup,
        places=places,
        **{"yours": frozenset(), "hosted": False, "barred": None} | more,
    )


READER = Some(person="Anna", device=None)


def rows(gatherings, ratings=(), here=(), language="is"):
    found = rows_of(Known(dict(ratings), set(here)), gatherings, READER, language)
    return [(one.gathering.id, one.rating, one.there, one.joins, one.suits) for one in found]


def test_a_row_of_the_lobby_tells_who_waits_whether_they_are_there_and_what_joins():
    ratings = {("is", "untimed", "Bo"): 1600, ("is", "untimed", "Eva"): 1400}
    gatherings = [
        gathering("mine", 9, yours=frozenset({0})),
        gathering("a", 1),
        gathering("hidden", 2, who="Eva", hidden=True),
        gathering("barred", 3, who="Eva", barred="why"),
        gathering("rules", 4, who="Eva", variants=("x",)),
        gathering("hosted", 5, who="Eva", hosted=True),
        gathering("new", 6, who="Dan"),
    ]
    assert rows(gatherings, ratings, [("a", 0), ("rules", 0), ("new", 1)]) == [
        ("a", 1600, True, True, True),
        ("hidden", None, False, True, False),
        ("barred", 1400, False, False, False),
        ("rules", 1400, True, False, False),
        ("hosted", 1400, False, False, False),
        ("new", None, False, True, False),
    ]
    assert LobbyRow(gatherings[1], None, False, True).free == 2
    assert rows([]) == []


def test_the_table_that_fits_best_joins_speaks_is_there_is_near_and_waits_longest():
    own = {("is", "untimed", "Anna"): 1500}
    near, far = {("is", "untimed", "Bo"): 1450}, {("is", "untimed", "Eva"): 1700}

    def first(*gatherings, here=()):
        found = rows(gatherings, own | near | far, here)
        assert [one[4] for one in found[1:]] == [False] * (len(found) - 1)
        return found[0][0] if found[0][4] else None

    other = gathering("other", 1, profile="fi")
    assert first(other, gathering("is", 2)) == "is"
    assert first(other) is None
    assert first(gathering("barred", 1, barred="why"), other) is None
    assert first(gathering("barred", 1, barred="why"), gathering("is", 2)) == "is"
    assert (
        first(gathering("a", 1), gathering("there", 2, who="Eva"), here=[("there", 0)]) == "there"
    )
    assert first(gathering("far", 1, who="Eva"), gathering("near", 2)) == "near"
    assert first(gathering("later", 2), gathering("earlier", 1)) == "earlier"


@pytest.mark.parametrize(
    ("own", "other", "barred", "near"),
    [
        (1500, 1650, None, True),
        (1500, 1651, None, False),
        (1651, 1500, None, False),
        (1650, 1500, None, True),
        (None, 2000, None, True),
        (1500, None, None, True),
        (1500, 1500, "why", False),
    ],
)
def test_of_one_s_own_level_is_whoever_is_near_and_may_be_played(own, other, barred, near):
    house = Known({("is", "untimed", "Anna"): own}, set())
    one = LobbyRow(gathering("a", 1, barred=barred), other, False, True)
    assert _is_near(house, one, READER) is near


def test_only_who_asks_for_their_own_level_is_shown_nothing_else(browser, guest, monkeypatch):  # noqa: F811
    table, _, _ = call(browser, public="yes")
    monkeypatch.setattr(hall, "_is_near", lambda *_: False)

    def show(query):
        return f"/tables/{table}/join" in guest.client.get(f"/lobby{query}").text

    assert show("") and show("?level=mine")
    enter(guest.client, name="Anna")
    assert show("") and not show("?level=mine")


@pytest.mark.parametrize(
    ("winners", "yours", "told"),
    [
        ((), {0}, "result-none"),
        ((0,), {0}, "result-won"),
        ((1,), {0}, "result-lost"),
        ((1,), {0, 1}, "result-won"),
        ((0, 1), {0}, "result-drawn"),
        ((0,), set(), "result-lost"),
    ],
)
def test_how_a_game_ended_is_told_to_who_looks(winners, yours, told):
    game = Some(winners=frozenset(winners), yours=frozenset(yours), seats=(1, 2))
    assert result_of(game, lambda key: key) == told


def test_somebody_at_several_tables_is_there_once():
    seats = {
        "a": [Some(person="Anna", owner="x"), Some(person=None, owner="y")],
        "b": [Some(person="Anna", owner="z")],
    }

    def of(table):
        if table not in seats:
            raise NoSuchTable
        return seats[table]

    asked = []
    signs = [("a", 0), ("a", 1), ("b", 0), ("gone", 0), ("b", 5)]
    presence = Some(lately=lambda *bounds: asked.append(bounds) or signs)
    tables = Some(presence=presence, seating=Some(of=of))
    assert hall.people_there(Some(tables=tables)) == 2
    assert asked == [(hall.LATELY, hall.MOST_SIGNS)]


def test_the_lobby_gives_a_new_device_its_secret_and_a_known_one_no_other(browser):
    browser.client.cookies.clear()
    answer = browser.client.get("/lobby")
    assert "stafla_device=" in answer.headers["set-cookie"]
    assert "stafla_device=" not in browser.client.get("/lobby").headers.get("set-cookie", "")
    browser.client.cookies.clear()
    browser.client.cookies.set("stafla_device", "x" * 44)
    assert "stafla_device=" in browser.client.get("/lobby").headers["set-cookie"]


@pytest.mark.parametrize(
    ("told", "wanted"), [("", 0), ("1", 0), ("2", 2), ("3", 3), ("4", 4), ("5", 0), ("²", 0)]
)
def test_tables_of_two_to_four_can_be_looked_for(told, wanted):
    looking = LobbyFilter(players=told)
    assert looking.table_filter().players == wanted
    offered = next(one for one in filters(looking, texts("en")) if one.name == "players")
    assert [one.value for one in offered.options] == ["", "2", "3", "4"]
    assert [one.value for one in offered.options if one.chosen] == (
        [told] if wanted or not told else []
    )
