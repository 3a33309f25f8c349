"""The forms of duplicate on paper, as a game fills them and as an event hands them out blank."""

from typing import Final

from stafla.data.catalogue import Catalogue
from stafla.paper import Cell, Column, Table

ROUNDS: Final = 26
"""Rows of a master sheet at least: those of rounds to come are filled by hand."""
BLANKS: Final = 8
"""Slips without a name, where it is not known who plays: a page of them."""


def slip_table(say: Catalogue) -> Table:
    """What a player fills in on a slip."""
    columns = (
        Column(say("events-word")),
        Column(say("paper-reference"), width=20),
        Column(say("events-points"), width=20),
    )
    return Table(columns, ((Cell(),) * len(columns),), "form")


def master_table(say: Catalogue, rows: list[tuple[Cell, ...]]) -> Table:
    """The rounds of a master sheet, each a row of seven cells; below them empty ones."""
    columns = (
        Column("", "right", 8),
        Column(say("paper-rack")),
        Column(say("paper-master-word")),
        Column(say("paper-reference"), width=20),
        Column(say("events-points"), "right", 18),
        Column(say("events-total"), "right", 18),
        Column(say("paper-solo"), width=34),
    )
    blank = (Cell(),) * (len(columns) - 1)
    to_come = range(len(rows) + 1, ROUNDS + 1)
    return Table(columns, (*rows, *((Cell(str(number)), *blank) for number in to_come)), "form")
