"""Small answers of pages that somebody relies on: what is typed, chosen, kept and told back."""

import json
import re
from contextlib import closing
from dataclasses import replace
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from stafla.club import Act, Audience, Setup
from stafla.club.judge.refusals import BadRuling
from stafla.club.judge.summons import WordAnswer
from stafla.club.lobby.rating_range import RatingRange
from stafla.club.tables.clock import clocks, policy_of
from stafla.editions import load
from stafla.rules.game.sheet import Row
from stafla.store import Pastime, Place
from stafla.web import create_app
from stafla.web.events import last_number
from stafla.web.judge.summons import DecisionForm
from stafla.web.lobby import choices
from stafla.web.lobby.filters import range_named
from stafla.web.lobby.form import BadRange, TableForm, rating
from stafla.web.lobby.own_table import request_of
from stafla.web.lobby.start import _is_free, clock_in
from stafla.web.rendering.languages import texts
from stafla.web.rendering.refusal import field_of
from stafla.web.solo import _best
from stafla.web.tables.sheet_rows import last_play_text, turn_text
from stafla.web.token_bucket import TokenBucket
from tests.club.club import OWNER, Club
from tests.club.tables.test_tables import wrong_play
from tests.web.accounts.test_sign_in import enter
from tests.web.browser import BOT, PERSON, Browser
from tests.web.lobby.test_gathering import call, guest

__all__ = ["guest"]
ENGLISH = {"accept-language": "en"}


@pytest.mark.parametrize("text", ["x", "²", "１５００", "-1", "1.5", "12345", "1e3", "٣"])
def test_a_rating_is_written_in_digits_that_everybody_types(text):
    with pytest.raises(BadRange):
        rating(text)


def test_allowances_come_back_with_time_and_never_more_than_there_were_at_first():
    seconds = iter((0, 0, 0, 0, 2, 2, 1_000_000, 1_000_000))
    bucket = TokenBucket(lambda: next(seconds), rate=0.5, most=2)
    assert [bucket.allows() for _ in range(5)] == [True, True, False, True, False]
    assert [bucket.allows(2), bucket.allows()] == [True, False]


def test_a_rating_may_be_left_out():
    assert [rating(text) for text in ("", "  ", " 1500 ", "0")] == [None, None, 1500, 0]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *((text, None) for text in (None, "", "x", "-1", "1x", "9" * 5000)),
        *((str(number), number) for number in (0, 12)),
    ],
)
def test_the_last_event_is_a_number_that_a_log_can_have(text, number):
    assert last_number(text) == number


def test_a_clock_of_another_rule_book_becomes_that_of_one_s_own_with_the_same_time():
    def times(clock):
        policy = policy_of(clock)
        return policy and (policy.base, policy.increment, policy.move)

    assert clock_in("sv", "long-25") == "sv-25"
    assert clock_in("sv", "") == ""
    for name in clocks():
        for profile in ("is", "fi", "sv", "pl", "en"):
            assert times(clock_in(profile, name)) == times(name)
    own = {clock_in("is", name) for name in clocks() if clock_in("is", name) != name}
    assert all("is" in clocks()[name].editions for name in own)


def test_a_ruling_answers_every_word_in_all_its_parts():
    whole = DecisionForm(event=1, verdicts=["valid"], reasons=["so"], sources=["ÍO"])
    assert whole.answers() == [WordAnswer("valid", "so", "ÍO")]
    for part in ("verdicts", "reasons", "sources"):
        with pytest.raises(BadRuling):
            whole.model_copy(update={part: []}).answers()


def test_what_is_no_record_is_said_to_be_none_and_why(client):
    answer = client.post("/verify", files={"record": ("x.json", b"{}")}, headers=ENGLISH)
    assert answer.status_code == 422
    assert "None" not in answer.text
    other = client.post("/verify", files={"record": ("x.json", b"\xff")}, headers=ENGLISH)
    told = [re.search(r'role="alert">([^<]+)<', one.text)[1] for one in (answer, other)]
    assert told[0] != told[1]


def test_who_asks_for_a_passkey_stays_the_device_that_they_are(client, browser):
    table = browser.sit_down("is", (PERSON, BOT))
    assert client.post("/sign-in/passkey/ask").status_code == 200
    assert browser.view(table)["seats"][0]["yours"]


def test_a_device_without_a_cookie_has_its_seat_by_the_answer_to_the_form(house, browser):
    table, link, _ = call(browser)
    bare = TestClient(create_app(house), follow_redirects=False)
    assert bare.post(link, data={"name": "Ösp"}).status_code == 303
    assert Browser(bare).view(table)["seats"][1]["yours"]


