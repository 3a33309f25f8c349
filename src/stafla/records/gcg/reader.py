"""GCG files as text: lines read into typed values and written back.

This module knows the format, not the game: racks and plays stay text, so that a file of any
edition can be read before its edition is known; how bytes become text is the business of
`stafla.records.gcg.encoding`, whose line it is of `stafla.records.gcg.players`.
`stafla.records.gcg.edition` says of which edition a file is, `stafla.records.gcg.check` plays the
lines through, `stafla.records.gcg.from_record` makes them from a game. The format, with the dialect
that is read and written, is described in ``docs/formats/gcg.md``.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace

from stafla.records.fault import GameFileFault
from stafla.records.gcg.encoding import readings
from stafla.records.gcg.file import GcgFile, GcgPlayer, Kind, Line
from stafla.records.gcg.letters import editions_of
from stafla.records.gcg.players import seats_of

MOST_BYTES = 1 << 20
MOST_LINES = 5_000
MOST_PLAYERS = 8
MOST_FIELDS = 3
"""Before its points a line has at most a rack, a square and tiles."""

MOST_CHARACTERS = 200
"""No rack and no play is as long, whatever its brackets."""

BLANK = " \t\v\f\xa0\ufeff\x00\x1a"
"""What stands around a line without meaning anything, DOS's end of file among it."""

_MINUS = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-"})

_PLAYER = re.compile(r"player([1-8])")
_RACK = re.compile(r"rack([1-8])")
_POINTS = re.compile(r"[+-]?[0-9]{1,5}", re.ASCII)
_SQUARE = re.compile(r"[1-9][0-9]?[A-Za-z]|[A-Za-z][1-9][0-9]?", re.ASCII)


def read(data: bytes) -> GcgFile:
    """The file that these bytes hold.

    Raises:
        GameFileFault: ``gcg-too-big``; or with the number of the line that cannot be read.
    """
    if len(data) > MOST_BYTES:
        raise GameFileFault("gcg-too-big", most=MOST_BYTES)
    first, *others = readings(data)
    file = _read(first)
    if others and not editions_of(file.lines):
        # no edition has these letters: the bytes may mean others
        for text in others:
            other = _read(text)
            if editions_of(other.lines):
                return other
    return file


def _read(text: str) -> GcgFile:
    return _Reader().whole(unicodedata.normalize("NFC", text))


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
                self.row(number, row.strip(BLANK))
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
            self.note(row)
        elif row:
            raise GameFileFault("gcg-line", text=row)

    def pragma(self, row: str) -> None:
        if row.startswith("-"):
            self.note(row[1:].strip())
            return
        name, text = _first_word(row)
        name = name.lower()
        self.in_note = name == "note"
        if match := _PLAYER.fullmatch(name):
            self.player(int(match[1]), text)
        elif name == "note":
            self.note(text)
        elif name == "incomplete":
            self.incomplete = True
        elif match := _RACK.fullmatch(name):
            self.racks[int(match[1])] = text
        elif name != "character-encoding":
            self.pragmas.append((name, text))

    def player(self, seat: int, text: str) -> None:
        nick, name = _first_word(text)
        if not nick:
            raise GameFileFault("gcg-player", text=text)
        if seat in self.players:
            raise GameFileFault("gcg-player-twice", text=f"#player{seat}")
        self.players[seat] = GcgPlayer(nick, name)

    def note(self, text: str) -> None:
        self.notes.setdefault(len(self.lines), []).append(text)

    def file(self) -> GcgFile:
        named = self.seat_players()
        seats = seats_of(named, self.lines)
        players = _told_apart(named)
        return GcgFile(
            players=players,
            lines=tuple(
                replace(line, player=players[seat].nick)
                for line, seat in zip(self.with_notes(), seats, strict=True)
            ),
            racks=tuple(self.racks.get(seat) for seat in range(1, len(players) + 1)),
            incomplete=self.incomplete,
            note="\n".join(self.notes.get(0, [])),
            pragmas=tuple(self.pragmas),
        )

    def seat_players(self) -> tuple[GcgPlayer, ...]:
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

    What follows the total (Quackle lists the crosswords there) follows from the play and is not
    kept.

    Raises:
        GameFileFault: ``gcg-event`` when the line has none of the known forms, ``gcg-points``
            when its points or total are no numbers.
    """
    nick, words = _nick_and_words(row)
    figure_places = [at for at in range(1, len(words) - 1) if _is_figure(words[at], words[at + 1])]
    if figure_places and any(len(field) > MOST_CHARACTERS for field in words[: figure_places[0]]):
        raise GameFileFault("gcg-event", text=row)
    for at in figure_places[:MOST_FIELDS]:
        line = _what(nick, words[:at], int(words[at]), int(words[at + 1]), number)
        if line is not None:
            return line
    if figure_places or len(words) < 3:
        raise GameFileFault("gcg-event", text=row)
    wrong = words[-1] if _POINTS.fullmatch(words[-2]) else words[-2]
    raise GameFileFault("gcg-points", text=wrong)


def _nick_and_words(row: str) -> tuple[str, list[str]]:
    """Who moves, and the words after the colon. A name may hold spaces, even a colon."""
    body = row[1:]
    at = body.find(": ")
    if at < 0:
        at = body.find(":")
    nick = body[: max(at, 0)].strip()
    if not nick:
        raise GameFileFault("gcg-event", text=row)
    return nick, body[at + 1 :].translate(_MINUS).split()


def _is_figure(points: str, total: str) -> bool:
    return bool(_POINTS.fullmatch(points) and _POINTS.fullmatch(total))


def _first_word(text: str) -> tuple[str, str]:
    """The first word and the rest; a tab parts them as well as a space does."""
    first, *rest = text.split(None, 1) or ("",)
    return first, rest[0].strip() if rest else ""


def _told_apart(players: tuple[GcgPlayer, ...]) -> tuple[GcgPlayer, ...]:
    """The players with a nick each; where two have the same, the later one gets a number."""
    taken: set[str] = set()
    apart = []
    for seat, player in enumerate(players, 1):
        nick = player.nick
        while nick in taken:
            nick = f"{nick}_{seat}"
        taken.add(nick)
        apart.append(
            GcgPlayer(nick, player.name or player.nick if nick != player.nick else player.name)
        )
    return tuple(apart)


def _what(nick: str, words: list[str], points: int, total: int, number: int) -> Line | None:
    """The line's kind by its last fields; a rack may stand before them, or be left out."""
    at_square = len(words) >= 2 and _SQUARE.fullmatch(words[-2])
    before, last = (words[:-2], words[-2:]) if at_square else (words[:-1], words[-1:])
    if len(before) > 1:
        return None
    rack = before[0] if before else None
    if at_square:
        return Line(nick, "play", points, total, rack, last[0], last[1], number=number)
    move = _move(last[0])
    if move is None:
        return None
    kind, tiles, count = move
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
