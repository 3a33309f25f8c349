"""Swedish: headwords of the free spelling dictionary, inflected entries removed, accents folded.

The dictionary mixes headwords with inflected forms, and leaves out headwords that the rules of
another entry happen to make (*äta* of *ät*). An entry counts as a headword if it carries an
inflection paradigm of its own or no other entry makes it; where Apertium's Swedish dictionary knows
the word, its word decides. Of what is only made by rules, Apertium's headwords count.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from stafla.editions import Alphabet
from tools.lexica import apertium, hunspell
from tools.lexica.curation import admissible
from tools.lexica.recipe import Material

# flags of the dictionary
MISSPELLED = "%"
ONLY_IN_COMPOUNDS = "Z"
NO_WORD_ALONE = "WZ"
# misspellings; acronyms; words never to be suggested, coarse or of the day: those of them that are
# headwords are additions
EXCLUDED = set("%¤r!")
PARADIGMS = set("BCDEFGHIJKLMNOPQRTdekm")
NOUN_PARADIGMS = set("BCDE")  # those that make a definite form
ADJECTIVE_PARADIGMS = set("OQ")
VERB_PARADIGMS = set("KLMNPT")
# letters that only a blank can name, and what may not stand in for them; the one word with an Ü
REPLACED = {"Æ": ("Ä", "AE"), "Ü": ("U", "Y")}
UMLAUTED = "MÜSLI"
DERIVING, DERIVED = "T", ("isk", "are")  # adjectives of -i and -ism, agents of verbs

VERBS = ("<vblex>", "<vbmod>", "<vbser>", "<vbhaver>", "<vaux>")
# endings that a word unknown to both dictionaries has as an inflected form only
INFLECTED = re.compile(
    "(iske|ade|ades|ats|its|erna|arna|orna|ens|ets|aste|are|st|ligt|iskt)$"
).search


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


@dataclass(frozen=True, slots=True)
class Candidate:
    """An entry that may be a headword, with its flags and Apertium's analyses."""

    word: str
    flags: frozenset[str]
    analyses: tuple[str, ...]

    @property
    def own_paradigm(self) -> bool:
        """Whether its own entry inflects it, although Apertium knows it as a form of another."""
        noun = self.flags & NOUN_PARADIGMS
        verb = self.word.endswith(("a", "s")) and self.flags & VERB_PARADIGMS
        participle = any("<pp>" in said or "<pprs>" in said for said in self.analyses)
        return bool(noun or verb or self.flags & ADJECTIVE_PARADIGMS) and not participle


def is_common(word: str, alphabet: Alphabet) -> bool:
    """Small letters only: no name, no hyphen, no sign (SV-50)."""
    return word == word.lower() and alphabet.admissible(word)


def forms(entries: hunspell.Entries, suffixes: Mapping[str, list[hunspell.Suffix]]) -> set[str]:
    """Everything that some entry makes of another word."""
    return set(hunspell.generated(entries, suffixes, MISSPELLED, NO_WORD_ALONE))


def derived(entries: hunspell.Entries, suffixes: Mapping[str, list[hunspell.Suffix]]) -> set[str]:
    """Words derived by a rule, headwords of their own."""
    deriving = {DERIVING: suffixes[DERIVING]}
    made = hunspell.generated(entries, deriving, MISSPELLED, NO_WORD_ALONE)
    return {form for form in made if form.endswith(DERIVED)}


def candidates(entries: hunspell.Entries, forms: set[str]) -> dict[str, frozenset[str]]:
    """Entries that may be headwords, with their flags."""
    found = {}
    for word, entry in entries.items():
        flags = frozenset("".join(entry))
        if flags & EXCLUDED or all(ONLY_IN_COMPOUNDS in string for string in entry):
            continue
        if flags & PARADIGMS or word not in forms:
            found[word] = flags
    return found


def wrong(entries: hunspell.Entries) -> set[str]:
    """Entries that are there to be refused."""
    return {word for word, entry in entries.items() if set("".join(entry)) & set(MISSPELLED)}


