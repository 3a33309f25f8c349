"""Words in doubt on pages: reports, the arbiters' desk, the register, appeals."""

import re
from dataclasses import replace

import pytest

from stafla.store import WrittenRuling
from tests.web.browser import PERSON

ENGLISH = {"accept-language": "en"}


def sign_up(client, name):
    answer = client.post("/sign-up", data={"name": name, "password": "a long enough pass phrase"})
    assert answer.status_code == 303, answer.text


@pytest.fixture
def arbiter(client, house):
    """The client is signed in as an arbiter."""
    sign_up(client, "Ása")
    person = house.accounts.by_name("Ása")
    house.accounts.rows.set_roles(person.id, ["arbiter"], 0)
    return person


def report(client, **more):
    form = {"edition": "is", "word": "hestur", "kind": "missing", "text": "<b>in ÍO</b>", **more}
    return client.post("/words/report", data=form, headers=ENGLISH)


def test_anybody_reports_a_word_and_an_arbiter_rules_on_it(client, arbiter):
    assert "Report a word" in client.get("/words/report", headers=ENGLISH).text
    assert "Thank you" in report(client).text
    desk = client.get("/arbiter", headers=ENGLISH).text
    assert "HESTUR" in desk
    assert "<b>in ÍO</b>" not in desk
    question = re.search(r'name="question" value="([^"]+)"', desk)[1]
    form = {"question": question, "verdict": "valid", "reason": "", "source": ""}
    refused = client.post("/arbiter", data=form, headers=ENGLISH)
    assert refused.status_code == 422
    assert "Choose a verdict and give a reason" in refused.text
    form |= {"reason": "a horse", "source": "ÍO"}
    assert client.post("/arbiter", data=form).status_code == 303
    client.cookies.clear()
    text = client.get("/rulings?word=hestur", headers=ENGLISH).text
    assert "a horse (ÍO)" in text
    assert "Ása" in text
    assert "<td>Íslenska 2016</td>" in text
    assert "No ruling yet" in client.get("/rulings?edition=sv", headers=ENGLISH).text


def rows_of(page):
    """What the page of checked words says of each of them."""
    rows = re.findall(r"<li><span><b lang=.*?</li>", page.partition("<main")[2], re.S)
    return [" ".join(re.sub(r"<[^>]*>", " ", row).split()) for row in rows]


def test_anybody_checks_words_without_an_account(client):
    start = client.get("/", headers=ENGLISH).text
    assert '<a href="/words">Check a word</a>' in start
    assert rows_of(client.get("/words", headers=ENGLISH).text) == []
    page = client.get("/words?edition=is&words=hestur,+x+HESTUR+hest!", headers=ENGLISH).text
    assert rows_of(page) == [
        "HESTUR – cannot be judged The word list is not installed.",
        "X – not valid not on the list",
        "hest! – not valid has a letter that this game does not have",
    ]
    assert '<option value="is" selected>' in page
    own = client.get("/words?edition=nothing", headers={"accept-language": "fi"}).text
    assert '<option value="fi" selected>' in own and "<h1>Tarkista sana</h1>" in own


def test_what_is_no_word_is_shown_as_it_was_written_and_nothing_more(client):
    page = client.get("/words", params={"words": "<b>x</b>", "edition": "is"}, headers=ENGLISH).text
    assert "&lt;b&gt;x&lt;/b&gt;" in page and "<b>x</b>" not in page
    many = client.get("/words", params={"words": "a " * 11, "edition": "is"}, headers=ENGLISH)
    assert rows_of(many.text) != [] and many.status_code == 200, "one word, however often"
    many = client.get("/words", params={"words": "a b d e f g h i j k l"}, headers=ENGLISH)
    assert many.status_code == 422
    assert "At most 10 words at a time." in many.text
    assert client.get("/words", params={"words": "a" * 201}).status_code == 422


def test_a_ruling_decides_where_the_list_does_not(client, house, arbiter):
    checked = house.arbiters.check("is", "hestur")[1][0]
    about = ("is", "HESTUR", "valid", checked.found.verdict, "BÍN", "36C7F9", "a horse", "ÍO", None)
    house.arbiters.rows.rule(WrittenRuling(0, 7, arbiter.id, *about))
    (told,) = rows_of(client.get("/words?edition=is&words=hestur", headers=ENGLISH).text)
    assert told.startswith("HESTUR – valid")
    assert "Earlier ruling: valid. a horse (Ása, " in told


def test_a_report_that_is_no_word_shows_the_form_again(client):
    answer = report(client, word="<script>")
    assert answer.status_code == 422
    assert "The word must use letters of this edition" in answer.text
    assert "<script>" not in answer.text
    assert report(client, kind="odd").status_code == 422
    assert report(client, edition="xx").status_code == 422


def test_the_desk_is_for_arbiters(client):
    assert client.get("/arbiter").headers["location"].startswith("/sign-in")
    sign_up(client, "Bo")
    assert client.get("/arbiter").status_code == 403
    assert client.post("/arbiter", data={"question": "x"}).status_code == 403


