"""A slip: what is written on it, the play that it means, the row that keeps it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from stafla._core import Placement
from stafla.club.pastimes.refusals import BadPlay
from stafla.club.pastimes.typed_play import TypedPlay, typed_placement
from stafla.club.refusal import ClubRefusal
from stafla.records import NotationFault, Style
from stafla.records.notation.square import read_start
from stafla.rules.duplicate import acts
from stafla.rules.duplicate.state import Duplicate
from stafla.rules.game.refusals import IllegalPlacement
from stafla.store import SlipRow

STYLE: Style = "letter-first"
MOST_WRITTEN = 80


class SlipThere(ClubRefusal):
    """The player has written another slip in time; only who confirms it replaces that one."""

    code = "duplicate-slip-there"


class TooManySlips(ClubRefusal):
    """The player has handed in as many slips for the round as are kept."""

    code = "duplicate-too-many-slips"


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip as it was written: where the word begins (PL-57), and the whole word.

    ``claimed`` is what the player counted; ``idempotency_key`` is what the phone calls it, so that
    it can be sent again.
    """

    position: str
    word: str
    claimed: int | None = None
    idempotency_key: str | None = None

    @property
    def text(self) -> str:
        """As it is kept: ``H8 WORD``."""
        return " ".join((*self.position.split(), *self.word.split()))[:MOST_WRITTEN]


@dataclass(frozen=True, slots=True)
class KeptSlip:
    """A slip that is on the disk.

    Attributes:
        round_number: the round that it is for.
        at: when it came, in milliseconds since 1970.
        late: too late: it scores nothing.
        placement: the play; None: what it says is none (and it is late).
        points: what it scores if its words are admissible.
    """

    round_number: int
    at: int
    late: bool
    placement: Placement | None
    points: int


def placement_of(state: Duplicate, slip: Slip) -> Placement:
    """The play that a slip names.

    Raises:
        BadPlay: it names none.
    """
    layout = state.edition.layout
    try:
        start = read_start("".join(slip.position.split()), layout.width, layout.height, STYLE)
    except NotationFault:
        raise BadPlay from None
    typed = TypedPlay(start.square(layout.width), start.down, slip.word)
    return typed_placement(state.edition, state.board, state.rack, typed)


def counting(rows: Sequence[SlipRow]) -> SlipRow | None:
    """The slip that counts of those that a player wrote for a round: the last one in time.

    Where there is none in time it is the last late one, which is kept and scores nothing.
    """
    plays = [row for row in rows if row.play is not None]
    in_time = [row for row in plays if not row.late]
    return next(reversed(in_time or plays), None)


def slip_row(
    number: int, at: int, slip: Slip, *, late: bool = False, desk: bool = False
) -> SlipRow:
    """The row that keeps a slip, whatever play it may mean."""
    return SlipRow(number, 1, at, late, slip.text, None, slip.idempotency_key, desk, slip.claimed)


def row_with_play(state: Duplicate, slip: Slip, row: SlipRow) -> SlipRow:
    """The slip with the play that it means; a late one may mean none.

    Raises:
        BadPlay, IllegalPlacement
    """
    try:
        placement = acts.legal_play(state, placement_of(state, slip))[0]
    except (BadPlay, IllegalPlacement):
        if row.late:
            return row
        raise
    return replace(row, play=stored_placement(placement))


def stored_placement(placement: Placement) -> str:
    """A placement as a slip's row stores it: ``112 across 0e1400``."""
    direction = "down" if placement.down else "across"
    return f"{placement.square} {direction} {placement.tiles.hex()}"


def read_stored_placement(text: str) -> Placement:
    """The placement that a slip's row stores."""
    square, direction, tiles = text.split()
    return Placement(int(square), direction == "down", bytes.fromhex(tiles))
