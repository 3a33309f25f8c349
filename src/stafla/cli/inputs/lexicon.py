"""Lexica as commands name them: an edition's own, one that was imported, or a file."""

from pathlib import Path

from stafla._core import Score
from stafla.cli.inputs.position import Position
from stafla.editions import Edition, load, names
from stafla.records import PositionFault
from stafla.words import Lexicon, LexiconFault, library


def open_lexicon(edition: Edition, wanted: str | None) -> Lexicon:
    """The lexicon that ``--lexicon`` names (a file, a name, a fingerprint), or the edition's own.

    Raises:
        LexiconFault: there is none, or the file cannot be trusted.
    """
    if wanted is not None and _is_file(wanted):
        return library.find(edition, Path(wanted))
    return library.find(edition, wanted)


def named_lexicon(wanted: str) -> Lexicon:
    """The lexicon of an edition, of a file, or of this name or fingerprint.

    Raises:
        LexiconFault: there is none, or the file cannot be trusted.
    """
    if wanted in names():
        return library.find(load(wanted))
    return Lexicon.open(Path(wanted)) if _is_file(wanted) else library.open_named(wanted)


def _is_file(wanted: str) -> bool:
    path = Path(wanted)
    return path.exists() or len(path.parts) > 1 or bool(path.suffix)


def check_lexicon(at: Position, lexicon: Lexicon) -> None:
    """Refuse a position that asks for another lexicon than the one at hand.

    The ``lex`` opcode may be a name or a fingerprint; one that no lexicon here has says nothing
    that could be checked.

    Raises:
        PositionFault: ``cgp-lexicon``.
    """
    asked = at.line.opcode("lex")
    if not asked or _means(asked, lexicon):
        return
    try:
        found = library.find(at.edition, asked)
    except LexiconFault:
        return
    if found.fingerprint != lexicon.fingerprint:
        raise PositionFault("cgp-lexicon", text=asked, found=lexicon.name)


def _means(asked: str, lexicon: Lexicon) -> bool:
    return asked.casefold() in {lexicon.name.casefold(), lexicon.fingerprint.casefold()}


def unknown_words(scored: Score, at: Position, wanted: str | None) -> list[str]:
    """Words of a play that the lexicon does not hold, each once."""
    lexicon = open_lexicon(at.edition, wanted)
    check_lexicon(at, lexicon)
    decode = at.edition.alphabet.decode_word
    wrong = (word for word in scored.words if word.letters not in lexicon.graph)
    return list(dict.fromkeys(decode(word.letters) for word in wrong))
