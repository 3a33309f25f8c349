"""Cards of bingo: two words of seven letters that the set can spell (PL-44)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from stafla import _core
from stafla.editions import AlphabetError, Edition
from stafla.rules.game.refusals import Refusal

WORD, WORDS = 7, 2


class CardWordLength(Refusal):
    """A card has two words of seven letters (PL-44)."""

    code = "card-word-length"


class CardLetters(Refusal):
    """A letter is used more often than the set has it (PL-44)."""

    code = "card-letters"


class CardWords(Refusal):
    """The word list does not hold these words of a card."""

    code = "card-words"


class CardUnknownLetter(Refusal):
    """The edition has no such letter."""

    code = "unknown-letter"


@dataclass(frozen=True, slots=True)
class Card:
    """A card: letters, and for each the call it was crossed out for (None: not yet)."""

    letters: bytes
    calls: tuple[int | None, ...]

    @property
    def left(self) -> int:
        """Letters not crossed out."""
        return self.calls.count(None)

    @property
    def words(self) -> tuple[bytes, bytes]:
        """Both words."""
        return self.letters[:WORD], self.letters[WORD:]


def spelt(edition: Edition, words: Sequence[str]) -> bytes:
    """The letters of two words, one after the other.

    Raises:
        CardUnknownLetter, CardWordLength
    """
    try:
        codes = [edition.alphabet.word(word.strip()) for word in words]
    except AlphabetError:
        raise CardUnknownLetter from None
    if [len(word) for word in codes] != [WORD] * WORDS:
        raise CardWordLength
    return b"".join(codes)


def require_card(edition: Edition, letters: bytes) -> None:
    """Two words of seven letters, none more often than the set has it.

    Decides PL-44.

    Raises:
        CardWordLength, CardUnknownLetter, CardLetters
    """
    if len(letters) != WORD * WORDS:
        raise CardWordLength
    counts = edition.numbers()["counts"]
    for code, count in sorted(Counter(letters).items()):
        if not 0 < code < len(counts):
            raise CardUnknownLetter
        if count > counts[code]:
            raise CardLetters(tile=edition.alphabet.letter(code), most=counts[code])


def missing(letters: bytes, called: bytes) -> int:
    """How many letters of a card could not be crossed out yet, whoever crosses (0: complete)."""
    need, have = Counter(letters), Counter(called)
    short = sum(max(0, count - have[letter]) for letter, count in need.items())
    return max(0, short - have[_core.BLANK])
