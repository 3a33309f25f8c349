"""Positions on whose best play long simulations agree (``tests/data/simulation.jsonl``).

Positions of the middle game come from self-play over the shipped words. A position is kept where
two long simulations on different seeds know the same best play, each with a confidence of 0.999
and no margin, and where that is worth being found out: the play is not the first by equity, or
the next is close to it. Run as ``python -m tools.engine.simulated_positions [language …]``.
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from stafla import _core
from stafla.data.catalogue import LANGUAGES
from stafla.editions import Edition, load
from stafla.records import cgp
from stafla.study import Analyst
from stafla.study.selfplay import SelfPlayPosition, tables
from stafla.words import library

TARGET = Path(__file__).resolve().parents[2] / "tests" / "data" / "simulation.jsonl"
EACH = 8
GAMES = 40
MOST = 30_000
LONG: dict[str, Any] = {"confidence": 0.999, "margin": 0.0}
FEWER = 10  # candidates of a long simulation
CLOSE = 4000  # milli-points between the first two by equity


class Thinker:
    """What simulations of an edition are played by."""

    def __init__(self, language: str) -> None:
        self.edition: Edition = load(language)
        self.rules = self.edition.ruleset()
        self.kit = Analyst(self.edition, library.find(self.edition)).kit(self.rules)
        self.wins = _core.WinTable.logistic(self.rules, base=4.0, growth=5.0, tempo=18.0)

    def simulation(self, text: str, top: int = 15, **settings: Any) -> _core.Simulation:
        """A simulation of the position in a CGP line."""
        position = cgp.read(text, self.edition)
        return _core.Simulation(
            self.kit.context(self.rules),
            self.wins,
            _core.PlayerView(
                _core.Board(self.rules, position.cells),
                position.racks[0] or b"",
                totals=position.scores,
            ),
            top=top,
            settings=_core.SimulationSettings(**settings),
        )

    def positions(self) -> Iterator[str]:
        """One position of the middle game of each game of self-play, as CGP."""
        run = _core.SelfplayRun(self.kit.context(self.rules), 40)
        chunk = _core.selfplay(run, first=0, games=GAMES)
        for number, game in enumerate(tables(self.rules, chunk.records)):
            yield self.text(next(islice(game, 4 + number % 9, None)))

    def text(self, at: SelfPlayPosition) -> str:
        """A position as the player to move sees it."""
        mover = at.mover(self.rules)
        racks = (bytes(sorted(at.racks[mover])), None)
        scores = (at.totals[mover], at.totals[1 - mover])
        return cgp.write(cgp.CgpPosition(at.board.cells, racks, scores), self.edition)


def play_json(play: _core.SimulatedPlay) -> list[Any]:
    """A play as in a self-play record: square, direction, tiles; or the tiles exchanged."""
    if play.placement is not None:
        at = play.placement
        return [at.square, int(at.down), at.tiles.hex()]
    return [(play.exchange or b"").hex()]


def decide(thinker: Thinker, text: str) -> dict[str, Any] | None:
    """The position with its best play, if it is one to be kept."""
    bests = []
    for seed in (1, 2):
        simulation = thinker.simulation(text, FEWER, seed=seed, **LONG)
        equities = sorted((play.equity for play in simulation.results()), reverse=True)
        if not simulation.run(MOST):
            return None
        bests.append(simulation.results()[0])
    first = bests[0].equity == equities[0]
    if play_json(bests[0]) != play_json(bests[1]) or (first and equities[0] - equities[1] > CLOSE):
        return None
    best = {"edition": thinker.edition.language, "cgp": text, "play": play_json(bests[0])}
    return {**best, "first": first, "rollouts": simulation.rollouts}


def main(languages: list[str]) -> None:
    """Write the positions of all editions, or of these."""
    lines = []
    for language in languages or LANGUAGES:
        thinker, kept = Thinker(language), 0
        for text in thinker.positions():
            found = decide(thinker, text)
            if found is not None and kept < EACH:
                lines.append(json.dumps(found, ensure_ascii=False))
                kept += 1
                print(lines[-1], flush=True)
            if kept == EACH:
                break
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
