"""The judge's desk of an event by its pages: no word is shown afterwards."""

import re

import pytest
from starlette.testclient import TestClient

from stafla.contest.event import SlipEntered, Slipped
from tests.club.club import Words
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import ENGLISH, Desk

TEXTS = {"valid": "The play stands", "invalid": "The play does not stand"}


@pytest.fixture
def desk(client):
    enter(client, name="Anna")
    return Desk(client).open().begin()


@pytest.fixture
def other(client):
    return TestClient(client.app, follow_redirects=False)


def send(desk, act, path="/judge", status=200, **more):
    told = {"act": act, "table": "1", "round": "1", "by": "second", **more}
    answer = desk.client.post(f"/events/{desk.event}{path}", data=told, headers=ENGLISH)
    assert answer.status_code == status, answer.text
    return answer


def choose(desk, house):
    edition, words = house.word_desk.lists()[2]
    send(desk, "list", status=303, list=f"{edition.id}/{words.fingerprint}")
    return house.contests.get(desk.event).event.words


class ClubWords(Words):
    """A second list of the same language."""

    name, fingerprint = "club", "111111"


def test_the_list_in_the_form_is_the_one_that_is_chosen(desk, house, monkeypatch):
    def both(edition):
        return [Words(edition.id), ClubWords(edition.id)]

    def options_chosen():
        # rows that break, for a closed list cuts what is longer than a phone is wide
        return re.findall(r'type="radio" name="list" value="([^"]+)" checked', desk.page("/judge"))

    monkeypatch.setattr(house.tables.vocabularies, "of", both)
    assert options_chosen() == ["en/000000"]
    for listed in ("sv/111111", "sv/000000"):
        send(desk, "list", status=303, list=listed)
        assert options_chosen() == [listed]


def verdict(desk, words):
    answer = send(desk, "judge", status=303, words=words)
    return answer.headers["location"].removeprefix(f"/events/{desk.event}")


def test_words_are_judged_once_the_opponent_has_seen_them(desk, house, other):
    assert "choose the tournament" in desk.page("/judge")
    assert "word list is not installed" in send(desk, "ask", status=422, words="ab").text
    listed = choose(desk, house)
    assert listed.edition == "sv"
    assert listed.fingerprint in desk.page("/judge?table=1")
    entries = house.contests.get(desk.event).event.entries
    assert "Who challenges?" in send(desk, "ask", words="ab", by="").text
    asked = send(desk, "ask", words="ab cd")
    assert "<li>AB</li><li>CD</li>" in asked.text
    assert asked.headers["cache-control"] == "no-store"
    assert house.contests.get(desk.event).event.entries == entries
    told = desk.page(verdict(desk, "ab cd"))
    assert TEXTS["valid"] in told
    assert "loses 10 points" in told
    assert ">AB<" not in told
    # the second screen has it too, for whoever looks, and the desk as a note to the result
    screen = other.get(f"/events/{desk.event}/judge/screen", headers=ENGLISH).text
    assert TEXTS["valid"] in screen
    assert "AB" not in screen
    assert "To be taken off" in desk.page()
    assert "To be taken off" in desk.page("/desk?entered=1")


def test_a_play_is_a_note_to_no_result_once_its_table_is_there_no_more(desk, house):
    choose(desk, house)
    where = verdict(desk, "ab cd")
    challenged = "<li>Table 1: "
    assert challenged in desk.page()
    first, _ = house.contests.get(desk.event).seated["A", 1][0]
    desk.act("withdraw", player=first, reason="ill")
    page = desk.page()
    assert "Tables we are waiting for: 2" in page
    assert challenged not in page
    # the log keeps it
    assert "AB CD – The play stands" in page
    assert TEXTS["valid"] in desk.page(where)


def test_one_bad_word_of_three_reads_as_three_bad_of_three(desk, house):
    choose(desk, house)
    pages = [desk.page(verdict(desk, words)) for words in ("ab cd xyz", "xyz zyx yzx")]
    one, three = (
        page.replace(f"/judge/{number}", "/judge/n")
        for page, number in zip(pages, house.contests.get(desk.event).event.judged, strict=True)
    )
    assert TEXTS["invalid"] in one
    assert plain(one) == plain(three)


def plain(page):
    """A page but for the moment at which it was looked at."""
    head, _, rest = page.partition('data-clears="')
    seconds, _, tail = rest.partition("data-seconds")
    return head, seconds.partition('"')[2], tail.partition("</b>")[2]


def test_a_verdict_that_is_not_new_is_shown_no_more(desk, house, monkeypatch):
    choose(desk, house)
    where = verdict(desk, "xyz")
    later = house.tables.now() + 10_001
    monkeypatch.setattr(house.tables, "now", lambda: later)
    assert TEXTS["invalid"] not in desk.page(where)
    assert TEXTS["invalid"] not in desk.page("/judge/screen")


