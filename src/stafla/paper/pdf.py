"""A sheet as PDF: A4, black on white, in the typeface of the pages, which is embedded."""

import io
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import as_file, files
from itertools import groupby
from typing import Any, Final

import segno
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from stafla.paper.sheet import (
    Block,
    Cell,
    Code,
    Column,
    Fill,
    Head,
    Leaf,
    Names,
    Sheet,
    Size,
    Table,
    Text,
)

MM: Final = 72 / 25.4
"""Points of a millimetre."""
PLAIN: Final = "AtkinsonHyperlegibleNext-Regular"
BOLD: Final = "AtkinsonHyperlegibleNext-Bold"
SIZES: Final[Mapping[Size, float]] = {
    "huge": 40,
    "large": 24,
    "title": 15,
    "normal": 11,
    "small": 9,
}
MARGIN: Final = 12 * MM
CARD: Final = 5 * MM
FOOT: Final = 8 * MM
LEADING: Final = 1.3
THIN: Final = 0.5
ELLIPSIS: Final = "…"
SMALLEST: Final = 0.72
"""To this part of its size a text is made smaller before it is cut."""
NAMES_ACROSS: Final = 3
TABLES: Final = {"list": (10.5, 6.4 * MM), "dense": (9.5, 9 * MM), "form": (10.5, 8.4 * MM)}
"""Size of the text and least height of a row."""
PAD: Final = 1.4 * MM
UNDER: Final = 0.94
"""The line below in a cell, beside the one above."""


@cache
def _register() -> None:
    for name in (PLAIN, BOLD):
        with as_file(files("stafla.data") / "fonts" / f"{name}.ttf") as path:
            pdfmetrics.registerFont(TTFont(name, path))


@lru_cache(65_536)
def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text is, in points."""
    return float(pdfmetrics.stringWidth(text, BOLD if bold else PLAIN, size))


def fit(text: str, size: float, width: float, *, bold: bool = False) -> tuple[str, float]:
    """The text made to fit: in smaller letters, and cut if they would be too small."""
    wide = width_of(text, size, bold=bold)
    if wide <= width:
        return text, size
    smaller = max(0.999 * size * width / wide, size * SMALLEST)
    if width_of(text, smaller, bold=bold) <= width:
        return text, smaller
    while text and width_of(text + ELLIPSIS, smaller, bold=bold) > width:
        text = text[:-1]
    return text + ELLIPSIS, smaller


def wrap(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """A paragraph in lines."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and width_of(longer, size, bold=bold) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def draw(sheet: Sheet) -> bytes:
    """The sheet's PDF; the same sheet gives the same bytes."""
    _register()
    buffer = io.BytesIO()
    size = landscape(A4) if sheet.wide else A4
    canvas = Canvas(buffer, pagesize=size, invariant=1, lang=sheet.language)
    canvas.setTitle(sheet.title)
    canvas.setCreator("Stafla")
    if sheet.cards:
        _draw_cards(canvas, sheet, size)
    else:
        for leaf in sheet.leaves:
            _Flow(canvas, sheet, size).draw(leaf)
    canvas.save()
    return buffer.getvalue()


def _draw_cards(canvas: Any, sheet: Sheet, size: tuple[float, float]) -> None:
    each = sheet.across * sheet.down
    wide, high = (size[0] - 2 * CARD) / sheet.across, (size[1] - 2 * CARD) / sheet.down
    for place, leaf in enumerate(sheet.leaves):
        if place and not place % each:
            canvas.showPage()
        row, column = divmod(place % each, sheet.across)
        left, top = CARD + column * wide, size[1] - CARD - row * high
        canvas.setLineWidth(THIN)
        canvas.setDash(3, 3)
        canvas.rect(left, top - high, wide, high)
        canvas.setDash()
        inner = _Area(canvas, left + CARD, top - CARD, wide - 2 * CARD, top - high + CARD)
        for block in leaf.blocks:
            inner.block(block)
    canvas.showPage()


