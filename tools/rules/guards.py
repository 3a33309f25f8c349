"""The guards of what is done at a real board: ``python -m tools.rules.guards``.

`stafla/data/acts.toml` is the table; the companion's page gets its acts with groups resolved, the
codes of the guards that they name, and the bounds of what an act may say
(``front/src/companion/game/guards.json``, kept with the code).
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from stafla.rules.game.acts.judge import MOST_POINTS, MOST_TEXT
from stafla.rules.game.acts.permission import guards_of, table
from stafla.rules.game.state.asides import MOST_PROPOSALS, MOST_WITHDRAWN
from stafla.rules.game.transitions.board import MOST_SECONDS
from tools.steps import ROOT

FILE = ROOT / "front" / "src" / "companion" / "game" / "guards.json"
BOUNDS = {
    "proposals": MOST_PROPOSALS,
    "withdrawn": MOST_WITHDRAWN,
    "seconds": MOST_SECONDS,
    "points": MOST_POINTS,
    "text": MOST_TEXT,
}
"""How many proposals and plays taken back of a turn; seconds, points and letters of a decision."""


def guards() -> str:
    """The text of the page's file."""
    law = table()
    acts = {act: guards_of(act) for act in (*law["groups"], *law["acts"])}
    used = {guard for asked in acts.values() for guard in asked}
    codes = {guard: code for guard, code in law["guards"].items() if guard in used}
    told = {"guards": codes, "acts": acts, "bounds": BOUNDS}
    parts = (f'"{name}": {_lines(part)}' for name, part in told.items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(told: Mapping[str, object]) -> str:
    """An object with each member on a line of its own."""
    return "{\n" + ",\n".join(f'  "{key}": {json.dumps(one)}' for key, one in told.items()) + "\n}"


def main(path: Path = FILE) -> int:
    """Write the file."""
    path.write_text(guards(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
