"""What a replay may cost: so many events, and so many seconds.

A fold costs the same for every event, so the number of events bounds it already, and the bytes of a
file bound that number. The bound in seconds is for faults of ours: a replay that takes longer is
refused, so that it does not hold up everybody else.
"""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import TypeVar

from stafla.rules import BadEvent, Event

MOST_EVENTS = 5_000
MOST_SECONDS = 10.0
LOOKS_EVERY = 64

Found = TypeVar("Found", bound=Event)


class ReplayTooLong(BadEvent):
    """The events are more than a replay takes, or it has gone on for too long."""

    code = "replay-too-long"


def within_bounds(
    events: Sequence[Found],
    most: int,
    seconds: float = MOST_SECONDS,
    now: Callable[[], float] = monotonic,
) -> Iterator[Found]:
    """The events one by one, as long as there is time.

    Raises:
        ReplayTooLong: there are more than ``most``, or ``seconds`` have gone by since the first.
    """
    if len(events) > most:
        raise ReplayTooLong(most + 1, f"a replay takes {most} events at most")
    until = now() + seconds
    for number, event in enumerate(events, 1):
        if number % LOOKS_EVERY == 0 and now() > until:
            raise ReplayTooLong(number, f"the replay takes longer than {seconds:g} seconds")
        yield event
