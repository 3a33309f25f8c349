"""``stafla event``: a tournament at a laptop, kept in a file of its log (docs/formats/event.md)."""

import datetime
import os
import secrets
import sys
import time
from collections.abc import Sequence
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from stafla.cli.options import STANDARD_INPUT, FileOrInput, Whole
from stafla.cli.output import BadOption, emit, figure, say, table, tell, texts

if TYPE_CHECKING:
    from stafla.club.contests.log import LoadedContest
    from stafla.club.contests.tables import RoundTable
    from stafla.contest.event import Entry, Event, Happening
    from stafla.contest.pairing import Pairing, Repeat

command = App(name="event", result_action="return_value")
AUTHOR = "director"
KINDS = ("played", "adjudicated", "forfeit", "forfeit-first", "double-forfeit", "void")


class EventFile:
    """An event's file: read, and written line by line.

    Args:
        path: where it is.
    """

    def __init__(self, path: Path) -> None:
        from stafla.club.contests.log import LoadedContest
        from stafla.store import Contest

        self.path = path
        header = Contest("", 0, "", "", False, "", "", 0)
        data = path.read_bytes() if path.exists() else b""
        entries, self.size = read_whole(data)
        self.ended = data[: self.size].endswith(b"\n") or not data
        self.contest: LoadedContest = LoadedContest(header).after(entries)

    @property
    def event(self) -> "Event":
        """The event as it stands."""
        return self.contest.event

    def event_after(self, *happenings: "Happening") -> "Event":
        """The event as it would stand if that happened; nothing is noted.

        Raises:
            EventRefusal: it cannot happen now.
        """
        return self.contest_after(*happenings).event

    def contest_after(self, *happenings: "Happening") -> "LoadedContest":
        """The event with its tables as it would stand if that happened; nothing is noted.

        Raises:
            EventRefusal: it cannot happen now.
        """
        return self.contest.after(self._entries(happenings))

    def _entries(self, happenings: Sequence["Happening"], reason: str = "") -> tuple["Entry", ...]:
        from stafla.contest.event import Entry

        first, now = self.event.entries + 1, time.time_ns() // 1_000_000
        return tuple(
            Entry(number, AUTHOR, now, happening, reason)
            for number, happening in enumerate(happenings, first)
        )

    def do(self, *happenings: "Happening", reason: str = "") -> None:
        """Note what happens, all of it or nothing, and be sure that it is on the disk.

        Raises:
            EventRefusal: it cannot happen now.
            OSError: it cannot be written; the file is as it was.
        """
        from stafla.contest.event import write

        entries = self._entries(happenings, reason)
        after = self.contest.after(entries)
        lines = (b"" if self.ended else b"\n") + write(entries)
        with self.path.open("ab", buffering=0) as file:
            file.truncate(self.size)
            try:
                left = memoryview(lines)
                while left:
                    left = left[file.write(left) or 0 :]
                os.fsync(file.fileno())
            except OSError:
                file.truncate(self.size)
                raise
        self.size, self.ended = self.size + len(lines), True
        self.contest = after

    def player_id(self, name: str) -> str:
        """The id of the player of this name.

        Raises:
            BadOption: nobody has it.
        """
        ids = [
            participant.id for participant in self.event.people.values() if participant.name == name
        ]
        if not ids:
            known = ", ".join(participant.name for participant in self.event.people.values())
            raise BadOption("event-player", text=name, known=known)
        return ids[0]


def read_whole(data: bytes) -> tuple[tuple["Entry", ...], int]:
    """The entries of a file, and how many bytes they are.

    A last line that is no entry and has no end was being written when the power went: whoever
    typed it was never told that it is kept.

    Raises:
        EventRefusal: it is no log of an event.
    """
    from stafla.contest.event import EventRefusal, read

    try:
        return read(data), len(data)
    except EventRefusal:
        whole = data.rfind(b"\n") + 1
        if whole in (0, len(data)):
            raise
        return read(data[:whole]), whole


