"""A sheet as JSON: complete, in UTF-8, every member named."""

import datetime
import json
from typing import Any, Final

from stafla.contest.formats.fault import (
    MOST_BYTES,
    MOST_DIVISIONS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    TournamentFault,
)
from stafla.contest.formats.sheet import (
    CELL_KINDS,
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentSheet,
    answer,
)

FORMAT: Final = "stafla-tournament"
VERSION: Final = 1


def write(sheet: TournamentSheet) -> bytes:
    """The sheet's bytes; `read` gives the same sheet back."""
    table = {
        "format": FORMAT,
        "version": VERSION,
        "title": sheet.title,
        "date": sheet.date.isoformat() if sheet.date else None,
        "divisions": [
            {"name": division.name, "players": [_out(player) for player in division.players]}
            for division in sheet.divisions
        ],
    }
    return (json.dumps(table, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


def read(data: bytes) -> TournamentSheet:
    """A sheet.

    Raises:
        TournamentFault: ``tournament-size``, ``tournament-json`` (no JSON, with ``line``),
            ``tournament-version``, ``tournament-shape`` (with the ``field`` that does not fit); or
            pairings contradict each other.
    """
    if len(data) > MOST_BYTES:
        raise TournamentFault("tournament-size", most=MOST_BYTES)
    try:
        table = json.loads(data)
    except json.JSONDecodeError as error:
        raise TournamentFault("tournament-json", line=error.lineno) from None
    except (ValueError, RecursionError):
        raise TournamentFault("tournament-json", line=1) from None
    if not isinstance(table, dict) or table.get("format") != FORMAT:
        raise TournamentFault("tournament-shape", field="format")
    if table.get("version") != VERSION:
        raise TournamentFault("tournament-version", text=str(table.get("version")))
    divisions = _list(table, "divisions", MOST_DIVISIONS, "divisions")
    told = tuple(_division(one, f"divisions[{n}]") for n, one in enumerate(divisions))
    return TournamentSheet(_text(table, "title", "title"), _day(table), told)


def _out(player: SheetPlayer) -> dict[str, Any]:
    out: dict[str, Any] = {"name": player.name, "rating": player.rating}
    for name in ("member", "team", "category"):
        if value := getattr(player, name):
            out[name] = value
    out["rounds"] = [
        {
            "opponent": cell.opponent,
            "points": cell.points,
            "against": cell.against,
            "starts": cell.starts,
            **({"kind": cell.kind} if cell.kind else {}),
            **({"paired": cell.paired} if cell.paired is not None else {}),
        }
        for cell in player.cells
    ]
    return out


def _division(one: Any, where: str) -> SheetDivision:
    players = _list(one, "players", MOST_PLAYERS, where)
    told = tuple(_player(player, f"{where}.players[{n}]") for n, player in enumerate(players))
    division = SheetDivision(_text(one, "name", where), told)
    answer(division)
    return division


def _player(one: Any, where: str) -> SheetPlayer:
    rounds = _list(one, "rounds", MOST_ROUNDS, where)
    return SheetPlayer(
        name=_text(one, "name", where),
        rating=_number(one, "rating", where),
        cells=tuple(_cell(cell, f"{where}.rounds[{n}]") for n, cell in enumerate(rounds)),
        member=_text(one, "member", where, ""),
        team=_text(one, "team", where, ""),
        category=_text(one, "category", where, ""),
    )


def _cell(one: Any, where: str) -> RoundCell:
    opponent, points, against = (
        _number(one, name, where) for name in ("opponent", "points", "against")
    )
    starts = one.get("starts")
    if starts is not None and not isinstance(starts, bool):
        raise TournamentFault("tournament-shape", field=f"{where}.starts")
    kind = one.get("kind", "")
    if kind not in CELL_KINDS:
        raise TournamentFault("tournament-shape", field=f"{where}.kind")
    paired = _number(one, "paired", where) if "paired" in one else None
    return RoundCell(opponent, points, against, starts, kind, paired)


def _list(one: Any, name: str, most: int, where: str) -> list[Any]:
    value = one.get(name) if isinstance(one, dict) else None
    if not isinstance(value, list) or len(value) > most:
        raise TournamentFault("tournament-shape", field=f"{where}.{name}")
    return value


def _text(one: Any, name: str, where: str, absent: str | None = None) -> str:
    value = one.get(name, absent) if isinstance(one, dict) else None
    if not isinstance(value, str) or not _is_text(value):
        raise TournamentFault("tournament-shape", field=f"{where}.{name}")
    return value


def _is_text(value: str) -> bool:
    """Whether UTF-8 has it: JSON can name halves of characters."""
    return not any("\ud800" <= sign <= "\udfff" for sign in value)


def _number(one: Any, name: str, where: str) -> int | None:
    value = one.get(name) if isinstance(one, dict) else 0.5
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 999_999:
        raise TournamentFault("tournament-shape", field=f"{where}.{name}")
    return value


def _day(table: dict[str, Any]) -> datetime.date | None:
    value = table.get("date")
    if value is None:
        return None
    try:
        return datetime.date.fromisoformat(value)
    except (TypeError, ValueError):
        raise TournamentFault("tournament-shape", field="date") from None
