"""AUPAIR's files of tournaments: ``.TOU``, columns of ASCII.

A player's line is the name in twenty columns and a block a round: a blank, the outcome (2 won, 1
drawn, blank lost), the last three digits of the points, the opponent's number, with a plus sign for
who went first. Who has the own number for an opponent did not play. Some producers write blocks of
eight columns, some of nine, some no columns at all but a blank between the parts.
"""

import datetime
import re
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from stafla.contest.formats.ascii import plain, unplain
from stafla.contest.formats.fault import MOST_DIVISIONS, MOST_PLAYERS, MOST_ROUNDS, TournamentFault
from stafla.contest.formats.lines import Text, check_line, decode, number_lines
from stafla.contest.formats.sheet import (
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentSheet,
    answer,
)
from stafla.contest.formats.short_names import short_names

NAME: Final = 20
WIDTHS: Final = (9, 8)
END: Final = "*** END OF FILE ***"
_DAY: Final = re.compile(r"\*M([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})(?:\s+(.*))?")
_COLUMNS: Final = re.compile(r" (?P<outcome>[12 ])(?P<points>[ 0-9]{3})(?P<opponent>[ +0-9]{3,4})")
_LOOSE: Final = re.compile(
    r" +(?P<outcome>[12]?)(?P<points>[0-9]{1,3}) +(?P<opponent>\+?[0-9]{1,5})"
)
_NUMBER: Final = re.compile(" [0-9]")
Outcome = Literal["2", "1", ""]
_AGAINST: Final = {"2": "", "1": "1", "": "2"}


@dataclass(frozen=True, slots=True)
class TouRound:
    """A round of a player: outcome, points below 1,000, opponent, whether the player went first."""

    outcome: Outcome
    points: int
    opponent: int
    first: bool = False


@dataclass(frozen=True, slots=True)
class TouPlayer:
    """A player's line; ``source`` is the line as it was read with what ended it."""

    name: str
    blocks: tuple[TouRound, ...] = ()
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Section:
    """A division: its name, the line of the high word, the players by number."""

    name: str
    players: tuple[TouPlayer, ...] = ()
    high_word: str = ""
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TouFile:
    """A tournament.

    Attributes:
        date, title: of the first line.
        sections: divisions in order.
        form: how its bytes are made.
        source: the first line as it was read; ``tail``: from the end mark on.
    """

    date: datetime.date
    title: str
    sections: tuple[Section, ...] = ()
    form: Text = field(default=Text("", "ascii"), compare=False)
    source: str = field(default="", compare=False)
    tail: str = field(default=END + "\r\n", compare=False)


def read(data: bytes) -> TouFile:
    """A tournament's file.

    Raises:
        TournamentFault: ``tournament-header`` (the first line), ``tournament-division`` (a player
            before the first section), ``tournament-columns`` (a player's line), ``tournament-end``
            (no end mark), each with ``line``; ``tournament-rounds``, ``tournament-players``.
    """
    form = decode(data)
    rows = list(number_lines(form.text))
    match = _DAY.fullmatch(rows[0][1]) if rows else None
    day = _day(match) if match else None
    if not rows or match is None or day is None:
        raise TournamentFault("tournament-header", line=1, text=rows[0][1] if rows else "")
    sections: list[Section] = []
    players: list[TouPlayer] = []
    for place, (number, line, end) in enumerate(rows[1:], 1):
        if line.startswith("***"):
            tail = "".join(line + end for _, line, end in rows[place:])
            done = _close(sections, players)
            return TouFile(day, _title(match), done, form, rows[0][1] + rows[0][2], tail)
        if line.startswith("*"):
            if len(sections) == MOST_DIVISIONS:
                raise TournamentFault("tournament-division", line=number, text=line)
            sections = [*_close(sections, players), Section(line[1:].strip(), source=line + end)]
            players = []
        elif not sections:
            raise TournamentFault("tournament-division", line=number, text=line)
        elif not line.strip() or line.startswith(" "):
            if players and line.strip():
                raise TournamentFault("tournament-columns", line=number, text=line)
            if players:  # a blank line behind a player belongs to the player's line
                players[-1] = replace(players[-1], source=players[-1].source + line + end)
                continue
            last = sections[-1]
            high = last.high_word or line.strip()
            sections[-1] = replace(last, high_word=high, source=last.source + line + end)
        else:
            players.append(_player(line, end, number))
            if len(players) > MOST_PLAYERS:
                raise TournamentFault("tournament-players", most=MOST_PLAYERS)
    raise TournamentFault("tournament-end", line=len(rows))


