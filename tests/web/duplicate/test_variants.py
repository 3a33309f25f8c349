"""Variants on the pages: agreed on in the form, told everywhere, held to by every slip."""

import html
import json
import re

import pytest

from stafla._core import BLANK, MoveGenerator
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules.duplicate.past_round import past_round
from tests.club.club import pairs
from tests.web.duplicate.test_pages import EN, another, begin, join_in, path_of, state_of, text

ALL = {"joker": "explosive", "eight": "seven-and-eight"}


def all_plays(state):
    """Every play of the rack, the highest first."""
    return MoveGenerator(state.rules, pairs("is")).plays(state.board, state.rack)


def slip(state, play):
    """A slip as it is typed, blanks as small letters."""
    where = write_square_of(play.placement, state.edition, "letter-first")
    return {"position": where, "word": word_of(play.placement, state.board, state.edition)}


def test_a_variant_goes_from_the_form_to_the_record_and_is_played_again(client, house):
    path = begin(client, rounds="2", beside="Ada", best="yes", **ALL)
    for number in (0, 1):
        client.post(path, data={"act": "announce"})
        state = state_of(house, path)
        assert (len(state.open.rack), state.open.rack.count(BLANK)) == (8, 1)
        typed = {"act": "write", "player": 1, **slip(state, all_plays(state)[0])}
        assert path_of(client.post(path, data=typed)) == path
        path_of(client.post(path, data={"act": "collect", "sure": str(number)}))
    state = state_of(house, path)
    assert state.account(1).total == state.tops > 0
    letters = [letter for closed in state.rounds for letter in closed.replaced]
    assert letters
    told = text(client.get(f"{path}/result", headers=EN))
    assert told.count("from the bag replaces the blank") == len(letters)
    assert "Explosive joker · 7 and 8" in told
    paper = text(client.get(f"{path}/paper/duplicate-master", headers=EN))
    assert "Explosive joker – 7 and 8" in paper
    assert paper.count("? →") == len(letters)
    for number, closed in enumerate(state.rounds, 1):
        then = past_round(state, number).then
        asked = {"kind": "training", "round": number, **slip(then, all_plays(then)[0])}
        seen = text(client.get(f"{path}/again", params=asked, headers=EN))
        assert f"for {closed.points}." in seen


@pytest.mark.parametrize("page", ["", "/join", "/wall", "/desk", "/paper/duplicate-slips"])
def test_everybody_is_told_what_is_played(client, page):
    path = begin(client, beside="Ada", **ALL)
    device = another(client) if page == "/join" else client
    seen = text(device.get(path + page, headers=EN))
    assert "Explosive joker · 7 and 8" in seen
    plain = text(device.get(begin(client, beside="Ada", joker="", eight="") + page, headers=EN))
    assert "joker" not in plain.lower()


def test_a_phone_has_eight_letters_and_a_slip_lays_seven_of_them(client, house):
    path = begin(client, eight="seven-of-eight", either="yes")
    device = another(client)
    own = join_in(device, path)
    client.post(path, data={"act": "announce"})
    shown = device.get(own, headers=EN)
    desk = json.loads(re.search(r'id="slip-board">(.*?)</script>', shown.text, re.DOTALL)[1])
    assert (len(desk["rack"]), desk["edition"]["rack_size"]) == (8, 8)
    state = state_of(house, path)
    letters = [letter if letter != "?" else "a" for letter in desk["rack"]]
    refused = device.post(own, data={"position": "H4", "word": "".join(letters)}, headers=EN)
    assert refused.status_code == 422
    assert "At most 7 tiles" in text(refused)
    assert path_of(device.post(own, data=slip(state, all_plays(state)[0]))) == own


def test_the_device_remembers_what_was_agreed_and_not_who_played(client):
    form = {"rounds": "4", "seconds": "60", "solo": "yes", "beside": "Ada", "rooms": "Hall A"}
    begin(client, **ALL, **form)
    seen = client.get("/duplicate", headers=EN).text
    for chosen in ('value="explosive" selected', 'value="seven-and-eight" selected'):
        assert chosen in seen
    assert re.search(r'name="seconds"[^>]*value="60"', seen)
    assert re.search(r'name="solo" value="yes" checked', seen)
    assert re.search(r'value="is" required checked', seen)
    assert '<details class="variants" open>' in seen
    assert "Ada" not in html.unescape(seen)
    assert "Hall A" not in seen
    fresh = another(client).get("/duplicate", headers=EN).text
    assert '<details class="variants">' in fresh


@pytest.mark.parametrize("cookie", ["profile=xx&rounds=nine", "a" * 3_000, "profile=xx&joker=zz"])
def test_a_cookie_that_cannot_be_read_is_a_newcomer_s_form(client, cookie):
    told = {**EN, "cookie": f"stafla_duplicate={cookie}"}
    answer = another(client).get("/duplicate", headers=told)
    assert answer.status_code == 200
    assert re.search(r'value="en" required checked', answer.text)


@pytest.mark.parametrize("wrong", [{"joker": "wild"}, {"eight": "9"}])
def test_a_variant_that_there_is_not_is_refused_in_the_form(client, wrong):
    answer = client.post("/duplicate", data={"profile": "is", "rounds": "3", **wrong}, headers=EN)
    assert (answer.status_code, "only the variants listed" in text(answer)) == (422, True)
