"""What inference gains.

``python -m tools.engine.inference EDITION [--games N] [--exchanges] [--temperature T] [--out F]``

Games of the player by equity against itself are followed. At every third turn after a play that
kept tiles a simulation of 3,000 rollouts, but for points and not for chances, chooses twice
on the same seed: once it takes all unseen tiles to be equally likely on the opponent's rack,
once it has inferred from the play what was kept. With ``--exchanges`` it chooses so at every turn
after an exchange.
Where the choices differ, both are played on, with the same draws, by rollouts of eight plies
against the rack that was really there, and against racks dealt anew until the player by equity
makes that very play with them, or exchanges as many tiles. So the difference is that of the bots'
spreads, a turn at a time, and no part of the inference judges itself. What is in the file already
is not played again. The file is named by the word list: with another list, other games are played.
Games with another temperature than the champion's need a file of their own.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
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
FOR_POINTS: dict[str, Any] = {
    "win_weight": 0.0,
    "spread_weight": 1.0,
    "confidence": 1.0,
    "margin": 0.0,
}
CERTAIN: dict[str, Any] = {"plies": 8, **FOR_POINTS}
ROLLOUTS = 40  # of each of the two moves, against each rack
DEALS = 1500
RACKS = 24
AT_ONCE = 10
PLAY = 4  # members of a turn that lays tiles
EXCHANGE = 1  # and of one that exchanges some


@dataclass(frozen=True, slots=True)
class Seen:
    """What everybody at the table sees of a turn.

    Attributes:
        rack: whose turn it was.
        board: the board before it.
        placement: what was laid; None: tiles were exchanged.
        exchanged: how many.
    """

    rack: int
    board: _core.Board
    placement: _core.Placement | None
    exchanged: int = 0

    def __str__(self) -> str:
        return repr(self.placement) if self.placement else f"exchanges {self.exchanged}"


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its positions, and what was done in each."""

    number: int
    tables: list[SelfPlayPosition]
    turns: list[Any]


