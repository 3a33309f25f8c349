"""An analysis as a person reads it."""

from collections.abc import Mapping
from typing import Any

from stafla.cli.output import figure, say, table, tell
from stafla.records import Style
from stafla.study import Analysis, Candidate, Endgame
from stafla.study.analysis.to_json import move_text


def show(analysis: Analysis, style: Style) -> None:
    """The moves as a table, and what their order rests on."""
    sampled = any(candidate.error for candidate in analysis.plays)
    wins = any(candidate.win is not None for candidate in analysis.plays)
    columns = [("cli-play-made", "left"), ("cli-points", "right"), ("cli-equity", "right")]
    columns += [("cli-error", "right")] * sampled + [("cli-win", "right")] * wins
    edition = analysis.position.edition
    rows = [
        [move_text(candidate.move, edition, style), *figures(candidate, sampled, wins)]
        for candidate in analysis.plays
    ]
    table(columns, rows)
    work = analysis.work
    tell(
        say(
            f"cli-analyze-{analysis.phase}",
            seconds=figure(f"{work.seconds:.2f}"),
            iterations=work.iterations,
            plies=work.plies,
        )
    )
    if analysis.endgame is not None:
        show_endgame(analysis, analysis.endgame, style)


def figures(candidate: Candidate, sampled: bool, wins: bool) -> list[str]:
    """A move's figures, as many as its table has."""
    cells = [str(candidate.score), figure(f"{candidate.equity:.1f}")]
    cells += [figure(f"±{candidate.error:.1f}")] * sampled
    return cells + ([percent(candidate.win)] if wins else [])


def percent(share: float | None) -> str:
    """A share in hundredths; nothing where it is not known."""
    return "" if share is None else figure(f"{100 * share:.1f}")


def show_endgame(analysis: Analysis, endgame: Endgame, style: Style) -> None:
    """The line of play and what it leads to."""
    edition = analysis.position.edition
    proved = "yes" if endgame.proved else "no"
    tell(say("cli-analyze-spread", spread=figure(f"{endgame.spread:+d}"), proved=proved))
    steps = (f"{move_text(step.move, edition, style)} ({step.score})" for step in endgame.line)
    if line := ", ".join(steps):
        tell(say("cli-analyze-line", line=line))


def answer_line(answer: Mapping[str, Any]) -> str:
    """A batch's answer in one line: its best move, or what is wrong."""
    if "error" in answer:
        return f"{answer['id']}  {answer['error']}"
    best = answer["plays"][0]
    square = f"{best['square']} " if best["square"] else "-"
    figures = figure(f"{best['score']}  {best['equity']:.1f}")
    return f"{answer['id']}  {square}{best['tiles']}  {figures}"