def write(file: TouFile) -> bytes:
    """The file's bytes; lines that were not changed since they were read are as they were.

    Raises:
        TournamentFault: ``tournament-width``, a name longer than the format has columns for, or
            more players than it has numbers for; ``tournament-sign``.
    """
    rows = []
    rows.append(file.source if _same_head(file) else _head(file))
    for section in file.sections:
        rows.append(section.source if _same_section(section) else _opening(section))
        rows += [_player_line(player, len(section.players)) for player in section.players]
    return file.form.encode("".join((*rows, file.tail)))


def to_sheet(file: TouFile) -> TournamentSheet:
    """What a file tells; whoever has the own number did not play, whatever else the block says.

    The file has the last three digits of the points. Where a winner has fewer than the loser, the
    loser's are taken as below nothing if they are over 900, and the winner's else as over 1,000. A
    round without an opponent is a bye where the block is won or has points, else it was not played.
    A bye has its points, or 50 where the block has none or the 1 of AUPAIR. Producers differ in
    what they write there, so the sheet leaves it to an event's rules what it counts.

    Raises:
        TournamentFault: pairings contradict each other; ``tournament-outcome``, the outcomes of two
            players of a game, or outcome and points do.
    """
    divisions = []
    for section in file.sections:
        players = tuple(
            SheetPlayer(
                unplain(player.name),
                None,
                tuple(_cell(block, number) for block in player.blocks),
            )
            for number, player in enumerate(section.players, 1)
        )
        division = answer(SheetDivision(section.name, players))
        divisions.append(answer(_in_whole_points(section, division)))
    return TournamentSheet(unplain(file.title), file.date, tuple(divisions), byes_by_rules=True)


def of_sheet(sheet: TournamentSheet) -> TouFile:
    """A file of a sheet: results alone, without ratings, teams and categories.

    A bye is won with its points, anything else without an opponent is 0. A name that has more
    letters than there are columns is shortened (`short_names`).

    Raises:
        TournamentFault: ``tournament-day``, the sheet has no day; ``tournament-open``, a pairing
            has no result.
    """
    if sheet.date is None:
        raise TournamentFault("tournament-day")
    sections = []
    for division in sheet.divisions:
        names = short_names((player.name for player in division.players), NAME)
        players = tuple(
            TouPlayer(
                name,
                tuple(
                    _block(cell, number, player.name, place)
                    for place, cell in enumerate(player.cells, 1)
                ),
            )
            for number, (name, player) in enumerate(zip(names, division.players, strict=True), 1)
        )
        sections.append(Section(plain(division.name), players, "0"))
    return TouFile(sheet.date, plain(sheet.title), tuple(sections))


def _player(line: str, end: str, number: int) -> TouPlayer:
    name, rest = line[:NAME], line[NAME:].rstrip()
    for width in WIDTHS if rest or not _NUMBER.search(name) else ():
        cells = [rest[at : at + width] for at in range(0, len(rest), width)]
        found = [_COLUMNS.fullmatch(cell) for cell in cells if len(cell) == width]
        blocks = [_read(match) for match in found if match]
        if len(blocks) == len(cells) and all(blocks):
            played_rounds = tuple(block for block in blocks if block)
            return _check_bounds(TouPlayer(name.strip(), played_rounds, line + end), number)
    return _check_bounds(_loose(line, end, number), number)


def _loose(line: str, end: str, number: int) -> TouPlayer:
    """A line without columns: the name ends before the first number."""
    begin = _NUMBER.search(line)
    last = len(line.rstrip())
    place = begin.start() if begin else last
    blocks = []
    at = place
    while at < last:
        match = _LOOSE.match(line, at)
        block = _read(match) if match else None
        if match is None or block is None:
            raise TournamentFault("tournament-columns", line=number, text=line[at:])
        blocks.append(block)
        at = match.end()
    return TouPlayer(line[:place].strip(), tuple(blocks), line + end)


def _check_bounds(player: TouPlayer, number: int) -> TouPlayer:
    if len(player.blocks) > MOST_ROUNDS:
        raise TournamentFault("tournament-rounds", line=number, most=MOST_ROUNDS)
    return player


def _read(match: re.Match[str]) -> TouRound | None:
    points, opponent = match["points"].strip(), match["opponent"].strip()
    number = opponent.removeprefix("+")
    if not points.isdecimal() or not number.isdecimal():
        return None
    outcomes: dict[str, Outcome] = {"2": "2", "1": "1"}
    outcome = outcomes.get(match["outcome"], "")
    return TouRound(outcome, int(points), int(number), opponent.startswith("+"))


