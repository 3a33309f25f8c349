"""What pages show of an event: nothing of a round before it is published."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, get_args

from stafla.club.contests.judging import price_of
from stafla.club.contests.log import LoadedContest
from stafla.club.contests.tables import tables_of
from stafla.contest.event import (
    LOSSY,
    AppealDecided,
    CheckedIn,
    ClockSet,
    DivisionAdded,
    Entry,
    Event,
    FileLoss,
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
    SlipEntered,
    Slipped,
    TableEnded,
    TableOpened,
    VerdictAppealed,
    WithdrawalTakenBack,
    Withdrawn,
    WordsJudged,
    lost_in,
)
from stafla.contest.event.state import Bout
from stafla.contest.formats import short_names, tou
from stafla.contest.standings import WITH_POINTS, Game, PlayerGame
from stafla.data.numbers import with_sign
from stafla.data.sorting import name_key

MOST_LOGGED: Final = 30
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
    SlipEntered: "slip-entered",
    Withdrawn: "withdrawn",
    Returned: "returned",
    WithdrawalTakenBack: "returned",
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
    ``verdict``: where it was about words.
    """

    number: int
    at: int
    kind: str
    author: str
    reason: str
    about: str
    elsewhere: bool = False
    verdict: Judgement | None = None


def halves(number: int) -> str:
    """Halves as people write them: 3½."""
    whole, half = divmod(abs(number), 2)
    text = f"{whole or ''}½" if half else str(whole)
    return f"−{text}" if number < 0 else text


def round_shown(contest: LoadedContest, number: int | None = None) -> tuple[TableShown, ...]:
    """The tables of a published round."""
    event = contest.event
    return tuple(
        _table(event, seat.number, seat.division, seat.bout) for seat in tables_of(contest, number)
    )


