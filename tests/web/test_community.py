import io
import json
import re
import zipfile
from dataclasses import asdict
from html import unescape
from types import SimpleNamespace

import pytest

from stafla.club.community import LONGEST_TEXT, REASONS
from stafla.club.tables.refusals import BrokenTable
from stafla.contest.ratings import GlickoRating
from stafla.data.catalogue import LANGUAGES
from stafla.store import Message
from stafla.web.community import _more
from stafla.web.rendering.assets import assets
from tests.marks import in_ci_but
from tests.web.accounts.test_sign_in import GOOD, enter
from tests.web.tables.test_page import assert_plain


def id_of(house, name):
    return house.accounts.by_name(name).id


@pytest.fixture
def people(client, house):
    """Anna, Bo and Mo the moderator; nobody is signed in."""
    for name in ("Anna", "Bo", "Mo", "Ada"):
        enter(client, name=name)
    house.community.set_roles(None, id_of(house, "Mo"), ["moderator"])
    house.community.set_roles(None, id_of(house, "Ada"), ["administrator"])
    client.cookies.clear()
    return {name: id_of(house, name) for name in ("Anna", "Bo", "Mo", "Ada")}


def as_(client, name):
    client.cookies.clear()
    assert enter(client, name=name, where="/sign-in").status_code == 303


def test_friends_and_blocks_are_made_on_a_person_s_page(client, people):
    as_(client, "Anna")
    bo = people["Bo"]
    for tie, then in (("befriend", "unfriend"), ("unfriend", "befriend"), ("block", "unblock")):
        answer = client.post(f"/people/{bo}/tie", data={"tie": tie})
        assert answer.headers["location"] == f"/people/{bo}"
        assert f'value="{then}"' in client.get(f"/people/{bo}").text
    assert "Bo" in client.get("/me").text
    assert client.post(f"/people/{bo}/tie", data={"tie": "marry"}).status_code == 422
    assert client.post("/people/nobody/tie", data={"tie": "block"}).status_code == 404


def test_a_report_reaches_the_moderator_s_page_escaped(client, people):
    as_(client, "Anna")
    text = "<script>alert(1)</script>"
    sent = client.post(f"/people/{people['Bo']}/report", data={"reason": "name", "text": text})
    assert sent.status_code == 200
    assert client.get("/moderation").status_code == 403
    as_(client, "Mo")
    page = client.get("/moderation").text
    assert text in unescape(page)
    assert text not in page
    assert_plain(page)


def test_a_moderator_decides_and_the_page_shows_the_log(client, house, people):
    as_(client, "Anna")
    client.post(f"/people/{people['Bo']}/report", data={"reason": "stalling"})
    (report,) = house.community.rows.open(1)
    as_(client, "Mo")
    form = {"about": people["Bo"], "report": report.id, "step": "suspend", "reason": "left six"}
    assert client.post("/moderation", data=form).status_code == 422  # for how long?
    assert client.post("/moderation", data=form | {"days": "7"}).status_code == 303
    page = client.get("/moderation?lang=sv").text
    assert "Avstängning 7" in page
    assert "left six" in page
    client.cookies.clear()
    answer = enter(client, name="Bo", where="/sign-in")
    assert answer.status_code == 403


@pytest.mark.parametrize("language", in_ci_but(LANGUAGES, "fi", "pl"))
@pytest.mark.parametrize("path", ["/moderation", "/administration", "/people/{Bo}"])
def test_their_pages_speak_every_language_and_need_no_script(client, people, language, path):
    as_(client, "Ada")
    page = client.get(path.format(**people), params={"lang": language})
    assert page.status_code == 200
    assert f'<html lang="{language}">' in page.text
    assert_plain(page.text)


def test_roles_are_given_on_the_administrator_s_page(client, house, people):
    as_(client, "Mo")
    assert client.get("/administration").status_code == 403
    form = {"person": people["Bo"], "roles": ["arbiter", "director"]}
    assert client.post("/administration", data=form).status_code == 403
    as_(client, "Ada")
    assert "Bo" in client.get("/administration?name=b").text
    assert client.post("/administration", data=form).status_code == 303
    assert house.accounts.get(people["Bo"]).roles == {"player", "arbiter", "director"}
    own = {"person": people["Ada"], "roles": ["arbiter"]}
    assert client.post("/administration", data=own).status_code == 403


