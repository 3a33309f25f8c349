"""Reading a word list: a word a line, in any encoding."""

import codecs
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stafla.editions import Alphabet, AlphabetError
from stafla.words.codec import FOREIGN, Codes, decode_words, encode_lines, select
from stafla.words.fault import ListFault, reason

Reason = Literal["foreign-letter", "too-short", "too-long", "duplicate"]

BLOCK = 1 << 22
LONGEST_LINE = 1 << 16
MOST_WORDS = 1 << 25


class Skipped(NamedTuple):
    """A line that gave no word.

    Attributes:
        line: counted from 1.
        text: the line without white space around it, at most 80 characters; for a duplicate
            the word.
        reason: ``foreign-letter`` (SV-50, PL-11), ``too-short``, ``too-long``, ``duplicate``.
    """

    line: int
    text: str
    reason: Reason


@dataclass(frozen=True, slots=True, eq=False)
class WordList:
    """Admissible words of a list in its order, as codes.

    Attributes:
        codes: ``uint8``, each word followed by 0.
        lines: ``uint32``, the line of each word.
        skipped: lines that gave none; empty lines are not told.
        least, most: letters of the shortest and longest word let in.
    """

    codes: Codes
    lines: NDArray[np.uint32]
    skipped: tuple[Skipped, ...]
    least: int
    most: int

    @classmethod
    def of_codes(
        cls, codes: Codes, alphabet: Alphabet, least: int = 2, most: int = 15
    ) -> "WordList":
        """The same of words in codes; their lines are counted from 1."""
        ends = np.flatnonzero(codes == 0)
        lengths = np.diff(ends, prepend=-1) - 1
        good = (lengths >= least) & (lengths <= most)
        lines = np.arange(1, len(ends) + 1, dtype=np.uint32)
        others = decode_words(select(codes, ~good), alphabet)
        skipped = tuple(
            Skipped(line, word, "too-short" if len(word) < least else "too-long")
            for line, word in zip(lines[~good].tolist(), others, strict=True)
        )
        fitting = codes[np.repeat(good, lengths + 1)]
        return cls(fitting, lines[good], skipped, least, most)

    def from_lines(self, lines: Sequence[int]) -> "WordList":
        """The same, each word from another line than its own: the first from the first of these."""
        skipped = tuple(one._replace(line=lines[one.line - 1]) for one in self.skipped)
        found = np.array(lines, np.uint32)[self.lines - 1] if len(self.lines) else self.lines
        return replace(self, lines=found, skipped=skipped)


def read_list(
    path: Path, alphabet: Alphabet, encoding: str = "utf-8", least: int = 2, most: int = 15
) -> WordList:
    """The words of a file, a word a line, in any case.

    White space around a word, a byte order mark and either kind of line end are taken off.

    Raises:
        ListFault: unknown encoding, bytes that it does not know, an endless line, too many words.
    """
    if not _is_text_encoding(encoding):
        raise ListFault("unknown-encoding", encoding=encoding)
    try:
        with path.open("rb") as file:
            return _Reader(alphabet, least, most).read(_blocks(file, encoding))
    except OSError as error:
        raise ListFault("unreadable", file=str(path), why=reason(error)) from error


def list_of(words: Iterable[str], alphabet: Alphabet, least: int = 2, most: int = 15) -> WordList:
    """The same of words in memory; their lines are counted from 1."""
    return _Reader(alphabet, least, most).read(_join(iter(words)))


def _is_text_encoding(name: str) -> bool:
    try:
        codecs.getincrementaldecoder(name)
        "".encode(name)
    except (LookupError, ValueError):
        return False
    return True


