"""Plain leave tables from self-play: ``python -m tools.fit_plain_leaves [LANGUAGE …]``.

A leave's value is what it adds to the points of all later turns. With a worth for each tile kept
and another for each copy beyond the first, it is found by least squares over pairs of successive
turns of one player (temporal differences): the value of what is kept now should be the points of
the next turn, less the average, plus the value of what is kept then. A little of a ridge keeps
rare tiles sober. The games are played by highest score first, then by the table just found.

At the end the table plays highest score, every game twice with seats changed, and says what it
gains. Everything follows from the seed: the same program writes the same tables.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stafla import _core, editions
from stafla.editions import LANGUAGES, Edition
from stafla.words import shelf, word_map

FOLDER = Path(__file__).resolve().parent.parent / "src" / "stafla" / "data" / "leaves"
GAMES = 12_000
ROUNDS = 3
SEED = 1
RIDGE = 200.0
MATCH = 500
# turns from which fewer tiles are left than this are the end-game's
LEAST_BAG = 7

Vector = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Setting:
    """An edition with its words."""

    edition: Edition
    rules: _core.Ruleset
    lexicon: _core.Lexicon
    words: _core.WordMap

    @classmethod
    def of(cls, language: str) -> "Setting":
        """The edition named like its language, with the shipped lexicon."""
        edition = editions.load(language)
        rules, lexicon = edition.ruleset(), shelf.find(edition)
        return cls(edition, rules, lexicon.graph, word_map(lexicon, rules))

    def leaves(self, weights: Vector) -> _core.Leaves:
        """The kernel's leaves of a worth and a repeat term for each code."""
        worth, repeat = (np.rint(1000 * half).astype(int).tolist() for half in halves(weights))
        return _core.Leaves.plain(self.rules, worth, repeat)

    def games(self, leaves: _core.Leaves, first: int, games: int) -> Iterator[dict[str, Any]]:
        """Games of self-play, read."""
        chunk = _core.selfplay(
            self.rules,
            self.lexicon,
            self.words,
            leaves,
            seed=SEED,
            first=first,
            games=games,
            threads=2,
        )
        yield from map(json.loads, chunk.records.splitlines())


def halves(weights: Vector) -> tuple[Vector, Vector]:
    """Worth and repeat terms by code."""
    middle = len(weights) // 2
    return weights[:middle], weights[middle:]


def features(kept: list[int], codes: int) -> Vector:
    """Tiles of each code, and copies beyond the first."""
    counts = np.bincount(kept, minlength=codes).astype(float)
    return np.concatenate([counts, np.maximum(counts - 1, 0)])


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player kept in a turn, and scored in it."""

    kept: list[int]
    points: int


def turns(rules: _core.Ruleset, game: dict[str, Any]) -> list[list[Turn]]:
    """Each player's turns while the bag was full enough."""
    bag = _core.Bag(rules, bytes.fromhex(game["seed"]))
    racks: list[list[int]] = []
    for _ in range(2):
        drawn, bag = bag.draw(rules.rack_size)
        racks.append(list(drawn))
    seen: list[list[Turn]] = [[], []]
    for n, done in enumerate(game["turns"]):
        if len(bag) < LEAST_BAG:
            break
        rack, given = racks[n % 2], laid(done)
        for tile in given:
            rack.remove(tile)
        seen[n % 2].append(Turn(list(rack), done[3] if len(done) == 4 else 0))
        drawn, bag = bag.draw(len(given))
        rack.extend(drawn)
        if len(done) == 1:
            bag = bag.returned(bytes(given))
    return seen


def laid(done: list[Any]) -> list[int]:
    """The tiles that a turn took from the rack."""
    if len(done) == 4:
        return [0 if tile & _core.AS_BLANK else tile for tile in bytes.fromhex(done[2]) if tile]
    return list(bytes.fromhex(done[0])) if done else []


