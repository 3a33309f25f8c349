"""Board diagrams."""

import re
from xml.etree import ElementTree

import pytest

from stafla._core import Board
from stafla.editions import load, names
from stafla.records import Picture, read_play
from stafla.records.diagram.svg import EDGE, SIDE, Cell, Premium, picture, svg, words_on

SVG = "{http://www.w3.org/2000/svg}"


def draw_tiles(made: Picture) -> ElementTree.Element:
    return ElementTree.fromstring(svg(made))


def a_board(edition: str, *plays: str) -> tuple[Board, list[int]]:
    ruled = load(edition)
    board, squares = Board(ruled.ruleset(2)), []
    for play in plays:
        whole = board.full_placement(read_play(play, ruled))
        step = board.width if whole.down else 1
        squares = [whole.square + i * step for i, tile in enumerate(whole.tiles) if tile]
        board = board.laid(whole)
    return board, squares


def texts(root: ElementTree.Element, style: str) -> list[str | None]:
    return [x.text for x in root.iter(f"{SVG}text") if (x.get("class") or "").startswith(style)]


def test_a_diagram_shows_tiles_with_values_and_says_them_in_words() -> None:
    board, new = a_board("is", "8D HRAKi", "G6 LO.I")
    root = draw_tiles(picture(load("is"), board, title="Loki", new=new))
    assert texts(root, "letter") == ["L", "O", "H", "R", "A", "K", "I", "I"]
    assert texts(root, "value") == ["2", "4", "4", "1", "1", "3", "1"]
    assert root.findtext(f"{SVG}title") == "Loki"
    assert root.findtext(f"{SVG}desc") == "8D HRAKi, G6 LOKI"
    assert len([r for r in root.iter(f"{SVG}rect") if r.get("class") == "tile new"]) == 3


@pytest.mark.parametrize("name", names())
def test_premium_squares_differ_by_shape_and_text_in_every_edition(name: str) -> None:
    edition = load(name)
    root = draw_tiles(picture(edition, Board(edition.ruleset(2)), title="x"))
    groups = list(root.iter(f"{SVG}g"))
    circles = [g for g in groups if g.find(f"{SVG}circle") is not None]
    blocks = [g for g in groups if g.find(f"{SVG}rect") is not None]
    assert (len(circles), len(blocks)) == (36, 25)
    assert len([g for g in circles if len(g.findall(f"{SVG}circle")) == 2]) == 12
    assert len([g for g in blocks if len(g.findall(f"{SVG}rect")) == 2]) == 8
    assert texts(root, "times").count("×3") == 20
    assert texts(root, "times").count("×2") == 40
    labels = {g.findtext(f"{SVG}title") for g in groups}
    assert labels == set(edition.layout.names.values())


def test_the_edges_carry_the_editions_notation() -> None:
    polish = load("pl")
    board, _ = a_board("pl", "8E PRÓB")
    for style, edge, words in (
        ("gcg", ["A", "1"], "8E PRÓB"),
        ("letter-first", ["1", "A"], "H5 PRÓB"),
    ):
        made = picture(polish, board, title="x", style=style)
        root = draw_tiles(made)
        edges = texts(root, "edge")
        assert [edges[0], edges[15]] == edge
        assert root.findtext(f"{SVG}desc") == words
    assert picture(polish, board, title="x").style == polish.notation


def test_names_in_a_title_cannot_break_the_document() -> None:
    board, _ = a_board("en", "8D HELLO")
    title = '</title><script>alert("1")</script>'
    root = draw_tiles(picture(load("en"), board, title=title))
    assert root.findtext(f"{SVG}title") == title
    assert list(root.iter(f"{SVG}script")) == []


def places(made: Picture, style: str) -> list[tuple[float, float, str | None]]:
    """Where the texts of a style stand, and what they say."""
    return [
        (float(x.get("x") or ""), float(x.get("y") or ""), x.text)
        for x in draw_tiles(made).iter(f"{SVG}text")
        if (x.get("class") or "") == style
    ]


