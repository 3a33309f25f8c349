"""Playing at once from the start page: against a bot, a person who waits, or by a code."""

import html
import re

import pytest

from stafla.bots import LEVELS
from stafla.club import GameLists
from stafla.club.codes import LETTERS, TRIES, code_in, in_groups, new_code
from stafla.club.lexica import UnknownLexicon
from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.web.rendering import labels
from tests.attacks.conftest import enter
from tests.club.test_next_bot import a_game
from tests.web.lobby.test_gathering import call, guest  # noqa: F401 - a fixture


def where(answer):
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def play(client, language="is", **more):
    return client.post(f"/play?lang={language}", data={"opponent": "bot", **more})


def view(client, path):
    return client.get(f"/api{path}").json()


def code_of(client, table):
    return re.search(r'spoken-code">([^<]+)<', client.get(f"/tables/{table}").text)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_plays_the_weakest_bot_in_the_language_of_the_page(client, language):
    page = client.get(f"/?lang={language}").text
    say = catalogue(language, "start", "bots")
    assert f">{say(f'bot-{LEVELS[0]}')}</span>" in page
    assert f">{say('clock-short-none')}</span>" in page
    table = view(client, where(play(client, language)))
    assert table["edition"]["profile"] == language
    assert [seat["bot"] for seat in table["seats"]] == [None, LEVELS[0]]
    assert table["seats"][0]["name"] == say("guest")
    assert table["clock"] is None


def test_what_was_chosen_last_is_proposed_again(client):
    play(client, profile="pl", level="club", bot_clock="quick-10", person_clock="days-3")
    page = client.get("/?lang=is").text
    for value in ("pl", "club", "quick-10", "days-3"):
        assert re.search(rf'<option value="{value}"[^>]* selected>', page), value
    # a button of the lobby says nothing of bots
    client.post("/play", data={"opponent": "person", "profile": "is", "person_clock": "long-25"})
    assert re.search(r'<option value="club"[^>]* selected>', client.get("/").text)


@pytest.mark.parametrize("opponent", ["bot", "person"])
def test_who_chose_a_clock_once_can_play_without_one_again(client, opponent):
    clock = f"{opponent}_clock"
    for chosen in ("long-25", "", None):
        wish = {"opponent": opponent, "profile": "is"} | ({} if chosen is None else {clock: chosen})
        table = where(client.post("/play", data=wish))
        page = client.get("/?lang=is").text
        offered = page[page.index(f'<select class="field" id="{clock}"') :]
        selected = re.search(r'<option value="([^"]*)"[^>]* selected>', offered)[1]
        assert selected == (chosen or ""), chosen
        if opponent == "bot":
            assert (view(client, table)["clock"] is None) == (not chosen)


def test_a_table_of_one_s_own_is_remembered_without_its_names_and_words(client):
    assert '<option value="beginner" selected>' in client.get("/tables/new").text
    form = {"profile": "fi", "kind1": "person", "kind2": "invited", "clock": "long-25"}
    more = {"variants": "theme", "theme": "meri", "theme_words": "LAIVA", "check": "automatic"}
    where(client.post("/tables", data=form | more | {"public": "yes", "name1": "Aino"}))
    page = client.get("/tables/new?lang=is").text
    for value in ("fi", "automatic", "theme"):
        assert re.search(rf'value="{value}"[^>]* checked>', page), value
    assert '<option value="long-25" selected>' in page
    assert "LAIVA" not in page and "meri" not in page
    assert 'value="Aino"' in page


