"""Tables with variants: the choice, everybody's consent, what is done at the table, profiles."""

import json
import re

import pytest
from starlette.testclient import TestClient

from stafla.club.tables.profile import Profile
from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.editions import variants
from stafla.web import create_app
from stafla.web.lobby.form import TableForm
from stafla.web.lobby.profiles import fill
from tests.web.browser import Browser


@pytest.fixture
def guest(client, house):
    """Another device at the same server."""
    return Browser(TestClient(create_app(house), follow_redirects=False))


def solitary(
    browser, *chosen, profile="pl", check="automatic", kinds=("person", "highest-score"), **more
):
    """A table with a bot; the form is sent as a browser sends it."""
    return browser.sit_down(profile, kinds, check=check, variants=list(chosen), **more)


def begin(browser, table):
    """The view of seat 0 when it is somebody's turn or draw."""
    for _ in range(50):
        view = browser.view(table, 0)
        if (view["phase"] == "turn" and view["turn"] == 0) or view["house"]["drawer"] == 0:
            return view
    return view


@pytest.mark.proves("PL-35")
def test_who_joins_sees_the_rules_and_consents_to_each(browser, guest):
    table = browser.sit_down("pl", ("person", "invited"), variants=["two-bags", "fives-first"])
    page = browser.client.get(f"/tables/{table}?lang=en").text
    link = re.search(r'value="http://testserver(/invitations/[\w-]{22})"', page)[1]
    shown = guest.client.get(f"{link}?lang=en").text
    assert "The first word of the game must have at least five letters." in shown
    assert shown.count('name="agrees"') == 2
    for agrees in ([], ["two-bags"], ["two-bags", "theme"]):
        refused = guest.client.post(f"{link}?lang=en", data={"name": "Ewa", "agrees": agrees})
        assert refused.status_code == 422
        assert "agree to all its variants" in refused.text
        assert guest.client.get(f"/api/tables/{table}").status_code == 404
    agrees = ["fives-first", "two-bags"]
    assert guest.client.post(link, data={"name": "Ewa", "agrees": agrees}).status_code == 303
    told = [variant["id"] for variant in guest.view(table)["house"]["variants"]]
    assert told == ["fives-first", "two-bags"]


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"variants": ["challenge-ten", "challenge-double"]}, "cannot be combined"),
        ({"variants": ["challenge-ten"], "check": "automatic"}, "needs a table with challenges"),
        ({"variants": ["nothing"]}, "There is no such variant"),
        ({"variants": ["theme"]}, "Enter a theme of at most"),
        ({"variants": ["two-bags"], "rated": "yes"}, "without variants"),
    ],
)
def test_what_cannot_be_is_refused_on_the_form_with_the_reason(client, form, code):
    sent = {"profile": "pl", "kind1": "person", "kind2": "person", "name1": "A", "name2": "B"}
    answer = client.post("/tables?lang=en", data={"check": "challenge", **sent, **form})
    assert answer.status_code == 422
    assert code in answer.text


@pytest.mark.proves("PL-41")
def test_bags_are_chosen_at_the_table_and_others_do_not_see_what_came(browser):
    table = solitary(browser, "two-bags", kinds=("person", "person"))
    view = browser.view(table, 0)
    assert view["phase"] == "drawing"
    assert sum(view["house"]["parts"]) == 100
    drawer = view["house"]["drawer"]
    mine = browser.act(table, drawer, "draw-vowel")
    assert len(mine["you"]["rack"]) == 1
    assert mine["you"]["rack"][0] in "AĄEĘIOÓUY?"
    other = browser.view(table, 1 - drawer)
    assert other["you"]["rack"] == []
    assert other["you"]["can"]["draw-vowel"]["code"] == "nothing-to-draw"
    assert browser.post(table, 1 - drawer, "draw-vowel").json()["code"] == "nothing-to-draw"
    assert browser.post(table, drawer, "pass").json()["code"] == "draw-due"


@pytest.mark.proves("PL-37")
def test_words_are_looked_up_where_the_dictionary_is_open(browser, guest):
    table = solitary(browser, "open-dictionary", profile="is")
    path = f"/api/tables/{table}/look-up"

    def ask(word, client=browser.client):
        return client.post(path, json={"seat": 0, "word": word}).json()

    known = next(word for word in ("OG", "AÐ", "HÚS") if ask(word)["verdict"] == "valid")
    assert ask(known.lower())["verdict"] == "valid"
    assert ask("ÅÅ")["code"] == "foreign-letter"
    assert ask("ÞÞÞÞ")["verdict"] == "invalid"
    assert ask(known, guest.client)["code"] == "not-your-table"
    plain = solitary(browser, profile="is")
    closed = browser.client.post(f"/api/tables/{plain}/look-up", json={"seat": 0, "word": "OG"})
    assert closed.json()["code"] == "dictionary-closed"


