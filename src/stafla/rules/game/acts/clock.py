"""Whose time runs, how much is left, and what time alone brings about.

A clock is a fold over events and the times at which they happened (milliseconds since 1970): no
timer and no wall clock is read, so a record with its times gives the same clock as the live table
did. Who looks when makes no difference: what time brings about has its own moment (`due`).

Whose time runs (`whose`): the mover's until the play is made (laid, or where the clock is pressed
then, SV-14, SV-23); from then on that of who moves next, who accepts, challenges or begins;
nobody's while a verdict or the judge is awaited (SV-18, SV-39), a bag is chosen (PL-41) or voted
on (PL-38), before the first clock was started (SV-12) or the first turn made, or in a pause
(SV-38).
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stafla import _core
from stafla.rules.game.acts.builder import EventBuilder, passing
from stafla.rules.game.acts.drawing import draw_out
from stafla.rules.game.acts.ending import accept, finish
from stafla.rules.game.acts.judge import lapse
from stafla.rules.game.acts.permission import require
from stafla.rules.game.events import (
    Appealed,
    AppealWithdrawn,
    ClockStarted,
    Event,
    Flagged,
    JudgeCalled,
    JudgeDecided,
    JudgeDismissed,
    Penalised,
    PlayWithdrawn,
    Ruled,
    Seat,
    TakenBack,
    VerdictAccepted,
)
from stafla.rules.game.refusals import BadEvent
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.running import whose

SECOND = 1000
MINUTE = 60 * SECOND

Timed = tuple[Event, int]


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a game after its latest event. All times are in milliseconds.

    Attributes:
        used: the time that each seat has used, and whose time runs.
        asked: since when the table waits for an answer to a verdict, or for the judge.
    """

    used: _core.Clock
    asked: int | None = None

    @staticmethod
    def begin(seats: int) -> "Clock":
        """A clock that has not run yet."""
        return Clock(_core.Clock(seats))

    @property
    def running(self) -> Seat | None:
        """Whose time runs."""
        return self.used.running

    def after(self, event: Event, game: Game, at: int) -> "Clock":
        """The clock when ``event``, which made ``game``, happened at ``at``."""
        clock = self if game.judge is None else self.waiting(event, game, at)
        if game.clock is None:
            return clock
        used = clock.used.stopped(at)
        if isinstance(event, JudgeDecided):
            used = used.given([SECOND * seconds for seconds in event.seconds])
        earns = not isinstance(event, TakenBack)
        return replace(clock, used=used.runs(game.clock.numbers, whose(game), earns, at))

    def waiting(self, event: Event, game: Game, at: int) -> "Clock":
        """The clock with what the table waits for: a verdict, an appeal or a call begins to."""
        if patience(game) is None:
            return replace(self, asked=None)
        begins = isinstance(event, Ruled | Appealed | JudgeCalled)
        return replace(self, asked=at) if begins else self

    def time_left(self, game: Game, seat: Seat, at: int) -> int | None:
        """The time that a seat has left at ``at``, negative in overtime; None: no clock is set.

        Of a limit for the game and one for the turn it is the nearer.
        """
        return None if game.clock is None else self.used.left(game.clock.numbers, seat, at)

    def moment(self, game: Game) -> int | None:
        """When time alone brings something about next; None: never, as things stand."""
        seat, wait = self.running, patience(game)
        if wait is not None and self.asked is not None:
            return self.asked + wait * SECOND
        if seat is None or game.clock is None:
            return None
        return self.used.moment(game.clock.numbers, game.time_points[seat])

    def is_up(self, game: Game, seat: Seat, at: int) -> bool:
        """Whether a seat has used up its overtime too (SV-07)."""
        return game.clock is not None and self.used.is_up(game.clock.numbers, seat, at)


def patience(game: Game) -> int | None:
    """Seconds that the table waits for an answer to a verdict or for the judge; None: for none."""
    if game.judge is None:
        return None
    if game.phase == "verdict":
        return game.judge.answer
    waits = game.phase == "appeal" or game.judge.called is not None
    return game.judge.wait if waits else None


