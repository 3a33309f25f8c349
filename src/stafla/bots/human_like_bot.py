"""A bot that plays like a person: it sees a few plays and takes the best of those.

Visible is what takes little effort (`Effort`), with chance in it; of all plays that its words
allow a person weighs only the most visible ones, and misjudges them (docs/engine/levels.md).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from stafla._core import (
    MAX_SIDE,
    Equity,
    Leaves,
    Plays,
    Score,
    WordGraph,
    WordMap,
    WordScore,
    score,
)
from stafla.editions import Edition

from .engine import Engine, dice, form_of, kept_tiles, most_to_exchange
from .exchanging import is_unbalanced, may_exchange, tiles_to_exchange
from .habits import HABITS
from .levels import Level, everyday
from .perception import Floats, PlayFeatures, exposure
from .phonies import phonies_of
from .player import Bot, Decision, Exchange, Lay, Pass, Sight
from .vocabulary import Letters, Vocabulary, shares_of

PLACE = np.uint16(256)
PHONIES = 20
"""So many plays of words that do not exist come to mind."""
GOOD_ENOUGH = 0.6
"""Part of the points of the best other play for which such a one is laid."""
SECONDS, SECONDS_AN_EFFORT, MOST_SECONDS = 2.0, 0.7, 12.0
EFFORT_OF_NO_PLAY = 5.0
MOST_MET = 20_000
"""So many words made by the way are remembered, with whether they are known."""


@dataclass(frozen=True, slots=True)
class SeenPlays:
    """Plays that a person sees.

    Attributes:
        plays: all that were generated.
        indexes: those seen, the most visible first.
        effort: of each of them.
        opened: premium squares that each of them opens, counted by what they multiply.
    """

    plays: Plays
    indexes: NDArray[np.intp]
    effort: Floats
    opened: Floats


@dataclass(frozen=True, slots=True)
class Choice:
    """What a person does, and the effort that it took to see."""

    decision: Decision
    effort: float


class HumanLikeBot(Bot):
    """Weighs the plays that are easiest to see against each other.

    What is seen follows from the sight by a seed, so that games can be repeated.
    """

    def __init__(
        self,
        level: Level,
        edition: Edition,
        vocabulary: Vocabulary,
        lexicon: WordGraph,
        *,
        leaves: Leaves,
        words: WordMap | None = None,
    ) -> None:
        self.name = level.name
        self.level = level
        self.vocabulary = vocabulary
        self.leaves = leaves
        self.short = everyday(edition.language) if level.everyday else None
        self.plays = level.plays_in(edition.language)
        codes = [edition.alphabet.word(word) for word in self.short or ()]
        self.short_codes = np.array([first * 256 + last for first, last in codes], np.uint16)
        self.multipliers = edition.layout.word_multipliers()
        self.met: dict[bytes, bool] = {}
        self.judge = Engine(lexicon, words)
        self.engines = [self.judge]
        if not level.others and vocabulary.words:
            ordinary = len(vocabulary.words)
            self.engines = [
                Engine(_known_words(vocabulary, lexicon, most, self.short))
                for most in (level.words, ordinary)
            ]

    def decide(self, sight: Sight) -> Decision:
        """The best of the plays seen, or other tiles where these are no good."""
        return self.choose(sight).decision

    def pause(self, sight: Sight) -> float:
        """Seconds that a person would think about this turn."""
        thought = SECONDS + SECONDS_AN_EFFORT * max(self.choose(sight).effort, 0.0)
        luck = self._dice(sight, b"pause").uniform(0.7, 1.3)
        return float(min(thought * luck, MOST_SECONDS))

    def choose(self, sight: Sight) -> Choice:
        """The decision, and how hard it was to see."""
        chance = self._dice(sight, b"eye")
        bluff, patience = chance.random(2)
        visible = self._find_visible(sight, chance)
        if visible is None:
            return Choice(self._exchange(sight) or Pass(), EFFORT_OF_NO_PLAY)
        worth = self._worth(sight, visible, chance)
        best = int(worth.argmax())
        play = visible.plays[int(visible.indexes[best])]
        if sight.challenged and bluff < self.level.phonies:
            phony = self._phony(sight, chance, play.score)
            if phony is not None:
                return phony
        if other := self._rather_exchanges(sight, play.score, float(worth[best]), patience):
            return Choice(other, EFFORT_OF_NO_PLAY)
        return Choice(Lay(play.placement), float(visible.effort[best]))

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """The whole play: a false word that is noticed, or now and then a strange one."""
        luck = self._dice(sight, b"doubt").random()
        if false := self.judge.doubts(play):
            return false if luck < self.level.doubts else ()
        if luck < self.level.mistrusts and not all(self._knows(play.words)):
            return tuple(range(len(play.words)))
        return ()

    # ------------------------------------------------------------------- seeing

    def _find_visible(self, sight: Sight, chance: np.random.Generator) -> SeenPlays | None:
        """The most visible plays by the words known; else by all ordinary ones; None: no play."""
        most = self._attention(sight, chance)
        for engine in self.engines:
            plays = engine.generator(sight).plays(sight.board, sight.rack)
            if (
                len(plays)
                and (visible := self._most_visible(sight, plays, chance, most)) is not None
            ):
                return visible
        return None

    def _attention(self, sight: Sight, chance: np.random.Generator) -> int:
        """How many plays are weighed this time: people have good days, and a good turn."""
        day = form_of(self.name, sight)
        luck = self.level.form * day + self.level.attention * chance.normal()
        return max(1, round(self.plays * float(np.exp(luck))))

    def _most_visible(
        self, sight: Sight, plays: Plays, chance: np.random.Generator, most: int
    ) -> SeenPlays | None:
        features = PlayFeatures.of(plays, sight.board)
        ranks = self.vocabulary.ranks(features.letters)
        effort = self.level.effort.of_features(features, ranks, len(self.vocabulary.words))
        luck = chance.random(len(plays))
        visible = np.log(luck / (1 - luck)) - effort
        if self.level.others:
            visible[~self._knows_letters(features.letters, features.lengths, ranks)] = -np.inf
        some = np.argsort(-visible, kind="stable")
        some = some[: int((visible > -np.inf).sum())]
        some = self._seen_first(sight, plays, some, most)
        if not len(some):
            return None
        opens = exposure(sight.board, self.multipliers)[features.squares[some]]
        opened = (opens * features.laid[some]).sum(1).astype(np.float64)
        return SeenPlays(plays, some, effort[some], opened)

    def _seen_first(
        self, sight: Sight, plays: Plays, some: NDArray[np.intp], most: int
    ) -> NDArray[np.intp]:
        """The first of these plays whose words are all known; more if they are crumbs alone."""
        points = np.frombuffer(plays.scores(), "<i4")
        visible = some[:0]
        for count in (most, HABITS.looked_again * most):
            visible = some[:count]
            if 0 < self.level.others < 1:
                known = self._with_known_crossings(sight, plays, some, count)
                visible = np.fromiter(known, np.intp)
            if not len(visible) or points[visible].max() >= HABITS.crumb:
                break
        return visible

    def _knows_letters(
        self, letters: Letters, lengths: NDArray[np.int64], ranks: NDArray[np.int64]
    ) -> NDArray[np.bool_]:
        """Whether words are known: ordinary ones, the shortest, and a share of all others."""
        listed = ranks < min(self.level.words, len(self.vocabulary.words))
        known = listed | (shares_of(letters) < self.level.others)
        if self.short is None:
            return known | (lengths <= HABITS.by_heart)
        short = np.isin(letters[:, 0] * PLACE + letters[:, 1], self.short_codes)
        return np.where(lengths <= HABITS.by_heart, short, known)

    def _with_known_crossings(
        self, sight: Sight, plays: Plays, some: NDArray[np.intp], most: int
    ) -> Iterator[int]:
        """Those plays all of whose words are known, as many as are weighed."""
        count = 0
        for index in some.tolist():
            words = score(sight.rules, sight.board, plays[index].placement).words
            if len(words) == 1 or all(self._knows(words[1:])):
                yield index
                count += 1
                if count == most:
                    return

    def _knows(self, words: Sequence[WordScore]) -> list[bool]:
        """Which of these words the player knows."""
        if self.engines[0] is not self.judge:
            return [word.letters in self.engines[0].lexicon for word in words]
        letters = [word.letters for word in words]
        met = self.met
        if new := [word for word in letters if word not in met]:
            if len(met) > MOST_MET:
                met.clear()
                new = letters
            met.update(zip(new, self._know(new), strict=True))
        return [met[word] for word in letters]

    def _know(self, words: Sequence[bytes]) -> list[bool]:
        """Which of these words, as letter codes, are known: looked up all at once."""
        rows = np.zeros((len(words), MAX_SIDE), np.uint8)
        for row, word in zip(rows, words, strict=True):
            row[: len(word)] = list(word)
        ranks = self.vocabulary.ranks(rows)
        lengths = np.array([len(word) for word in words])
        known: list[bool] = self._knows_letters(rows, lengths, ranks).tolist()
        return known

    # ------------------------------------------------------------------- weighing

    def _worth(self, sight: Sight, visible: SeenPlays, chance: np.random.Generator) -> Floats:
        """Milli-points that plays seem to be worth: what they score, keep and open."""
        points = np.frombuffer(visible.plays.scores(), "<i4")[visible.indexes] * 1000.0
        worth: Floats = points * np.exp(chance.normal(0.0, self.level.misjudged, len(points)))
        leaves, caution = self._weights(sight)
        if leaves:
            leave_value = self.judge.generator(sight).kept
            equity = Equity(self.leaves, sight.bag, sight.rules.rack_value(sight.unseen))
            laid = (visible.plays[index].placement.tiles for index in visible.indexes.tolist())
            left = [leave_value(kept_tiles(sight.rack, tiles), equity) for tiles in laid]
            worth += leaves * np.array(left)
        return worth - caution * 1000.0 * visible.opened

    def _weights(self, sight: Sight) -> tuple[float, float]:
        """The weights of leave and caution, as the score stands."""
        others = [total for seat, total in enumerate(sight.totals) if seat != sight.seat]
        ahead = sight.totals[sight.seat] - max(others, default=0)
        shift = self.level.swing * ((ahead <= -HABITS.far) - (ahead >= HABITS.far))
        return self.level.leaves * (1 + shift), self.level.caution * (1 - shift)

    # ------------------------------------------------------------------- other tiles

    def _rather_exchanges(
        self, sight: Sight, points: int, worth: float, patience: float
    ) -> Exchange | None:
        """An exchange where it is the better move, as far as the player can tell."""
        if not may_exchange(sight):
            return None
        if self.level.exchange == "vowels":
            tired = points < HABITS.poor and patience < 0.5 and is_unbalanced(sight)
            return self._exchange(sight) if tired else None
        most = most_to_exchange(sight)
        best = self.judge.generator(sight).best_exchange(sight.rack, self.leaves, most)
        if best is None or self._weights(sight)[0] * best[1] <= worth:
            return None
        return Exchange(best[0])

    def _exchange(self, sight: Sight) -> Exchange | None:
        """Other tiles for those that are no good; None: it may not be, or is tiresome."""
        if not may_exchange(sight):
            return None
        most = most_to_exchange(sight)
        if self.level.exchange == "vowels":
            return Exchange(tiles_to_exchange(sight)[:most])
        best = self.judge.generator(sight).best_exchange(sight.rack, self.leaves, most)
        return None if best is None else Exchange(best[0])

    # ------------------------------------------------------------------- false words

    def _phony(self, sight: Sight, chance: np.random.Generator, points: int) -> Choice | None:
        """A play of a word that does not exist and seems to, if it earns enough."""
        known = self.engines[0].lexicon
        false = phonies_of(self.vocabulary, self.judge.lexicon)
        if false is None:
            return None
        plays = Engine(false).generator(sight).plays(sight.board, sight.rack)
        if not len(plays):
            return None
        features = PlayFeatures.of(plays, sight.board)
        effort = self.level.effort.of_features(features, np.zeros(len(plays), np.int64), 1)
        luck = chance.random(len(plays))
        some = np.argsort(effort - np.log(luck / (1 - luck)), kind="stable")[:PHONIES].tolist()
        # the plays stand in the order of their scores
        for index in sorted(some):
            play = plays[index]
            words = score(sight.rules, sight.board, play.placement).words
            if all(word.letters in known for word in words[1:]):
                good = play.score >= points * GOOD_ENOUGH
                return Choice(Lay(play.placement), float(effort[index])) if good else None
        return None

    def _dice(self, sight: Sight, purpose: bytes) -> np.random.Generator:
        # a turn that was lost leaves the same sight; the next thought is another one
        return dice(self.name, purpose, sight, bytes((sight.passes, sight.scoreless)))


@lru_cache(maxsize=32)
def _known_words(
    vocabulary: Vocabulary, lexicon: WordGraph, most: int, short: tuple[str, ...] | None
) -> WordGraph:
    return vocabulary.most_frequent(lexicon, most, short)
