"""A list of players as somebody pastes it or a spreadsheet writes it.

With a heading the columns may stand in any order, and those that the list does not need are left
out. Without one they are name, rating, club and team.
"""

import csv
import io
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from stafla.club.contests.plan import MOST_PLAYERS, NewPlayer
from stafla.club.contests.refusals import BadLine

COLUMNS: Final = ("name", "rating", "club", "team")
"""Of a list without a heading."""
RATING_DIGITS: Final = 4
NO_RATING: Final = ("", "-", "–")


def read_players(text: str) -> tuple[NewPlayer, ...]:
    """The players of a list, a line each. Only the name has to be there.

    A division that a line names is for the event to know.

    Raises:
        BadLine
    """
    rows = list(_rows(text.removeprefix("\ufeff")))
    headed = _columns(rows[0][1]) if rows else None
    if headed:
        rows = rows[1:]
    players = tuple(
        _player(_by_heading(row, headed) if headed else _by_place(row, line), line)
        for line, row in rows[: MOST_PLAYERS + 1]
    )
    if len(players) > MOST_PLAYERS:
        raise BadLine(line=rows[MOST_PLAYERS][0])
    return players


def has_heading(text: str) -> bool:
    """Whether the first line of a text names the columns of a list of players."""
    first = next(_rows(text.removeprefix("\ufeff")), None)
    return first is not None and _columns(first[1]) is not None


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines that are not empty, each with its number and its cells."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    if ";" not in text and "\t" not in text:
        between = "," if "," in first and _columns(first.split(",")) else None
    else:
        between = "\t" if first.count("\t") > first.count(";") else ";"
    if between is None:
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                yield number, _at_rating(line)
        return
    # lines without a heading are often pasted together from several places
    if between == ";" or not _columns(first.split(between)):
        text, between = text.replace("\t", ";"), ";"
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=between)
    try:
        for row in rows:
            cells = [" ".join(cell.split()) for cell in row]
            if any(cells):
                yield rows.line_num, cells
    except csv.Error:
        raise BadLine(line=rows.line_num) from None


def _at_rating(line: str) -> list[str]:
    """The cells of a line that has commas alone: a name may have one, so a rating tells them."""
    cells = [cell.strip() for cell in line.split(",")]
    at = next((place for place, cell in enumerate(cells) if place and _is_rating(cell)), None)
    return [line.strip()] if at is None else [", ".join(cells[:at]), *cells[at:]]


def _columns(cells: Sequence[str]) -> Mapping[str, int] | None:
    """Where each column of a heading stands; None: this is no heading."""
    called = [" ".join(cell.split()).lower() for cell in cells]
    places = {
        column: called.index(word)
        for column, words in _words().items()
        for word in words
        if word in called
    }
    return places if "name" in places or "family" in places else None


def _by_heading(row: Sequence[str], columns: Mapping[str, int]) -> dict[str, str]:
    told = {name: row[at] if at < len(row) else "" for name, at in columns.items()}
    if "name" not in told:
        told["name"] = f"{told.get('given', '')} {told['family']}".strip()
    return told


def _by_place(row: Sequence[str], line: int) -> dict[str, str]:
    if any(row[len(COLUMNS) :]):
        raise BadLine(line=line)
    return dict(zip(COLUMNS, row, strict=False))


def _player(told: Mapping[str, str], line: int) -> NewPlayer:
    rating = told.get("rating", "")
    if not told["name"] or not (rating in NO_RATING or _is_rating(rating)):
        raise BadLine(line=line)
    points = None if rating in NO_RATING else int(rating)
    parts = (told.get(column, "") for column in ("club", "team", "division"))
    return NewPlayer(told["name"], points, *parts)


def _is_rating(cell: str) -> bool:
    return cell.isascii() and cell.isdigit() and len(cell) <= RATING_DIGITS


@cache
def _words() -> Mapping[str, Sequence[str]]:
    told = files("stafla.data").joinpath("columns.toml").read_text(encoding="utf-8")
    words: dict[str, list[str]] = tomllib.loads(told)
    return words
