"""``stafla moves``: one position and many."""

import json
from pathlib import Path

import pytest

from stafla._core import Board
from stafla.cli.analysis import batch as batch_module
from stafla.editions import load
from stafla.records import Style, read_play
from stafla.records import cgp as cgp_format
from tests.cli.terminal import EMPTY, Result, cgp, stafla


def moves(lexicon: str, position: str, *more: str, edition: str = "is") -> Result:
    arguments = ["moves", "--edition", edition, "--lexicon", lexicon, "--cgp", position]
    return stafla(*arguments, *more)


BOARD = cgp("D8H E8R F8A G8K H8I", "LOIA/")


def test_a_play_tells_square_direction_tiles_points_and_words(lexica) -> None:
    result = moves(lexica["is"], BOARD, "--json")
    assert (result.status, result.err) == (0, "")
    plays = result.json["plays"]
    assert set(result.json) == {"count", "sum", "max", "plays"}
    assert result.json["count"] == len(plays)
    assert result.json["sum"] == sum(play["score"] for play in plays)
    assert result.json["max"] == max(play["score"] for play in plays)
    (loki,) = [play for play in plays if play["tiles"] == "LO.I" and play["square"] == "G6"]
    assert loki == {
        "square": "G6",
        "direction": "down",
        "tiles": "LO.I",
        "score": 15,
        "words": [{"word": "LOKI", "score": 15}],
    }


def test_plays_come_by_score_then_row_column_direction_and_tiles(lexica) -> None:
    plays = moves(lexica["is"], BOARD, "--json").json["plays"]
    alphabet = "AÁBDÐEÉFGHIÍJKLMNOÓPRSTUÚVXYÝÞÆÖ"

    def place(play: dict[str, str]) -> tuple[object, ...]:
        digits = "".join(c for c in play["square"] if c.isdigit())
        column = play["square"].strip("0123456789")
        tiles = [alphabet.find(c) for c in play["tiles"]]
        return (-int(play["score"]), int(digits), column, play["direction"] == "down", tiles)

    assert [place(play) for play in plays] == sorted(map(place, plays))


def test_on_the_empty_board_both_directions_count(lexica) -> None:
    plays = moves(lexica["is"], f"{EMPTY} LOKI/ 0/0 0", "--json").json["plays"]
    assert {play["direction"] for play in plays} == {"across", "down"}
    across = sorted(play["tiles"] for play in plays if play["direction"] == "across")
    assert across == sorted(play["tiles"] for play in plays if play["direction"] == "down")


def test_top_cuts_the_list_but_not_the_counts(lexica) -> None:
    whole = moves(lexica["is"], BOARD, "--json").json
    cut = moves(lexica["is"], BOARD, "--top", "2", "--json").json
    assert cut["plays"] == whole["plays"][:2]
    assert cut["count"] == whole["count"]
    assert moves(lexica["is"], BOARD, "--top", "0", "--json").json["plays"] == []


@pytest.mark.proves("PL-57")
def test_squares_are_printed_letter_first_when_that_is_asked_for(lexica) -> None:
    plain = moves(lexica["is"], BOARD, "--json").json["plays"]
    turned = moves(lexica["is"], BOARD, "--json", "--notation", "letter-first").json["plays"]
    at = {"G6": "7F", "8D": "H4"}
    pairs = [(one["square"], two["square"]) for one, two in zip(plain, turned, strict=True)]
    assert ("G6", at["G6"]) in pairs
    assert [one["tiles"] for one in plain] == [two["tiles"] for two in turned]
    polish = moves(lexica["pl"], f"{EMPTY} KOT/ 0/0 0", "--notation", "letter-first", edition="pl")
    assert "H8" in polish.out
    assert " 8H " in polish.out


RACKS = {"is": "HRAKIÐÞ", "fi": "KÄTTÄJÖ", "sv": "ÅTERVÄN", "pl": "PRÓB?JE", "en": "QUI?TER"}


@pytest.mark.parametrize("more", [(), ("--notation", "letter-first")], ids=["usual", "turned"])
@pytest.mark.parametrize("edition", RACKS)
def test_what_moves_prints_is_what_score_reads(edition: str, more: tuple[str, ...]) -> None:
    """Both on their own defaults, and both with the other notation, blanks among the tiles."""
    first, *_ = printout(edition, f"{EMPTY} {RACKS[edition]}/ 0/0 0", *more)
    square, tiles, _ = first
    laid = stafla(
        "score", "--edition", edition, "--play", f"{square} {tiles}", *more,
        "--cgp", f"{EMPTY} {RACKS[edition]}/ 0/0 0", "--json",
    )  # fmt: skip
    assert laid.json["legal"]
    board = board_with(edition, square, tiles, *more)
    for square, tiles, points in printout(edition, f"{board} {RACKS[edition]}/ 0/0 0", *more):
        scored = stafla(
            "score", "--edition", edition, "--cgp", f"{board} {RACKS[edition]}/ 0/0 0",
            "--play", f"{square} {tiles}", *more, "--json",
        )  # fmt: skip
        assert (scored.status, scored.json["total"]) == (0, int(points)), (square, tiles)


