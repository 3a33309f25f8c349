"""A division of TSH, the directors' program: ``.t`` files.

One line a player: name, rating, opponents by their line (0 nobody, 00 not paired), a semicolon, own
scores (with nobody: the spread that it counts for), then fields that begin with a semicolon each.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from stafla.contest.formats.ascii import plain, unplain
from stafla.contest.formats.fault import MOST_PLAYERS, MOST_ROUNDS, TournamentFault
from stafla.contest.formats.lines import Text, check_line, decode, number_lines, whole
from stafla.contest.formats.sheet import (
    CELL_KINDS,
    CellKind,
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentSheet,
    answer,
)

_RATING: Final = re.compile(r"[0-9]{1,6}(?:[.+][0-9]{1,6}){0,9}")
_TOKEN: Final = re.compile(r"\S+")
_PART: Final = re.compile(r"((?:[^\\;]|\\.?)*)(;|$)")
_KEY: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,30}")
TRANSLITERATED: Final = "#names ascii"
"""The line by which a file says that its names went through `ascii.plain`."""
FIRST, SECOND, NOBODY, UNKNOWN = "1", "2", "0", "4"
NO_KIND: Final = "-"
_PAIRED: Final = re.compile("[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class TshPlayer:
    """A player's line.

    Attributes:
        name: as the file has it.
        rating: digits, or several groups of them joined by a point or a plus sign.
        opponents: by the number of their line among players, from 1; 0 nobody, None not paired.
        scores: as many as there are results.
        fields: what follows, in order: ``p12`` (1 went first, 2 second, 0 nobody), ``team``, …
        source: the line as it was read, with what ended it.
    """

    name: str
    rating: str
    opponents: tuple[int | None, ...] = ()
    scores: tuple[int, ...] = ()
    fields: tuple[tuple[str, str], ...] = ()
    source: str = field(default="", compare=False)

    def value(self, key: str) -> str:
        """What a field holds; empty where there is none."""
        return next((value for name, value in self.fields if name == key), "")


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that is nobody's: blank, a comment, or ``#key value``; with what ended it."""

    source: str


@dataclass(frozen=True, slots=True)
class TshFile:
    """The lines of a division's file.

    Attributes:
        lines: players and remarks in order.
        form: how its bytes are made.
        newline: what ends a line that was changed.
    """

    lines: tuple[TshPlayer | Remark, ...] = ()
    form: Text = field(default=Text(""), compare=False)
    newline: str = field(default="\n", compare=False)

    @property
    def players(self) -> tuple[TshPlayer, ...]:
        """The players by their numbers."""
        return tuple(line for line in self.lines if isinstance(line, TshPlayer))


def read(data: bytes) -> TshFile:
    """A division's file.

    Raises:
        TournamentFault: it is malformed; with ``line``.
    """
    form = decode(data)
    lines = tuple(parse_line(line, end, number) for number, line, end in number_lines(form.text))
    found = next((end for _, _, end in number_lines(form.text)), "") or "\n"
    file = TshFile(lines, form, found)
    if len(file.players) > MOST_PLAYERS:
        raise TournamentFault("tournament-players", most=MOST_PLAYERS)
    return file


def write(file: TshFile) -> bytes:
    """The file's bytes; lines that were not changed since they were read are as they were.

    Raises:
        TournamentFault: a name or field has a sign that the format cannot hold.
    """
    return file.form.encode("".join(write_line(line, file.newline) for line in file.lines))


def parse_line(line: str, end: str, number: int) -> TshPlayer | Remark:
    """One line of a division.

    Raises:
        TournamentFault: ``tournament-player``, no name with a rating; ``tournament-number``;
            ``tournament-rounds``; ``tournament-field``, a field without a key.
    """
    if not line.strip() or line.startswith("#"):
        return Remark(line + end)
    parts = list(_parts(line))
    tokens = list(_TOKEN.finditer(parts[0]))
    place = next((n for n, token in enumerate(tokens) if n and _RATING.fullmatch(token[0])), None)
    if place is None:
        raise TournamentFault("tournament-player", line=number, text=line)
    opponents = tuple(
        None if token[0] == "00" else _count(token[0], number) for token in tokens[place + 1 :]
    )
    scores = tuple(whole(token, number) for token in (parts[1] if parts[1:] else "").split())
    if max(len(opponents), len(scores)) > MOST_ROUNDS:
        raise TournamentFault("tournament-rounds", line=number, most=MOST_ROUNDS)
    return TshPlayer(
        name=parts[0][: tokens[place].start()].strip(),
        rating=tokens[place][0],
        opponents=opponents,
        scores=scores,
        fields=tuple(_field(part, number) for part in parts[2:] if part.strip()),
        source=line + end,
    )


def write_line(line: TshPlayer | Remark, newline: str = "\n") -> str:
    """A line as the file has it."""
    if isinstance(line, Remark):
        return line.source
    if line.source and _reads(line.source) == line:
        return line.source
    opponents = " ".join("00" if one is None else str(one) for one in line.opponents)
    scores = " ".join(map(str, line.scores))
    body = f"{_name(line.name)} {line.rating} {opponents}".rstrip()
    fields = "".join(f"; {key} {_escape(value)}".rstrip() for key, value in line.fields)
    return f"{body}; {scores}".rstrip() + fields + newline