def test_an_appeal_is_decided_with_what_is_known_of_the_words(desk, house, other):
    choose(desk, house)
    number = verdict(desk, "xyz ab").rpartition("=")[2]
    path = f"/judge/{number}"
    assert "appeals the verdict" in desk.page(path)
    send(desk, "appeal", path, 303, about="in the dictionary")
    assert "has appealed" in desk.page()
    assert path in desk.page("/judge")
    shown = desk.page(path)
    assert "XYZ" in shown
    assert "in the dictionary" in shown
    assert "Choose a verdict." in send(desk, "rule", path).text
    assert "needs a reason" in send(desk, "rule", path, 422, verdict="valid").text
    send(desk, "rule", path, 303, verdict="valid", reason="it is in an older edition")
    assert "it is in an older edition" in desk.page(path)
    assert "has appealed" not in desk.page()
    # a helper notes verdicts and appeals, and decides none
    enter(other, name="Bo")
    desk.act("appoint", name="Bo", office="helper")
    second = verdict(Desk(other, desk.event), "xyz").rpartition("=")[2]
    send(Desk(other, desk.event), "appeal", f"/judge/{second}", 303)
    assert "XYZ" not in Desk(other, desk.event).page(f"/judge/{second}")
    send(Desk(other, desk.event), "rule", f"/judge/{second}", 403, verdict="valid", reason="x")


def judge_and_give_link(desk, house):
    """A play is judged: the number of its entry, whose it was, and the way to their own page."""
    choose(desk, house)
    number = verdict(desk, "xyz").rpartition("=")[2]
    player = house.contests.get(desk.event).event.judged[int(number)].what.one
    directors = house.accounts.several(list(house.contests.roles(desk.event)))
    links = house.contests.players.give_links(desk.event, directors[0], [player])
    return number, player, f"/events/{desk.event}/phone/{links[player]}"


def test_who_can_decide_on_an_appeal_is_named_and_whom_to_appoint_if_nobody_can(desk, house):
    """A judge who played in the game saw that the player waits, and not for whom."""
    number, _, link = judge_and_give_link(desk, house)
    path = f"/judge/{number}"
    send(desk, "appeal", path, 303)
    assert "Nobody who runs this tournament" not in desk.page(path)
    desk.act("on", phase="published", to="playing")
    slip = {"round": "1", "own": "400", "against": "380", "me": "1"}
    told = desk.client.post(link, data=slip)
    assert told.status_code == 303
    page = desk.page(path)
    assert "waits for the judge" in page
    assert 'value="rule"' not in page
    assert "Nobody who runs this tournament can decide" in page
    assert f'href="/events/{desk.event}/desk#staff"' in page
    bo = TestClient(desk.client.app, follow_redirects=False)
    enter(bo, name="Bo")
    desk.act("appoint", name="Bo", office="judge")
    assert "These can decide: Bo" in desk.page(path)
    assert 'value="rule"' in Desk(bo, desk.event).page(path)


def test_a_director_who_reports_for_a_player_by_the_link_is_not_that_player(desk, house):
    """The only director helped a player with a phone, and could decide on no appeal of theirs."""
    number, player, link = judge_and_give_link(desk, house)
    send(desk, "appeal", f"/judge/{number}", 303)
    desk.act("on", phase="published", to="playing")
    assert "You help to run this tournament." in desk.client.get(link, headers=ENGLISH).text
    slip = {"round": "1", "own": "400", "against": "380"}
    assert desk.client.post(link, data=slip).status_code == 303
    last = house.contests.get(desk.event).entries[-1]
    (anna,) = house.contests.roles(desk.event)
    assert (type(last.what), last.author) == (SlipEntered, anna)
    bouts = house.contests.get(desk.event).event.division("A").rounds[0].bouts
    assert {player: (400, 380)} in [bout.slips for bout in bouts]
    assert "Phone, for the player" in desk.page()
    assert 'value="rule"' in desk.page(f"/judge/{number}")
    send(desk, "rule", f"/judge/{number}", 303, verdict="valid", reason="it is there")


def test_a_report_at_the_own_page_has_the_player_for_its_author(desk, house, other):
    """Whose account it is stands beside the player, whatever office the account has."""
    event = Desk(desk.client).open().event
    again = Desk(desk.client, event)
    again.act("announce", day="2026-11-28", free="yes")
    enter(other, name="Bo")
    for client, name in ((desk.client, "Anna"), (other, "Bo")):
        assert client.post(f"/events/{event}/join", data={"name": name}).status_code == 303
    again.act("on", phase="registration", to="check-in")
    again.act("all")
    again.act("pair")
    again.button("publish")
    again.act("on", phase="published", to="playing")
    assert "You help to run" not in again.page("/mine")
    slip = {"round": "1", "own": "400", "against": "380"}
    assert desk.client.post(f"/events/{event}/mine", data=slip).status_code == 303
    last = house.contests.get(event).entries[-1]
    assert isinstance(last.what, Slipped)
    assert last.author == last.what.player
    assert house.contests.get(event).event.people[last.author].name == "Anna"
