"""Text that pretends to be markup stays text, wherever people can leave some."""

from html import unescape

import pytest

from tests.attacks.conftest import enter, sit_down

PAYLOADS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</script><script>alert(1)",
    "'\"><svg/onload=alert(1)>",
    "{{7*7}}${7*7}",
    "<!--",
    "javascript:alert(1)",
]
MARKUP = [payload for payload in PAYLOADS if "<" in payload]


def clean(client, path, payload):
    """A page on which the text is shown, and no markup of it."""
    answer = client.get(path)
    assert answer.status_code == 200, path
    assert payload not in answer.text, path
    assert payload in unescape(answer.text), path
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    return answer.text


@pytest.mark.parametrize("payload", MARKUP)
def test_names_at_a_table(client, payload):
    short = payload[:40]
    table = sit_down(client, name1=short, kind2="person", name2=short)
    for path in (f"/tables/{table}", f"/tables/{table}/board.svg", "/lobby"):
        assert short not in client.get(path).text, path
    record = client.get(f"/tables/{table}/record.gcg")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("payload", MARKUP)
def test_names_at_a_table_that_waits(client, payload):
    table = sit_down(client, name1=payload[:40], kind2="invited", public="yes")
    clean(client, f"/tables/{table}", payload[:40])
    clean(client, "/lobby", payload[:40])


@pytest.mark.parametrize("payload", PAYLOADS)
def test_account_names_are_names(client, payload):
    answer = client.post("/sign-up", data={"name": payload, "password": "korter yfir grasi"})
    assert answer.status_code == 422
    assert payload in unescape(answer.text)
    assert payload in answer.text if payload not in MARKUP else payload not in answer.text


@pytest.mark.parametrize("payload", MARKUP)
def test_the_label_of_a_token(client, payload):
    enter(client, "Eve")
    client.post("/me/tokens", data={"label": payload[:40], "scopes": ["read"]})
    clean(client, "/me/tokens", payload[:40])


@pytest.mark.parametrize("payload", MARKUP)
def test_reports_of_words_and_people(client, house, payload):
    enter(client, "Mo")
    mo = house.accounts.by_name("Mo")
    house.accounts.rows.set_roles(mo.id, ["arbiter", "moderator"], 0)
    enter(client, "Eve")
    client.post(f"/people/{mo.id}/report", data={"reason": "name", "text": payload})
    form = {"edition": "is", "word": "hestur", "kind": "missing", "text": payload}
    client.post("/words/report", data=form)
    client.cookies.clear()
    enter(client, "Mo", "/sign-in")
    clean(client, "/moderation", payload)
    clean(client, "/arbiter", payload)


@pytest.mark.parametrize("payload", PAYLOADS)
@pytest.mark.parametrize("path", ["/sign-in?then=", "/rulings?word=", "/?lang=", "/lobby?edition="])
def test_what_stands_in_an_address(client, path, payload):
    answer = client.get(path.partition("?")[0], params={path.partition("?")[2][:-1]: payload})
    assert answer.status_code < 500
    assert "<script>alert" not in answer.text
    assert "<img src=x" not in answer.text
    assert "<svg/onload" not in answer.text
    assert 'href="javascript:' not in answer.text


@pytest.mark.parametrize("payload", MARKUP)
def test_a_record_that_is_verified(client, payload):
    answer = client.post("/verify", data={"record": payload}, files={"file": ("x.json", payload)})
    assert answer.status_code < 500
    assert payload not in answer.text


def test_a_page_is_no_larger_for_a_query_that_no_page_asks_for(client):
    """Each language's link had all of it: 30 KB of a request made 400 of a page."""
    plain = len(client.get("/").text)
    for query in ("a=%E9" * 4_000, "&".join(f"a{number}=" for number in range(3_000))):
        assert len(client.get(f"/?{query}").text) < plain + 1_000
    kept = client.get("/lobby?edition=fi&lang=en").text
    assert "/lobby?edition=fi&amp;lang=sv" in kept
