"""``stafla train``: leave values from the command line, and their exchange format."""

from pathlib import Path

import pytest

from stafla import editions
from stafla._core import WinTable
from stafla.editions.leaves import LeaveFile, read_leaves
from tests.cli.terminal import EMPTY, stafla


def train(lexicon: str, out: Path, *more: str, edition: str = "sv"):
    named = ("--edition", edition, "--lexicon", lexicon, "--out", str(out), "--games", "30")
    return stafla("train", "leaves", *named, *more)


def test_the_answer_tells_what_was_learned_from_what(lexica, tmp_path: Path) -> None:
    out = tmp_path / "sv.leaves"
    result = train(lexica["sv"], out, "--seed", "4", "--json")
    assert (result.status, result.err) == (0, "")
    assert set(result.json) == {
        "edition", "lexicon", "games", "racks", "seconds", "bytes", "file",
    }  # fmt: skip
    assert result.json["games"] == 30 and result.json["racks"] > 500
    assert result.json["bytes"] == len(out.read_bytes())
    assert LeaveFile.read(out.read_bytes()).about["seed"] == 4


def test_a_person_is_told_the_worth_of_every_tile(lexica, tmp_path: Path) -> None:
    result = train(lexica["is"], tmp_path / "is.leaves", edition="is")
    assert result.status == 0
    rows = [line.split() for line in result.out.splitlines()]
    told = {row[0] for row in rows if len(row) == 2 and row[1][0] in "+−"}
    assert told == {"?", *editions.load("is").alphabet.upper}


@pytest.mark.ci
def test_threads_change_no_byte(lexica, tmp_path: Path) -> None:
    one, three = tmp_path / "1.leaves", tmp_path / "3.leaves"
    train(lexica["sv"], one, "--threads", "1")
    train(lexica["sv"], three, "--threads", "3")
    assert one.read_bytes() == three.read_bytes()


def test_klv2_is_written_and_read_again(tmp_path: Path) -> None:
    first, second = tmp_path / "a.klv2", tmp_path / "b.klv2"
    told = stafla("train", "klv", "--edition", "fi", "--out", str(first), "--json")
    assert told.json["bytes"] == len(first.read_bytes())
    again = stafla("train", "klv", "--edition", "fi", "--leaves", str(first), "--out", str(second))
    assert again.status == 0
    assert first.read_bytes() == second.read_bytes()
    edition = editions.load("fi")
    blank = read_leaves(first.read_bytes(), edition, edition.ruleset(2)).value(b"\0")
    assert blank > 10_000


def test_a_file_that_is_no_leaves_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "wrong.klv2"
    file.write_bytes(b"nothing of the kind")
    named = ("--edition", "fi", "--leaves", str(file), "--out", str(tmp_path / "x"))
    result = stafla("train", "klv", *named)
    assert (result.status, result.out) == (2, "")
    assert "KLV2" in result.err


def test_winning_chances_are_learned_from_the_command_line(lexica, tmp_path: Path) -> None:
    out = tmp_path / "sv.wins"
    named = ("--edition", "sv", "--lexicon", lexica["sv"], "--out", str(out), "--games", "60")
    result = stafla("train", "wins", *named, "--json")
    assert (result.status, result.err) == (0, "")
    assert set(result.json) == {"edition", "lexicon", "games", "seconds", "bytes", "file"}
    table = WinTable.from_bytes(out.read_bytes())
    assert table.chance(-80, 50) < table.chance(80, 50)
    shown = stafla("train", "wins", *named)
    assert shown.status == 0 and "Chance of winning" in shown.out
    few = stafla("train", "wins", *named[:-1], "3")
    assert (few.status, few.out) == (2, "")


@pytest.fixture(scope="module")
def learned(lexica, tmp_path_factory) -> str:
    """Leave values after so few games that they are visibly not those that ship."""
    out = tmp_path_factory.mktemp("learned") / "sv.leaves"
    assert train(lexica["sv"], out, "--seed", "4").status == 0
    return str(out)


KEPT = f"{EMPTY} EEEVVR?/ 0/0 0"


def test_analyze_thinks_with_the_leave_values_that_were_learned(lexica, learned: str) -> None:
    asked = ("analyze", "--edition", "sv", "--lexicon", lexica["sv"], "--cgp", KEPT, "--json")
    ways = ((), ("--leaves", learned))
    one, other = (stafla(*asked, "--iterations", "1", *more) for more in ways)
    assert one.status == other.status == 0
    assert [p["equity"] for p in one.json["plays"]] != [p["equity"] for p in other.json["plays"]]


def test_a_bot_in_play_plays_by_the_leave_values_that_were_learned(learned: str, tmp_path) -> None:
    files = [tmp_path / "shipped.json", tmp_path / "learned.json"]
    for file, more in zip(files, ((), ("--leaves", learned)), strict=True):
        bots = ("--players", "bot:best-equity,bot:best-equity", "--seed", "1")
        done = stafla("play", "--edition", "sv", *bots, "--record", str(file), *more)
        assert (done.status, done.err) == (0, "")
    assert files[0].read_bytes() != files[1].read_bytes()


def test_in_a_match_the_first_bot_plays_by_them_and_the_results_say_so(
    learned: str, tmp_path
) -> None:
    bots = ("best-equity", "best-equity", "--edition", "sv", "--pairs", "2", "--json")
    alike = stafla("match", *bots).json
    out = tmp_path / "results"
    differ = stafla("match", *bots, "--leaves", learned, "--out", str(out))
    assert alike["spread"] == 0
    assert differ.json["digest"] != alike["digest"]
    # a file of other leave values is not gone on with
    again = stafla("match", *bots, "--out", str(out))
    assert again.status == 2


@pytest.mark.parametrize(
    "command",
    [
        ("play", "--players", "bot,bot"),
        ("match", "keen", "club"),
        ("analyze", "--cgp", KEPT),
        ("engine",),
    ],
    ids=lambda command: command[0],
)
def test_leave_values_for_other_letters_are_refused_in_a_line(command, learned: str) -> None:
    done = stafla(*command, "--edition", "fi", "--leaves", learned)
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert "other letters" in done.err