def _head(file: TouFile) -> str:
    return f"*M{file.date:%d.%m.%Y} {check_line(file.title)}".rstrip() + "\r\n"


def _opening(section: Section) -> str:
    high = check_line(section.high_word) or "0"
    return f"*{check_line(section.name, but='*')}\r\n{' ' * (NAME + 18)}{high}\r\n"


def _player_line(player: TouPlayer, players: int) -> str:
    if player.source and _player(player.source.splitlines()[0], "", 0) == player:
        return player.source
    name = check_line(player.name)
    if (
        not name
        or name[0] in "* "
        or name[-1] == " "
        or (not player.blocks and _NUMBER.search(name))
    ):
        raise TournamentFault("tournament-sign", text=name)
    if len(name) > NAME or players > 999:
        raise TournamentFault("tournament-width", text=player.name, most=NAME)
    blocks = "".join(
        f" {block.outcome or ' '}{block.points % 1000:3d}"
        f"{('+' if block.first else '') + str(block.opponent):>4}"
        for block in player.blocks
    )
    return f"{name:<{NAME}}{blocks}".rstrip() + "\r\n"


def _cell(block: TouRound, number: int) -> RoundCell:
    if block.opponent == number:
        won = block.outcome == "2" or block.points > 0
        return RoundCell(None, (block.points if block.points > 1 else 50) if won else 0)
    return RoundCell(block.opponent, block.points, None, block.first)


def _in_whole_points(section: Section, division: SheetDivision) -> SheetDivision:
    """The division with whole points, as the outcomes ask."""
    players = []
    for player, line in zip(division.players, section.players, strict=True):
        cells = []
        for place, (cell, block) in enumerate(zip(player.cells, line.blocks, strict=True)):
            if cell.opponent is None or cell.points is None or cell.against is None:
                cells.append(cell)
                continue
            other = section.players[cell.opponent - 1].blocks[place]
            level = cell.points == cell.against
            if _AGAINST[block.outcome] != other.outcome or (block.outcome == "1") > level:
                raise TournamentFault("tournament-outcome", player=player.name, round=place + 1)
            points = _whole_points(block.outcome, cell.points, cell.against)
            cells.append(replace(cell, points=points))
        players.append(replace(player, cells=tuple(cells)))
    return replace(division, players=tuple(players))


def _whole_points(outcome: Outcome, points: int, against: int) -> int:
    """The points that three digits are read as, beside the three of the opponent."""
    if outcome == "2" and points <= against <= 900:
        return points + 1000
    if outcome == "" and points > 900 and points >= against:
        return points - 1000
    return points


def holds_points(own: int, against: int) -> bool:
    """Whether the last three digits of both players' points lead back to the points."""
    return all(
        _whole_points(_outcome(one, other), one % 1000, other % 1000) == one
        for one, other in ((own, against), (against, own))
    )


def _outcome(own: int, against: int) -> Outcome:
    return "1" if own == against else "2" if own > against else ""


def _block(cell: RoundCell, number: int, name: str, place: int) -> TouRound:
    if cell.opponent is None:
        won = (cell.points or 0) > 0
        return TouRound("2" if won else "", max(0, cell.points or 0), number)
    if cell.points is None or cell.against is None:
        raise TournamentFault("tournament-open", player=name, round=place)
    outcome = _outcome(cell.points, cell.against)
    return TouRound(outcome, cell.points % 1000, cell.opponent, bool(cell.starts))


def _close(sections: list[Section], players: list[TouPlayer]) -> tuple[Section, ...]:
    if not sections:
        return ()
    return (*sections[:-1], replace(sections[-1], players=tuple(players)))


def _day(match: re.Match[str]) -> datetime.date | None:
    try:
        return datetime.date(int(match[3]), int(match[2]), int(match[1]))
    except ValueError:
        return None


def _title(match: re.Match[str]) -> str:
    return (match[4] or "").strip()


def _same_head(file: TouFile) -> bool:
    match = _DAY.fullmatch(file.source.rstrip("\r\n"))
    return match is not None and (_day(match), _title(match)) == (file.date, file.title)


def _same_section(section: Section) -> bool:
    if not section.source:
        return False
    first, *rest = [line for _, line, _ in number_lines(section.source)]
    high = next((line.strip() for line in rest if line.strip()), "")
    return (first[1:].strip(), high) == (section.name, section.high_word)
