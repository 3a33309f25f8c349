"""Every draw of a record computed again from what was revealed (docs/formats/draws.md).

A record that holds together can still have been drawn by somebody's choice. This asks the other
question: do the seed that was promised and the numbers that the seats added give these tiles, in
this order, and no others?
"""

from dataclasses import dataclass, replace
from itertools import islice
from typing import Literal

from stafla import _core, rules
from stafla.records.bounds import MOST_EVENTS, within_bounds
from stafla.records.record.file import Record
from stafla.rules import BadEvent, Event, Game, Seat, Started
from stafla.rules.game.state import bags
from stafla.rules.game.state.mixing import keeps, missing_numbers

Kind = Literal["start", "lot", "draw"]
Fault = Literal[
    "not-revealed",
    "not-committed",
    "broken-promise",
    "not-drawn",
    "wrong-draw",
    "wrong-lot",
    "wrong-first",
    "wrong-number",
    "broken",
]


@dataclass(frozen=True, slots=True)
class Drawing:
    """One draw or lot, as the record tells it and as it follows from the seed.

    Attributes:
        event: its number in the record.
        kind: a tile of the starting draw, the lot, or tiles onto a rack.
        seat: whose it is.
        first: number of the first of its tiles among all drawn in the game; 0 for a lot.
        bag: tiles in the bag before it.
        recorded: codes of the tiles in the record; a lot's seat.
        computed: the same by computation.
    """

    event: int
    kind: Kind
    seat: Seat
    first: int
    bag: int
    recorded: bytes
    computed: bytes

    @property
    def agrees(self) -> bool:
        """Whether the record tells what was computed."""
        return self.recorded == self.computed


@dataclass(frozen=True, slots=True)
class Verification:
    """What came of verifying a record.

    Attributes:
        started: the record's first event.
        added: the random numbers that seats added.
        seed: what the draws follow from; None: it cannot be told.
        drawings: every draw and lot, up to the first that is wrong.
        fault: what is wrong; None: everything follows from what was revealed.
        event: the number of the event that is wrong.
        bad: what the replay says to a fault ``broken``.
    """

    started: Started
    added: dict[Seat, bytes]
    seed: bytes | None
    drawings: tuple[Drawing, ...] = ()
    fault: Fault | None = None
    event: int | None = None
    bad: BadEvent | None = None

    @property
    def details(self) -> dict[str, str | int]:
        """What the message of the fault mentions."""
        return {**(self.bad.details if self.bad else {}), "event": self.event or 0}

    @property
    def wrong(self) -> bool:
        """Whether something contradicts the record, or what would tell is still kept back.

        A game of one's own in the terminal promised nothing, and a game at a board drew by hand;
        neither is wrong, though neither proves anything to others.
        """
        return self.fault not in {None, "not-committed", "not-drawn"}


def verify(record: Record) -> Verification:
    """Compute every draw of a record again."""
    started = record.started
    told = (event for event in record.events if isinstance(event, rules.RandomAdded))
    # whoever shows them calls each seat by its name, and a record can tell of any seat
    added = {event.seat: event.random for event in told if event.seat < len(started.seats)}
    verification = Verification(started, added, None)
    promise = _promise(started)
    if promise not in {None, "not-committed"}:
        return replace(verification, fault=promise, event=1)
    walked = _walk(record, verification)
    if promise and walked.fault is None:
        # nothing was promised, but every draw does follow from the seed
        return replace(walked, fault=promise, event=1)
    return walked


def _promise(started: Started) -> Fault | None:
    """Whether there is a seed, and the one that was promised."""
    if not started.generator:
        return "not-drawn"
    if started.seed is None:
        return "not-revealed"
    if started.commitment is None:
        return "not-committed"
    return None if keeps(started) else "broken-promise"


def _walk(record: Record, verification: Verification) -> Verification:
    try:
        game = Game.begin(record.started)
    except BadEvent as bad:
        return replace(verification, fault="broken", event=1, bad=bad)
    drawings: list[Drawing] = []
    try:
        for event in islice(within_bounds(record.events, MOST_EVENTS), 1, None):
            game.require_seat(event)
            drawing = _drawing(game, event)
            if drawing:
                drawings.append(drawing)
            if fault := _wrong(game, event, drawing):
                return _verification(verification, game, drawings, fault, game.number + 1)
            game = game.after(event)
    except BadEvent as bad:
        return replace(_verification(verification, game, drawings, "broken", bad.number), bad=bad)
    if missing_numbers(game):
        return _verification(verification, game, drawings, "not-revealed", game.number)
    return _verification(verification, game, drawings)


def _verification(
    verification: Verification,
    game: Game,
    drawings: list[Drawing],
    fault: Fault | None = None,
    event: int | None = None,
) -> Verification:
    return replace(verification, seed=game.seed, drawings=tuple(drawings), fault=fault, event=event)


def _drawing(game: Game, event: Event) -> Drawing | None:
    """The draw that an event tells of, computed again; None: it tells of none."""
    seed, bag = game.seed, game.bag
    number = game.number + 1
    if seed is None or bag is None:
        return None
    match event:
        case rules.StartDrawn(seat, tile):
            tiles, kind = bytes([tile]), "start"
        case rules.Drawn(seat, tiles, which):
            if bags.has_two_bags(game) != (which is not None):
                return None  # the replay says what is wrong with it
            kind = "draw"
            bag = bags.part(game, which) or b""
        case rules.LotDrawn(seat):
            lot = _core.lot(seed, 0, len(game.seats))
            return Drawing(number, "lot", seat, 0, len(bag), bytes([seat]), bytes([lot]))
        case _:
            return None
    computed = _core.Bag(game.rules, seed, bag, game.draws).draw(min(len(tiles), len(bag)))[0]
    wanted: Kind = "start" if kind == "start" else "draw"
    return Drawing(number, wanted, seat, game.draws, len(bag), tiles, computed)


def _wrong(game: Game, event: Event, drawing: Drawing | None) -> Fault | None:
    """What is wrong with an event, apart from what the replay finds."""
    if drawing and not drawing.agrees:
        return "wrong-lot" if drawing.kind == "lot" else "wrong-draw"
    match event:
        case rules.FirstSet(seat):
            return None if seat == _first(game) else "wrong-first"
        case rules.Drawn(seat, tiles):
            return None if _enough(game, seat, len(tiles)) else "wrong-number"
        case rules.Played(seat) | rules.Exchanged(seat) | rules.Passed(seat) | rules.Yielded(seat):
            return "wrong-number" if bags.lacking(game, seat) else None
    return None


def _enough(game: Game, seat: Seat, drawn: int) -> bool:
    """Whether so many may be drawn at once: all that lack, or some from two bags."""
    lacking = bags.lacking(game, seat)
    return drawn <= lacking if bags.has_two_bags(game) else drawn == lacking


def _first(game: Game) -> Seat | None:
    """Who moves first, as it was agreed or as lot and starting draw settle it; None: nobody.

    The record's own starting draw must be the seed's, seat by seat.
    """
    if game.agreed_first is not None:
        return game.agreed_first
    if len(game.seats) > 1 and game.edition.start.by == "lot":
        chosen = [e for e in game.events if isinstance(e, rules.AdvantageChosen)]
        if not chosen:
            return None
        seat = chosen[-1].seat
        return seat if chosen[-1].advantage == "first-move" else (seat + 1) % len(game.seats)
    assert game.seed is not None
    first, drawn = _core.starting_draw(game.rules, game.seed)
    return first if tuple(drawn) == game.start_tiles else None
