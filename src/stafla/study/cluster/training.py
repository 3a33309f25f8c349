"""Training on a cluster: racks are tried and counted by workers, sums come back.

All sums are of whole numbers, so that it does not matter who added what, and in which order.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from zlib import compress, decompress

import numpy as np
from numpy.typing import NDArray

from stafla._core import Leaves
from stafla.editions import load
from stafla.study.cluster.chunk import Chunk, cut
from stafla.study.cluster.fault import ClusterFault
from stafla.study.cluster.pool import Pool
from stafla.study.training import Tally, TrainingSetup
from stafla.study.training.fit import Floats, Groups
from stafla.study.training.leaves import Counted, portions, tally_games, values_of
from stafla.words import library


@dataclass(frozen=True, slots=True)
class TrainingWork:
    """The portions of games that one generation of training plays.

    Attributes:
        edition: by name.
        rules: digest of its rules for two.
        fingerprint: of the lexicon, which every worker must have on its shelf.
        seed: of the run.
        first, end: numbers of its games.
        terms: the leave values played with, int16, little endian.
    """

    edition: str
    rules: str
    fingerprint: str
    seed: int
    first: int
    end: int
    terms: bytes
    size: int = 1

    @property
    def portions(self) -> list[range]:
        """The games by portion; a chunk's numbers are those of portions."""
        return list(portions(range(self.first, self.end)))

    def facts(self) -> dict[str, object]:
        """All that the sums depend on."""
        named = ("edition", "rules", "fingerprint", "seed", "first", "end")
        told = {name: getattr(self, name) for name in named}
        return {"work": "samples", **told, "terms": sha256(self.terms).hexdigest()}

    def lines(self, chunk: Chunk) -> list[str]:
        """A tally for each portion."""
        setting, groups, leaves = _ready(self)
        asked = self.portions[chunk.first : chunk.end]
        return [
            to_line(tally_games(setting, groups, leaves, games, seed=self.seed, threads=1))
            for games in asked
        ]


@lru_cache(maxsize=2)
def _ready(work: TrainingWork) -> tuple[TrainingSetup, Groups, Leaves]:
    setting, groups = _setting(work.edition, work.rules, work.fingerprint)
    return setting, groups, values_of(setting, np.frombuffer(work.terms, "<i2").astype(np.int16))


@lru_cache(maxsize=2)
def _setting(name: str, rules: str, fingerprint: str) -> tuple[TrainingSetup, Groups]:
    edition = load(name)
    if edition.digest(2) != rules:
        raise ClusterFault("other-version", found=edition.digest(2), wanted=rules)
    setting = TrainingSetup.of(edition, library.find(edition, fingerprint))
    return setting, Groups.of(setting.tiles)


def to_line(tally: Tally) -> str:
    """A tally as a line of JSON."""
    sums = {"counts": pack(tally.counts), "sums": pack(tally.sums)}
    return json.dumps({"racks": tally.racks, "squares": tally.squares, **sums})


def from_line(line: str, groups: Groups) -> Tally:
    """The tally of a line."""
    value = json.loads(line)
    tally = Tally(groups, value["racks"], value["squares"])
    tally.counts = unpack(value["counts"])
    tally.sums = unpack(value["sums"])
    return tally


def pack(whole: Floats) -> str:
    """Whole numbers as text."""
    return b64encode(compress(whole.astype("<i8").tobytes())).decode("ascii")


def unpack(text: str) -> Floats:
    """The whole numbers of a text."""
    return np.frombuffer(decompress(b64decode(text)), "<i8").astype(np.float64)


def counted_on(pool: Pool, setting: TrainingSetup, seed: int) -> Counted:
    """Lets a cluster's workers try the racks (`train_leaves`)."""
    groups = Groups.of(setting.tiles)
    edition, fingerprint = setting.edition, setting.lexicon.fingerprint

    def count(terms: NDArray[np.int16], games: range) -> Iterator[Tally]:
        played = terms.astype("<i2").tobytes()
        work = TrainingWork(
            edition.id, edition.digest(2), fingerprint, seed, games.start, games.stop, played
        )
        for done in pool.each(work, cut(len(work.portions), work.size)):
            for line in done.lines:
                yield from_line(line, groups)

    return count
