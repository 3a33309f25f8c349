"""Prizes and an event's own rules by the director's pages."""

import re

import pytest
from starlette.testclient import TestClient

from stafla.contest.event import federations
from stafla.data.catalogue import LANGUAGES
from stafla.web.rendering import languages
from stafla.web.rendering.labels import federation_name
from tests.marks import in_ci_but
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import ENGLISH, Desk

RULES = {
    "key": ["wins", "sum", ""],
    "bye_is": "half",
    "bye_spread": "30",
    "forfeit_spread": "60",
    "bye_firsts": "alternate",
    "spread_cap": "250",
    "withdrawal": "void",
    "late": "bye",
}


@pytest.fixture
def desk(client):
    enter(client, name="Anna")
    return Desk(client).open()


@pytest.fixture
def other(client):
    return TestClient(client.app, follow_redirects=False)


def set_prize(desk, status=303, **form):
    data = {"division": "A", **form}
    path = f"/events/{desk.event}/desk/prizes"
    answer = desk.client.post(path, data=data, headers=ENGLISH)
    assert answer.status_code == status, answer.text
    return answer


def set_rules(desk, status=303, **form):
    path = f"/events/{desk.event}/desk/rules"
    answer = desk.client.post(path, data=RULES | form, headers=ENGLISH)
    assert answer.status_code == status, answer.text
    return answer


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("fi", "Suomi", "Nämä ovat liiton luvut (Suomi)"),
        ("sv", "Finland", "förbundets regler (Finland)"),
        ("pl", "Finlandia", "zasady federacji (Finlandia)"),
        ("is", "Finnland", "sambandið það (Finnland)"),
        ("en", "Finland", "the numbers of Finland"),
    ],
)
def test_a_country_is_called_as_readers_call_it(desk, language, name, told):
    """A Swede read of "Suomi" and a Finn of "Ísland" in the middle of a sentence."""
    form = desk.client.get(f"/events/new?lang={language}").text
    assert f'<option value="fi">{name}</option>' in form.replace(" selected", "")
    say = languages.texts(language)
    named = federation_name(federations()["fi"], say)
    assert told in say("rules-theirs", name=named).replace("\u2068", "").replace("\u2069", "")
    assert federation_name(federations()["naspa"], say) == "NASPA"


def test_prizes_are_set_and_say_who_has_them(desk, house):
    set_prize(desk, act="rule", unit="kr", ties="place", once="yes")
    set_prize(desk, act="add", kind="place", money="1 500", below="1600", label="left over")
    set_prize(desk, act="add", kind="rating", thing="a book", below="1470")
    set_prize(desk, act="add", kind="high-win", money="100")
    set_prize(desk, act="add", kind="named", label="Best play", thing="a pen")
    page = desk.page("/desk/prizes")
    assert "1,500\u00a0kr" in page
    # sentences to choose from are whole on a phone, where a list would cut them
    assert re.search(r'type="radio" name="ties" value="place" checked', page)
    assert page.count("nobody yet") > 3
    desk.begin()
    desk.enter(1, 512, 380, 1)
    desk.enter(2, 410, 390, 1)
    bo = re.search(r'<option value="([\w-]{22})">Väinö', desk.page("/desk/prizes"))[1]
    set_prize(desk, act="name", prize="4", player=bo)
    page = " ".join(desk.page("/desk/prizes").split())
    assert "with 512" in page
    assert re.search(r"Best play</b>: a pen<br><small>Väinö</small>", page)
    set_prize(desk, act="group", player=bo, groups="junior, new")
    assert "Väinö: junior, new" in desk.page("/desk/prizes")
    set_prize(desk, act="remove", prize="1")
    assert [one.number for one in house.contests.get(desk.event).event.fund.prizes] == [2, 3, 4]
    assert "Prize decided" in desk.page()


