"""A bot that plays like a person: by the words it knows, and by the plays it sees."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from stafla._core import Leaves, Plays, Score, WordGraph, WordMap

from .engine import Engine, most_to_exchange
from .noticing import Effort, Floats
from .player import Bot, Decision, Exchange, Lay, Pass, Sight
from .vocabulary import Vocabulary

Indexes = NDArray[np.intp]

EFFORT = Effort()
WEIGHED = 40
"""How many of the plays it sees a careful person weighs against each other."""


@dataclass(frozen=True, slots=True)
class Eye:
    """What tells one person's play from another's.

    Attributes:
        words: how many of the most frequent words are known; None: all that the lexicon holds.
        skill: the effort (`Effort`) of a play that is seen every other time.
        leaves: how much the tiles kept count; 0: points alone.
        doubts: how often a word that the lexicon does not hold is noticed on the board.
    """

    words: int | None
    skill: float
    leaves: float
    doubts: float


class Person(Bot):
    """Sees some of the plays that its words allow, and takes the best of them.

    What is seen follows from the sight by a seed, so that games can be repeated.
    """

    def __init__(
        self,
        name: str,
        eye: Eye,
        vocabulary: Vocabulary,
        lexicon: WordGraph,
        *,
        leaves: Leaves,
        words: WordMap | None = None,
    ) -> None:
        self.name = name
        self.eye = eye
        self.vocabulary = vocabulary
        self.leaves = leaves
        self.judge = Engine(lexicon, words)
        self.engine = self.judge
        if eye.words is not None:
            self.engine = Engine(_known(vocabulary, lexicon, eye.words))

    def decide(self, sight: Sight) -> Decision:
        """The best play seen; if there is none to see, other tiles."""
        plays = self.engine.generator(sight).plays(sight.board, sight.rack)
        if len(plays):
            return Lay(plays[self._chosen(sight, plays)].placement)
        most = most_to_exchange(sight)
        return Exchange(sight.rack[:most]) if most else Pass()

    def _chosen(self, sight: Sight, plays: Plays) -> int:
        """Index of the play that it makes: of those seen the best, else the one nearest to it."""
        ease = self.eye.skill - EFFORT.of(plays, sight.board, self.vocabulary)
        luck = self._dice(sight, b"eye").random(len(plays))
        visible = ease + np.log(luck / (1 - luck))
        seen = np.flatnonzero(visible > 0)
        if not len(seen):
            return int(visible.argmax())
        if not self.eye.leaves or not sight.bag:
            return int(seen[0])
        return int(seen[self._worth(sight, plays, seen[:WEIGHED]).argmax()])

    def _worth(self, sight: Sight, plays: Plays, seen: Indexes) -> Floats:
        """Milli-points of plays: the score, and a part of what the tiles kept are worth."""
        scores = np.frombuffer(plays.scores(), "<i4")[seen] * 1000.0
        laid = [plays[index].placement.tiles for index in seen.tolist()]
        kept = [self.leaves.value(kept_tiles(sight.rack, tiles)) for tiles in laid]
        return scores + self.eye.leaves * np.array(kept)

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """The whole play, if a word of it is not in the lexicon and that is noticed."""
        notices = self._dice(sight, b"doubt").random() < self.eye.doubts
        return self.judge.doubts(play) if notices else ()

    def _dice(self, sight: Sight, purpose: bytes) -> np.random.Generator:
        """Chance that is the same whenever the sight is."""
        told = (self.name.encode(), purpose, sight.board.cells, bytes(sorted(sight.rack)))
        totals = repr((sight.seat, sight.totals, sight.bag)).encode()
        seed = sha256(b"\xff".join((*told, totals))).digest()
        return np.random.Generator(np.random.PCG64(int.from_bytes(seed, "big")))


def kept_tiles(rack: bytes, laid: bytes) -> bytes:
    """What stays on a rack when the tiles of a placement are laid."""
    kept = bytearray(rack)
    for tile in laid:
        if tile:
            kept.remove(0 if tile >= 0x80 else tile)
    return bytes(kept)


@lru_cache(maxsize=32)
def _known(vocabulary: Vocabulary, lexicon: WordGraph, most: int) -> WordGraph:
    return vocabulary.known(lexicon, most)