@command.command(name="new")
def new_command(
    file: Path,
    /,
    *,
    title: str,
    rules: str = "wespa",
    division: str = "A",
    rounds: Whole = 6,
    system: str = "swiss",
    hill: Whole = 0,
    seed: str = "",
) -> int:
    """Begin an event."""
    from stafla.club.contests.plan import MOST_TITLE, DivisionPlan, line_of, system_of
    from stafla.club.contests.refusals import BadPlan
    from stafla.contest.event import DivisionAdded, Opened, federation

    if file.exists():
        raise BadOption("event-file-there", file=str(file))
    title = line_of(title, MOST_TITLE)
    if not title:
        raise BadPlan
    federation_rules = federation(rules)
    plan = DivisionPlan(division, rounds, system_of(system), hill)
    planned = plan.round_plans()
    seed = seed or secrets.token_urlsafe(12)
    opened = Opened(
        title,
        federation_rules.name,
        federation_rules.scoring,
        federation_rules.withdrawal,
        federation_rules.late,
        seed,
    )
    EventFile(file).do(opened, DivisionAdded(plan.name, planned))
    tell(say("event-begun", title=title, file=str(file)))
    return 0


@command.command(name="register")
def register_command(file: Path, players: FileOrInput, /, *, division: str = "A") -> int:
    """Register the players of a list, a line each."""
    from stafla.club.contests.player_list import read_players
    from stafla.club.contests.players import division_named
    from stafla.contest.event import Registered

    standard = str(players) == STANDARD_INPUT
    text = sys.stdin.read() if standard else players.read_text(encoding="utf-8")
    book, new = _book(file), read_players(text.removeprefix("\ufeff"))
    require_names(book.event, [player.name for player in new])
    seed, there = book.event.opening().seed, book.event.entries
    book.do(
        *(
            Registered(
                _id(seed, there + number),
                division_named(player.division, book.event.divisions) or division,
                player.name,
                player.rating,
                player.team,
                player.club,
            )
            for number, player in enumerate(new)
        )
    )
    tell(say("events-now-registration", count=len(book.event.people)))
    return 0


def require_names(event: "Event", names: Sequence[str]) -> None:
    """Check that everybody has a name of their own: here players are known by nothing else.

    Raises:
        BadOption: somebody has not.
    """
    taken = {participant.name for participant in event.people.values()}
    for name in names:
        if name in taken:
            raise BadOption("event-player-taken", text=name)
        taken.add(name)


@command.command(name="pair")
def pair_command(
    file: Path, /, *, absent: Sequence[str] = (), preview: bool = False, json: bool = False
) -> int:
    """Pair the coming round and publish it; everybody is here who is not named."""
    from stafla.contest.event import CheckedIn, PhaseMoved, pairing_fact

    book = _book(file)
    event, steps = book.event, _to_entering(book.event)
    if event.phase == "registration":
        missing = {book.player_id(name) for name in absent}
        here = [CheckedIn(player) for player in event.people if player not in missing]
        steps = [PhaseMoved("check-in"), *here]
    event = book.event_after(*steps)
    planned = [
        name for name, division in event.divisions.items() if event.round < len(division.plan)
    ]
    pairings = {name: event.pair(name) for name in planned}
    pairs = [pairing_fact(pairing, name) for name, pairing in pairings.items()]
    without = tuple(
        participant.id
        for participant in event.people.values()
        if not participant.here and not participant.left
    )
    out = without if event.phase == "check-in" else ()
    if event.phase == "entering":
        steps.append(PhaseMoved("break"))
    if preview:
        _show_round(book.contest_after(*steps, *pairs), pairings, json, coming=True)
        return 0
    book.do(*steps, *pairs, PhaseMoved("published", out), PhaseMoved("playing"))
    _show_round(book.contest, pairings, json)
    return 0


