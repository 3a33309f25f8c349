"""The file of an event's log (docs/formats/event.md), read and written."""

import os
import time
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from stafla.cli.output import BadOption

if TYPE_CHECKING:
    from stafla.club.contests.log import LoadedContest
    from stafla.contest.event import Entry, Event, Happening

AUTHOR = "director"


class EventFile:
    """An event's file: read, and written line by line.

    Args:
        path: where it is.
    """

    def __init__(self, path: Path) -> None:
        from stafla.club.contests.log import LoadedContest
        from stafla.store import Contest

        self.path = path
        header = Contest("", 0, "", "", False, "", "", 0)
        data = path.read_bytes() if path.exists() else b""
        entries, self.size = read_whole(data)
        self.ended = data[: self.size].endswith(b"\n") or not data
        self.contest: LoadedContest = LoadedContest(header).after(entries)

    @property
    def event(self) -> "Event":
        """The event as it stands."""
        return self.contest.event

    def event_after(self, *happenings: "Happening") -> "Event":
        """The event as it would stand if that happened; nothing is noted.

        Raises:
            EventRefusal: it cannot happen now.
        """
        return self.contest_after(*happenings).event

    def contest_after(self, *happenings: "Happening") -> "LoadedContest":
        """The event with its tables as it would stand if that happened; nothing is noted.

        Raises:
            EventRefusal: it cannot happen now.
        """
        return self.contest.after(self._entries(happenings))

    def _entries(self, happenings: Sequence["Happening"], reason: str = "") -> tuple["Entry", ...]:
        from stafla.contest.event import Entry

        first, now = self.event.entries + 1, time.time_ns() // 1_000_000
        return tuple(
            Entry(number, AUTHOR, now, happening, reason)
            for number, happening in enumerate(happenings, first)
        )

    def do(self, *happenings: "Happening", reason: str = "") -> None:
        """Note what happens, all of it or nothing, and be sure that it is on the disk.

        Raises:
            EventRefusal: it cannot happen now.
            OSError: it cannot be written; the file is as it was.
        """
        from stafla.contest.event import write

        entries = self._entries(happenings, reason)
        after = self.contest.after(entries)
        lines = (b"" if self.ended else b"\n") + write(entries)
        with self.path.open("ab", buffering=0) as file:
            file.truncate(self.size)
            try:
                left = memoryview(lines)
                while left:
                    left = left[file.write(left) or 0 :]
                os.fsync(file.fileno())
            except OSError:
                file.truncate(self.size)
                raise
        self.size, self.ended = self.size + len(lines), True
        self.contest = after

    def player_id(self, name: str) -> str:
        """The id of the player of this name.

        Raises:
            BadOption: nobody has it.
        """
        ids = [
            participant.id for participant in self.event.people.values() if participant.name == name
        ]
        if not ids:
            known = ", ".join(participant.name for participant in self.event.people.values())
            raise BadOption("event-player", text=name, known=known)
        return ids[0]


def open_event_file(file: Path) -> EventFile:
    """The event in a file.

    Raises:
        FileNotFoundError, EventRefusal
    """
    file.stat()
    return EventFile(file)


def read_whole(data: bytes) -> tuple[tuple["Entry", ...], int]:
    """The entries of a file, and how many bytes they are.

    A last line that is no entry and has no end was being written when the power went: whoever
    typed it was never told that it is kept.

    Raises:
        EventRefusal: it is no log of an event.
    """
    from stafla.contest.event import EventRefusal, read

    try:
        return read(data), len(data)
    except EventRefusal:
        whole = data.rfind(b"\n") + 1
        if whole in (0, len(data)):
            raise
        return read(data[:whole]), whole


def new_player_id(seed: str, number: int) -> str:
    """A player's id: opaque, and the same whenever the same is done again."""
    from stafla.club.secrets import to_text

    return to_text(blake2b(f"{seed}\0{number}".encode(), digest_size=16).digest())


def steps_to_entering(event: "Event") -> list["Happening"]:
    """What happens on the way from the round's publication to the entry of its results."""
    from stafla.contest.event import PhaseMoved

    ways = {"published": ("playing", "entering"), "playing": ("entering",)}
    return [PhaseMoved(to) for to in ways.get(event.phase, ())]  # type: ignore[arg-type]