def _join(words: Iterator[str]) -> Iterator[str]:
    while some := list(islice(words, BLOCK // 16)):
        yield "\n".join((*some, ""))


def _blocks(file: BinaryIO, encoding: str) -> Iterator[str]:
    """The text in pieces of whole lines."""
    decoder = codecs.getincrementaldecoder(encoding)()
    rest, lines, first = "", 0, True
    for data in iter(lambda: file.read(BLOCK), b""):
        text = rest + _decode(decoder, data, False, encoding, lines)
        text = text.removeprefix("\ufeff") if first else text
        cut = text.rfind("\n") + 1
        block, rest, first = text[:cut], text[cut:], False
        lines += block.count("\n")
        if len(rest) > LONGEST_LINE:
            raise ListFault("long-line", line=lines + 1)
        yield block.replace("\r\n", "\n")
    if rest := rest + _decode(decoder, b"", True, encoding, lines):
        yield rest + "\n"


def _decode(
    decoder: codecs.IncrementalDecoder, data: bytes, final: bool, encoding: str, lines: int
) -> str:
    try:
        return decoder.decode(data, final)
    except UnicodeError as error:
        known = data[: error.start] if isinstance(error, UnicodeDecodeError) else b""
        line = lines + 1 + known.count(b"\n")
        raise ListFault("encoding", encoding=encoding, line=line) from error


class _Reader:
    """Gathers the words of one list."""

    def __init__(self, alphabet: Alphabet, least: int, most: int) -> None:
        self.alphabet = alphabet
        self.least = least
        self.most = most
        self.spells = any(len(letter) > 1 for letter in alphabet.upper)
        self.codes: list[Codes] = []
        self.lines: list[NDArray[np.uint32]] = []
        self.skipped: list[Skipped] = []
        self.words = 0

    def read(self, blocks: Iterable[str]) -> WordList:
        before = 0
        for block in blocks:
            before += self._block(block, before)
            if self.words > MOST_WORDS:
                raise ListFault("too-many-words", most=MOST_WORDS)
        codes = np.concatenate(self.codes or [np.empty(0, np.uint8)])
        lines = np.concatenate(self.lines or [np.empty(0, np.uint32)])
        return WordList(codes, lines, tuple(self.skipped), self.least, self.most)

    def _block(self, block: str, before: int) -> int:
        """Take a piece of whole lines that ``before`` lines precede; how many lines it has."""
        text, codes = encode_lines(block, self.alphabet)
        ends = np.flatnonzero(codes == 0)
        lengths = np.diff(ends, prepend=-1) - 1
        strange = np.zeros(len(ends), np.bool_)
        strange[np.searchsorted(ends, np.flatnonzero(codes == FOREIGN))] = True
        good = ~strange & (lengths >= self.least) & (lengths <= self.most)
        words = codes if good.all() else codes[np.repeat(good, lengths + 1)]
        self._take(words, np.flatnonzero(good) + before + 1)
        bad = np.flatnonzero(~good)
        places = zip(bad.tolist(), lengths[bad].tolist(), ends[bad].tolist(), strict=True)
        for (index, length, end), foreign in zip(places, strange[bad].tolist(), strict=True):
            self._mend(text[end - length : end], foreign, before + index + 1)
        return len(ends)

    def _take(self, codes: Codes, lines: NDArray[np.intp]) -> None:
        self.codes.append(codes)
        self.lines.append(lines.astype(np.uint32))
        self.words += len(lines)

    def _mend(self, text: str, foreign: bool, line: int) -> None:
        """Take a line that is a word once the space around it is off, or note why it is none."""
        word = text.strip()
        if not word:
            return
        if foreign and (self.spells or word != text):
            codes = self._spell(word)
            foreign, length = codes is None, len(codes or b"")
            if codes is not None and self.least <= length <= self.most:
                self._take(np.frombuffer(codes + b"\0", np.uint8), np.array([line]))
                return
        else:
            length = len(word)
        short: Reason = "too-short" if length < self.least else "too-long"
        self.skipped.append(Skipped(line, word[:80], "foreign-letter" if foreign else short))

    def _spell(self, word: str) -> bytes | None:
        # brackets mean something only where letters of several characters exist
        if "[" in word and not self.spells:
            return None
        try:
            return self.alphabet.word(word)
        except AlphabetError:
            return None