def test_columns_and_rows_are_named_beside_their_middles() -> None:
    edges = places(picture(load("en"), Board(load("en").ruleset(2)), title="x"), "edge")
    for number, (x, y, text) in enumerate(edges[:15]):
        assert (x, y, text) == (EDGE + (number + 0.5) * SIDE, 16, "ABCDEFGHIJKLMNO"[number])
    for number, (x, y, text) in enumerate(edges[15:]):
        assert (x, y, text) == (12, EDGE + number * SIDE + 20, str(number + 1))
    assert len(edges) == 30


def numbers(path: str | None) -> list[float]:
    return [float(found) for found in re.findall(r"-?[0-9.]+", path or "")]


def test_the_lines_part_all_squares() -> None:
    root = draw_tiles(picture(load("en"), Board(load("en").ruleset(2)), title="x"))
    (path,) = [x.get("d") or "" for x in root.iter(f"{SVG}path") if x.get("class") == "lines"]
    strokes = [tuple(numbers(one)) for one in path.split("M")[1:]]
    at = [EDGE + number * SIDE for number in range(16)]
    assert strokes == [(x, EDGE, at[-1]) for x in at] + [(EDGE, y, at[-1]) for y in at]


def test_the_page_has_room_for_the_board_and_its_edges() -> None:
    root = draw_tiles(
        picture(load("en"), Board(load("en").ruleset(2)), title="x", description="so")
    )
    size = str(15 * SIDE + 2 * EDGE)
    assert root.get("viewBox") == f"0 0 {size} {size}"
    assert (root.get("aria-label"), root.findtext(f"{SVG}desc")) == ("x", "so")
    (sheet,) = [x for x in root.iter(f"{SVG}rect") if x.get("class") == "sheet"]
    assert (sheet.get("width"), sheet.get("height")) == (size, size)


def test_the_star_has_five_points_in_the_middle_of_its_square() -> None:
    edition = load("en")
    root = draw_tiles(picture(edition, Board(edition.ruleset(2)), title="x"))
    (star,) = [x for x in root.iter(f"{SVG}path") if x.get("fill") == "var(--i)"]
    x = y = EDGE + 7.5 * SIDE
    found = numbers(star.get("d"))
    points = list(zip(found[::2], found[1::2], strict=True))
    assert len(points) == len(set(points)) == 10
    # the same on both sides of the middle, five points far from it and five near, in turn
    assert {(round(2 * x - px, 1), py) for px, py in points} == set(points)
    far = [((px - x) ** 2 + (py - y) ** 2) ** 0.5 for px, py in points]
    assert all(7.9 < one <= 8.1 for one in far[::2])
    assert all(3.1 < one < 3.4 for one in far[1::2])
    assert points[0] == (x, y - 8)


def test_a_tile_lies_inside_its_square_with_its_letter_and_value() -> None:
    board, new = a_board("is", "8D HRAKi")
    made = picture(load("is"), board, title="x", new=new[:1])
    tiles = [x for x in draw_tiles(made).iter(f"{SVG}rect") if "tile" in (x.get("class") or "")]
    for number, tile in enumerate(tiles):
        left, top = EDGE + (3 + number) * SIDE, EDGE + 7 * SIDE
        assert tile.get("class") == ("tile" if number else "tile new")
        assert [tile.get(key) for key in ("x", "y", "width", "height", "rx")] == [
            str(left + 1.5), str(top + 1.5), "29", "29", "4",
        ]  # fmt: skip
    left, top = EDGE + 3 * SIDE, EDGE + 7 * SIDE
    assert places(made, "letter")[0] == (left + 14, top + 22, "H")
    assert places(made, "letter blank") == [(left + 4 * SIDE + 14, top + 22, "I")]
    assert places(made, "value")[0] == (left + 25, top + 27, "4")
    assert len(places(made, "value")) == 4
    dots = [x for x in draw_tiles(made).iter(f"{SVG}circle") if x.get("fill") == "var(--i)"]
    assert [[dot.get(key) for key in ("cx", "cy", "r")] for dot in dots] == [
        [str(left + 4 * SIDE + 7), str(top + 7), "2"]
    ]


