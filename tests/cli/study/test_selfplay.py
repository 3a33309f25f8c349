"""``stafla selfplay``: the same games whatever the threads."""

import hashlib
from pathlib import Path

from tests.cli.terminal import Result, stafla


def selfplay(lexicon: str, *more: str, edition: str = "sv") -> Result:
    return stafla(
        "selfplay", "--edition", edition, "--lexicon", lexicon, "--games", "30", "--json", *more
    )


def test_the_answer_has_the_forms_of_the_contract(lexica) -> None:
    result = selfplay(lexica["sv"], "--seed", "7")
    assert (result.status, result.err) == (0, "")
    assert set(result.json) == {
        "games", "turns", "seconds", "games_per_second", "mean_score", "digest",
    }  # fmt: skip
    assert result.json["games"] == 30
    assert result.json["turns"] > 30
    assert len(result.json["digest"]) == 64


def test_the_same_seed_gives_the_same_games_whatever_the_threads(lexica, tmp_path: Path) -> None:
    one = selfplay(lexica["sv"], "--seed", "7", "--threads", "1", "--out", str(tmp_path / "a"))
    three = selfplay(lexica["sv"], "--seed", "7", "--threads", "3", "--out", str(tmp_path / "b"))
    other = selfplay(lexica["sv"], "--seed", "8", "--threads", "1")
    assert one.json["digest"] == three.json["digest"] != other.json["digest"]
    written = [(tmp_path / folder / "games.jsonl").read_bytes() for folder in "ab"]
    assert written[0] == written[1]
    assert hashlib.sha256(written[0]).hexdigest() == one.json["digest"]
    assert len(written[0].splitlines()) == 30


def test_three_can_play_where_the_edition_lets_them(lexica) -> None:
    assert selfplay(lexica["is"], "--players", "3", edition="is").status == 0
    refused = selfplay(lexica["sv"], "--players", "3")
    assert (refused.status, refused.out) == (2, "")


def test_a_person_reads_a_table(lexica) -> None:
    result = stafla("selfplay", "--edition", "sv", "--lexicon", lexica["sv"], "--games", "3")
    assert "Games per second" in result.out
