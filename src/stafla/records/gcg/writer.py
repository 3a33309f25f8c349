"""GCG files written: always UTF-8 and saying so on the first line, never with an empty field."""

import re
from collections.abc import Iterator

from stafla.records.gcg.file import GcgFile, GcgPlayer, Line

_NOT_IN_NICKS = re.compile(r"[\s:>#]+")


def write(file: GcgFile) -> bytes:
    """The file's bytes; `stafla.records.gcg.reader.read` gives the same file back."""
    return ("\n".join(_rows(file)) + "\n").encode("utf-8")


def _rows(file: GcgFile) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for seat, player in enumerate(file.players, 1):
        yield f"#player{seat} {player.nick} {player.name}".rstrip()
    for name, text in file.pragmas:
        yield f"#{name} {one_line(text)}".rstrip()
    if file.incomplete:
        yield "#incomplete"
    yield from _note(file.note)
    for line in file.lines:
        yield write_line(line)
        yield from _note(line.note)
    for seat, rack in enumerate(file.racks, 1):
        if rack:
            yield f"#rack{seat} {rack}"


def write_line(line: Line) -> str:
    """One ``>`` line. A rack that is not known is left out, not written as nothing."""
    rack = f"{line.rack} " if line.rack else ""
    return f">{line.player}: {rack}{line.play} {line.points:+d} {line.total}"


def _note(note: str) -> Iterator[str]:
    for index, row in enumerate(note.splitlines()):
        yield f"{'#note' if index == 0 else '#-'} {row.strip()}".rstrip()


def one_line(text: str) -> str:
    """``text`` without line breaks and control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def nicks(names: list[str]) -> tuple[GcgPlayer, ...]:
    """Players' lines for these names: every nick without spaces or colons, none twice."""
    players: list[GcgPlayer] = []
    for seat, name in enumerate(names, 1):
        clean = one_line(name)
        nick = _NOT_IN_NICKS.sub("_", clean).strip("_") or f"player{seat}"
        while any(player.nick == nick for player in players):
            nick = f"{nick}_{seat}"
        players.append(GcgPlayer(nick, clean if clean != nick else ""))
    return tuple(players)
