"""Positions on whose best play long simulations agree (``tests/data/simulation.jsonl``).

Positions of the middle game come from self-play over the shipped words. A position is kept where
two long simulations on different seeds know the same best play, each with a confidence of 0.999
and no margin, and where that is worth being found out: the play is not the first by equity, or
the next is close to it. Run as ``python -m tools.simulated_positions [language …]``.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stafla import _core
from stafla.editions import LANGUAGES, Edition, load
from stafla.editions.leaves import shipped_leaves
from stafla.records import cgp
from stafla.words import shelf

TARGET = Path(__file__).resolve().parents[1] / "tests" / "data" / "simulation.jsonl"
EACH = 8
GAMES = 40
MOST = 30_000
LONG = {"confidence": 0.999, "margin": 0.0, "top": 10}
CLOSE = 4000  # milli-points between the first two by equity


class Table:
    """What simulations of an edition are played by."""

    def __init__(self, language: str) -> None:
        self.edition: Edition = load(language)
        self.rules = self.edition.ruleset()
        self.lexicon = shelf.find(self.edition).graph
        self.words = _core.WordMap(self.lexicon, self.rules)
        self.leaves = shipped_leaves(self.edition, self.rules)
        self.wins = _core.WinTable.logistic(self.rules, base=4.0, growth=5.0, tempo=18.0)

    def simulation(self, text: str, **options: Any) -> _core.Simulation:
        """A simulation of the position in a CGP line."""
        position = cgp.read(text, self.edition)
        return _core.Simulation(
            self.rules,
            self.lexicon,
            self.words,
            self.leaves,
            self.wins,
            _core.Board(self.rules, position.cells),
            position.racks[0] or b"",
            totals=position.scores,
            **options,
        )

    def positions(self) -> Iterator[str]:
        """One position of the middle game of each game of self-play, as CGP."""
        chunk = _core.selfplay(
            self.rules, self.lexicon, self.words, self.leaves, seed=40, first=0, games=GAMES
        )
        for number, line in enumerate(chunk.records.splitlines()):
            turns = json.loads(line)["turns"]
            yield self.position(json.loads(line)["seed"], turns[: 4 + number % 9])

    def position(self, seed: str, turns: list[Any]) -> str:
        """The position after these turns of the game with this seed."""
        board = _core.Board(self.rules)
        bag = _core.Bag(self.rules, bytes.fromhex(seed))
        racks = []
        for _ in range(2):
            rack, bag = bag.draw(7)
            racks.append(rack)
        totals = [0, 0]
        for number, turn in enumerate(turns):
            mover, given = number % 2, b""
            if len(turn) == 4:
                placement = _core.Placement(turn[0], bool(turn[1]), bytes.fromhex(turn[2]))
                laid = (tile for _, tile in placement.laid(self.rules))
                given = bytes(0 if tile & _core.AS_BLANK else tile for tile in laid)
                board, totals[mover] = board.laid(placement), totals[mover] + turn[3]
            elif turn:
                given = bytes.fromhex(turn[0])
            rack = list(racks[mover])
            for tile in given:
                rack.remove(tile)
            drawn, bag = bag.draw(len(given))
            racks[mover] = bytes(rack) + drawn
            if len(turn) == 1:
                bag = bag.returned(given)
        mover = len(turns) % 2
        scores = (totals[mover], totals[1 - mover])
        racks_known = (bytes(sorted(racks[mover])), None)
        return cgp.write(cgp.Position(board.cells, racks_known, scores), self.edition)


def told(play: _core.SimulatedPlay) -> list[Any]:
    """A play as in a self-play record: square, direction, tiles; or the tiles exchanged."""
    if play.placement is not None:
        at = play.placement
        return [at.square, int(at.down), at.tiles.hex()]
    return [(play.exchange or b"").hex()]


def decided(table: Table, text: str) -> dict[str, Any] | None:
    """The position with its best play, if it is one to be kept."""
    bests = []
    for seed in (1, 2):
        simulation = table.simulation(text, seed=seed, **LONG)
        equities = sorted((play.equity for play in simulation.results()), reverse=True)
        if not simulation.run(MOST):
            return None
        bests.append(simulation.results()[0])
    first = bests[0].equity == equities[0]
    if told(bests[0]) != told(bests[1]) or (first and equities[0] - equities[1] > CLOSE):
        return None
    best = {"edition": table.edition.language, "cgp": text, "play": told(bests[0])}
    return {**best, "first": first, "rollouts": simulation.rollouts}


def main(languages: list[str]) -> None:
    """Write the positions of all editions, or of these."""
    lines = []
    for language in languages or LANGUAGES:
        table, kept = Table(language), 0
        for text in table.positions():
            found = decided(table, text)
            if found is not None and kept < EACH:
                lines.append(json.dumps(found, ensure_ascii=False))
                kept += 1
                print(lines[-1], flush=True)
            if kept == EACH:
                break
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
