"""Lexica as commands name them: the edition's own, or a file."""

from dataclasses import dataclass
from pathlib import Path

from stafla._core import Lexicon, Score
from stafla.editions import Edition
from stafla.records.fault import PositionFault

from .position import Position


@dataclass(frozen=True, slots=True)
class WordList:
    """An opened lexicon with the names that players know it by."""

    lexicon: Lexicon
    name: str
    fingerprint: str


def open_lexicon(edition: Edition, file: Path | None) -> WordList:
    """The lexicon of a file, or the edition's own.

    Raises:
        OSError, LexiconError: the file cannot be read or trusted.
    """
    raise NotImplementedError


def check_lexicon(at: Position, words: WordList) -> None:
    """Refuse a position that asks for another lexicon than the one at hand.

    The ``lex`` opcode may be a name or a fingerprint; a name that is none of ours says nothing
    that could be checked.

    Raises:
        PositionFault: ``cgp-lexicon``.
    """
    asked = at.line.opcode("lex")
    if not asked or asked.casefold() in {words.name.casefold(), words.fingerprint.casefold()}:
        return
    raise PositionFault("cgp-lexicon", text=asked, found=words.name)


def unknown_words(scored: Score, at: Position, file: Path | None) -> list[str]:
    """Words of a play that the lexicon does not hold, each once."""
    words = open_lexicon(at.edition, file)
    check_lexicon(at, words)
    decode = at.edition.alphabet.decode_word
    wrong = (word for word in scored.words if word.letters not in words.lexicon)
    return list(dict.fromkeys(decode(word.letters) for word in wrong))
