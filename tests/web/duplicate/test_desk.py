"""The arbiter's desk as forms that need no script: who sees it, what it asks for, what it shows."""

import html
import re
from itertools import pairwise
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import stafla.web
from stafla.data.catalogue import LANGUAGES
from stafla.web.duplicate.desk_acts import CALLER_ACTS, DESK_ACTS, OF_CALLER
from tests.aside import run
from tests.marks import in_ci_but
from tests.web.duplicate.test_pages import (
    EN,
    another,
    begin,
    form_of,
    join_in,
    path_of,
    penalties_on,
    plays,
    state_of,
    text,
)
from tests.web.streams import begin as begin_stream


@pytest.fixture
def phone(client):
    """Another device at the same server."""
    other = TestClient(client.app, follow_redirects=False)
    yield other
    other.close()


def at_desk(client, desk, **form):
    """An act that goes through."""
    assert path_of(client.post(desk, data=form)) == desk
    return text(client.get(desk, headers=EN))


def invite(client, desk, name="Olga"):
    page = client.post(desk, data={"act": "invite", "name": name}, headers=EN)
    return re.search(r'value="[^"]*(/duplicate/[\w-]+/desk/[\w-]+)"', page.text)[1]


def test_the_desk_s_stream_is_for_the_caller_and_officials(client, phone):
    path = begin(client, checked="yes")
    anna, olga = join_in(phone, path), another(client)
    official = invite(client, f"{path}/desk")
    streams = [
        html.unescape(re.search(r'data-live="([^"]+)"', one.get(desk).text)[1])
        for one, desk in ((client, f"{path}/desk"), (olga, official))
    ]
    for one, stream in zip((client, olga), streams, strict=True):
        assert run(begin_stream(one, stream)) == 200
    # a player's link is none of an official, and the caller's own screen is the caller's
    player = anna.rpartition("/")[2]
    assert run(begin_stream(phone, streams[0])) == 403
    assert run(begin_stream(phone, f"{streams[0]}&official={player}")) == 404


@pytest.mark.proves("PL-58", "PL-59")
def test_two_officials_rule_and_the_caller_chooses_the_master_play(client, phone, house):
    path = begin(client, checked="yes", beside="Ada\nBo")
    desk, anna = f"{path}/desk", join_in(phone, path)
    olga = another(client)
    official = invite(client, desk)
    assert "Olga" in text(olga.get(official, headers=EN))
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    best, low = plays(state)[0], plays(state)[-1]
    path_of(phone.post(anna, data=form_of(state, best)))
    wrong = {"act": "write", "player": 1, **form_of(state, best), "score": best.score + 1}
    at_desk(olga, official, **wrong)
    hidden = [text(one.get(page)) for one, page in ((phone, desk), (phone, f"{path}/wall"))]
    early = client.post(desk, data={"act": "collect"}, headers=EN)
    assert (early.status_code, "Time is not up" in text(early)) == (422, True)
    assert path_of(client.post(path, data={"act": "early", "sure": "0"})) == path
    assert "To the arbiter’s desk" in text(client.get(path, headers=EN))
    shown = text(client.get(desk, headers=EN))
    assert f"slip says {best.score + 1}, worth {best.score}" in shown
    assert "2 Bo" not in shown
    # paper that comes now is in time; one ruling takes all slips of a solution
    paper = {"act": "write", "player": 2, **form_of(state, low), "score": low.score}
    assert "Solutions: 2" in at_desk(client, desk, **paper)
    at_desk(olga, official, act="score", player=1, alike="yes")
    shown = at_desk(client, desk, act="zero", player=1, zero="whole", alike="yes")
    assert "2 slips wait for a check" in shown
    assert "zero, not the whole word: 1 Ada, 3 Anna" in shown
    waits = client.post(desk, data={"act": "choose"}, headers=EN)
    assert (waits.status_code, "wait for a second official" in text(waits)) == (422, True)
    for act in ("choose", "draw", "announce", "collect", "invite", "withdraw"):
        refused = olga.post(official, data={"act": act, "name": "Eve"})
        assert refused.status_code == 403, act
    shown = at_desk(olga, official, act="confirm", player=1, alike="yes")
    assert "Olga checked: 1 Ada, 3 Anna" in shown
    before = text(phone.get(anna, headers=EN))
    assert "not the whole word" not in before
    at_desk(client, desk, act="choose")
    assert state_of(house, path).rounds[0].points == low.score
    assert "scores 0 by the arbiter’s ruling" in text(phone.get(anna, headers=EN))
    result = text(client.get(f"{path}/result", headers=EN))
    assert "1 warning" in result
    hidden.append(result)
    assert not any("/desk/" in one for one in hidden)


