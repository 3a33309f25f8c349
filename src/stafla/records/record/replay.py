"""Records replayed: the one way to know what a game came to."""

from dataclasses import dataclass
from itertools import islice

from stafla.records.bounds import MOST_EVENTS, within_bounds
from stafla.records.record.file import Record
from stafla.rules import BadEvent, Game
from stafla.rules.game.acts.clock import clock_contradiction
from stafla.rules.game.state.outcome import is_unsettled


@dataclass(frozen=True, slots=True)
class Replay:
    """A record replayed as far as it goes; ``bad`` is the first event that cannot have been."""

    game: Game
    bad: BadEvent | None = None


def replay(record: Record) -> Game:
    """The game that a record's events make.

    Raises:
        BadEvent: an event that cannot have followed those before it, or the settlement is not
            there, or one that the clock contradicts.
        ReplayTooLong: it costs too much.
    """
    game = Game.replay(within_bounds(record.events, MOST_EVENTS))
    if bad := missing(game) or untimely(record):
        raise bad
    return game


def replay_far(record: Record) -> Replay:
    """The game as far as the record holds together.

    Raises:
        BadEvent: already the first event does not hold.
    """
    game = Game.begin(record.started)
    try:
        for event in islice(within_bounds(record.events, MOST_EVENTS), 1, None):
            game = game.after(event)
    except BadEvent as bad:
        return Replay(game, bad)
    return Replay(game, missing(game) or untimely(record))


def missing(game: Game) -> BadEvent | None:
    """What a record lacks that stops where this game does: a game that is over is settled."""
    if not is_unsettled(game):
        return None
    return BadEvent(game.number + 1, "the settlement is missing", "record-unsettled")


def untimely(record: Record) -> BadEvent | None:
    """The first event that the clock contradicts, where the record knows its times."""
    return clock_contradiction(record.events, record.times) if record.times else None
