"""Records that older versions wrote replay to what they came to then (tests/data/older)."""

import json
from pathlib import Path

import pytest

from stafla.records import replay, verify
from stafla.records.record import file as records

FOLDER = Path(__file__).resolve().parents[2] / "data" / "older" / "records"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json") if not path.stem.endswith(".final"))


def final_state(game):
    """What the game comes to, as the older versions wrote it."""
    return {
        "totals": list(game.totals),
        "turn": game.turn,
        "number": game.number,
        "bag": game.bag_size,
        "board": bytes(game.board.cells).hex(),
        "racks": [bytes(rack).hex() for rack in game.racks],
        "ended": game.ended and [game.ended.reason, game.ended.out],
        "changes": game.changes and list(game.changes),
        "passes": game.passes,
        "scoreless": game.scoreless,
        "resigned": sorted(game.resigned),
    }


def test_there_are_games_of_the_first_version_and_of_the_last_before_the_rules_moved():
    commits = [name.split("-")[0] for name in NAMES]
    assert commits.count("84f53dea") >= 6 and commits.count("35654813") >= 9


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_its_final_state_and_is_written_again_as_it_was(name):
    data = (FOLDER / f"{name}.json").read_bytes()
    record = records.read(data)
    game = replay(record)
    assert final_state(game) == json.loads((FOLDER / f"{name}.final.json").read_text())
    assert records.write(record) == data
    # a game that promised nothing; every draw follows from its seed
    assert verify(record).fault == "not-committed" and verify(record).drawings