def due(game: Game, clock: Clock, now: int, most: int | None = None) -> tuple[Timed, ...]:
    """What time alone has brought about by ``now``, each event at its own moment.

    Points for overtime as its minutes begin (SV-06), then what follows from no time at all.
    ``most``: no more moments are looked at once so many events are found.
    """
    found: list[Timed] = []
    while (moment := clock.moment(game)) is not None and moment <= now:
        if most is not None and len(found) >= most:
            break
        events = at_moment(game, clock, moment)
        for event in events:
            game = game.after(event)
            clock = clock.after(event, game, moment)
            found.append((event, moment))
    return tuple(found)


def at_moment(game: Game, clock: Clock, moment: int) -> tuple[Event, ...]:
    """What happens at a moment of the running clock (`Clock.moment`), or at the end of a wait."""
    if patience(game) is not None:
        return lapse(game)
    seat = clock.running
    assert seat is not None
    if clock.is_up(game, seat, moment):
        return time_up(game, seat)
    assert game.clock is not None
    over = -(clock.time_left(game, seat, moment) or 0)
    points = _core.overtime_points(over, game.clock.penalty) - game.time_points[seat]
    return (Penalised(seat, points, "time"),)


def time_up(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A seat whose clock runs has no time left.

    A play that it has laid and not made is withdrawn; one that is made, or that it had yet to
    accept, stands. Then it loses (SV-07 … SV-09), stops playing (PL-48, A-16) or passes, as
    the policy says.

    Decides PL-47.
    """
    assert game.clock is not None
    acts = EventBuilder(game)
    play = game.pending
    if play and play.seat == seat and not play.made:
        acts.add(PlayWithdrawn(seat))
    elif play:
        accept(acts)
        acts.draw(play.seat, game.rules.rack_size - len(acts.game.racks[play.seat]))
        draw_out(acts)
        if game.clock.limit != "lose":
            finish(acts)
        if play.seat == seat and game.clock.limit == "pass":
            # made by a hand in the bag (SV-24), the clock not pressed: the turn was made in time
            return acts.events
    if acts.game.ended:
        return acts.events
    acts.add(Flagged(seat))
    if game.clock.limit == "pass":
        acts.add(passing(acts.game, seat))
    finish(acts)
    return acts.events


def start_clock(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A player lets the first mover's clock run, who has seen tiles.

    Decides SV-12.

    Raises:
        NoClock, ClockRuns, OwnClock: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "start-clock", seat)
    return (ClockStarted(seat),)


def by_time(event: Event) -> bool:
    """Whether time alone can bring about such an event."""
    if isinstance(event, VerdictAccepted | AppealWithdrawn | JudgeDismissed):
        return event.seat is None
    return isinstance(event, Flagged) or (isinstance(event, Penalised) and event.why == "time")


def clock_contradiction(events: Sequence[Event], times: Sequence[int]) -> BadEvent | None:
    """The first event that the clock contradicts: time had brought about something else by then.

    The live table writes what time brings about before anything that happens later, each at its
    own moment; a record with times must tell the same.

    Raises:
        BadEvent: the events contradict each other.
    """
    game = Game.replay(events[:1])
    clock = Clock.begin(len(game.racks))
    owed: deque[Timed] = deque()
    for event, at in zip(events[1:], times[1:], strict=True):
        # a long overtime owes a day's minutes, of which no more are needed than the record has
        owed = owed or deque(due(game, clock, at, most=len(events) - game.number + 1))
        measured = game.clock is not None or game.judge is not None
        if not owed and by_time(event) and measured:
            return BadEvent(game.number + 1, "the time for that had not come", "record-time")
        if owed and owed.popleft() != (event, at):
            return BadEvent(
                game.number + 1, "time had brought about something else by then", "record-time"
            )
        game = game.after(event)
        clock = clock.after(event, game, at)
    return (
        BadEvent(game.number + 1, "what time brought about is missing", "record-time")
        if owed
        else None
    )


def replay_timed(events: Iterable[Event], times: Iterable[int]) -> tuple[Game, Clock]:
    """A game and its clock from events and their times.

    Raises:
        BadEvent: the events contradict each other.
    """
    (first, _), *rest = zip(events, times, strict=True)
    game = Game.replay([first])
    clock = Clock.begin(len(game.racks))
    for event, at in rest:
        game = game.after(event)
        clock = clock.after(event, game, at)
    return game, clock
