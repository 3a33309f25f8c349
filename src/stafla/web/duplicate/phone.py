"""The parts of a player's page, rendered alike for the page itself and for its socket."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stafla.data.catalogue import Catalogue
from stafla.rules.duplicate.state import Duplicate
from stafla.web.duplicate.view import (
    RoundShown,
    SlipShown,
    StandingsRow,
    category_tables,
    slip_board,
)
from stafla.web.rendering.page import TEMPLATES, island
from stafla.web.rendering.squares import cells, rack

if TYPE_CHECKING:
    from stafla.web.duplicate.hall import Snapshot

SHOWN = 20
"""Rows of the table on a phone; the whole one is a page of its own."""


@dataclass(frozen=True, slots=True)
class StandingsTable:
    """The table, each player's row in it, and the tables of the categories.

    ``among`` is each player's place in their category, and how many are in it.
    """

    rows: list[StandingsRow]
    by_player: dict[int, StandingsRow]
    categories: list[tuple[str, list[StandingsRow]]]
    among: dict[int, tuple[int, int]]

    @staticmethod
    def of(rows: list[StandingsRow], categories: Sequence[str]) -> "StandingsTable":
        """Of its rows."""
        tables = category_tables(categories, rows)
        among = {row.player: (row.place, len(own)) for _, own in tables for row in own}
        return StandingsTable(rows, {row.player: row for row in rows}, tables, among)

    @property
    def winners(self) -> str:
        """Who is first; of many, three and a sign that there are more."""
        names = [row.name for row in self.rows if row.place == 1]
        return ", ".join(names[:3]) + (" …" if len(names) > 3 else "")


def common_parts(
    snapshot: "Snapshot", pastime: str, say: Catalogue, *, writes: bool
) -> dict[str, str]:
    """What all phones show alike whose players write in this round, or do not."""
    state, table = snapshot.state, snapshot.table
    now = state.open
    letters = rack(state.edition, now.rack) if now else []
    shown = [snapshot.last] if snapshot.last else []
    known = {
        "status": _part("status", say, state, now, letters, shown, table.winners),
        "table": _part("top", say, table.rows[:SHOWN], pastime, state.ended),
    }
    if now and writes:
        board_json = island(slip_board(state, pastime))
        return known | {
            "board": _part("slip_board", board_json),
            "slip": _part("slip_form", say, state.edition, now.number),
        }
    squares = cells(state.edition, state.board)
    return known | {"board": _part("board", say, squares, state.edition), "slip": ""}


def clock_part(state: Duplicate, say: Catalogue, left: int) -> str:
    """The clock of the round under way; ``left`` in milliseconds."""
    return _part("clock", say, state.open, left)


def own_part(state: Duplicate, say: Catalogue, player: int, own: str | None, left: int) -> str:
    """What a player is told of their slip of the round under way."""
    return _part("own", say, state.open, player, own, left)


def scored_part(last: RoundShown, say: Catalogue, slip: SlipShown | None) -> str:
    """What became of a player's slip of the last round."""
    return _part("scored", say, last, slip)


def mine_part(table: StandingsTable, say: Catalogue, player: int) -> str:
    """A player's own row, once there is one to tell."""
    row = table.by_player.get(player)
    if not row or not row.account.tops:
        return ""
    return _part("mine", say, row, len(table.rows), table.among.get(player))


def _part(name: str, *values: Any) -> str:
    module = TEMPLATES.env.get_template("duplicate/parts.html").module
    return str(getattr(module, name)(*values)).strip()
