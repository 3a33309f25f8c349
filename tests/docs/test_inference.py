"""What the page says inference gains follows from the games beside it, and can be played again."""

import json
from pathlib import Path

import pytest

from .tool import ROOT, told

PAGE = ROOT / "docs" / "engine" / "simulation.md"
GAMES = ROOT / "docs" / "engine" / "strength" / "en-inference.jsonl"


def test_the_figure_follows_from_the_games() -> None:
    assert told("engine.inference", "en", "--games", "0") in PAGE.read_text()


def test_the_interval_lies_above_nothing() -> None:
    low = told("engine.inference", "en", "--games", "0").rpartition("(")[2].split()[0]
    assert float(low) > 0


@pytest.mark.verify
def test_the_first_games_come_out_the_same_again(tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    told("engine.inference", "en", "--games", "3", "--out", str(again))
    told("engine.inference", "en", "--games", "5", "--out", str(again))
    first = GAMES.read_text().splitlines()[:5]
    assert [json.loads(line) for line in again.read_text().splitlines()] == [
        json.loads(line) for line in first
    ]
