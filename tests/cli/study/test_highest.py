"""``stafla record``: the search for the highest play, at the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import stafla


@pytest.mark.ci
def test_the_answer_names_the_play_and_the_folder_holds_game_and_picture(tmp_path: Path) -> None:
    asked = ("record", "play", "--edition", "sv", "--out", str(tmp_path), "--attempts")
    result = stafla(*asked, "6", "--json")
    assert (result.status, result.err) == (0, "")
    assert set(result.json) == {
        "what", "edition", "fingerprint", "points", "attempt", "play", "plays", "bound", "totals",
    }  # fmt: skip
    assert result.json["points"] > 1_000
    assert result.json["play"] == result.json["plays"][-1]
    assert (tmp_path / "board.svg").read_text().startswith("<svg")
    replayed = stafla("replay", str(tmp_path / "game.json"), "--json")
    assert (replayed.status, replayed.json["mismatches"]) == (0, [])
    assert [player["final"] for player in replayed.json["players"]] == result.json["totals"]
    for_people = stafla(*asked, "7")
    assert f"{result.json['points']:,} points".replace(",", "") in for_people.out.replace(",", "")
    assert len((tmp_path / "attempts.jsonl").read_text().splitlines()) == 8


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--attempts", "0"), "--attempts"),
        (("--minutes", "0"), "--minutes"),
        (("--minutes", "nan"), "--minutes"),
        (("--cores", "10000"), "--cores"),
    ],
)
def test_limits_out_of_range_are_refused(more: tuple[str, ...], told: str) -> None:
    result = stafla("record", "play", "--edition", "sv", *more)
    assert (result.status, result.out) == (2, "")
    assert told in result.err


def test_a_list_without_long_words_gives_no_such_play(lexica) -> None:
    result = stafla(
        "record", "play", "--edition", "sv", "--lexicon", lexica["sv"], "--attempts", "2"
    )
    assert result.status == 2
    assert "no such play" in result.err


def test_a_folder_of_another_search_is_refused(tmp_path: Path) -> None:
    (tmp_path / "attempts.jsonl").write_text(json.dumps({"stafla-record-search": 1}) + "\n")
    result = stafla("record", "play", "--edition", "sv", "--out", str(tmp_path))
    assert result.status == 2
    assert "a different run" in result.err
