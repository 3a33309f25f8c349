"""An evening at a club: one laptop, and phones that have no account."""

import re
from functools import partial

import pytest
from starlette.testclient import TestClient

from stafla.club import kit
from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.web import create_app, server
from stafla.web.addresses import ServerAddress
from tests.web.opened import FAST, opening

SECRET = bytes(range(24))
KEY = "the secret that the terminal has shown"


@pytest.fixture
def laptop(tmp_path, address):
    """A house that serves a room."""
    house = opening(tmp_path, address)
    kit.organiser(house.community, "Organiser", SECRET, "en")
    app = create_app(house, FAST, ServerAddress("0.0.0.0", 8000, kit=KEY))
    with TestClient(app, follow_redirects=False) as client:
        yield partial(TestClient, app, follow_redirects=False), client


def begin(organiser):
    """The path of an event that the first page begins."""
    page = organiser.get("/club", params={"key": KEY})
    assert page.headers["location"] == "/club"
    form = {"day": "2026-11-28", "free": "yes", "title": "Cup", "rules": "sv", "rounds": "3"}
    text = organiser.get("/club").text
    assert all(f'name="{name}"' in text for name in form)
    return organiser.post("/events", data=form).headers["location"].removesuffix("/desk")


def test_whoever_started_the_laptop_begins_an_event_and_phones_join_by_a_name_alone(laptop):
    new, organiser = laptop
    event = begin(organiser)
    phone = new()
    assert f'href="{event}"' in phone.get("/club").text
    assert 'name="rounds"' not in phone.get("/club").text
    joined = phone.post(f"{event}/join", data={"name": "Vera"})
    own = joined.headers["location"]
    assert phone.get("/").headers["location"] == "/club"
    assert phone.get("/?play").status_code == 200
    assert 'href="/club"' in organiser.get(f"{event}/desk").text
    assert re.fullmatch(rf"{event}/phone/[\w-]{{22}}", own)
    assert "Vera" in phone.get(own).text
    assert "Vera" in organiser.get(f"{event}/desk").text
    new().post(f"{event}/join", data={"name": "Ulla", "club": "Lund"})
    assert "Ulla <small>Lund</small>" in organiser.get(f"{event}/desk").text


def test_a_guest_is_refused_where_registration_is_over_and_runs_nothing(laptop):
    new, organiser = laptop
    event = begin(organiser)
    act = {"act": "on", "phase": "registration", "to": "check-in"}
    assert new().post(f"{event}/desk", data=act).status_code in (303, 401, 403)
    assert organiser.post(f"{event}/desk", data=act).status_code == 303
    late = new().post(f"{event}/join", data={"name": "Ulla"})
    assert late.status_code >= 400
    assert "Ulla" not in organiser.get(f"{event}/desk").text


def test_another_secret_signs_nobody_in(laptop):
    new, _ = laptop
    stranger = new()
    refused = stranger.get("/club", params={"key": "a guess"})
    assert refused.status_code == 403
    assert not stranger.cookies.get("stafla_session")


def test_an_account_of_the_organisers_name_made_in_the_room_is_no_organiser(tmp_path, address):
    house = opening(tmp_path, address)
    with TestClient(create_app(house, FAST)) as client:
        form = {"name": "Organiser", "password": "fyra grå hägrar vid sjön"}
        client.post("/sign-up", data=form)
        guest = house.accounts.by_name("Organiser")
        made = kit.organiser(house.community, "Organiser", SECRET, "en")
        assert made.id != guest.id
        assert made.may()
        assert kit.organiser(house.community, "Arrangör", SECRET, "sv").id == made.id
        assert not house.accounts.get(guest.id).may()


def test_elsewhere_events_are_what_is_on_and_nobody_registers_without_an_account(client):
    assert client.get("/club").headers["location"] == "/events"
    assert client.get("/club", params={"key": ""}).headers["location"] == "/events"


def test_what_phones_cannot_do_over_plain_http_is_said(laptop):
    new, _ = laptop
    for language in LANGUAGES:
        text = new().get("/club", params={"lang": language}).text
        for key in ("club-plain-heard", "club-plain-install", "club-plain-awake"):
            assert catalogue(language, "club")(key) in text


def test_serving_a_club_makes_the_account_that_runs_its_evening(tmp_path, monkeypatch):
    served = []
    monkeypatch.setenv(server.DATA, "")
    monkeypatch.setattr(server, "run", lambda *given: served.append(given))
    server.serve_club("127.0.0.1", 0, tmp_path / "club", "Aino", "fi")
    ((services, listening, key),) = served
    try:
        aino = services.accounts.by_name("Aino")
        assert (aino.may(), aino.language) == (True, "fi")
        assert len(key) >= 16
    finally:
        listening.close()
        services.close()