def a_mark(premium: Premium) -> list[ElementTree.Element]:
    """The shapes of a premium square alone on its board."""
    root = draw_tiles(Picture(1, 1, [Cell(premium=premium)], "x", "y"))
    assert places(Picture(1, 1, [Cell(premium=premium)], "x", "y"), "times") == [
        (40, 44, f"×{premium.times}")
    ]
    return [x for x in root.iter() if x.get("class") == "mark"]


@pytest.mark.parametrize(("times", "radii"), [(2, [13.0]), (3, [14.0, 11.5]), (4, [14.0, 11.5])])
def test_a_letter_premium_is_a_circle_and_a_word_premium_a_block(
    times: int, radii: list[float]
) -> None:
    shade = min(times, 3)
    circles = a_mark(Premium("letter", times))
    assert [[x.get(key) for key in ("cx", "cy", "r", "fill")] for x in circles] == [
        ["40.0", "40.0", str(radius), f"var(--l{shade})"] for radius in radii
    ]
    blocks = a_mark(Premium("word", times))
    assert [[x.get(key) for key in ("x", "y", "width", "height", "fill")] for x in blocks] == [
        [str(40 - r), str(40 - r), str(2 * r), str(2 * r), f"var(--w{shade})"] for r in radii
    ]


def test_a_premium_that_is_named_says_its_name() -> None:
    for label, titles in (("Double letter", ["Double letter"]), ("", [])):
        root = draw_tiles(Picture(1, 1, [Cell(premium=Premium("letter", 2, label))], "x", "y"))
        assert [g.findtext(f"{SVG}title") for g in root.iter(f"{SVG}g")] == titles


def test_on_a_board_that_is_not_square_rows_and_columns_stay_apart() -> None:
    cells = [Cell() for _ in range(6)]
    cells[5] = Cell("Þ", 7)
    made = Picture(3, 2, cells, "x", "y", "letter-first")
    root = draw_tiles(made)
    assert root.get("viewBox") == f"0 0 {3 * SIDE + 2 * EDGE} {2 * SIDE + 2 * EDGE}"
    assert [text for _, _, text in places(made, "edge")] == ["1", "2", "3", "A", "B"]
    assert places(made, "letter") == [(EDGE + 2 * SIDE + 14, EDGE + SIDE + 22, "Þ")]


def test_words_are_listed_across_first_with_their_squares() -> None:
    board, _ = a_board("is", "8D HRAKI", "G6 LO.I", "D8 .Á")
    words = list(words_on(load("is"), board))
    assert words == ["8D HRAKI", "D8 HÁ", "G6 LOKI"]
    assert list(words_on(load("is"), board, "letter-first"))[1:] == ["4H HÁ", "7F LOKI"]


def test_a_word_may_reach_both_ends_of_its_line() -> None:
    ruled = load("is")
    alphabet = ruled.alphabet
    row = alphabet.encode("AÁBDÐEÉFGHIÍJKL")
    column = bytes(x for code in row for x in (code, *[0] * 14))
    across = Board(ruled.ruleset(2), bytes(14 * 15) + row)
    down = Board(ruled.ruleset(2), column)
    assert list(words_on(ruled, across)) == [f"15A {alphabet.decode(row)}"]
    assert list(words_on(ruled, down)) == [f"A1 {alphabet.decode(row)}"]


def test_between_the_parts_of_a_picture_stands_no_text() -> None:
    edition = load("is")
    root = draw_tiles(picture(edition, Board(edition.ruleset(2)), title="x"))
    assert not any((part.tail or "").strip() for part in root.iter())
    assert not (root.text or "").strip()