class Thinker:
    """Simulations of one edition."""

    def __init__(
        self, edition: str, temperature: float = TEMPERATURE, exchanges: bool = False
    ) -> None:
        self.edition = load(edition)
        self.temperature = temperature
        self.exchanges = exchanges
        self.rules = self.edition.ruleset(2)
        self.kit = Analyst(self.edition, library.find(self.edition)).kit(self.rules)

    def games(self, first: int, count: int) -> Iterator[Game]:
        """Some games, each with the seed and the turns that its record tells."""
        run = _core.SelfplayRun(self.kit.context(self.rules), SEED)
        chunk = _core.selfplay(run, first=first, games=count)
        for line in chunk.records.splitlines():
            told = json.loads(line)
            at = follow(self.rules, bytes.fromhex(told["seed"]), told["turns"])
            yield Game(told["game"], list(at), told["turns"])

    def simulation(
        self,
        at: SelfPlayPosition,
        settings: _core.SimulationSettings,
        candidates: Sequence[_core.Placement | bytes | None] | None = None,
        known: Sequence[bytes] = (),
    ) -> _core.Simulation:
        """A simulation by the player to move."""
        view = _core.PlayerView(
            at.board,
            at.racks[at.mover(self.rules)],
            known=known,
            totals=at.totals,
            turn=at.mover(self.rules),
            runs=(at.passes, 0),
        )
        context = self.kit.context(self.rules)
        return _core.Simulation(context, self.kit.wins, view, candidates, settings=settings)

    def choose(self, at: SelfPlayPosition, seed: int, seen: Seen | None) -> _core.SimulatedPlay:
        """The move that wins most points; with inference if it is told what it has seen."""
        simulation = self.simulation(at, _core.SimulationSettings(seed=seed, **FOR_POINTS))
        if seen is not None:
            simulation.observe(
                seen.rack,
                seen.board,
                seen.placement,
                seen.exchanged,
                temperature=self.temperature,
            )
        simulation.run(SIMULATION.rollouts)
        return simulation.results()[0]

    def racks(self, before: SelfPlayPosition, seen: Seen, seed: int) -> Iterator[bytes]:
        """Racks of the player who did this, each as likely as it was then."""
        laid = seen.placement.laid(self.rules) if seen.placement else []
        given = bytes(_core.BLANK if tile & _core.AS_BLANK else tile for _, tile in laid)
        pool = Counter(bytes(before.bag.tiles) + before.racks[seen.rack])
        pool.subtract(given)
        tiles, random = sorted(pool.elements()), Random(seed)  # noqa: S311 - a sample
        bag, size = len(before.bag.tiles), self.rules.rack_size
        found = 0
        for _ in range(DEALS):
            random.shuffle(tiles)
            rack = given + bytes(tiles[: size - len(given)])
            done, back = self.act(before.board, rack, bag)
            if done == str(seen):
                # what was kept, and the next tiles of the bag
                kept = Counter(rack)
                kept.subtract(given + back)
                drawn = tiles[size - len(given) :][: len(given + back)]
                yield bytes(sorted([*kept.elements(), *drawn]))
                found += 1
            if found == RACKS:
                return

    def act(self, board: _core.Board, rack: bytes, bag: int) -> tuple[str, bytes]:
        """What the player by equity does, as `Seen` is told, and what it gives back."""
        generator, leaves = self.kit.generator, self.kit.leaves
        play = generator.best(board, rack, _core.Equity(leaves, bag))
        exchange = generator.best_exchange(
            rack, leaves, _core.exchange_most(self.rules, len(rack), bag)
        )
        if exchange is not None and (play is None or exchange[1] > play.equity):
            return f"exchanges {len(exchange[0])}", exchange[0]
        return ("passes" if play is None else repr(play.placement)), b""

    def gain(
        self, at: SelfPlayPosition, seed: int, before: SelfPlayPosition, seen: Seen
    ) -> float | None:
        """Points that the choice with inference is worth more; None if it is the same."""
        moves = [self.choose(at, seed, told) for told in (None, seen)]
        names = [repr((move.placement, move.exchange)) for move in moves]
        if names[0] == names[1]:
            return None
        candidates = [move.placement or move.exchange for move in moves]
        found = []
        for number, held in enumerate([at.racks[seen.rack], *self.racks(before, seen, seed)]):
            known = [held, held]
            known[1 - seen.rack] = at.racks[1 - seen.rack]
            settings = _core.SimulationSettings(seed=seed + number, **CERTAIN)
            truth = self.simulation(at, settings, candidates, known)
            truth.run(2 * ROLLOUTS)
            spreads = {repr((m.placement, m.exchange)): m.spread for m in truth.results()}
            found.append(spreads[names[1]] - spreads[names[0]])
        return mean(found)

    def gains(self, game: Game) -> list[float | None]:
        """What inference gains at each turn looked at."""
        found = []
        first, step = (1, 1) if self.exchanges else (1 + game.number % EVERY, EVERY)
        for turn in range(first, len(game.tables), step):
            before, at = game.tables[turn - 1], game.tables[turn]
            seen = self.observation(before, game.turns[turn - 1])
            if seen is not None and len(at.bag.tiles):
                found.append(self.gain(at, game.number * 100 + turn, before, seen))
        return found

    def observation(self, before: SelfPlayPosition, done: list[Any]) -> Seen | None:
        """What is seen of a turn, if it is one that is looked at and tells of what was kept."""
        rack = before.mover(self.rules)
        if self.exchanges:
            given = bytes.fromhex(done[0]) if len(done) == EXCHANGE else b""
            tells = 0 < len(given) < self.rules.rack_size
            return Seen(rack, before.board, None, len(given)) if tells else None
        if len(done) != PLAY:
            return None
        placement = _core.Placement(done[0], bool(done[1]), bytes.fromhex(done[2]))
        tells = len(placement.laid(self.rules)) < self.rules.rack_size
        return Seen(rack, before.board, placement) if tells else None


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
        f"{next_game(lines)} games, {turns} turns, {differing} with another move: "
        f"{gain:+.3f} points a turn ({gain - half:+.3f} … {gain + half:+.3f})"
    )


def next_game(lines: list[str]) -> int:
    """The number of the first game behind those of a file."""
    last: int = json.loads(lines[-1])["game"] if lines else -1
    return last + 1


def file_of(edition: str, fingerprint: str, exchanges: bool = False) -> Path:
    """Where the games by a word list are."""
    what = "inference-from-exchanges" if exchanges else "inference"
    return FOLDER / f"{edition}-{what}-{fingerprint}.jsonl"


def play_on(thinker: Thinker, games: int, lines: list[str], path: Path) -> None:
    """More games behind those of the file, up to so many; those without a turn have no line."""
    first = next_game(lines)
    with path.open("a") as file:
        while first < games:
            for game in thinker.games(first, min(AT_ONCE, games - first)):
                if gains := thinker.gains(game):
                    lines.append(line(game.number, gains))
                    print(lines[-1], file=file, flush=True)
            first += AT_ONCE


def main() -> None:
    """Play on from where the file ends; count all."""
    options = argparse.ArgumentParser(description="What inference gains.")
    options.add_argument("edition")
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--exchanges", action="store_true")
    options.add_argument("--temperature", type=float, default=TEMPERATURE)
    options.add_argument("--out", type=Path)
    asked = options.parse_args()
    if asked.temperature != TEMPERATURE and asked.out is None:
        options.error("another temperature needs --out")
    fingerprint = library.find(load(asked.edition)).fingerprint
    path = asked.out or file_of(asked.edition, fingerprint, asked.exchanges)
    lines = path.read_text().splitlines() if path.exists() else []
    if next_game(lines) < asked.games:
        thinker = Thinker(asked.edition, asked.temperature, asked.exchanges)
        play_on(thinker, asked.games, lines, path)
    print(asked.edition, summary(lines))


if __name__ == "__main__":
    main()
