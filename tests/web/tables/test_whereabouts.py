"""Players are told over their sockets who of them is away."""

import time

import pytest
from starlette.testclient import TestClient

from stafla.club.tables import presence
from stafla.club.tables.clock import GONE
from stafla.web import create_app
from stafla.web.tables import room
from tests.web.browser import Browser
from tests.web.lobby.test_gathering import call
from tests.web.tables.test_socket import connection


@pytest.fixture
def table(browser, guest):
    table, link, _ = call(browser, profile="is", clock="long-25")
    guest.client.post(link, data={"name": "Ösp"})
    for player in (browser, guest):
        player.fill_bag(table)
    return table


@pytest.fixture
def guest(house):
    return Browser(TestClient(create_app(house), follow_redirects=False))


def test_players_are_told_who_is_away_and_who_watches_is_not(
    browser, guest, house, table, monkeypatch
):
    monkeypatch.setattr(room, "AROUND_SECONDS", 0.02)
    monkeypatch.setattr(presence, "BACK_WITHIN", -1)
    mover = browser.view(table)["turn"]
    stays, goes = (guest, browser) if mover == 0 else (browser, guest)
    with connection(goes, table) as line:
        line.look(mover)
    with connection(stays, table) as line, connection(stays, table) as watcher:
        line.look(1 - mover)
        watcher.look()
        told = line.hear()
        assert (told["kind"], told["away"], told["waits"]) == ("presence", [mover], mover)
        assert GONE - 60_000 < told["left"] <= GONE
        with connection(goes, table) as back:
            back.look(mover)
            assert line.hear() == {"kind": "presence", "away": [], "waits": None, "left": None}
            watcher.say("ping")
            assert watcher.hear()["kind"] == "beat"


def test_who_begins_to_look_is_shown_the_table_before_they_hear_who_is_away(
    browser, guest, table, monkeypatch
):
    monkeypatch.setattr(room, "AROUND_SECONDS", 0.001)
    monkeypatch.setattr(presence, "BACK_WITHIN", -1)
    look, looking = room.Room.look, []

    def slow_look(self, connection, last):
        while connection not in looking:  # until it was looked around once more
            time.sleep(0.001)
        return look(self, connection, last)

    def look_around(self):
        tell_whereabouts(self)
        looking.extend(connection for connection in self.connections if connection.looking)

    tell_whereabouts = room.Room.tell_whereabouts
    monkeypatch.setattr(room.Room, "look", slow_look)
    monkeypatch.setattr(room.Room, "tell_whereabouts", look_around)
    with connection(browser, table) as line:
        line.look(0)
    with connection(guest, table) as line:
        assert line.look(1)["kind"] == "view"
        assert (told := line.hear())["kind"] == "presence" and told["away"] == [0]


def test_one_tab_of_several_may_be_closed(browser, guest, house, table, monkeypatch):
    monkeypatch.setattr(presence, "BACK_WITHIN", -1)
    with connection(browser, table) as one:
        one.look(0)
        with connection(browser, table) as other:
            other.look(0)
        one.say("ping")
        assert one.hear()["kind"] == "beat"
        assert not house.tables.presence.is_away(table, 0)
    assert house.tables.presence.is_away(table, 0)
