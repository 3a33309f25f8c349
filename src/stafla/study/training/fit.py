"""From racks and their equities to what every tile, pair and triple of tiles adds.

The mean equity of all racks that hold some tiles, less the mean of all racks, is what these tiles
are worth as a leave. For single tiles, pairs and triples there are racks enough; a term is what a
group is worth beyond the terms of its parts. Terms seen too rarely to be told from chance are
drawn towards nothing, as far as the others of their size say (docs/engine/leaves.md).

All sums are of whole numbers, and what is left is done in an order of its own, so that the same
samples give the same terms on any machine.
"""

from dataclasses import dataclass, field
from itertools import combinations
from math import fsum

import numpy as np
from numpy.typing import NDArray

from stafla.editions.leaves import terms_of

Floats = NDArray[np.float64]
Codes = NDArray[np.uint8]
Indexes = NDArray[np.intp]

POINT = 1000
"""Milli-points in a point."""


@dataclass(frozen=True, eq=False)
class Groups:
    """Every group of one to three tiles, with its index among the terms.

    Attributes:
        tiles: kinds of tiles.
        pair: index by two codes, in either order.
        triple: index by three sorted codes.
        pairs, triples: the codes of each, in the order of their indexes.
    """

    tiles: int
    pair: Indexes
    triple: Indexes
    pairs: tuple[Indexes, ...]
    triples: tuple[Indexes, ...]

    @classmethod
    def of(cls, tiles: int) -> "Groups":
        """The groups of an alphabet."""
        first, second = np.triu_indices(tiles)
        pair = np.zeros((tiles, tiles), np.intp)
        pair[first, second] = pair[second, first] = tiles + np.arange(len(first))
        sorted_codes = (
            (a, b, c) for a in range(tiles) for b in range(a, tiles) for c in range(b, tiles)
        )
        triples = tuple(np.array(list(sorted_codes), np.intp).T)
        triple = np.zeros((tiles, tiles, tiles), np.intp)
        triple[triples] = tiles + len(first) + np.arange(len(triples[0]))
        return cls(tiles, pair, triple, (first, second), triples)

    def index(self, codes: tuple[Codes, ...] | tuple[Indexes, ...]) -> Indexes:
        """Indexes of groups given by columns of sorted codes."""
        match codes:
            case (one,):
                return one.astype(np.intp)
            case (one, two):
                return self.pair[one, two]
        return self.triple[codes]


@dataclass(slots=True)
class Tally:
    """Racks counted and their equities summed, by the groups of tiles that they hold.

    A group that a rack holds in several ways counts as often: so its mean is that of a rack that
    keeps these tiles and draws the others at random.
    """

    groups: Groups
    racks: int = 0
    squares: int = 0
    counts: Floats = field(init=False)
    sums: Floats = field(init=False)

    def __post_init__(self) -> None:
        self.counts = np.zeros(terms_of(self.groups.tiles))
        self.sums = np.zeros_like(self.counts)

    def add(self, racks: Codes, equities: NDArray[np.int32]) -> None:
        """Count more racks (uint8[n, tiles], sorted) with equities in milli-points."""
        self.racks += len(racks)
        self.squares += int(np.sum(equities.astype(np.int64) ** 2))
        columns = racks.T
        for size in (1, 2, 3):
            for places in combinations(range(len(columns)), size):
                index = self.groups.index(tuple(columns[place] for place in places))
                self.counts += np.bincount(index, minlength=len(self.counts))
                self.sums += np.bincount(index, equities, minlength=len(self.counts))

    def join(self, other: "Tally") -> None:
        """Count what another tally of the same groups has counted."""
        self.racks += other.racks
        self.squares += other.squares
        self.counts += other.counts
        self.sums += other.sums

    @property
    def variance(self) -> float:
        """Of a single rack's equity, in points²."""
        return self.squares / max(self.racks, 1) / POINT**2


def fit(tally: Tally) -> Floats:
    """Terms in points, from the single tiles up."""
    groups, counts = tally.groups, tally.counts
    means = tally.sums / np.maximum(counts, 1) / POINT
    singles = slice(0, groups.tiles)
    pairs = groups.index(groups.pairs)
    triples = groups.index(groups.triples)
    terms = np.zeros_like(means)
    terms[singles] = sober(means[singles], counts[singles], tally.variance)
    first, second = groups.pairs
    rest = means[pairs] - terms[first] - terms[second]
    terms[pairs] = sober(rest, counts[pairs], tally.variance)
    inner = sum(terms[groups.pair[a, b]] for a, b in combinations(groups.triples, 2))
    rest = means[triples] - sum(terms[codes] for codes in groups.triples) - inner
    terms[triples] = sober(rest, counts[triples], tally.variance)
    return terms


def sober(raw: Floats, counts: Floats, variance: float) -> Floats:
    """Terms drawn towards nothing by what chance may have done (empirical Bayes).

    Each is raw = true + noise; the noise has the variance of a mean of so many racks, the true
    terms of this size have what is left of the raw ones' mean square.
    """
    enough = counts >= 2
    noise = variance / np.maximum(counts, 1)
    weights = np.sqrt(counts[enough])
    if not len(weights):
        return np.zeros_like(raw)
    spread = fsum(weights * (raw[enough] ** 2 - noise[enough])) / fsum(weights)
    if spread <= 0:
        return np.zeros_like(raw)
    return np.where(enough, raw * (spread / (spread + noise)), 0.0)
