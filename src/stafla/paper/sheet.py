"""What stands on a sheet, whatever shows it: HTML in a browser, PDF on paper."""

from dataclasses import dataclass
from typing import Final, Literal

from pydantic import TypeAdapter

MOST_LEAVES: Final = 2_500
"""So many leaves or cards has a sheet at most: one for each player of the largest event."""
MOST_ROWS: Final = 40_000
"""So many rows and names: a card with 20 rounds for each player of the largest event."""
Size = Literal["huge", "large", "title", "normal", "small"]
Align = Literal["left", "right", "centre"]


@dataclass(frozen=True, slots=True)
class Column:
    """A column; ``width`` in millimetres, 0: as its texts need."""

    label: str = ""
    align: Align = "left"
    width: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a row; ``under`` is a smaller line below."""

    text: str = ""
    under: str = ""
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a heading.

    ``list``: to be read. ``dense``: likewise, with many columns. ``form``: with boxes to write in.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    style: Literal["list", "dense", "form"] = "list"
    kind: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Text:
    """A line or a paragraph."""

    text: str
    size: Size = "normal"
    bold: bool = False
    centred: bool = False
    kind: Literal["text"] = "text"


@dataclass(frozen=True, slots=True)
class Names:
    """Names with what belongs to each, in columns."""

    entries: tuple[tuple[str, str], ...]
    kind: Literal["names"] = "names"


@dataclass(frozen=True, slots=True)
class Fill:
    """Lines to write on, side by side, with what is to be written under each."""

    labels: tuple[str, ...]
    kind: Literal["fill"] = "fill"


@dataclass(frozen=True, slots=True)
class Code:
    """A link as a QR code, and beside it what it is for."""

    link: str
    title: str
    lines: tuple[str, ...] = ()
    kind: Literal["code"] = "code"


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a card: a number to be seen from afar, a title, and a line under it."""

    number: str
    title: str
    under: str = ""
    label: str = ""
    kind: Literal["head"] = "head"


Block = Table | Text | Names | Fill | Code | Head


@dataclass(frozen=True, slots=True)
class Leaf:
    """What stands together: it begins a page, or is a card of its own."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of A4.

    Attributes:
        title: of the document.
        language: of its texts.
        leaves: what stands on it. Of a sheet without cards each begins a page and goes on for as
            many as it needs.
        wide: whether the pages lie.
        across, down: how many cards a page is cut into; 1 and 1: none.
        framed: whether each page has a frame, as a certificate.
    """

    title: str
    language: str
    leaves: tuple[Leaf, ...]
    wide: bool = False
    across: int = 1
    down: int = 1
    framed: bool = False

    @property
    def cards(self) -> bool:
        """Whether pages are cut."""
        return self.across * self.down > 1

    @property
    def rows(self) -> int:
        """How many rows and names there are in all."""
        return sum(
            len(block.rows) if isinstance(block, Table) else len(block.entries)
            for leaf in self.leaves
            for block in leaf.blocks
            if isinstance(block, Table | Names)
        )

    @property
    def thousands(self) -> int:
        """How many thousands of leaves, rows and names there are: what a page of them costs."""
        return (len(self.leaves) + self.rows) // 1_000


ADAPTER: Final = TypeAdapter(Sheet)


def write(sheet: Sheet) -> bytes:
    """A sheet as JSON; `read` gives the same back."""
    return ADAPTER.dump_json(sheet)


def read(data: bytes) -> Sheet:
    """A sheet from JSON.

    Raises:
        ValueError: it is none.
    """
    return ADAPTER.validate_json(data)