def test_a_table_with_rules_of_its_own_is_not_proposed_to_be_joined_by_one_touch(browser, guest):
    plain, _, _ = call(browser, public="yes")
    special, _, _ = call(browser, public="yes", profile="pl", variants=["blanks-return"])
    lobby = guest.client.get("/lobby", headers=ENGLISH).text
    assert f'action="/tables/{plain}/join"' in lobby
    assert f'href="/tables/{special}"' in lobby
    assert f'action="/tables/{special}/join"' not in lobby


@pytest.mark.parametrize("path", ["/", "/lobby", "/me", "/solo"])
def test_a_language_chosen_on_a_page_is_kept(client, path):
    enter(client, name="Anna")
    assert client.get(path, params={"lang": "fi"}).cookies.get("stafla_lang") == "fi"


@pytest.mark.parametrize("players", [5, 8])
def test_the_kernel_plays_with_as_many_as_the_edition_lets_in(client, players):
    asked = {"profile": "sv", "players": players, "call": "look", "told": ""}
    assert client.post("/api/device/kernel", json=asked).status_code == 422


def test_a_play_that_was_taken_back_is_not_the_last_one_on_the_board(tmp_path):
    with closing(Club(tmp_path / "club.sqlite")) as club:
        table = club.table()
        mover = club.game(table).to_move
        club.act(table, mover, wrong_play(club, table))
        assert _last_play(club, table) is not None
        club.act(table, 1 - mover, Act("challenge"))
        assert _last_play(club, table) is None
        club.act(table, 1 - mover, club.best(table))
        club.act(table, mover, Act("pass"))
        assert _last_play(club, table)["seat"] == 1 - mover


def _last_play(club, table):
    seen = club.tables.observe(table, Audience(OWNER))
    return json.loads(last_play_text(seen.rows, seen.edition))


def test_a_guest_sees_the_tables_of_people_who_have_ratings(client, browser, guest):
    enter(client, name="Anna")
    table, _, _ = call(browser, public="yes")
    page = guest.client.get("/lobby", headers=ENGLISH)
    assert page.status_code == 200
    assert table in page.text


@pytest.mark.parametrize(
    ("changed", "free"),
    [
        ({}, True),
        ({"yours": frozenset({0})}, False),
        ({"hosted": True}, False),
        ({"barred": BadRange()}, False),
        ({"setup": Setup("pl", (), "challenge", variants=("blanks-return",))}, False),
        ({"setup": Setup("pl", (), "challenge", rated=True)}, False),
        ({"places": (Place(0, "free", owner="x"),)}, False),
        ({"places": (Place(0, "free", person="x"), Place(1, "free"))}, True),
    ],
)
def test_a_seat_is_offered_on_the_start_page_if_nothing_need_be_asked(changed, free):
    members = {
        "yours": frozenset(),
        "hosted": False,
        "barred": None,
        "setup": Setup("pl", (), "challenge"),
        "places": (Place(0, "person", None, "Anna", None, "y"), Place(1, "free")),
    }
    assert _is_free(SimpleNamespace(**members | changed), Audience("z")) is free


def test_the_one_person_at_a_device_is_called_by_their_account_and_nobody_else_is():
    def names(*kinds):
        form = TableForm(profile="en", **{f"kind{n}": kind for n, kind in enumerate(kinds, 1)})
        return [guest.name for guest in request_of(form, texts("en"), "Anna").setup.guests]

    assert names("person", "invited") == ["Anna", "Player 2"]
    assert names("invited", "person") == ["Player 1", "Anna"]
    assert names("person", "person") == ["Player 1", "Player 2"]
    assert names("person", BOT)[0] == "Anna"


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (None, None, ""),
        (1500, None, "rated 1500 or more"),
        (None, 1500, "rated 1500 or less"),
        (1400, 1500, "rated 1400 to 1500"),
    ],
)
def test_a_range_is_told_by_the_bounds_that_it_has(least, most, said):
    told = range_named(RatingRange(least, most), texts("en"))
    assert re.sub("[\u2068\u2069]", "", told) == said


@pytest.mark.parametrize(
    ("errors", "field"),
    [
        ([], None),
        ([{"type": "json_invalid", "loc": ("body", 3)}], None),
        ([{"type": "missing", "loc": ("body", "laid", 0, "letter")}], "laid.0.letter"),
        ([{"type": "missing", "loc": ("laid",)}, {"type": "x", "loc": ("y",)}], "laid"),
        ([{"type": "missing", "loc": ("body",)}], None),
    ],
)
def test_a_refusal_names_the_first_field_that_cannot_be_read(errors, field):
    assert field_of(errors) == field


