"""Diagrams as PNG: looked at by their pixels."""

from xml.etree import ElementTree

import pytest

from stafla.editions import load
from stafla.records import Picture
from stafla.records.diagram import png
from stafla.records.diagram.png import CARD_HEIGHT, CARD_WIDTH, MARGIN, board, card
from stafla.records.diagram.svg import COLOURS, EDGE, SIDE, Cell, picture
from tests.pixels import Pixels
from tests.records.diagram.test_svg import SVG, a_board

WIDTH = 528  # a pixel for every unit of the drawing


def colour(name):
    text = COLOURS[name][1]
    return tuple(int(text[at : at + 2], 16) for at in (1, 3, 5))


def near(one, other, most=3):
    return all(abs(a - b) <= most for a, b in zip(one, other, strict=True))


def ink(pixels, row, column):
    """How much of a tile's letter is dark, leaving its edge and its value out."""
    x, y = (EDGE + at * SIDE for at in (column, row))
    inner = [(x + i, y + j) for i in range(4, 22) for j in range(4, 25)]
    return sum(sum(pixels.at(*one)) < 300 for one in inner)


@pytest.fixture(scope="module")
def laid():
    squares, new = a_board("is", "8D HRAKi", "G6 LO.I")
    return Pixels(board(picture(load("is"), squares, title="Loki", new=new), WIDTH))


def middle(pixels, row, column):
    """A place inside a square that neither letter nor premium reaches."""
    return pixels.at(EDGE + column * SIDE + 26, EDGE + row * SIDE + 7)


def test_the_picture_has_its_size_and_stands_on_light_paper(laid):
    assert (laid.width, laid.height) == (WIDTH, WIDTH)
    assert near(laid.at(2, 2), colour("p"))
    assert near(laid.at(WIDTH - 3, WIDTH - 3), colour("p"))


def test_tiles_lie_where_they_were_laid_and_nowhere_else(laid):
    tiles = {(7, column) for column in range(3, 8)} | {(row, 6) for row in (5, 6, 8)}
    for row in range(15):
        for column in range(15):
            tile = near(middle(laid, row, column), colour("t"))
            assert tile == ((row, column) in tiles), (row, column)


def test_a_new_tile_is_marked_and_an_old_one_is_not(laid):
    def mark(row, column):
        x, y = (EDGE + at * SIDE for at in (column, row))
        return any(near(one, colour("m"), 30) for one in laid.colours(x, y + 10, 4, 10))

    assert mark(5, 6)
    assert not mark(7, 3)


@pytest.mark.parametrize(
    ("edition", "word"), [("is", "8D ÞAÐ"), ("pl", "8D ŁŻĄ"), ("sv", "8D ÅÄÖ"), ("fi", "8D ÄÖY")]
)
def test_every_letter_of_the_four_languages_is_drawn(edition, word):
    squares, _ = a_board(edition, word)
    pixels = Pixels(board(picture(load(edition), squares, title="x"), WIDTH))
    drawn = [ink(pixels, 7, column) for column in (3, 4, 5)]
    assert min(drawn) > 20, drawn
    assert len(set(drawn)) == 3  # not three times the same box for what the font lacks


def test_a_blank_is_drawn_lighter_than_its_letter_and_without_value():
    squares, _ = a_board("is", "8D HRH", "10D hRH")
    pixels = Pixels(board(picture(load("is"), squares, title="x"), WIDTH))
    assert ink(pixels, 9, 3) < ink(pixels, 7, 3)