@command.command(name="enter")
def enter_command(
    file: Path,
    which: str,
    own: Whole | None = None,
    against: Whole | None = None,
    /,
    *,
    kind: str = "played",
    reason: str = "",
    round: Whole | None = None,  # noqa: A002 - as a person types it
) -> int:
    """Enter the result of a table: points of who goes first, and of the other."""
    from stafla.club.contests.tables import table_meant
    from stafla.contest.event import PhaseMoved, Resulted
    from stafla.contest.standings import WITH_POINTS

    if kind not in KINDS:
        raise BadOption("event-kind", text=kind, known=", ".join(KINDS))
    if kind in WITH_POINTS and None in (own, against):
        raise BadOption("event-points-missing")
    book = _book(file)
    seat = table_meant(book.contest, which, round)
    one, other = seat.bout.first, seat.bout.second
    if kind == "forfeit-first":
        one, other, kind = other, one, "forfeit"
    event = book.event
    now = round in (None, event.round)
    opening = [PhaseMoved("entering")] if event.phase == "playing" and now else []
    result = Resulted(
        seat.division,
        event.round if round is None else round,
        one,
        other,
        own or 0,
        against or 0,
        kind,  # type: ignore[arg-type]
    )
    book.do(*opening, result, reason=reason)
    left = len(book.event.missing())
    tell(say("events-now-missing", round=event.round, count=left) if left else _whole(event))
    return 0


@command.command(name="withdraw")
def withdraw_command(file: Path, name: str, /, *, reason: str = "") -> int:
    """Somebody leaves the event."""
    from stafla.contest.event import Withdrawn

    book = _book(file)
    book.do(Withdrawn(book.player_id(name)), reason=reason)
    return 0


@command.command(name="return")
def return_command(file: Path, name: str, /) -> int:
    """Somebody who left comes back."""
    book = _book(file)
    book.do(book.event.return_fact(book.player_id(name)))
    return 0


@command.command(name="close")
def close_command(file: Path, /) -> int:
    """End the event."""
    from stafla.contest.event import PhaseMoved

    book = _book(file)
    book.do(*_to_entering(book.event), PhaseMoved("closed"))
    tell(say("events-now-closed"))
    return 0


@command.command(name="tables")
def tables_command(file: Path, /, *, json: bool = False) -> int:
    """The tables of the round, and what is known of them."""
    from stafla.club.contests.tables import tables_of

    book = _book(file)
    seats = tables_of(book.contest)
    if json:
        for seat in seats:
            emit(_seat_json(book.event, seat))
        return 0
    _show_tables(book.contest)
    return 0


@command.command(name="standings")
def standings_command(file: Path, /, *, json: bool = False) -> int:
    """The standings of every division."""
    book = _book(file)
    event = book.event
    columns = [
        ("events-place", "right"),
        ("events-player", "left"),
        ("events-wins", "right"),
        ("events-spread", "right"),
        ("events-points", "right"),
    ]
    for name in event.divisions:
        lines = event.standings(name)
        if json:
            emit(
                {
                    "division": name,
                    "round": event.round,
                    "standings": [
                        {
                            "place": standing.place,
                            "name": event.people[standing.player].name,
                            "wins": standing.half_wins / 2,
                            "losses": standing.lost / 2,
                            "spread": standing.spread,
                            "points": standing.points,
                        }
                        for standing in lines
                    ],
                }
            )
            continue
        rows = [
            (
                standing.place,
                event.people[standing.player].name,
                figure(f"{standing.half_wins / 2:g}–{standing.lost / 2:g}"),
                figure(f"{standing.spread:+d}"),
                standing.points,
            )
            for standing in lines
        ]
        table(columns, rows, title=name)
    return 0


@command.command(name="export")
def export_command(file: Path, out: Path, /, *, format: str | None = None, day: str = "") -> int:  # noqa: A002 - as a person types it
    """Write the event as a file of a format."""
    from stafla.contest.event import WRITERS, lost_in, sheet_of
    from stafla.contest.formats import tou
    from stafla.contest.formats.short_names import shortened_names

    ending = out.suffix.removeprefix(".").lower()
    chosen = format or (ending if ending in WRITERS else "csv")
    if chosen not in WRITERS:
        raise BadOption("event-format", text=chosen, known=", ".join(WRITERS))
    event = _book(file).event
    sheet = sheet_of(event, _day(day))
    out.write_bytes(WRITERS[chosen](sheet))
    tell(say("cli-saved", file=str(out)))
    if chosen == "tou":
        for division in sheet.divisions:
            names = (player.name for player in division.players)
            for name, short in shortened_names(names, tou.NAME):
                tell(say("tournament-shortened", text=name, short=short))
    for (player, loss), rounds in lost_in(chosen, event).items():
        told = {
            "name": event.people[player].name,
            "count": len(rounds),
            "rounds": ", ".join(map(str, rounds)),
            "what": say(f"events-file-{loss}"),
        }
        tell(say("events-file-rounds", **told))
    return 0


