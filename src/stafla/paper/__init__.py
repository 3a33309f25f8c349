"""Sheets of paper: what is printed, as data, and that data as PDF.

- ``sheet``: what stands on a sheet; pages show it as HTML
- ``pdf``: the same as PDF
- ``printer``: PDF made by a process of its own, one at a time, within bounds
"""

from stafla.paper.printer import PaperTooLong, make_pdf
from stafla.paper.sheet import (
    MOST_LEAVES,
    Block,
    Cell,
    Code,
    Column,
    Fill,
    Head,
    Leaf,
    Names,
    Sheet,
    Table,
    Text,
)

__all__ = [
    "MOST_LEAVES",
    "Block",
    "Cell",
    "Code",
    "Column",
    "Fill",
    "Head",
    "Leaf",
    "Names",
    "PaperTooLong",
    "Sheet",
    "Table",
    "Text",
    "make_pdf",
]
