"""``stafla analyze --game``: every turn of a recorded game judged."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from stafla.cli.inputs.game import GameFile, read_game
from stafla.cli.output import emit, figure, say, table, tell
from stafla.editions import Edition
from stafla.records import Style
from stafla.study import Analyst, Limits
from stafla.study.analysis.game import GameAnalysis, Judged, analyse_game, turns
from stafla.study.analysis.to_json import candidate_json, move_text


def analyze_game(
    file: Path,
    edition: str | None,
    make: Callable[[Edition], Analyst],
    limits: Limits,
    notation: Style,
    *,
    json: bool,
) -> int:
    """Judge the turns of a game and tell what they cost."""
    read = read_game(file, edition)
    analyst = make(read.game.edition).ready(len(read.game.seats))
    with watch(len(turns(read.game)), not json and sys.stderr.isatty()) as judged:
        analysis = analyse_game(analyst, read.game, limits, judged=judged)
    if json:
        emit(game_json(analysis, read, notation))
    else:
        show(analysis, read, notation)
    return 0


@contextmanager
def watch(total: int, shown: bool) -> Iterator[Callable[[Judged], None] | None]:
    """What to call after every turn, with a progress bar on standard error."""
    if not shown:
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda _: progress.advance(task)


def game_json(analysis: GameAnalysis, read: GameFile, style: Style) -> dict[str, Any]:
    """The analysis as one JSON value."""
    edition = read.game.edition
    players = [
        {
            "player": read.record.name(summary.seat),
            "turns": summary.turns,
            "judged": summary.judged,
            "best": summary.best,
            "lost": round(summary.lost, 3),
            "mean": round(summary.mean, 3),
        }
        for summary in analysis.players
    ]
    return {
        "players": players,
        "turns": [turn_json(judged, read, edition, style) for judged in analysis.turns],
    }


def turn_json(judged: Judged, read: GameFile, edition: Edition, style: Style) -> dict[str, Any]:
    """One turn; what is not known is null."""
    turn, played, best, lost = judged.turn, judged.played, judged.best, judged.lost
    rack = turn.before.racks[turn.seat] if turn.known else None
    return {
        "n": turn.number,
        "player": read.record.name(turn.seat),
        "rack": None if rack is None else edition.alphabet.decode_rack(sorted(rack)),
        "phase": judged.analysis.phase if judged.analysis else None,
        "stood": turn.stood,
        "played": candidate_json(played, edition, style) if played else None,
        "best": candidate_json(best, edition, style) if best else None,
        "lost": None if lost is None else round(lost, 3),
    }


def show(analysis: GameAnalysis, read: GameFile, style: Style) -> None:
    """The turns and the players' summaries as tables."""
    columns = [
        ("cli-turn", "right"),
        ("cli-player", "left"),
        ("cli-play-made", "left"),
        ("cli-points", "right"),
        ("cli-best", "left"),
        ("cli-points", "right"),
        ("cli-lost", "right"),
    ]
    table(columns, (row(judged, read, style) for judged in analysis.turns))
    columns = [
        ("cli-player", "left"),
        ("cli-judged", "right"),
        ("cli-best-found", "right"),
        ("cli-lost", "right"),
        ("cli-lost-mean", "right"),
    ]
    table(columns, summaries(analysis, read))
    if unknown := sum(not judged.turn.known for judged in analysis.turns):
        tell(say("cli-analyze-unknown", count=unknown))


def summaries(analysis: GameAnalysis, read: GameFile) -> Iterator[list[object]]:
    """A line for each player."""
    for summary in analysis.players:
        losses = figure(f"{summary.lost:.1f}"), figure(f"{summary.mean:.2f}")
        yield [read.record.name(summary.seat), summary.judged, summary.best, *losses]


def row(judged: Judged, read: GameFile, style: Style) -> list[object]:
    """A turn's line: the better move only where there is one."""
    turn, edition, lost = judged.turn, read.game.edition, judged.lost
    move_written = "" if turn.move is None else move_text(turn.move, edition, style)
    cells = [turn.number, read.record.name(turn.seat), move_written]
    points = "" if judged.played is None else judged.played.score if turn.stood else 0
    better = judged.better
    written = ["", ""] if better is None else [move_text(better.move, edition, style), better.score]
    return [*cells, points, *written, "" if lost is None else figure(f"{lost:.1f}")]
