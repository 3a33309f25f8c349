"""Endgames with their proved answers (``tests/data/endgames.jsonl``).

A position is the first with an empty bag of a game of self-play over the shipped words. Each is
solved until it is proved; one that takes more than `MOST` positions is left out and counted in the
last line printed. Run as ``python -m tools.engine.endgame_positions [language …]``.
"""

import json
import sys
from pathlib import Path
from typing import Any

from stafla import _core
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.study import Analyst, Position
from stafla.study.selfplay import SelfPlayPosition, tables
from stafla.words import library

TARGET = Path(__file__).resolve().parents[2] / "tests" / "data" / "endgames.jsonl"
EACH = 10
SEED = 41
GAMES = 40
MOST = 300_000
"""Positions looked at before an endgame is given up."""


class Solver:
    """What endgames of an edition are solved by."""

    def __init__(self, language: str) -> None:
        self.edition = load(language)
        self.rules = self.edition.ruleset()
        self.kit = Analyst(self.edition, library.find(self.edition)).kit(self.rules)

    def solve(self, text: str, **limits: Any) -> _core.EndgameSolution:
        """The endgame in a CGP line, as far as the limits allow."""
        at = Position.of_cgp(text, self.edition)
        assert at.last_rack is not None
        return _core.solve_endgame(
            at.rules,
            self.kit.lexicon,
            _core.Endgame(at.board, (at.rack, at.last_rack), runs=at.runs),
            words=self.kit.words,
            limits=_core.EndgameLimits(**limits),
        )

    def positions(self) -> list[str]:
        """The first position with an empty bag of each game, as CGP."""
        run = _core.SelfplayRun(self.kit.context(self.rules), SEED)
        chunk = _core.selfplay(run, first=0, games=GAMES)
        games = tables(self.rules, chunk.records)
        emptied = (next((at for at in game if not len(at.bag)), None) for game in games)
        return [self.text(at) for at in emptied if at is not None]

    def text(self, at: SelfPlayPosition) -> str:
        """A position as the player to move sees it."""
        return at.position(self.edition).cgp()


def play_json(play: _core.Play | None) -> list[Any]:
    """A play as in a self-play record: square, direction, tiles; nothing for a pass."""
    if play is None:
        return []
    at = play.placement
    return [at.square, int(at.down), at.tiles.hex()]


def main(languages: list[str]) -> None:
    """Write the positions of all editions, or of these."""
    lines, given_up = [], 0
    for language in languages or LANGUAGES:
        solver, kept = Solver(language), 0
        for text in solver.positions():
            found = solver.solve(text, nodes=MOST)
            if not found.proved:
                given_up += 1
                continue
            told = {"edition": language, "cgp": text, "spread": found.spread}
            line = {**told, "play": play_json(found.line[0]), "nodes": found.nodes}
            lines.append(json.dumps(line, ensure_ascii=False))
            print(lines[-1], flush=True)
            kept += 1
            if kept == EACH:
                break
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} proved, {given_up} given up")


if __name__ == "__main__":
    main(sys.argv[1:])
