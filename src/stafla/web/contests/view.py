"""What pages show of an event: nothing of a round before it is published."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from stafla.club.contests.judging import price_of
from stafla.club.contests.log import LoadedContest
from stafla.club.contests.tables import tables_of
from stafla.contest.event import (
    AppealDecided,
    CheckedIn,
    ClockSet,
    DivisionAdded,
    Entry,
    Event,
    Grouped,
    HandedOver,
    Judgement,
    ListChosen,
    Locked,
    OnlineChosen,
    Opened,
    Paired,
    Participant,
    PhaseMoved,
    PrizeAdded,
    PrizeNamed,
    PrizeRemoved,
    PrizesRuled,
    Registered,
    Resulted,
    ResultTakenBack,
    Returned,
    RulesSet,
    Slipped,
    TableEnded,
    TableOpened,
    VerdictAppealed,
    Withdrawn,
    WordsJudged,
)
from stafla.contest.event.state import Bout
from stafla.contest.standings import Game, PlayerGame

MOST_LOGGED: Final = 30
POINTED: Final = ("played", "adjudicated")
LOGGED: Final[Mapping[type, str]] = {
    Opened: "opened",
    DivisionAdded: "division-added",
    Registered: "registered",
    CheckedIn: "checked-in",
    PhaseMoved: "phase-moved",
    Locked: "locked",
    Paired: "paired",
    Resulted: "resulted",
    ResultTakenBack: "result-taken-back",
    Slipped: "slipped",
    Withdrawn: "withdrawn",
    Returned: "returned",
    ListChosen: "list-chosen",
    WordsJudged: "words-judged",
    VerdictAppealed: "verdict-appealed",
    AppealDecided: "appeal-decided",
    OnlineChosen: "online-chosen",
    TableOpened: "table-opened",
    TableEnded: "table-ended",
    ClockSet: "clock-set",
    RulesSet: "rules-set",
    Grouped: "grouped",
    PrizeAdded: "prize-added",
    PrizeRemoved: "prize-removed",
    PrizeNamed: "prize-named",
    PrizesRuled: "prizes-ruled",
    HandedOver: "handed-over",
}
"""What the log calls each kind of thing that happens."""
Known = Literal["open", "said", "sure", "disputed"]


@dataclass(frozen=True, slots=True)
class TableShown:
    """A table of a round: who goes first, the other, and what is known of the result.

    ``state``: ``open`` nothing, ``said`` by one of the two, ``sure``, ``disputed``. ``slips`` are
    what the players say, as points of who goes first and of the other; ``live`` is the id of the
    live table where it is played.
    """

    number: int
    division: str
    first: Participant
    second: Participant
    state: Known
    result: str
    own: int | None
    against: int | None
    slips: tuple[str, ...] = ()
    live: str = ""


@dataclass(frozen=True, slots=True)
class ChallengeShown:
    """A play that was judged at a table: a note to the result.

    Attributes:
        number: of its entry.
        table: of the game.
        player, challenger: their names.
        verdict: ``valid``, ``invalid`` or ``unknown``, the judge's where there was an appeal.
        price: points to be taken off the challenger.
        open: whether a judge is awaited.
    """

    number: int
    table: int
    player: str
    challenger: str
    verdict: Judgement
    price: int
    open: bool


@dataclass(frozen=True, slots=True)
class SeatShown:
    """Who sits at which table; 0: at none."""

    name: str
    table: int


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A row of the standings."""

    place: int
    order: int
    player: Participant
    wins: str
    lost: str
    spread: str
    points: int
    games: int


@dataclass(frozen=True, slots=True)
class CellShown:
    """A round of a player: ``sign`` + won, = drawn, − lost, empty: none of these yet."""

    round: int
    opponent: Participant | None
    opponent_number: int
    sign: str
    points: str
    starts: bool | None
    kind: str


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the log: what kind of thing happened, by whom, why, and what it was about.

    ``elsewhere``: another house wrote it; of its authors no account here is named.
    """

    number: int
    at: int
    kind: str
    author: str
    reason: str
    about: str
    elsewhere: bool = False


def halves(number: int) -> str:
    """Halves as people write them: 3½."""
    whole, half = divmod(abs(number), 2)
    text = f"{whole or ''}½" if half else str(whole)
    return f"−{text}" if number < 0 else text


def with_sign(number: int) -> str:
    """A difference with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def round_shown(kept: LoadedContest, number: int | None = None) -> tuple[TableShown, ...]:
    """The tables of a published round."""
    event = kept.event
    return tuple(
        _table(event, seat.number, seat.division, seat.bout) for seat in tables_of(kept, number)
    )


