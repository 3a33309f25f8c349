"""What things are called on a page: players, clocks, delays."""

import secrets
from dataclasses import dataclass
from functools import lru_cache

from stafla.club.tables.clock import ObservedClock, policy_of
from stafla.club.tables.delay import ON_OFFER, Delay, delay_of
from stafla.club.tables.observation import ObservedSeat
from stafla.contest.event import Federation
from stafla.data.catalogue import Catalogue
from stafla.data.numbers import NO_BREAK
from stafla.editions import ClockPolicy, clocks
from stafla.records import Record
from stafla.store import Seat
from stafla.web.wire import table as wire


def federation_name(one: Federation, say: Catalogue) -> str:
    """What readers call a federation: a country's name is theirs, any other is its own."""
    key = f"events-federation-{one.name}"
    return say(key) if key in say else one.title


def seat_name(seat: Seat | ObservedSeat, say: Catalogue) -> str:
    """Who sits at a seat, where the name is neither hidden nor erased."""
    return seat.name or say("hidden-name" if seat.hidden else "erased-name")


def bot_name(kind: str, say: Catalogue) -> str:
    """What a bot is called at a table and in a list; one that is unknown here, by its kind."""
    named = f"bot-{kind}"
    return say(named) if named in say else kind


def names_of(record: Record, say: Catalogue) -> list[str]:
    """Each seat's name, else its number."""
    seats = enumerate(record.started.seats, 1)
    return [record.names.get(seat) or say("player-number", number=number) for number, seat in seats]


def numbered_guest(say: Catalogue) -> str:
    """A name for who gave none, unlike that of the other guests."""
    return say("guest-number", number=str(100 + secrets.randbelow(900)))


MINUTE = 60
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class ClockChoice:
    """A clock that a table can be made with."""

    id: str
    label: str


def clock_choices(say: Catalogue) -> list[ClockChoice]:
    """Every clock on offer, in words."""
    return [ClockChoice(name, clock_label(clock.policy, say)) for name, clock in clocks().items()]


def clock_named(clock: str, say: Catalogue) -> str:
    """The clock of this id in words."""
    policy = policy_of(clock)
    return say("clock-none") if policy is None else clock_label(policy, say)


@lru_cache(1 << 10)
def clock_label(policy: ClockPolicy, say: Catalogue) -> str:
    """What a clock is: how much time, and what follows when it is used up."""
    return say("clock-says", time="; ".join(_times(policy, say)), limit=_limit(policy, say))


def clock_short(clock: str, say: Catalogue) -> str:
    """How much time there is, in two or three words; what follows at its end is left out.

    No line ends within it: 3 min + 5 s is read as one thing, and 5 alone as nothing.
    """
    policy = policy_of(clock)
    if policy is None:
        return say("clock-short-none")
    return _short_words(policy, say).replace(" ", NO_BREAK)


def _short_words(policy: ClockPolicy, say: Catalogue) -> str:
    if policy.base and policy.increment:
        minutes, seconds = policy.base // MINUTE, policy.increment
        return say("clock-short-increment", minutes=minutes, seconds=seconds)
    if policy.base:
        return say("clock-short-minutes", minutes=policy.base // MINUTE)
    if policy.move >= DAY:
        return say("clock-short-days", days=policy.move // DAY)
    return say("clock-short-move", minutes=policy.move // MINUTE)


def clock_view(clock: ObservedClock, say: Catalogue) -> wire.ClockView:
    """The clock of a table."""
    policy = clock.policy
    return wire.ClockView(
        label=clock_label(policy, say),
        base=policy.base,
        increment=policy.increment,
        move=policy.move,
        penalty=policy.penalty,
        overtime=policy.overtime,
        limit=policy.limit,
        left=list(clock.left),
        running=clock.running,
        started=clock.started,
        paused=clock.paused,
        now=clock.now,
        stopped=sorted(clock.stopped),
    )


def _times(policy: ClockPolicy, say: Catalogue) -> list[str]:
    times = []
    if policy.base:
        times.append(say("clock-base", minutes=policy.base // MINUTE))
    if policy.increment:
        times.append(say("clock-increment", seconds=policy.increment))
    if policy.move >= DAY:
        times.append(say("clock-days", days=policy.move // DAY))
    elif policy.move:
        times.append(say("clock-move", minutes=policy.move // MINUTE))
    return times


def _limit(policy: ClockPolicy, say: Catalogue) -> str:
    if policy.penalty:
        over = policy.overtime // MINUTE
        told = say("clock-over", points=policy.penalty, minutes=over)
        return f"{told}, {say('clock-margin', points=policy.margin)}" if policy.margin else told
    return say(f"clock-{policy.limit}")


@dataclass(frozen=True, slots=True)
class DelayChoice:
    """A delay that a table can be made with."""

    id: str
    label: str


def delay_choices(say: Catalogue) -> list[DelayChoice]:
    """Every delay on offer, in words."""
    return [DelayChoice(name, delay_named(delay_of(name), say)) for name in ON_OFFER]


def delay_named(delay: Delay, say: Catalogue) -> str:
    """A delay in words; nothing where there is none."""
    if delay.turns:
        return say("delay-turns", turns=delay.turns)
    if not delay.seconds:
        return ""
    if delay.seconds % MINUTE:
        return say("delay-seconds", seconds=delay.seconds)
    return say("delay-minutes", minutes=delay.seconds // MINUTE)
