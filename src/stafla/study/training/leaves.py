"""Leave values from self-play, generation by generation (docs/engine/leaves.md)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from stafla import _core
from stafla.editions.leaves import MILLI, LeaveFile, terms_of
from stafla.study.training.bag import train_bag_terms
from stafla.study.training.fit import POINT, Groups, Tally, fit
from stafla.study.training.setup import TrainingSetup, Watch, nobody

SHARES = (1, 1, 1, 1, 2, 5, 10)
"""How the games are shared out among the generations: the first only have to get near."""
RACKS = 16
BAG_LEAST = 7
CHUNK = 100


@dataclass(frozen=True, slots=True)
class Generation:
    """What one generation learned from.

    Attributes:
        number: from 0.
        games, racks: how many were played and tried.
        blank: worth of a blank, in points.
    """

    number: int
    games: int
    racks: int
    blank: float


Counted = Callable[[NDArray[np.int16], range], Iterable[Tally]]
"""Plays games with terms and counts the racks tried: a tally for each of their `portions`."""


def train_leaves(
    setting: TrainingSetup,
    *,
    seed: int,
    games: int,
    threads: int = 1,
    watch: Watch = nobody,
    counted: Counted | None = None,
) -> tuple[LeaveFile, list[Generation]]:
    """Leave values for a setting; they follow from seed and games, not from threads.

    ``counted`` plays and counts elsewhere; None: here, on so many threads.

    The first generation plays without leaves; every further one plays with what the one before
    learned, and judges by it what the sampled racks keep. As many games again tell what it is worth
    to leave few tiles in the bag.

    Raises:
        RulesetError: by the edition's rules a game might never end.
    """
    groups = Groups.of(setting.tiles)
    counted = counted or partial(_counted_here, setting=setting, seed=seed, threads=threads)
    terms = np.zeros(terms_of(setting.tiles), np.int16)
    told: list[Generation] = []
    first = 0
    for number, count in enumerate(shared_out(games)):
        tally = Tally(groups)
        played = range(first, first + count)
        tallies = counted(terms, played)
        for portion, part in zip(portions(played), tallies, strict=True):
            tally.join(part)
            watch(len(portion))
        first += count
        terms = round_terms(fit(tally))
        told.append(Generation(number, count, tally.racks, terms[0] * MILLI / POINT))
    bag = train_bag_terms(
        setting,
        values_of(setting, terms),
        seed=seed,
        games=range(first, first + games),
        threads=threads,
        watch=watch,
    )
    about = {**setting.about(), "seed": seed, "games": games}
    letters, units = setting.edition.alphabet.upper, np.rint(bag * (POINT / MILLI))
    bag_terms = tuple(int(unit) for unit in units)
    return LeaveFile(letters, tuple(terms.tolist()), about, bag_terms), told


def portions(games: range) -> Iterator[range]:
    """Games in portions of a hundred, the last one smaller."""
    for start in range(games.start, games.stop, CHUNK):
        yield range(start, min(start + CHUNK, games.stop))


def tally_games(
    setting: TrainingSetup,
    groups: Groups,
    leaves: _core.Leaves,
    games: range,
    *,
    seed: int,
    threads: int,
) -> Tally:
    """The racks tried in some games, counted."""
    tally = Tally(groups)
    tally.add(*sample(setting, leaves, seed, games, threads))
    return tally


def _counted_here(
    terms: NDArray[np.int16], games: range, *, setting: TrainingSetup, seed: int, threads: int
) -> Iterator[Tally]:
    groups = Groups.of(setting.tiles)
    leaves = values_of(setting, terms)
    for portion in portions(games):
        yield tally_games(setting, groups, leaves, portion, seed=seed, threads=threads)


def shared_out(games: int) -> Iterator[int]:
    """Games of each generation."""
    done = 0
    for end in np.cumsum(SHARES):
        until = games * int(end) // sum(SHARES)
        yield until - done
        done = until


def round_terms(terms: NDArray[np.float64]) -> NDArray[np.int16]:
    """Terms as a file holds them."""
    units = np.rint(terms * (POINT / MILLI))
    return np.clip(units, -32_000, 32_000).astype(np.int16)


def values_of(setting: TrainingSetup, terms: NDArray[np.int16]) -> _core.Leaves:
    """Terms as leave values."""
    return _core.Leaves.of_terms(setting.rules, (terms.astype("<i4") * MILLI).tobytes())


def sample(
    setting: TrainingSetup, leaves: _core.Leaves, seed: int, games: range, threads: int
) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
    """Racks tried in some games that are played with these leave values."""
    racks, equities = _core.sample_racks(
        setting.run(leaves, seed),
        first=games.start,
        games=len(games),
        racks=RACKS,
        bag_least=BAG_LEAST,
        threads=threads,
    )
    table = np.frombuffer(racks, np.uint8).reshape(-1, setting.rules.rack_size)
    return table, np.frombuffer(equities, "<i4").astype(np.int32)
