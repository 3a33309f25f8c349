"""The score sheet: what a scorekeeper would have written, turn by turn (IS-07, IS-28)."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from stafla._core import Placement, Score
from stafla.rules import event as ev
from stafla.rules import event_board as board
from stafla.rules import event_judge as jd
from stafla.rules import event_theme as th
from stafla.rules.fold_judge import opposite
from stafla.rules.game import Game

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


def sheet(game: Game) -> tuple[Row, ...]:
    """The rows of a game, the settlement one row a seat."""
    rows: list[Row] = []
    state = Game.begin(game.started)
    for event in game.events[1:]:
        before, state = state, state.after(event)
        write(rows, event, before, state)
    return tuple(rows)


def write(  # noqa: PLR0912 - an event a branch
    rows: list[Row], event: ev.Event, before: Game, after: Game
) -> None:
    """Add the event's row, or note on the play's row what became of it."""
    match event:
        case ev.Played(seat, placement, points):
            score = before.score_of(placement)
            rows.append(line(after, seat, "play", points, placement=placement, score=score))
        case board.Told(seat, count, points):
            rows.append(line(after, seat, "play", points, tiles=count))
        case th.ThemeScored(_, points) if points:
            add_theme(rows, points)
        case ev.Challenged(seat):
            amend(rows, challenger=seat)
        case ev.Ruled(verdict):
            amend(rows, verdict=verdict)
        case jd.Appealed():
            amend(rows, appealed=True)
        case jd.AppealRuled(verdict):
            amend(rows, verdict=verdict)
        case jd.VerdictOverturned():
            assert before.pending is not None and before.pending.verdict is not None
            amend(rows, verdict=opposite(before.pending.verdict))
        case ev.PlayWithdrawn(seat) | ev.TilesTakenBack(seat):
            amend(rows, stands=False, points=0, theme=0, total=after.totals[seat])
        case ev.Ended("aborted") if before.pending:
            seat = before.pending.seat
            amend(rows, stands=False, points=0, theme=0, total=after.totals[seat])
        case ev.Exchanged(seat, tiles):
            rows.append(line(after, seat, "exchange", 0, tiles=len(tiles)))
        case ev.Passed(seat) | ev.TurnLost(seat) | ev.Yielded(seat):
            rows.append(line(after, seat, WITHOUT_TILES[type(event)], 0))
        case ev.Penalised(seat, points, why):
            rows.append(line(after, seat, PENALTIES[why], -points))
        case ev.Resigned(seat):
            rows.append(line(after, seat, "resign", 0))
        case ev.Claimed(_, against):
            rows.append(line(after, against, "gone", 0))
        case ev.TakenBack(to):
            assert before.proposal is not None
            rows[:] = [row for row in rows if row.number <= to]
            rows.append(line(after, before.proposal.seat, "takeback", 0))
        case ev.Settled(changes):
            rows.extend(line(after, s, "settlement", change) for s, change in enumerate(changes))


def add_theme(rows: list[Row], points: int) -> None:
    """Points for the theme go to the latest play's row (PL-38)."""
    row = next(row for row in reversed(rows) if row.kind == "play")
    more = {"theme": row.theme + points, "points": row.points + points, "total": row.total + points}
    amend(rows, **more)


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


def amend(rows: list[Row], **changes: Any) -> None:
    """Note something on the latest play's row."""
    index = max(i for i, row in enumerate(rows) if row.kind == "play")
    rows[index] = replace(rows[index], **changes)
