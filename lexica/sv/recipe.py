"""Swedish: headwords of the free spelling dictionary, inflected entries removed, accents folded.

The dictionary mixes headwords with inflected forms, and leaves out headwords that the rules of
another entry happen to make (*äta* of *ät*). An entry counts as a headword if it carries an
inflection paradigm of its own or no other entry makes it; where Apertium's Swedish dictionary knows
the word, its word decides. Of what is only made by rules, Apertium's headwords count.

A dictionary of forms (simplemma) adds the base forms that the spelling dictionary lacks, by kind
(`tools.lexica.swedish`), and running use (wordfreq) takes the spelling dictionary's own compounds
away that nobody is known to write.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from stafla.editions import Alphabet
from tools.lexica import apertium, hunspell
from tools.lexica.curation import admissible
from tools.lexica.lemmas import Lemmas, frequencies
from tools.lexica.recipe import Material
from tools.lexica.swedish import INTENSIFIED, Kinds, Use, describes, standing

Suffixes = Mapping[str, list[hunspell.Suffix]]

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
REPLACED = {"Æ": ("Ä", "AE", "E"), "Ü": ("U", "Y")}
UMLAUTED = "MÜSLI"
# infinitives that do not end in -a
SHORT_VERBS = (
    "be bero bestå bo bry by bå dö fly flå få förmå förse förstå försmå ge glo gno gro gry"
)
SHORT_VERBS += (
    " gå klå le må nå pry rå ro se ske sko sky slå sno snå so spå spy stå så sy te tro två ty"
)
LONG = 9
"""Compounds of so many letters that nobody writes are left out; short ones stay."""
SLURS = re.compile("neger|nigg|nigger|judefråga|hottentott|blatte|svartskall|sandneg").search
DERIVING, DERIVED = "T", ("isk", "are")  # adjectives of -i and -ism, agents of verbs

# endings that a word unknown to both dictionaries has as an inflected form only
INFLECTED = re.compile(
    "(iske|ade|ades|ats|its|erna|arna|orna|ens|ets|aste|are|st|ligt|iskt)$"
).search


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


def apertium_of(material: Material) -> Path:
    """Apertium's analyser of Swedish."""
    folder = material.path("apertium-swe-nor") / "usr/share/apertium/apertium-swe-nor"
    return folder / "swe-nno.automorf.bin"


