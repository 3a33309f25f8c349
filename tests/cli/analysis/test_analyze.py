"""``stafla analyze``: one position, many, or a whole game."""

import json
import re
from pathlib import Path

import pytest

from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.records import Record, to_gcg
from stafla.records.gcg.writer import write as write_gcg
from stafla.records.record import file as records
from tests.cli.terminal import EMPTY, cgp, stafla
from tests.records.games import EVERY, WORDS, whole_game

HELLO = cgp("H8H I8E J8L K8L L8O", "CATDGOE/")
NOW = ("--ms", "0", "--json")
PLAY = {
    "kind",
    "square",
    "direction",
    "tiles",
    "score",
    "equity",
    "win",
    "bound",
    "error",
    "iterations",
}


def analyze(edition: str, line: str, lexica: dict[str, str], *more: str):
    language = load(edition).language
    return stafla(
        *("analyze", "--edition", edition, "--lexicon", lexica[language], "--cgp", line, *more)
    )


def test_the_answer_has_the_form_of_the_contract(lexica):
    result = analyze("en", HELLO, lexica, *NOW, "--top", "6")
    assert (result.status, result.err) == (0, "")
    assert list(result.json) == ["phase", "plays", "endgame"]
    assert result.json["phase"] == "static"
    assert len(result.json["plays"]) == 6
    for play in result.json["plays"]:
        assert set(play) == PLAY
        assert play["kind"] in ("play", "exchange", "pass")
        assert (play["square"] is None) == (play["kind"] != "play")


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_every_edition_and_number_of_players_is_answered(edition, players, lexica):
    rack = WORDS[load(edition).language].split()[0]
    line = f"{EMPTY} {rack}/ {'/'.join(['0'] * players)} 0"
    result = analyze(edition, line, lexica, *NOW, "--top", "1")
    assert (result.status, result.err) == (0, "")
    assert result.json["plays"][0]["score"] > 0


def test_a_position_for_another_lexicon_is_refused(lexica):
    stafla("words", "import", lexica["en"], "--edition", "en", "--name", "Other")
    result = analyze("en", f"{HELLO} lex SPALLI;", lexica, *NOW)
    assert result.status == 0  # a name that nobody here knows cannot be checked


def test_a_batch_answers_line_by_line_and_goes_on_after_a_bad_one(lexica, tmp_path: Path):
    lines = [
        {"id": 1, "cgp": HELLO},
        {"id": "two", "cgp": "nonsense"},
        {"cgp": f"{EMPTY} ???/ 0/0 0"},
        {"id": 4},
        {"id": 5, "cgp": f"{EMPTY} CATDOG/ 0/0/0 0"},
    ]
    file = tmp_path / "batch.jsonl"
    text = "\n".join([*map(json.dumps, lines), "not JSON", "[]", "\xff"])
    file.write_text(text, encoding="latin-1")
    arguments = ["analyze", "--edition", "en", "--lexicon", lexica["en"], "--batch", str(file)]
    result = stafla(*arguments, *NOW, "--top", "2")
    assert result.status == 2
    assert [line["id"] for line in result.lines] == [1, "two", None, 4, 5, None, None, None]
    assert ["error" in line for line in result.lines] == [
        *(False, True, True, True), *(False, True, True, True)
    ]  # fmt: skip
    assert list(result.lines[0]) == ["id", "phase", "plays", "endgame"]
    alone = analyze("en", HELLO, lexica, *NOW, "--top", "2").json
    assert result.lines[0] == {"id": 1, **alone}
    assert result.err.count("\n") == 1


def test_a_batch_tells_people_the_best_move_of_each_line(lexica, tmp_path: Path):
    file = tmp_path / "batch.jsonl"
    file.write_text(json.dumps({"id": "a", "cgp": HELLO}) + "\n")
    arguments = ["analyze", "--edition", "en", "--lexicon", lexica["en"], "--batch", str(file)]
    result = stafla(*arguments, "--ms", "0")
    best = analyze("en", HELLO, lexica, *NOW).json["plays"][0]
    assert result.out.startswith(f"a  {best['square']} {best['tiles']}  {best['score']}  ")


@pytest.mark.parametrize("form", ["json", "gcg"])
def test_a_game_is_judged_turn_by_turn(form, lexica, tmp_path: Path):
    record = Record(whole_game("en").events, {"seat-0": "Ann", "seat-1": "Bo"})
    file = tmp_path / f"game.{form}"
    file.write_bytes(records.write(record) if form == "json" else write_gcg(to_gcg(record)))
    result = stafla("analyze", "--game", str(file), "--lexicon", lexica["en"], *NOW)
    assert (result.status, result.err) == (0, "")
    assert list(result.json) == ["players", "turns"]
    players = {one["player"]: one for one in result.json["players"]}
    assert set(players) == {"Ann", "Bo"}
    for name, one in players.items():
        own = [turn for turn in result.json["turns"] if turn["player"] == name]
        assert one["turns"] == len(own)
        assert one["judged"] == sum(turn["lost"] is not None for turn in own)
        lost = sum(turn["lost"] for turn in own if turn["lost"] is not None)
        assert one["lost"] == pytest.approx(lost, abs=0.01)
    assert [turn["n"] for turn in result.json["turns"]] == list(
        range(1, len(result.json["turns"]) + 1)
    )


def test_a_game_of_another_edition_than_named_is_refused(lexica, tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_bytes(records.write(Record(whole_game("en").events)))
    result = stafla("analyze", "--game", str(file), "--edition", "is", *NOW)
    assert (result.status, result.out) == (2, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(language, lexica, tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_bytes(records.write(Record(whole_game("is").events)))
    spoken = ("--ms", "0", "--language", language)
    told = stafla("analyze", "--game", str(file), "--lexicon", lexica["is"], *spoken)
    assert (told.status, told.err) == (0, "")
    line = cgp("D8H E8R F8A G8K H8I", "LOIKMAT/")
    shown = analyze("is", line, lexica, *spoken)
    assert (shown.status, shown.err) == (0, "")
    assert "cli-" not in told.out + shown.out
    own, foreign = (r"\d\.\d", r"\d,\d") if language == "en" else (r"\d,\d", r"\d\.\d")
    for out in (told.out, shown.out):
        assert re.search(own, out)
        assert not re.search(foreign, out)