def challenges(kept: LoadedContest) -> tuple[ChallengeShown, ...]:
    """The plays of the round that were judged, in order."""
    event = kept.event
    places = {seat.bout.players: seat.number for seat in tables_of(kept)}
    return tuple(
        ChallengeShown(
            one.number,
            places[both],
            event.people[one.what.one].name,
            event.people[one.what.other].name,
            "unknown" if one.stands is None else "valid" if one.stands else "invalid",
            price_of(one),
            one.open,
        )
        for one in event.judged.values()
        for both in [frozenset((one.what.one, one.what.other))]
        if one.what.round == event.round and both in places
    )


def byes(event: Event, number: int | None = None) -> tuple[Participant, ...]:
    """Who sits out in a round."""
    number = event.round if number is None else number
    return tuple(
        event.people[player]
        for division in event.divisions.values()
        if 0 < number <= len(division.rounds)
        for player in division.rounds[number - 1].byes
        if player in event.people
    )


def seats(event: Event, tables: Iterable[TableShown]) -> tuple[SeatShown, ...]:
    """Where everybody sits, by name; who sits out has no table."""
    places = {player.id: one.number for one in tables for player in (one.first, one.second)}
    out = {one.id: 0 for one in byes(event)}
    found = [SeatShown(event.people[one].name, place) for one, place in (places | out).items()]
    return tuple(sorted(found, key=lambda one: one.name.casefold()))


def _table(event: Event, number: int, division: str, bout: Bout) -> TableShown:
    state: Known = "open"
    if bout.disputed:
        state = "disputed"
    elif bout.game is not None:
        state = "sure" if bout.sure else "said"
    slips = tuple(
        "{}–{}".format(*(points if player == bout.first else points[::-1]))
        for player, points in bout.slips.items()
    )
    own, against = points_of(bout)
    return TableShown(
        number,
        division,
        event.people[bout.first],
        event.people[bout.second],
        state,
        result_text(bout),
        own,
        against,
        slips,
        bout.table,
    )


def points_of(bout: Bout) -> tuple[int | None, int | None]:
    """Points of who goes first and of the other; None where the game has none."""
    game = bout.game
    if game is None or game.kind not in POINTED:
        return None, None
    both = (game.own, game.against)
    return both if game.one == bout.first else both[::-1]


def result_text(bout: Bout) -> str:
    """The result of a pair as lists show it, who goes first named first."""
    own, against = points_of(bout)
    if own is not None:
        return f"{own}–{against}"
    return "" if bout.game is None else _without_points(bout.game, bout.first)


def _without_points(game: Game, first: str) -> str:
    signs = {"forfeit": "+/−" if game.one == first else "−/+", "double-forfeit": "−/−"}
    return signs.get(game.kind, "·")


def standings_rows(kept: LoadedContest, division: str) -> tuple[StandingsRow, ...]:
    """The standings of a division as they are now."""
    event = kept.event
    return tuple(
        StandingsRow(
            one.place,
            one.order,
            event.people[one.player],
            halves(one.half_wins),
            halves(one.lost),
            with_sign(one.spread),
            one.points,
            one.games,
        )
        for one in kept.standings(division)
        if one.player in event.people
    )


def groups(event: Event) -> tuple[str, ...]:
    """The groups that the director counts players among, each once, as it was written first."""
    found: dict[str, str] = {}
    for player, names in event.groups.items():
        if player in event.people:
            for name in names:
                found.setdefault(name.casefold(), name)
    return tuple(sorted(found.values(), key=str.casefold))


Placed = tuple[tuple[int, StandingsRow], ...]
"""Standings of a group: places within it, which equals share, and rows."""


def group_tables(kept: LoadedContest, division: str) -> Mapping[str, Placed]:
    """The standings of every group that somebody of a division is counted among."""
    spelled = {name.casefold(): name for name in groups(kept.event)}
    found: dict[str, list[StandingsRow]] = {name: [] for name in spelled.values()}
    for row in standings_rows(kept, division):
        for name in _group_keys(kept.event, row.player.id):
            found[spelled[name]].append(row)
    return {name: _ranks(own) for name, own in found.items() if own}


