"""Game files as other programs and people write them (tests/data/gcg/corners)."""

import json
from pathlib import Path
from typing import Any

import pytest

from stafla.editions import load
from stafla.records import Fault, Record, from_gcg, replay, to_gcg
from stafla.records.gcg import reader as gcg
from stafla.records.gcg import writer as gcg_text
from stafla.records.gcg.check import play_through
from stafla.records.gcg.edition import edition_of
from stafla.rules import UNKNOWN
from tests.cli.terminal import stafla

CORNERS = Path(__file__).parents[2] / "data" / "gcg" / "corners"
EXPECTED: dict[str, dict[str, Any]] = json.loads((CORNERS / "expected.json").read_text("utf-8"))
READ = sorted(name for name, is_ in EXPECTED.items() if "refused" not in is_)
REFUSED = sorted(set(EXPECTED) - set(READ))


def file_of(name: str) -> gcg.GcgFile:
    return gcg.read((CORNERS / f"{name}.gcg").read_bytes())


def record_of(name: str) -> Record:
    return record_from(file_of(name))


def test_every_file_has_its_expectation_and_the_other_way_round() -> None:
    assert {path.stem for path in CORNERS.glob("*.gcg")} == set(EXPECTED)


@pytest.mark.parametrize("name", READ)
def test_a_file_as_it_is_found_is_read_with_its_edition_and_its_figures(name: str) -> None:
    expected, file = EXPECTED[name], file_of(name)
    edition = load(edition_of(file))
    report = play_through(file, edition)
    assert edition.id == expected["edition"]
    assert dict(report.players) == expected["totals"]
    assert len(report.mismatches) == expected["off"], report.mismatches


@pytest.mark.parametrize("name", READ)
def test_a_file_as_it_is_found_becomes_a_record_that_is_written_as_we_write(name: str) -> None:
    record = record_of(name)
    game, totals = replay(record), EXPECTED[name]["totals"]
    assert sorted(game.totals) == sorted(totals.values())
    again = gcg.read(gcg_text.write(to_gcg(record)))
    assert edition_of(again) == EXPECTED[name]["edition"]
    assert [p for _, p in play_through(again, game.edition).players] == list(game.totals)


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_game_is_refused_with_its_line(name: str) -> None:
    with pytest.raises(Fault) as refused:
        record_of(name)
    found = (refused.value.code, refused.value.details.get("line"))
    assert found == (EXPECTED[name]["refused"], EXPECTED[name]["line"])


@pytest.mark.parametrize("language", ["is", "fi", "sv", "pl", "en"])
@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_is_a_sentence_and_no_code(name: str, language: str) -> None:
    file = str(CORNERS / f"{name}.gcg")
    done = stafla("analyze", "--game", file, "--language", language)
    assert done.status == 2
    assert EXPECTED[name]["refused"] not in done.err
    assert not {"off-board", "not-on-rack", "not-your-turn", "game-over"} & set(done.err.split())


def test_whoever_moved_first_has_the_first_seat() -> None:
    assert record_of("second-begins").names["seat-0"] == "Ben Ox"


def test_a_rack_that_lacks_what_was_played_is_not_believed() -> None:
    game = replay(record_of("rack-too-poor"))
    assert game.totals == (26, 27)


def test_a_later_rack_outranks_an_earlier_one() -> None:
    """Both are said to hold the one J; who exchanges it had it."""
    game = replay(record_of("rack-held-twice"))
    assert game.totals == (16, 0)
    assert set(game.racks[1]) == {UNKNOWN}


def test_the_rack_beside_an_unfinished_game_is_known() -> None:
    game = replay(record_of("unfinished"))
    assert game.edition.alphabet.decode_rack(game.racks[1]) == "AEGLLNY"


@pytest.mark.parametrize(
    "fill",
    [b"[", b"[A", b"(", b"(A", b"]", b"A:", b" ", b"\t", b"+1 ", b"\xa5", b"-", b"?"],
    ids=repr,
)
def test_a_line_of_a_megabyte_is_answered_whatever_fills_it(fill: bytes) -> None:
    """Each took seconds, or minutes, where a part of it was looked for from every place anew."""
    whole = b">a: " + fill * (1_000_000 // len(fill)) + b" - +0 0\n"
    try:
        record_from(gcg.read(whole))
    except Fault as refused:
        assert refused.details.get("line") in {1, None}


def record_from(file: gcg.GcgFile) -> Record:
    return from_gcg(file, load(edition_of(file)))