@command.command(name="import")
def import_command(
    file: Path,
    source: Path,
    /,
    *,
    format: str,  # noqa: A002 - as a person types it
    encoding: str = "",
) -> int:
    """Take players, pairs and results of a file into an event that has none."""
    from stafla.contest.event import happenings_of, read_sheet, to_utf_8

    book = _book(file)
    seed, numbers = book.event.opening().seed, count(book.event.entries + 1)
    language = book.event.opening().federation
    recoded = to_utf_8(source.read_bytes(), format, encoding, language)
    sheet = read_sheet(recoded.data, format)
    _, done = happenings_of(book.event, sheet, lambda: _id(seed, next(numbers)))
    book.do(*done, reason=source.name)
    if recoded.encoding != "utf-8" and not encoding:
        tell(say("event-encoded", encoding=recoded.encoding))
    tell(say("events-now-registration", count=len(book.event.people)))
    return 0


@command.command(name="ratings")
def ratings_command(
    file: Path,
    /,
    *,
    system: str = "",
    division: str = "",
    before: Path | None = None,
    after: Path | None = None,
    day: str = "",
    json: bool = False,
) -> int:
    """What the event makes of ratings; ``--before`` and ``--after`` are lists, JSON or ``.rt``."""
    from stafla.contest.event import federations, rate_division, read_list, write_columns
    from stafla.contest.event.federation import USUAL
    from stafla.contest.ratings import rating_systems
    from stafla.contest.ratings.lists import to_json

    event = _book(file).event
    known, own = rating_systems(), federations().get(event.opening().federation)
    by = known.get(system or (own.rating if own else USUAL))
    if by is None:
        raise BadOption("event-format", text=system, known=", ".join(known))
    chosen = division or next(iter(event.divisions), "")
    event.division(chosen)
    date = _day(day) or datetime.datetime.now(datetime.UTC).date()
    start = read_list(before.read_bytes(), by) if before else None
    rated = rate_division(event, chosen, date, by, start)
    if after is not None:
        columns = after.suffix.lower() == ".rt"
        data = write_columns(rated.after, by) if columns else to_json(rated.after).encode()
        after.write_bytes(data)
    rows = []
    for player, change in rated.changes.items():
        name = event.people[player].name
        if json:
            old, new = change.before.rating, change.after.rating
            emit({"name": name, "system": by.about.name, "before": old, "after": new})
            continue
        was, is_now = (
            "" if entry.rating is None else str(by.print_rating(entry.rating))
            for entry in (change.before, change.after)
        )
        rows.append((name, was, is_now))
    if not json:
        columns_shown = [
            ("events-player", "left"),
            ("events-rating-before", "right"),
            ("events-rating-after", "right"),
        ]
        table(columns_shown, rows, title=say(f"events-ratings-title-{by.about.name}"))
    return 0


@command.command(name="again")
def again_command(request: Path, /) -> int:
    """Make the pairs of a published round once more, from all that they follow from."""
    from stafla.contest.pairing import from_json, pair

    pairing = pair(from_json(request.read_text(encoding="utf-8")))
    emit(_pairing_json(pairing, {}))
    return 0


def _day(text: str) -> datetime.date | None:
    try:
        return datetime.date.fromisoformat(text) if text else None
    except ValueError:
        raise BadOption("cli-bad-value", name="--day", text=text) from None


def _book(file: Path) -> EventFile:
    """The event in a file.

    Raises:
        FileNotFoundError, EventRefusal
    """
    file.stat()
    return EventFile(file)


def _id(seed: str, number: int) -> str:
    """A player's id: opaque, and the same whenever the same is done again."""
    from stafla.club.secrets import to_text

    return to_text(blake2b(f"{seed}\0{number}".encode(), digest_size=16).digest())


