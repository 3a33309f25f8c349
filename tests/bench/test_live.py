"""The measurement of a server under load, at a size that takes seconds; nothing is timed here."""

import json
import socket

import pytest

import bench.figures
from bench import act
from bench.live.__main__ import main
from bench.live.check import differences
from bench.live.crowd import RANDOM
from bench.live.load import tables
from bench.live.services import postgresql, redis
from stafla.store import GameStore, NewEvent, open_database
from stafla.web.services import FILE
from tests.aside import aside
from tests.machine import require
from tools.programs import BUS, POSTGRESQL

NOTHING_LOST = ("lost, doubled or out of order", "spectators missed")


@pytest.fixture
def measured(tmp_path, monkeypatch):
    """The figures of a measurement by name."""
    monkeypatch.setattr(bench.figures, "HISTORY", tmp_path / "history.jsonl")

    def run(*flags, **options):
        words = [f"--{name}={value}" for name, value in options.items()]
        aside(lambda: main([*flags, *words, f"--json={tmp_path / 'figures.json'}"]))
        told = json.loads((tmp_path / "figures.json").read_text())
        assert (tmp_path / "history.jsonl").read_text().count("\n") == 1
        return {figure["name"]: figure["value"] for figure in told["figures"]}

    return run


@pytest.mark.ci
def test_moves_spectators_the_idle_and_who_comes_back_are_measured(measured):
    found = measured(games=6, rate=40, seconds=3, spectators=5, burst=6, idle=7)
    assert [found[name] for name in NOTHING_LOST] == [0, 0]
    assert found["players"] == 12
    assert found["idle connections kept"] == 7
    assert found["moves a second"] > 0
    assert found["a burst came back in"] > 0


@pytest.mark.ci
@pytest.mark.parametrize("flags", [("--crossing",), ()], ids=["crossing", "together"])
def test_two_workers_share_a_database_and_a_bus(measured, flags):
    require(BUS)
    require(POSTGRESQL)
    found = measured(
        *flags,
        games=4,
        rate=10,
        seconds=2,
        workers=2,
        database="postgresql",
        bus="redis",
        idle=3,
    )
    assert found["lost, doubled or out of order"] == 0
    assert found["idle connections kept"] == 3


def test_an_act_that_is_lost_or_doubled_is_found(tmp_path):
    (pair,) = tables(tmp_path, "en", 1)
    table = pair.table
    assert differences(tmp_path, None, [table], {}) == []
    assert len(differences(tmp_path, None, [table], {(table, "pass"): 1})) == 1
    database = open_database(tmp_path / FILE)
    games = GameStore(database)
    number = games.latest(table)
    passed = NewEvent("passed", '{"event":"passed","seat":0}', 1)
    games.append(table, number, [passed, passed], waiting_for_bot=False)
    database.close()
    assert differences(tmp_path, None, [table], {(table, "pass"): 2}) == []
    assert len(differences(tmp_path, None, [table], {(table, "pass"): 1})) == 1


def test_a_number_that_the_server_added_for_somebody_is_not_counted_as_doubled(tmp_path):
    (pair,) = tables(tmp_path, "en", 1)
    table, added = pair.table, (pair.table, "add-random")
    database = open_database(tmp_path / FILE)
    games = GameStore(database)
    for number, random in enumerate((RANDOM, "5" * 64)):
        body = json.dumps({"event": "random-added", "seat": number, "random": random})
        event = NewEvent("random-added", body, 1)
        games.append(table, games.latest(table), [event], waiting_for_bot=False)
    database.close()
    assert differences(tmp_path, None, [table], {added: 1}) == []
    assert len(differences(tmp_path, None, [table], {})) == 1
    assert len(differences(tmp_path, None, [table], {added: 2})) == 1


def test_what_a_measurement_started_goes_with_it():
    for part, service in ((POSTGRESQL, postgresql), (BUS, redis)):
        require(part)
        with service() as address:
            port = int(address.rpartition(":")[2].partition("/")[0])
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", port)) != 0


def test_what_an_act_costs_is_counted_in_all_its_threads(monkeypatch, capsys):
    monkeypatch.setattr(act, "WARMING", 1)
    assert aside(lambda: act.main(["--plays=2", "--names=2000"])) == 0
    told = capsys.readouterr().out
    for named in ("Database._transaction", "TableSocket._act_and_view", "Room._tell_views"):
        assert f" {named}\n" in told
