"""Board diagrams as SVG, in a page of standard library.

A diagram stands alone (in a page, a printout, a message): it brings its own style, follows the
reader's light or dark setting, and takes other colours from the page's custom properties
(``--stafla-paper`` …). Premium squares differ by shape, text and lightness, so they survive
grey print; a title and a description say in words what is drawn.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from stafla._core import AS_BLANK, Board
from stafla.editions import Edition, Layout
from stafla.records.notation.square import Start, Style, letter, write_start

SIDE = 32
EDGE = 24


@dataclass(frozen=True, slots=True)
class Premium:
    """What a square multiplies, and how often; ``label`` says so in the edition's language."""

    kind: Literal["letter", "word"]
    times: int
    label: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """One square: the letter on it (if any), or what is printed there."""

    letter: str | None = None
    value: int = 0
    blank: bool = False
    new: bool = False
    premium: Premium | None = None
    start: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """What to draw: ``cells`` row by row, and the words for those who cannot see it."""

    width: int
    height: int
    cells: Sequence[Cell]
    title: str
    description: str
    style: Style = "gcg"


# by its name in the drawing: the page's own property, and the colours on light and dark
COLOURS = {
    "p": ("paper", "#faf7f0", "#1d2023"),
    "i": ("ink", "#22201c", "#f1ede4"),
    "n": ("line", "#b9b1a2", "#565b61"),
    "l2": ("letter-2", "#cfe3f2", "#2c4a61"),
    "l3": ("letter-3", "#7fb2d8", "#3f7199"),
    "w2": ("word-2", "#f6d5cd", "#63372f"),
    "w3": ("word-3", "#e08d7d", "#98473a"),
    "t": ("tile", "#f0dfb4", "#57492a"),
    "m": ("mark", "#8a4b00", "#f2b75f"),
}


def _colours(shade: int) -> str:
    return ";".join(f"--{n}:var(--stafla-{c[0]},{c[shade]})" for n, c in COLOURS.items())


_CSS = f"""\
.stafla-board{{{_colours(1)};\
font-family:"Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,sans-serif}}
@media (prefers-color-scheme:dark){{.stafla-board{{{_colours(2)}}}}}
.stafla-board text{{fill:var(--i);text-anchor:middle}}
.stafla-board .sheet{{fill:var(--p)}}.stafla-board .lines{{stroke:var(--n);fill:none}}
.stafla-board .mark{{stroke:var(--i);stroke-width:.8}}.stafla-board .edge{{font-size:12px}}
.stafla-board .times{{font-size:11px}}.stafla-board .tile{{fill:var(--t);stroke:var(--i)}}
.stafla-board .new{{stroke:var(--m);stroke-width:2.5}}.stafla-board .letter{{font-size:19px;\
font-weight:700}}.stafla-board .blank{{font-weight:400;font-style:italic}}\
.stafla-board .value{{font-size:9px}}
"""


def svg(picture: Picture) -> str:
    """The diagram as an SVG document without a declaration, so that pages can embed it."""
    return "".join(_parts(picture))


def _parts(picture: Picture) -> Iterator[str]:
    wide, high = picture.width * SIDE + 2 * EDGE, picture.height * SIDE + 2 * EDGE
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="stafla-board" role="img" '
        f'viewBox="0 0 {wide} {high}" aria-label={quoteattr(picture.title)}>'
        f"<title>{escape(picture.title)}</title><desc>{escape(picture.description)}</desc>"
        f"<style>{_CSS}</style>"
        f'<rect class="sheet" width="{wide}" height="{high}"/>'
    )
    yield from _edges(picture)
    yield _lines(picture)
    for index, cell in enumerate(picture.cells):
        row, column = divmod(index, picture.width)
        yield from _cell(cell, EDGE + column * SIDE, EDGE + row * SIDE)
    yield "</svg>"


def _edges(picture: Picture) -> Iterator[str]:
    numbered_rows = picture.style == "gcg"
    for column in range(picture.width):
        text = letter(column) if numbered_rows else str(column + 1)
        yield _text("edge", EDGE + (column + 0.5) * SIDE, EDGE - 8, text)
    for row in range(picture.height):
        text = str(row + 1) if numbered_rows else letter(row)
        yield _text("edge", EDGE / 2, EDGE + row * SIDE + 20, text)


def _lines(picture: Picture) -> str:
    right, low = EDGE + picture.width * SIDE, EDGE + picture.height * SIDE
    down = "".join(f"M{EDGE + i * SIDE} {EDGE}V{low}" for i in range(picture.width + 1))
    across = "".join(f"M{EDGE} {EDGE + i * SIDE}H{right}" for i in range(picture.height + 1))
    return f'<path class="lines" d="{down}{across}"/>'


