"""What a table asks of a word list, and the lists that are installed."""

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from stafla import _core
from stafla._core import Ruleset, WordGraph, WordMap
from stafla.club.refusal import ClubRefusal
from stafla.editions import Edition, load
from stafla.rules import Verdict
from stafla.words import Judge, Lexicon, LexiconFault, library, word_map


class UnknownLexicon(ClubRefusal):
    """No such word list is installed for the edition."""

    code = "unknown-lexicon"


class NoWordsHere(ClubRefusal):
    """The word list is not installed (any more)."""

    code = "no-words-here"


class TableLexicon(Protocol):
    """A word list that a game is played with."""

    @property
    def name(self) -> str:
        """What people call it."""

    @property
    def fingerprint(self) -> str:
        """What it is pinned by."""

    @property
    def version(self) -> str:
        """Of its source, most often a date; empty: not known."""

    @property
    def graph(self) -> WordGraph | None:
        """The words; None if the list is not installed (any more)."""

    def map(self, rules: Ruleset) -> WordMap | None:
        """The words laid out for move generation, made once."""

    def has(self, words: Sequence[bytes]) -> bool:
        """Whether the list has all of these words, told by their codes: such a move is valid."""

    def verdict(self, words: Sequence[str]) -> Verdict:
        """Whether a move that forms these words stands, as a whole (SV-19), by the list alone."""

    def verdicts(self, words: Sequence[str]) -> Mapping[str, Verdict]:
        """The verdict on each word, where what the list lacks and others know is unknown."""


class Lexica(Protocol):
    """The word lists that are installed."""

    def of(self, edition: Edition) -> Sequence[TableLexicon]:
        """Those that fit the edition; the first is its own."""

    def pinned_to(self, edition: Edition, name: str, fingerprint: str) -> TableLexicon:
        """The list that a game is pinned to; one without words if it is not installed."""

    def is_open(self, edition: Edition, fingerprint: str) -> bool:
        """Whether `pinned_to` need not look for the list on the disk."""


Precedents = Callable[[str, Sequence[str]], Mapping[str, Verdict]]
"""What arbiters have ruled on words of an edition; words without a ruling are left out."""


def no_precedents(_edition: str, _words: Sequence[str]) -> Mapping[str, Verdict]:
    """Nobody has ruled on anything."""
    return {}


def verdict_with_ruling(listed: Verdict, ruling: Verdict | None) -> Verdict:
    """A list's verdict on a word, with the latest ruling on it if there is one.

    A ruling decides what the list leaves open, and nothing else.
    """
    return ruling if listed == "unknown" and ruling is not None else listed


@dataclass(frozen=True, slots=True)
class WithPrecedents:
    """A word list at a table that asks further where the list lacks a word.

    What another dictionary knows is unknown there, until an arbiter has ruled on it: what was
    decided once is decided.

    Attributes:
        words: the list.
        edition: whose rulings count.
        precedents: finds them.
    """

    words: TableLexicon
    edition: str
    precedents: Precedents

    @property
    def name(self) -> str:
        """What people call it."""
        return self.words.name

    @property
    def fingerprint(self) -> str:
        """What it is pinned by."""
        return self.words.fingerprint

    @property
    def version(self) -> str:
        """Of its source, most often a date."""
        return self.words.version

    @property
    def graph(self) -> WordGraph | None:
        """The words of the list; bots play by these alone."""
        return self.words.graph

    def map(self, rules: Ruleset) -> WordMap | None:
        """The words laid out for move generation."""
        return self.words.map(rules)

    def has(self, words: Sequence[bytes]) -> bool:
        """As of the list: what it has nobody need rule on."""
        return self.words.has(words)

    def verdicts(self, words: Sequence[str]) -> Mapping[str, Verdict]:
        """The verdict on each word, precedents included."""
        listed = self.words.verdicts(words)
        open_words = [word for word, verdict in listed.items() if verdict == "unknown"]
        ruled = self.precedents(self.edition, open_words) if open_words else {}
        return {word: verdict_with_ruling(listed[word], ruled.get(word)) for word in listed}

    def verdict(self, words: Sequence[str]) -> Verdict:
        """Of the move as a whole: invalid if any word is, unknown if any is, else valid."""
        found = set(self.verdicts(words).values())
        return next((v for v in _GRAVEST if v in found), "valid")


