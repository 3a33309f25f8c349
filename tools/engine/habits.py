"""What is the same at every level, for the players on devices: ``python -m tools.engine.habits``.

The ``[habits]`` of `stafla/data/levels.toml` become ``front/src/bots/habits.json``, which is kept
with the code.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path

from stafla.bots.habits import HABITS
from tools.steps import ROOT

FILE = ROOT / "front" / "src" / "bots" / "habits.json"


def habits() -> str:
    """The text of the front end's file."""
    return json.dumps(asdict(HABITS), indent=2) + "\n"


def main(path: Path = FILE) -> int:
    """Write the file."""
    path.write_text(habits(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