def test_the_caller_ends_a_round_early_at_the_desk_and_is_asked_first(client, phone, house):
    path = begin(client, checked="yes", beside="Ada\nBo")
    desk = f"{path}/desk"
    official = invite(client, desk)
    client.post(path, data={"act": "announce"})
    shown = client.get(desk, headers=EN).text
    assert 'value="early"' in shown
    assert 'value="collect"' not in shown
    asked = client.post(desk, data={"act": "early"}, headers=EN)
    assert "2 players have not written yet" in text(asked)
    assert state_of(house, path).open.called is None
    assert another(client).post(official, data={"act": "early", "sure": "0"}).status_code == 403
    sure = re.search(r'name="sure" value="(\d+)"', asked.text)[1]
    at_desk(client, desk, act="early", sure=sure)
    assert state_of(house, path).open.judged
    # where nobody is missing nothing is asked, and nothing ends early
    path = begin(client, checked="yes", beside="Ada")
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    at_desk(client, f"{path}/desk", act="write", player=1, **form_of(state, plays(state)[0]))
    shown = client.get(f"{path}/desk", headers=EN).text
    assert 'value="collect"' in shown
    assert 'value="early"' not in shown


SENT = re.compile(r'name="act" value="([a-z-]+)"|\balike\("([a-z-]+)"')
TEMPLATES = Path(stafla.web.__file__).parent / "templates" / "duplicate"


@pytest.mark.parametrize(
    ("template", "acts", "more"),
    [
        ("desk.html", DESK_ACTS, set()),
        ("caller.html", CALLER_ACTS, {"collect", "early", "close", "open", "write"}),
    ],
)
def test_every_form_has_its_act_and_every_act_its_form(template, acts, more):
    page = (TEMPLATES / template).read_text("utf-8")
    sent = {one or other for one, other in SENT.findall(page)} | more
    assert sent | {"warn", "fine", "lift"} == acts.keys()
    theirs = {name for name, act in DESK_ACTS.items() if act in OF_CALLER}
    rounds = {"draw", "withdraw", "announce", "collect", "early", "choose"}
    assert theirs == rounds | {"invite", "room", "category"}


def test_the_warnings_that_cost_points_say_so(client, house):
    path = begin(client, arbiter="yes", beside="Ada\nBo")
    desk = f"{path}/desk"
    for player in (1, 2, 1, 1, 1):
        at_desk(client, desk, act="warn", player=player)
    shown = text(client.get(desk, headers=EN))
    # once to be read, once for the button that takes it back
    assert shown.count("warned: 1 Ada – costs 5 points") == 2
    assert "warned: 2 Bo – costs" not in shown
    assert state_of(house, path).account(1).penalty == 5
    # with one taken back the others are free again
    first = penalties_on(client.get(desk, headers=EN).text)[-1]
    assert "Ada – costs" not in at_desk(client, desk, act="lift", penalty=first)
    assert state_of(house, path).account(1).penalty == 0


def test_equal_plays_are_offered_and_another_than_the_suggested_one_needs_a_reason(client, house):
    path = begin(client, arbiter="yes", beside="Ada\nBo")
    desk = f"{path}/desk"
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    found = plays(state)
    one, other = next(
        (a, b)
        for a, b in pairwise(found)
        if a.score == b.score and form_of(state, a) != form_of(state, b)
    )
    for number, play in ((1, one), (2, other)):
        at_desk(client, desk, act="write", player=number, **form_of(state, play))
    client.post(path, data={"act": "collect"})
    page = client.get(desk, headers=EN)
    assert f"2 plays are equal at {one.score} points" in text(page)
    choices = re.findall(r'name="choice" value="([^"]+)"', page.text)
    refused = client.post(desk, data={"act": "choose", "choice": choices[1]}, headers=EN)
    assert (refused.status_code, "needs a reason" in text(refused)) == (422, True)
    at_desk(client, desk, act="choose", choice=choices[1], why="opens the board")
    for page in (f"{path}/result", path):
        told = text(client.get(page, headers=EN))
        assert "Chosen by the arbiter: opens the board" in told


@pytest.mark.proves("PL-55", "PL-63")
def test_letters_drawn_from_a_bag_are_typed_and_announced(client, phone, house):
    path = begin(client, hand="yes", beside="Ada")
    desk, anna = f"{path}/desk", join_in(phone, path)
    assert "draw 7 tiles" in text(client.get(desk, headers=EN))
    wrong = client.post(desk, data={"act": "draw", "letters": "AEI"}, headers=EN)
    assert (wrong.status_code, "does not hold these letters" in text(wrong)) == (422, True)
    assert "draw 7 tiles" in at_desk(client, desk, act="draw", letters="RRNNSSA")
    assert "the letters fit" in at_desk(client, desk, act="draw", letters="arnsit?")
    # nobody sees them before they are announced
    rack = 'aria-label="The rack"'
    assert rack in client.get(desk, headers=EN).text
    for page in (anna, f"{path}/wall", f"{path}/result", f"{path}/join"):
        assert rack not in phone.get(page, headers=EN).text, page
    assert "draw 7 tiles" in at_desk(client, desk, act="withdraw")
    at_desk(client, desk, act="draw", letters="arnsit?")
    at_desk(client, desk, act="announce")
    assert rack in phone.get(f"{path}/wall", headers=EN).text


