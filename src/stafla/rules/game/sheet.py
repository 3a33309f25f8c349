"""The score sheet: what a scorekeeper would have written, turn by turn (IS-07, IS-28)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Literal, TypeAlias

from stafla._core import Placement, Score
from stafla.rules.game import events as ev
from stafla.rules.game.state import outcome
from stafla.rules.game.state.game import Game
from stafla.rules.game.transitions.judge import opposite

Kind = Literal[
    "play",
    "exchange",
    "pass",
    "yield",
    "lost-turn",
    "penalty",
    "overtime",
    "correction",
    "resign",
    "gone",
    "takeback",
    "settlement",
    "time-loss",
]


PENALTIES: dict[ev.Why, Kind] = {
    "challenge": "penalty",
    "time": "overtime",
    "correction": "correction",
}
WITHOUT_TILES: dict[type[ev.Event], Kind] = {
    ev.Passed: "pass",
    ev.TurnLost: "lost-turn",
    ev.Yielded: "yield",
}


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the sheet.

    Attributes:
        number: the event that began it.
        points: what the line changed the seat's total by, 0 for a play that did not stand.
        total: the seat's total after it.
        score: a play's points in full, whether it stands or not.
        tiles: number of tiles exchanged, or laid where no more is known of a play.
        stands: False for a play withdrawn or taken back.
        challenger: who challenged the play.
        verdict: the ruling on it, the latest where there were several.
        theme: points for words of the theme, contained in ``points`` (PL-38).
        appealed: whether the verdict was brought before the judge.
    """

    number: int
    seat: ev.Seat
    kind: Kind
    points: int
    total: int
    placement: Placement | None = None
    score: Score | None = None
    tiles: int = 0
    stands: bool = True
    challenger: ev.Seat | None = None
    verdict: ev.Verdict | None = None
    theme: int = 0
    appealed: bool = False


Stack: TypeAlias = "tuple[Row, Stack] | None"
"""Rows from the latest down, sharing what lies below."""


@dataclass(frozen=True, slots=True, eq=False)
class ScoreSheet:
    """The score sheet as a fold: `after` gives the next, at a cost that does not grow with it.

    Attributes:
        below: rows that nothing changes any more.
        play: the row of the latest play, on which is noted what becomes of it.
        above: rows since then.
    """

    below: Stack = None
    play: Row | None = None
    above: Stack = None

    def __eq__(self, other: object) -> bool:
        """Sheets are equal if their rows are."""
        return self.rows == other.rows if isinstance(other, ScoreSheet) else NotImplemented

    def __hash__(self) -> int:
        """Of the rows."""
        return hash(self.rows)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows from the first; it costs a walk over all of them."""
        return tuple(reversed([*_down(self._flat().below)]))

    def after(self, event: ev.Event, before: Game, after: Game) -> "ScoreSheet":
        """The sheet after an event, which made ``after`` of ``before``.

        Decides IS-07, IS-28, FI-09, PL-06.
        """
        match event:
            case ev.Played(seat, placement, points):
                score = before.score_of(placement)
                row = line(after, seat, "play", points, placement=placement, score=score)
                return ScoreSheet(self._flat().below, row)
            case ev.Told(seat, count, points):
                return ScoreSheet(
                    self._flat().below, line(after, seat, "play", points, tiles=count)
                )
            case ev.TakenBack(to):
                assert before.proposal is not None
                return self._upto(to)._with(line(after, before.proposal.seat, "takeback", 0))
            case ev.Settled(changes):
                return reduce(ScoreSheet._with, _settlement(before, after, changes), self)
        if noted := _note(event, before, after, self.play):
            assert self.play is not None
            return ScoreSheet(self.below, replace(self.play, **noted), self.above)
        row_of = _row(event, after)
        return self if row_of is None else self._with(row_of)

    def _with(self, row: Row) -> "ScoreSheet":
        """The sheet with one more row."""
        if self.play is None:
            return ScoreSheet((row, self.below))
        return ScoreSheet(self.below, self.play, (row, self.above))

    def _flat(self) -> "ScoreSheet":
        """The same rows, of which none is open to notes any more."""
        if self.play is None:
            return self
        below: Stack = (self.play, self.below)
        for row in reversed([*_down(self.above)]):
            below = row, below
        return ScoreSheet(below)

    def _upto(self, number: int) -> "ScoreSheet":
        """The rows that events up to this number began."""
        below = self._flat().below
        while below is not None and below[0].number > number:
            below = below[1]
        return ScoreSheet(below)


def _down(stack: Stack) -> Iterator[Row]:
    while stack is not None:
        row, stack = stack
        yield row


def sheet(game: Game) -> tuple[Row, ...]:
    """The rows of a game, the settlement one row a seat, with a loss on time in a row more."""
    first, *rest = game.log
    assert isinstance(first, ev.Started)
    state, written = Game.begin(first), ScoreSheet()
    for event in rest:
        before, state = state, state.after(event)
        written = written.after(event, before, state)
    return written.rows


def _note(  # noqa: PLR0911 - an event a branch
    event: ev.Event, before: Game, after: Game, play: Row | None
) -> dict[str, Any]:
    """What an event changes on the row of the latest play."""
    match event:
        case ev.ThemeScored(_, points) if points:
            assert play is not None
            names = ("theme", "points", "total")
            return {name: getattr(play, name) + points for name in names}
        case ev.Challenged(seat):
            return {"challenger": seat}
        case ev.Ruled(verdict) | ev.AppealRuled(verdict):
            return {"verdict": verdict}
        case ev.Appealed():
            return {"appealed": True}
        case ev.VerdictOverturned():
            assert before.pending is not None and before.pending.verdict is not None
            return {"verdict": opposite(before.pending.verdict)}
        case ev.PlayWithdrawn(seat) | ev.TilesTakenBack(seat):
            return _flag_change(after, seat)
        case ev.Ended("aborted") if before.pending:
            return _flag_change(after, before.pending.seat)
    return {}


def _settlement(before: Game, after: Game, changes: tuple[int, ...]) -> Iterator[Row]:
    """The lines of a settlement, each with the total that its seat has after it."""
    totals = [total - change for total, change in zip(after.totals, changes, strict=True)]
    for seat, kind, points in outcome.parts(before, changes):
        totals[seat] += points
        yield Row(after.number, seat, kind, points, totals[seat])


def _flag_change(after: Game, seat: ev.Seat) -> dict[str, Any]:
    return {"stands": False, "points": 0, "theme": 0, "total": after.totals[seat]}


def _row(event: ev.Event, after: Game) -> Row | None:
    """The row that an event other than a play or a takeback writes."""
    match event:
        case ev.Exchanged(seat, tiles):
            return line(after, seat, "exchange", 0, tiles=len(tiles))
        case ev.Passed(seat) | ev.TurnLost(seat) | ev.Yielded(seat):
            return line(after, seat, WITHOUT_TILES[type(event)], 0)
        case ev.Penalised(seat, points, why):
            return line(after, seat, PENALTIES[why], -points)
        case ev.Resigned(seat):
            return line(after, seat, "resign", 0)
        case ev.Claimed(_, against):
            return line(after, against, "gone", 0)
    return None


def line(
    after: Game,
    seat: ev.Seat,
    kind: Kind,
    points: int,
    *,
    placement: Placement | None = None,
    score: Score | None = None,
    tiles: int = 0,
) -> Row:
    """A row as it stands after its event."""
    total = after.totals[seat]
    return Row(after.number, seat, kind, points, total, placement, score, tiles)
