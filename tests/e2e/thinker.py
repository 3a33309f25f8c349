"""What to play: the kernel's own best play for what a person sees on the screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from stafla._core import AS_BLANK, Board, MoveGenerator, Placement, WordMap
from stafla.editions import Edition, load
from stafla.words import Lexicon, library


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile to lay: the letter that it shows."""

    square: int
    letter: str
    blank: bool


@dataclass(frozen=True, slots=True)
class Thought:
    """A play as fingers need it, in the order in which it is laid."""

    tiles: tuple[Tile, ...]
    down: bool
    score: int


@dataclass(frozen=True, slots=True)
class Thinker:
    """Finds plays in one edition with its shipped lexicon."""

    edition: Edition
    lexicon: Lexicon
    moves: MoveGenerator

    def best(self, seen: dict[int, Tile], rack: list[str]) -> Thought | None:
        """The play of the highest score, or None."""
        alphabet = self.edition.alphabet
        cells = bytearray(self.edition.layout.width * self.edition.layout.height)
        for square, tile in seen.items():
            cells[square] = alphabet.word(tile.letter)[0] | (AS_BLANK if tile.blank else 0)
        board = Board(self.edition.ruleset(2), bytes(cells))
        plays = self.moves.plays(board, alphabet.rack("".join(rack)))
        return self._thought(plays[0].placement, plays[0].score) if len(plays) > 0 else None

    def opening(self, rack: list[str], least: int) -> Thought | None:
        """The best first play of so many letters, or None."""
        board = Board(self.edition.ruleset(2))
        plays = self.moves.plays(board, self.edition.alphabet.rack("".join(rack)))
        found = (self._thought(play.placement, play.score) for play in plays)
        return next((thought for thought in found if len(thought.tiles) >= least), None)

    def no_word(self, rack: Sequence[str]) -> str:
        """Three letters of the rack, none of them a blank's, that are no word."""
        tiles = [letter for letter in rack if letter != "?"]
        tried = ("".join(letters) for letters in permutations(tiles, 3))
        return next(letters for letters in tried if letters not in self.lexicon)

    def _thought(self, placement: Placement, score: int) -> Thought:
        letter = self.edition.alphabet.letter
        laid = [(s, t) for s, t in placement.laid(self.edition.ruleset(2))]
        tiles = tuple(Tile(s, letter(t), bool(t & AS_BLANK)) for s, t in sorted(laid))
        return Thought(tiles, placement.down, score)


@cache
def thinker(code: str) -> Thinker:
    """The thinker of an edition, made once."""
    edition = load(code)
    lexicon = library.find(edition)
    rules = edition.ruleset(2)
    return Thinker(
        edition, lexicon, MoveGenerator(rules, lexicon.graph, WordMap(lexicon.graph, rules))
    )