def test_everything_can_be_taken_home(client, people, browser):
    table = browser.sit_down(kinds=("person", "highest-score"))
    enter(client, name="Anna", where="/sign-in", adopt="true")
    answer = client.get("/me/export")
    assert answer.headers["content-type"] == "application/zip"
    zipped = zipfile.ZipFile(io.BytesIO(answer.content))
    assert json.loads(zipped.read("me.json"))["games"] == [table]
    client.cookies.clear()
    assert client.get("/me/export").headers["location"].startswith("/sign-in")


def test_an_account_is_erased_by_who_knows_the_password(client, people, browser):
    table = browser.sit_down(kinds=("person", "highest-score"))
    enter(client, name="Anna", where="/sign-in", adopt="true")
    assert client.post("/me/erase", data={"password": "a wrong guess"}).status_code == 403
    assert client.get("/me").status_code == 200
    assert client.post("/me/erase", data={"password": GOOD}).status_code == 303
    assert client.get("/me").status_code == 303
    assert client.get(f"/people/{people['Anna']}").status_code == 404
    assert "erased" in browser.view(table)["seats"][0]["name"]
    assert enter(client, name="Anna", where="/sign-in").status_code == 403


def test_whoever_erases_the_account_loses_the_rated_game_that_is_on(client, people, browser, house):
    """The page says so before, and the opponent has the result."""
    enter(client, name="Anna", where="/sign-in")
    table = browser.sit_down(kinds=("person", "highest-score"), rated="yes")
    assert "Games you are still playing are resigned first" in client.get("/me").text
    assert client.post("/me/erase", data={"password": GOOD}).status_code == 303
    ended = house.tables.game(table).ended
    assert ended is not None and ended.reason == "resigned"
    assert {rung[3] for rung in house.ratings.rows.standings()} == {
        people["Anna"],
        "bot:highest-score",
    }


def test_a_hidden_name_is_shown_to_nobody_at_the_table(client, people, browser):
    form = {"profile": "is", "kind1": "person", "name1": "Anna", "kind2": "highest-score"}
    table = client.post("/tables", data=form).headers["location"].removeprefix("/tables/")
    enter(client, name="Anna", where="/sign-in", adopt="true")
    client.post("/me", data={"name": "Anna", "language": "en", "hidden": "true"})
    assert browser.view(table)["seats"][0]["name"] == "(name hidden)"
    for path in ("", "/record.json", "/record.gcg"):
        assert "Anna" not in client.get(f"/tables/{table}{path}", headers={"cookie": ""}).text


def test_who_was_looked_for_stands_in_the_field_again(client, people):
    as_(client, "Ada")
    page = client.get("/administration?name=ann", headers={"accept-language": "en"}).text
    assert re.search(r'<input[^>]*id="search"[^>]* value="ann"', page)
    assert ">Anna</a>" in page
    assert ">Bo</a>" not in page


