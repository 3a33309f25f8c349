"""A record of a pastime followed as far as it holds, and every draw that it tells of."""

from dataclasses import dataclass
from itertools import islice
from typing import Any

from stafla.records.bounds import within_bounds
from stafla.records.record.pastime import KINDS, MOST_EVENTS, Kind, State, read_events
from stafla.rules import BadEvent, Event
from stafla.rules.bingo import round as bingo
from stafla.rules.duplicate import events as duplicate_event
from stafla.rules.duplicate.state import Duplicate


@dataclass(frozen=True, slots=True)
class TilesTold:
    """Tiles that the record says were drawn, beside those that follow from the seed.

    Attributes:
        event: its number in the record.
        first: number of the first of the tiles among all drawn.
        bag: tiles in the bag before it.
        recorded, computed: codes of the tiles.
    """

    event: int
    first: int
    bag: int
    recorded: bytes
    computed: bytes


@dataclass(frozen=True, slots=True)
class PastimeReplay:
    """A record replayed as far as it goes.

    Attributes:
        kind: what was played.
        started: its first event.
        state: what the events made; None: already the first does not hold.
        drawings: the draws that it tells of, up to the first that is wrong.
        bad: the first event that cannot have been.
    """

    kind: Kind
    started: Event
    state: State | None
    drawings: tuple[TilesTold, ...] = ()
    bad: BadEvent | None = None


def follow(data: bytes) -> PastimeReplay:
    """The record of a file, as far as it holds together.

    Raises:
        RecordFault: the file cannot be read.
        UnknownEdition: the first event names an edition that there is not.
    """
    kind, events = read_events(data)
    drawings: list[TilesTold] = []
    state: Any = None
    try:
        state = KINDS[kind].replay(events[:1])
        for event in islice(within_bounds(events, MOST_EVENTS), 1, None):
            if told := _tiles_told(state, event):
                drawings.append(told)
            state = state.after(event)
    except BadEvent as bad:
        return PastimeReplay(kind, events[0], state, tuple(drawings), bad)
    return PastimeReplay(kind, events[0], state, tuple(drawings))


def _tiles_told(state: State, event: Event) -> TilesTold | None:
    """The draw that an event tells of; None: of none, or of one that was made by hand."""
    match state, event:
        case bingo.Bingo(), bingo.TileCalled(tile):
            recorded, computed = bytes([tile]), state.bag.draw(1)[0]
        case Duplicate(), duplicate_event.TilesDrawn(recorded) if not state.started.hand:
            computed = state.next_tiles[0]
        case _:
            return None
    return TilesTold(state.number + 1, state.bag.draws, len(state.bag), recorded, computed)
