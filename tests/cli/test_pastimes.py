"""Reverse play and solo in the terminal."""

import json
from datetime import date
from pathlib import Path

import pytest

from stafla._core import MoveGenerator
from stafla.editions import load
from stafla.records import write_play
from stafla.records.record import pastime
from stafla.rules import solo as daily
from stafla.words import Lexicon
from tests.marks import in_ci

from .terminal import stafla


def play_out(tmp_path, lexica):
    """A game of two bots, as a record."""
    file = tmp_path / "game.json"
    made = stafla(
        *("play", "--edition", "is", "--players", "bot:highest-score,bot:highest-score"),
        *("--seed", "7", "--check", "automatic", "--lexicon", lexica["is"]),
        *("--record", str(file)),
    )
    assert made.status == 0, made.err
    return file


@pytest.mark.proves("PL-42", "PL-43")
def test_a_finished_game_is_taken_apart_and_recorded(tmp_path, lexica):
    file, record = play_out(tmp_path, lexica), tmp_path / "reverse.json"
    common = ("reverse", str(file), "--lexicon", lexica["is"], "--language", "en")
    done = stafla(*common, "--players", "bot,bot", "--record", str(record))
    assert done.status == 0, done.err
    assert "Game over: no more tiles can be taken." in done.out
    state = pastime.read(record.read_bytes())
    assert state.ended
    first = " ".join(state.edition.layout.square_name(s) for s in state.turns[0].squares)
    # what takes a plain game says what this is, and what reads it
    for taken in (("analyze", "--game"), ("reverse",)):
        refused = stafla(*taken, str(record), "--language", "en")
        assert refused.status == 2
        assert "the record of reverse play and not of a plain game" in refused.err
        assert "stafla replay" in refused.err
    typed = stafla(*common, "--players", "Anna,bot", typed=f"A1\nx\n{first}\n")
    assert "There is no tile on A1." in typed.out
    assert "Anna: " in typed.out
    assert stafla(*common, "--players", "Anna").status == 2


@pytest.mark.proves("PL-50")
def test_the_racks_of_a_day_are_played_and_the_total_is_kept(lexica, home, tmp_path):
    edition, lexicon = load("is"), lexica["is"]
    words = Lexicon.open(Path(lexicon))
    generator = MoveGenerator(edition.ruleset(1), words.graph)
    state = daily.Daily.replay(daily.start(edition, date(2026, 11, 20), generator))
    best = generator.best(state.board, state.rack)
    typed = "nonsense\n" + write_play(best.placement, edition) + "\n" + "\n" * 10
    record = tmp_path / "daily.json"
    done = stafla(
        *("solo", "daily", "--edition", "is", "--lexicon", lexicon, "--day", "2026-11-20"),
        *("--language", "en", "--record", str(record)),
        typed=typed,
    )
    assert done.status == 0, done.err
    assert f"Your points: {best.score} of {best.score}" in done.out
    assert f"Your highest total: {best.score}" in done.out
    assert pastime.read(record.read_bytes()).total == best.score
    (kept,) = (home / "solo.jsonl").read_text().splitlines()
    assert json.loads(kept)["total"] == best.score
    assert stafla("solo", "daily", "--day", "soon").status == 2


def test_a_damaged_line_among_the_totals_takes_no_game_away(home, tmp_path):
    home.mkdir(exist_ok=True)
    own = '{"mode": "open", "edition": "pl", "total": 9000, "most": 0, "lexicon": ""}\n'
    bad = ["not json\n", "[]\n", '{"mode": "open"}\n', own, own[:20]]
    (home / "solo.jsonl").write_text("".join(bad))
    record = tmp_path / "open.json"
    done = stafla(
        *("solo", "open", "--edition", "pl", "--language", "en", "--record", str(record)),
        typed="\n\n\n",
    )
    assert done.status == 0, done.err
    assert record.exists()
    assert "Your highest total: 9,000" in done.out.replace("9000", "9,000")
    kept = (home / "solo.jsonl").read_text()
    assert kept.startswith("".join(bad))
    assert json.loads(kept.splitlines()[-1])["total"] <= 0


