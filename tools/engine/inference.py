"""What inference gains.

``python -m tools.engine.inference EDITION [--games N] [--temperature T] [--out FILE]``

Games of the player by equity against itself are followed. At every third turn after a play that
kept tiles a simulation of 3,000 rollouts, but for points and not for chances, chooses twice
on the same seed: once it takes all unseen tiles to be equally likely on the opponent's rack,
once it has inferred from the play what was kept.
Where the choices differ, both are played on, with the same draws, by rollouts of eight plies
against the rack that was really there, and against racks dealt anew until the player by equity
makes that very play with them. So the difference is that of the bots' spreads, a turn at a time,
and no part of the inference judges itself. What is in the file already is not played again. The
file is named by the word list: with another list, other games are played. Games with another
temperature than the champion's need a file of their own.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from stafla import _core
from stafla.bots.kinds import SIMULATION
from stafla.bots.thinker import TEMPERATURE
from stafla.editions import load
from stafla.study import Analyst
from stafla.study.selfplay import SelfPlayPosition, follow
from stafla.words import library

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "engine" / "strength"
SEED = 9
EVERY = 3
FOR_POINTS = {"win_weight": 0.0, "spread_weight": 1.0, "confidence": 1.0, "margin": 0.0}
CERTAIN = {"plies": 8, **FOR_POINTS}
ROLLOUTS = 40  # of each of the two moves, against each rack
DEALS = 1500
RACKS = 24
AT_ONCE = 10
PLAY = 4  # members of a turn that lays tiles

Seen = tuple[int, _core.Board, _core.Placement]
"""Whose turn it was, the board before it, and what was laid."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its positions, and what was done in each."""

    number: int
    tables: list[SelfPlayPosition]
    turns: list[Any]


class Thinker:
    """Simulations of one edition."""

    def __init__(self, edition: str, temperature: float = TEMPERATURE) -> None:
        self.edition = load(edition)
        self.temperature = temperature
        self.rules = self.edition.ruleset(2)
        self.kit = Analyst(self.edition, library.find(self.edition)).kit(self.rules)

    def games(self, first: int, count: int) -> Iterator[Game]:
        """Some games, each with the seed and the turns that its record tells."""
        chunk = _core.selfplay(
            self.rules,
            self.kit.lexicon,
            self.kit.words,
            self.kit.leaves,
            seed=SEED,
            first=first,
            games=count,
        )
        for line in chunk.records.splitlines():
            told = json.loads(line)
            at = follow(self.rules, bytes.fromhex(told["seed"]), told["turns"])
            yield Game(told["game"], list(at), told["turns"])

    def simulation(self, at: SelfPlayPosition, **options: Any) -> _core.Simulation:
        """A simulation by the player to move."""
        return _core.Simulation(
            self.rules,
            self.kit.lexicon,
            self.kit.words,
            self.kit.leaves,
            self.kit.wins,
            at.board,
            at.racks[at.mover(self.rules)],
            totals=at.totals,
            turn=at.mover(self.rules),
            passes=at.passes,
            **options,
        )

    def choose(self, at: SelfPlayPosition, seed: int, seen: Seen | None) -> _core.SimulatedPlay:
        """The move that wins most points; with inference if it is told what it has seen."""
        simulation = self.simulation(at, seed=seed, **FOR_POINTS)
        if seen is not None:
            rack, board, placement = seen
            simulation.observe(rack, board, placement, temperature=self.temperature)
        simulation.run(SIMULATION.rollouts)
        return simulation.results()[0]

    def racks(
        self, before: SelfPlayPosition, placement: _core.Placement, seed: int
    ) -> Iterator[bytes]:
        """Racks of the player who made this play, each as likely as it was then."""
        opponent = before.mover(self.rules)
        laid = [tile for _, tile in placement.laid(self.rules)]
        given = bytes(_core.BLANK if tile & _core.AS_BLANK else tile for tile in laid)
        pool = Counter(bytes(before.bag.tiles) + before.racks[opponent])
        pool.subtract(given)
        tiles, random = sorted(pool.elements()), Random(seed)  # noqa: S311 - a sample
        bag, size = len(before.bag.tiles), self.rules.rack_size
        found = 0
        for _ in range(DEALS):
            random.shuffle(tiles)
            rack = given + bytes(tiles[: size - len(given)])
            if self.plays(before.board, rack, bag) == repr(placement):
                yield bytes(sorted(tiles[:size]))
                found += 1
            if found == RACKS:
                return

    def plays(self, board: _core.Board, rack: bytes, bag: int) -> str | None:
        """The play that the player by equity makes, if it makes one."""
        generator, leaves = self.kit.generator, self.kit.leaves
        play = generator.best(board, rack, leaves, bag)
        exchange = generator.best_exchange(rack, leaves, min(bag, len(rack)))
        if play is None or (exchange is not None and exchange[1] > play.equity):
            return None
        return repr(play.placement)

    def gain(
        self, at: SelfPlayPosition, seed: int, before: SelfPlayPosition, play: _core.Placement
    ) -> float | None:
        """Points that the choice with inference is worth more; None if it is the same."""
        rack = before.mover(self.rules)
        moves = [self.choose(at, seed, told) for told in (None, (rack, before.board, play))]
        names = [repr((move.placement, move.exchange)) for move in moves]
        if names[0] == names[1]:
            return None
        candidates = [move.placement or move.exchange for move in moves]
        found = []
        for number, held in enumerate([at.racks[rack], *self.racks(before, play, seed)]):
            known = [held, held]
            known[1 - rack] = at.racks[1 - rack]
            truth = self.simulation(
                at, seed=seed + number, known=known, candidates=candidates, **CERTAIN
            )
            truth.run(2 * ROLLOUTS)
            spreads = {repr((m.placement, m.exchange)): m.spread for m in truth.results()}
            found.append(spreads[names[1]] - spreads[names[0]])
        return mean(found)

    def gains(self, game: Game) -> list[float | None]:
        """What inference gains at each turn looked at."""
        found = []
        for turn in range(1 + game.number % EVERY, len(game.tables), EVERY):
            before, at = game.tables[turn - 1], game.tables[turn]
            done = game.turns[turn - 1]
            if len(done) != PLAY or not len(at.bag.tiles):
                continue
            placement = _core.Placement(done[0], bool(done[1]), bytes.fromhex(done[2]))
            if len(placement.laid(self.rules)) == self.rules.rack_size:
                continue
            found.append(self.gain(at, game.number * 100 + turn, before, placement))
        return found