def _cell(cell: Cell, x: int, y: int) -> Iterator[str]:
    if cell.letter is not None:
        yield from _tile(cell, x, y)
        return
    if cell.premium is not None:
        yield _mark(cell.premium, x, y)
    if cell.start:
        yield f'<path class="mark" fill="var(--i)" d="{_star(x + SIDE / 2, y + SIDE / 2)}"/>'
    elif cell.premium is not None:
        yield _text("times", x + SIDE / 2, y + SIDE / 2 + 4, f"×{cell.premium.times}")


def _tile(cell: Cell, x: int, y: int) -> Iterator[str]:
    assert cell.letter is not None
    new = " new" if cell.new else ""
    yield (
        f'<rect class="tile{new}" x="{x + 1.5}" y="{y + 1.5}" width="{SIDE - 3}" '
        f'height="{SIDE - 3}" rx="4"/>'
    )
    style = "letter blank" if cell.blank else "letter"
    yield _text(style, x + SIDE / 2 - 2, y + 22, cell.letter)
    if cell.blank:
        yield f'<circle cx="{x + 7}" cy="{y + 7}" r="2" fill="var(--i)"/>'
    else:
        yield _text("value", x + SIDE - 7, y + SIDE - 5, str(cell.value))


def _mark(premium: Premium, x: int, y: int) -> str:
    """Letter premiums are discs, word premiums blocks, as on the table; ×3 has a second line."""
    cx, cy, shade = x + SIDE / 2, y + SIDE / 2, min(premium.times, 3)
    fill = f'fill="var(--{premium.kind[0]}{shade})"'
    outlines = [14.0, 11.5] if premium.times > 2 else [13.0]
    shapes = "".join(
        f'<circle class="mark" cx="{cx}" cy="{cy}" r="{radius}" {fill}/>'
        if premium.kind == "letter"
        else f'<rect class="mark" x="{cx - radius}" y="{cy - radius}" width="{2 * radius}" '
        f'height="{2 * radius}" rx="2" {fill}/>'
        for radius in outlines
    )
    return f"<g><title>{escape(premium.label)}</title>{shapes}</g>" if premium.label else shapes


def _star(x: float, y: float) -> str:
    """A five-pointed star, as path data."""
    points = ((0, -8), (2, -2.6), (7.6, -2.5), (3.1, 1), (4.7, 6.5), (0, 3.2))
    mirrored = [*points, *((-px, py) for px, py in points[:0:-1] if px)]
    return "M" + "L".join(f"{x + px:g} {y + py:g}" for px, py in mirrored) + "Z"


def _text(style: str, x: float, y: float, text: str) -> str:
    return f'<text class="{style}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def picture(
    edition: Edition,
    board: Board,
    *,
    title: str,
    description: str = "",
    new: Collection[int] = (),
    style: Style | None = None,
) -> Picture:
    """The picture of a board of this edition.

    Args:
        edition: gives letters, values, premiums and their names, and the notation.
        board: the tiles.
        title: what the diagram shows.
        description: the same in words; by default the words on the board.
        new: squares of the last play, marked.
        style: the notation of the edges, if not the edition's own.
    """
    used = style or edition.notation
    cells = tuple(
        _cell_of(edition, board, square, square in new) for square in range(len(board.cells))
    )
    in_words = description or ", ".join(words_on(edition, board, used))
    return Picture(board.width, board.height, cells, title, in_words, used)


def words_on(edition: Edition, board: Board, style: Style = "gcg") -> Iterator[str]:
    """Every word of two letters or more, with its square: ``8D HRAKI``; across first."""
    for down in (False, True):
        lines = range(board.width if down else board.height)
        for line in lines:
            yield from _words_in(edition, board, line, down, style)


def _words_in(edition: Edition, board: Board, line: int, down: bool, style: Style) -> Iterator[str]:
    first, step = (line, board.width) if down else (line * board.width, 1)
    length = board.height if down else board.width
    codes = bytes(board[first + at * step] for at in range(length))
    for run in re.finditer(rb"[^\0]{2,}", codes):
        start = Start.of(first + run.start() * step, down, board.width)
        yield f"{write_start(start, style)} {edition.alphabet.decode(run[0])}"


def _cell_of(edition: Edition, board: Board, square: int, new: bool) -> Cell:
    code = board[square]
    if code:
        capital = edition.alphabet.letter(code)
        _, value = edition.tiles.get(capital, (0, 0))
        return Cell(capital, value, bool(code & AS_BLANK), new)
    layout = edition.layout
    return Cell(premium=_premium(layout, square), start=square in layout.start)


def _premium(layout: Layout, square: int) -> Premium | None:
    name = layout.premiums[square]
    if name is None:
        return None
    times = max(layout.letter_multipliers()[square], layout.word_multipliers()[square])
    kind: Literal["letter", "word"] = "letter" if name.endswith("letter") else "word"
    return Premium(kind, times, layout.names.get(name, ""))