class Headwords:
    """Tells headwords among candidates with their flags and among the forms made by rules."""

    def __init__(
        self,
        flagged: Mapping[str, frozenset[str]],
        made: set[str],
        material: Material,
    ) -> None:
        self._dictionary = apertium_of(material)
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

    Ü is in MÜSLI alone and never U or Y, Æ never Ä, AE or E; the dictionary enters LAESTADIAN
    beside *læstadian*, and *über-* as a slang prefix.
    """
    for word in words:
        if "Ü" in word and UMLAUTED not in word:
            yield word
        for letter, others in REPLACED.items():
            if letter in word:
                yield from {word.replace(letter, other) for other in others} & words


def forms_by_base(
    entries: hunspell.Entries, rules: Suffixes, lemmas: Lemmas
) -> dict[str, set[str]]:
    """Base form → its forms, by the spelling dictionary and by the dictionary of forms."""
    bases = {*lemmas.bases(), *lemmas.headed(2)}
    known = {base: {base, *lemmas.forms(base)} for base in bases}
    for word, flags in entries.items():
        made = hunspell.generated({word: flags}, rules, MISSPELLED, NO_WORD_ALONE)
        known.setdefault(word, {word}).update(made)
    return known


def with_or_without_s(word: str) -> Iterator[str]:
    """The word with an s more or less inside: what a dictionary enters with "(s)" (SV-49)."""
    for cut in range(2, len(word) - 2):
        yield word[:cut] + "s" + word[cut:]
        if word[cut] == "s":
            yield word[:cut] + word[cut + 1 :]


class Further:
    """What the dictionary of forms and running use add to the spelling dictionary and take away."""

    def __init__(self, spelling: "Spelling", material: Material) -> None:
        self._spelling = spelling
        self._lemmas = Lemmas.read(material.path("attested"))
        self._dictionary = apertium_of(material)
        self._alphabet = material.alphabet
        material.path("wordfreq")  # the version that was recorded
        forms = forms_by_base(spelling.common, spelling.suffixes, self._lemmas)
        self._use = Use(frequencies("sv"), forms)

    def bases(self) -> set[str]:
        """Base forms that may be headwords: small letters, no misspelling, no slur."""
        barred = wrong(self._spelling.entries)
        return {
            base
            for base in {*self._lemmas.bases(), *filter(self._is_noun, self._lemmas.headed(3))}
            if is_common(base, self._alphabet) and base not in barred and not SLURS(base)
        }

    def _is_noun(self, base: str) -> bool:
        return not {base + "en", base + "et", base + "n"}.isdisjoint(self._lemmas.forms(base))

    def kinds(self, headwords: set[str], bases: set[str]) -> Kinds:
        """The kinds of words, told by what is a word already."""
        known = headwords | bases
        verbs = {word for word in known if word.endswith("a")} | set(SHORT_VERBS.split())
        heads = {word for word in headwords if len(word) >= 4}
        return Kinds(
            self._use, known, verbs, heads, self._spelling.made, set(self._spelling.entries)
        )

    def added(self, headwords: set[str]) -> set[str]:
        """Headwords that the spelling dictionary lacks, or does not tell from forms."""
        bases = self.bases()
        kinds = self.kinds(headwords, bases)
        new = bases - headwords
        said = apertium.analyse(new, self._dictionary)
        return {
            word
            for word in new
            if kinds.is_headword(
                word, standing(word, said.get(word, ())), len(self._lemmas.forms(word)) > 1
            )
        }

    def unused(self, headwords: set[str]) -> set[str]:
        """Long compounds that only the spelling dictionary has and nobody writes."""
        bases = set(self._lemmas.bases())
        kinds = self.kinds(headwords, bases)
        only_here = {word for word in headwords - bases if len(word) >= LONG}
        said = apertium.analyse(only_here, self._dictionary)
        return {
            word
            for word in only_here
            if standing(word, said.get(word, ())) != "base"
            and kinds.is_unused(word)
            and headwords.isdisjoint(with_or_without_s(word))
        }

    def intensified(self, words: set[str]) -> set[str]:
        """Adjectives and adverbs with a word before them that only says *very*, if rare."""
        parts = {match[2] for word in words if (match := INTENSIFIED(word))}
        said = apertium.analyse(parts, self._dictionary)
        heads = {part for part in parts if describes(part, said.get(part, ()))}
        return {word for word in words if self._use.intensified(word, heads)}


class Spelling:
    """The spelling dictionary: its entries and what it makes of them."""

    def __init__(self, material: Material) -> None:
        folder = material.path("dictionary-sv")
        self.entries = hunspell.read_entries(folder / "index.dic")
        self.suffixes = hunspell.read_suffixes(folder / "index.aff")
        self.made = forms(self.entries, self.suffixes)
        self.common = {w: f for w, f in self.entries.items() if is_common(w, material.alphabet)}

    def headwords(self, material: Material) -> set[str]:
        """Its headwords, lower case."""
        flagged = candidates(self.common, self.made)
        unflagged = self.made - flagged.keys() - wrong(self.entries)
        only_made = {word for word in unflagged if is_common(word, material.alphabet)}
        found = Headwords(flagged, only_made, material).words()
        return {*found, *derived(self.common, self.suffixes)}


def build(material: Material) -> Mapping[str, set[str]]:
    """The spelling dictionary's words and corrections, and those of the dictionary of forms."""
    spelling = Spelling(material)
    headwords = spelling.headwords(material)
    further_words = Further(spelling, material)
    added = further_words.added(headwords)
    kept = headwords - further_words.unused(headwords)
    rare = further_words.intensified(kept | added)
    endings = material.curation.words("forms")
    entered = played(headwords, material.alphabet)
    further = played(added - rare, material.alphabet)
    main = played(kept - rare, material.alphabet) - set(forms_of_others(entered, endings))
    further -= set(forms_of_others(entered | further, endings))
    corrected = material.curation.corrected(main | further)
    corrected -= set(misspelled(corrected))
    others = corrected & further - main
    return {"sv": corrected - others, "sv-simplemma": others}