class _Area:
    """A place to draw in, from the top down.

    Args:
        canvas: drawn on.
        left, top, width: where.
        bottom: below which nothing stands.
    """

    def __init__(self, canvas: Any, left: float, top: float, width: float, bottom: float) -> None:
        self.canvas = canvas
        self.left, self.top, self.width, self.bottom = left, top, width, bottom

    def need(self, height: float) -> bool:
        """Make room below; returns whether a new page was begun for it."""
        return False

    def block(self, block: Block) -> None:
        """Draw a block and go on below it."""
        drawn: dict[type, Callable[[Any], None]] = {
            Text: self._text,
            Table: self._table,
            Names: self._names,
            Fill: self._fill,
            Code: self._code,
            Head: self._head,
        }
        drawn[type(block)](block)

    def _line(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        bold: bool = False,
        align: str = "left",
        width: float = 0,
    ) -> None:
        if not text:
            return
        self.canvas.setFont(BOLD if bold else PLAIN, size)
        if align == "right":
            self.canvas.drawRightString(x + width, y, text)
        elif align == "centre":
            self.canvas.drawCentredString(x + width / 2, y, text)
        else:
            self.canvas.drawString(x, y, text)

    def _text(self, block: Text) -> None:
        size = SIZES[block.size]
        if block.size in ("huge", "large"):
            # a name or a title is one line, however long
            text, size = fit(block.text, size, self.width, bold=block.bold)
            lines = [text]
        else:
            lines = wrap(block.text, size, self.width, bold=block.bold) or [""]
        for line in lines:
            self.need(size * LEADING)
            self.top -= size * LEADING
            align = "centre" if block.centred else "left"
            self._line(
                line, self.left, self.top, size, bold=block.bold, align=align, width=self.width
            )
        self.top -= size * 0.35

    def _head(self, block: Head) -> None:
        size, high = 26.0, 13 * MM
        wide = 0.0
        if block.number:
            wide = max(width_of(block.number, size, bold=True) + 4 * MM, 16 * MM)
            self._line(block.label, self.left, self.top - 3 * MM, 8)
            self._line(block.number, self.left, self.top - high, size, bold=True)
        room = self.width - wide
        text, fits = fit(block.title, 13, room, bold=True)
        self._line(text, self.left + wide, self.top - 6 * MM, fits, bold=True)
        under, fits = fit(block.under, 10, room)
        self._line(under, self.left + wide, self.top - 11.5 * MM, fits)
        self.top -= high + 3 * MM

    def _fill(self, block: Fill) -> None:
        self.need(14 * MM)
        gap = 5 * MM
        each = (self.width - gap * (len(block.labels) - 1)) / len(block.labels)
        y = self.top - 9 * MM
        self.canvas.setLineWidth(THIN)
        for number, label in enumerate(block.labels):
            x = self.left + number * (each + gap)
            self.canvas.line(x, y, x + each, y)
            text, size = fit(label, 8.5, each)
            self._line(text, x, y - 3.4 * MM, size)
        self.top = y - 5.5 * MM

    def _code(self, block: Code) -> None:
        matrix = [list(row) for row in segno.make(block.link, error="m", micro=False).matrix]
        high = min(self.top - self.bottom, 34 * MM)
        step = high / len(matrix)
        x, y = self.left, self.top
        dark = self.canvas.beginPath()
        for row, cells in enumerate(matrix):
            column = 0
            for is_dark, run in groupby(cells):
                count = len(list(run))
                if is_dark:
                    # modules side by side are one box
                    dark.rect(x + column * step, y - (row + 1) * step, count * step, step)
                column += count
        self.canvas.drawPath(dark, stroke=0, fill=1)
        beside, room = x + high + 6 * MM, self.width - high - 6 * MM
        text, size = fit(block.title, 16, room, bold=True)
        self._line(text, beside, y - 6 * MM, size, bold=True)
        y -= 7 * MM
        for line in block.lines:
            for part in wrap(line, 9, room):
                y -= 4.4 * MM
                text, size = fit(part, 9, room)
                self._line(text, beside, y, size)
        self.top -= high + 2 * MM

    def _names(self, block: Names) -> None:
        high, size, gap = 6 * MM, 11.0, 6 * MM
        each = (self.width - gap * (NAMES_ACROSS - 1)) / NAMES_ACROSS
        rest = list(block.entries)
        while rest:
            rows = max(1, int((self.top - self.bottom) / high))
            rows = min(rows, -(-len(rest) // NAMES_ACROSS))
            taken, rest = rest[: rows * NAMES_ACROSS], rest[rows * NAMES_ACROSS :]
            for number, (name, value) in enumerate(taken):
                column, row = divmod(number, rows)
                x, y = self.left + column * (each + gap), self.top - (row + 1) * high
                right = width_of(value, size, bold=True)
                text, fits = fit(name, size, each - right - 2 * MM)
                self._line(text, x, y + 1.6 * MM, fits)
                self._line(value, x, y + 1.6 * MM, size, bold=True, align="right", width=each)
                self.canvas.setLineWidth(THIN / 2)
                self.canvas.line(x, y, x + each, y)
            self.top -= rows * high
            if rest:
                self.need(self.top)

    def _table(self, block: Table) -> None:
        size, least = TABLES[block.style]
        widths = self._widths(block, size)
        double = any(cell.under for row in block.rows for cell in row)
        high = max(least, size * (2.15 if double else 1.5))
        head = any(column.label for column in block.columns)

        def begin() -> None:
            if head:
                titles = tuple(Cell(column.label, bold=True) for column in block.columns)
                self._row(block, titles, widths, min(size, 9.5), size * 1.6, boxed=False)

        self.top -= 1.5 * MM
        self.need(3 * high)
        begin()
        for row in block.rows:
            if self.need(high):
                begin()
            self._row(block, row, widths, size, high, boxed=block.style == "form")
        self.top -= 2 * MM

    def _widths(self, block: Table, size: float) -> list[float]:
        """Widths of the columns: as texts need; those of names take what is left, or give way."""
        natural = [self._natural_width(block, number, size) for number in range(len(block.columns))]
        over = self.width - sum(natural)
        bearers = [
            number
            for number, column in enumerate(block.columns)
            if column.align == "left" and not column.width
        ] or list(range(len(natural)))
        held = sum(natural[number] for number in bearers) or 1.0
        for number in bearers:
            natural[number] = max(natural[number] + over * natural[number] / held, 4 * MM)
        spilled = sum(natural) - self.width
        if spilled > 0.1:
            natural = [width * self.width / sum(natural) for width in natural]
        return natural

    def _natural_width(self, block: Table, number: int, size: float) -> float:
        column = block.columns[number]
        if column.width:
            return column.width * MM
        texts = [
            max(
                width_of(row[number].text, size, bold=row[number].bold),
                width_of(row[number].under, size * UNDER),
            )
            for row in block.rows
        ]
        texts.append(width_of(column.label, min(size, 9.5), bold=True))
        return max(texts) + 2 * PAD

    def _row(
        self,
        block: Table,
        row: Sequence[Cell],
        widths: Sequence[float],
        size: float,
        high: float,
        *,
        boxed: bool,
    ) -> None:
        x, bottom = self.left, self.top - high
        self.canvas.setLineWidth(THIN)
        for column, cell, width in zip(block.columns, row, widths, strict=True):
            if boxed:
                self.canvas.rect(x, bottom, width, high)
            self._cell(column, cell, (x, bottom, width, high), size)
            x += width
        if not boxed:
            self.canvas.line(self.left, bottom, self.left + sum(widths), bottom)
        self.top = bottom

    def _cell(
        self, column: Column, cell: Cell, box: tuple[float, float, float, float], size: float
    ) -> None:
        x, bottom, width, high = box
        inner = width - 2 * PAD
        text, fits = fit(cell.text, size, inner, bold=cell.bold)
        middle = bottom + (high - fits * 0.72) / 2
        if cell.under:
            middle = bottom + high / 2 + fits * 0.12
            under, small = fit(cell.under, size * UNDER, inner)
            self._line(under, x + PAD, bottom + high * 0.16, small, align=column.align, width=inner)
        self._line(text, x + PAD, middle, fits, bold=cell.bold, align=column.align, width=inner)


class _Flow(_Area):
    """Pages that follow each other."""

    def __init__(self, canvas: Any, sheet: Sheet, size: tuple[float, float]) -> None:
        super().__init__(canvas, MARGIN, size[1] - MARGIN, size[0] - 2 * MARGIN, MARGIN + FOOT)
        self.sheet, self.size, self.page = sheet, size, 1

    def draw(self, leaf: Leaf) -> None:
        """Draw a leaf and end its last page."""
        if self.sheet.framed:
            self._frame()
        for block in leaf.blocks:
            self.block(block)
        self._end()

    def need(self, height: float) -> bool:
        """Make room below; returns whether a new page was begun for it."""
        if self.top - height >= self.bottom:
            return False
        self._end()
        self.page += 1
        self.top = self.size[1] - MARGIN
        return True

    def _end(self) -> None:
        if not self.sheet.framed:
            text, size = fit(self.sheet.title, 8.5, self.width - 20 * MM)
            self._line(text, self.left, MARGIN, size)
            page = str(self.page)
            self._line(page, self.left, MARGIN, 8.5, align="right", width=self.width)
        self.canvas.showPage()

    def _frame(self) -> None:
        self.canvas.setLineWidth(2.2)
        edge = MARGIN
        self.canvas.rect(edge, edge, self.size[0] - 2 * edge, self.size[1] - 2 * edge)
        self.canvas.setLineWidth(THIN)
        inner = edge + 2 * MM
        self.canvas.rect(inner, inner, self.size[0] - 2 * inner, self.size[1] - 2 * inner)
        self.left, self.width = edge + 12 * MM, self.size[0] - 2 * (edge + 12 * MM)
        self.top, self.bottom = self.size[1] - edge - 22 * MM, edge + 6 * MM
