"""GCG files as text: lines read into typed values and written back.

This module knows the format, not the game: racks and plays stay text, so that a file of any
edition can be read before its edition is known. `stafla.records.gcg_check` plays the lines
through, `stafla.records.gcg_export` makes them from a game. The format, with the dialect that
is read and written, is described in ``docs/formats/gcg.md``.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from .fault import GameFileFault

Kind = Literal["play", "exchange", "pass", "withdrawn", "challenge", "rack", "time"]

MOST_BYTES = 1 << 20
MOST_LINES = 5_000
MOST_PLAYERS = 8

_LATIN = {"iso-8859-1", "iso8859-1", "iso_8859-1", "latin-1", "latin1", "windows-1252"}
_EVENT = re.compile(r">\s*([^\s:]+)\s*:\s*(.*)")
_PLAYER = re.compile(r"player([1-8])")
_RACK = re.compile(r"rack([1-8])")
_POINTS = re.compile(r"[+-]?[0-9]{1,5}", re.ASCII)
_SQUARE = re.compile(r"[1-9][0-9]?[A-Za-z]|[A-Za-z][1-9][0-9]?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Line:
    """One ``>`` line: what a player did and what it was worth.

    ``rack`` is what the file says the player held, None where it says nothing. ``square`` and
    ``tiles`` are a play's; an exchange has its ``tiles``, or their ``count`` where only that is
    known; an end-of-game line has the ``tiles`` that it counts.
    """

    player: str
    kind: Kind
    points: int
    total: int
    rack: str | None = None
    square: str = ""
    tiles: str = ""
    count: int | None = None
    number: int = 0
    note: str = ""

    @property
    def play(self) -> str:
        """The move as the line writes it: ``8D JETON``, ``-QO``, ``-``, ``--``, ``(time)``."""
        match self.kind:
            case "play":
                return f"{self.square} {self.tiles}"
            case "exchange":
                return f"-{self.tiles or self.count}"
            case "pass":
                return "-"
            case "withdrawn":
                return "--"
            case "rack":
                return f"({self.tiles})"
            case _:
                return f"({self.kind})"


@dataclass(frozen=True, slots=True)
class GcgPlayer:
    """A ``#player`` line: a name without spaces and, it may be, the full one."""

    nick: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class GcgFile:
    """A whole file. ``pragmas`` are the ``#`` lines that have no field of their own."""

    players: tuple[GcgPlayer, ...]
    lines: tuple[Line, ...]
    racks: tuple[str | None, ...] = ()
    incomplete: bool = False
    note: str = ""
    pragmas: tuple[tuple[str, str], ...] = field(default=())

    def pragma(self, name: str) -> str | None:
        """The text of the first ``#name`` line."""
        return next((text for key, text in self.pragmas if key == name), None)


def decode(data: bytes) -> str:
    """The text of a file, by its ``#character-encoding`` line.

    Without that line the format's own default holds, ISO 8859-1; bytes that form valid UTF-8
    beyond ASCII cannot be a game in ISO 8859-1 (continuation bytes are no letters there), so
    they are read as what they are.

    Raises:
        GameFileFault: ``gcg-too-big``, ``gcg-encoding`` (a name that is not known),
            ``gcg-not-utf-8`` (with the byte's offset).
    """
    if len(data) > MOST_BYTES:
        raise GameFileFault("gcg-too-big", most=MOST_BYTES)
    marked = data.startswith(b"\xef\xbb\xbf")
    body = data[3:] if marked else data
    named = _encoding_named(body)
    if marked or named == "utf-8":
        return _strict(body)
    if named is not None:
        return body.decode("cp1252" if named == "windows-1252" else "latin-1", "replace")
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        return body.decode("latin-1")


def _encoding_named(body: bytes) -> str | None:
    first = body.split(b"\n", 1)[0].decode("ascii", "replace").split()
    if len(first) < 2 or first[0].lower() != "#character-encoding":
        return None
    name = first[1].lower()
    if name in {"utf-8", "utf8"}:
        return "utf-8"
    if name in _LATIN:
        return name
    raise GameFileFault("gcg-encoding", line=1, text=first[1])


def _strict(body: bytes) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise GameFileFault("gcg-not-utf-8", line=line, offset=error.start) from None


def read(data: bytes) -> GcgFile:
    """The file that these bytes hold.

    Raises:
        GameFileFault: with the number of the line that cannot be read.
    """
    text = unicodedata.normalize("NFC", decode(data))
    return _Reader().whole(text)


