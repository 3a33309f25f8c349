"""Lexica as commands name them: an edition's own, one that was imported, or a file."""

from pathlib import Path

from stafla._core import Score
from stafla.cli.inputs.position import PositionInput
from stafla.editions import Edition, load, names
from stafla.records import PositionFault
from stafla.words import Lexicon, LexiconFault, library


def open_lexicon(edition: Edition, lexicon_name: str | None) -> Lexicon:
    """The lexicon that ``--lexicon`` names (a file, a name, a fingerprint), or the edition's own.

    Raises:
        LexiconFault: there is none, or the file cannot be trusted.
    """
    if lexicon_name is None:
        return library.find(edition)
    if _is_file(lexicon_name):
        return library.find(edition, Path(lexicon_name))
    try:
        return library.find(edition, lexicon_name)
    except LexiconFault as fault:
        if _meant_as_file(lexicon_name, fault):
            return library.find(edition, Path(lexicon_name))
        raise


def named_lexicon(lexicon_name: str) -> Lexicon:
    """The lexicon of an edition, of a file, or of this name or fingerprint.

    Raises:
        LexiconFault: there is none, or the file cannot be trusted.
    """
    if lexicon_name in names():
        return library.find(load(lexicon_name))
    if _is_file(lexicon_name):
        return Lexicon.open(Path(lexicon_name))
    try:
        return library.open_named(lexicon_name)
    except LexiconFault as fault:
        if _meant_as_file(lexicon_name, fault):
            return Lexicon.open(Path(lexicon_name))
        raise


def _is_file(lexicon_name: str) -> bool:
    path = Path(lexicon_name)
    return path.exists() and not path.is_dir()


def _meant_as_file(lexicon_name: str, fault: LexiconFault) -> bool:
    """Whether what no lexicon is called looks like a file, which then is not there.

    A list may be called ``SAOL 14.1`` or ``2025/26``, so the shelf is asked first.
    """
    path = Path(lexicon_name)
    return fault.code == "unknown-lexicon" and (len(path.parts) > 1 or bool(path.suffix))


def check_lexicon(at: PositionInput, lexicon: Lexicon) -> None:
    """Refuse a position that asks for another lexicon than the one at hand.

    The ``lex`` opcode may be a name or a fingerprint; one that no lexicon here has says nothing
    that could be checked.

    Raises:
        PositionFault: ``cgp-lexicon``.
    """
    lexicon_name = at.line.opcode("lex")
    if not lexicon_name or _means(lexicon_name, lexicon):
        return
    try:
        installed = library.find(at.edition, lexicon_name)
    except LexiconFault:
        return
    if installed.fingerprint != lexicon.fingerprint:
        raise PositionFault("cgp-lexicon", text=lexicon_name, found=lexicon.name)


def _means(lexicon_name: str, lexicon: Lexicon) -> bool:
    return lexicon_name.casefold() in {lexicon.name.casefold(), lexicon.fingerprint.casefold()}


def unknown_words(scored: Score, at: PositionInput, lexicon_name: str | None) -> list[str]:
    """Words of a play that the lexicon does not hold, each once."""
    lexicon = open_lexicon(at.edition, lexicon_name)
    check_lexicon(at, lexicon)
    decode = at.edition.alphabet.decode_word
    wrong = (word for word in scored.words if word.letters not in lexicon.graph)
    return list(dict.fromkeys(decode(word.letters) for word in wrong))
