"""Acts of an event's desk: each is found by the name that a form of its page sends."""

import re
from pathlib import Path

import pytest

import stafla.web
from stafla.web.contests.desk_acts import ACTS, DeskForm
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import ENGLISH, Desk

PAGE = Path(stafla.web.__file__).parent / "templates" / "contests" / "desk.html"
SENT = re.compile(r'\bact\("([a-z-]+)"|name="act" value="([a-z-]+)"')


def test_every_form_of_the_desk_has_its_act_and_every_act_its_form() -> None:
    sent = {name or given for name, given in SENT.findall(PAGE.read_text("utf-8"))}
    assert sent == ACTS.keys()
    assert len(ACTS) == len(set(ACTS.values())) == 29


def test_the_form_is_described_with_all_acts() -> None:
    assert DeskForm.model_json_schema()["properties"]["act"]["enum"] == list(ACTS)
    assert DeskForm().act == "enter"


@pytest.mark.parametrize("act", ["Enter", "put_lock", "enter "])
def test_what_is_no_act_is_refused_as_any_field_that_cannot_be_read(client, act) -> None:
    enter(client, name="Anna")
    desk = Desk(client).open()
    answer = client.post(f"/events/{desk.event}/desk", data={"act": act}, headers=ENGLISH)
    wrong = client.post(f"/events/{desk.event}/desk", data={"what": "no"}, headers=ENGLISH)
    assert answer.status_code == wrong.status_code == 422
    assert answer.text == wrong.text.replace("what", "act")
