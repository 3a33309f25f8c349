"""Text to letter codes and back, by the edition's own table."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from sys import maxunicode
from typing import TYPE_CHECKING
from unicodedata import normalize

from stafla._core import AS_BLANK, BLANK
from stafla.editions.errors import AlphabetError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

HOLE = "."
ANY = "?"
SYMBOL = re.compile(r"\[([^\[\]]+)\]|.", re.DOTALL)


@dataclass(frozen=True, eq=False)
class Alphabet:
    """The letters that a tile or a blank can stand for, in the edition's order.

    Letter ``i`` of ``upper`` has code ``i + 1``. A letter of several characters (a digraph tile)
    is written in brackets, ``[CH]``, its blank ``[ch]``. All text is normalised to NFC; no
    general upper- or lower-casing takes place, so ``ß`` and ``ı`` are simply foreign.

    Args:
        upper, lower: the letters as a tile and as a blank are written.
        blank_only: those of ``upper`` that have no tile (SV-53).
        vowels: those of ``upper`` that are vowels (PL-61).
        folded: accented letter (either case) to its base letter (same case) (SV-51).
    """

    upper: tuple[str, ...]
    lower: tuple[str, ...]
    blank_only: frozenset[str] = frozenset()
    vowels: frozenset[str] = frozenset()
    folded: Mapping[str, str] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.upper)

    def encode(self, text: str) -> bytes:
        """Codes of a play or of squares: a capital is a tile, a small letter a blank, ``.`` is 0.

        Raises:
            AlphabetError: a foreign symbol, or a capital that has no tile.
        """
        return self._translate(text, self._play)

    def word(self, text: str) -> bytes:
        """Letter codes of a word, whatever its case; what a lexicon is asked.

        Raises:
            AlphabetError: a symbol that is no letter of this alphabet (SV-50).
        """
        return self._translate(text, self._letters)

    def rack(self, text: str) -> bytes:
        """Codes of a rack's tiles: capitals, and ``?`` for a blank.

        Raises:
            AlphabetError: a foreign symbol, or a letter that has no tile.
        """
        return self._translate(text, self._rack)

    def decode(self, codes: Iterable[int], empty: str = HOLE) -> str:
        """The text of codes as on a board: blanks in small letters, 0 as ``empty``."""
        shown = self._shown
        return "".join([shown[code] if code else empty for code in codes])

    def decode_rack(self, codes: Iterable[int]) -> str:
        """The text of a rack: 0 is a blank, written ``?``."""
        return self.decode(codes, ANY)

    def decode_word(self, codes: Iterable[int]) -> str:
        """The word in capitals, whether a letter lies as a tile or as a blank."""
        return self.decode([code & ~AS_BLANK for code in codes])

    def letter(self, code: int) -> str:
        """The capital of a letter code (with or without ``AS_BLANK``), bare of brackets."""
        return self.upper[(code & ~AS_BLANK) - 1]

    def admissible(self, text: str) -> bool:
        """Whether every symbol is a letter of this alphabet, folding included (SV-51).

        Decides SV-50, SV-55.
        """
        try:
            self.word(text)
        except AlphabetError:
            return False
        return bool(text)

    def key(self, text: str) -> bytes:
        """Sort key: the word's codes, that is, the letters' places in the alphabet."""
        return self.word(text)

    @cached_property
    def lookup(self) -> "NDArray[np.uint8]":
        """``uint8[0x110000]``: code point to letter code, 0 where no letter; both cases, folded.

        For bulk work on NFC text: ``alphabet.lookup[np.frombuffer(text.encode("utf-32-le"),
        "<u4")]``. Letters of several characters are not in it.
        """
        import numpy as np  # noqa: PLC0415 - most that translate a word need no arrays

        table = np.zeros(maxunicode + 1, np.uint8)
        for symbol, code in self._letters.items():
            if len(symbol) == 1:
                table[ord(symbol)] = code
        return table

    @cached_property
    def _shown(self) -> dict[int, str]:
        """Each code, of a tile and of a blank, as it is written."""
        rows = (0, self.upper), (AS_BLANK, self.lower)
        symbols = {kind | i: s for kind, row in rows for i, s in enumerate(row, 1)}
        return {code: s if len(s) == 1 else f"[{s}]" for code, s in symbols.items()}

    @cached_property
    def _letters(self) -> dict[str, int]:
        codes = {s: i for row in (self.upper, self.lower) for i, s in enumerate(row, 1)}
        return codes | {accented: codes[base] for accented, base in self.folded.items()}

    @cached_property
    def _tiles(self) -> dict[str, int]:
        capitals = frozenset(self.upper)
        return {
            symbol: code
            for symbol, code in self._letters.items()
            if self.folded.get(symbol, symbol) in capitals
            and self.upper[code - 1] not in self.blank_only
        }

    @cached_property
    def _rack(self) -> dict[str, int]:
        return self._tiles | {ANY: BLANK}

    @cached_property
    def _play(self) -> dict[str, int]:
        small = frozenset(self.lower)
        blanks = {
            symbol: code | AS_BLANK
            for symbol, code in self._letters.items()
            if self.folded.get(symbol, symbol) in small
        }
        return self._tiles | blanks | {HOLE: 0}

    def _translate(self, text: str, table: Mapping[str, int]) -> bytes:
        found = symbols(text)
        try:
            return bytes([table[symbol] for symbol in found])
        except KeyError:
            position = next(place for place, symbol in enumerate(found) if symbol not in table)
        symbol = found[position]
        reason = "blank-only" if symbol in self.blank_only else "unknown-letter"
        raise AlphabetError(reason, symbol, position)


def symbols(text: str) -> Sequence[str]:
    """The symbols of a text after NFC: characters, and bracketed letters without brackets."""
    text = normalize("NFC", text)
    if "[" not in text:
        return text
    return [match[1] or match[0] for match in SYMBOL.finditer(text)]
