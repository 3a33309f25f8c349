"""The guards of what is done at a real board: ``python -m tools.rules.guards``.

`stafla/data/acts.toml` is the table; the companion's page gets its acts with groups resolved, and
the codes of the guards that they name (``front/src/companion/game/guards.json``, kept with the
code).
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from stafla.rules.game.acts.permission import guards_of, table
from tools.steps import ROOT

FILE = ROOT / "front" / "src" / "companion" / "game" / "guards.json"


def guards() -> str:
    """The text of the page's file."""
    told = table()
    acts = {act: guards_of(act) for act in (*told["groups"], *told["acts"])}
    used = {guard for asked in acts.values() for guard in asked}
    codes = {guard: code for guard, code in told["guards"].items() if guard in used}
    parts = (f'"guards": {_lines(codes)}', f'"acts": {_lines(acts)}')
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
