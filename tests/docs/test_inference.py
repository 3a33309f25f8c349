"""What the page says inference gains follows from the games beside it, and can be played again."""

import json
from pathlib import Path

import pytest

from stafla.editions import load
from stafla.words import library
from tools.engine.inference import file_of

from .tool import ROOT, output_of

PAGE = ROOT / "docs" / "engine" / "simulation.md"
PREENDGAME = ROOT / "docs" / "engine" / "preendgame.md"
EARLIER = file_of("en", "5273D6")
"""A thousand games by the list of that time, with another temperature."""


def test_the_figures_follow_from_the_games() -> None:
    page = PAGE.read_text()
    for more in ((), ("--exchanges",), ("--out", str(EARLIER))):
        assert output_of("engine.inference", "en", "--games", "0", *more) in page


def test_the_figure_before_the_end_follows_from_its_games() -> None:
    figure = output_of("engine.inference_before_end", "en", "--games", "0").strip()
    assert f"“{figure}”" in PREENDGAME.read_text()


@pytest.mark.parametrize("more", [(), ("--exchanges",)])
def test_the_interval_lies_above_nothing(more: tuple[str, ...]) -> None:
    figure = output_of("engine.inference", "en", "--games", "0", *more)
    assert float(figure.rpartition("(")[2].split()[0]) > 0


@pytest.mark.verify
@pytest.mark.parametrize(("first", "games", "more"), [(3, 5, ()), (40, 60, ("--exchanges",))])
def test_the_first_games_come_out_the_same_again(
    tmp_path: Path, first: int, games: int, more: tuple[str, ...]
) -> None:
    again = tmp_path / "again.jsonl"
    for number in (first, games):
        output_of("engine.inference", "en", "--games", str(number), "--out", str(again), *more)
    lines = file_of("en", library.find(load("en")).fingerprint, bool(more)).read_text().splitlines()
    kept = [line for line in map(json.loads, lines) if line["game"] < games]
    assert kept
    assert [json.loads(line) for line in again.read_text().splitlines()] == kept
