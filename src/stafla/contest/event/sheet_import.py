"""A tournament's file as what would have happened: players, pairs and results become entries.

The pairs are set by hand, as they were: nobody claims that a request would make them anew.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from stafla.contest.event.federation import Missed
from stafla.contest.event.happening import (
    CheckedIn,
    DivisionAdded,
    Entry,
    Happening,
    Locked,
    Paired,
    PhaseMoved,
    Registered,
    Resulted,
    Returned,
    RoundPlan,
    Withdrawn,
)
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Event
from stafla.contest.formats import (
    CellKind,
    RoundCell,
    SheetDivision,
    SheetPlayer,
    TournamentSheet,
    csv_sheet,
    json_sheet,
    naspa,
    rt,
    tou,
    tsh,
    tsh_archive,
)
from stafla.contest.formats.lines import ENCODINGS, decode
from stafla.contest.standings import Kind, Scoring

OF_PROGRAMS: Final = ("tsh", "naspa", "tou", "rt")
"""Kinds of files that older programs wrote, in the encodings of their day."""
HIGHEST: Final = 9_999
"""No registered rating is above it."""
UNPLAYED: Final[Mapping[CellKind, tuple[Kind, int, int]]] = {
    "forfeit-won": ("forfeit", 1, -1),
    "double-forfeit": ("double-forfeit", -1, -1),
    "void": ("void", 0, 0),
}
"""The result of a pair, and how often a forfeit's spread counts for both."""


def read_sheet(data: bytes, kind: str) -> TournamentSheet:
    """A tournament, or the players of a rating list, from a file.

    Args:
        data: the file.
        kind: ``csv``, ``json``, ``tsh`` (an archive or one division), ``naspa``, ``tou`` or ``rt``.

    Raises:
        TournamentFault: with the line, where the format has lines.
        EventRefusal: ``event-format``, there is no such kind.
    """
    if kind not in READERS:
        raise EventRefusal("event-format", text=kind, known=", ".join(READERS))
    return READERS[kind](data)


@dataclass(frozen=True, slots=True)
class Recoded:
    """A file in UTF-8, and what it was written in."""

    data: bytes
    encoding: str


def to_utf_8(data: bytes, kind: str, encoding: str = "", language: str = "") -> Recoded:
    """A file in UTF-8, for `read_sheet`; CSV and JSON are nothing else.

    Args:
        data: the file.
        kind: as `read_sheet` has it.
        encoding: what it is written in; empty: what its letters say.
        language: of the event, for letters that are as good in two encodings.

    Raises:
        TournamentFault: it is not in the encoding that was named, or is too large.
        EventRefusal: ``event-encoding``, there is no such encoding.
    """
    if encoding and encoding not in ENCODINGS:
        raise EventRefusal("event-encoding", text=encoding, known=", ".join(ENCODINGS))
    if kind not in OF_PROGRAMS:
        return Recoded(data, "utf-8")
    text = decode(data, encoding=encoding, language=language)
    return Recoded(text.text.encode("utf-8"), text.encoding)


def _read_tsh(data: bytes) -> TournamentSheet:
    if b"#begin_file" in data:
        return tsh_archive.to_sheet(tsh_archive.read(data))
    return tsh.sheet_of(tsh.read(data))


def _read_rated(data: bytes) -> TournamentSheet:
    players = tuple(SheetPlayer(player.called, player.rating) for player in rt.read(data).players)
    return TournamentSheet(divisions=(SheetDivision("A", players),))