_GRAVEST: tuple[Verdict, ...] = ("invalid", "unknown")


# The word lists that are installed, as tables use them
class OpenLexicon:
    """A word list that is at hand."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._judge = Judge(load(lexicon.about.edition), lexicon)
        self._map: _core.WordMap | None = None
        self._lock = threading.Lock()

    @property
    def name(self) -> str:
        """What people call it."""
        return self.lexicon.name

    @property
    def fingerprint(self) -> str:
        """What it is pinned by."""
        return self.lexicon.fingerprint

    @property
    def version(self) -> str:
        """Of its source, most often a date."""
        return self.lexicon.about.version

    @property
    def graph(self) -> _core.WordGraph:
        """The words."""
        return self.lexicon.graph

    def map(self, rules: _core.Ruleset) -> _core.WordMap | None:
        """The words laid out for move generation; the number of players does not matter to it.

        None where the list cannot be laid out so; the general generator then answers.
        """
        with self._lock:
            if self._map is None:
                with suppress(LexiconFault):
                    self._map = word_map(self.lexicon, rules)
            return self._map

    def has(self, words: Sequence[bytes]) -> bool:
        """Whether the list has them all."""
        graph = self.lexicon.graph
        return all(len(word) > 1 and word in graph for word in words)

    def verdict(self, words: Sequence[str]) -> Verdict:
        """The judge's ruling on the move as a whole."""
        return self._judge.play(words).verdict

    def verdicts(self, words: Sequence[str]) -> Mapping[str, Verdict]:
        """The verdict on each word by the list and the dictionaries beside it."""
        judge = Judge.of(load(self.lexicon.about.edition), self.lexicon)
        return {word: judge.word(word).verdict for word in words}


class MissingLexicon:
    """A word list that a game is pinned to and that is not at hand: nobody can say."""

    graph = None
    version = ""

    def __init__(self, name: str, fingerprint: str) -> None:
        self.name = name
        self.fingerprint = fingerprint

    def map(self, rules: _core.Ruleset) -> None:
        """Nothing to play by."""

    def has(self, words: Sequence[bytes]) -> bool:
        """Nobody can say."""
        return False

    def verdict(self, words: Sequence[str]) -> Verdict:
        """Unknown, so that the play stands and nobody pays."""
        return "unknown"

    def verdicts(self, words: Sequence[str]) -> Mapping[str, Verdict]:
        """The same of every word."""
        return dict.fromkeys(words, "unknown")


class InstalledLexica:
    """The lexica shipped and imported (`stafla.words.library`)."""

    def __init__(self) -> None:
        self._opened: dict[tuple[str, str, int], OpenLexicon] = {}
        self._lock = threading.Lock()

    def of(self, edition: Edition) -> list[TableLexicon]:
        """Those that fit the edition, the shipped one first."""
        return [self._hold(edition, lexicon) for _, lexicon in library.on_shelf(edition)]

    def pinned_to(self, edition: Edition, name: str, fingerprint: str) -> TableLexicon:
        """The list of this fingerprint, whatever it is called today."""
        if opened := self._find_open(edition, fingerprint):
            return opened
        for words in self.of(edition):
            if words.fingerprint == fingerprint:
                return words
        for lexicon in library.earlier(edition):
            if lexicon.fingerprint == fingerprint:
                return self._hold(edition, lexicon)
        return MissingLexicon(name, fingerprint)

    def is_open(self, edition: Edition, fingerprint: str) -> bool:
        """As of `Lexica`."""
        return self._find_open(edition, fingerprint) is not None

    def _find_open(self, edition: Edition, fingerprint: str) -> OpenLexicon | None:
        with self._lock:
            for (language, known, _), opened in self._opened.items():
                if (language, known) == (edition.language, fingerprint):
                    return opened
        return None

    def _hold(self, edition: Edition, lexicon: Lexicon) -> OpenLexicon:
        key = (edition.language, lexicon.fingerprint, len(lexicon))
        with self._lock:
            return self._opened.setdefault(key, OpenLexicon(lexicon))