@pytest.mark.parametrize("language", in_ci_but(LANGUAGES, "pl", "is"))
def test_slips_and_the_master_sheet_are_printed_as_page_and_pdf(client, house, language):
    path = begin(client, beside="Ada\nBo Łoś", rounds="2")
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    typed = {"act": "write", "player": 2, **form_of(state, plays(state)[0])}
    client.post(path, data=typed)
    client.post(path, data={"act": "early", "sure": "0"})
    closed = state_of(house, path).rounds[0]
    paper, asked = f"{path}/paper", {"accept-language": language}
    slips = text(client.get(f"{paper}/duplicate-slips", headers=asked))
    assert "2 · 1 Ada" in slips
    assert "2 · 2 Bo Łoś" in slips
    sheet = client.get(f"{paper}/duplicate-master", headers=asked)
    cells = [one.strip() for one in re.findall(r"<td[^>]*>([^<]*)", sheet.text)][1:]
    rack = state.edition.alphabet.decode_rack(closed.round.rack)
    assert [cells[n] for n in (0, 1, 4, 5)] == ["1", rack, *[str(closed.points)] * 2]
    assert cells[3] == typed["position"]
    for name in ("duplicate-slips", "duplicate-master"):
        made = client.get(f"{paper}/{name}.pdf", headers=asked)
        assert (made.status_code, made.content[:5]) == (200, b"%PDF-")
        assert made.headers["content-disposition"] == f'inline; filename="{name}.pdf"'
    assert client.get(f"{paper}/wall-chart").status_code == 422


def test_a_total_below_nothing_has_a_minus_on_every_page_and_on_paper(client, house):
    path = begin(client, arbiter="yes", beside="Ada")
    desk = f"{path}/desk"
    client.post(path, data={"act": "announce"})
    client.post(path, data={"act": "early", "sure": "0"})
    client.post(desk, data={"act": "collect"})
    at_desk(client, desk, act="fine", player=1)
    at_desk(client, desk, act="choose")
    for page in ("", "/wall", "/result", "/paper/duplicate-standings"):
        cells = re.findall(r"<td[^>]*>(?:<b>)?([^<]*)", client.get(f"{path}{page}").text)
        assert "−5" in cells, page
        assert not [cell for cell in cells if cell.startswith("-")], page


def test_between_rounds_the_rulings_of_the_last_stay_to_be_read(client, house):
    path = begin(client, arbiter="yes", beside="Ada")
    desk = f"{path}/desk"
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    best = plays(state)[0]
    at_desk(client, desk, act="write", player=1, **form_of(state, best), score=best.score)
    client.post(path, data={"act": "early", "sure": "0"})
    client.post(desk, data={"act": "collect"})
    during = at_desk(client, desk, act="zero", player=1, zero="whole", alike="yes")
    ruling = "zero, not the whole word: 1 Ada"
    assert ruling in during
    for act, given, lifted in (
        ("warn", "warned: 1 Ada", "took back a warning: 1 Ada"),
        ("fine", "deducted 5 points: 1 Ada", "gave back 5 points: 1 Ada"),
    ):
        assert given in at_desk(client, desk, act=act, player=1)
        (penalty,) = penalties_on(client.get(desk).text)
        assert lifted in at_desk(client, desk, act="lift", penalty=penalty)
        assert "No warnings or deductions" in text(client.get(desk, headers=EN))
    after = at_desk(client, desk, act="choose")
    assert ruling in after
    assert state_of(house, path).open is None
    # a link is shown to whoever just made it, and not at every look
    assert "Address for the official" not in after
    made = client.post(desk, data={"act": "invite", "name": "Olga"}, headers=EN)
    assert "Address for the official" in text(made)


def test_the_log_says_what_a_warning_costs(client, phone, house):
    path = begin(client, checked="yes", beside="Ada\nBo")
    desk = f"{path}/desk"
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    for player in (1, 2):
        at_desk(client, desk, act="write", player=player, **form_of(state, plays(state)[0]))
    at_desk(client, desk, act="collect")
    for player in (1, 1, 2, 1):
        at_desk(client, desk, act="warn", player=player)
    assert "costs" not in log_of(client, desk)
    at_desk(client, desk, act="warn", player=1)
    assert log_of(client, desk).count("warned: 1 Ada – costs 5 points") == 1
    assert state_of(house, path).account(1).penalty == 5


def log_of(client, desk):
    """The log of the desk's page."""
    return text(client.get(desk, headers=EN)).rpartition("What the officials did")[2]