@pytest.mark.proves("PL-38")
def test_a_play_is_put_forward_for_the_theme_and_voted_on(browser):
    table = solitary(
        browser, "theme", profile="is", kinds=("person", "person"), theme="hvað sem er"
    )
    view = browser.view(table)
    seat = view["turn"]
    assert view["house"]["theme"] == "hvað sem er"
    laid = browser.best(browser.view(table, seat))
    after = browser.act(table, seat, "play", laid=laid, argument="af því bara")
    assert after["phase"] == "vote"
    assert after["house"]["vote"]["argument"] == "af því bara"
    assert after["house"]["vote"]["waiting"] == [1 - seat]
    before = after["seats"][seat]["score"]
    assert browser.post(table, seat, "vote-yes").json()["code"] == "own-vote"
    done = browser.act(table, 1 - seat, "vote-yes")
    assert done["phase"] == "turn"
    gained = done["seats"][seat]["score"] - before
    assert gained == 5 * len(after["house"]["vote"]["words"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_explained_in_every_language(client, language):
    say = catalogue(language, "variants")
    page = client.get(f"/variants?lang={language}").text
    for name, variant in variants().items():
        assert say(f"variant-{name}") in page
        for rule in variant.rules:
            assert rule in page
    assert say("profiles-text") in page


def save(client, **form):
    sent = {"profile": "pl", "check": "challenge", "kind1": "person", "kind2": "person", **form}
    return client.post("/profiles/save?lang=en", data=sent)


def test_a_profile_is_saved_shared_and_taken_up_by_another(client, guest):
    form = {"variants": ["theme", "challenge-ten"], "theme": "morze", "theme_words": "łódź sieć"}
    answer = save(
        client, profile_name="Klub Żagiel", clock="own", minutes="12", seconds="3", **form
    )
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    said = answer.json()
    assert (said["name"], said["clock"]) == ("Klub Żagiel", "12+3")
    assert said["theme_words"] == ["ŁÓDŹ", "SIEĆ"]
    taken = guest.client.post("/profiles?lang=en", files={"profile": ("p.json", answer.content)})
    assert taken.status_code == 200
    for part in ('value="theme" checked', 'value="challenge-ten" checked', "Klub Żagiel", "ŁÓDŹ"):
        assert part in taken.text
    again = save(
        guest.client, profile_name="Klub Żagiel", clock="own", minutes="12", seconds="3", **form
    )
    assert again.content == answer.content


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"version": 2},
        {"edition": "xx"},
        {"variants": ["challenge-ten", "challenge-free"]},
        {"variants": "theme"},
        {"clock": "never"},
        {"unknown": 1},
        {"name": ""},
        {"name": "x" * 41},
        {"rated": True, "variants": ["two-bags"]},
    ],
)
def test_a_file_that_is_no_profile_is_refused_and_nothing_breaks(client, change):
    good = save(client, profile_name="Klub").json()
    data = json.dumps(good | change).encode()
    answer = client.post("/profiles?lang=en", files={"profile": ("p.json", data)})
    assert answer.status_code == 422


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[" * 5000, b"{}", b"null", b" " * 70_000])
def test_any_bytes_are_answered(client, data):
    answer = client.post("/profiles?lang=en", files={"profile": ("p.json", data)})
    assert answer.status_code in (413, 422)


def test_unrated_and_refused_settings_cannot_be_saved(client):
    answer = save(client, variants=["challenge-ten", "challenge-free"])
    assert answer.status_code == 422
    assert "cannot be combined" in answer.text


def test_a_profile_fills_the_form_and_is_had_of_it_again():
    words = ["SEA", "SHIP"]
    settings = {"edition": "is", "check": "automatic", "rated": True, "variants": ["blanks-return"]}
    profile = Profile(name="Club", clock="15+10", theme="sea", theme_words=words, **settings)
    form = fill(profile)
    assert (form.clock, form.minutes, form.seconds) == ("own", "15", "10")
    assert (form.profile, form.profile_name, form.check) == ("is", "Club", "automatic")
    assert (form.rated, form.variants, form.theme) == ("yes", ["blanks-return"], "sea")
    assert form.listed_words() == ("SEA", "SHIP")
    assert [kind for _, kind in form.seats()][:1] == ["person"]
    plain = fill(Profile(name="Club", edition="fi", clock="long-25"))
    first = TableForm.first("fi")
    assert (plain.clock, plain.minutes, plain.seconds) == ("long-25", first.minutes, first.seconds)
    assert (plain.rated, plain.variants, plain.theme, plain.listed_words()) == ("", [], "", ())
