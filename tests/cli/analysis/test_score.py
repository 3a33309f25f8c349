"""``stafla score``: every worked example, and the forms of its answers."""

import json
from pathlib import Path

import pytest

from stafla.records.notation.square import read_start, write_start
from tests.cli.terminal import EMPTY, cgp, stafla

EXAMPLES = json.loads(
    (Path(__file__).parents[2] / "data" / "examples.json").read_text(encoding="utf-8")
)["examples"]


def whole_word(example: dict[str, object]) -> str:
    """The play of an example: its main word with every letter named."""
    (word, _), *_ = example["words"]  # type: ignore[misc]
    return f"{example['at']} {word}"


def dotted_name(example: dict[str, str]) -> str:
    """The same with dots for the tiles already there."""
    start = read_start(example["at"], 15, 15)
    laid = {square(tile) for tile in example["laid"].split()}
    shown = ""
    word = example["words"][0][0]
    for index, letter in enumerate(word):
        row = start.row + index * start.down
        column = start.column + index * (not start.down)
        shown += letter if f"{chr(65 + column)}{row + 1}" in laid else "."
    return f"{example['at']} {shown}"


def square(tile: str) -> str:
    """``D8H`` without its letter."""
    return tile[0] + "".join(c for c in tile[1:] if c.isdigit())


@pytest.mark.parametrize("style", ["gcg", "letter-first"])
@pytest.mark.parametrize("write", [whole_word, dotted_name])
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
@pytest.mark.proves("IS-30", "IS-38", "FI-15", "PL-25", "PL-57", "SV-03")
def test_every_worked_example_comes_out_word_by_word(example, write, style) -> None:
    at, tiles = write(example).split()
    place = write_start(read_start(at, 15, 15), style)
    result = stafla(
        "score", "--edition", example["edition"], "--cgp", cgp(example["board"]),
        "--play", f"{place} {tiles}", "--notation", style, "--json",
    )  # fmt: skip
    assert result.status == 0
    assert result.err == ""
    assert result.json == {
        "legal": True,
        "total": example["total"],
        "words": [{"word": word, "score": points} for word, points in example["words"]],
        "bonus": example["bonus"],
    }


def score(play: str, *more: str, board: str = "D8H E8R F8A G8K H8I", racks: str = "/"):
    return stafla(
        "score", "--edition", "is", "--cgp", cgp(board, racks), "--play", play, "--json", *more
    )


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("8D HRAKA", "mismatch"),
        ("9D .AKI", "nothing-there"),
        ("1A LOKI", "detached"),
        ("8H ILOKILOKI", "off-board"),
        ("8D .....", "no-tiles"),
    ],
)
def test_an_illegal_play_is_answered_with_its_reason(play: str, reason: str) -> None:
    result = score(play)
    assert (result.status, result.json["legal"], result.json["reason"]) == (1, False, reason)
    assert set(result.json) == {"legal", "reason", "message"}
    assert reason not in result.json["message"]


def test_a_tile_that_is_not_held_makes_the_play_illegal() -> None:
    assert score("G6 LO.I", racks="LOÍÍ/").json["reason"] == "not-on-rack"
    assert score("G6 LO.I", racks="LOI/").status == 0
    assert score("G6 LO.i", racks="LO?/").json["total"] == 13


@pytest.mark.proves("IS-37", "FI-18", "PL-20")
def test_a_blank_counts_nothing_but_its_word_premium_stands() -> None:
    result = stafla(
        "score", "--edition", "is", "--cgp", f"{EMPTY} / 0/0 0", "--play", "8D HRAKi", "--json"
    )
    assert result.json["total"] == 26


def test_words_are_judged_only_when_that_is_asked_for(lexica) -> None:
    assert score("G6 XÝ.Þ").status == 0
    judged = score("G6 XÝ.Þ", "--lexicon", lexica["is"])
    assert (judged.status, judged.json["reason"]) == (1, "invalid-words")
    assert "XÝKÞ" in judged.json["message"]
    assert score("G6 LO.I", "--lexicon", lexica["is"]).status == 0


@pytest.mark.parametrize("language", ["is", "fi", "sv", "pl", "en"])
def test_the_answer_speaks_the_language_asked_for(language: str) -> None:
    messages = {
        score("1A LOKI", "--language", tongue).json["message"]
        for tongue in ("is", "fi", "sv", "pl", "en")
    }
    assert len(messages) == 5
    assert score("1A LOKI", f"--language={language}").json["message"] in messages


def test_without_json_a_person_reads_words_and_points() -> None:
    result = stafla(
        "score", "--edition", "is", "--cgp", cgp("D8H E8R F8A G8K H8I"), "--play", "G6 LO.I"
    )
    assert result.status == 0
    assert "G6 LO.I" in result.out
    assert "LOKI" in result.out
    assert "15" in result.out
