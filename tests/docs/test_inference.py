"""What the page says inference gains follows from the games beside it, and can be played again."""

import json
from pathlib import Path

import pytest

from stafla.editions import load
from stafla.words import library
from tools.engine.inference import file_of

from .tool import ROOT, output_of

PAGE = ROOT / "docs" / "engine" / "simulation.md"
ENDGAMES = ROOT / "docs" / "engine" / "endgame.md"
EARLIER = file_of("en", "5273D6")
"""A thousand games by the list of that time, with another temperature."""


def test_the_figures_follow_from_the_games() -> None:
    page = PAGE.read_text()
    assert output_of("engine.inference", "en", "--games", "0") in page
    assert output_of("engine.inference", "en", "--games", "0", "--out", str(EARLIER)) in page


def test_the_figure_before_the_end_follows_from_its_games() -> None:
    figure = output_of("engine.inference_before_end", "en", "--games", "0").strip()
    assert f"“{figure}”" in ENDGAMES.read_text()


def test_the_interval_of_a_thousand_games_lies_above_nothing() -> None:
    figure = output_of("engine.inference", "en", "--games", "0")
    assert figure.startswith("en 1000 games, ")
    assert float(figure.rpartition("(")[2].split()[0]) > 0


@pytest.mark.verify
def test_the_first_games_come_out_the_same_again(tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    output_of("engine.inference", "en", "--games", "3", "--out", str(again))
    output_of("engine.inference", "en", "--games", "5", "--out", str(again))
    games = file_of("en", library.find(load("en")).fingerprint)
    first = games.read_text().splitlines()[:5]
    assert [json.loads(line) for line in again.read_text().splitlines()] == [
        json.loads(line) for line in first
    ]
