"""``stafla match``: the answer, and a run that goes on."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import Result, stafla


def match(*more: str, a: str = "best-equity", b: str = "highest-score") -> Result:
    return stafla("match", a, b, "--edition", "fi", "--seed", "5", *more)


def test_the_answer_has_the_facts_of_the_match() -> None:
    result = match("--pairs", "6", "--json")
    assert (result.status, result.err) == (0, "")
    assert set(result.json) == {
        "a", "b", "edition", "fingerprint", "seed", "milliseconds", "leaves", "pairs", "wins",
        "draws", "losses", "share", "share_interval", "share_always", "spread", "spread_interval",
        "decided", "digest",
    }  # fmt: skip
    assert (result.json["pairs"], result.json["leaves"]) == (6, None)
    assert result.json["wins"] + result.json["draws"] + result.json["losses"] == 12
    low, high = result.json["share_interval"]
    assert 0 <= low <= result.json["share"] <= high <= 1


def test_a_run_goes_on_from_its_file_and_ends_like_one_run(tmp_path: Path) -> None:
    out = str(tmp_path / "results.jsonl")
    match("--pairs", "2", "--json", "--out", out)
    on = match("--pairs", "5", "--json", "--out", out)
    assert on.json == match("--pairs", "5", "--json").json
    other = match("--pairs", "5", "--out", out, b="no-leaves")
    assert (other.status, other.out) == (2, "")
    assert "results.jsonl" in other.err


def test_a_person_reads_a_table_in_their_language() -> None:
    result = match("--pairs", "2", "--language", "sv")
    assert "best-equity mot highest-score" in result.out
    assert "Partipar" in result.out


def test_no_line_of_a_table_ends_between_a_number_and_its_percent_sign(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    shown = match("--pairs", "2", "--language", "sv").out
    figures = re.findall(r"\d(.?)%", "\n".join(line[12:] for line in shown.splitlines()))
    assert len(figures) >= 3
    assert {*figures} == {"\u00a0"}


def test_a_bot_that_is_not_there_is_named() -> None:
    result = match(a="genius")
    assert result.status == 2
    assert "genius" in result.err


def test_numbers_out_of_range_are_refused() -> None:
    for more in (("--pairs", "0"), ("--ms", "0"), ("--until", "101"), ("--seed", "-1")):
        assert match(*more).status == 2
