"""``stafla verify``: a record's draws from the command line."""

import json

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.records import Record
from stafla.records.record.file import write
from tests.cli.terminal import stafla
from tests.records.games import mixed_game, whole_game


def save(folder, data):
    file = folder / "game.json"
    file.write_bytes(data)
    return str(file)


def test_a_true_record_is_verified(tmp_path):
    game = mixed_game()
    result = stafla("verify", save(tmp_path, write(Record(game.events))), "--json")
    told = json.loads(result.out)
    assert result.status == 0
    assert (told["verified"], told["fault"]) == (True, None)
    assert told["mixed"] == game.seed.hex()
    assert set(told["added"]) == {"0", "1"}
    assert all(draw["recorded"] == draw["computed"] for draw in told["draws"])


def test_a_changed_record_is_caught_and_says_where(tmp_path):
    data = json.loads(write(Record(mixed_game().events)))
    number, draw = next((n, e) for n, e in enumerate(data["events"], 1) if e["event"] == "drawn")
    draw["tiles"] = "X" + draw["tiles"][1:]
    file = save(tmp_path, json.dumps(data).encode())
    result = stafla("verify", file, "--json")
    told = json.loads(result.out)
    assert result.status == 1
    assert (told["fault"], told["event"]) == ("wrong-draw", number)
    shown = stafla("--language", "en", "verify", file)
    assert shown.status == 1
    assert f"Event {number}: the seed gives different tiles." in shown.out


def test_a_start_drawn_by_a_seat_that_there_is_not_is_broken_and_shown(tmp_path):
    data = json.loads(write(Record(mixed_game("sv").events)))
    number, lot = next((n, e) for n, e in enumerate(data["events"], 1) if e["event"] == "lot-drawn")
    lot["seat"] = 7
    shown = stafla("--language", "en", "verify", save(tmp_path, json.dumps(data).encode()))
    assert shown.status == 1
    assert f"{number}" in shown.out and "There is no such seat at this table." in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_why_an_event_cannot_have_been_is_said_in_the_language_of_the_run(
    language, command, tmp_path
):
    data = json.loads(write(Record(whole_game().events)))
    at, play = next((n, e) for n, e in enumerate(data["events"]) if e["event"] == "played")
    say = catalogue(language, "files", "refusals")
    points, play["points"] = play["points"], 999
    done = stafla(command, save(tmp_path, json.dumps(data).encode()), "--language", language)
    assert done.status == 1
    assert done.out.strip().endswith(say("record-points", points=points, told=999))
    data["events"].insert(at, {"event": "end-accepted", "seat": 0})
    done = stafla(command, save(tmp_path, json.dumps(data).encode()), "--language", language)
    assert done.out.strip().endswith(say("record-odd", text="there is no offer"))
    assert ("offer" in done.out) is (language == "en")


def test_a_game_of_ones_own_promised_nothing_and_every_draw_is_computed(tmp_path):
    """It is no failure: status 0, but not verified, since nobody was promised anything."""
    game = whole_game()
    result = stafla("verify", save(tmp_path, write(Record(game.events))), "--json")
    told = json.loads(result.out)
    assert (result.status, told["verified"], told["fault"]) == (0, False, "not-committed")
    drawn = [event for event in game.events if type(event).__name__ == "Drawn"]
    assert len([draw for draw in told["draws"] if draw["kind"] == "draw"]) == len(drawn) > 5
    assert all(draw["recorded"] == draw["computed"] for draw in told["draws"])


def test_a_changed_draw_of_ones_own_game_is_caught_too(tmp_path):
    data = json.loads(write(Record(whole_game().events)))
    number, draw = next((n, e) for n, e in enumerate(data["events"], 1) if e["event"] == "drawn")
    draw["tiles"] = draw["tiles"][::-1]
    result = stafla("verify", save(tmp_path, json.dumps(data).encode()), "--json")
    told = json.loads(result.out)
    assert (result.status, told["fault"], told["event"]) == (1, "wrong-draw", number)


def test_the_record_that_play_writes_is_taken_by_verify_and_replay(tmp_path):
    file = str(tmp_path / "own.json")
    assert stafla("play", "--edition", "fi", "--players", "bot,bot", "--record", file).status == 0
    assert stafla("verify", file).status == 0
    assert stafla("replay", file).status == 0


def test_what_is_no_record_is_bad_input(tmp_path):
    result = stafla("verify", save(tmp_path, b"no record"))
    assert result.status == 2
    assert len(result.err.splitlines()) == 1