def test_a_group_has_standings_of_its_own_on_the_page_and_on_paper(desk, other):
    desk.begin()
    desk.enter(1, 412, 380, 1)
    desk.enter(2, 410, 410, 1, sure="2")
    options = re.findall(r'<option value="([\w-]{22})">([^<]+)', desk.page("/desk/prizes"))
    ids = {name: one for one, name in options}
    line = r'<td>(\d)</td><th scope="row"><a[^>]*>([^<]+)'
    places = {name: int(place) for place, name in re.findall(line, desk.page(""))}
    assert sorted(places.values()) == [1, 2, 2, 4]
    first, *others = sorted(places, key=places.__getitem__)
    set_prize(desk, act="group", player=ids[first], groups="new & old")
    for name, group in zip(others, ("Juniors", "juniors, x", "JUNIORS"), strict=True):
        set_prize(desk, act="group", player=ids[name], groups=group)
    page = desk.page("?group=junIORS")
    assert re.findall(line, page) == [("1", others[0]), ("1", others[1]), ("3", others[2])]
    assert [int(one) for one in re.findall(r">(\d)</td></tr>", page)][-3:] == [2, 2, 4]
    assert re.search(r'href="[^"]*\?group=Juniors" aria-current="page">Juniors<', page)
    assert re.search(r'data-address="[^"]*\?group=Juniors"', page)
    assert "group=new+%26+old" in page
    # whoever asks for a group that is none sees everybody
    assert len(re.findall(line, desk.page("?group=<b>"))) == 4
    sheet = other.get(f"/events/{desk.event}/paper/groups", headers=ENGLISH).text
    assert sheet.count('<section class="a4') == 3
    assert sheet.count(first) == 1


def test_players_and_groups_stand_as_the_reader_looks_for_them(desk):
    for name in ("Zara", "Östen", "Åke", "Ängla", "Bo"):
        desk.act("list", division="A", players=name)
    for path in ("/desk", "/desk/prizes"):
        text = desk.client.get(f"/events/{desk.event}{path}?lang=sv").text
        selects = re.findall(r"<select[^>]*>(.*?)</select>", text, re.S)
        names = [re.findall(r'<option value="[\w-]{22}">([^<]+)', one) for one in selects]
        assert [one for one in names if one] == [["Bo", "Zara", "Åke", "Ängla", "Östen"]], path
    ids = dict(re.findall(r'<option value="([\w-]{22})">([^<]+)', text))
    for number, player in enumerate(ids):
        group = ("zon", "Östra", "åldringar", "Äldre", "barn")[number]
        set_prize(desk, act="group", player=player, groups=group)
    desk.begin()
    text = desk.client.get(f"/events/{desk.event}?lang=sv").text
    order = re.findall(r'href="[^"]*\?group=[^"]*"[^>]*>([^<]+)<', text)
    assert order == ["barn", "zon", "åldringar", "Äldre", "Östra"]


@pytest.mark.parametrize(
    "form",
    [
        {"act": "add", "kind": "place"},
        {"act": "add", "kind": "best", "money": "5"},
        {"act": "add", "kind": "place", "money": "-5"},
        {"act": "add", "kind": "place", "money": "٥"},
        {"act": "add", "kind": "rating", "money": "5"},
        {"act": "rule", "ties": "x"},
        # whatever else is wrong with it
        {"act": "rule", "ties": "x", "unit": "kronor och ören"},
        {"act": "name", "prize": "7"},
    ],
)
def test_what_is_no_prize_is_said_to_be_none(desk, form):
    answer = set_prize(desk, 422, **form)
    assert "A prize needs money" in answer.text


def test_the_event_s_own_rules_are_set_and_said_in_words(desk, house):
    assert "These are the numbers of Svenska Scrabbleförbundet." in desk.page("/desk/rules")
    set_rules(desk)
    page = desk.page("/desk/rules")
    assert re.search(r'type="radio" name="bye_firsts" value="alternate" checked', page)
    assert "Order: wins, own points, then lots." in page
    for sentence in (
        "A bye is half a win with a spread of +30.",
        "A forfeit takes 60 points of spread from one and gives them to the other.",
        "Rounds of who has withdrawn: listed, counts for nothing.",
        "Rounds before a player came: a bye.",
        "A game counts 250 points of spread at most.",
        "Who forfeits is charged a start, first and second in turn.",
    ):
        assert f"<li>{sentence}</li>" in page
    assert "it differs from the numbers of Svenska Scrabbleförbundet" in page
    opened = house.contests.get(desk.event).event.opening()
    assert (opened.scoring.spread_cap, opened.withdrawal, opened.late) == (250, "void", "bye")
    desk.begin()
    assert "A correction needs a reason" in set_rules(desk, 422, bye_spread="31").text
    set_rules(desk, bye_spread="31", reason="as announced")
    assert "as announced" in desk.page()