@pytest.mark.proves("PL-50", "PL-51")
@pytest.mark.parametrize("mode", ["one", "two"])
def test_a_game_alone_is_compared_with_the_best_plays(mode, lexica, tmp_path):
    record = tmp_path / "solo.json"
    done = stafla(
        *("solo", mode, "--edition", "is", "--lexicon", lexica["is"], "--seed", "7"),
        *("--language", "en", "--record", str(record)),
        typed="-\n" * 8,
    )
    assert done.status == 0, done.err
    assert "Best plays: 0." in done.out
    gcg = tmp_path / "solo.gcg"
    stafla("solo", mode, "--edition", "is", "--record", str(gcg), typed="-\n" * 8)
    assert gcg.read_bytes().startswith(b"#character-encoding")
    assert stafla("replay", str(gcg), "--json").json["mismatches"] == []
    assert len(json.loads(record.read_text())["events"][0]["seats"]) == 1 + (mode == "two")


@pytest.mark.parametrize(
    ("mode", "typed", "last"),
    [
        in_ci("daily", "\n", "daily-answered"),
        ("one", "-\n", "passed"),
        in_ci("two", "-\n", "passed"),
        ("open", "8D KOTŁOWA\n", "played"),
    ],
)
def test_a_game_alone_that_is_broken_off_leaves_its_record(
    mode: str, typed: str, last: str, home: Path, tmp_path: Path
) -> None:
    record = tmp_path / "solo.json"
    given = ("solo", mode, "--edition", "pl", "--notation", "gcg", "--record", str(record))
    done = stafla(*given, typed=typed)
    assert (done.status, done.err) == (2, "stafla: the input ended before the game did\n")
    assert last in [event["event"] for event in json.loads(record.read_text())["events"]]
    if mode == "daily":
        assert len(pastime.read(record.read_bytes()).answers) == 1
    else:
        assert stafla("replay", str(record), "--json").json["mismatches"] == []
    assert not (home / "solo.jsonl").exists()  # nothing was finished


def test_the_highest_total_of_two_racks_is_what_both_laid() -> None:
    given = ("solo", "two", "--edition", "pl", "--seed", "1", "--notation", "gcg")
    done = stafla(*given, typed="8G TO\nI8 MIŁA\n" + "-\n" * 8)
    assert done.status == 0, done.err
    assert "You: 19." in done.out
    assert done.out.splitlines()[-1] == "Your highest total: 19"


@pytest.mark.parametrize(
    ("mode", "option"), [("daily", "--seed"), ("open", "--seed"), ("one", "--day")]
)
def test_an_option_that_a_way_to_play_alone_does_not_know_is_refused(
    mode: str, option: str
) -> None:
    done = stafla("solo", mode, option, "1")
    assert done.err == f"stafla: {option} does not apply to “solo {mode}”\n"


@pytest.mark.proves("PL-52")
def test_open_tiles_are_any_tiles_and_the_record_is_an_ordinary_one(tmp_path):
    record = tmp_path / "open.json"
    done = stafla(
        *("solo", "open", "--edition", "pl", "--notation", "gcg", "--language", "pl"),
        *("--record", str(record)),
        typed="8D KOTŁOWA\n8D KOTŁOWA\n\n\n\n",
    )
    assert done.status == 0, done.err
    counted = stafla("replay", str(record), "--json").json
    assert counted["mismatches"] == []
    assert f"Twój wynik: {counted['players'][0]['final']}" in done.out
    assert counted["players"][0]["final"] > 50


@pytest.mark.parametrize("game", [("solo", "daily"), ("bingo",), ("duplicate",), ("reverse", "x")])
def test_a_record_that_gcg_cannot_hold_is_refused_before_the_game(
    game: tuple[str, ...], tmp_path: Path
) -> None:
    record = tmp_path / "record.gcg"
    done = stafla(*game, "--record", str(record), typed="\n" * 10)
    assert (done.status, done.out) == (2, "")
    assert "ends in .json" in done.err
    assert not record.exists()


def test_open_tiles_are_kept_as_gcg_of_whom_the_screen_names(tmp_path: Path) -> None:
    record = tmp_path / "open.gcg"
    given = ("solo", "open", "--edition", "pl", "--notation", "gcg", "--record", str(record))
    stafla(*given, typed="8D KOTŁOWA\n")
    assert "#player1 Player" in record.read_text("utf-8")
    assert stafla("replay", str(record), "--json").json["mismatches"] == []
