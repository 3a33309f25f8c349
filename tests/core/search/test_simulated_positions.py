"""Positions on whose best play long simulations agree: a short one finds it too."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stafla import _core
from stafla.records import cgp
from tools.engine.simulated_positions import Thinker, play_json

LINES = (Path(__file__).parents[2] / "data" / "simulation.jsonl").read_text("utf-8").splitlines()
POSITIONS: list[dict[str, Any]] = [json.loads(line) for line in LINES]
FEW = 4000  # rollouts in which the long simulations told the easy plays

thinker = cache(Thinker)


def finds(position: dict[str, Any], **limits: Any) -> bool:
    """Does a simulation with the usual choices find the play?"""
    simulation = thinker(position["edition"]).simulation(position["cgp"], seed=77)
    simulation.run(**limits)
    return play_json(simulation.results()[0]) == position["play"]


def test_the_positions_are_of_several_editions_and_their_plays_legal() -> None:
    assert len(POSITIONS) >= 40 and len({p["edition"] for p in POSITIONS}) >= 3
    assert sum(not position["first"] for position in POSITIONS) >= 10
    for position in POSITIONS:
        if len(position["play"]) == 3:
            square, down, tiles = position["play"]
            read = cgp.read(position["cgp"], thinker(position["edition"]).edition)
            rules = thinker(position["edition"]).rules
            placement = _core.Placement(square, bool(down), bytes.fromhex(tiles))
            _core.check(rules, _core.Board(rules, read.cells), placement, read.racks[0])


def test_a_few_thousand_rollouts_find_the_plays_that_are_easily_told() -> None:
    easy = [position for position in POSITIONS if position["rollouts"] < FEW]
    assert len(easy) >= 6
    assert sum(finds(position, rollouts=FEW) for position in easy) >= 5 / 6 * len(easy)


@pytest.mark.verify
def test_nine_of_ten_plays_are_found_in_five_seconds() -> None:
    found = [finds(position, milliseconds=5000) for position in POSITIONS]
    assert sum(found) >= 0.9 * len(found)
