"""The strongest bot that plays like a person: it knows every word, and hardly misses a play."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stafla._core import Leaves, Plays, Score, WordGraph, WordMap

from .engine import Engine, dice, kept_tiles, most_to_exchange
from .habits import HABITS, levels_file
from .perception import Effort, Floats
from .player import Bot, Decision, Exchange, Lay, Pass, Sight
from .vocabulary import Vocabulary

Indexes = NDArray[np.intp]

NUMBERS: Final = levels_file()["master"]
EFFORT: Final = Effort.of_numbers(NUMBERS)
SKILL: Final[float] = NUMBERS["skill"]
"""The effort (`Effort`) of a play that is seen every other time."""


class Master(Bot):
    """Sees nearly all plays, and takes the best of them by points and by what it keeps.

    What is seen follows from the sight by a seed, so that games can be repeated.
    """

    name = "master"

    def __init__(
        self,
        vocabulary: Vocabulary,
        lexicon: WordGraph,
        *,
        leaves: Leaves,
        words: WordMap | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.leaves = leaves
        self.engine = Engine(lexicon, words)

    def decide(self, sight: Sight) -> Decision:
        """The best play seen; if there is none to see, other tiles."""
        plays = self.engine.generator(sight).plays(sight.board, sight.rack)
        if len(plays):
            return Lay(plays[self._choose(sight, plays)].placement)
        most = most_to_exchange(sight)
        return Exchange(sight.rack[:most]) if most else Pass()

    def _choose(self, sight: Sight, plays: Plays) -> int:
        """Index of the play that it makes: of those seen the best, else the one nearest to it."""
        ease = SKILL - EFFORT.of(plays, sight.board, self.vocabulary)
        luck = dice(self.name, b"eye", sight).random(len(plays))
        visible = ease + np.log(luck / (1 - luck))
        seen = np.flatnonzero(visible > 0)
        if not len(seen):
            return int(visible.argmax())
        if not sight.bag:
            return int(seen[0])
        return int(seen[self._worth(sight, plays, seen[: HABITS.weighed]).argmax()])

    def _worth(self, sight: Sight, plays: Plays, visible: Indexes) -> Floats:
        """Milli-points of plays: the score, and what the tiles kept are worth."""
        scores = np.frombuffer(plays.scores(), "<i4")[visible] * 1000.0
        laid = [plays[index].placement.tiles for index in visible.tolist()]
        leave_values = [self.leaves.value(kept_tiles(sight.rack, tiles)) for tiles in laid]
        worth: Floats = scores + np.array(leave_values)
        return worth

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """The whole play, if the lexicon does not hold a word of it."""
        return self.engine.doubts(play)