@pytest.mark.parametrize("cookie", ["stafla_play", "stafla_own"])
@pytest.mark.parametrize(
    "text",
    [
        "profile=xx&level=oracle&bot_clock=99%2B99999&person_clock=%00",
        "profile=" + "x" * 100,
        "&" * 1999,
        "=" * 1999,
        "%ff%fe=%zz",
        "profile=en&" * 181,
        "x" * 5000,
        "kind1=%3Cscript%3E&name1=%3Cscript%3E&variants=%3Cscript%3E&name=%3Cscript%3E",
    ],
)
def test_whatever_a_browser_says_it_remembers_the_pages_stand(client, cookie, text):
    client.cookies.set(cookie, text)
    for path in ("/", "/tables/new", "/lobby"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "<script>" not in answer.text
    assert where(play(client)).startswith("/tables/")


def test_two_who_want_to_play_somebody_meet(client, guest, house):  # noqa: F811
    wish = {"opponent": "person", "profile": "is", "person_clock": "long-25"}
    table = where(client.post("/play", data=wish))
    # who asks again waits where they wait
    assert where(client.post("/play", data=wish)) == table
    assert where(guest.client.post("/play", data=wish)) == table
    names = [seat["name"] for seat in view(client, table)["seats"]]
    assert len(set(names)) == 2
    assert all(re.fullmatch(r"(Guest|Gestur) \d{3}", name) for name in names)


def test_guests_of_the_same_number_meet_and_one_gets_another(client, guest, monkeypatch):  # noqa: F811
    drawn = iter([7, 7, 7, 8])
    monkeypatch.setattr(labels.secrets, "randbelow", lambda below: next(drawn))
    wish = {"opponent": "person", "profile": "fi", "person_clock": "quick-10"}
    table = where(client.post("/play?lang=fi", data=wish))
    assert where(guest.client.post("/play?lang=fi", data=wish)) == table
    assert [seat["name"] for seat in view(client, table)["seats"]] == ["Vieras 107", "Vieras 108"]


def test_a_guest_who_gives_a_name_that_another_there_has_is_told_so(client, guest, monkeypatch):  # noqa: F811
    monkeypatch.setattr(labels.secrets, "randbelow", lambda below: 7)
    wish = {"opponent": "person", "profile": "fi", "person_clock": "quick-10"}
    table = where(client.post("/play?lang=fi", data=wish))
    # who names nobody, where every number drawn is that of another, is told as well
    for name in ("Vieras 107", ""):
        answer = guest.client.post(f"{table}/join?lang=fi", data={"name": name})
        assert answer.status_code == 422
        assert view(client, table)["code"] == "no-such-table"
    monkeypatch.undo()
    assert where(guest.client.post(f"{table}/join", data={"name": ""})) == table


@pytest.mark.parametrize(
    "other",
    [
        {"profile": "fi"},
        {"clock": "days-3"},
        {"kind3": "invited"},
        {"least": "1600"},
        {"variants": "blanks-return"},
        {"rated": "yes"},
    ],
)
def test_a_seat_at_another_kind_of_table_is_not_taken(client, guest, browser, other):  # noqa: F811
    table, _, _ = call(browser, public="yes", **({"clock": "long-25"} | other))
    wish = {"opponent": "person", "profile": "is", "person_clock": "long-25"}
    assert where(guest.client.post("/play", data=wish)) != f"/tables/{table}"


def test_who_waits_longest_by_the_clock_wanted_comes_first(browser, guest, client):  # noqa: F811
    call(browser, public="yes", clock="long-15-10")
    table, _, _ = call(browser, public="yes", clock="long-25")
    call(browser, public="yes", clock="long-25")
    wish = {"opponent": "person", "profile": "is", "person_clock": "long-25"}
    assert where(guest.client.post("/play", data=wish)) == f"/tables/{table}"


def test_a_table_whose_maker_is_not_there_comes_last(browser, guest, house):  # noqa: F811
    left, _, _ = call(browser, public="yes", clock="long-25")
    table, _, _ = call(browser, public="yes", clock="long-15-10")
    house.lobby.attendance.sign_off(left, [0])
    wish = {"opponent": "person", "profile": "is", "person_clock": "long-25"}
    assert where(guest.client.post("/play", data=wish)) == f"/tables/{table}"
    # and is taken all the same
    assert where(guest.client.post("/play", data=wish)) == f"/tables/{left}"


def test_the_clock_of_the_rule_book_is_taken_where_it_gives_that_time(client):
    table = view(client, where(play(client, profile="sv", bot_clock="long-25")))
    assert (table["clock"]["base"], table["clock"]["penalty"]) == (1500, 10)
    page = client.get("/?lang=sv").text
    assert re.search(r'<option value="long-25"[^>]* selected>25\u00a0min<', page)


def test_who_is_signed_in_is_called_by_name(client):
    enter(client, "Sigrún")
    assert view(client, where(play(client)))["seats"][0]["name"] == "Sigrún"
    form = {"profile": "is", "kind1": "person", "kind2": LEVELS[0]}
    table = where(client.post("/tables", data=form))
    assert view(client, table)["seats"][0]["name"] == "Sigrún"


def test_a_name_typed_once_is_there_the_next_time(browser, guest):  # noqa: F811
    _, link, _ = call(browser)
    guest.client.post(link, data={"name": "Ösp"})
    _, link, _ = call(browser)
    assert 'value="Ösp"' in guest.client.get(link).text
    assert view(guest.client, where(play(guest.client)))["seats"][0]["name"] == "Ösp"


def test_who_gives_no_name_sits_down_as_a_guest(browser, guest):  # noqa: F811
    table, link, _ = call(browser)
    where(guest.client.post(f"{link}?lang=en", data={}))
    assert re.fullmatch(r"Guest \d{3}", browser.view(table)["seats"][1]["name"])


def test_a_code_leads_to_the_invitation_however_it_is_typed(browser, guest):  # noqa: F811
    table, link, _ = call(browser)
    code = code_of(browser.client, table)
    for typed in (code, code.lower(), code.replace(" ", "-"), f" {code[:2]}.{code[2:]} "):
        assert where(guest.client.post("/join", data={"code": typed})) == link
    where(guest.client.post(link, data={"name": "Ösp"}))
    assert where(guest.client.post("/join", data={"code": code})) == link
    assert where(guest.client.get(link)) == f"/tables/{table}"


def test_others_are_not_shown_the_code(browser, guest):  # noqa: F811
    table, _, _ = call(browser, public="yes")
    code = code_of(browser.client, table)
    for path in (f"/tables/{table}", "/lobby", "/"):
        assert code not in guest.client.get(path).text
        assert code.replace(" ", "") not in guest.client.get(path).text


@pytest.mark.parametrize("code", ["", "ABC", "ABCDEF", "ÞÆÖABC", "A" * 40, "%00", "ABCDE<"])
def test_a_code_of_nothing_is_said_to_be_none(client, code):
    answer = client.post("/join?lang=en", data={"code": code})
    assert answer.status_code == 404
    assert "This code leads nowhere." in answer.text
    assert html.escape(code) in answer.text
    assert client.post("/join", data={"code": "A" * 41}).status_code == 422


def test_codes_are_not_tried_without_end(client):
    answers = [client.post("/join", data={"code": "AAAAAA"}).status_code for _ in range(TRIES.most)]
    assert set(answers) == {404}
    assert client.post("/join", data={"code": "AAAAAA"}).status_code == 429


def test_codes_are_spread_over_all_letters_and_read_back():
    codes = {new_code(str(number)) for number in range(500)}
    assert len(codes) == 500
    assert {letter for code in codes for letter in code} == set(LETTERS)
    assert all(code_in(in_groups(code)) == code for code in codes)


def test_a_refusal_is_told_on_the_start_page(client, monkeypatch):
    monkeypatch.setattr("stafla.web.lobby.start.against_bot", refusal)
    answer = client.post("/play?lang=en", data={"opponent": "bot"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "This word list is not installed" in answer.text


def refusal(*_anything):
    raise UnknownLexicon


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_two_wins_the_next_level_is_proposed_and_begun_by_one_touch(
    client, language, monkeypatch
):
    won = [a_game(LEVELS[0]), a_game(LEVELS[0])]
    say = catalogue(language, "start", "bots")
    proposal = say("play-next-level", next=say(f"bot-{LEVELS[1]}"))
    assert proposal not in client.get(f"/?lang={language}").text
    monkeypatch.setattr(GameLists, "ended_games", lambda _self, _who: won)
    page = client.get(f"/?lang={language}").text
    assert proposal in page
    form = re.search(r'<form class="next-level".*?</form>', page, re.DOTALL)[0]
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    table = view(client, where(client.post(f"/play?lang={language}", data=fields)))
    assert [seat["bot"] for seat in table["seats"]] == [None, LEVELS[1]]
    # who plays another level already is not asked again
    assert proposal not in client.get(f"/?lang={language}").text