def test_of_the_tables_that_wait_the_first_is_in_one_s_own_language(browser, guest):
    tables = {name: call(browser, public="yes", profile=name)[0] for name in ("fi", "pl", "is")}
    for language in tables:
        page = guest.client.get("/lobby", headers={"accept-language": language}).text
        order = re.findall(r'<li class="gathering-row( suits)?" id="gathering-([^"]+)"', page)
        assert order[0] == (" suits", tables[language])
        assert [suits for suits, _ in order[1:]] == ["", ""]
    page = guest.client.get("/lobby", headers={"accept-language": "sv"}).text
    assert "suits" not in page


def test_a_question_that_is_laid_aside_waits_no_longer_and_is_no_ruling(client, house):
    enter(client, name="Ása")
    house.accounts.rows.set_roles(house.accounts.by_name("Ása").id, ["arbiter"], 0)
    form = {"edition": "is", "word": "hestur", "kind": "missing", "text": "so"}
    assert client.post("/words/report", data=form).status_code == 200
    desk = client.get("/arbiter", headers=ENGLISH).text
    assert "HESTUR" in desk
    question = re.search(r'name="question" value="([^"]+)"', desk)[1]
    aside = {"question": question, "verdict": "aside", "reason": "", "source": ""}
    assert client.post("/arbiter", data=aside).status_code == 303
    assert "HESTUR" not in client.get("/arbiter", headers=ENGLISH).text
    assert "HESTUR" not in client.get("/rulings", headers=ENGLISH).text


LANGUAGE_KEPT = (
    *("/", "/lobby", "/games", "/me", "/people/{person}", "/sign-in", "/sign-up", "/variants"),
    *("/moderation", "/administration", "/tables/new", "/tables/{waiting}", "/solo", "{solo}"),
    *("{bingo}", "{bingo}/join", "{duplicate}", "/companion", "/results", "/device"),
    *("/tables/{waiting}/transfer", "/tables/{table}", "{reverse}"),
)


def test_a_language_chosen_on_any_page_is_kept(client, browser, house):
    enter(client, name="Anna")
    anna = house.accounts.by_name("Anna")
    house.community.set_roles(None, anna.id, ["moderator", "administrator"])
    table = browser.sit_down("is", check="automatic")
    for _ in range(4):
        browser.step(table)
    browser.act(table, 0, "resign")

    def path_of(answer):
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    places = {
        "person": anna.id,
        "table": table,
        "waiting": call(browser)[0],
        "bingo": path_of(client.post("/bingo", data={"profile": "is"})),
        "duplicate": path_of(client.post("/duplicate", data={"profile": "is"})),
        "solo": path_of(client.post("/solo", data={"mode": "daily", "profile": "is"})),
        "reverse": path_of(client.post(f"/tables/{table}/reverse")),
    }
    kept = {}
    for path in LANGUAGE_KEPT:
        for wanted in ("fi", "nobody's"):
            if "stafla_lang" in client.cookies:
                client.cookies.delete("stafla_lang")
            answer = client.get(path.format(**places), params={"lang": wanted})
            assert answer.status_code == 200, path
            kept[path, wanted] = answer.cookies.get("stafla_lang")
    assert kept == {(path, one): "fi" if one == "fi" else None for path, one in kept}


def test_the_best_of_open_tiles_is_the_highest_of_each_edition_whatever_came_last():
    played = [("open", "fi", 310), ("open", "fi", 420), ("open", "fi", 290), ("open", "sv", 5)]
    played += [("daily", "fi", 900), ("one", "sv", 800)]
    rows = tuple(
        Pastime(str(number), kind, number, profile, "o" * 64, total=total)
        for number, (kind, profile, total) in enumerate(played)
    )
    assert _best(rows) == {"fi": 420, "sv": 5}


def test_a_form_that_is_longer_than_a_cookie_is_kept_is_not_read():
    def keep(length):
        text = "title=" + "a" * (length - len("title="))
        return choices.read(SimpleNamespace(cookies={"form": text}), "form")

    assert keep(choices.LONGEST).keys() == {"title"}
    assert keep(choices.LONGEST + 1) == {}


def test_a_play_is_undecided_only_while_its_word_is_unknown():
    row = Row(1, 0, "play", 5, 5)
    verdicts = (None, "valid", "unknown")
    shown = [_is_undecided(replace(row, verdict=verdict)) for verdict in verdicts]
    assert shown == [False, False, True]
    assert not _is_undecided(replace(row, verdict="unknown", stands=False))


def _is_undecided(row):
    return json.loads(turn_text(row, load("is")))["undecided"]
