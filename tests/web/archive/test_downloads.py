import json
import xml.etree.ElementTree as ET

import pytest

from stafla.records.gcg import reader as gcg
from stafla.records.record import file as record
from stafla.records.record import replay
from stafla.rules import UNKNOWN
from tests.web.browser import BOT, PERSON

PROFILES = ["is", "fi", "sv", "sv-home", "pl", "en"]
SOME = [
    one if one in ("fi", "sv-home") else pytest.param(one, marks=pytest.mark.ci) for one in PROFILES
]


def play(browser, table, steps):
    for _ in range(steps):
        if browser.step(table)["phase"] == "ended":
            return


@pytest.mark.parametrize("profile", PROFILES)
def test_before_the_end_a_download_tells_what_everyone_knows(browser, house, client, profile):
    table = browser.sit_down(profile)
    play(browser, table, 12)
    game = house.tables.game(table)
    client.cookies.clear()
    taken = record.read(client.get(f"/tables/{table}/record.json").content)
    told = replay.replay(taken)
    assert told.started.seed is None
    assert told.totals == game.totals
    assert told.board == game.board
    assert all(set(rack) <= {UNKNOWN} for rack in told.racks)
    text = client.get(f"/tables/{table}/record.gcg").text
    assert "#incomplete" in text
    assert "#rack" not in text
    assert game.started.seed.hex() not in text + json.dumps(taken.names)
    shown = [line for line in gcg.read(text.encode()).lines if line.kind == "exchange"]
    assert all(line.count for line in shown)


@pytest.mark.parametrize("profile", SOME)
def test_after_the_end_the_record_is_whole_and_can_be_verified(browser, house, client, profile):
    table = browser.sit_down(profile)
    play(browser, table, 400)
    game = house.tables.game(table)
    assert game.ended
    taken = record.read(client.get(f"/tables/{table}/record.json").content)
    assert replay.replay(taken) == game
    assert taken.started.seed == game.started.seed
    file = gcg.read(client.get(f"/tables/{table}/record.gcg").content)
    assert not file.incomplete
    assert {player.nick for player in file.players} == {"Name_1", "Name_2"}


def test_the_picture_shows_the_board(browser, client):
    table = browser.sit_down()
    play(browser, table, 6)
    answer = client.get(f"/tables/{table}/board.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "attachment" in answer.headers["content-disposition"]
    drawn = ET.fromstring(answer.content)
    assert drawn.tag.endswith("svg")


def test_names_in_a_download_are_those_of_the_table(browser, client):
    table = browser.sit_down(kinds=(PERSON, BOT))
    taken = record.read(client.get(f"/tables/{table}/record.json").content)
    assert sorted(taken.names.values()) == ["Name 1", "Name 2"]


@pytest.mark.parametrize("name", ["record.json", "record.gcg", "board.svg"])
def test_a_download_of_no_table_is_not_found(client, name):
    for table in ("x", "A" * 22):
        assert client.get(f"/tables/{table}/{name}").status_code == 404