@pytest.mark.parametrize(
    "wrong",
    [
        {"key": []},
        {"key": ["wins", "wins"]},
        {"key": ["luck"]},
        {"bye_spread": "x"},
        {"bye_spread": "-1"},
        {"spread_cap": "lots"},
        {"late": "never"},
        {"bye_is": "loss"},
    ],
)
def test_rules_that_make_no_order_are_refused_and_stay_typed(desk, wrong):
    answer = set_rules(desk, 422, **wrong)
    assert "These numbers cannot hold" in answer.text
    assert 'name="forfeit_spread" inputmode="numeric" maxlength="4" value="60"' in answer.text


@pytest.mark.parametrize("path", ["/desk/prizes", "/desk/rules"])
def test_only_the_director_sees_and_sets_them(desk, other, path):
    where = f"/events/{desk.event}{path}"
    data = {"act": "rule", "ties": "place", **RULES}
    assert other.get(where).status_code in (303, 401)
    assert other.post(where, data=data).status_code in (303, 401)
    enter(other, name="Bo Ek")
    desk.act("appoint", name="Bo Ek", office="judge")
    assert other.get(where).status_code == 403
    assert other.post(where, data=data).status_code == 403


@pytest.mark.parametrize("asked", in_ci_but(LANGUAGES, "is", "pl"))
def test_every_page_says_all_it_should(desk, asked):
    for kind in ("place", "high-win", "high-loss", "low-win", "margin", "spread", "upset"):
        set_prize(desk, act="add", kind=kind, money="5")
        set_prize(desk, act="add", kind=kind, money="5")
    for kind in ("family", "team", "group", "named"):
        set_prize(desk, act="add", kind=kind, money="5", label="x")
    set_prize(desk, act="add", kind="rating", money="5", below="1500")
    set_rules(desk)
    for path in ("/desk/prizes", "/desk/rules", "/desk"):
        answer = desk.client.get(f"/events/{desk.event}{path}?lang={asked}")
        assert answer.status_code == 200, answer.text
        text = re.sub(r'(class|id|for|aria-labelledby|href|value)="[^"]*"', "", answer.text)
        assert not re.search(r"(prizes|rules|events)-[a-z]", text)
        assert "{ $" not in answer.text


def test_money_is_written_as_the_reader_writes_it(desk, other):
    set_prize(desk, act="rule", unit="kr", ties="place", once="yes")
    set_prize(desk, act="add", kind="high-win", money="1500")
    for asked, amount in (("en", "1,500"), ("sv", "1\u00a0500"), ("is", "1.500")):
        for client, path in ((other, ""), (other, "/paper/prizes"), (desk.client, "/desk/prizes")):
            page = client.get(f"/events/{desk.event}{path}?lang={asked}").text
            assert f"{amount}\u00a0kr" in page


def test_everybody_sees_what_there_is_to_win_and_in_the_end_who_won(desk, other):
    set_prize(desk, act="rule", unit="kr", ties="place", once="yes")
    set_prize(desk, act="add", kind="high-win", money="100")
    seen = Desk(other, desk.event)
    assert "Most points in a won game</b>: 100\u00a0kr</li>" in seen.page("")
    assert "A bye is a win with a spread of +50." in seen.page("")
    desk.begin()
    desk.enter(1, 512, 380, 1)
    assert "100\u00a0kr</li>" in seen.page("")
    for number in (1, 2, 3):
        for table in (1, 2):
            desk.enter(table, 410 if number > 1 or table > 1 else 512, 380, number)
        if number < 3:
            desk.act("pair")
            desk.button("publish")
    desk.act("on", phase="entering", to="closed")
    assert re.search(r"100\u00a0kr<br>(Åke|Łucja|Þóra|Väinö)</li>", seen.page(""))
