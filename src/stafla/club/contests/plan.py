"""An event as its director plans it, and who is to play."""

import datetime
from dataclasses import dataclass
from typing import Final

from stafla.club.contests.refusals import BadPlan
from stafla.contest.event import RoundPlan
from stafla.contest.pairing import Settings, System

MOST_TITLE: Final = 100
MOST_TEXT: Final = 80
MOST_REASON: Final = 200
MOST_ROUNDS: Final = 40
MOST_DIVISIONS: Final = 12
MOST_PLAYERS: Final = 2_000
"""Of an event. These three are what a server takes; a log that is read has room for more."""
PRIZES: Final = 3
"""Places that are taken to win something where rounds are paired by who contends for them."""
AHEAD: Final = datetime.timedelta(days=3 * 366)
"""How far ahead an event is announced: lists have the latest day first, for good."""
SYSTEMS: Final[tuple[System, ...]] = (
    "swiss",
    "round-robin",
    "quads",
    "king-of-the-hill",
    "monrad",
    "australian",
    "fold",
    "chew",
    "contender",
)
RATINGS: Final = range(10_000)


@dataclass(frozen=True, slots=True)
class DivisionPlan:
    """A division as it is planned; the last ``hill`` rounds pair neighbours."""

    name: str
    rounds: int
    system: System = "swiss"
    hill: int = 0

    def round_plans(self) -> tuple[RoundPlan, ...]:
        """The rounds.

        Raises:
            BadPlan
        """
        right = (
            1 <= self.rounds <= MOST_ROUNDS
            and 0 <= self.hill <= self.rounds
            and self.system in SYSTEMS
        )
        if not right or not self.name.strip() or len(self.name) > MOST_TEXT:
            raise BadPlan
        first = RoundPlan(self.system, Settings(rounds=self.rounds, prizes=PRIZES))
        hill = RoundPlan("king-of-the-hill")
        return (first,) * (self.rounds - self.hill) + (hill,) * self.hill


@dataclass(frozen=True, slots=True)
class Announcement:
    """What is announced: ``day`` as ``2026-11-28``; ``free``: people register by themselves."""

    day: str
    place: str = ""
    free: bool = False

    def check(self, now: int) -> "Announcement":
        """The same in tidy form, at a moment in milliseconds since 1970.

        Raises:
            BadPlan: no day, one that is too far ahead, or a place that is none.
        """
        today = datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date()
        try:
            day = datetime.date.fromisoformat(self.day)
        except ValueError:
            raise BadPlan from None
        if day - today > AHEAD:
            raise BadPlan
        place = " ".join(self.place.split())
        if len(place) > MOST_TEXT or not place.isprintable():
            raise BadPlan
        return Announcement(day.isoformat(), place, self.free)


@dataclass(frozen=True, slots=True)
class Plan:
    """An event as its director plans it.

    Attributes:
        title: as it is announced.
        rules: the federation whose numbers hold.
        announcement: day and place.
        divisions: with their rounds.
    """

    title: str
    rules: str
    announcement: Announcement
    divisions: tuple[DivisionPlan, ...]


@dataclass(frozen=True, slots=True)
class NewPlayer:
    """Who is to play; without a ``division`` in that which is chosen for the whole list."""

    name: str
    rating: int | None = None
    club: str = ""
    team: str = ""
    division: str = ""


def system_of(text: str) -> System:
    """The way of pairing that has a name.

    Raises:
        BadPlan: no event is paired so.
    """
    for system in SYSTEMS:
        if system == text:
            return system
    raise BadPlan


def line_of(text: str, most: int) -> str:
    """A line of text in tidy form.

    Raises:
        BadPlan: it is too long, or holds what cannot be printed.
    """
    tidy = " ".join(text.split())
    if len(tidy) > most or not tidy.isprintable():
        raise BadPlan
    return tidy
