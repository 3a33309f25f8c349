"""A lexicon that finds itself among those installed, and rules on words."""

from functools import cached_property
from pathlib import Path

from stafla import words
from stafla.editions import Edition, load
from stafla.words import Judge, WordJudgement, library

from .errors import explain_errors


class Lexicon(words.Lexicon):
    """A word list, opened and checked; two of the same words for the same edition are equal.

    Attributes:
        about: name, licence, source, fingerprint.
        alphabet: turns words into codes.
        graph: the kernel's word graph.
    """

    def __init__(self, edition: Edition | str, wanted: str | Path | None = None) -> None:
        """The lexicon of an edition.

        Args:
            edition: the edition, or its name.
            wanted: a name or a fingerprint among the lists installed or imported, or a file as a
                ``Path``; None: the list that comes with the language.

        Raises:
            UnknownEdition: there is no edition of this name.
            LexiconFault: there is no such list, or its file cannot be trusted.
        """
        installed = library.find(load(edition) if isinstance(edition, str) else edition, wanted)
        super().__init__(installed.about, installed.alphabet, installed.graph)

    @cached_property
    def _judge(self) -> Judge:
        return Judge.of(load(self.about.edition), self)

    def judge(self, word: str) -> WordJudgement:
        """What there is to say of a word, whatever its case: the verdict, why, its base form."""
        return self._judge.word(word)

    def matching(self, pattern: str, limit: int = 1000) -> list[str]:
        """Up to ``limit`` words that fit ``pattern``, in which ``?`` is any one letter.

        Raises:
            BadNotation: another symbol that is no letter.
        """
        with explain_errors(given=pattern):
            return super().matching(pattern, limit)

    def beginning(self, prefix: str, limit: int = 1000) -> list[str]:
        """Up to ``limit`` words that begin with ``prefix``.

        Raises:
            BadNotation: a symbol that is no letter.
        """
        with explain_errors(given=prefix):
            return super().beginning(prefix, limit)
