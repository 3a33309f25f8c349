"""Bots that take the best play that the kernel finds."""

from dataclasses import dataclass, field
from hashlib import sha256

import numpy as np

from stafla._core import (
    Equity,
    Leaves,
    MoveGenerator,
    Ruleset,
    Score,
    WordGraph,
    WordMap,
    exchange_most,
)

from .habits import HABITS
from .player import Bot, Decision, Exchange, Lay, Pass, Sight


@dataclass(slots=True)
class Engine:
    """What a bot knows: its lexicon, and what kept tiles are worth to it.

    Args:
        lexicon: the words it plays and the only ones it lets stand.
        words: the same laid out for fast generation; None: the general generator answers.

    Not to be shared between threads.
    """

    lexicon: WordGraph
    words: WordMap | None = None
    _generators: dict[Ruleset, MoveGenerator] = field(default_factory=dict, repr=False)

    def generator(self, sight: Sight) -> MoveGenerator:
        """The move generator for the rules that hold now (PL-40: they change in a game)."""
        if sight.rules not in self._generators:
            self._generators[sight.rules] = MoveGenerator(sight.rules, self.lexicon, self.words)
        return self._generators[sight.rules]

    def doubts(self, play: Score) -> tuple[int, ...]:
        """All words of a play of which the lexicon does not hold one; none if it holds all.

        The whole play is doubted, so that the verdict does not tell which word failed (SV-19).
        """
        if all(word.letters in self.lexicon for word in play.words):
            return ()
        return tuple(range(len(play.words)))


class HighestScore(Bot):
    """Plays for the most points of this turn and challenges what its lexicon does not hold."""

    name = "highest-score"

    def __init__(self, lexicon: WordGraph, words: WordMap | None = None) -> None:
        self.engine = Engine(lexicon, words)

    def decide(self, sight: Sight) -> Decision:
        """The highest score; without a play, an exchange of as many tiles as may be."""
        play = self.engine.generator(sight).best(sight.board, sight.rack)
        if play is not None:
            return Lay(play.placement)
        most = most_to_exchange(sight)
        return Exchange(sight.rack[:most]) if most else Pass()

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """The whole play, if the lexicon does not hold a word of it."""
        return self.engine.doubts(play)


class BestEquity(Bot):
    """Weighs the points of a play against the worth of the tiles it keeps."""

    name = "best-equity"

    def __init__(self, lexicon: WordGraph, leaves: Leaves, words: WordMap | None = None) -> None:
        self.engine = Engine(lexicon, words)
        self.leaves = leaves

    def decide(self, sight: Sight) -> Decision:
        """The play or exchange of highest equity, a pass when there is neither."""
        generator = self.engine.generator(sight)
        equity = Equity(self.leaves, sight.bag, sight.rules.rack_value(sight.unseen))
        play = generator.best(sight.board, sight.rack, equity)
        most = most_to_exchange(sight)
        exchange = generator.best_exchange(sight.rack, self.leaves, most) if most else None
        if play is None:
            return Exchange(exchange[0]) if exchange else Pass()
        if exchange is not None and exchange[1] > play.equity:
            return Exchange(exchange[0])
        return Lay(play.placement)

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """The whole play, if the lexicon does not hold a word of it."""
        return self.engine.doubts(play)


def most_to_exchange(sight: Sight) -> int:
    """How many tiles the player may exchange now; 0: none (IS-18, SV-26)."""
    if sight.exchanges >= HABITS.most_exchanges:
        return 0
    return exchange_most(sight.rules, len(sight.rack), sight.bag, sight.exchanges)


def kept_tiles(rack: bytes, laid: bytes) -> bytes:
    """What stays on a rack when the tiles of a placement are laid."""
    kept = bytearray(rack)
    for tile in laid:
        if tile:
            kept.remove(0 if tile >= 0x80 else tile)
    return bytes(kept)


def dice(name: str, purpose: bytes, sight: Sight, more: bytes = b"") -> np.random.Generator:
    """Chance that is the same whenever a bot of this name has the same sight."""
    inputs = (name.encode(), purpose, sight.board.cells, bytes(sorted(sight.rack)))
    totals = repr((sight.seat, sight.totals, sight.bag)).encode()
    seed = sha256(b"\xff".join((*inputs, totals)) + more).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(seed, "big")))


def form_of(name: str, sight: Sight) -> float:
    """How good a day a bot of this name has in this game: a number around 0, mostly within 1."""
    told = (name.encode(), b"form", bytes([sight.seat]), sight.commitment or b"")
    seed = sha256(b"\xff".join(told)).digest()
    return float(np.random.Generator(np.random.PCG64(int.from_bytes(seed, "big"))).normal())
