"""Today's figures as one table in bench/README.md: ``python -m bench.tables``.

Every measurement adds a run to `history.jsonl`. The table shows the last run of each kind, and in
brackets the first, where it was another by more than a twentieth.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from bench.figures import HISTORY, Figure

PAGE = Path(__file__).resolve().parent / "README.md"
EDITIONS = ("is", "fi", "sv", "pl", "en")
BEGIN, END = "<!-- figures -->", "<!-- /figures -->"
KINDS = ("words", "moves", "simulation", "endgame", "notebook", "phone")


class FirstAndLast(NamedTuple):
    """The first and the last value of a figure."""

    first: float
    last: Figure


def table(history: str) -> str:
    """The table of a history's text."""
    runs = [json.loads(line) for line in history.splitlines()]
    parts = [_part(kind, [run for run in runs if run["kind"] == kind]) for kind in KINDS]
    head = f"| | {' | '.join(EDITIONS)} | mark |\n|---|{'---|' * len(EDITIONS)}---|"
    return "\n".join([head, *(row for part in parts for row in part)])


def _part(kind: str, runs: list[dict[str, Any]]) -> Iterable[str]:
    if not runs:
        return
    days = runs[0]["when"][:10], runs[-1]["when"][:10]
    yield f"| **{kind}**, {days[1]} (since {days[0]}) |{' |' * (len(EDITIONS) + 1)}"
    rows: dict[str, dict[str, FirstAndLast]] = {}
    for run in runs:
        for told in run["figures"]:
            figure = Figure(**told)
            seen = rows.setdefault(figure.name, {}).get(figure.subject)
            rows[figure.name][figure.subject] = FirstAndLast(
                seen.first if seen else figure.value, figure
            )
    for name, by in rows.items():
        # what is no edition's own (one measurement over all) stands in the first column
        columns = EDITIONS if set(by) & set(EDITIONS) else (*by, *[""] * (len(EDITIONS) - len(by)))
        cells = [_cell(by[subject]) if subject in by else "" for subject in columns]
        last = next(iter(by.values())).last
        marks = {seen.last.mark for seen in by.values()}
        mark = marks.pop() if len(marks) == 1 else "by edition: " + ", ".join(sorted(marks - {""}))
        yield f"| {name}{f', {last.unit}' if last.unit else ''} | {' | '.join(cells)} | {mark} |"


def _cell(seen: FirstAndLast) -> str:
    now, first = seen.last.value, seen.first
    missed = "" if seen.last.holds else " *missed*"
    changed = f" ({_number(first)})" if abs(now - first) > 0.05 * abs(now or 1) else ""
    return f"{_number(now)}{changed}{missed}"


def _number(value: float) -> str:
    """Three digits that count."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def with_table(page: str, history: str) -> str:
    """The page with its table made anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table(history)}\n\n{END}{after}"


def write() -> None:
    """Bring the page to the history's date."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_table(page, HISTORY.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write()
