"""The strength report says what the raw results beside it come to."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "engine" / "strength.md"


def told(*arguments: str) -> list[str]:
    answer = subprocess.run(
        [sys.executable, "-m", "tools.strength", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    return answer.stdout.splitlines()


def test_every_figure_of_the_report_follows_from_the_raw_results() -> None:
    page = PAGE.read_text()
    lines = told("--table")
    assert len(lines) > 20
    assert [line for line in lines if line and line not in page] == []


@pytest.mark.verify
def test_the_report_can_be_played_again_at_a_smaller_size_and_goes_on(tmp_path: Path) -> None:
    first = told("fi", "--pairs", "2", "--out", str(tmp_path))
    again = told("fi", "--pairs", "2", "--out", str(tmp_path))
    assert first == again == told("fi", "--pairs", "2", "--out", str(tmp_path), "--table")
    assert any("champion – master" in line for line in first)
