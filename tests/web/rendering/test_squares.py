"""A board on pages without script says what its squares bring, as the board at a table does."""

import re

import pytest

from stafla._core import Board, Placement
from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.editions import load
from stafla.web.rendering import languages
from stafla.web.rendering.page import TEMPLATES
from stafla.web.rendering.squares import cells, plain_board


@pytest.fixture
def board():
    """The Icelandic board with a tile on one of its premiums, and what its squares are called."""
    edition = load("is")
    rules = edition.ruleset(2)
    empty = Board(rules)
    start = edition.layout.start[0]
    laid = empty.laid(Placement.of(rules, empty, [(start, 1), (start + 1, 2)]))
    return edition, laid


def squares_of(language, board):
    """The macros, the squares, and what each free one brings in the words of a table."""
    edition, laid = board
    say, layout = catalogue(language, "table"), edition.layout
    told = {}
    for number, premium in enumerate(layout.premiums):
        if laid.cells[number]:
            continue
        times, _, kind = (premium or "").partition("-")
        names = [say("square-start")] if number in layout.start else []
        if premium:
            number_of = {"double": 2, "triple": 3}[times]
            names.append(say("premium", kind=kind, times=number_of))
        told[number] = ", ".join(names)
    macros = TEMPLATES.env.get_template("layout/squares.html").module
    return macros, plain_board(edition, laid), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_square_says_what_it_brings(language, board):
    macros, plain, told = squares_of(language, board)
    squares = [square for line in plain.lines for square in line]
    labels = re.findall(
        r'aria-label="([^"]*)"',
        str(macros.starts(plain, languages.texts(language), -1, True, ())),
    )
    assert len(labels) == len(squares) + 1
    for square, label in zip(squares, labels[1:], strict=True):
        bonus = told.get(square.number)
        assert label == square.name + (
            f", {bonus}" if bonus else f" {square.letter}" if square.letter else ""
        )
    assert len({bonus for bonus in told.values() if bonus}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_of_a_board_says_what_it_brings(language, board):
    macros, plain, told = squares_of(language, board)
    squares = [square for line in plain.lines for square in line]
    width = board[0].layout.width
    found = re.findall(
        r"<td>(<span.*?)</td>", str(macros.grid(squares, width, languages.texts(language))), re.S
    )
    assert len(found) == len(squares)
    for square, cell in zip(squares, found, strict=True):
        said = re.findall(r'<span class="unseen-text">(.*?)</span>', cell)
        assert said == [bonus for bonus in [told.get(square.number)] if bonus]


def test_a_free_start_square_is_called_so():
    edition = load("is")
    start = edition.layout.start[0]
    square = cells(edition, Board(edition.ruleset(2)))[start]
    macros, say = TEMPLATES.env.get_template("layout/squares.html").module, languages.texts("en")
    assert str(macros.bonus(square, say)).startswith("start square")
    assert 'aria-hidden="true">★' in str(macros.square_body(square))
