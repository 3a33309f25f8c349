"""The board in terminals of several widths."""

import re

import pytest

from stafla import rules
from stafla._core import Board
from stafla.cli.play.board import NARROW, WIDE, board_text, show_rack
from stafla.cli.play.narrator import move_text, sentence
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.records import read_play
from stafla.rules import Row
from tests.cli.terminal import stafla
from tests.rules.builders import a_game

EDITIONS = ("is", "fi", "sv", "pl", "en")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("columns", "widest"), [(40, 33), (60, 48), (80, 48)])
def test_no_row_of_the_board_is_wider_than_the_terminal(
    edition: str, columns: int, widest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    words = ("play", "--edition", edition, "--players", "A,B", "--seed", "3")
    shown = stafla(*words, typed="\n").out  # the Swedish rules ask who begins
    rows = [line for line in shown.splitlines() if re.match(r" ?(1?[0-9]|[A-O]) .*[·★]", line)]
    assert len(rows) % 15 == 0 < len(rows)
    assert {len(line) for line in rows} == {widest}


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rack_of_eight_leaves_room_in_its_line(
    edition: str,
    columns: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Eight tiles filled forty columns to the last, and the line that followed was empty."""
    monkeypatch.setenv("COLUMNS", str(columns))
    ruled = load(edition)
    dear = max(ruled.tiles, key=lambda symbol: ruled.tiles[symbol][1])
    show_rack(ruled, bytes(ruled.alphabet.encode(dear * 7)) + b"\0")
    shown = capsys.readouterr().out
    assert shown.count("\n") == 1
    assert len(shown) <= columns
    assert shown.count(dear) == 7
    assert shown.count("?") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_is_too_narrow_is_told_what_the_board_needs(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    shown = stafla("play", "--edition", "fi", "--players", "A,B", "--language", language).out
    assert [line for line in shown.splitlines() if "33" in line and "30" in line]


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_column_has_its_name_and_every_premium_its_own_sign(edition: str, size: int) -> None:
    ruled = load(edition)
    board = Board(ruled.ruleset(2))
    for style, count in (("gcg", 1), ("letter-first", 1 if size == WIDE else 2)):
        *edge, first = board_text(ruled, board, (), style, size).plain.splitlines()[: count + 1]
        assert re.match(r" ?[1A] ", first)
        columns = zip(*(f"{line:<{3 + size * 15}}" for line in edge), strict=True)
        names = "".join("".join(column) for column in columns).replace(" ", "")
        wanted = "ABCDEFGHIJKLMNO" if style == "gcg" else "".join(map(str, range(1, 16)))
        assert names == wanted
    rows = board_text(ruled, board, (), "gcg", size).plain.splitlines()[1:]
    signs = {
        row[3 + at : 3 + at + size].strip() for row in rows for at in range(0, size * 15, size)
    }
    assert len(signs) == len({*ruled.layout.premiums}) + 1  # and the star


def test_a_play_is_told_with_its_whole_word_and_small_letters_for_blanks() -> None:
    edition = load("en")
    game = a_game("en").after("8H HoRN", "ok").game
    through = read_play("8H ....S", edition)
    event = rules.Played(game.to_move, through, 8)
    names = ["Anna", "Bo"]
    said = sentence(event, game, game, names, "gcg")
    assert "8H HoRNS" in said
    row = Row(5, 1, "play", 8, 8, placement=through)
    assert move_text(row, game, "gcg") == "8H HoRNS"