def test_a_card_has_the_board_the_names_and_the_totals():
    squares, new = a_board("is", "8D HRAKi")
    made = picture(load("is"), squares, title="x", new=new)
    pixels = Pixels(card(made, [("Þórdís", 24), ("<b>&", 0)], "Íslenska · 1/20"))
    assert (pixels.width, pixels.height) == (CARD_WIDTH, CARD_HEIGHT)
    side = CARD_HEIGHT - 2 * MARGIN
    scale = side / (15 * SIDE + 2 * EDGE)
    place = [round(MARGIN + scale * (EDGE + at * SIDE + 26)) for at in (3,)]
    low = round(MARGIN + scale * (EDGE + 7 * SIDE + 7))
    assert near(pixels.at(place[0], low), colour("t"))

    def dark(x, y, wide, high):
        return any(sum(one) < 200 for one in pixels.colours(x, y, wide, high))

    left = side + 2 * MARGIN
    assert dark(left, 2 * MARGIN, 200, 60)
    assert dark(CARD_WIDTH - 120, 2 * MARGIN, 90, 60)
    assert dark(left, CARD_HEIGHT - 80, 200, 60)
    assert not dark(left + 40, CARD_HEIGHT // 2, 400, 80)


def test_a_long_name_stays_off_the_total():
    squares, _ = a_board("is", "8D HRAKi")
    made = picture(load("is"), squares, title="x")
    pixels = Pixels(card(made, [("W" * 30, 1), ("A", 0)], ""))
    gap = CARD_WIDTH - MARGIN - 100
    assert not any(sum(one) < 200 for one in pixels.colours(gap, 2 * MARGIN, 40, 60))


def drawn_document(monkeypatch, *arguments):
    """The document of a card, before it becomes pixels, and how it is drawn."""
    told = {}

    def draw(**options):
        told.update(options)
        return b""

    monkeypatch.setattr(png.resvg_py, "svg_to_bytes", draw)
    assert card(*arguments) == b""
    return ElementTree.fromstring(told.pop("svg_string")), told


def standing(root):
    """The texts of a card itself: text, where, how large."""
    group = root.find(f"{SVG}g")
    return [
        (x.text, *(float(x.get(key)) for key in ("x", "y", "font-size")), x.get("text-anchor"))
        for x in group.findall(f"{SVG}text")
    ]


def test_a_card_s_lines_stand_beside_the_board_and_end_at_the_margin(monkeypatch):
    made = picture(load("is"), a_board("is", "8D HRAKi")[0], title="x")
    root, told = drawn_document(monkeypatch, made, [("Þórdís", 24), ("Ó", -3)], "Íslenska")
    left, right = CARD_HEIGHT, CARD_WIDTH - MARGIN
    low = 2 * MARGIN + png.LARGEST
    step = 2 * png.LARGEST * png.LINE
    assert [(text, x, round(y, 1), size, end) for text, x, y, size, end in standing(root)] == [
        ("Þórdís", left, low, 46, None),
        ("24", right, low, 46, "end"),
        ("Ó", left, round(low + step, 1), 46, None),
        ("-3", right, round(low + step, 1), 46, "end"),
        ("Íslenska", left, CARD_HEIGHT - MARGIN - 8, 26, None),
    ]
    board = root.find(f"{SVG}svg")
    assert [board.get(key) for key in ("x", "y", "width", "height")] == ["35", "35", "560", "560"]
    assert root.get("viewBox") == f"0 0 {CARD_WIDTH} {CARD_HEIGHT}"
    assert (told["width"], told["height"]) == (CARD_WIDTH, CARD_HEIGHT)
    # only the fonts that come with the package, so that every server draws the same
    assert told["skip_system_fonts"] is True
    assert told["font_files"] == list(png.FONTS)
    assert {told["font_family"], told["sans_serif_family"], root.get("font-family")} == {png.FONT}


def test_eight_players_fit_between_the_margins(monkeypatch):
    made = picture(load("is"), a_board("is")[0], title="x")
    root, _ = drawn_document(monkeypatch, made, [(f"p{n}", n) for n in range(8)], "x")
    rows = [y for text, _, y, _, _ in standing(root) if text.startswith("p")]
    step = (CARD_HEIGHT - 4 * MARGIN) / 8
    assert rows == pytest.approx([2 * MARGIN + png.LARGEST + n * step for n in range(8)])


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("W" * 10, 41.5),  # capitals of one height each
        ("A" * 10, 46),
        ("A" * 20, 415 / 15),  # other capitals of three quarters
        ("a" * 20, 415 / 12),
        ("@" * 20, 415 / 20),
        ("a" * 10, 46),
        ("", 46),
    ],
)
def test_a_text_is_smaller_where_it_would_not_fit(monkeypatch, text, size):
    made = picture(load("is"), a_board("is")[0], title="x")
    root, _ = drawn_document(monkeypatch, made, [(text, 0)], "x")
    assert standing(root)[0][3] == pytest.approx(size, abs=0.001)


def test_a_card_of_nobody_has_its_foot_alone(monkeypatch):
    made = picture(load("is"), a_board("is")[0], title="x")
    root, _ = drawn_document(monkeypatch, made, [], "x" * 100)
    ((text, _, _, size, _),) = standing(root)
    assert (text, size) == ("x" * 100, pytest.approx(535 / 60, abs=0.001))


def test_a_board_that_is_not_square_keeps_its_shape():
    pixels = Pixels(board(Picture(3, 2, [Cell()] * 6, "x", "y"), 288))
    wide, high = 3 * SIDE + 2 * EDGE, 2 * SIDE + 2 * EDGE
    assert (pixels.width, pixels.height) == (288, round(288 * high / wide))
    assert Pixels(board(Picture(3, 2, [Cell()] * 6, "x", "y"))).width == 1056