def _to_entering(event: "Event") -> list["Happening"]:
    from stafla.contest.event import PhaseMoved

    ways = {"published": ("playing", "entering"), "playing": ("entering",)}
    return [PhaseMoved(to) for to in ways.get(event.phase, ())]  # type: ignore[arg-type]


def _whole(event: "Event") -> str:
    return say("events-now-whole", round=event.round)


def _result(seat: "RoundTable") -> str:
    game = seat.bout.game
    if game is None:
        return ""
    if game.kind not in ("played", "adjudicated"):
        return say(f"events-kind-{game.kind}")
    own = (game.own, game.against)
    return "{}–{}".format(*(own if game.one == seat.bout.first else own[::-1]))


def _seat_json(event: "Event", seat: "RoundTable") -> dict[str, object]:
    game, people = seat.bout.game, event.people
    return {
        "table": seat.number,
        "division": seat.division,
        "first": people[seat.bout.first].name,
        "second": people[seat.bout.second].name,
        "result": _result(seat) if game else None,
    }


def _pairing_json(pairing: "Pairing", names: dict[str, str]) -> dict[str, object]:
    return {
        "round": pairing.request.round,
        "pairs": [
            {
                "first": names.get(pair.first, pair.first),
                "second": names.get(pair.second, pair.second),
            }
            for pair in pairing.pairs
        ],
        "byes": [names.get(player, player) for player in pairing.byes],
        "absent": [names.get(player, player) for player in pairing.request.absentees],
        "digest": pairing.request.digest,
        "cost": pairing.cost,
        "given_up": [relaxation.kind for relaxation in pairing.relaxations if relaxation.needed],
        "again": [
            {
                "first": names.get(one.first, one.first),
                "second": names.get(one.second, one.second),
                "rounds": list(one.rounds),
            }
            for one in _repeats(pairing)
        ],
    }


def _repeats(pairing: "Pairing") -> tuple["Repeat", ...]:
    from stafla.contest.pairing import repeats_of

    return repeats_of(pairing.request, ((one.first, one.second) for one in pairing.pairs))


def _show_tables(contest: "LoadedContest") -> None:
    from stafla.club.contests.tables import tables_of

    columns = [
        ("events-table", "right"),
        ("events-first", "left"),
        ("events-second", "left"),
        ("events-result", "right"),
    ]
    people = contest.event.people
    rows = [
        (s.number, people[s.bout.first].name, people[s.bout.second].name, _result(s))
        for s in tables_of(contest)
    ]
    table(columns, rows)


def _show_coming(contest: "LoadedContest", pairings: dict[str, "Pairing"]) -> None:
    """The tables of a round that is not published, each with its judgement and places."""
    from stafla.club.contests.reasons import reasons_of
    from stafla.club.contests.tables import tables_of

    columns = [
        ("events-table", "right"),
        ("events-first", "left"),
        ("events-second", "left"),
        ("events-grade", "left"),
        ("events-places", "right"),
    ]
    people = contest.event.people
    reasons = {
        (one.first, one.second): one
        for pairing in pairings.values()
        for one in reasons_of(pairing).pairs
    }
    rows = []
    for seat in tables_of(contest, contest.event.round + 1):
        one = reasons[seat.bout.first, seat.bout.second]
        first, second = one.places
        names = (people[one.first].name, people[one.second].name)
        rows.append((seat.number, *names, say(f"events-grade-{one.grade}"), f"{first} – {second}"))
    table(columns, rows, title=say("events-preview", round=contest.event.round + 1))


def _show_round(
    contest: "LoadedContest", pairings: dict[str, "Pairing"], json: bool, *, coming: bool = False
) -> None:
    from stafla.club.contests.reasons import explain_in_words

    people = contest.event.people
    if json:
        names = {participant.id: participant.name for participant in people.values()}
        for name, pairing in pairings.items():
            emit({"division": name, "published": not coming} | _pairing_json(pairing, names))
        return
    if coming:
        _show_coming(contest, pairings)
    else:
        _show_tables(contest)
    for name, pairing in pairings.items():
        if len(pairings) > 1:
            tell(f"{name}:")
        for sentence in explain_in_words(pairing, people, texts()):
            tell(sentence)
