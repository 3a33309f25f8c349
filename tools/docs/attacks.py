"""What was measured beside each attack, as the table in docs/threats.md.

It is made by `python -m tools.docs.attacks`.

`make verify` keeps a figure for every attack under `.make/attacks/` (tests/attacks/beside.py). A
row is replaced when its attack was measured again; the others stay.
"""

import json
import sys
from pathlib import Path

from tools.steps import ROOT

KEPT = ROOT / ".make" / "attacks"
PAGE = ROOT / "docs" / "threats.md"
BEGIN, END = "<!-- attacks: written by tools.docs.attacks -->", "<!-- end of attacks -->"
HEAD = (
    "| attack | tried with | bound it meets | plays beside it | median | p99 | longest |",
    "|---|---|---|---|---|---|---|",
)


def rows_of(text: str) -> dict[str, str]:
    """The rows of the table as it stands, by attack."""
    table = text.partition(BEGIN)[2].partition(END)[0].strip().splitlines()[len(HEAD) :]
    return {line.split("|")[1].strip(): line for line in table}


def row(figure: dict[str, str | float]) -> str:
    """A row of the table."""
    told = [str(figure[name]) for name in ("attack", "size", "bound", "plays")]
    times = [f"{figure[name]} ms" for name in ("p50", "p99", "worst")]
    return f"| {' | '.join([*told, *times])} |"


def with_figures(text: str, figures: list[dict[str, str | float]]) -> str:
    """The page with these figures in its table."""
    rows = rows_of(text) | {str(figure["attack"]): row(figure) for figure in figures}
    table = "\n".join([*HEAD, *(rows[attack] for attack in sorted(rows))])
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{rest.partition(END)[2]}"


def main(folder: Path = KEPT, page: Path = PAGE) -> int:
    """Write what was measured into the page."""
    figures = [json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]
    page.write_text(with_figures(page.read_text(), figures))
    sys.stdout.write(f"{len(figures)} figures\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
