"""The strength report says what the raw results beside it come to."""

from itertools import pairwise
from pathlib import Path

import pytest

from stafla.bots import LEVELS
from stafla.study.match import Tally
from tools.engine.other_engine import OTHER
from tools.engine.strength import EDITIONS, Meeting, line, report

from .tool import ROOT, output_of

PAGE = ROOT / "docs" / "engine" / "strength.md"


def test_every_figure_of_the_report_follows_from_the_raw_results() -> None:
    page = PAGE.read_text()
    lines = output_of("engine.strength", "--table").splitlines()
    assert len(lines) > 20
    assert [line for line in lines if line and line not in page] == []


@pytest.mark.parametrize(
    ("other", "pairs"), [(OTHER, 200), (f"{OTHER}-5s", 60), (f"{OTHER}-30s", 150), ("quackle", 100)]
)
def test_the_match_with_another_engine_is_counted_from_its_raw_results(
    other: str, pairs: int
) -> None:
    meeting = Meeting("champion", other, 0)
    counted = meeting.count("en", PAGE.parent / "strength")
    assert counted.pairs == pairs
    assert line("en", meeting, counted) in PAGE.read_text().splitlines()


@pytest.mark.parametrize(
    ("edition", "other", "pairs"),
    [
        *((edition, "master-300ms", 30) for edition in EDITIONS),
        ("en", "without-inference", 205),
    ],
)
def test_the_matches_of_the_champion_that_infers_are_counted_from_their_raw_results(
    edition: str, other: str, pairs: int
) -> None:
    meeting = Meeting("champion", other, 0)
    counted = meeting.count(edition, PAGE.parent / "strength")
    assert counted.pairs == pairs
    assert line(edition, meeting, counted) in PAGE.read_text().splitlines()


@pytest.mark.verify
def test_the_report_can_be_played_again_at_a_smaller_size_and_goes_on(tmp_path: Path) -> None:
    again = ("engine.strength", "fi", "--pairs", "2", "--out", str(tmp_path))
    first = output_of(*again)
    assert first == output_of(*again) == output_of(*again, "--table")
    assert "champion – master" in first


def test_the_steps_of_the_ladder_can_be_played_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    def play(meeting: Meeting, _edition: str, _folder: Path) -> Tally:
        asked.append((meeting.a, meeting.b))
        return Tally()

    monkeypatch.setattr(Meeting, "play", play)
    report("fi", tmp_path, 2, played=True, steps=True)
    assert asked == [(above, below) for below, above in pairwise(LEVELS[:-1])]
