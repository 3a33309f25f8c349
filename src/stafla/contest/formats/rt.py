"""Rating lists in columns: ``.RT`` files.

Nick in columns 0 to 3, state 5 to 7, name 9 to 28, games 30 to 33, rating 35 to 38, day 40 to 47,
deviation from 49 on. Real files are off by a column here and there; what follows the name is then
read by the blanks between the numbers.
"""

import datetime
import re
from dataclasses import dataclass, field
from typing import Final

from stafla.contest.formats.ascii import plain, unplain
from stafla.contest.formats.fault import TournamentFault
from stafla.contest.formats.lines import Text, check_line, decode, number_lines

_NUMBERS: Final = re.compile(
    r"(?P<games>[0-9]{1,5}) +(?P<rating>-?[0-9]{1,5}) +(?P<day>[0-9]{8})"
    r"(?: +(?P<deviation>[0-9]{1,4}(?:\.[0-9]{1,6})?))?"
)
_STATE: Final = re.compile(r"[A-Z]{2,3}")


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """A line of a list.

    Attributes:
        name: as the file has it, in ASCII; `ascii.unplain` gives its letters back.
        rating, games, date: as printed.
        nick, state: empty where there are none.
        deviation: as it is written; empty: none.
        source: the line as it was read with what ended it.
    """

    name: str
    rating: int
    games: int
    date: datetime.date
    nick: str = ""
    state: str = ""
    deviation: str = ""
    source: str = field(default="", compare=False)

    @property
    def called(self) -> str:
        """The name with its letters."""
        return unplain(self.name)


@dataclass(frozen=True, slots=True)
class RatingFile:
    """A list: a heading, where the file has one, and the players in its order."""

    players: tuple[RatedPlayer, ...] = ()
    heading: str = ""
    form: Text = field(default=Text("", "ascii"), compare=False)


def read(data: bytes) -> RatingFile:
    """A list.

    Raises:
        TournamentFault: ``tournament-rated``, a line is no player's; with ``line``.
    """
    form = decode(data)
    heading: list[str] = []
    players: list[RatedPlayer] = []
    for number, line, end in number_lines(form.text):
        if not re.search(r"[0-9]", line) and not players:
            heading.append(line + end)
        else:
            players.append(_player(line, end, number))
    return RatingFile(tuple(players), "".join(heading), form)


def write(file: RatingFile) -> bytes:
    """The list's bytes; lines that were not changed since they were read are as they were.

    Raises:
        TournamentFault: ``tournament-width``, a name or number longer than its columns.
    """
    return file.form.encode(file.heading + "".join(map(_player_line, file.players)))


def spell(
    name: str,
    rating: int,
    games: int,
    date: datetime.date,
    *,
    nick: str = "",
    state: str = "",
    deviation: float | None = None,
) -> RatedPlayer:
    """A line for a player whose name may have any letters."""
    told = "" if deviation is None else f"{deviation:.2f}"
    return RatedPlayer(plain(name), rating, games, date, nick, state, told)


def _player(line: str, end: str, number: int) -> RatedPlayer:
    # from the right, where nothing but numbers can stand
    parts = line.split()
    for count in (4, 3):
        if len(parts) <= count:
            continue
        match = _NUMBERS.fullmatch(" ".join(parts[-count:]))
        day = _day(match["day"]) if match else None
        if match and day and (count == 4) == bool(match["deviation"]):
            break
    else:
        raise TournamentFault("tournament-rated", line=number, text=line)
    head = line
    for part in reversed(parts[-count:]):
        head = head.rstrip()[: -len(part)]
    nick, state, name = _head(head.rstrip())
    if not name:
        raise TournamentFault("tournament-rated", line=number, text=line)
    rating, games = int(match["rating"]), int(match["games"])
    told = match["deviation"] or ""
    return RatedPlayer(name, rating, games, day, nick, state, told, line + end)


def _head(head: str) -> tuple[str, str, str]:
    """Nick, state and name."""
    if head[4:5] in ("", " ") and head[8:9] in ("", " ") and head[9:10] not in ("", " "):
        return head[:4].strip(), head[5:8].strip(), head[9:].strip()
    words = head.split()
    if not head.startswith(" ") and len(words) > 2 and _STATE.fullmatch(words[1]):
        return words[0], words[1], " ".join(words[2:])
    if len(words) > 1 and _STATE.fullmatch(words[0]):
        return "", words[0], " ".join(words[1:])
    return "", "", head.strip()


def _player_line(player: RatedPlayer) -> str:
    if player.source and _player(player.source.rstrip("\r\n"), "", 0) == player:
        return player.source
    for text, most in ((player.nick, 4), (player.state, 3), (player.name, 20)):
        if len(check_line(text)) > most:
            raise TournamentFault("tournament-width", text=text, most=most)
    if not -999 <= player.rating <= 9999 or not 0 <= player.games <= 9999:
        raise TournamentFault("tournament-width", text=f"{player.games} {player.rating}", most=4)
    return (
        f"{player.nick:<4} {player.state:<3} {player.name:<20} {player.games:4d} "
        f"{player.rating:4d} {player.date:%Y%m%d} {player.deviation}".rstrip()
        + "\r\n"
    )


def _day(digits: str) -> datetime.date | None:
    try:
        return datetime.date(int(digits[:4]), int(digits[4:6]), int(digits[6:]))
    except ValueError:
        return None
