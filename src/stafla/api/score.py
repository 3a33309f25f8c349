"""A play's points, as a sum that one can check."""

from dataclasses import dataclass

from stafla import _core
from stafla.editions import Edition


@dataclass(frozen=True, slots=True)
class ScoredTile:
    """One tile's share of a word.

    Attributes:
        letter: as it lies, a small letter for a blank.
        value: points printed on it, 0 for a blank.
        times: what the square multiplies it by; 1 where the premium does not count.
        new: whether it was laid in this play.
    """

    letter: str
    value: int
    times: int
    new: bool

    def __str__(self) -> str:
        return f"{self.value}×{self.times}" if self.times > 1 else str(self.value)


@dataclass(frozen=True, slots=True)
class ScoredWord:
    """One word that a play makes.

    Attributes:
        word: in capitals.
        points: with all premiums.
        times: what the squares multiply the word by.
        tiles: from its first letter to its last.
    """

    word: str
    points: int
    times: int
    tiles: tuple[ScoredTile, ...]

    def __str__(self) -> str:
        total = " + ".join(map(str, self.tiles))
        total = f"({total}) × {self.times}" if self.times > 1 else total
        return f"{self.word}: {total} = {self.points}"


@dataclass(frozen=True, slots=True)
class PlayScore:
    """A play's points in full; ``print`` shows how they come about.

    Attributes:
        play: the play, as it is written.
        total: points of all words and the bonus.
        words: what it makes, the main word first.
        bonus: for the number of tiles laid.
    """

    play: str
    total: int
    words: tuple[ScoredWord, ...]
    bonus: int

    def __int__(self) -> int:
        return self.total

    def __repr__(self) -> str:
        return f"<PlayScore {self.play} {self.total}>"

    def __str__(self) -> str:
        lines = [str(word) for word in self.words]
        if self.bonus:
            lines.append(f"bonus: {self.bonus}")
        return "\n".join([*lines, f"{self.play} = {self.total}"])


def score_of(play: str, score: _core.Score, edition: Edition) -> PlayScore:
    """The kernel's score in the letters of the edition."""
    words = tuple(_word(word, edition) for word in score.words)
    return PlayScore(play, score.total, words, score.bonus)


def _word(word: _core.WordScore, edition: Edition) -> ScoredWord:
    decode = edition.alphabet.decode
    tiles = tuple(
        ScoredTile(decode([part.tile]), part.value, part.letter_multiplier, part.new)
        for part in word.parts
    )
    text = edition.alphabet.decode_word(word.letters)
    return ScoredWord(text, word.points, word.multiplier, tiles)
