"""What it is worth to leave the bag with few tiles, or with none (docs/engine/leaves.md)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import fsum
from typing import Any

import numpy as np

from stafla import _core
from stafla.editions.leaves import BAG_SHORT, BAG_TERMS
from stafla.study.training.fit import POINT, Floats
from stafla.study.training.games import play, tiles_taken
from stafla.study.training.setup import TrainingSetup, Watch, nobody

FAR = range(10, 21)
"""Tiles left in the bag with which the end is not yet felt: what the others are measured by."""
CHUNK = 400


@dataclass(frozen=True, slots=True)
class Left:
    """A play near the end.

    Attributes:
        bag: tiles it leaves in the bag; below 0: too few for a full draw.
        gain: what the player gained from there on beyond the leave, in milli-points.
    """

    bag: int
    gain: int


@dataclass(slots=True)
class Gains:
    """Gains by the bag as a play leaves it: how many, their sum and that of their squares."""

    seen: dict[int, list[int]] = field(default_factory=dict)

    def add(self, left: Left) -> None:
        """Note one play."""
        self.seen.setdefault(left.bag, []).append(left.gain)

    def terms(self) -> Floats:
        """Points by the bag left, from six too few to nine, drawn towards nothing by chance."""
        far = [gain for bag in FAR for gain in self.seen.get(bag, ())]
        bags = range(-BAG_SHORT, BAG_TERMS - BAG_SHORT)
        if len(far) < 2:
            return np.zeros(BAG_TERMS)
        base = sum(far) / len(far)
        raw = np.array([mean(self.seen.get(bag, []), base) - base for bag in bags])
        noise = np.array([error(self.seen.get(bag, [])) for bag in bags])
        known = np.isfinite(noise)
        if not known.any():
            return np.zeros(BAG_TERMS)
        true = max(fsum((raw**2 - noise)[known]) / int(known.sum()), 0.0)
        kept = np.where(known, true / (true + np.where(known, noise, 1.0)), 0.0)
        return raw * kept / POINT


def mean(gains: list[int], otherwise: float) -> float:
    """Of gains, if there are any."""
    return sum(gains) / len(gains) if gains else otherwise


def error(gains: list[int]) -> float:
    """Variance of the mean; infinite where it cannot be told."""
    if len(gains) < 10:
        return float("inf")
    middle = sum(gains) / len(gains)
    return fsum((gain - middle) ** 2 for gain in gains) / len(gains) ** 2


def late_plays(rules: _core.Ruleset, leaves: _core.Leaves, game: dict[str, Any]) -> Iterator[Left]:
    """The plays of a game of two that leave at most the farthest bag that is looked at."""
    final = game["totals"][0] - game["totals"][1]
    bag, lead = _core.Bag(rules, bytes.fromhex(game["seed"])), 0
    racks: list[list[int]] = [[], []]
    for rack in racks:
        drawn, bag = bag.draw(rules.rack_size)
        rack.extend(drawn)
    for number, turn in enumerate(game["turns"]):
        rack, sign, given = racks[number % 2], 1 - 2 * (number % 2), tiles_taken(turn)
        for tile in given:
            rack.remove(tile)
        if len(turn) == 4:
            lead += sign * turn[3]
            if 0 < len(bag) <= FAR[-1] + len(given):
                gain = POINT * sign * (final - lead) - leaves.value(bytes(rack))
                yield Left(len(bag) - len(given), gain)
        drawn, bag = bag.draw(len(given))
        rack.extend(drawn)
        if len(turn) == 1:
            bag = bag.returned(bytes(given))


def train_bag_terms(
    setting: TrainingSetup,
    leaves: _core.Leaves,
    *,
    seed: int,
    games: range,
    threads: int = 1,
    watch: Watch = nobody,
) -> Floats:
    """Points for the bag as a play leaves it, from these games played with these leaves."""
    gains = Gains()
    for first in range(games.start, games.stop, CHUNK):
        some = range(first, min(first + CHUNK, games.stop))
        for game in play(setting, leaves, seed, some, threads):
            for left in late_plays(setting.rules, leaves, game):
                gains.add(left)
        watch(len(some))
    return gains.terms()
