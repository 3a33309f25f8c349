import pytest

from tests.web.test_gather import call, guest  # noqa: F401 - a fixture
from tests.web.test_socket import connected


def lobby(browser):
    answer = browser.client.get("/lobby?lang=en")
    assert answer.status_code == 200
    return answer.text


def test_the_lobby_shows_who_waits_what_one_plays_and_what_there_is_to_watch(browser, guest):  # noqa: F811
    assert "Nobody is waiting for players now." in lobby(guest)
    table, _, _ = call(browser, public="yes")
    assert f'href="/tables/{table}"' in lobby(guest)
    assert "You are waiting at" in lobby(browser)
    guest.client.post(f"/tables/{table}/join", data={"name": "Ösp"})
    assert "Nobody is waiting for players now." in lobby(browser)
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
    assert [seat["name"] for seat in guest.view(following)["seats"]] == ["Ösp", "Name 1"]


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