READERS: Final[Mapping[str, Callable[[bytes], TournamentSheet]]] = {
    "csv": csv_sheet.read,
    "json": json_sheet.read,
    "tsh": _read_tsh,
    "naspa": lambda data: naspa.to_sheet(naspa.read(data)),
    "tou": lambda data: tou.to_sheet(tou.read(data)),
    "rt": _read_rated,
}


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A player of a file: the id in the event, the division there, and the row of the file."""

    id: str
    division: str
    row: SheetPlayer

    @property
    def rating(self) -> int | None:
        """The rating, where an event can have it."""
        rating = self.row.rating
        return rating if rating is not None and 0 < rating <= HIGHEST else None


def happenings_of(
    event: Event, sheet: TournamentSheet, new_id: Callable[[], str]
) -> tuple[tuple[Newcomer, ...], tuple[Happening, ...]]:
    """The players of a sheet, and what happens so that the event is what the sheet tells.

    Args:
        event: open for registration, with nobody in it if the sheet has rounds.
        sheet: what is brought.
        new_id: an opaque id, a new one each time.

    Raises:
        EventRefusal: ``event-import``, the event has begun or has players; ``event-import-rounds``,
            a division has other rounds than are planned; ``event-import-cell``, a round of a player
            counts what the event's rules do not give for it, or has no result.
    """
    return _Import(event, sheet, new_id).run()


class _Import:
    """The event as far as it is brought."""

    def __init__(self, event: Event, sheet: TournamentSheet, new_id: Callable[[], str]) -> None:
        self.event, self.sheet = event, sheet
        self.done: list[Happening] = []
        self.pairs: set[tuple[str, str]] = set()
        names = list(event.divisions)
        alone = len(names) == len(sheet.divisions) == 1
        scoring = event.opening().scoring
        self.divisions = {
            (names[0] if alone else division.name or "A"): _with_forfeits(division, scoring)
            for division in sheet.divisions
        }
        self.people = {
            name: tuple(Newcomer(new_id(), name, row) for row in division.players)
            for name, division in self.divisions.items()
        }
        self.rounds = max((division.rounds for division in sheet.divisions), default=0)

    def do(self, *happenings: Happening) -> None:
        for happening in happenings:
            entry = Entry(self.event.entries + 1, "import", 0, happening, "import")
            self.event = self.event.after(entry)
            self.done.append(happening)

    def run(self) -> tuple[tuple[Newcomer, ...], tuple[Happening, ...]]:
        if self.event.phase != "registration" or (self.rounds and self.event.people):
            raise EventRefusal("event-import")
        for name, division in self.divisions.items():
            if name not in self.event.divisions:
                self.do(DivisionAdded(name, (RoundPlan(),) * max(1, division.rounds)))
            planned = len(self.event.division(name).plan)
            if division.rounds > planned or division.rounds < min(self.rounds, planned):
                raise EventRefusal("event-import-rounds", text=name, most=planned)
        for newcomer in self.everybody():
            self.register(newcomer)
        if self.rounds:
            self.do(PhaseMoved("check-in"))
            self.do(*(CheckedIn(one) for one in self.event.people))
        for number in range(1, self.rounds + 1):
            self.play(number)
        return tuple(self.everybody()), tuple(self.done)

    def everybody(self) -> Sequence[Newcomer]:
        return [newcomer for people in self.people.values() for newcomer in people]

    def register(self, newcomer: Newcomer) -> None:
        """Everybody from the beginning; who came late misses rounds until then."""
        row = newcomer.row
        self.do(
            Registered(
                newcomer.id,
                newcomer.division,
                row.name,
                newcomer.rating,
                row.team,
                row.category,
            )
        )

    def cell(self, newcomer: Newcomer, number: int) -> RoundCell | None:
        """A round in which the player is there; None: it is missed."""
        cell = _cell(newcomer, number)
        if cell.opponent is not None or cell.paired is not None or cell.kind == "bye":
            return cell
        return cell if not cell.kind and (cell.points or 0) > 0 else None

    def absence_of(self, newcomer: Newcomer, number: int) -> Missed:
        """What a missed round counts for; it must be what the event's rules give for it."""
        scoring = self.event.opening().scoring
        cell = _cell(newcomer, number)
        if cell.points is None:
            return "omit"
        counts: dict[Missed, int] = {"forfeit": -scoring.forfeit_spread, "void": 0}
        kind = next(
            (kind for kind in counts if cell.kind in ("", kind) and cell.points == counts[kind]),
            None,
        )
        if kind is None:
            raise self.wrong(newcomer, number, cell.points)
        return kind

    def wrong(self, newcomer: Newcomer, number: int, points: int) -> EventRefusal:
        return EventRefusal(
            "event-import-cell", player=newcomer.row.name, round=number, points=points
        )

    def play(self, number: int) -> None:
        self.do(PhaseMoved("break"))
        self.pairs.clear()
        for newcomer in self.everybody():
            self.attend(newcomer, number)
        for name in self.divisions:
            if number <= self.divisions[name].rounds:
                self.pair(name, number)
        self.do(PhaseMoved("published"), PhaseMoved("playing"), PhaseMoved("entering"))
        last = number == self.rounds
        for newcomer in self.everybody():
            self.result(newcomer, number, last=last)

    def attend(self, newcomer: Newcomer, number: int) -> None:
        """Somebody leaves or comes back, so as to be there or not in this round."""
        if number > self.divisions[newcomer.division].rounds:
            return
        here = self.cell(newcomer, number) is not None
        person = self.event.person(newcomer.id)
        if person.left and (here or person.misses(number) != self.absence_of(newcomer, number)):
            self.do(Returned(newcomer.id))
        if not here and not self.event.person(newcomer.id).left:
            self.do(Withdrawn(newcomer.id, self.absence_of(newcomer, number)))

    def pair(self, name: str, number: int) -> None:
        people, pairs, byes = self.people[name], [], []
        for place, newcomer in enumerate(people, 1):
            cell = self.cell(newcomer, number)
            if cell is None:
                continue
            if cell.paired is not None:
                # of a forfeit who is named first has won
                won = cell.kind == "forfeit-won"
                if won or (cell.kind != "forfeit" and place < cell.paired):
                    pairs.append((newcomer.id, people[cell.paired - 1].id))
            elif cell.opponent is None:
                spread = self.event.opening().scoring.bye_spread
                if cell.points != spread and not self.sheet.byes_by_rules:
                    raise self.wrong(newcomer, number, cell.points or 0)
                byes.append(newcomer.id)
            elif cell.starts or (cell.starts is None and place < cell.opponent):
                pairs.append((newcomer.id, people[cell.opponent - 1].id))
        self.pairs |= set(pairs)
        self.do(*(Locked(name, first, second) for first, second in pairs))
        self.do(*(Locked(name, player) for player in byes))
        digest = self.event.request(name).digest
        self.do(Paired(name, number, tuple(pairs), tuple(byes), digest))

    def result(self, newcomer: Newcomer, number: int, *, last: bool) -> None:
        cell = self.cell(newcomer, number)
        met = None if cell is None else cell.opponent or cell.paired
        if cell is None or met is None:
            return
        other = self.people[newcomer.division][met - 1]
        if (newcomer.id, other.id) not in self.pairs:
            return
        if cell.paired is not None:
            self.enter_unplayed(newcomer, other, number, cell)
            return
        if cell.points is None or cell.against is None:
            if not last:
                raise self.wrong(newcomer, number, 0)
            return
        kind: Kind = "adjudicated" if cell.kind == "adjudicated" else "played"
        points = (cell.points, cell.against)
        self.do(Resulted(newcomer.division, number, newcomer.id, other.id, *points, kind))

    def enter_unplayed(
        self, newcomer: Newcomer, other: Newcomer, number: int, cell: RoundCell
    ) -> None:
        """The result of a pair that did not play; it must count what the event's rules give."""
        forfeit = self.event.opening().scoring.forfeit_spread
        kind, own, others = UNPLAYED[cell.kind]
        for one, share in ((newcomer, own), (other, others)):
            if _cell(one, number).points != share * forfeit:
                raise self.wrong(one, number, _cell(one, number).points or 0)
        self.do(Resulted(newcomer.division, number, newcomer.id, other.id, kind=kind))