def printout(edition: str, position: str, *more: str) -> list[list[str]]:
    """The rows of the table: square, tiles, points."""
    out = stafla("moves", "--edition", edition, "--cgp", position, "--top", "8", *more).out
    rows = [line.split() for line in out.splitlines()]
    return [row for row in rows if len(row) == 3 and row[2].isdecimal()]


def board_with(edition: str, square: str, tiles: str, *more: str) -> str:
    """The board of a position on which this first play lies."""
    style: Style = "letter-first" if more else "gcg"
    ruled = load(edition)
    placement = read_play(f"{square} {tiles}", ruled, style)
    rules = ruled.ruleset(2)
    laid = Board(rules).laid(placement)
    at = cgp_format.CgpPosition(bytes(laid.cells), (None, None), (0, 0))
    return cgp_format.write(at, ruled).split()[0]


def test_without_a_play_the_highest_score_is_null(lexica) -> None:
    result = moves(lexica["is"], f"{EMPTY} ÞÞ/ 0/0 0", "--json")
    assert (result.status, result.json) == (0, {"count": 0, "sum": 0, "max": None, "plays": []})


def test_a_blank_is_a_small_letter(lexica) -> None:
    plays = moves(lexica["sv"], cgp("H8A", "?/"), "--json", edition="sv").json["plays"]
    assert {play["tiles"] for play in plays} >= {".g", "j.", "h."}
    assert all(play["score"] in {1, 2} for play in plays)


def test_the_lexicon_that_a_position_asks_for_is_checked_where_it_is_known(
    lexica, tmp_path: Path
) -> None:
    listed = tmp_path / "list.txt"
    listed.write_text("loki\n", encoding="utf-8")
    imported = stafla("words", "import", str(listed), "--edition", "is", "--name", "Annað")
    assert imported.status == 0
    for asked in ("OSPS49", "is", "IS"):
        assert moves(lexica["is"], f"{BOARD} lex {asked};").status == 0
    refused = moves(lexica["is"], f"{BOARD} lex Annað;")
    assert (refused.status, refused.out) == (2, "")
    assert "Annað" in refused.err
    assert moves("Annað", f"{BOARD} lex Annað;").status == 0


def a_batch(folder: Path, lines: list[bytes]) -> str:
    file = folder / "batch.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")
    return str(file)


def many(lexicon: str, batch: str) -> Result:
    return stafla("moves", "--edition", "is", "--lexicon", lexicon, "--batch", batch, "--json")


def line(name: object, position: object) -> bytes:
    return json.dumps({"id": name, "cgp": position}).encode()


def test_a_batch_answers_line_by_line(lexica, tmp_path: Path) -> None:
    lines = [line("one", BOARD), line(2, f"{EMPTY} LOKI/ 0/0 0"), b"  "]
    batch = a_batch(tmp_path, lines)
    result = stafla(
        "moves", "--edition", "is", "--lexicon", lexica["is"], "--batch", batch, "--json"
    )
    assert (result.status, result.err) == (0, "")
    single = moves(lexica["is"], BOARD, "--json").json
    assert result.lines[0] == {"id": "one"} | {k: single[k] for k in ("count", "sum", "max")}
    assert [answer["id"] for answer in result.lines] == ["one", 2]


def test_a_byte_order_mark_before_a_batch_means_nothing(lexica, tmp_path: Path) -> None:
    line = json.dumps({"id": 1, "cgp": cgp(racks="HRAKIÐÞ/")}).encode()
    answered = many(lexica["is"], a_batch(tmp_path, [b"\xef\xbb\xbf" + line]))
    assert (answered.status, answered.json["id"]) == (0, 1)


def test_a_long_batch_answers_alike_with_the_fast_generator(
    lexica, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch_module, "MANY", 3)
    lines = [line(n, BOARD if n % 2 else f"{EMPTY} LOKI?/ 0/0/0 0") for n in range(8)]
    answers = many(lexica["is"], a_batch(tmp_path, lines)).lines
    for name in ("count", "sum", "max"):
        assert len({answer[name] for answer in answers[::2]}) == 1
        assert len({answer[name] for answer in answers[1::2]}) == 1


@pytest.mark.parametrize(
    "bad",
    [
        b"{",
        b"[]",
        b'{"id": 1}',
        b'{"id": 1, "cgp": 5}',
        b'{"id": 1, "cgp": ""}',
        b"\xff",
        line(1, f"{EMPTY} / 0/0 0"),
        line(1, f"{EMPTY} QQ/ 0/0 0"),
        line(1, "x" * 70_000),
        b"[" * 60_000,
    ],
)
def test_a_bad_line_is_told_and_the_rest_goes_on(bad: bytes, lexica, tmp_path: Path) -> None:
    batch = a_batch(tmp_path, [line("a", BOARD), bad, line("z", BOARD)])
    result = stafla(
        "moves", "--edition", "is", "--lexicon", lexica["is"], "--batch", batch, "--json"
    )
    first, middle, last = result.lines
    assert result.status == 2
    assert set(middle) == {"id", "error"}
    assert middle["error"]
    assert (first["id"], last["id"]) == ("a", "z")
    assert result.err.count("\n") == 1
    assert "line 2" in result.err
