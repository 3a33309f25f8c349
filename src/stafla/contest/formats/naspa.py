"""The text that NASPA takes: the lines of TSH, after ``#division A``, in ASCII.

A player's number at NASPA follows the name after a colon (``:CM000003``). Names are spelled by
`ascii.plain`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from stafla.contest.formats import tsh
from stafla.contest.formats.ascii import plain, unplain
from stafla.contest.formats.fault import MOST_PLAYERS, TournamentFault
from stafla.contest.formats.lines import Text, check_line, decode, number_lines
from stafla.contest.formats.sheet import SheetDivision, TournamentSheet
from stafla.contest.formats.tsh import Remark, TshFile, TshPlayer

_DIVISION: Final = re.compile(r"#division\s+(\S+)\s*")
_MEMBER: Final = re.compile(r"(?P<name>[^:]*\S)\s*:(?P<member>[A-Za-z]{2}[0-9]{6})")


@dataclass(frozen=True, slots=True)
class NaspaFile:
    """Divisions and the lines before the first of them.

    Attributes:
        lines: before the first division.
        divisions: each with the line that names it.
        form: how its bytes are made.
    """

    lines: tuple[Remark, ...] = ()
    divisions: tuple[tuple[str, TshFile], ...] = ()
    form: Text = field(default=Text("", "ascii"), compare=False)


def read(data: bytes) -> NaspaFile:
    """A file of divisions.

    Raises:
        TournamentFault: ``tournament-division``, players before the first division, or two of a
            name; or a line is malformed; with ``line``.
    """
    form = decode(data)
    before: list[Remark] = []
    found: dict[str, list[TshPlayer | Remark]] = {}
    name = ""
    players = 0
    for number, line, end in number_lines(form.text):
        if division := _DIVISION.fullmatch(line):
            name = division[1]
            if name in found:
                raise TournamentFault("tournament-division", line=number, text=name)
            found[name] = [Remark(line + end)]
            continue
        one = tsh.parse_line(line, end, number)
        if name:
            found[name].append(one)
        elif isinstance(one, Remark):
            before.append(one)
        else:
            raise TournamentFault("tournament-division", line=number, text=line)
        players += isinstance(one, TshPlayer)
        if players > MOST_PLAYERS:
            raise TournamentFault("tournament-players", most=MOST_PLAYERS)
    divisions = tuple((name, TshFile(tuple(lines), form)) for name, lines in found.items())
    return NaspaFile(tuple(before), divisions, form)


def write(file: NaspaFile) -> bytes:
    """The file's bytes; lines that were not changed since they were read are as they were.

    Raises:
        TournamentFault: a name has a sign that the format cannot hold.
    """
    return file.form.encode("".join(_rows(file)))


def to_sheet(file: NaspaFile) -> TournamentSheet:
    """What a file tells.

    Raises:
        TournamentFault: pairings contradict each other.
    """
    divisions = []
    for name, lines in file.divisions:
        division = tsh.to_sheet(lines, name)
        players = []
        for player in division.players:
            match = _MEMBER.fullmatch(player.name)
            bare, member = (match["name"], match["member"]) if match else (player.name, "")
            players.append(replace(player, name=unplain(bare), member=member))
        divisions.append(replace(division, players=tuple(players)))
    return TournamentSheet("", None, tuple(divisions))


def of_sheet(sheet: TournamentSheet) -> NaspaFile:
    """A file of a sheet, without its title, day, teams and categories.

    Raises:
        TournamentFault: ``tournament-division``, a name with blanks or two of one name.
    """
    divisions: list[tuple[str, TshFile]] = []
    for division in sheet.divisions:
        name = check_line(division.name)
        if not name or " " in name or any(known == name for known, _ in divisions):
            raise TournamentFault("tournament-division", text=name)
        file = tsh.of_sheet(_spell(division))
        lines = [
            replace(line, fields=()) if isinstance(line, TshPlayer) else line for line in file.lines
        ]
        divisions.append((name, TshFile((Remark(f"#division {name}\n"), *lines))))
    return NaspaFile((), tuple(divisions))


def _spell(division: SheetDivision) -> SheetDivision:
    players = tuple(
        replace(
            player,
            name=plain(player.name) + (f" :{player.member}" if player.member else ""),
            team="",
            category="",
        )
        for player in division.players
    )
    return replace(division, players=players)


def _rows(file: NaspaFile) -> Iterator[str]:
    for remark in file.lines:
        yield remark.source
    for _, division in file.divisions:
        for line in division.lines:
            yield tsh.write_line(line)
