"""Making a lexicon of a word list."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

import numpy as np

from stafla import _core
from stafla.editions import Edition
from stafla.words.codec import decode_words
from stafla.words.fault import LexiconFault
from stafla.words.lexicon.fingerprint import digest
from stafla.words.lexicon.lexicon import Lexicon
from stafla.words.lexicon.metadata import About, Part
from stafla.words.lists.text import Skipped, WordList


@dataclass(frozen=True, slots=True, eq=False)
class BuiltLexicon:
    """A new lexicon.

    Attributes:
        lexicon: as it would be opened.
        data: its file, the same for the same words and metadata.
        skipped: lines of the list that gave no word, by line; duplicates among them.
    """

    lexicon: Lexicon
    data: bytes
    skipped: tuple[Skipped, ...]


def build(
    listed: WordList, edition: Edition, about: About, parts: Sequence[BuiltLexicon] = ()
) -> BuiltLexicon:
    """The lexicon of a word list.

    Args:
        listed: its words.
        edition: gives the alphabet.
        about: name, version, licence, source and credit; what follows from edition and words
            is filled in.
        parts: further lexica that shall be merged when this one is opened; their files must
            lie beside it, each named after its ``about.name``.

    Raises:
        LexiconFault: ``overflow``; ``metadata``: no name, or more than a line of something.
    """
    alphabet = edition.alphabet
    try:
        bare, repeated = _core.WordGraph.build(
            listed.codes.data, len(alphabet), b"", listed.least, listed.most
        )
    except _core.LexiconError as error:
        raise LexiconFault.of(error, about.name) from error
    graph = _core.WordGraph(bare)
    metadata = replace(
        about,
        edition=edition.id,
        alphabet=alphabet.upper,
        least=listed.least,
        most=listed.most,
        digest=digest(graph, alphabet),
        parts=tuple(Part(p.lexicon.name, p.lexicon.about.digest) for p in parts),
    ).check(about.name)
    lexicon = Lexicon.of(metadata, alphabet, graph).join([part.lexicon for part in parts])
    if parts:
        whole = replace(metadata, whole=digest(lexicon.graph, alphabet))
        lexicon = Lexicon.of(whole, alphabet, lexicon.graph)
    data = graph.to_bytes(lexicon.about.to_json())
    return BuiltLexicon(lexicon, data, _skipped_lines(listed, repeated, edition))


def _skipped_lines(listed: WordList, repeated: list[int], edition: Edition) -> tuple[Skipped, ...]:
    if not repeated:
        return listed.skipped
    ends = np.flatnonzero(listed.codes == 0)
    again = []
    for index in repeated:
        start = int(ends[index - 1]) + 1 if index else 0
        word = listed.codes[start : int(ends[index]) + 1].tobytes()
        text = decode_words(word, edition.alphabet)[0]
        again.append(Skipped(int(listed.lines[index]), text, "duplicate"))
    return tuple(sorted(chain(listed.skipped, again), key=lambda skipped: skipped.line))
