import json
import re

import pytest

from stafla.data.catalogue import LANGUAGES
from stafla.web.rendering.languages import accepted_languages, choose
from stafla.web.rendering.page import island
from tests.web.browser import BOT, PERSON


@pytest.mark.parametrize(
    ("named", "cookie", "accept", "language"),
    [
        (None, None, None, "en"),
        ("fi", "is", "sv", "fi"),
        ("xx", "is", "sv", "is"),
        (None, "../x", "sv-FI,fi;q=0.9", "sv"),
        (None, None, "de,pl;q=0.4,is;q=0.8", "is"),
        (None, None, "de;q=1,*;q=0.5", "en"),
        (None, None, "pl;q=0,fi;q=0.1", "fi"),
        (None, None, ";;;,q=,pl;q=x,é", "en"),
        (None, None, "a" * 100_000, "en"),
    ],
)
def test_the_language_is_the_reader_s_choice_then_the_browser_s(named, cookie, accept, language):
    assert choose(named, cookie, accept) == language


def test_languages_of_equal_weight_keep_their_order():
    assert accepted_languages("pl, is;q=0.9, fi;q=0.9, en;q=0.95") == ["pl", "en", "is", "fi"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_speaks_every_language_and_needs_no_script(client, language):
    page = client.get(f"/?lang={language}")
    assert page.status_code == 200
    assert f'<html lang="{language}">' in page.text
    assert page.headers["content-language"] == language
    assert 'method="post" action="/play"' in page.text
    assert f"stafla_lang={language}" in page.headers.get("set-cookie", "")
    client.cookies.set("stafla_lang", language)
    assert 'method="post" action="/tables"' in client.get("/tables/new").text
    assert f'<html lang="{language}">' in client.get("/").text


@pytest.mark.parametrize("path", ["/", "/tables/new", "/tables/x", "/?lang=pl"])
def test_a_page_holds_no_inline_script_or_style(client, path):
    assert_plain(client.get(path).text)


def test_the_table_s_page_holds_no_inline_script_or_style(client, browser):
    assert_plain(client.get(f"/tables/{browser.sit_down()}").text)


def assert_plain(page: str) -> None:
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    for attributes, body in scripts:
        assert 'type="application/json"' in attributes or not body.strip()
    assert "<style" not in page
    assert not re.search(r"\son\w+=", page)
    assert not re.search(r"\sstyle=", page)


def test_the_form_s_five_parts_make_a_table(client):
    form = {
        "profile": "pl",
        "lexicon": "",
        "check": "automatic",
        "kind1": PERSON,
        "name1": "Łucja",
        "kind2": BOT,
        "name2": "",
        "kind3": PERSON,
        "name3": " ",
        "kind4": "none",
        "name4": "nobody",
    }
    client.headers["accept-language"] = "pl"
    answer = client.post("/tables", data=form)
    assert answer.status_code == 303
    view = client.get("/api" + answer.headers["location"]).json()
    assert [(s["name"], s["kind"]) for s in view["seats"]] == [
        ("Łucja", "person"),
        ("bot: najwięcej punktów", "bot"),
        ("Gracz 3", "person"),
    ]
    assert view["edition"]["profile"] == "pl"
    assert view["edition"]["word_check"] == "automatic"


@pytest.mark.parametrize(
    "change",
    [
        {"profile": "xx"},
        {"profile": "sv", "kind3": "person"},
        {"kind1": "none", "kind2": "none"},
        {"kind1": BOT, "kind2": BOT},
        {"kind2": "oracle"},
        {"lexicon": "FFFFFF"},
        {"name1": "x" * 41},
        {"name1": "a\u0007b"},
    ],
)
def test_a_form_that_makes_no_table_comes_back_filled_in_with_the_reason(client, change):
    form = {"profile": "is", "kind1": PERSON, "kind2": PERSON, "name2": "Ægir <b>"} | change
    answer = client.post("/tables", data=form)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    if form["kind2"] != "none":
        assert "Ægir &lt;b&gt;" in answer.text
    assert "<b>" not in answer.text


@pytest.mark.parametrize(
    "data",
    [b"\xff\xfe", b"profile=" + b"x" * 100, b"kind1=" + b"p" * 81, b"profile=is&profile=fi"],
)
def test_a_form_that_is_none_is_refused(client, data):
    headers = {"content-type": "application/x-www-form-urlencoded"}
    answer = client.post("/tables", content=data, headers=headers)
    assert answer.status_code == 422


def test_a_name_cannot_leave_the_island_that_carries_it(client):
    name = "</script><script>alert(1)//"
    form = {"profile": "is", "kind1": PERSON, "kind2": PERSON, "name1": name}
    page = client.get(client.post("/tables", data=form).headers["location"]).text
    assert name not in page
    carried = re.search(r'id="view">(.*?)</script>', page, re.DOTALL)[1]
    assert json.loads(carried)["seats"][0]["name"] == name


def test_an_island_is_the_same_json(client):
    value = {"a": "<!-- & \u2028 ' \" \\ </script>"}
    text = island(json.dumps(value, ensure_ascii=False))
    assert json.loads(text) == value
    assert not set("<>&\u2028") & set(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_s_page_carries_what_the_island_starts_from(client, browser, language):
    table = browser.sit_down()
    page = client.get(f"/tables/{table}?lang={language}").text
    islands = dict(
        re.findall(r'<script type="application/json" id="(\w+)">(.*?)</script>', page, re.DOTALL)
    )
    view = json.loads(islands["view"])
    assert view["you"] is None
    assert view == browser.view(table)
    catalogue = json.loads(islands["catalogue"])
    assert catalogue["language"] == language
    assert "play-points" in catalogue["ftl"]
    assert set(json.loads(islands["languages"])) == set(LANGUAGES)


@pytest.mark.parametrize("path", ["/no", "/tables/x", "/tables/" + "A" * 22])
def test_what_is_not_there_says_so_to_people(client, path):
    answer = client.get(path, headers={"accept-language": "is"})
    assert answer.status_code == 404
    assert "er ekki til" in answer.text
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/static/none.js", "/static/assets/x-1234.css", "/static/../a"])
def test_a_file_that_is_not_there_is_answered_without_a_page(client, path, monkeypatch):
    """Whoever asks for old files by the thousand makes nobody write thousands of pages."""
    monkeypatch.setattr("stafla.web.rendering.refusal.page", None)
    answer = client.get(path.replace("..", "%2e%2e"), headers={"accept": "text/html"})
    assert (answer.status_code, answer.text) == (404, "Not Found\n")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_is_fetched_and_nothing_else(client):
    answer = client.post("/static/none.js")
    assert (answer.status_code, answer.text) == (405, "Method Not Allowed\n")


def test_a_method_that_is_not_there_says_so(client):
    assert client.get("/tables").status_code == 405
    answer = client.put("/api/tables/x/acts", json={})
    assert (answer.status_code, answer.json()["code"]) == (405, "method")


def test_the_server_says_that_it_lives(client):
    assert client.get("/healthz").json() == {"status": "ok"}
