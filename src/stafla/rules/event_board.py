"""What happens at a real board and not on a screen: facts of a record that a companion keeps.

A real bag, two sheets of paper, a judge in the room: the record knows what was said and written.
"""

from dataclasses import dataclass

from stafla.editions import Procedure
from stafla.rules.event import Event, Seat


@dataclass(frozen=True, slots=True)
class ProcedureSet(Event):
    """The game is played at a real board with a companion; the procedure's numbers are pinned."""

    procedure: Procedure


@dataclass(frozen=True, slots=True)
class HandInBag(Event):
    """A hand goes into the bag although the clock was not pressed: the play is made (SV-24)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Told(Event):
    """A play of which only its points and the number of tiles laid are written down."""

    seat: Seat
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """What a seat's own sheet says of the latest line: its points, and the total after it (SV-13).

    Attributes:
        seat: whose sheet it is.
        of: whose line it is.
    """

    seat: Seat
    of: Seat
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Overdrawn(Event):
    """A seat drew too many tiles, and as many go back (SV-32 … SV-35).

    Attributes:
        excess: how many too many; so many are returned.
        seen: whether more tiles were seen than were to be drawn.
        from_new: whether the opponent draws from the new tiles alone, which can still be told
            apart, or from the whole rack (SV-34).
        looked: how many the opponent draws and looks at; 0: none were seen (SV-32).
    """

    seat: Seat
    excess: int
    seen: bool
    from_new: bool
    looked: int


@dataclass(frozen=True, slots=True)
class JudgeCalled(Event):
    """A seat stops the clock and calls the judge (SV-39), who is told what it is ``about``."""

    seat: Seat
    about: str = ""


@dataclass(frozen=True, slots=True)
class JudgeDecided(Event):
    """What the judge decided, in the judge's words, and seconds given to each seat (SV-40)."""

    text: str
    seconds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Signed(Event):
    """A seat signs its sheet with the final totals of all (SV-30)."""

    seat: Seat
    totals: tuple[int, ...]
