"""The fingerprint of a set of words.

SHA-256 over the words in capitals and NFC, sorted by code point, a line feed between them and
none at the end, in UTF-8. Its first six hexadecimal digits are shown to players.
"""

from collections.abc import Iterator
from hashlib import sha256

from stafla import _core
from stafla.editions import Alphabet
from stafla.words.codec import PIECE, decode_text, decode_words


def digest(graph: _core.WordGraph, alphabet: Alphabet) -> str:
    """All 64 hexadecimal digits of a lexicon's fingerprint.

    Decides SV-44.
    """
    total = sha256()
    for piece in _pieces(graph, alphabet):
        total.update(piece.encode())
    return total.hexdigest()


def _pieces(graph: _core.WordGraph, alphabet: Alphabet) -> Iterator[str]:
    if any(len(letter) > 1 for letter in alphabet.upper):
        yield "\n".join(sorted(decode_words(graph.list(), alphabet)))
        return
    order = sorted(range(1, len(alphabet) + 1), key=lambda code: alphabet.upper[code - 1])
    codes = graph.list_in_order(bytes(order))[:-1]
    for start in range(0, len(codes), PIECE):
        yield decode_text(codes[start : start + PIECE], alphabet)
