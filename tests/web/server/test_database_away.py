"""A page while the database is away says so in words; nothing is half done, and it comes back."""

import pytest
from sqlalchemy.exc import InternalError, OperationalError

from tests.web.accounts.test_sign_in import enter


def away(*_arguments, **_more):
    raise OperationalError("select", {}, Exception("the password of the database"))


def standstill(*_arguments, **_more):
    """The database ended a transaction that stood still."""
    raise InternalError("select", {}, Exception("the password of the database"))


@pytest.mark.parametrize("away", [away, standstill])
@pytest.mark.parametrize("path", ["/people/x", "/me", "/api/tables/" + "A" * 22])
def test_people_and_programs_are_told_to_try_again(client, house, monkeypatch, path, away):
    enter(client)
    with monkeypatch.context() as broken:
        for way in ("read", "rows"):
            broken.setattr(house.database, way, away)
        answer = client.get(path, headers={"accept-language": "en"})
    assert answer.status_code == 503
    assert "busy" in answer.text
    assert "password of the database" not in answer.text
    assert client.get("/me").status_code == 200


def test_an_act_that_was_not_written_did_not_happen(client, house, browser, monkeypatch):
    table = browser.sit_down()
    before = browser.view(table)
    with monkeypatch.context() as broken:
        broken.setattr(house.database, "submit", away)
        seat = before["start"]["lot"] if before["phase"] == "start" else before["turn"]
        act = "choose-first-move" if before["phase"] == "start" else "pass"
        answer = browser.post(table, seat, act, expected=before["number"])
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert browser.view(table)["number"] == before["number"]
    assert browser.post(table, seat, act, expected=before["number"]).status_code == 200


def test_the_sign_of_life_is_none_while_the_database_is_away(client, house, monkeypatch):
    monkeypatch.setattr(house.database, "read", away)
    assert client.get("/healthz").status_code == 503