def fitted(setting: Setting, leaves: _core.Leaves, first: int) -> Vector:
    """The weights that the games played with ``leaves`` give."""
    codes = setting.rules.letters + 1
    now, then, points = [], [], []
    for game in setting.games(leaves, first, GAMES):
        for own in turns(setting.rules, game):
            for before, after in pairwise(own):
                now.append(features(before.kept, codes))
                then.append(features(after.kept, codes))
                points.append(after.points)
    kept, later, scored = np.array(now), np.array(then), np.array(points, float)
    average = kept.mean(axis=0)
    kept, later, scored = kept - average, later - average, scored - scored.mean()
    system = kept.T @ (kept - later) + RIDGE * np.eye(2 * codes)
    return np.linalg.solve(system, kept.T @ scored)


def match(setting: Setting, leaves: _core.Leaves, games: int = MATCH) -> tuple[float, float]:
    """Points a game that ``leaves`` gain over highest score, and the standard error."""
    zero = _core.Leaves.zero(setting.rules)
    gains = []
    for number in range(games):
        seed = number.to_bytes(32, "little")
        first = Table(setting, seed).margin((leaves, zero))
        gains.append((first - Table(setting, seed).margin((zero, leaves))) / 2)
    spread = np.array(gains)
    return float(spread.mean()), float(spread.std(ddof=1) / np.sqrt(games))


class Table:
    """One game between two leaves, without exchanges."""

    def __init__(self, setting: Setting, seed: bytes) -> None:
        self.rules = setting.rules
        self.generator = _core.MoveGenerator(setting.rules, setting.lexicon, setting.words)
        self.board = _core.Board(setting.rules)
        self.bag = _core.Bag(setting.rules, seed)
        self.racks = [b"", b""]
        self.totals = [0, 0]
        for mover in (0, 1):
            self._draw(mover)

    def _draw(self, mover: int) -> None:
        rack = self.racks[mover]
        drawn, self.bag = self.bag.draw(self.rules.rack_size - len(rack))
        self.racks[mover] = rack + drawn

    def margin(self, leaves: tuple[_core.Leaves, _core.Leaves]) -> int:
        """What the first player wins by."""
        passes = turn = 0
        while passes < 4 and all(self.racks):
            mover = turn % 2
            unseen = self.rules.rack_value(self.racks[1 - mover])
            best = self.generator.best(
                self.board, self.racks[mover], leaves[mover], len(self.bag), unseen
            )
            passes = 0 if best else passes + 1
            if best:
                self._lay(mover, best)
            turn += 1
        out = next((i for i, rack in enumerate(self.racks) if not rack), None)
        change = _core.settle(self.rules, self.racks, out)
        return self.totals[0] + change[0] - self.totals[1] - change[1]

    def _lay(self, mover: int, play: _core.Play) -> None:
        left = list(self.racks[mover])
        for _, tile in play.placement.laid(self.rules):
            left.remove(0 if tile & _core.AS_BLANK else tile)
        self.racks[mover] = bytes(left)
        self.board = self.board.laid(play.placement)
        self.totals[mover] += play.score
        self._draw(mover)


def text(setting: Setting, weights: Vector, gain: tuple[float, float]) -> str:
    """The table as TOML, tiles in the order of the alphabet."""
    letters = ("?", *setting.edition.alphabet.upper)
    lines = [
        "# What kept tiles are worth, in points: each tile, and each copy beyond the first.",
        "# Written by tools/fit_plain_leaves.py from self-play over the shipped lexicon",
        f"# ({ROUNDS} rounds of {GAMES} games). Against highest score, both without exchanges,",
        f"# it gains {gain[0]:.1f} ± {gain[1]:.1f} points a game.",
    ]
    for name, half in zip(("worth", "repeat"), halves(weights), strict=True):
        lines += ["", f"[{name}]"]
        lines += [f'"{letter}" = {x:.1f}' for letter, x in zip(letters, half, strict=True)]
    return "\n".join(lines) + "\n"


def fit(language: str) -> str:
    """The table of one language."""
    setting = Setting.of(language)
    weights = np.zeros(2 * setting.rules.letters + 2)
    for number in range(ROUNDS):
        weights = fitted(setting, setting.leaves(weights), number * GAMES).round(1)
    return text(setting, weights, match(setting, setting.leaves(weights)))


if __name__ == "__main__":
    for wanted in sys.argv[1:] or LANGUAGES:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{wanted}.toml").write_text(fit(wanted), encoding="utf-8")
        sys.stdout.write(f"{wanted}\n")
