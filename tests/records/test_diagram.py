"""Board diagrams."""

from xml.etree import ElementTree

import pytest

from stafla._core import Board
from stafla.editions import load, names
from stafla.records.diagram import Picture, picture, svg
from stafla.records.play import read_play

SVG = "{http://www.w3.org/2000/svg}"


def drawn(made: Picture) -> ElementTree.Element:
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
    root = drawn(picture(load("is"), board, title="Loki", new=new))
    assert texts(root, "letter") == ["L", "O", "H", "R", "A", "K", "I", "I"]
    assert texts(root, "value") == ["2", "4", "4", "1", "1", "3", "1"]
    assert root.findtext(f"{SVG}title") == "Loki"
    assert root.findtext(f"{SVG}desc") == "8D HRAKi, G6 LOKI"
    assert len([r for r in root.iter(f"{SVG}rect") if r.get("class") == "tile new"]) == 3


@pytest.mark.parametrize("name", names())
def test_premium_squares_differ_by_shape_and_text_in_every_edition(name: str) -> None:
    edition = load(name)
    root = drawn(picture(edition, Board(edition.ruleset(2)), title="x"))
    groups = list(root.iter(f"{SVG}g"))
    circles = [g for g in groups if g.find(f"{SVG}circle") is not None]
    diamonds = [g for g in groups if g.find(f"{SVG}path") is not None]
    assert (len(circles), len(diamonds)) == (36, 25)
    assert len([g for g in circles if len(g.findall(f"{SVG}circle")) == 2]) == 12
    assert len([g for g in diamonds if len(g.findall(f"{SVG}path")) == 2]) == 8
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
        root = drawn(made)
        edges = texts(root, "edge")
        assert [edges[0], edges[15]] == edge
        assert root.findtext(f"{SVG}desc") == words
    assert picture(polish, board, title="x").style == polish.notation


def test_names_in_a_title_cannot_break_the_document() -> None:
    board, _ = a_board("en", "8D HELLO")
    title = '</title><script>alert("1")</script>'
    root = drawn(picture(load("en"), board, title=title))
    assert root.findtext(f"{SVG}title") == title
    assert list(root.iter(f"{SVG}script")) == []
