"""A finished duplicate played again alone, and nothing shown of one that goes on."""

import re

import pytest

from stafla.club.duplicate import PastRounds
from stafla.club.throttle import TooManyAttempts
from stafla.rules.duplicate.past_round import past_round
from tests.web.duplicate.test_pages import (
    EN,
    another,
    begin,
    form_of,
    path_of,
    plays,
    state_of,
    text,
)


@pytest.fixture
def played(client, house):
    """A game of two rounds of which Ada found something in the first; its path."""
    path = begin(client, rounds="2", beside="Ada\nBo", best="yes")
    for number in (0, 1):
        client.post(path, data={"act": "announce"})
        state = state_of(house, path)
        if not number:
            low = plays(state)[-1]
            client.post(path, data={"act": "write", "player": 1, **form_of(state, low)})
        client.post(path, data={"act": "early", "sure": str(number)})
    assert state_of(house, path).ended == "rounds"
    return path


def past(house, path, number):
    """The state of then, its best play and its lowest."""
    then = past_round(state_of(house, path), number).then
    found = plays(then)
    return then, found[0], found[-1]


def test_training_compares_with_the_master_play_and_with_the_field(client, house, played):
    device, total = another(client), 0
    linked = device.get(f"{played}/result", headers=EN).text
    assert f"{played}/again?kind=training" in linked
    for number in (1, 2):
        then, _, low = past(house, played, number)
        closed = state_of(house, played).rounds[number - 1]
        asked = {"kind": "training", "round": number, "total": total}
        hidden = device.get(f"{played}/again", params=asked, headers=EN)
        assert f"for {closed.points}" not in text(hidden)
        seen = text(
            device.get(f"{played}/again", params={**asked, **form_of(then, low)}, headers=EN)
        )
        total += low.score
        assert f"You found {form_of(then, low)['position']}" in seen
        assert f"for {closed.points}" in seen
        assert f"So far: {total} of" in seen
        beaten = sum(closed.score(one) < low.score for one in (1, 2))
        assert f"You scored more than {beaten} of 2" in seen
    assert re.search(r"Place [12] of 3", seen)


def test_topping_counts_until_the_top_is_found(client, house, played, monkeypatch):
    device, moment = another(client), house.duplicates.now()
    monkeypatch.setattr(house.duplicates, "now", lambda: moment)
    then, best, low = past(house, played, 1)
    top = state_of(house, played).rounds[0].points
    asked = {"kind": "topping", "round": 1, "since": moment - 7_400}
    missed = text(device.get(f"{played}/again", params={**asked, **form_of(then, low)}, headers=EN))
    assert f"for {low.score} is not the top" in missed
    assert f"for {top}" not in missed
    if best.score == top:
        found = {**asked, **form_of(then, best)}
        assert "Top found in 7 s" in text(device.get(f"{played}/again", params=found, headers=EN))
    shown = text(device.get(f"{played}/again", params={**asked, "shown": "yes"}, headers=EN))
    assert "Not found: 240 s" in shown
    late = {**asked, "since": moment - 180_001, **form_of(then, best)}
    assert "Not found: 240 s" in text(device.get(f"{played}/again", params=late, headers=EN))
    # nobody begins later than now
    early = {**asked, "since": moment + 10**9}
    assert device.get(f"{played}/again", params=early).status_code == 200


@pytest.mark.parametrize("kind", ["training", "topping"])
def test_nothing_is_shown_of_a_game_that_goes_on(client, house, kind):
    path = begin(client, beside="Ada", rounds="2")
    client.post(path, data={"act": "announce"})
    client.post(path, data={"act": "early", "sure": "0"})
    client.post(path, data={"act": "announce"})
    for number in (1, 2):
        for more in ("", "&shown=yes", "&position=H8&word=A"):
            asked = client.get(f"{path}/again?kind={kind}&round={number}{more}")
            assert path_of(asked) == f"{path}/result"
    assert "again?kind" not in client.get(f"{path}/result").text


def test_a_refusal_has_its_own_status(client, played, monkeypatch):
    def refuse(*_args):
        raise TooManyAttempts(minutes=1)

    monkeypatch.setattr(PastRounds, "judge", refuse)
    asked = f"{played}/again?kind=training&round=1&position=H8&word=A"
    assert client.get(asked).status_code == 429


def test_what_cannot_be_read_or_laid_is_refused_and_the_round_goes_on(client, played):
    asked = f"{played}/again?kind=training&round=1"
    for wrong in ("&position=Z99&word=A", "&position=H8&word=QQQQQQ", "&position=&word=7"):
        refused = client.get(asked + wrong, headers=EN)
        assert (refused.status_code, 'name="word"' in refused.text) == (422, True)
    for bad in ("&kind=x", "&total=-1", "&total=10000001", "&since=-1", f"&word={'A' * 61}"):
        assert client.get(f"{played}/again?round=1{bad}").status_code == 422
    assert path_of(client.get(f"{played}/again?round=3")) == f"{played}/result"