class Headwords:
    """Tells headwords among candidates with their flags and among the forms made by rules."""

    def __init__(
        self,
        flagged: Mapping[str, frozenset[str]],
        made: set[str],
        material: Material,
    ) -> None:
        folder = material.path("apertium-swe-nor") / "usr/share/apertium/apertium-swe-nor"
        self._dictionary = folder / "swe-nno.automorf.bin"
        said = apertium.analyse({*flagged, *made}, self._dictionary)
        self._made = [w for w in made if standing(w, said.get(w, ())) == "base"]
        self._candidates = [Candidate(w, f, tuple(said.get(w, ()))) for w, f in flagged.items()]
        self._tails = self._known_tails()

    def _known_tails(self) -> dict[str, str]:
        """Standing of every ending of the words that nothing else is known of."""
        bare = [c.word for c in self._candidates if not c.analyses and not c.flags & PARADIGMS]
        tails = {word[i:] for word in bare for i in range(1, len(word) - 2)}
        said = apertium.analyse(tails, self._dictionary)
        return {tail: standing(tail, said.get(tail, ())) for tail in tails}

    def _by_tail(self, word: str) -> str:
        """Standing of the longest ending that Apertium knows: the head of a compound."""
        known = (self._tails[word[i:]] for i in range(1, len(word) - 2))
        return next((found for found in known if found != "unknown"), "unknown")

    def _is_headword(self, candidate: Candidate) -> bool:
        match standing(candidate.word, candidate.analyses):
            case "base":
                return True
            case "inflected":
                return candidate.own_paradigm
        if candidate.flags & PARADIGMS:
            return True
        tail = self._by_tail(candidate.word)
        return tail == "base" or (tail == "unknown" and not INFLECTED(candidate.word))

    def words(self) -> list[str]:
        """The headwords, lower case."""
        return self._made + [c.word for c in self._candidates if self._is_headword(c)]


def played(headwords: Iterable[str], alphabet: Alphabet) -> set[str]:
    """The headwords as tiles spell them (SV-51), without units and abbreviations.

    Those are the words of up to four letters without a vowel; interjections among them are
    additions.
    """
    spelled = (alphabet.decode_word(alphabet.word(word)) for word in headwords)
    fitting = admissible(spelled, "".join(alphabet.upper))
    return {word for word in fitting if len(word) > 4 or set(word) & alphabet.vowels}


def forms_of_others(words: set[str], endings: Mapping[str, str]) -> Iterator[str]:
    """Compounds in an irregular form whose headword is there too (``forms.tsv``)."""
    for ending, of in endings.items():
        for word in words:
            stem = word.removesuffix(ending)
            if stem and stem != word and any(stem + base in words for base in of.split()):
                yield word


def misspelled(words: set[str]) -> Iterator[str]:
    """Words that spell Ü or Æ otherwise, or have Ü where no headword has it (SV-54).

    Ü is in MÜSLI alone and never U or Y, Æ never Ä or AE; the dictionary enters LAESTADIAN beside
    *læstadian*, and *über-* as a slang prefix.
    """
    for word in words:
        if "Ü" in word and UMLAUTED not in word:
            yield word
        for letter, others in REPLACED.items():
            if letter in word:
                yield from {word.replace(letter, other) for other in others} & words


def build(material: Material) -> Mapping[str, set[str]]:
    """The lexicon's only part."""
    folder = material.path("dictionary-sv")
    entries = hunspell.read_entries(folder / "index.dic")
    spelled = {word: flags for word, flags in entries.items() if is_common(word, material.alphabet)}
    suffixes = hunspell.read_suffixes(folder / "index.aff")
    made = forms(entries, suffixes)
    flagged = candidates(spelled, made)
    unflagged = made - flagged.keys() - wrong(entries)
    only_made = {word for word in unflagged if is_common(word, material.alphabet)}
    headwords = {*Headwords(flagged, only_made, material).words(), *derived(spelled, suffixes)}
    words = played(headwords, material.alphabet)
    irregular = set(forms_of_others(words, material.curation.words("forms")))
    corrected = material.curation.corrected(words - irregular)
    return {"sv": corrected - set(misspelled(corrected))}