def test_what_is_taken_home_is_a_file_of_its_own_that_does_not_stay(
    client, people, tmp_path, monkeypatch
):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "files"))
    (tmp_path / "files").mkdir()
    enter(client, name="Anna", where="/sign-in")
    answer = client.get("/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="stafla.zip"'
    told = json.loads(zipfile.ZipFile(io.BytesIO(answer.content)).read("me.json"))
    assert (told["ratings"], told["tokens"]) == ([], [])
    assert list((tmp_path / "files").iterdir()) == []


def test_nothing_of_a_copy_that_failed_stays_in_the_folder(client, people, tmp_path, monkeypatch):
    """What was written of somebody's data before it failed is nobody's to find."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "files"))
    (tmp_path / "files").mkdir()
    enter(client, name="Anna", where="/sign-in")

    def fail(file, *_):
        file.write(b"half of it")
        file.flush()
        assert len(list((tmp_path / "files").iterdir())) == 1
        raise BrokenTable

    monkeypatch.setattr("stafla.club.data_export.write", fail)
    assert client.get("/me/export").status_code == 409
    assert list((tmp_path / "files").iterdir()) == []


def test_ratings_and_tokens_are_taken_home_by_name():
    standing = GlickoRating(1500.0, 90.0, 0.06)
    rung = SimpleNamespace(games=3, standing=standing)
    person = SimpleNamespace(id="anna")
    rows = SimpleNamespace(of={"anna": {("is", "quick", "glicko", 1): rung}}.__getitem__)
    token = SimpleNamespace(label="my bot", scopes=["play"], digest="secret")
    house = SimpleNamespace(
        ratings=SimpleNamespace(rows=rows),
        tokens=SimpleNamespace(of=lambda one: [token] * 2),
        contests=SimpleNamespace(
            of=lambda one: [SimpleNamespace(id="cup", title="Cup", day="2026-11-28")],
            roles={"cup": {"anna": "judge"}}.get,
            players=SimpleNamespace(plays=lambda contest, one: (contest, one) == ("cup", person)),
        ),
    )
    ladder = {"edition": "is", "pace": "quick", "system": "glicko", "games": 3}
    mine = {"label": "my bot", "scopes": ["play"]}
    assert _more(house, person) == {
        "ratings": [{**ladder, **asdict(standing)}],
        "tokens": [mine, mine],
        "tournaments": [
            {"id": "cup", "title": "Cup", "day": "2026-11-28", "office": "judge", "player": True}
        ],
    }


def test_whoever_erased_the_account_is_signed_out_at_the_device(client, people):
    enter(client, name="Anna", where="/sign-in")
    answer = client.post("/me/erase", data={"password": GOOD})
    assert answer.headers["location"] == "/"
    assert "stafla_session" not in client.cookies


def test_the_page_of_a_person_offers_every_reason_for_a_report(client, people):
    enter(client, name="Anna", where="/sign-in")
    page = client.get(f"/people/{people['Bo']}").text
    for reason in REASONS:
        assert f'value="{reason}"' in page
    assert f'maxlength="{LONGEST_TEXT}"' in page


def test_a_hidden_profile_is_open_to_its_owner_and_to_moderators_alone(client, house, people):
    as_(client, "Anna")
    client.post("/me", data={"name": "Anna", "language": "en", "hidden": "true"})
    page = f"/people/{id_of(house, 'Anna')}"
    assert "(name hidden)" not in client.get(page, headers={"accept-language": "en"}).text
    as_(client, "Bo")
    assert "(name hidden)" in client.get(page, headers={"accept-language": "en"}).text
    as_(client, "Mo")
    assert "(name hidden)" not in client.get(page, headers={"accept-language": "en"}).text


def test_a_moderator_turns_back_through_what_was_said_at_a_table(client, house, people):
    as_(client, "Anna")
    answer = client.post(
        "/tables", data={"profile": "is", "kind1": "person", "kind2": "highest-score"}
    )
    table = answer.headers["location"].rpartition("/")[2]
    for number in range(1, 152):
        message = Message(0, 0, "players", 0, people["Anna"], "Anna", f"<b>{number}</b>")
        house.chat._messages.add(table, message)
    as_(client, "Bo")
    assert client.get(f"/moderation/chat?table={table}").status_code == 403
    as_(client, "Mo")
    assert 'action="/moderation/chat"' in client.get("/moderation").text
    latest = client.get("/moderation/chat", params={"table": f"https://x.test/tables/{table}#a"})
    assert latest.status_code == 200
    said = re.findall(r"&lt;b&gt;([0-9]+)", latest.text)
    assert said == [str(number) for number in range(52, 152)]
    # when, to the minute: a day alone does not tell a quarrel of the morning from an evening's
    assert '<time datetime="1970-01-01T00:00:00Z">' in latest.text
    assert "00:00 UTC</time>" in latest.text
    # a script tells it by the reader's clock
    (script,) = assets("src/entries/moments.ts").scripts
    assert f'src="{script}"' in latest.text
    earlier = unescape(re.search(r'"(/moderation/chat[^"]*before=52)"', latest.text)[1])
    first = client.get(earlier)
    assert re.findall(r"&lt;b&gt;([0-9]+)", first.text) == [str(n) for n in range(1, 52)]
    assert "before=" not in first.text
    assert f"/people/{people['Anna']}" in first.text
    assert 'name="table"' in client.get("/moderation/chat").text
    for bad in ("nowhere", "A" * 22):
        assert client.get("/moderation/chat", params={"table": bad}).status_code == 404
