"""Lexica in other programs' formats: text lists, KWG and KBWG."""

from pathlib import Path
from typing import Literal

import numpy as np

from stafla import _core
from stafla.editions import Edition
from stafla.words.codec import decode_text
from stafla.words.fault import LexiconFault, ListFault
from stafla.words.lexicon.lexicon import SUFFIX, Lexicon, read_limited
from stafla.words.lists import kotus
from stafla.words.lists.text import WordList, list_of, read_list

Format = Literal["text", "kwg", "kbwg"]
GRAPHS = (".kwg", ".kbwg")
FORMATS: tuple[Format, ...] = ("text", "kwg", "kbwg")


def export(lexicon: Lexicon, form: Format, *, gaddag: bool = True) -> bytes:
    """All words in a format.

    Text is UTF-8, in capitals, a word a line in the order of the alphabet. KWG and KBWG hold a
    DAWG and, unless told otherwise, a GADDAG; tile numbers are letter codes.

    Raises:
        LexiconFault: ``overflow``: the nodes do not fit the format.
    """
    if form == "text":
        return decode_text(lexicon.graph.list(), lexicon.alphabet).encode()
    try:
        return _core.kwg_export(lexicon.graph, gaddag, form == "kbwg")
    except _core.LexiconError as error:
        raise LexiconFault.of(error, lexicon.name) from error


def read_graph(path: Path, edition: Edition, least: int = 2, most: int = 15) -> WordList:
    """The words of a KWG or KBWG file (by its name) whose tiles are numbered as the edition's.

    A word of another length is skipped; its line is its number in the file.

    Raises:
        LexiconFault: the file cannot be read or trusted, or is of a foreign alphabet.
    """
    data = read_limited(path)
    big = path.suffix.lower() == ".kbwg"
    try:
        codes = _core.kwg_import(data, len(edition.alphabet), big)
    except _core.LexiconError as error:
        raise LexiconFault.of(error, path.name) from error
    return WordList.of_codes(np.frombuffer(codes, np.uint8), edition.alphabet, least, most)


def read_words(path: Path, edition: Edition, encoding: str = "utf-8") -> WordList:
    """The words of a file: a lexicon, KWG or KBWG by its name, else a list in ``encoding``.

    XML is taken for the headword list of Kotus, and so is its table (`stafla.words.lists.kotus`).

    Raises:
        LexiconFault, ListFault: the file cannot be read or trusted; ``stems``: it is a dictionary
            of Hunspell.
    """
    if path.suffix.lower() in GRAPHS:
        return read_graph(path, edition)
    if kotus.is_kotus(path):
        lines = kotus.word_lines(path)
        return list_of(lines, edition.alphabet).from_lines(list(lines.values()))
    if path.suffix.lower() != SUFFIX:
        listed = read_list(path, edition.alphabet, encoding)
        if _has_stems(listed):
            raise ListFault("stems", file=path.name)
        return listed
    lexicon = Lexicon.open(path)
    if lexicon.about.alphabet != edition.alphabet.upper:
        raise LexiconFault("foreign-alphabet", file=path.name, why=lexicon.about.edition)
    return WordList.of_codes(np.frombuffer(lexicon.graph.list(), np.uint8), edition.alphabet)


def _has_stems(listed: WordList) -> bool:
    """Whether a list is one of Hunspell's: how many lines, then stems with flags for their forms.

    Of its words only those that have no other form could be taken.
    """
    first = listed.skipped[:1]
    counted = any(one.line == 1 and one.text.isdecimal() for one in first)
    return counted and any("/" in one.text for one in listed.skipped)
