"""Winning chances from self-play: by lead and tiles unseen (docs/engine/wins.md).

What a player still gains on the other from here on is taken to have one distribution for each
number of unseen tiles, moved a little by the lead. So every turn with so many tiles unseen says
something about every lead, and the chances rise with the lead as they must.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stafla import _core
from stafla.study.training.games import play
from stafla.study.training.setup import TrainingSetup, Watch, nobody

CHUNK = 400
STEP = 4
"""Points from one column to the next."""
SIDE = 100
"""Columns on either side of that of no lead."""
NEAR = 30
"""Up to so many unseen tiles every number has its own row; beyond, every fifth."""
APART = 5
SMOOTH = 4.0
"""Points by which a gain may as well have been another: chances become a curve, not stairs."""
LEAST = 50
"""Turns that a row needs; a rarer number of unseen tiles is left to its neighbours."""
LEAST_GAMES = 50

Floats = NDArray[np.float64]


@dataclass(slots=True)
class Turns:
    """Turns seen, by unseen tiles: the mover's lead, and what it gained from there on."""

    leads: dict[int, list[int]] = field(default_factory=dict)
    gains: dict[int, list[int]] = field(default_factory=dict)

    def add(self, unseen: int, lead: int, gain: int) -> None:
        """Note one turn."""
        self.leads.setdefault(unseen, []).append(lead)
        self.gains.setdefault(unseen, []).append(gain)

    def add_game(self, rules: _core.Ruleset, game: dict[str, Any]) -> None:
        """Note every turn of a game of two."""
        final = game["totals"][0] - game["totals"][1]
        lead, racks, bag = 0, [rules.rack_size] * 2, rules.tiles - 2 * rules.rack_size
        for number, turn in enumerate(game["turns"]):
            mover = number % 2
            sign = 1 - 2 * mover
            self.add(bag + racks[1 - mover], sign * lead, sign * (final - lead))
            if len(turn) == 4:
                laid = sum(tile != 0 for tile in bytes.fromhex(turn[2]))
                drawn = min(laid, bag)
                racks[mover] += drawn - laid
                bag -= drawn
                lead += sign * turn[3]

    def of(self, rows: range) -> tuple[Floats, Floats]:
        """Leads and gains of all turns with so many tiles unseen."""
        both = ([x for row in rows for x in seen.get(row, ())] for seen in (self.leads, self.gains))
        leads, gains = both
        return np.array(leads, float), np.array(gains, float)


def train_wins(
    setting: TrainingSetup,
    leaves: _core.Leaves,
    *,
    seed: int,
    games: int,
    threads: int = 1,
    watch: Watch = nobody,
) -> _core.WinTable:
    """Winning chances among players with these leaves; they follow from seed and games.

    Raises:
        RulesetError: by the edition's rules a game might never end.
    """
    turns = Turns()
    for first in range(0, games, CHUNK):
        size = min(CHUNK, games - first)
        for game in play(setting, leaves, seed, range(first, first + size), threads):
            turns.add_game(setting.rules, game)
        watch(size)
    return table_of(turns, setting.rules.tiles)


def table_of(turns: Turns, tiles: int) -> _core.WinTable:
    """The table of these turns, for a set of so many tiles."""
    rows: list[int] = []
    chances: list[list[float]] = []
    near = [range(row, row + 1) for row in range(NEAR)]
    far = [range(row - APART // 2, row + APART // 2 + 1) for row in range(NEAR, tiles, APART)]
    for seen in near + far:
        leads, gains = turns.of(seen)
        if len(leads) >= LEAST:
            rows.append(seen.start + len(seen) // 2)
            chances.append(row_of(leads, gains).tolist())
    return _core.WinTable(rows, STEP, chances)


def row_of(leads: Floats, gains: Floats) -> Floats:
    """Chances by lead, from turns with as many tiles unseen.

    The gain is a line in the lead plus a rest; the rests of all turns stand for luck at any lead.
    """
    columns = STEP * np.arange(-SIDE, SIDE + 1, dtype=float)
    spread = float(np.mean((leads - leads.mean()) ** 2))
    tilt = float(np.mean((leads - leads.mean()) * gains)) / max(spread, 1.0)
    rests = np.rint(gains - tilt * leads).astype(np.int64)
    values, counts = np.unique(rests, return_counts=True)
    wanted = columns * (1 + tilt)
    odds = (wanted[:, None] + values) / SMOOTH
    return (1 / (1 + np.exp(-1.7 * np.clip(odds, -20, 20)))) @ (counts / len(rests))
