"""The tables of a round, and the results that are typed for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stafla.club.contests.log import LoadedContest
from stafla.club.contests.refusals import EventRefused, NoSuchRoundTable
from stafla.club.contests.unusual_results import Unusual
from stafla.contest.event import Event
from stafla.contest.event.state import Bout
from stafla.contest.standings import Kind

MOST_NAMED: Final = 8
"""So many tables are named of those that a name may mean."""


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round: ``number`` counts through all divisions."""

    number: int
    division: str
    bout: Bout


@dataclass(frozen=True, slots=True)
class RoundGame:
    """A game of a round: who went first, and the other."""

    division: str
    round: int
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class TypedScore:
    """A result as it was typed: points of who goes first, and of the other."""

    own: int = 0
    against: int = 0
    kind: Kind = "played"
    loser_first: bool = False


@dataclass(frozen=True, slots=True)
class EntryOutcome:
    """What came of typing a result; ``unusual``: nothing was entered before that is confirmed."""

    seat: RoundTable
    unusual: tuple[Unusual, ...] = ()


def tables_of(contest: LoadedContest, number: int | None = None) -> tuple[RoundTable, ...]:
    """The tables of a round, as they are numbered: through all divisions, as they were paired.

    A table of which somebody left is there no more; the others keep their numbers.
    """
    event = contest.event
    number = event.round if number is None else number
    seats: list[RoundTable] = []
    before = 0
    for name, division in event.divisions.items():
        if not 0 < number <= len(division.rounds):
            continue
        pairs = contest.seated[name, number]
        places = {frozenset(pair): place for place, pair in enumerate(pairs, before + 1)}
        seats += [RoundTable(places[b.players], name, b) for b in division.rounds[number - 1].bouts]
        before += len(pairs)
    return tuple(seats)


def table_of(contest: LoadedContest, number: int) -> RoundTable:
    """The table of a number in the round.

    Raises:
        NoSuchRoundTable
    """
    for seat in tables_of(contest):
        if seat.number == number:
            return seat
    raise NoSuchRoundTable(number=number)


def tables_named(
    contest: LoadedContest, text: str, number: int | None = None
) -> tuple[RoundTable, ...]:
    """The tables of a round at which somebody sits of whose name a word begins so.

    Which, of several, is said by `closest_names`.
    """
    people = contest.event.people
    seats = tables_of(contest, number)
    names = [tuple(people[player].name for player in seat.bout.players) for seat in seats]
    return tuple(seats[place] for place in closest_names(names, text))


def closest_names(tables: Sequence[tuple[str, ...]], text: str) -> tuple[int, ...]:
    """Which of these tables somebody means who types a name, by who sits there.

    Whoever has just this name comes before others of whose name it is a word, and those before
    others of whose name a word only begins so. The desk's page says it while one types
    (``front/src/contests/desk.ts``); ``tests/data/names_typed.json`` holds both to one list.
    """
    typed = text.strip().casefold()
    if not typed:
        return ()

    def closeness(people: tuple[str, ...]) -> int:
        names = [name.casefold() for name in people]
        words = [word for name in names for word in name.split()]
        if typed in names:
            return 3
        if typed in words:
            return 2
        return int(any(one.startswith(typed) for one in [*names, *words]))

    close = [closeness(people) for people in tables]
    best = max(close, default=0)
    return tuple(place for place, how in enumerate(close) if how == best > 0)


def table_meant(contest: LoadedContest, text: str, number: int | None = None) -> RoundTable:
    """The table of a round that somebody typed: by its number, or by a name of who sits there.

    Args:
        contest: the event.
        text: what was typed.
        number: of the round; None: the one now.

    Raises:
        NoSuchRoundTable: the round has none of this number.
        EventRefused: ``event-no-table-of``, nobody at a table has this name;
            ``event-tables-of``, several do.
    """
    typed = text.strip()
    if typed.isascii() and typed.isdigit():
        for seat in tables_of(contest, number):
            if str(seat.number) == typed.lstrip("0"):
                return seat
        raise NoSuchRoundTable(number=typed)
    named = tables_named(contest, typed, number)
    if not named:
        raise EventRefused("event-no-table-of", text=typed)
    if len(named) > 1:
        found = ", ".join(str(seat.number) for seat in named[:MOST_NAMED])
        raise EventRefused("event-tables-of", text=typed, tables=found)
    return named[0]


def bout_of(event: Event, division: str, player: str) -> Bout | None:
    """A player's pair in the round; None: there is none."""
    own = event.division(division)
    if not 0 < event.round <= len(own.rounds):
        return None
    bouts = own.rounds[event.round - 1].bouts
    return next((bout for bout in bouts if player in bout.players), None)
