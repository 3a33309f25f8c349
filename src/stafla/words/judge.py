"""Whether a word is valid, with the reason (IS-20, FI-24 … FI-28, SV-42 … SV-57, PL-11, PL-12)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from stafla.editions import Edition
from stafla.words.attested import Witness, witness
from stafla.words.lexicon.lexicon import Lexicon
from stafla.words.readings import Analyser, Options, Reader, Reading, analyser, reader

Verdict = Literal["valid", "invalid", "unknown"]
Reason = Literal[
    "listed",
    "agreed",
    "not-listed",
    "attested",
    "not-letters",
    "too-short",
    "no-lexicon",
    "too-long",
]


@dataclass(frozen=True, slots=True)
class WordJudgement:
    """What was found of one word.

    Attributes:
        word: in capitals as on the board, or as given where it cannot lie there.
        verdict: ``unknown`` where nobody can say (no lexicon; longer than its words; not in the
            list, but in another dictionary).
        reason: ``listed``: in the lexicon; ``agreed``: by the analyser, as the players agreed
            (FI-27); ``not-listed``; ``attested``: not listed, but known to another dictionary of
            the language, named by ``source``; ``not-letters``: a sign that is no letter (SV-50,
            PL-11); ``too-short``: one letter is no word; ``no-lexicon``, ``too-long``: cannot be
            said.
        reading: base form and form, where the language's dictionary knows it.
        source: lexicon or dictionary that the verdict rests on, None where none does.
    """

    word: str
    verdict: Verdict
    reason: Reason
    reading: Reading | None = None
    source: str | None = None

    def __str__(self) -> str:
        text = f"{self.word}: {self.verdict}"
        if self.reading:
            text += f" ({self.reading.base}, {self.reading.form})"
        return f"{text}, {self.source}" if self.source else f"{text} ({self.reason})"


@dataclass(frozen=True, slots=True)
class Judgement:
    """What was found of a move's words.

    Attributes:
        words: one judgement a word; at a table only the verdict is told (SV-19).
        lexicon, fingerprint: by which list, None without one.
    """

    words: tuple[WordJudgement, ...]
    lexicon: str | None
    fingerprint: str | None

    def __str__(self) -> str:
        return "\n".join([self.verdict, *(f"  {word}" for word in self.words)])

    @property
    def verdict(self) -> Verdict:
        """Of the move as a whole: invalid if any word is, valid if all are.

        Decides SV-19.
        """
        verdicts = {word.verdict for word in self.words}
        return next((v for v in ("invalid", "unknown") if v in verdicts), "valid")


@dataclass(frozen=True, slots=True)
class Judge:
    """Rules by a lexicon, and by an analyser where the players agreed on one.

    Args:
        edition: gives letters and language.
        lexicon: the list that decides; None: nothing can be said.
        reader: tells base form and form; changes no verdict.
        second: admits words that are on no list, by agreement (FI-27, FI-28).
        witness: knows words that the list lacks, which are then unknown; None: the list decides
            alone, valid or invalid.
    """

    edition: Edition
    lexicon: Lexicon | None
    reader: Reader | None = None
    second: Analyser | None = None
    witness: Witness | None = None

    @classmethod
    def of(
        cls,
        edition: Edition,
        lexicon: Lexicon | None,
        agreed: Options | None = None,
        *,
        only_list: bool = False,
    ) -> "Judge":
        """The judge with whatever dictionaries of the language are installed.

        With ``only_list`` a word that the list lacks is invalid, whoever else knows it.

        Raises:
            LexiconFault: a shipped file cannot be trusted.
        """
        second = analyser(edition.language, agreed) if agreed else None
        beside = None if only_list else witness(edition, lexicon)
        return cls(edition, lexicon, reader(edition.language), second, beside)

    def play(self, words: Sequence[str]) -> Judgement:
        """The judgement on a move that forms these words."""
        judgements = tuple(self.word(word) for word in words)
        if self.lexicon is None:
            return Judgement(judgements, None, None)
        return Judgement(judgements, self.lexicon.name, self.lexicon.fingerprint)

    def word(self, text: str) -> WordJudgement:
        """The judgement on one word, whatever its case.

        Decides IS-20, IS-21, FI-24, FI-26, FI-40, FI-41, SV-42, SV-43, SV-57, PL-11, PL-12,
        PL-29.
        """
        alphabet = self.edition.alphabet
        if not alphabet.admissible(text):
            return WordJudgement(text, "invalid", "not-letters")
        codes = alphabet.word(text)
        word = alphabet.decode_word(codes)
        if len(codes) < 2:
            return WordJudgement(word, "invalid", "too-short")
        if self.lexicon is None:
            return WordJudgement(word, "unknown", "no-lexicon")
        if codes in self.lexicon.graph:
            return WordJudgement(word, "valid", "listed", self._reading(codes), self.lexicon.name)
        return self._not_listed(word, codes, self.lexicon)

    def _not_listed(self, word: str, codes: bytes, lexicon: Lexicon) -> WordJudgement:
        allowed = self.second.admits(self._small(codes)) if self.second else None
        if allowed:
            return WordJudgement(word, "valid", "agreed", allowed, allowed.source)
        if len(codes) > lexicon.about.most:
            return WordJudgement(word, "unknown", "too-long")
        if self.witness and (known := self.witness.attests(codes, self._small(codes))):
            return WordJudgement(word, "unknown", "attested", known.reading, known.source)
        return WordJudgement(word, "invalid", "not-listed", None, lexicon.name)

    def _reading(self, codes: bytes) -> Reading | None:
        if self.reader is None:
            return None
        return next(iter(self.reader.readings(self._small(codes))), None)

    def _small(self, codes: bytes) -> str:
        lower = self.edition.alphabet.lower
        return "".join(lower[code - 1] for code in codes)