def challenges(contest: LoadedContest) -> tuple[ChallengeShown, ...]:
    """The plays of the round that were judged, in order."""
    event = contest.event
    places = {seat.bout.players: seat.number for seat in tables_of(contest)}
    return tuple(
        ChallengeShown(
            play.number,
            places[both],
            event.people[play.what.one].name,
            event.people[play.what.other].name,
            "unknown" if play.stands is None else "valid" if play.stands else "invalid",
            price_of(play),
            play.open,
        )
        for play in event.judged.values()
        for both in [frozenset((play.what.one, play.what.other))]
        if play.what.round == event.round and both in places
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


def seats(event: Event, tables: Iterable[TableShown], language: str) -> tuple[SeatShown, ...]:
    """Where everybody sits, by name as readers of a language look for it; a bye has no table."""
    places = {player.id: table.number for table in tables for player in (table.first, table.second)}
    out = {participant.id: 0 for participant in byes(event)}
    shown = [SeatShown(event.people[one].name, place) for one, place in (places | out).items()]
    return tuple(sorted(shown, key=lambda seat: name_key(seat.name, language)))


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
    if game is None or game.kind not in WITH_POINTS:
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


def standings_rows(contest: LoadedContest, division: str) -> tuple[StandingsRow, ...]:
    """The standings of a division as they are now."""
    event = contest.event
    return tuple(
        StandingsRow(
            standing.place,
            standing.order,
            event.people[standing.player],
            halves(standing.half_wins),
            halves(standing.lost),
            with_sign(standing.spread),
            standing.points,
            standing.games,
        )
        for standing in contest.standings(division)
        if standing.player in event.people
    )


def by_name(event: Event, language: str) -> tuple[Participant, ...]:
    """Everybody who was registered, as readers of a language look for them."""
    people = event.people.values()
    return tuple(sorted(people, key=lambda participant: name_key(participant.name, language)))


def groups(event: Event, language: str) -> tuple[str, ...]:
    """The groups that the director counts players among, each once, as it was written first.

    They stand as readers of a language look for them.
    """
    found: dict[str, str] = {}
    for player, names in event.groups.items():
        if player in event.people:
            for name in names:
                found.setdefault(name.casefold(), name)
    return tuple(sorted(found.values(), key=lambda name: name_key(name, language)))


def shortened_names(event: Event) -> tuple[tuple[str, str], ...]:
    """The names that a TOU file has no room for, each with what stands there for it."""
    return tuple(
        pair
        for division in event.divisions
        for pair in _short_names_of(
            tuple(one.name for one in event.people.values() if one.division == division)
        )
    )


@dataclass(frozen=True, slots=True)
class LossLine:
    """A player, a kind of result that a file tells otherwise, and the rounds of such."""

    name: str
    kind: FileLoss
    rounds: tuple[int, ...]


def file_losses(event: Event) -> Mapping[str, tuple[LossLine, ...]]:
    """What files tell otherwise than it is at the event, by format, in the order of the players."""
    return {written: _losses_in(written, event) for written in LOSSY}


def _losses_in(written: str, event: Event) -> tuple[LossLine, ...]:
    losses = lost_in(written, event)
    return tuple(
        LossLine(one.name, kind, losses[one.id, kind])
        for one in event.people.values()
        for kind in get_args(FileLoss)
        if (one.id, kind) in losses
    )


@lru_cache(64)
def _short_names_of(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Of a division, whose names stay the same from look to look; of thousands it takes long."""
    return short_names.shortened_names(names, tou.NAME)


Placed = tuple[tuple[int, StandingsRow], ...]
"""Standings of a group: places within it, which equals share, and rows."""


def group_tables(contest: LoadedContest, division: str, language: str) -> Mapping[str, Placed]:
    """The standings of every group that somebody of a division is counted among, by name."""
    spelled = {name.casefold(): name for name in groups(contest.event, language)}
    tables: dict[str, list[StandingsRow]] = {name: [] for name in spelled.values()}
    for row in standings_rows(contest, division):
        for name in _group_keys(contest.event, row.player.id):
            tables[spelled[name]].append(row)
    return {name: _ranks(own) for name, own in tables.items() if own}


def group_rows(contest: LoadedContest, division: str, group: str) -> Placed:
    """The standings of a group within a division.

    Args:
        contest: the event.
        division: which.
        group: its name, in any case.
    """
    folded_group = group.casefold()
    own = [
        row
        for row in standings_rows(contest, division)
        if folded_group in _group_keys(contest.event, row.player.id)
    ]
    return _ranks(own)


def _group_keys(event: Event, player: str) -> set[str]:
    return {name.casefold() for name in event.groups.get(player, ())}


def _ranks(own: Sequence[StandingsRow]) -> Placed:
    ranked: list[tuple[int, StandingsRow]] = []
    for number, row in enumerate(own, 1):
        shares = bool(ranked) and ranked[-1][1].place == row.place
        ranked.append((ranked[-1][0] if shares else number, row))
    return tuple(ranked)


def crosstable(
    contest: LoadedContest, division: str
) -> tuple[tuple[StandingsRow, tuple[CellShown, ...]], ...]:
    """The standings with every round: opponents by their numbers in the order of the places."""
    standing, own = standings_rows(contest, division), contest.player_games(division)
    numbers = {row.player.id: row.order + 1 for row in standing}
    return tuple(
        (row, cells(contest.event, division, row.player.id, own[row.player.id], numbers))
        for row in standing
    )


def history(contest: LoadedContest, player: str) -> tuple[CellShown, ...]:
    """Every round of a player."""
    division = contest.event.people[player].division
    numbers = {standing.player: standing.order + 1 for standing in contest.standings(division)}
    return cells(contest.event, division, player, contest.player_games(division)[player], numbers)


def cells(
    event: Event, division: str, player: str, own: Iterable[PlayerGame], numbers: Mapping[str, int]
) -> tuple[CellShown, ...]:
    """A player's rounds as far as they are published."""
    counted = {game.round: game for game in own}
    row = []
    for number, paired_round in enumerate(event.division(division).rounds[: event.round], 1):
        bout = next((bout for bout in paired_round.bouts if player in bout.players), None)
        game = counted.get(number)
        opponent = next((one for one in bout.players if one != player), None) if bout else None
        starts = bout.first == player if bout else None
        kind = game.kind if game else ("open" if bout else "none")
        sign = "" if game is None else "−=+"[game.half_wins] if game.kind != "void" else ""
        points = ""
        if game is not None and bout is not None and game.kind in WITH_POINTS:
            mine, other = points_of(bout)
            points = f"{mine}–{other}" if starts else f"{other}–{mine}"
        row.append(
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
    return tuple(row)


def log_rows(
    contest: LoadedContest, names: Mapping[str, str], most: int = MOST_LOGGED
) -> tuple[LogRow, ...]:
    """The latest entries, the latest first.

    Args:
        contest: the event.
        names: of accounts, by id; players are known to the event. Whoever brings a log writes
            its authors: the id of an account here is then nobody's.
        most: so many.
    """
    # whoever was taken off the list before the first round is no player any more, but has a name
    players = {
        entry.what.player: entry.what.name
        for entry in contest.entries
        if isinstance(entry.what, Registered)
    }
    return tuple(
        replace(_log_row(players, entry, {}), elsewhere=True)
        if entry.number in contest.brought
        else _log_row(players, entry, names)
        for entry in contest.entries[: -most - 1 : -1]
    )


def _log_row(called: Mapping[str, str], entry: Entry, names: Mapping[str, str]) -> LogRow:
    happening = entry.what
    told = {name: getattr(happening, name) for name in type(happening).__slots__}
    players = [told[key] for key in ("player", "one", "other") if told.get(key)]
    about = " – ".join(called[one] for one in players if one in called)
    if "own" in told and told.get("kind", "played") == "played":
        about = f"{about} {told['own']}–{told['against']}"
    if isinstance(happening, WordsJudged):
        about = f"{about}: {' '.join(happening.words)}"
    author = called.get(entry.author, "")
    if "division" in told and not about:
        about = str(told["division"])
    return LogRow(
        entry.number,
        entry.at,
        LOGGED[type(happening)],
        author or names.get(entry.author, ""),
        entry.reason,
        about
        or str(told.get("to", told.get("title", told.get("fingerprint", told.get("profile", ""))))),
        verdict=happening.verdict if isinstance(happening, WordsJudged) else None,
    )
