"""``stafla replay`` and ``verify`` of what is played beside the plain game."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.terminal import stafla
from tests.marks import in_ci

PLAYED = {
    "daily": (("solo", "daily", "--edition", "pl", "--day", "2026-11-20"), "\n" * 10),
    "bingo": (("bingo", "--edition", "pl", "--players", "bot,bot", "--seed", "3"), "\n" * 200),
    "duplicate": (("duplicate", "--edition", "pl", "--rounds", "2", "--seed", "3"), "\n" * 10),
}


def play_out(kind: str, folder: Path) -> Path:
    record = folder / f"{kind}.json"
    if kind == "reverse":
        game = folder / "game.json"
        bots = ("--players", "bot:highest-score,bot:highest-score", "--edition", "pl")
        assert stafla("play", *bots, "--seed", "7", "--record", str(game)).status == 0
        given: tuple[str, ...] = ("reverse", str(game), "--players", "bot,bot")
        typed = ""
    else:
        given, typed = PLAYED[kind]
    done = stafla(*given, "--record", str(record), typed=typed)
    assert done.status == 0, done.err
    return record


@pytest.mark.parametrize(
    ("kind", "told", "members", "verdict", "fault"),
    [
        ("daily", "Your points: 0 of", {"total", "most", "racks"}, "edition and the day", None),
        in_ci(
            "bingo", "The round is over. Won by", {"tiles", "cards"}, "follows from the seed", None
        ),
        ("duplicate", "Master play:", {"rounds", "players"}, "follows from the seed", None),
        in_ci("reverse", "seat-0: ", {"turns", "players"}, "No tiles are drawn", "not-drawn"),
    ],
)
def test_the_record_of_a_pastime_is_replayed_and_verified(
    kind: str, told: str, members: set[str], verdict: str, fault: str | None, tmp_path: Path
) -> None:
    record = str(play_out(kind, tmp_path))
    shown = stafla("replay", record)
    assert (shown.status, shown.err) == (0, "")
    assert told in shown.out and "All figures agree." in shown.out
    result = stafla("replay", record, "--json").json
    assert set(result) == {"kind", "edition", "ended", "mismatches"} | members
    assert (result["kind"], result["edition"], result["ended"]) == (kind, "pl", True)
    assert stafla("replay", record, "--edition", "sv").status == 2
    verified = stafla("verify", record)
    assert verified.status == 0 and verdict in verified.out
    answer = stafla("verify", record, "--json").json
    assert (answer["verified"], answer["fault"]) == (fault is None, fault)
    assert all(draw["recorded"] == draw["computed"] for draw in answer["draws"])
    assert bool(answer["draws"]) == (kind in {"bingo", "duplicate"})


def test_plays_are_told_with_their_whole_words(tmp_path: Path) -> None:
    """Of the rack of the day as in a game; of duplicate with dots and the word, as while it ran."""
    daily = play_out("daily", tmp_path)
    best = [rack["best"] for rack in stafla("replay", str(daily), "--json").json["racks"]]
    assert len(best) > 1 and not any("." in play for play in best)
    shown = stafla("replay", str(daily)).out
    assert all(play in shown for play in best)
    record = str(tmp_path / "duplicate.json")
    given = ("duplicate", "--edition", "pl", "--rounds", "5", "--seed", "3", "--record", record)
    assert stafla(*given, typed="\n" * 20).status == 0
    rounds = stafla("replay", record, "--json").json["rounds"]
    through = [one["play"] for one in rounds if "." in one["play"]]
    assert through and all(re.fullmatch(r"\S+ \S*\.\S* \(\w+\)", play) for play in through)


def change_event(record: Path, event: str, member: str, value: object) -> int:
    """The record with one event changed; the event's number."""
    data = json.loads(record.read_text("utf-8"))
    number = next(n for n, one in enumerate(data["events"], 1) if one["event"] == event)
    data["events"][number - 1][member] = value
    record.write_text(json.dumps(data), "utf-8")
    return number


def test_a_draw_by_choice_is_caught(tmp_path: Path) -> None:
    record = play_out("duplicate", tmp_path)
    number = change_event(record, "tiles-drawn", "tiles", "01" * 7)
    answer = stafla("verify", str(record), "--json")
    assert answer.status == 1
    assert (answer.json["fault"], answer.json["event"]) == ("wrong-draw", number)
    assert f"Event {number}: the seed gives different tiles." in stafla("verify", str(record)).out


def test_a_figure_that_is_wrong_is_told_after_what_holds(tmp_path: Path) -> None:
    record = play_out("daily", tmp_path)
    number = change_event(record, "daily-answered", "most", 3)
    answer = stafla("replay", str(record), "--json")
    assert answer.status == 1
    assert [one["n"] for one in answer.json["mismatches"]] == [number]
    shown = stafla("replay", str(record))
    assert shown.status == 1 and f"event {number} cannot have happened" in shown.out
    assert "All figures agree" not in shown.out
    assert f"Event {number} cannot have happened" in stafla("verify", str(record)).out


def test_a_record_whose_beginning_does_not_hold_says_so(tmp_path: Path) -> None:
    record = play_out("bingo", tmp_path)
    change_event(record, "bingo-started", "seed", "00" * 32)
    assert stafla("replay", str(record), "--json").json["mismatches"][0]["n"] == 1
    assert stafla("verify", str(record), "--json").json["fault"] == "broken"