def _cell(newcomer: Newcomer, number: int) -> RoundCell:
    """A round of a player as the file has it."""
    cells = newcomer.row.cells
    return cells[number - 1] if number <= len(cells) else RoundCell()


def _with_forfeits(division: SheetDivision, scoring: Scoring) -> SheetDivision:
    """A division with forfeits where the file has their spread alone.

    A round without a game that counts what a forfeit gives, and a bye does not, was won so. Of
    those who lost as much in the round it does not say whose forfeit it was: the first of those who
    played in another round next to it, else the first. Standings and later pairs do not depend on
    it, as two between whom it was have not met.
    """
    spread = scoring.forfeit_spread
    if spread <= 0 or spread == scoring.bye_spread:
        return division
    rows = [list(player.cells) for player in division.players]
    for place in range(division.rounds):

        def holders(points: int, place: int = place) -> list[int]:
            bare = RoundCell(None, points)
            return [n for n, row in enumerate(rows) if row[place : place + 1] == [bare]]

        def stays(loser: int, place: int = place) -> bool:
            beside = rows[loser][max(0, place - 1) : place] + rows[loser][place + 1 : place + 2]
            return any(cell.opponent is not None for cell in beside)

        losers = sorted(holders(-spread), key=lambda loser: not stays(loser))
        for winner, loser in zip(holders(spread), losers, strict=False):
            rows[winner][place] = RoundCell(None, spread, kind="forfeit-won", paired=loser + 1)
            rows[loser][place] = RoundCell(None, -spread, kind="forfeit", paired=winner + 1)
    players = zip(division.players, rows, strict=True)
    return replace(
        division, players=tuple(replace(player, cells=tuple(row)) for player, row in players)
    )