def to_sheet(file: TshFile, name: str = "A") -> SheetDivision:
    """What a file tells.

    Raises:
        TournamentFault: pairings contradict each other.
    """
    spelled = any(
        isinstance(line, Remark) and line.source.strip() == TRANSLITERATED for line in file.lines
    )
    meaning: Callable[[str], str] = unplain if spelled else str
    return answer(SheetDivision(name, tuple(_player(player, meaning) for player in file.players)))


def of_sheet(division: SheetDivision, *, ascii_names: bool = False) -> TshFile:
    """A file of a division; with ``ascii_names`` it says that its names are spelled in ASCII."""
    lines: list[TshPlayer | Remark] = [Remark(TRANSLITERATED + "\n")] if ascii_names else []
    spell: Callable[[str], str] = plain if ascii_names else str
    for player in division.players:
        fields = [("p12", " ".join(_start(cell) for cell in player.cells))] if player.cells else []
        fields += [("kinds", _kinds(player))] if any(cell.kind for cell in player.cells) else []
        fields += [("team", spell(player.team))] if player.team else []
        fields += [("class", spell(player.category))] if player.category else []
        fields += [("member", spell(player.member))] if player.member else []
        lines.append(
            TshPlayer(
                name=spell(player.name),
                rating=str(player.rating or 0),
                opponents=tuple(_opponent(cell) for cell in player.cells),
                scores=scores_of(player),
                fields=tuple(fields),
            )
        )
    return TshFile(tuple(lines))


def scores_of(player: SheetPlayer) -> tuple[int, ...]:
    """The scores up to the last that there is.

    Raises:
        TournamentFault: ``tournament-gap``, a round before the last result has none: the format
            would take a later score for it.
    """
    points = [cell.points for cell in player.cells]
    while points and points[-1] is None:
        points.pop()
    found: list[int] = []
    for cell, score in zip(player.cells, points, strict=False):
        if score is None and cell.opponent is not None:
            raise TournamentFault("tournament-gap", player=player.name, round=len(found) + 1)
        # a round without a pairing has an opponent of 00 and still needs its column
        found.append(score or 0)
    return tuple(found)


def sheet_of(file: TshFile, title: str = "", name: str = "A") -> TournamentSheet:
    """A sheet of the one division."""
    return TournamentSheet(title, None, (to_sheet(file, name),))


def _player(line: TshPlayer, meaning: Callable[[str], str]) -> SheetPlayer:
    starts, kinds = line.value("p12").split(), line.value("kinds").split()
    cells = []
    for place in range(max(len(line.opponents), len(line.scores))):
        opponent = line.opponents[place] if place < len(line.opponents) else None
        points = line.scores[place] if place < len(line.scores) else None
        sign = starts[place] if place < len(starts) else UNKNOWN
        kind, paired = _kind(kinds[place] if place < len(kinds) else NO_KIND)
        if opponent is None:
            cells.append(RoundCell())
        elif opponent == 0:
            unplayed = kind if kind != "adjudicated" else ""
            cells.append(RoundCell(None, points or 0, kind=unplayed, paired=paired))
        else:
            first = {FIRST: True, SECOND: False}.get(sign)
            # whoever plays a round later that was not played leaves the field as it was
            played: CellKind = "adjudicated" if kind == "adjudicated" else ""
            cells.append(RoundCell(opponent, points, None, first, played))
    rating = int(re.split(r"[.+]", line.rating)[0])
    return SheetPlayer(
        meaning(line.name),
        rating or None,
        tuple(cells),
        member=meaning(line.value("member")),
        team=meaning(line.value("team")),
        category=meaning(line.value("class")),
    )


def _name(name: str) -> str:
    """A name that ends where the rating begins."""
    check_line(name, but=";")
    words = name.split()
    if not words or name.startswith("#") or any(_RATING.fullmatch(word) for word in words[1:]):
        raise TournamentFault("tournament-sign", text=name)
    return name.strip()


def _opponent(cell: RoundCell) -> int | None:
    if cell.opponent is not None:
        return cell.opponent
    return None if cell.points is None else 0


def _start(cell: RoundCell) -> str:
    if cell.opponent is None:
        return NOBODY
    return {True: FIRST, False: SECOND, None: UNKNOWN}[cell.starts]


def _kinds(player: SheetPlayer) -> str:
    """What each round is; ``forfeit-won:3``, who was paired with number 3."""
    return " ".join(
        (cell.kind or NO_KIND) + ("" if cell.paired is None else f":{cell.paired}")
        for cell in player.cells
    )


def _kind(sign: str) -> tuple[CellKind, int | None]:
    """What a round is by the field of kinds; of what nobody can read it is nothing."""
    name, _, number = sign.partition(":")
    kind: CellKind = next((one for one in CELL_KINDS if one == name), "")
    paired = int(number) if kind and _PAIRED.fullmatch(number) else None
    return kind, paired


def _reads(source: str) -> TshPlayer | Remark:
    return parse_line(source.rstrip("\r\n"), "", 0)


def _count(token: str, line: int) -> int:
    number = whole(token, line)
    if number < 0:
        raise TournamentFault("tournament-number", line=line, text=token)
    return number


def _parts(line: str) -> Iterator[str]:
    for match in _PART.finditer(line):
        yield match[1]
        if not match[2]:
            return


def _field(part: str, line: int) -> tuple[str, str]:
    key, _, value = part.strip().partition(" ")
    if not _KEY.fullmatch(key):
        raise TournamentFault("tournament-field", line=line, text=part)
    return key, re.sub(r"\\(.)", r"\1", value.strip())


def _escape(value: str) -> str:
    return re.sub(r"([\\;])", r"\\\1", check_line(value.strip()))
