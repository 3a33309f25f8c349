"""A position in which the last play of a goal can be made, and the plays that lead there.

Everything hangs on a *spine*: a word down the middle column that covers the start square. From it
a *beam* reaches to each side, a word across some rows in from the edge. From the beams *posts*
stand up to the edge: one for each run of the goal, which begins with a letter of the run. Where
the last play will cover the edge, a post may stand one square short of it: a word that is a word
too with the letter before it, and is counted again when that letter comes.

Lines down are read from the edge inwards; `depth` is the distance from it, and the edge is 0.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from stafla.rules.base.tiles import rack_tiles
from stafla.study.highest.goal import Edge, Goal, Run, spaced_columns
from stafla.study.highest.tiles import take, whole
from stafla.study.highest.word_lists import Counts, Letters, WordLists, spelt

LONGEST_POST = 8
# words tried for each part; more find little that a further attempt does not
SPINES = 24
BEAMS = 40
POSTS = 12
PATIENCE = 600
BETTER = 24
"""The most ways to build a side from which the best is taken."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """Tiles of one play, each at its depth and column."""

    tiles: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Construction:
    """Strokes laid one after the other, and the tiles that are left.

    ``again`` is what the last play will earn for words that are there but for its letter.
    """

    strokes: tuple[Stroke, ...]
    supply: Counts
    again: int = 0

    def with_word(
        self, letters: bytes, squares: Sequence[tuple[int, int]]
    ) -> "Construction | None":
        """One stroke more: these letters on these empty squares; None: the tiles are missing."""
        found = take(self.supply, letters)
        if found is None:
            return None
        supply, tiles = found
        laid = tuple((d, c, tile) for (d, c), tile in zip(squares, tiles, strict=True))
        return Construction((*self.strokes, Stroke(laid)), supply, self.again)


@dataclass(frozen=True, slots=True)
class Side:
    """Half of the board beside the spine: the columns of a beam, from the spine outwards."""

    columns: tuple[int, ...]
    rightwards: bool

    def word_order(self, length: int) -> tuple[int, ...]:
        """The columns of a beam of this length, as its word is read."""
        outwards = self.columns[:length]
        return outwards if self.rightwards else outwards[::-1]


class Builder:
    """Builds for one goal, by chance and by what a word is worth.

    Args:
        edge: the edge of the board.
        goal: what to build for.
        words: those along the edge, and those from the edge inwards.
        chance: decides among many ways.
        patience: how many beams are tried before it gives up.
    """

    def __init__(
        self,
        edge: Edge,
        goal: Goal,
        words: tuple[WordLists, WordLists],
        chance: np.random.Generator,
        patience: int = PATIENCE,
    ) -> None:
        self.edge, self.goal = edge, goal
        self.across, self.down = words
        self.chance, self.patience = chance, patience
        self.middle = edge.width // 2
        self.rack = edge.edition.rack
        middle, width = self.middle, edge.width
        self.sides = (
            Side(tuple(range(middle, -1, -1)), rightwards=False),
            Side(tuple(range(middle, width)), rightwards=True),
        )

    def build(self) -> tuple[Stroke, ...] | None:
        """The strokes up to the last, which makes the goal; None: this time it did not come out."""
        supply = whole(self.edge.edition)
        for tile in rack_tiles(self.goal.tiles):
            supply[tile] -= 1
        start = Construction((), supply)
        for top, spine, built in self._spines(start):
            stands = self._sides(top, spine, built)
            if stands is not None:
                return (*stands.strokes, *self._runs(stands), self._last())
            if self.patience <= 0:
                break
        return None

    # ------------------------------------------------------------------ the spine

    def _spines(self, start: Construction) -> Iterator[tuple[int, bytes, Construction]]:
        """Where a spine begins, its letters, and what is built with it; the best first."""
        letter = self.goal.letters[self.middle]
        hooked = spelt(self.down.hooking(letter, self.rack), start.supply)
        for word in self._best(hooked, SPINES):
            yield from self._spine(start, 1, word)
        for top in self.chance.permutation(np.arange(2, self.middle - 1)):
            plain = self.down.fitting(self.rack, {}, start.supply)
            for word in self._some(plain, SPINES // 4):
                yield from self._spine(start, int(top), word)

    def _spine(
        self, start: Construction, top: int, word: bytes
    ) -> Iterator[tuple[int, bytes, Construction]]:
        squares = [(top + place, self.middle) for place in range(len(word))]
        built = start.with_word(word, squares)
        if built is not None and top == 1:
            built = replace(built, again=self._word_again(self.middle, word))
        if built is not None:
            yield top, word, built

    # ------------------------------------------------------------------ the sides

    def _sides(self, top: int, spine: bytes, built: Construction) -> Construction | None:
        """Both sides, each with a beam in a row of its own."""
        depths = [d for d in range(max(top, 2), min(top + len(spine), LONGEST_POST)) if d > 1]
        order = [int(d) for d in self.chance.permutation(depths)]
        for first, second in ((a, b) for a in order[:4] for b in order[:4] if a != b):
            left = self._side(self.sides[0], first, spine[first - top], built)
            if left is None:
                continue
            both = self._side(self.sides[1], second, spine[second - top], left)
            if both is not None:
                return both
        return None

    def _side(
        self, side: Side, depth: int, letter: int, built: Construction
    ) -> Construction | None:
        """A beam on one side, with its posts; of several the one that is worth most at last."""
        found: list[Construction] = []
        enough = int(self.chance.integers(1, BETTER + 1))
        for done in self._beams(side, depth, letter, built):
            found.append(done)
            if len(found) >= enough:
                break
        return max(found, key=lambda done: done.again, default=None)

    def _beams(
        self, side: Side, depth: int, letter: int, built: Construction
    ) -> Iterator[Construction]:
        needed = [run for run in self.goal.runs() if run[0] in side.columns]
        least = max((min(abs(c - self.middle) for c in run) for run in needed), default=0) + 1
        for length in range(len(side.columns), max(least, 2) - 1, -1):
            columns = side.word_order(length)
            fixed = {columns.index(self.middle): letter}
            beams = self.across.fitting(length, fixed, built.supply)
            for word in self._some(beams, BEAMS if self.patience > 0 else 0):
                squares = [(depth, c) for c in columns if c != self.middle]
                letters = bytes(x for x, c in zip(word, columns, strict=True) if c != self.middle)
                self.patience -= 1
                begun = built.with_word(letters, squares)
                beam = dict(zip(columns, word, strict=True))
                if begun and (done := self._posts(begun, beam, needed, depth)):
                    yield done

    # ------------------------------------------------------------------ the posts

    def _posts(
        self, built: Construction, beam: dict[int, int], needed: list[Run], depth: int
    ) -> Construction | None:
        """A post for every run, and then as many as fit where the last play counts them again."""
        for columns in self._columns(beam, needed, depth):
            done: Construction | None = built
            for column in columns:
                done = done and self._post(done, column, beam[column], depth)
            if done:
                return self._hooked_posts(done, beam, columns, depth)
        return None

    def _columns(
        self, beam: dict[int, int], needed: list[Run], depth: int
    ) -> Iterator[tuple[int, ...]]:
        """A column of each run, no two of them side by side, where some post could stand."""
        letters = self.goal.letters
        choices = []
        for run in needed:
            inside = [c for c in run if c in beam and abs(c - self.middle) > 1]
            choices.append([c for c in inside if self._possible(letters[c], beam[c], depth)])
        return spaced_columns(choices)

    def _possible(self, first: int, at_beam: int, depth: int) -> bool:
        return any(
            self.down.any_with(length, {0: first, depth: at_beam})
            for length in range(depth + 1, LONGEST_POST + 1)
        )

    def _post(
        self, built: Construction, column: int, at_beam: int, depth: int
    ) -> Construction | None:
        """A post from the edge through the beam; the shortest that can be had."""
        first = self.goal.letters[column]
        for length in range(depth + 1, LONGEST_POST + 1):
            words = self.down.fitting(length, {0: first, depth: at_beam}, built.supply)
            for word in self._some(words, POSTS):
                done = self._standing(built, column, 0, word, depth)
                if done is not None:
                    return done
        return None

    def _hooked_posts(
        self, built: Construction, beam: dict[int, int], standing: tuple[int, ...], depth: int
    ) -> Construction:
        """Posts below squares of the last play, the one that is tripled first."""
        taken_columns = {*standing, self.middle}
        wanted = sorted(self.goal.last & beam.keys(), key=lambda c: -self.edge.words[c])
        for column in wanted:
            if any(abs(column - other) <= 1 for other in taken_columns):
                continue
            done = self._hooked_post(built, column, beam[column], depth)
            if done is not None:
                built = done
                taken_columns.add(column)
        return built

    def _hooked_post(
        self, built: Construction, column: int, at_beam: int, depth: int
    ) -> Construction | None:
        """A post one square short of the edge, of those that can be had the one worth most."""
        letter = self.goal.letters[column]
        best: list[tuple[int, bytes]] = []
        for length in range(max(depth, 2), LONGEST_POST):
            words = self.down.hooking(letter, length)
            words = words[words[:, depth - 1] == at_beam]
            fit = spelt(words, built.supply, [at_beam])
            best += [(self._worth(word), word) for word in self._best(fit, POSTS)]
        for _, word in sorted(best, reverse=True)[:POSTS]:
            done = self._standing(built, column, 1, word, depth)
            if done is not None:
                return replace(done, again=done.again + self._word_again(column, word))
        return None

    def _word_again(self, column: int, word: bytes) -> int:
        """What a word is worth when the last play puts its letter before it."""
        first = self.edge.value(self.goal.tiles[column]) * self.edge.squares[column]
        return (first + self._worth(word)) * self.edge.words[column]

    def _standing(
        self, built: Construction, column: int, top: int, word: bytes, depth: int
    ) -> Construction | None:
        """A post with its new tiles, if one play can lay them."""
        places = [(top + n, letter) for n, letter in enumerate(word)]
        new = [(d, letter) for d, letter in places if d not in (0, depth)]
        squares = [(d, column) for d, _ in new]
        done = built.with_word(bytes(letter for _, letter in new), squares)
        if done is None or len(new) + (top == 0) > self.rack:
            return None
        if top == 0:
            stroke = Stroke(((0, column, self.goal.tiles[column]), *done.strokes[-1].tiles))
            done = replace(done, strokes=(*done.strokes[:-1], stroke))
        return done if done.strokes[-1].tiles else None

    # ------------------------------------------------------------------ the edge

    def _runs(self, built: Construction) -> Iterator[Stroke]:
        """What is missing of the runs; each is laid beside its post."""
        laid = {c for stroke in built.strokes for d, c, _ in stroke.tiles if d == 0}
        for run in self.goal.runs():
            if missing := tuple((0, c, self.goal.tiles[c]) for c in run if c not in laid):
                yield Stroke(missing)

    def _last(self) -> Stroke:
        tiles = self.goal.tiles
        return Stroke(tuple((0, column, tiles[column]) for column in sorted(self.goal.last)))

    # ------------------------------------------------------------------ choosing

    def _some(self, words: Letters, most: int) -> Iterator[bytes]:
        """Some of these words, by chance."""
        for row in self.chance.permutation(len(words))[:most]:
            yield words[row].tobytes()

    def _best(self, words: Letters, most: int) -> Iterator[bytes]:
        """Those worth most, with a little chance."""
        if not len(words):
            return
        worth = np.array(self.edge.values)[words].sum(axis=1)
        noisy = worth + self.chance.random(len(words)) * max(1.0, worth.max() / 3)
        for row in np.argsort(-noisy)[:most]:
            yield words[row].tobytes()

    def _worth(self, word: bytes) -> int:
        return sum(self.edge.values[letter] for letter in word)
