"""What the page says inference gains follows from the games beside it, and can be played again."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "engine" / "simulation.md"
GAMES = ROOT / "docs" / "engine" / "strength" / "en-inference.jsonl"


def told(*arguments: str) -> str:
    answer = subprocess.run(
        [sys.executable, "-m", "tools.inference", "en", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    return answer.stdout.strip()


def test_the_figure_follows_from_the_games() -> None:
    assert told("--games", "0") in PAGE.read_text()


def test_the_interval_lies_above_nothing() -> None:
    low = told("--games", "0").rpartition("(")[2].split()[0]
    assert float(low) > 0


@pytest.mark.verify
def test_the_first_games_come_out_the_same_again(tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    told("--games", "3", "--out", str(again))
    told("--games", "5", "--out", str(again))
    first = GAMES.read_text().splitlines()[:5]
    assert [json.loads(line) for line in again.read_text().splitlines()] == [
        json.loads(line) for line in first
    ]
