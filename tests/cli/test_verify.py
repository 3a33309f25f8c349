"""``stafla verify``: a record's draws from the command line."""

import json

from stafla.records.record import Record, write
from tests.records.games import mixed_game, whole_game

from .terminal import stafla


def saved(folder, data):
    file = folder / "game.json"
    file.write_bytes(data)
    return str(file)


def test_a_true_record_is_verified(tmp_path):
    game = mixed_game()
    result = stafla("verify", saved(tmp_path, write(Record(game.events))), "--json")
    told = json.loads(result.out)
    assert result.status == 0
    assert (told["verified"], told["fault"]) == (True, None)
    assert told["mixed"] == game.seed.hex()
    assert set(told["added"]) == {"0", "1"}
    assert all(draw["told"] == draw["computed"] for draw in told["draws"])


def test_a_changed_record_is_caught_and_says_where(tmp_path):
    data = json.loads(write(Record(mixed_game().events)))
    number, draw = next((n, e) for n, e in enumerate(data["events"], 1) if e["event"] == "drawn")
    draw["tiles"] = "X" + draw["tiles"][1:]
    file = saved(tmp_path, json.dumps(data).encode())
    result = stafla("verify", file, "--json")
    told = json.loads(result.out)
    assert result.status == 1
    assert (told["fault"], told["event"]) == ("wrong-draw", number)
    shown = stafla("--language", "en", "verify", file)
    assert shown.status == 1
    assert f"Event {number}: the seed gives other tiles." in shown.out


def test_a_game_to_which_nothing_was_promised_is_told_apart(tmp_path):
    result = stafla("verify", saved(tmp_path, write(Record(whole_game().events))), "--json")
    assert (result.status, json.loads(result.out)["fault"]) == (1, "not-committed")


def test_what_is_no_record_is_bad_input(tmp_path):
    result = stafla("verify", saved(tmp_path, b"no record"))
    assert result.status == 2
    assert len(result.err.splitlines()) == 1
