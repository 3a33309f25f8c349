"""The settings of a TSH tournament, and several of its files in one."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from stafla.contest.formats import tsh
from stafla.contest.formats.fault import MOST_PLAYERS, TournamentFault
from stafla.contest.formats.lines import Text, check_line, decode, number_lines
from stafla.contest.formats.sheet import TournamentSheet
from stafla.contest.formats.tsh import TshFile, TshPlayer

_BEGIN: Final = re.compile(r"#begin_file\s+name=(\S+)\s*")
_END: Final = re.compile(r"#end_file(?:\s+name=(\S+))?\s*")
_DIVISION: Final = re.compile(r"\s*division\s+(\S+)\s+(\S+)\s*")
_SETTING: Final = re.compile(r"\s*config\s+([A-Za-z][A-Za-z0-9_]*)\s*=\s*(.*)")
_TITLE: Final = "event_name"


@dataclass(frozen=True, slots=True)
class Member:
    """One file of an archive.

    Attributes:
        name: of the file.
        file: its lines.
        begin, end: the lines around it as they were read; empty: as we write them.
    """

    name: str
    file: TshFile
    begin: str = field(default="", compare=False)
    end: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Archive:
    """Settings and the files of divisions.

    Attributes:
        parts: lines of settings and comments with what ended them, and files, in order.
        form: how its bytes are made.
    """

    parts: tuple[str | Member, ...] = ()
    form: Text = field(default=Text(""), compare=False)

    @property
    def divisions(self) -> Mapping[str, str]:
        """The name of each division's file."""
        found = (_DIVISION.fullmatch(line.rstrip("\r\n")) for line in self.remarks)
        return {match[1]: match[2] for match in found if match}

    @property
    def settings(self) -> Mapping[str, str]:
        """What is configured, as it is written, without quotation marks; the last one counts."""
        found = (_SETTING.fullmatch(line.rstrip("\r\n")) for line in self.remarks)
        return {match[1]: _unquote(match[2].strip()) for match in found if match}

    @property
    def members(self) -> Mapping[str, TshFile]:
        """The files by name."""
        return {part.name: part.file for part in self.parts if isinstance(part, Member)}

    @property
    def remarks(self) -> tuple[str, ...]:
        """The lines outside of files."""
        return tuple(part for part in self.parts if isinstance(part, str))


def read(data: bytes) -> Archive:
    """An archive, or a file of settings alone.

    Raises:
        TournamentFault: ``tournament-file`` (a file without an end, an end without a beginning, one
            of a name that was there), or a line of a division is malformed; with ``line``.
    """
    form = decode(data)
    parts: list[str | Member] = []
    names: set[str] = set()
    inside: list[tsh.TshPlayer | tsh.Remark] = []
    begin, name, began = "", "", 0
    players = 0
    for number, line, end in number_lines(form.text):
        if match := _BEGIN.fullmatch(line):
            if began or match[1] in names:
                raise TournamentFault("tournament-file", line=number, text=match[1])
            begin, name, began, inside = line + end, match[1], number, []
            names.add(name)
        elif match := _END.fullmatch(line):
            if not began or match[1] not in (None, name):
                raise TournamentFault("tournament-file", line=number, text=line)
            parts.append(Member(name, TshFile(tuple(inside), form), begin, line + end))
            began = 0
        elif began:
            inside.append(tsh.parse_line(line, end, number))
            players += isinstance(inside[-1], TshPlayer)
            if players > MOST_PLAYERS:
                raise TournamentFault("tournament-players", most=MOST_PLAYERS)
        else:
            parts.append(line + end)
    if began:
        raise TournamentFault("tournament-file", line=began, text=name)
    return Archive(tuple(parts), form)


def write(archive: Archive) -> bytes:
    """The archive's bytes; what was not changed since it was read is as it was."""
    text = []
    for part in archive.parts:
        if isinstance(part, str):
            text.append(part)
            continue
        text.append(part.begin or f"#begin_file name={part.name}\n")
        text += [tsh.write_line(line) for line in part.file.lines]
        text.append(part.end or f"#end_file name={part.name}\n")
    return archive.form.encode("".join(text))


def to_sheet(archive: Archive) -> TournamentSheet:
    """What an archive tells, division by division.

    Raises:
        TournamentFault: ``tournament-division``, a division's file is not in the archive; or
            pairings contradict each other.
    """
    members = archive.members
    divisions = []
    for name, file in archive.divisions.items():
        if file not in members:
            raise TournamentFault("tournament-division", text=f"{name} {file}")
        divisions.append(tsh.to_sheet(members[file], name))
    return TournamentSheet(archive.settings.get(_TITLE, ""), None, tuple(divisions))


def of_sheet(sheet: TournamentSheet, *, ascii_names: bool = False) -> Archive:
    """An archive of a sheet.

    Raises:
        TournamentFault: ``tournament-division``, two divisions of one name, or a name with blanks.
    """
    parts: list[str | Member] = []
    if sheet.title:
        title = check_line(sheet.title, but="'\\")
        parts.append(f"config {_TITLE} = '{title}'\n")
    files: list[Member] = []
    for division in sheet.divisions:
        name = check_line(division.name)
        file = f"{name}.t"
        if not name or " " in name or any(part.name == file for part in files):
            raise TournamentFault("tournament-division", text=name)
        parts.append(f"division {name} {file}\n")
        files.append(Member(file, tsh.of_sheet(division, ascii_names=ascii_names)))
    return Archive((*parts, *files))


def _unquote(value: str) -> str:
    for sign in "'\"":
        if len(value) > 1 and value.startswith(sign) and value.endswith(sign):
            return value[1:-1]
    return value