class _Reader:
    """Collects a file line by line."""

    def __init__(self) -> None:
        self.players: dict[int, GcgPlayer] = {}
        self.lines: list[Line] = []
        self.racks: dict[int, str] = {}
        self.incomplete = False
        self.notes: dict[int, list[str]] = {}
        self.pragmas: list[tuple[str, str]] = []
        self.in_note = False

    def whole(self, text: str) -> GcgFile:
        rows = re.split(r"\r\n|\r|\n", text)
        if len(rows) > MOST_LINES:
            raise GameFileFault("gcg-too-long", most=MOST_LINES)
        for number, row in enumerate(rows, 1):
            try:
                self.row(number, row.strip())
            except GameFileFault as fault:
                raise fault.at(line=number) from None
        return self.file()

    def row(self, number: int, row: str) -> None:
        if row.startswith(">"):
            self.in_note = False
            self.lines.append(read_line(row, number))
        elif row.startswith("#"):
            self.pragma(row[1:])
        elif row and self.in_note:
            self.noted(row)
        elif row:
            raise GameFileFault("gcg-line", text=row)

    def pragma(self, row: str) -> None:
        if row.startswith("-"):
            self.noted(row[1:].strip())
            return
        name, _, text = row.partition(" ")
        name, text = name.lower(), text.strip()
        self.in_note = name == "note"
        if found := _PLAYER.fullmatch(name):
            self.player(int(found[1]), text)
        elif name == "note":
            self.noted(text)
        elif name == "incomplete":
            self.incomplete = True
        elif found := _RACK.fullmatch(name):
            self.racks[int(found[1])] = text
        elif name != "character-encoding":
            self.pragmas.append((name, text))

    def player(self, seat: int, text: str) -> None:
        nick, _, name = text.partition(" ")
        if not nick:
            raise GameFileFault("gcg-player", text=text)
        if seat in self.players or any(p.nick == nick for p in self.players.values()):
            raise GameFileFault("gcg-player-twice", text=nick)
        self.players[seat] = GcgPlayer(nick, name.strip())

    def noted(self, text: str) -> None:
        self.notes.setdefault(len(self.lines), []).append(text)

    def file(self) -> GcgFile:
        players = self.seated()
        for line in self.lines:
            if all(line.player != player.nick for player in players):
                raise GameFileFault("gcg-unknown-player", line=line.number, text=line.player)
        return GcgFile(
            players=players,
            lines=tuple(self.with_notes()),
            racks=tuple(self.racks.get(seat) for seat in range(1, len(players) + 1)),
            incomplete=self.incomplete,
            note="\n".join(self.notes.get(0, [])),
            pragmas=tuple(self.pragmas),
        )

    def seated(self) -> tuple[GcgPlayer, ...]:
        if sorted(self.players) != list(range(1, len(self.players) + 1)):
            raise GameFileFault("gcg-players-missing")
        if not self.players:
            nicks = dict.fromkeys(line.player for line in self.lines)
            return tuple(GcgPlayer(nick) for nick in nicks) or self.nobody()
        return tuple(self.players[seat] for seat in sorted(self.players))

    def nobody(self) -> tuple[GcgPlayer, ...]:
        raise GameFileFault("gcg-empty")

    def with_notes(self) -> Iterator[Line]:
        for index, line in enumerate(self.lines, 1):
            notes = self.notes.get(index)
            yield replace(line, note="\n".join(notes)) if notes else line


def read_line(row: str, number: int = 0) -> Line:
    """One ``>`` line.

    Raises:
        GameFileFault: ``gcg-event`` when the line has none of the known forms, ``gcg-points``
            when its points or total are no numbers.
    """
    found = _EVENT.fullmatch(row)
    if found is None:
        raise GameFileFault("gcg-event", text=row)
    words = found[2].split()
    if len(words) < 3:
        raise GameFileFault("gcg-event", text=row)
    *what, points, total = words
    for figure in (points, total):
        if not _POINTS.fullmatch(figure):
            raise GameFileFault("gcg-points", text=figure)
    line = _what(found[1], what, int(points), int(total), number)
    if line is None:
        raise GameFileFault("gcg-event", text=row)
    return line


def _what(nick: str, what: list[str], points: int, total: int, number: int) -> Line | None:
    """The line's kind by its last fields; a rack may stand before them, or be left out."""
    at_square = len(what) >= 2 and _SQUARE.fullmatch(what[-2]) and not what[-1].startswith("-")
    before, last = (what[:-2], what[-2:]) if at_square else (what[:-1], what[-1:])
    if len(before) > 1:
        return None
    rack = before[0] if before else None
    if at_square:
        return Line(nick, "play", points, total, rack, last[0], last[1], number=number)
    found = _move(last[0])
    if found is None:
        return None
    kind, tiles, count = found
    return Line(nick, kind, points, total, rack, "", tiles, count, number)


def _move(text: str) -> tuple[Kind, str, int | None] | None:
    """Kind, tiles and count of a move that has no square."""
    if text in {"-", "--"}:
        return ("pass" if text == "-" else "withdrawn"), "", None
    if text.startswith("-"):
        counted = re.fullmatch("-([1-9][0-9]?)", text, re.ASCII)
        return ("exchange", "", int(counted[1])) if counted else ("exchange", text[1:], None)
    if text.lower() == "(challenge)":
        return "challenge", "", None
    if text in {"(time)", "(Time)"}:  # (TIME) are four tiles left
        return "time", "", None
    if text.startswith("(") and text.endswith(")") and len(text) > 2:
        return "rack", text[1:-1], None
    return None
