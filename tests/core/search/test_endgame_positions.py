"""Endgames whose answers are proved: solved again with a limit of positions, not of time."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stafla.data.catalogue import LANGUAGES
from tools.engine.endgame_positions import Solver, play_json

LINES = (Path(__file__).parents[2] / "data" / "endgames.jsonl").read_text("utf-8").splitlines()
POSITIONS: list[dict[str, Any]] = [json.loads(line) for line in LINES]
FEW = 3_000
"""Positions that `make test` looks at."""
SINGLE_TILE = (
    "5PROGUN4/3M1E3MYTHS1/UNLAWED5E2/3TOP6d2/3TOE4VIGIA/C2ODD6E2/A1QI8R2/F2DITTO4O2/FUGS1A6W2"
    "/2R2J9/2O2I9/1NONENTRY6/2V2E1I7/1LEXIs1Z7/LIRI2RAUNCHES1 AABBEKL/ 303/396 0"
)
BLANK = (
    "D2JA10/E2AL2U7/ReLIGION7/V2LA2VOYEURS1/4E1DEFAT2U1/5K1X5B1/5AWE5L1/5YID5AM/6Z1G1G2TA"
    "/5HE1I1AE1EN/4FON1PUMP2N/4OR3REI2I/4IN2BATCH1T/4N4OE2OE/10SCOWS ?IQRRST/ 453/412 0"
)
"""Two endgames in which a search cut at 1,500 positions chose a play 39 points too low."""

solver = cache(Solver)


def solve(position: dict[str, Any], nodes: int) -> bool:
    """Is the answer proved again within so many positions, and the same?"""
    found = solver(position["edition"]).solve(position["cgp"], nodes=nodes)
    if found.proved:
        assert found.spread == position["spread"], position["cgp"]
    return found.proved


def test_there_are_fifty_positions_of_all_editions() -> None:
    assert len(POSITIONS) >= 50
    assert {position["edition"] for position in POSITIONS} == set(LANGUAGES)


def test_short_endgames_are_proved_again_in_as_many_positions_as_they_took() -> None:
    short = [position for position in POSITIONS if position["nodes"] < FEW]
    assert len(short) >= 10
    assert all(solve(position, FEW) for position in short)


@pytest.mark.verify
def test_all_endgames_are_proved_again() -> None:
    assert all(solve(position, 2 * position["nodes"]) for position in POSITIONS)


@pytest.mark.parametrize(
    ("text", "spread", "play"),
    [(SINGLE_TILE, 52, ("O4", "KBBALA", 60)), (BLANK, 45, ("A15", "QUITS", 50))],
)
def test_an_endgame_that_a_short_search_gets_wrong_is_proved(
    text: str, spread: int, play: tuple[str, str, int]
) -> None:
    english = solver("en")
    found = english.solve(text, nodes=30_000)
    assert (found.proved, found.spread) == (True, spread)
    best = found.line[0]
    assert best is not None
    at = best.placement
    letters = "".join(
        english.edition.alphabet.upper[(tile & 0x7F) - 1] for tile in at.tiles if tile
    )
    square = "ABCDEFGHIJKLMNO"[at.square % 15] + str(at.square // 15 + 1)
    assert (square, letters, best.score) == play


def test_a_solution_tells_its_play_as_a_record_does() -> None:
    found = solver("en").solve(SINGLE_TILE, nodes=30_000)
    told = play_json(found.line[0])
    assert told[:2] == [3 * 15 + 14, 1]
    assert bytes.fromhex(told[2]) == found.line[0].placement.tiles  # type: ignore[union-attr]
    assert play_json(None) == []
