"""Whether laying a first word is worth what equity says.

``python -m tools.engine.openings EDITION [--racks N]`` takes the best play and the best exchange of
a simulation of 3,000 rollouts for each opening rack and tells how much more the play is worth: by
equity, by rollouts of two plies, and by rollouts to the end of the game. The means over all racks
say where equity, and where a short look ahead, is wrong. ``--by-tiles`` takes for each rack the
best exchange and the best play of each number of tiles, and tells how much more than its equity the
play is worth beside the exchange (below 0: less), by 300 rollouts each.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from stafla import _core
from stafla.editions import load
from stafla.study import Analyst
from stafla.words import library

ROLLOUTS = {2: 3000, 60: 2400}
"""By plies; no game outlasts sixty."""
TOP = 25
EACH = 300
"""Rollouts of each move where plays are compared by their tiles."""

Move = _core.Placement | bytes | None


@dataclass(frozen=True, slots=True)
class Opening:
    """A rack, what was chosen, and how many points more the play is worth than the exchange."""

    rack: str
    exchanges: bool
    equity: float
    short: float
    deep: float


class Openings:
    """Opening racks of an edition."""

    def __init__(self, language: str) -> None:
        self.edition = load(language)
        self.rules = self.edition.ruleset(2)
        self.words = library.find(self.edition)
        self.kit = Analyst(self.edition, self.words).kit(self.rules)

    def simulate(
        self,
        rack: bytes,
        seed: int,
        plies: int = 2,
        candidates: list[Move] | None = None,
        rollouts: int | None = None,
    ) -> list[_core.SimulatedPlay]:
        """Moves of an opening, best first; those given get equal shares of the rollouts."""
        simulation = _core.Simulation(
            self.kit.context(self.rules),
            self.kit.wins,
            _core.PlayerView(_core.Board(self.rules), rack),
            candidates,
            top=TOP,
            settings=_core.SimulationSettings(
                plies=plies,
                seed=seed,
                confidence=0.99 if candidates is None else 1.0,
                margin=0.005 if candidates is None else 0.0,
            ),
        )
        simulation.run(rollouts or ROLLOUTS[plies])
        return simulation.results()

    def best_by_tiles(self, rack: bytes) -> dict[int, Move]:
        """The play of highest equity of each number of tiles; under 0 the best exchange."""
        exchange = self.kit.generator.best_exchange(rack, self.kit.leaves, len(rack))
        plays = self.kit.generator.plays(_core.Board(self.rules), rack)
        best: dict[int, tuple[int, Move]] = {}
        for index in range(len(plays)):
            play = plays[index]
            laid = [tile for _, tile in play.placement.laid(self.rules)]
            kept = list(rack)
            for tile in laid:
                kept.remove(_core.BLANK if tile & _core.AS_BLANK else tile)
            equity = 1000 * play.score + self.kit.leaves.value(bytes(kept))
            if len(laid) not in best or equity > best[len(laid)][0]:
                best[len(laid)] = equity, play.placement
        assert exchange is not None
        return {0: exchange[0], **{tiles: play for tiles, (_, play) in sorted(best.items())}}

    def costs(self, racks: int) -> dict[int, list[float]]:
        """By tiles laid, how much more than its equity each play is worth beside an exchange."""
        found: dict[int, list[float]] = defaultdict(list)
        for number in range(racks):
            seed = bytes([number % 256, number // 256, 9, *[0] * 29])
            rack, _ = _core.Bag(self.rules, seed).draw(7)
            moves = list(self.best_by_tiles(rack).values())
            if len(moves) == 1:
                continue
            told = self.simulate(rack, number, 2, moves, EACH * len(moves))
            more = {
                0 if one.placement is None else len(one.placement.laid(self.rules)): one.spread
                - one.equity / 1000
                for one in told
            }
            for tiles in sorted(more.keys() - {0}):
                found[tiles].append(more[tiles] - more[0])
        return found

    def rack(self, number: int) -> bytes:
        """The rack of this number that is compared."""
        seed = bytes([number % 256, 7, number // 256, *[0] * 29])
        return _core.Bag(self.rules, seed).draw(7)[0]

    def openings(self, racks: int) -> Iterator[tuple[bool, Opening | None]]:
        """For each rack whether it is exchanged, and the comparison where there are both."""
        for number in range(racks):
            rack = self.rack(number)
            found = [one for one in self.simulate(rack, number) if one.rollouts]
            plays = [one for one in found if one.placement is not None]
            exchanges = [one for one in found if one.exchange is not None]
            chosen = found[0].exchange is not None
            if not plays or not exchanges:
                yield chosen, None
                continue
            pair = [plays[0].placement, exchanges[0].exchange]
            equity = (plays[0].equity - exchanges[0].equity) / 1000
            short, deep = (
                difference(self.simulate(rack, 1000 + number, plies, pair)) for plies in ROLLOUTS
            )
            text = self.edition.alphabet.decode_rack(list(rack))
            yield chosen, Opening(text, chosen, equity, short, deep)


def difference(found: list[_core.SimulatedPlay]) -> float:
    """Points of spread that the play is worth more than the exchange."""
    play, exchange = sorted(found, key=lambda one: one.placement is None)
    return play.spread - exchange.spread


def interval(values: list[float]) -> str:
    """A mean with its 95 % interval, if there are two values."""
    if len(values) < 2:
        return "too few racks"
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{mean(values):+.1f} ({mean(values) - half:+.1f} … {mean(values) + half:+.1f})"


def main() -> None:
    """Play, count, print."""
    options = argparse.ArgumentParser(description="What laying a first word is worth.")
    options.add_argument("edition")
    options.add_argument("--racks", type=int, default=30)
    options.add_argument("--by-tiles", action="store_true")
    asked = options.parse_args()
    if asked.by_tiles:
        for tiles, worth in sorted(Openings(asked.edition).costs(asked.racks).items()):
            if len(worth) > 1:
                print(f"{asked.edition}: {tiles} tiles, {len(worth)} racks", interval(worth))
        return
    compared, chosen = [], 0
    for exchanges, opening in Openings(asked.edition).openings(asked.racks):
        chosen += exchanges
        if opening is not None:
            compared.append(opening)
            print(opening, flush=True)
    print(f"{asked.edition}: {chosen} of {asked.racks} exchanged, {len(compared)} compared")
    print("two plies less equity", interval([one.short - one.equity for one in compared]))
    print("to the end less equity", interval([one.deep - one.equity for one in compared]))
    print("to the end less two plies", interval([one.deep - one.short for one in compared]))


if __name__ == "__main__":
    main()
