"""What inference gains with one to four tiles in the bag.

``python -m tools.engine.inference_before_end EDITION [--games N] [--out FILE]``

Games of the player by equity against itself are followed (as in `tools.engine.inference`). At each
turn with one to four tiles in the bag, after a play that kept tiles, the moves that a simulation
finds best are taken through the contents of the bag twice, by as many positions: once with all ways
to draw them alike, once as likely as the leaves say that were inferred from the play. Where the
choices differ, both are weighed once more, more deeply, over the racks with which the player by
equity makes that very play, each as likely as it was then. So the difference is in how often the
game is won, and the inference does not judge itself. What is in the file already is not played
again.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from statistics import mean
from typing import Any

from stafla import _core
from stafla.bots import Decision, Pass, kernel_move
from stafla.bots.thinker import FINALISTS, TEMPERATURE, allowed_moves, move_of_prospect
from stafla.editions import load
from stafla.study.selfplay import SelfPlayPosition
from stafla.words import library
from tools.engine.inference import FOLDER, PLAY, Game, Thinker, line

BAGS = range(1, 5)
ROLLOUTS = 1_000
POSITIONS = 20_000
"""Looked at for a choice …"""
TRUTH = 200_000
"""… and to tell which of two is better."""
AT_ONCE = 20

Kept = list[tuple[bytes, float]]
"""Leaves with their shares."""


class Weigher(Thinker):
    """Moves of one edition, weighed before the end."""

    def weigh(
        self, at: SelfPlayPosition, moves: list[Decision], kept: Kept, nodes: int
    ) -> list[_core.Prospect]:
        """Moves taken through the contents of the bag, the best first."""
        own = at.mover(self.rules)
        position = _core.PreEndgame(
            at.board,
            at.racks[own],
            bytes(sorted(at.racks[1 - own] + bytes(at.bag.tiles))),
            len(at.bag.tiles),
            kept=kept,
            lead=at.totals[own] - at.totals[1 - own],
            runs=(at.passes, 0),
        )
        return _core.weigh_preendgame(
            self.kit.context(self.rules),
            position,
            [kernel_move(move) for move in moves],
            limits=_core.SearchLimits(nodes=nodes),
        )

    def infer(
        self, at: SelfPlayPosition, before: SelfPlayPosition, play: _core.Placement
    ) -> tuple[list[Decision], Kept]:
        """The best moves of a simulation that has seen the play, a pass, and what was inferred."""
        simulation, other = (
            self.simulation(at, _core.SimulationSettings(seed=1)),
            before.mover(self.rules),
        )
        simulation.observe(other, before.board, play, temperature=self.temperature)
        simulation.run(ROLLOUTS)
        moves = allowed_moves(simulation.results(), 0)
        most = FINALISTS - 2 * len(at.bag.tiles)
        return [*moves[:most], Pass()], simulation.inferred(other)

    def likely(self, at: SelfPlayPosition, before: SelfPlayPosition, play: _core.Placement) -> Kept:
        """The leaves with which the player by equity makes this play, by the ways to draw them."""
        other, bag = before.mover(self.rules), len(before.bag.tiles)
        laid = [tile for _, tile in play.laid(self.rules)]
        given = bytes(_core.BLANK if tile & _core.AS_BLANK else tile for tile in laid)
        unseen = sorted(at.racks[other] + bytes(at.bag.tiles))
        ways = Counter(combinations(unseen, self.rules.rack_size - len(given)))
        makes = repr(play)
        return [
            (bytes(leave), float(count))
            for leave, count in ways.items()
            if self.act(before.board, given + bytes(leave), bag)[0] == makes
        ]

    def gain_of_win(
        self, at: SelfPlayPosition, before: SelfPlayPosition, play: _core.Placement
    ) -> float | None:
        """How much more often the choice with inference wins; None: it is the same."""
        moves, kept = self.infer(at, before, play)
        chosen = [
            move_of_prospect(self.weigh(at, moves, known, POSITIONS)[0]) for known in ([], kept)
        ]
        if chosen[0] == chosen[1]:
            return None
        found = self.weigh(at, chosen, self.likely(at, before, play), TRUTH)
        wins = {repr(move_of_prospect(one)): one.win for one in found}
        return wins[repr(chosen[1])] - wins[repr(chosen[0])]

    def gains_of_wins(self, game: Game) -> Iterator[float | None]:
        """What inference gains at each turn of a game that is looked at."""
        for before, at, done in zip(game.tables, game.tables[1:], game.turns, strict=False):
            if len(at.bag.tiles) not in BAGS or len(done) != PLAY:
                continue
            play = _core.Placement(done[0], bool(done[1]), bytes.fromhex(done[2]))
            if len(play.laid(self.rules)) < self.rules.rack_size:
                yield self.gain_of_win(at, before, play)


def summary(lines: list[str]) -> str:
    """How much more often the other moves win, with the 95 % interval of their mean."""
    games: list[dict[str, Any]] = [json.loads(text) for text in lines]
    turns = sum(game["turns"] for game in games)
    gains = [gain for game in games for gain in game["gains"]]
    if not gains:
        return f"{len(games)} games, {turns} turns, none with another move"
    average = mean(gains)
    half = 1.96 * (sum((gain - average) ** 2 for gain in gains) ** 0.5) / len(gains)
    return (
        f"{len(games)} games, {turns} turns, {len(gains)} with another move, which wins "
        f"{100 * average:+.2f} % of the games ({100 * (average - half):+.2f} … "
        f"{100 * (average + half):+.2f})"
    )


def main() -> None:
    """Play on from where the file ends; count all."""
    options = argparse.ArgumentParser(description="What inference gains before the end.")
    options.add_argument("edition")
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--out", type=Path)
    asked = options.parse_args()
    fingerprint = library.find(load(asked.edition)).fingerprint
    usual = FOLDER / f"{asked.edition}-inference-before-end-{fingerprint}.jsonl"
    path = asked.out or usual
    lines = path.read_text().splitlines() if path.exists() else []
    weigher = Weigher(asked.edition, TEMPERATURE)
    with path.open("a") as file:
        while len(lines) < asked.games:
            for game in weigher.games(len(lines), min(AT_ONCE, asked.games - len(lines))):
                lines.append(line(game.number, list(weigher.gains_of_wins(game))))
                print(lines[-1], file=file, flush=True)
    print(asked.edition, summary(lines))


if __name__ == "__main__":
    main()
