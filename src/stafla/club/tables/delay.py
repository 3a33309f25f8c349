"""How far behind those who watch are: turns or seconds, fixed when the table is made.

Whoever watches a game that goes on gets it as it was: their views, streams, lists and downloads are
made of the events up to a number, and nothing later is looked at. With the end all of it is told.
"""

import re
from dataclasses import dataclass

from stafla.club.tables.refusals import UnknownDelay
from stafla.rules import Row

NAMED = re.compile(r"(turns|seconds)-([0-9]{1,4})")
MOST_TURNS, MOST_SECONDS = 10, 3_600
ON_OFFER = ("turns-1", "turns-2", "turns-4", "seconds-60", "seconds-180", "seconds-600")
# what a seat does in its turn; overtime and settlements come by themselves
TURNS = frozenset({"play", "exchange", "pass", "lost-turn", "resign", "gone"})


@dataclass(frozen=True, slots=True)
class Delay:
    """How far behind watchers are; neither: they see what is."""

    turns: int = 0
    seconds: int = 0

    def __bool__(self) -> bool:
        """Whether they are behind at all."""
        return bool(self.turns or self.seconds)

    @property
    def milliseconds(self) -> int:
        """The time by which they are behind."""
        return 1000 * self.seconds


@dataclass(frozen=True, slots=True)
class VisibleUntil:
    """What watchers may know of a game now.

    Attributes:
        number: of the latest event that they may know.
        wakes: when that alone by the time that goes by changes, in milliseconds (UTC); None: not.
    """

    number: int
    wakes: int | None = None


NONE = Delay()


def delay_of(name: str) -> Delay:
    """The delay of this name, ``turns-2`` or ``seconds-180``; none for the empty one.

    Raises:
        UnknownDelay
    """
    if not name:
        return NONE
    found = NAMED.fullmatch(name)
    if not found:
        raise UnknownDelay
    count = int(found[2])
    if not 0 < count <= (MOST_TURNS if found[1] == "turns" else MOST_SECONDS):
        raise UnknownDelay
    return Delay(turns=count) if found[1] == "turns" else Delay(seconds=count)


def before_turns(rows: tuple[Row, ...], turns: int, number: int) -> int:
    """The number of the event before the latest so many turns of a sheet.

    A turn that is under way counts as soon as it is on the sheet. ``number`` is the latest event.
    """
    began = sorted({row.number for row in rows if row.kind in TURNS})
    return began[max(0, len(began) - turns)] - 1 if began else number