def group_rows(kept: LoadedContest, division: str, group: str) -> Placed:
    """The standings of a group within a division.

    Args:
        kept: the event.
        division: which.
        group: its name, in any case.
    """
    wanted = group.casefold()
    own = [
        row
        for row in standings_rows(kept, division)
        if wanted in _group_keys(kept.event, row.player.id)
    ]
    return _ranks(own)


def _group_keys(event: Event, player: str) -> set[str]:
    return {name.casefold() for name in event.groups.get(player, ())}


def _ranks(own: Sequence[StandingsRow]) -> Placed:
    found: list[tuple[int, StandingsRow]] = []
    for number, row in enumerate(own, 1):
        shares = bool(found) and found[-1][1].place == row.place
        found.append((found[-1][0] if shares else number, row))
    return tuple(found)


def crosstable(
    kept: LoadedContest, division: str
) -> tuple[tuple[StandingsRow, tuple[CellShown, ...]], ...]:
    """The standings with every round: opponents by their numbers in the order of the places."""
    standing, own = standings_rows(kept, division), kept.player_games(division)
    numbers = {row.player.id: row.order + 1 for row in standing}
    return tuple(
        (row, cells(kept.event, division, row.player.id, own[row.player.id], numbers))
        for row in standing
    )


def history(kept: LoadedContest, player: str) -> tuple[CellShown, ...]:
    """Every round of a player."""
    division = kept.event.people[player].division
    numbers = {one.player: one.order + 1 for one in kept.standings(division)}
    return cells(kept.event, division, player, kept.player_games(division)[player], numbers)


def cells(
    event: Event, division: str, player: str, own: Iterable[PlayerGame], numbers: Mapping[str, int]
) -> tuple[CellShown, ...]:
    """A player's rounds as far as they are published."""
    counted = {game.round: game for game in own}
    found = []
    for number, made in enumerate(event.division(division).rounds[: event.round], 1):
        bout = next((one for one in made.bouts if player in one.players), None)
        game = counted.get(number)
        opponent = next((one for one in bout.players if one != player), None) if bout else None
        starts = bout.first == player if bout else None
        kind = game.kind if game else ("open" if bout else "none")
        sign = "" if game is None else "−=+"[game.half_wins] if game.kind != "void" else ""
        points = ""
        if game is not None and bout is not None and game.kind in POINTED:
            mine, other = points_of(bout)
            points = f"{mine}–{other}" if starts else f"{other}–{mine}"
        found.append(
            CellShown(
                number,
                event.people.get(opponent) if opponent else None,
                numbers.get(opponent, 0) if opponent else 0,
                sign,
                points,
                starts,
                kind,
            )
        )
    return tuple(found)


def log_rows(
    kept: LoadedContest, names: Mapping[str, str], most: int = MOST_LOGGED
) -> tuple[LogRow, ...]:
    """The latest entries, the latest first.

    Args:
        kept: the event.
        names: of accounts, by id; players are known to the event. Whoever brings a log writes
            its authors: the id of an account here is then nobody's.
        most: so many.
    """
    # whoever was taken off the list before the first round is no player any more, but has a name
    players = {
        entry.what.player: entry.what.name
        for entry in kept.entries
        if isinstance(entry.what, Registered)
    }
    return tuple(
        replace(_log_row(players, entry, {}), elsewhere=True)
        if entry.number in kept.brought
        else _log_row(players, entry, names)
        for entry in kept.entries[: -most - 1 : -1]
    )


def _log_row(called: Mapping[str, str], entry: Entry, names: Mapping[str, str]) -> LogRow:
    what = entry.what
    told = {name: getattr(what, name) for name in type(what).__slots__}
    players = [told[key] for key in ("player", "one", "other") if told.get(key)]
    about = " – ".join(called[one] for one in players if one in called)
    if "own" in told and told.get("kind", "played") == "played":
        about = f"{about} {told['own']}–{told['against']}"
    if isinstance(what, WordsJudged):
        about = f"{about}: {' '.join(what.words)} ({what.verdict})"
    author = called.get(entry.author, "")
    if "division" in told and not about:
        about = str(told["division"])
    return LogRow(
        entry.number,
        entry.at,
        LOGGED[type(what)],
        author or names.get(entry.author, ""),
        entry.reason,
        about
        or str(told.get("to", told.get("title", told.get("fingerprint", told.get("profile", ""))))),
    )
