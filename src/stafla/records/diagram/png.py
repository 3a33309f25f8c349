"""Diagrams as PNG: for messages, and for the picture that goes with a link.

What is drawn is the SVG of `stafla.records.diagram.svg` on light paper, by the fonts that come with
the package, so that every server draws the same and Þ, Ł and Ż are there on all of them.
"""

import re
from collections.abc import Sequence
from importlib import resources
from xml.sax.saxutils import escape

import resvg_py

from stafla.records.diagram.svg import COLOURS, Picture, svg

FONT = "Atkinson Hyperlegible Next"
FONTS = tuple(
    str(resources.files("stafla.data") / "fonts" / f"AtkinsonHyperlegibleNext-{weight}.ttf")
    for weight in ("Regular", "Bold")
)
WIDTH = 1056
"""Of a board alone, in pixels: two for every unit of a board of fifteen."""
CARD_WIDTH, CARD_HEIGHT = 1200, 630
"""Of a card, in pixels: the shape in which pages show the picture of a link."""
MARGIN = 35
LARGEST, LINE = 46, 1.35


def board(picture: Picture, width: int = WIDTH) -> bytes:
    """The board as PNG, so many pixels wide."""
    return _png(svg(picture), width)


def card(picture: Picture, players: Sequence[tuple[str, int]], caption: str) -> bytes:
    """The board with the players' names and totals beside it, as PNG.

    Args:
        picture: the board.
        players: name and total of each, by seat.
        caption: a line about the game: edition and turn.
    """
    side = CARD_HEIGHT - 2 * MARGIN
    left = side + 2 * MARGIN
    drawn = svg(picture).replace(
        "<svg ", f'<svg x="{MARGIN}" y="{MARGIN}" width="{side}" height="{side}" '
    )
    lines = "".join(_lines(players, left, CARD_WIDTH - MARGIN))
    foot = _text(caption, left, CARD_HEIGHT - MARGIN - 8, 26, CARD_WIDTH - MARGIN - left)
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}" '
        f'font-family="{FONT}"><rect width="100%" height="100%" fill="var(--p)"/>'
        f'{drawn}<g fill="var(--i)">{lines}{foot}</g></svg>'
    )
    return _png(document, CARD_WIDTH)


def _lines(players: Sequence[tuple[str, int]], left: int, right: int) -> list[str]:
    room = right - left
    step = min(2 * LARGEST * LINE, (CARD_HEIGHT - 4 * MARGIN) / max(1, len(players)))
    rows = []
    for number, (name, total) in enumerate(players):
        low = 2 * MARGIN + LARGEST + number * step
        rows.append(_text(name, left, low, LARGEST, room - 120))
        rows.append(
            f'<text x="{right}" y="{low:g}" font-size="{LARGEST}" font-weight="700" '
            f'text-anchor="end">{total}</text>'
        )
    return rows


def _text(text: str, x: float, y: float, size: int, room: float) -> str:
    """A line of text, smaller where it would not fit."""
    fitting = min(size, room / max(1.0, sum(map(_width, text))))
    return f'<text x="{x:g}" y="{y:g}" font-size="{fitting:g}">{escape(text)}</text>'


def _width(letter: str) -> float:
    """How wide a letter of the font is at most, by its height."""
    if letter in "WMÆŒ@":
        return 1.0
    return 0.75 if letter.isupper() else 0.6


def _png(document: str, width: int) -> bytes:
    # what draws knows neither custom properties nor the size of an outer page
    plain = re.sub(r"var\(--(\w+)\)", lambda match: COLOURS[match[1]][1], document)
    high, wide = _box(plain)
    return resvg_py.svg_to_bytes(
        svg_string=plain,
        width=width,
        height=round(width * high / wide),
        font_files=list(FONTS),
        skip_system_fonts=True,
        font_family=FONT,
        sans_serif_family=FONT,
    )


def _box(document: str) -> tuple[float, float]:
    match = re.search(r'viewBox="0 0 (\d+) (\d+)"', document)
    assert match is not None
    return float(match[2]), float(match[1])
