"""Words in bulk: texts to letter codes and back, many at a step.

A list of words in codes holds each word's letter codes followed by 0, as the kernel takes it.
"""

from collections.abc import Sequence
from unicodedata import is_normalized, normalize

import numpy as np
from numpy.typing import NDArray

from stafla.editions import Alphabet

Codes = NDArray[np.uint8]

FOREIGN = 0xFF
LINE_END = 0x0A
PIECE = 1 << 22


def encode_lines(text: str, alphabet: Alphabet) -> tuple[str, Codes]:
    """The text in NFC where that matters, and a code for each of its characters.

    A line end is 0, what is no letter ``FOREIGN``. Letters of several characters are foreign.
    """
    codes = _codes(text, alphabet)
    if (codes == FOREIGN).any() and not is_normalized("NFC", text):
        text = normalize("NFC", text)
        codes = _codes(text, alphabet)
    return text, codes


def _codes(text: str, alphabet: Alphabet) -> Codes:
    points = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    codes: Codes = alphabet.lookup[points]
    codes[(codes == 0) & (points != LINE_END)] = FOREIGN
    return codes


def encode_words(words: Sequence[str], alphabet: Alphabet) -> Codes:
    """One word of codes for each of ``words``; one that is no word has a foreign letter."""
    if any(len(letter) > 1 for letter in alphabet.upper):
        return np.frombuffer(b"".join(_slowly(word, alphabet) for word in words), np.uint8)
    text = _lines(words)
    if text.count("\n") != len(words):
        text = _lines([word.replace("\n", "\0") for word in words])
    return encode_lines(text, alphabet)[1]


def _lines(words: Sequence[str]) -> str:
    return "\n".join(words) + "\n" if words else ""


def _slowly(word: str, alphabet: Alphabet) -> bytes:
    known = alphabet.admissible(word)
    return (alphabet.word(word) if known else bytes([FOREIGN])) + b"\0"


def decode_text(codes: bytes, alphabet: Alphabet) -> str:
    """The words in capitals, a line each."""
    table = ("\n", *alphabet.upper)
    if all(len(letter) == 1 for letter in alphabet.upper):
        points = np.frombuffer("".join(table).encode("utf-32-le"), "<u4")
        taken = points[np.frombuffer(codes, np.uint8)]
        return taken.tobytes().decode("utf-32-le")
    return "".join(table[code] for code in codes)


def decode_words(codes: bytes, alphabet: Alphabet) -> list[str]:
    """The words in capitals."""
    return decode_text(codes, alphabet).split("\n")[:-1]


def answers(flags: bytes) -> NDArray[np.bool_]:
    """The kernel's answers about a list of words, one a word."""
    return np.frombuffer(flags, np.bool_)


def select(codes: bytes | Codes, selected: NDArray[np.bool_]) -> bytes:
    """The words of ``codes`` that are wanted, one answer a word."""
    array = np.frombuffer(codes, np.uint8)
    lengths = np.diff(np.flatnonzero(array == 0), prepend=-1)
    return array[np.repeat(selected, lengths)].tobytes()
