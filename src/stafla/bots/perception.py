"""How hard plays are to see: what a person overlooks, and what catches the eye.

A person does not lose points by chance but by not seeing: long words, rare words, words laid
beside others so that many are made at once, words through several tiles that lie already, and
those that a blank makes. Each adds to a play's *effort* (docs/engine/levels.md).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stafla._core import AS_BLANK, MAX_SIDE, Board, Plays

from .habits import HABITS
from .vocabulary import Letters, Vocabulary

Floats = NDArray[np.float64]

NONE = 0xFF


@dataclass(frozen=True, slots=True)
class Effort:
    """What makes a play harder to see, in logits: 1 makes it 2.7 times as unlikely.

    Attributes:
        letter: each letter of the main word beyond four.
        doubling: each doubling of the main word's rank beyond the thousandth most frequent word.
        crossing: each further word made by the way.
        through: each tile beyond the first that already lies in the main word.
        blank: each blank.
        small: each tile laid fewer than three.
        rare: doublings of rank by which a word that is no ordinary one lies behind them all.
    """

    letter: float
    doubling: float
    crossing: float
    through: float
    blank: float
    small: float
    rare: float

    @classmethod
    def of_numbers(cls, numbers: Mapping[str, Any]) -> "Effort":
        """The effort among the numbers of a player in ``data/levels.toml``."""
        return cls(**{name: numbers[name] for name in cls.__slots__})

    def of(self, plays: Plays, board: Board, vocabulary: Vocabulary) -> Floats:
        """The effort of each play."""
        features = PlayFeatures.of(plays, board)
        return self.of_features(features, vocabulary.ranks(features.letters), len(vocabulary.words))

    def of_features(
        self, features: "PlayFeatures", ranks: NDArray[np.int64], ordinary: int
    ) -> Floats:
        """The effort of each play whose main word has this rank among so many ordinary words."""
        common = np.maximum(ranks, HABITS.common) / HABITS.common
        doublings = np.log2(common) + self.rare * (ranks >= ordinary)
        laid = features.lengths - features.through
        effort: Floats = (
            self.letter * (features.lengths - HABITS.easy_length).clip(min=0)
            + self.doubling * doublings
            + self.crossing * features.crossings
            + self.through * (features.through - 1).clip(min=0)
            + self.blank * features.blanks
            + self.small * (HABITS.easy_tiles - laid).clip(min=0)
        )
        return effort


@dataclass(frozen=True, slots=True)
class PlayFeatures:
    """What one sees of plays on a board, an entry a play.

    Attributes:
        letters: ``uint8[plays, 21]``: the main word's letter codes, then 0.
        lengths: letters of the main word.
        through: those of them that lie already.
        crossings: tiles laid that have a neighbour across the line, so that they make a word.
        blanks: blanks laid.
        laid: ``bool[plays, 21]``: which letters of the main word are laid.
        squares: ``int64[plays, 21]``: where they lie; behind the word's end any square.
    """

    letters: Letters
    lengths: NDArray[np.int64]
    through: NDArray[np.int64]
    crossings: NDArray[np.int64]
    blanks: NDArray[np.int64]
    laid: NDArray[np.bool_]
    squares: NDArray[np.int64]

    @classmethod
    def of(cls, plays: Plays, board: Board) -> "PlayFeatures":
        """The plays as they lie on the board."""
        tiles = np.frombuffer(plays.tiles(), np.uint8).reshape(-1, MAX_SIDE)
        lengths = np.frombuffer(plays.lengths(), np.uint8).astype(np.int64)
        squares = _squares(plays, lengths, board)
        cells = np.frombuffer(board.cells, np.uint8)
        inside = tiles != NONE
        laid = inside & (tiles != 0)
        held = inside & (tiles == 0)
        letters = np.where(laid, tiles, np.where(inside, cells[squares], 0)) & ~np.uint8(AS_BLANK)
        downs = np.frombuffer(plays.downs(), np.bool_)
        beside = np.where(downs[:, None], *_beside(cells, board)[:, squares])
        return cls(
            letters=letters,
            lengths=lengths,
            through=held.sum(1),
            crossings=(laid & beside).sum(1),
            blanks=(laid & (tiles >= AS_BLANK)).sum(1),
            laid=laid,
            squares=squares,
        )


def _squares(plays: Plays, lengths: NDArray[np.int64], board: Board) -> NDArray[np.int64]:
    """The square of every letter, ``int64[plays, 21]``; behind the word's end any square."""
    first = np.frombuffer(plays.squares(), "<u2").astype(np.int64)
    downs = np.frombuffer(plays.downs(), np.uint8)
    step = np.where(downs, board.width, 1)
    place = np.minimum(np.arange(MAX_SIDE), lengths[:, None] - 1)
    squares: NDArray[np.int64] = first[:, None] + place * step[:, None]
    return squares


def _beside(cells: Letters, board: Board) -> NDArray[np.bool_]:
    """Whether a square has a tile left or right of it, and one above or below it."""
    full = np.zeros((board.height + 2, board.width + 2), np.bool_)
    full[1:-1, 1:-1] = (cells != 0).reshape(board.height, board.width)
    sides = full[1:-1, :-2] | full[1:-1, 2:]
    ends = full[:-2, 1:-1] | full[2:, 1:-1]
    return np.stack((sides.ravel(), ends.ravel()))


def exposure(board: Board, multipliers: Sequence[int]) -> NDArray[np.int64]:
    """By square, what a tile there opens: word premiums in reach that are in reach of none yet.

    ``multipliers`` are the board's word premiums by square; one counts as often as it multiplies
    beyond once.
    """
    shape = (board.height, board.width)
    free = np.frombuffer(board.cells, np.uint8).reshape(shape) == 0
    counts = (np.array(multipliers).reshape(shape) - 1) * free
    return _in_reach(counts * (_in_reach((~free).astype(np.int64)) == 0)).ravel()


def _in_reach(amounts: NDArray[np.int64]) -> NDArray[np.int64]:
    """By square the sum of the amounts up to ``reach`` squares away in its row and column."""
    reach, (high, wide) = HABITS.reach, amounts.shape
    padded = np.zeros((high + 2 * reach, wide + 2 * reach), np.int64)
    padded[reach:-reach, reach:-reach] = amounts
    total = np.zeros_like(amounts)
    for step in [*range(-reach, 0), *range(1, reach + 1)]:
        total += padded[reach + step : reach + step + high, reach:-reach]
        total += padded[reach:-reach, reach + step : reach + step + wide]
    return total