def line(number: int, gains: list[float | None]) -> str:
    """A game of the file: the turns looked at, and what was gained where the moves differed."""
    told = [round(gain, 3) for gain in gains if gain is not None]
    return json.dumps({"game": number, "turns": len(gains), "gains": told}, separators=(",", ":"))


def summary(lines: list[str]) -> str:
    """Mean gain a turn with its 95 % interval, from the variance between games."""
    games = [json.loads(text) for text in lines]
    turns = sum(game["turns"] for game in games)
    differing = sum(len(game["gains"]) for game in games)
    gain = sum(sum(game["gains"]) for game in games) / turns
    errors = sum((sum(game["gains"]) - gain * game["turns"]) ** 2 for game in games)
    half = 1.96 * sqrt(errors) / turns
    return (
        f"{len(games)} games, {turns} turns, {differing} with another move: "
        f"{gain:+.3f} points a turn ({gain - half:+.3f} … {gain + half:+.3f})"
    )


def file_of(edition: str, fingerprint: str) -> Path:
    """Where the games by a word list are."""
    return FOLDER / f"{edition}-inference-{fingerprint}.jsonl"


def play_on(thinker: Thinker, games: int, lines: list[str], path: Path) -> None:
    """More games behind those of the file, up to so many."""
    with path.open("a") as file:
        while len(lines) < games:
            for game in thinker.games(len(lines), min(AT_ONCE, games - len(lines))):
                lines.append(line(game.number, thinker.gains(game)))
                print(lines[-1], file=file, flush=True)


def main() -> None:
    """Play on from where the file ends; count all."""
    options = argparse.ArgumentParser(description="What inference gains.")
    options.add_argument("edition")
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--temperature", type=float, default=TEMPERATURE)
    options.add_argument("--out", type=Path)
    asked = options.parse_args()
    if asked.temperature != TEMPERATURE and asked.out is None:
        options.error("another temperature needs --out")
    path = asked.out or file_of(asked.edition, library.find(load(asked.edition)).fingerprint)
    lines = path.read_text().splitlines() if path.exists() else []
    if len(lines) < asked.games:
        play_on(Thinker(asked.edition, asked.temperature), asked.games, lines, path)
    print(asked.edition, summary(lines))


if __name__ == "__main__":
    main()
