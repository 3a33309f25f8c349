"""A lexicon: words, what is known of them, and what can be asked.

Lists of words are translated by `codec`, which is loaded where it is used: who opens a lexicon to
play needs no arrays.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Self

from stafla import _core
from stafla.editions import Alphabet, UnknownEdition, load
from stafla.words.fault import LexiconFault
from stafla.words.lexicon.metadata import About

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SUFFIX = ".lexicon"
LARGEST = 1 << 27


@dataclass(frozen=True, eq=False, repr=False)
class Lexicon:
    """A word list, opened and checked; two of the same words for the same edition are equal.

    Attributes:
        about: name, licence, source, fingerprint.
        alphabet: turns words into codes.
        graph: the kernel's word graph.
    """

    about: About
    alphabet: Alphabet
    graph: _core.WordGraph

    @classmethod
    def of(cls, about: About, alphabet: Alphabet, graph: _core.WordGraph) -> Self:
        """The lexicon made of these parts, which belong together."""
        lexicon = cls.__new__(cls)
        Lexicon.__init__(lexicon, about, alphabet, graph)
        return lexicon

    @classmethod
    def open(cls, path: Path) -> Self:
        """The lexicon in a file, with the parts that it names merged in.

        Raises:
            LexiconFault: the file cannot be read or trusted, or is of a foreign alphabet.
        """
        data = read_limited(path)
        lexicon, left, parts = cls.read(data, path.name), LARGEST - len(data), []
        for part in lexicon.about.parts:
            beside = path.with_name(part.name + SUFFIX)
            data = read_limited(beside, left)
            left -= len(data)
            parts.append(cls.read(data, beside.name))
        return lexicon.join(parts)

    @classmethod
    def read(cls, data: bytes, file: str) -> Self:
        """The lexicon in the bytes of ``file``, its parts not yet merged in.

        Raises:
            LexiconFault: as `open`.
        """
        try:
            graph = _core.WordGraph(data)
        except _core.LexiconError as error:
            raise LexiconFault.of(error, file) from error
        about = About.from_json(graph.metadata, file)
        alphabet = _alphabet(about, graph, file)
        if graph.letters < len(alphabet):
            bounds = len(alphabet), graph.metadata, about.least, about.most
            data, _ = _core.WordGraph.build(graph.list(), *bounds)
            graph, about = _core.WordGraph(data), replace(about, alphabet=alphabet.upper)
        return cls.of(about, alphabet, graph)

    def join(self, parts: Sequence["Lexicon"]) -> Self:
        """The lexicon with the words of its parts.

        Decides SV-45, SV-56.

        Raises:
            LexiconFault: ``parts``: they are not those that the metadata names.
        """
        if [part.about.digest for part in parts] != [part.digest for part in self.about.parts]:
            raise LexiconFault("parts", file=self.about.name, why="other words than expected")
        if any(part.about.parts for part in parts):
            raise LexiconFault("parts", file=self.about.name, why="a part has parts itself")
        graph = reduce(_core.WordGraph.union, (part.graph for part in parts), self.graph)
        return self.of(self.about, self.alphabet, graph)

    @property
    def name(self) -> str:
        """How people call it."""
        return self.about.name

    @property
    def fingerprint(self) -> str:
        """Six hexadecimal digits that tell which words count."""
        return self.about.fingerprint

    def __repr__(self) -> str:
        return f"Lexicon({self.about.edition!r}, {self.fingerprint!r})"

    def __str__(self) -> str:
        return f"{self.name}, {len(self):,} words, {self.fingerprint}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lexicon) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __reduce__(self) -> tuple[object, ...]:
        # by its words, so that a machine without the list can read it
        return _restore, (type(self), self.about, self.graph.to_bytes(self.graph.metadata))

    @property
    def _key(self) -> tuple[str, str, str]:
        return self.about.edition, self.about.name, self.about.whole or self.about.digest

    def __iter__(self) -> Iterator[str]:
        return iter(self.words())

    def __len__(self) -> int:
        return self.graph.words

    def __contains__(self, word: str) -> bool:
        return self.alphabet.admissible(word) and self.alphabet.word(word) in self.graph

    def look_up(self, words: Sequence[str]) -> "NDArray[np.bool_]":
        """Whether each of ``words`` is in the lexicon, whatever its case; ``bool[words]``."""
        from stafla.words import codec  # noqa: PLC0415 - see above

        codes = codec.encode_words(words, self.alphabet)
        return codec.answers(self.graph.contains(codes.data))

    @cached_property
    def by_length(self) -> dict[int, int]:
        """Number of words of each length that occurs."""
        return {length: count for length, count in enumerate(self.graph.by_length()) if count}

    def words(self, length: int | None = None) -> list[str]:
        """All words (of a length) in capitals, in the order of the alphabet."""
        from stafla.words import codec  # noqa: PLC0415 - see above

        return codec.decode_words(self.graph.list(length), self.alphabet)

    def matching(self, pattern: str, limit: int = 1000) -> list[str]:
        """Up to ``limit`` words that fit ``pattern``, in which ``?`` is any one letter.

        Raises:
            AlphabetError: another symbol that is no letter.
        """
        from stafla.words import codec  # noqa: PLC0415 - see above

        parts = pattern.split("?")
        codes = b"\0".join(self.alphabet.word(part) for part in parts)
        return codec.decode_words(self.graph.match(codes, limit), self.alphabet)

    def beginning(self, prefix: str, limit: int = 1000) -> list[str]:
        """Up to ``limit`` words that begin with ``prefix``.

        Raises:
            AlphabetError: a symbol that is no letter.
        """
        from stafla.words import codec  # noqa: PLC0415 - see above

        codes = self.graph.prefixed(self.alphabet.word(prefix), limit)
        return codec.decode_words(codes, self.alphabet)


def read_limited(path: Path, most: int = LARGEST) -> bytes:
    """A file's bytes, if there are no more than ``most``; a pipe or a device never ends.

    Raises:
        LexiconFault: ``unreadable``, ``overflow``.
    """
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise LexiconFault.unreadable(path, error) from error
    if len(data) > most:
        raise LexiconFault("overflow", file=path.name, why=f"more than {most} bytes")
    return data


def _restore(kind: type[Lexicon], about: About, data: bytes) -> Lexicon:
    """The lexicon that was pickled."""
    return kind.of(about, load(about.edition).alphabet, _core.WordGraph(data))


def _alphabet(about: About, graph: _core.WordGraph, file: str) -> Alphabet:
    """The edition's alphabet, of which the file may lack letters that came later.

    Raises:
        LexiconFault: ``foreign-alphabet``.
    """
    try:
        edition = load(about.edition)
        alphabet = edition.alphabet
    except UnknownEdition as error:
        raise LexiconFault("foreign-alphabet", file=file, why=str(error)) from error
    known = {alphabet.upper, *(old.alphabet.upper for old in edition.earlier)}
    if about.alphabet not in known or graph.letters != len(about.alphabet):
        raise LexiconFault(
            "foreign-alphabet", file=file, why=f"its letters are {' '.join(about.alphabet)}"
        )
    return alphabet