def test_a_challenge_is_appealed_from_its_table(client, browser, house):
    table = browser.sit_down("is", (PERSON, PERSON), appeals="yes")
    seat = browser.view(table)["turn"]
    browser.act(table, seat, "play", laid=browser.best(browser.view(table, seat)))
    browser.act(table, 1 - seat, "challenge")
    page = client.get(f"/tables/{table}/rulings", headers=ENGLISH).text
    event = re.search(r'name="event" value="(\d+)"', page)[1]
    form = {"event": event, "text": "no"}
    assert client.post(f"/tables/{table}/rulings", data=form).status_code == 303
    page = client.get(f"/tables/{table}/rulings", headers=ENGLISH).text
    assert "An arbiter has been asked." in page
    again = client.post(f"/tables/{table}/rulings", data=form, headers=ENGLISH)
    assert again.status_code == 422
    client.cookies.clear()
    assert client.post(f"/tables/{table}/rulings", data=form).status_code == 403
    assert "<form" not in client.get(f"/tables/{table}/rulings").text.split("<main")[1]
    assert client.get("/tables/nothing/rulings").status_code == 404


def test_a_table_s_ruling_stays_on_its_page_however_many_came_after(
    client, browser, house, arbiter, monkeypatch
):
    table = browser.sit_down("is", (PERSON, PERSON), appeals="yes")
    seat = browser.view(table)["turn"]
    browser.act(table, seat, "play", laid=browser.best(browser.view(table, seat)))
    browser.act(table, 1 - seat, "challenge")
    text = client.get(f"/tables/{table}/rulings", headers=ENGLISH).text
    event = re.search(r'name="event" value="(\d+)"', text)[1]
    client.post(f"/tables/{table}/rulings", data={"event": event, "text": "no"})
    (first, *_) = house.arbiters.rows.of_game(table)
    for number in range(501):
        ruling = WrittenRuling(
            0,
            number,
            arbiter.id,
            "is",
            first.word if number == 0 else "ORÐ",
            "valid",
            "",
            "",
            "",
            "the first of all" if number == 0 else "so",
            "",
            first.id if number == 0 else None,
        )
        house.arbiters.rows.rule(ruling)
    page = f"/tables/{table}/rulings"
    check = f"/words?edition=is&words={first.word}"
    assert "the first of all" not in client.get(page, headers=ENGLISH).text, "the game goes on"
    assert "the first of all" not in client.get(check, headers=ENGLISH).text, "the game goes on"
    browser.act(table, seat, "resign")
    assert "the first of all" in client.get(page, headers=ENGLISH).text
    assert "the first of all" in client.get(check, headers=ENGLISH).text


def test_every_word_of_an_appeal_shows_the_ruling_that_closed_it(client, browser, house, arbiter):
    """Also one that a question from elsewhere brought about."""
    table = browser.sit_down("is", (PERSON, PERSON), appeals="yes")
    seat = browser.view(table)["turn"]
    browser.act(table, seat, "play", laid=browser.best(browser.view(table, seat)))
    browser.act(table, 1 - seat, "challenge")
    page = f"/tables/{table}/rulings"
    event = re.search(r'name="event" value="(\d+)"', client.get(page, headers=ENGLISH).text)[1]
    client.post(page, data={"event": event, "text": "no"})
    rows = house.arbiters.rows
    (first, *_) = rows.of_game(table)
    for number, word in enumerate(("HESTUR", "KÝR", "SÓL")):
        rows.ask(replace(first, id=str(number) * 22, word=word))
    rows.ask(replace(first, id="r" * 22, kind="missing", word="KÝR", game=None, event=None))
    browser.act(table, seat, "resign")
    judged = (("0" * 22, "HESTUR", "a horse", 7), ("r" * 22, "KÝR", "a cow", 8))
    for question, word, reason, at in judged:
        about = ("is", word, "valid", "invalid", "BÍN", "36C7F9", reason, "", question)
        rows.rule(WrittenRuling(0, at, arbiter.id, *about))
    text = client.get(page, headers=ENGLISH).text
    assert "a horse" in text and "a cow" in text
    assert "An arbiter has been asked." in text, "of the other words"
    assert '<form method="post" action="/tables/' not in text


def test_before_any_challenge_the_page_says_so(client, browser):
    table = browser.sit_down()
    text = client.get(f"/tables/{table}/rulings", headers=ENGLISH).text
    assert "Nothing has been challenged in this game." in text


def test_the_form_for_a_word_knows_which_word_and_of_which_edition(client):
    page = client.get("/words/report?edition=sv&word=hest", headers=ENGLISH).text
    assert '<option value="sv" selected>Svenska, tävlingsregler</option>' in page
    assert 'value="hest"' in page
    own = client.get("/words/report", headers={"accept-language": "pl"}).text
    assert re.search(r'<option value="pl"[^>]* selected', own)
