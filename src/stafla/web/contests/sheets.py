"""The sheets of an event: what stands on each, from the event as it is published."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from stafla.club.contests.log import LoadedContest
from stafla.contest.event import Participant
from stafla.data.catalogue import Catalogue
from stafla.data.numbers import with_sign
from stafla.data.sorting import name_key
from stafla.paper import Block, Cell, Code, Column, Fill, Head, Leaf, Names, Sheet, Table, Text
from stafla.web.contests import view
from stafla.web.contests.in_words import prizes_in_words
from stafla.web.duplicate import paper_forms

SheetName = Literal[
    "by-table",
    "by-name",
    "slips",
    "standings",
    "groups",
    "crosstable",
    "wall-chart",
    "cards",
    "protocol",
    "challenges",
    "prizes",
    "certificates",
    "badges",
    "duplicate-slips",
    "duplicate-master",
]
SHEETS: Final[tuple[SheetName, ...]] = get_args(SheetName)
LINES: Final = 22
"""Rows of a score sheet: the longest games are shorter."""
LONG_CARD: Final = 12
"""With more rounds a contestant card takes a whole page."""
PODIUM: Final = 3
CHART, FULL, WRITTEN = 208, 26, 12
"""Millimetres of a wall chart for its rounds, and of a round: with all of it, and at least."""


@dataclass(frozen=True, slots=True)
class Printing:
    """What every sheet is made of.

    Attributes:
        contest: the event.
        say: texts in the reader's language.
        language: its code.
        day: the day of the event in words.
    """

    contest: LoadedContest
    say: Catalogue
    language: str
    day: str

    @property
    def title(self) -> str:
        """The name of the event."""
        return self.contest.row.title

    @property
    def where(self) -> str:
        """Place and day."""
        return ", ".join(one for one in (self.contest.row.place, self.day) if one)

    @property
    def round(self) -> str:
        """The round, in words; empty before the first."""
        number = self.contest.event.round
        return self.say("events-round", number=number) if number else ""

    def sheet(self, name: str, leaves: Iterable[Leaf], **form: object) -> Sheet:
        """A sheet of this event."""
        title = f"{self.say(f'paper-{name}')} – {self.title}"
        return Sheet(title, self.language, tuple(leaves), **form)  # type: ignore[arg-type]

    def heading(self, *parts: str) -> tuple[Text, ...]:
        """What stands at the head of a list."""
        under = " · ".join(part for part in parts if part)
        return (Text(self.title, "title", bold=True), Text(under, "normal"))

    def division(self, name: str) -> str:
        """The name of a division, where there are several."""
        return name if len(self.contest.event.divisions) > 1 else ""


def make_sheet(name: SheetName, printing: Printing) -> Sheet:
    """A sheet of an event, as far as everybody may know it."""
    return MAKERS[name](printing)


def _by_table(printing: Printing) -> Sheet:
    tables = view.round_shown(printing.contest)
    say = printing.say
    rows = tuple(
        (Cell(str(table.number), bold=True), Cell(table.first.name), Cell(table.second.name))
        for table in tables
    )
    columns = (
        Column(say("events-table"), "right", 18),
        Column(say("events-first")),
        Column(say("events-second")),
    )
    blocks: list[Table | Text] = [
        *printing.heading(say("events-pairings"), printing.round),
        Table(columns, rows),
    ]
    if byes := view.byes(printing.contest.event):
        names = ", ".join(participant.name for participant in byes)
        blocks.append(Text(say("events-bye-of", names=names)))
    return printing.sheet("by-table", [Leaf(tuple(blocks))])


def _by_name(printing: Printing) -> Sheet:
    seats = view.seats(
        printing.contest.event, view.round_shown(printing.contest), printing.language
    )
    bye = printing.say("events-kind-bye")
    entries = tuple((seat.name, str(seat.table) if seat.table else bye) for seat in seats)
    heading = printing.heading(printing.say("paper-by-name"), printing.round)
    return printing.sheet("by-name", [Leaf((*heading, Names(entries)))])


def _slips(printing: Printing) -> Sheet:
    say = printing.say
    columns = (
        Column("", width=18),
        Column(say("events-player")),
        Column(say("events-points"), "right", 24),
        Column(say("events-overtime"), "right", 22),
        Column(say("paper-final"), "right", 26),
    )

    def slip(table: view.TableShown) -> Leaf:
        rows = (
            (Cell(say("events-first-short")), Cell(table.first.name, bold=True), *_blank(3)),
            (Cell(say("events-second-short")), Cell(table.second.name, bold=True), *_blank(3)),
        )
        under = " · ".join(
            part
            for part in (printing.round, printing.division(table.division), printing.day)
            if part
        )
        head = Head(str(table.number), printing.title, under, say("events-table"))
        players = (table.first.name, table.second.name)
        signed = Fill(tuple(say("paper-signature", name=name) for name in players))
        return Leaf((head, Table(columns, rows, "form"), signed))

    tables = view.round_shown(printing.contest)
    return printing.sheet("slips", [slip(table) for table in tables], across=1, down=4)


def _standings(printing: Printing) -> Sheet:
    leaves = []
    for name in printing.contest.event.divisions:
        rows = [(row.place, row, row.points) for row in view.standings_rows(printing.contest, name)]
        table = _standings_table(printing, rows, "events-points")
        leaves.append(_standings_leaf(printing, table, printing.round, printing.division(name)))
    return printing.sheet("standings", leaves)


def _groups(printing: Printing) -> Sheet:
    """The standings of every group that somebody of a division is counted among, a leaf each.

    What the last column holds is the place among everybody.
    """
    leaves = []
    for name in printing.contest.event.divisions:
        for group, own in view.group_tables(printing.contest, name, printing.language).items():
            rows = [(place, row, row.place) for place, row in own]
            table = _standings_table(printing, rows, "events-everybody")
            parts = (group, printing.round, printing.division(name))
            leaves.append(_standings_leaf(printing, table, *parts))
    return printing.sheet("groups", leaves)


def _standings_table(
    printing: Printing, rows: Iterable[tuple[int, view.StandingsRow, int]], last: str
) -> Table:
    """Standings; ``rows``: place, player and what stands in the column that ``last`` names."""
    say = printing.say
    columns = (
        Column(say("events-place"), "right", 16),
        Column(say("events-player")),
        Column(say("events-club")),
        Column(say("events-wins"), "right"),
        Column(say("events-spread"), "right"),
        Column(say(last), "right"),
    )
    cells = (
        (
            Cell(str(place), bold=True),
            Cell(row.player.name),
            Cell(_belongs(row.player)),
            Cell(f"{row.wins}–{row.lost}", bold=True),
            Cell(row.spread),
            Cell(str(number)),
        )
        for place, row, number in rows
    )
    return Table(columns, tuple(cells))


def _standings_leaf(printing: Printing, table: Table, *parts: str) -> Leaf:
    return Leaf((*printing.heading(printing.say("events-standings"), *parts), table))


def _crosstable(printing: Printing) -> Sheet:
    say, event = printing.say, printing.contest.event
    columns = (
        Column("", "right"),
        Column(say("events-player")),
        *(Column(str(one), "centre") for one in range(1, event.round + 1)),
        Column(say("events-wins"), "right"),
        Column(say("events-spread"), "right"),
    )
    leaves = []
    for name in event.divisions:
        rows = tuple(
            (
                Cell(str(row.order + 1), bold=True),
                Cell(row.player.name),
                *(_cross_cell(printing, cell) for cell in own),
                Cell(f"{row.wins}–{row.lost}", bold=True),
                Cell(row.spread),
            )
            for row, own in view.crosstable(printing.contest, name)
        )
        heading = printing.heading(say("paper-crosstable"), printing.round, printing.division(name))
        note = Text(say("paper-crosstable-note"), "small")
        leaves.append(Leaf((*heading, Table(columns, rows, "dense"), note)))
    return printing.sheet("crosstable", leaves, wide=True)


def _cross_cell(printing: Printing, cell: view.CellShown) -> Cell:
    if cell.kind == "none":
        return Cell()
    number = str(cell.opponent_number or "")
    return Cell(f"{cell.sign}{number}", cell.points or printing.say(f"events-kind-{cell.kind}"))


def _wall_chart(printing: Printing) -> Sheet:
    """Players by their numbers; who started has a dot. Rounds to come are left to be written."""
    say, event = printing.say, printing.contest.event
    leaves = []
    for name, division in event.divisions.items():
        people = _people_by_number(printing.contest, name)
        numbers = {one.id: one.player.number for one in people}
        planned = len(division.plan)
        wide = max(WRITTEN, min(FULL, CHART // planned))
        columns = (
            Column("", "right"),
            Column(say("events-player")),
            *(Column(str(one + 1), "centre", wide) for one in range(planned)),
            Column(say("events-total"), "right"),
        )
        rows = []
        for participant in people:
            own = {game.round: game for game in printing.contest.player_games(name)[participant.id]}
            cells = view.cells(event, name, participant.id, tuple(own.values()), numbers)
            wins = spread = 0
            shown: list[Cell] = []
            for cell in cells:
                game = own.get(cell.round)
                wins += game.half_wins if game else 0
                spread += game.spread if game else 0
                so_far = f"{view.halves(wins)} {with_sign(spread)}" if game else ""
                shown.append(_chart_cell(printing, cell, so_far, whole=wide >= FULL - 2))
            shown += _blank(len(division.plan) - len(shown))
            total = Cell(view.halves(wins), with_sign(spread), bold=True)
            first = Cell(str(participant.player.number), bold=True)
            rows.append((first, Cell(participant.name), *shown, total))
        heading = printing.heading(
            say("paper-wall-chart"), printing.round, printing.division(name), printing.where
        )
        note = Text(say("paper-wall-chart-note"), "small")
        leaves.append(Leaf((*heading, Table(columns, tuple(rows), "dense"), note)))
    return printing.sheet("wall-chart", leaves, wide=True)


def _chart_cell(printing: Printing, cell: view.CellShown, so_far: str, *, whole: bool) -> Cell:
    """A round on the wall chart; ``so_far``: wins and spread, where there is room for all."""
    start = "•" if cell.starts else ""
    who = f"{start}{cell.opponent_number}" if cell.opponent_number else ""
    if not so_far:
        return Cell(who)
    if not cell.points:
        return Cell(printing.say(f"events-kind-{cell.kind}"), so_far if whole else "")
    return Cell(f"{who} {cell.points}", so_far) if whole else Cell(who, cell.points)


def _cards(printing: Printing) -> Sheet:
    """A card that a player keeps: the rounds that are published stand on it already."""
    say, event = printing.say, printing.contest.event
    columns = (
        Column(say("events-round-short"), "right", 15),
        Column(say("events-table"), "right", 14),
        Column(say("events-starts-short"), "centre", 14),
        Column(say("events-opponent")),
        Column(say("events-points"), "right", 18),
        Column(say("paper-theirs"), "right"),
        Column(say("events-wins"), "right"),
        Column(say("events-spread"), "right"),
        Column(say("paper-initials"), "centre"),
    )
    tables = {
        number: {
            player: shown.number
            for shown in view.round_shown(printing.contest, number)
            for player in (shown.first.id, shown.second.id)
        }
        for number in range(1, event.round + 1)
    }
    leaves, longest = [], 0
    for name, division in event.divisions.items():
        longest = max(longest, len(division.plan))
        for participant in _people_by_number(printing.contest, name):
            rows = _card_rows(printing, participant, tables)
            rows += [
                (Cell(str(number + 1), bold=True), *_blank(8))
                for number in range(len(rows), len(division.plan))
            ]
            about = (printing.title, printing.division(name), _belongs(participant), printing.where)
            under = " · ".join(part for part in about if part)
            head = Head(
                str(participant.player.number), participant.name, under, say("paper-number")
            )
            leaves.append(Leaf((head, Table(columns, tuple(rows), "form"))))
    down = 2 if longest <= LONG_CARD else 1
    return printing.sheet("cards", leaves, across=1, down=down)


def _card_rows(
    printing: Printing, participant: Participant, tables: Mapping[int, Mapping[str, int]]
) -> list[tuple[Cell, ...]]:
    """The published rounds of a player; ``tables``: at which table everybody sits, by round."""
    say, contest = printing.say, printing.contest
    games = contest.player_games(participant.division)[participant.id]
    own = {game.round: game for game in games}
    rows: list[tuple[Cell, ...]] = []
    wins = lost = spread = 0
    for cell in view.history(contest, participant.id):
        game = own.get(cell.round)
        if game:
            wins, lost = wins + game.half_wins, lost + game.lost
            spread += game.spread
        start = against = ""
        if cell.starts is not None:
            start = say("events-first-short" if cell.starts else "events-second-short")
        if cell.opponent:
            against = cell.opponent.name
        elif cell.kind != "none":
            against = say(f"events-kind-{cell.kind}")
        score = cell.points.split("–") if cell.points.count("–") == 1 else ["", ""]
        rows.append(
            (
                Cell(str(cell.round), bold=True),
                Cell(str(tables[cell.round].get(participant.id) or "")),
                Cell(start),
                Cell(against),
                Cell(score[0]),
                Cell(score[1]),
                Cell(f"{view.halves(wins)}–{view.halves(lost)}" if game else ""),
                Cell(with_sign(spread) if game else ""),
                Cell(),
            )
        )
    return rows


def _protocol(printing: Printing) -> Sheet:
    say = printing.say
    half = (
        Column(say("events-word")),
        Column(say("events-points"), "right", 16),
        Column(say("events-total"), "right", 18),
    )
    columns = (Column("", "right", 8), *half, *half)
    rows = tuple((Cell(str(number)), *_blank(6)) for number in range(1, LINES + 1))
    labels = ("events-player", "events-opponent", "events-round-short", "events-table")
    last = ("events-overtime", "paper-leftover", "paper-final", "paper-sign")
    blocks: tuple[Block, ...] = (
        *printing.heading(say("paper-protocol"), printing.where),
        Fill(tuple(say(one) for one in labels)),
        Table(columns, rows, "form"),
        Fill(tuple(say(one) for one in last)),
    )
    return printing.sheet("protocol", [Leaf(blocks)])


def _challenges(printing: Printing) -> Sheet:
    say = printing.say
    columns = (Column(say("paper-challenged-words")),)
    rows = tuple(_blank(1) for _ in range(3))
    verdicts = (Column(), Column())
    answer = ((Cell(say("paper-valid")), Cell(say("paper-not-valid"))),)
    leaf = Leaf(
        (
            Text(say("paper-challenge"), "title", bold=True),
            Fill((say("events-table"), say("events-round-short"), say("paper-challenger"))),
            Table(columns, rows, "form"),
            Table(verdicts, answer, "form"),
            Text(say("paper-verdict-note"), "small"),
        )
    )
    return printing.sheet("challenges", [leaf] * 6, across=2, down=3)


def _prizes(printing: Printing) -> Sheet:
    say = printing.say
    several = len(printing.contest.event.divisions) > 1
    columns = (
        Column(say("prizes-kind")),
        *((Column(say("events-division")),) if several else ()),
        Column(say("prizes-list")),
        Column(say("prizes-winner")),
    )
    rows = []
    for one in prizes_in_words(printing.contest, say, printing.language):
        division = (Cell(one.division),) if several else ()
        prize = (Cell(one.name, one.value), *division, Cell(one.promised))
        winners = one.winners or (("", ""),)
        for number, (name, share_text) in enumerate(winners):
            told = _blank(len(prize)) if number else prize
            share = share_text if len(winners) > 1 else ""
            rows.append((*told, Cell(name, share, bold=True)))
    blocks: list[Text | Table] = [
        *printing.heading(say("prizes-title"), printing.round, printing.where)
    ]
    if rows:
        blocks.append(Table(columns, tuple(rows)))
    else:
        blocks.append(Text(say("prizes-none")))
    return printing.sheet("prizes", [Leaf(tuple(blocks))])


def _certificates(printing: Printing) -> Sheet:
    """One for each winner of a prize; where no prizes are set, for the best of each division."""
    told: list[tuple[str, str, str]] = [
        (name, one.name, share_text)
        for one in prizes_in_words(printing.contest, printing.say, printing.language)
        for name, share_text in one.winners
    ]
    if not printing.contest.event.fund.prizes and printing.contest.event.round:
        told = [
            (
                row.player.name,
                printing.say("prizes-for-place", place=str(row.place), label="", below=0),
                "",
            )
            for division in printing.contest.event.divisions
            for row in view.standings_rows(printing.contest, division)[:PODIUM]
        ]
    return printing.sheet(
        "certificates", [_certificate(printing, *one) for one in told], wide=True, framed=True
    )


def _certificate(printing: Printing, name: str, won: str, share_text: str) -> Leaf:
    return Leaf(
        (
            Text(printing.say("paper-certificate"), "title", centred=True),
            Text(" ", "title"),
            Text(name, "huge", bold=True, centred=True),
            Text(" ", "title"),
            Text(won, "large", centred=True),
            Text(share_text or " ", "title", centred=True),
            Text(" ", "title"),
            Text(printing.title, "large", bold=True, centred=True),
            Text(printing.where, "title", centred=True),
            Text(" ", "title"),
            Fill((printing.say("events-office-director"), printing.say("events-office-judge"))),
        )
    )


def _badges(printing: Printing) -> Sheet:
    def badge(participant: Participant) -> Leaf:
        about = " · ".join(
            part
            for part in (_belongs(participant), printing.division(participant.division))
            if part
        )
        return Leaf(
            (
                Text(printing.title, "small", centred=True),
                Text(participant.name, "large", bold=True, centred=True),
                Text(about or " ", "normal", centred=True),
                Text(str(participant.player.number), "title", centred=True),
            )
        )

    people = sorted(
        printing.contest.event.people.values(),
        key=lambda participant: name_key(participant.name, printing.language),
    )
    return printing.sheet(
        "badges", [badge(participant) for participant in people], across=2, down=5
    )


def _duplicate_slips(printing: Printing) -> Sheet:
    say = printing.say
    leaf = Leaf(
        (
            Fill((say("events-table"), say("paper-turn"), say("events-player"))),
            paper_forms.slip_table(say),
            Text(say("paper-duplicate-note"), "small"),
        )
    )
    return printing.sheet("duplicate-slips", [leaf] * paper_forms.BLANKS, across=2, down=4)


def _duplicate_master(printing: Printing) -> Sheet:
    say = printing.say
    heading = printing.heading(say("paper-duplicate-master"), printing.where)
    leaf = Leaf((*heading, paper_forms.master_table(say, [])))
    return printing.sheet("duplicate-master", [leaf])


def links_sheet(printing: Printing, links: Sequence[tuple[str, str]]) -> Sheet:
    """A strip for each player with a private link: name and address."""
    help_text = printing.say("paper-link-help")
    strips = [Leaf((Code(link, name, (printing.title, help_text, link)),)) for name, link in links]
    return printing.sheet("links", strips, across=1, down=6)


def _belongs(participant: Participant) -> str:
    """Club or family, and team."""
    return " · ".join(part for part in (participant.player.family, participant.player.team) if part)


def _blank(count: int) -> tuple[Cell, ...]:
    return (Cell(),) * count


def _people_by_number(contest: LoadedContest, division: str) -> list[Participant]:
    people = [
        participant
        for participant in contest.event.people.values()
        if participant.division == division
    ]
    return sorted(people, key=lambda participant: participant.player.number)


MAKERS: Final[Mapping[SheetName, Callable[[Printing], Sheet]]] = {
    "by-table": _by_table,
    "by-name": _by_name,
    "slips": _slips,
    "standings": _standings,
    "groups": _groups,
    "crosstable": _crosstable,
    "wall-chart": _wall_chart,
    "cards": _cards,
    "protocol": _protocol,
    "challenges": _challenges,
    "prizes": _prizes,
    "certificates": _certificates,
    "badges": _badges,
    "duplicate-slips": _duplicate_slips,
    "duplicate-master": _duplicate_master,
}
