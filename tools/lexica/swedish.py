"""Which words that a Swedish dictionary of forms knows are headwords, and of which kind they are.

Dictionaries made by program list every participle, every -bar and every o- that a verb allows.
A printed dictionary lists those that people use; so these kinds need to be attested, the more often
the more regular they are. Everything else that has a paradigm is taken as it stands.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

COMMON_PRESENT, COMMON_PAST = 2e-6, 2e-7
"""A participle of a verb that is a headword stands by itself if it is at least so frequent."""

PRESENT = re.compile("(.+?)(ande|ende)$").match
PAST = re.compile("(.+?)(ad|dd|d|t|en)$").match
GENERATED = re.compile("bar$|barhet$|^opp|^o.*(ad|dd|ed|ld|rd|vd|gd|rt|pt|kt|ig)$|bart$").search
INFLECTED = re.compile("(s|t|na|en|et|or|ar|er|ade|are|ast|aste|iga|ska|ne)$").search


VERBS = ("<vblex>", "<vbmod>", "<vbser>", "<vbhaver>", "<vaux>")


def is_base(word: str, analysis: str) -> bool:
    """Whether one analysis makes the word a headword."""
    lemma, _, rest = analysis.partition("<")
    tags = "<" + rest
    if lemma != word or "+" in analysis or "<cmp>" in tags or "<np>" in tags:
        return False
    if any(tag in tags for tag in VERBS):
        return "<inf>" in tags
    if "<n>" in tags and "<gen>" not in tags and ("<sg><ind>" in tags or "<sg>" not in tags):
        return True
    return not ("<adj>" in tags and ("<comp>" in tags or "<sup>" in tags))


def standing(word: str, analyses: Iterable[str]) -> str:
    """``base``, ``inflected`` or ``unknown``, by Apertium."""
    said = list(analyses)
    if not said:
        return "unknown"
    return "base" if any(is_base(word, analysis) for analysis in said) else "inflected"


def describes(word: str, analyses: Iterable[str]) -> bool:
    """Whether Apertium has it as the base form of an adjective or as an adverb."""
    return any(a.startswith((f"{word}<adj>", f"{word}<adv>")) for a in analyses)


@dataclass(frozen=True, slots=True)
class Use:
    """What running use says of words.

    Args:
        frequencies: form → how often it occurs a word.
        forms: base form → its forms, of every source.
    """

    frequencies: Mapping[str, float]
    forms: Mapping[str, set[str]]

    def is_attested(self, base: str) -> bool:
        """Whether the word or one of its forms occurs."""
        return base in self.frequencies or any(
            form in self.frequencies for form in self.forms.get(base, ())
        )

    def common(self, participle: str) -> bool:
        """Whether a participle is so frequent that it is a word of its own."""
        bound = COMMON_PRESENT if PRESENT(participle) else COMMON_PAST
        return self.frequencies.get(participle, 0.0) >= bound


@dataclass(frozen=True, slots=True)
class Kinds:
    """Tells which base forms of a dictionary of forms are headwords.

    Args:
        use: what running use says.
        words: headwords and base forms, of every source.
        verbs: the infinitives among them.
        heads: words that a compound may end in.
        made: what the spelling dictionary makes of other words.
        entries: words that it enters itself.
    """

    use: Use
    words: set[str]
    verbs: set[str]
    heads: set[str]
    made: set[str]
    entries: set[str]

    def is_participle(self, word: str) -> bool:
        """Whether a verb that is a word makes this form regularly."""
        if match := PRESENT(word):
            stem = match[1]
            return stem + "a" in self.verbs or stem in self.verbs
        if (match := PAST(word)) and not self._is_noun(word):
            stem = match[1]
            return stem + "a" in self.verbs or stem + "da" in self.verbs or stem in self.verbs
        return False

    def _is_noun(self, word: str) -> bool:
        return not self.use.forms.get(word, set()).isdisjoint({word + "en", word + "et"})

    def is_compound(self, word: str) -> bool:
        """Whether it ends in a word and begins with one, as it stands or as compounds change it."""
        cuts = (cut for cut in range(2, len(word) - 3) if word[cut:] in self.heads)
        return any(self._begins(word[:cut]) for cut in cuts)

    def _begins(self, part: str) -> bool:
        stems = {part, part.removesuffix("s"), part + "a", part + "e", part[:-1] + "a"}
        return len(part) > 1 and not stems.isdisjoint(self.words)

    def is_headword(self, word: str, standing: str, has_paradigm: bool) -> bool:
        """Whether a base form is a headword.

        Decides SV-47, SV-48, SV-49.

        Args:
            word: the base form.
            standing: ``base``, ``inflected`` or ``unknown``, by Apertium.
            has_paradigm: whether the dictionary of forms inflects it.
        """
        if self.is_participle(word):
            return self.use.common(word)
        if GENERATED(word):
            return self.use.is_attested(word)
        if word in self.made and (standing == "inflected" or INFLECTED(word)):
            if not has_paradigm:
                return False
            deponent = word.endswith("as") and word[:-1] in self.verbs
            return self.use.is_attested(word) if not word.endswith("s") else deponent
        if has_paradigm or word in self.entries:
            return True
        return self.is_compound(word) and self.use.is_attested(word)

    def is_unused(self, word: str) -> bool:
        """Whether it is a compound that nobody is known to write."""
        return not self.use.is_attested(word) and self.is_compound(word)
