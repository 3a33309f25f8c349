import pytest

from tests.web.test_gather import call, guest  # noqa: F401 - a fixture
from tests.web.test_socket import connected


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
    assert ("your turn" in lobby(browser)) != ("your turn" in lobby(guest))


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
    with connected(guest, table) as line:
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
        assert line.hear() == {"kind": "again", "table": following}
    with connected(guest, table) as late:
        assert late.look()["kind"] == "view"
        assert late.hear() == {"kind": "again", "table": following}
    answer = guest.client.post(f"/tables/{table}/rematch")
    assert answer.headers["location"] == f"/tables/{following}"
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
