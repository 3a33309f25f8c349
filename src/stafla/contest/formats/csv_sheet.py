"""A sheet as CSV: a line for every player and round, in UTF-8.

Where a decimal comma is usual, spreadsheets put semicolons between cells; those are read as well.
A cell that a spreadsheet would take for a formula begins with an apostrophe, which is not read.
"""

import csv
import datetime
import io
import re
from collections.abc import Iterator
from typing import Final

from stafla.contest.formats.fault import MOST_ROUNDS, TournamentFault
from stafla.contest.formats.lines import decode
from stafla.contest.formats.sheet import (
    CELL_KINDS,
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentSheet,
    answer,
)

COLUMNS: Final = (
    "title", "date", "division", "number", "name", "member", "rating", "team", "category",
    "round", "opponent", "points", "against", "starts",
)  # fmt: skip
ADDED: Final = ("kind", "paired")
"""Columns that files of earlier versions do not have."""
_FORMULA: Final = re.compile(r"'*[=+\-@\t]")
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}")
_STARTS: Final = {True: "1", False: "2", None: ""}
SEPARATORS: Final = ",;\t"
MOST_ROWS: Final = 1_000_000
MOST_CELL: Final = 10_000


def write(sheet: TournamentSheet) -> bytes:
    """The sheet's bytes; `read` gives the same sheet back.

    Raises:
        TournamentFault: ``tournament-division``, two divisions of one name.
    """
    names = [division.name for division in sheet.divisions]
    if len(set(names)) < len(names):
        raise TournamentFault("tournament-division", text=max(names, key=names.count))
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow((*COLUMNS, *ADDED))
    head = (_safe(sheet.title), sheet.date.isoformat() if sheet.date else "")
    for division in sheet.divisions:
        for number, player in enumerate(division.players, 1):
            told = (*head, _safe(division.name), number, *_cells(player))
            for place, cell in enumerate(player.cells, 1):
                rows.writerow((*told, place, *_numbers(cell)))
            if not player.cells:
                rows.writerow((*told, *[""] * 7))
    return out.getvalue().encode("utf-8")


def read(data: bytes) -> TournamentSheet:
    """A sheet; columns may stand in any order, and further ones are left out.

    Raises:
        TournamentFault: ``tournament-columns-named`` (the heading), ``tournament-cells`` (too few
            or too many cells, or one that is too long), ``tournament-number``,
            ``tournament-only-utf-8`` (a spreadsheet's other encodings have the same bytes for
            other letters),
            ``tournament-order`` (a player's or a round's number is not the next one),
            each with ``line``; or pairings contradict each other.
    """
    text = decode(data, only_utf_8=True).text
    divisions: dict[str, list[SheetPlayer]] = {}
    title, day = "", None
    for line, row in _rows(text):
        title = title or _read(row["title"])
        day = day or _day(row["date"], line)
        players = divisions.setdefault(_read(row["division"]), [])
        number = _whole(row["number"], line)
        if number == len(players) + 1:
            players.append(_player(row, line))
        elif number != len(players):
            raise TournamentFault("tournament-order", line=line, text=row["number"])
        if not row["round"].strip():
            continue
        last = players[-1]
        if _whole(row["round"], line) != len(last.cells) + 1 or len(last.cells) >= MOST_ROUNDS:
            raise TournamentFault("tournament-order", line=line, text=row["round"])
        players[-1] = _with(last, _cell(row, line))
    told = tuple(_check(SheetDivision(name, tuple(players))) for name, players in divisions.items())
    return TournamentSheet(title, day, told)


def has_heading(text: str) -> bool:
    """Whether the first line of a text names the columns of a sheet's rounds."""
    first = text.partition("\n")[0].lower()
    cells = {cell.strip().strip('"') for cell in re.split(f"[{SEPARATORS}]", first)}
    return {"round", "opponent", "points"} <= cells


def _rows(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    between = max(SEPARATORS, key=text.partition("\n")[0].count)
    rows = csv.reader(io.StringIO(text, newline=""), strict=True, delimiter=between)
    names: list[str] = []
    while True:
        try:
            row = next(rows)
        except StopIteration:
            break
        except csv.Error:
            raise TournamentFault("tournament-cells", line=rows.line_num) from None
        if not names:
            names = [cell.strip().lower() for cell in row]
            lacking = [name for name in COLUMNS if name not in names]
            if lacking or len(set(names)) < len(names):
                lack = ", ".join(lacking) or ", ".join(names)
                raise TournamentFault("tournament-columns-named", line=1, text=lack)
            continue
        if not row:
            continue
        if len(row) != len(names) or max(map(len, row)) > MOST_CELL:
            raise TournamentFault("tournament-cells", line=rows.line_num)
        if rows.line_num > MOST_ROWS:
            raise TournamentFault("tournament-lines", most=MOST_ROWS)
        yield rows.line_num, dict(zip(names, row, strict=True))
    if not names:
        raise TournamentFault("tournament-columns-named", line=1, text=", ".join(COLUMNS))


def _cells(player: SheetPlayer) -> tuple[object, ...]:
    rating = "" if player.rating is None else player.rating
    return (
        _safe(player.name),
        _safe(player.member),
        rating,
        _safe(player.team),
        _safe(player.category),
    )


def _numbers(cell: RoundCell) -> tuple[object, ...]:
    numbers = (cell.opponent, cell.points, cell.against)
    told = ("" if one is None else one for one in numbers)
    return (*told, _STARTS[cell.starts], cell.kind, "" if cell.paired is None else cell.paired)


def _player(row: dict[str, str], line: int) -> SheetPlayer:
    rating = _whole(row["rating"], line) if row["rating"].strip() else None
    words = {name: _read(row[name]) for name in ("name", "member", "team", "category")}
    return SheetPlayer(rating=rating, cells=(), **words)


def _with(player: SheetPlayer, cell: RoundCell) -> SheetPlayer:
    cells = (*player.cells, cell)
    return SheetPlayer(
        player.name, player.rating, cells, player.member, player.team, player.category
    )


def _cell(row: dict[str, str], line: int) -> RoundCell:
    opponent, points, against, paired = (
        _whole(row[name], line) if row.get(name, "").strip() else None
        for name in ("opponent", "points", "against", "paired")
    )
    starts = {"1": True, "2": False, "": None}
    if row["starts"].strip() not in starts:
        raise TournamentFault("tournament-number", line=line, text=row["starts"])
    told = row.get("kind", "").strip()
    kind = next((one for one in CELL_KINDS if one == told), None)
    if kind is None:
        raise TournamentFault("tournament-columns", line=line, text=told)
    return RoundCell(opponent, points, against, starts[row["starts"].strip()], kind, paired)


def _check(division: SheetDivision) -> SheetDivision:
    answer(division)
    return division


def _safe(text: str) -> str:
    return f"'{text}" if _FORMULA.match(text) else text


def _read(text: str) -> str:
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def _whole(text: str, line: int) -> int:
    if not _NUMBER.fullmatch(text.strip()):
        raise TournamentFault("tournament-number", line=line, text=text)
    return int(text)


def _day(text: str, line: int) -> datetime.date | None:
    if not text.strip():
        return None
    try:
        return datetime.date.fromisoformat(text.strip())
    except ValueError:
        raise TournamentFault("tournament-number", line=line, text=text) from None
