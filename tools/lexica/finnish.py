"""Which Finnish headwords are taken from dictionaries of use, told by form and by paradigm.

A candidate is the base form of a Wiktionary entry (through simplemma and FreeDict) or a form that
running text has often (wordfreq). Voikko's transducer tells what it can be; what it does not know
is told by the paradigm under the candidate.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from stafla.words.readings import Options
from stafla.words.readings.finnish import Analysis, form
from stafla.words.readings.vfst import Transducer
from tools.lexica.lemmas import Lemmas

ANY_COMPOUND = Options(guessed_boundaries=99)
PLAYED = Options(guessed_boundaries=2)
# classes of FreeDict
COMMON = {"n", "adj", "v", "adv", "interjection", "numeral", "pronoun", "postposition",
          "conjunction", "preposition", "particle"}  # fmt: skip
UNINFLECTED = COMMON - {"n", "adj", "v", "pronoun", "numeral"}
# derived of a place's name: turkulainen, savolaisuus; written small
_INHABITANT = "[Dg]"
_NAME = re.compile(r"\[L(ee|es|ep|em|a)\]")
# an action noun's stem is a participle's too: tuo|va, teke|mä, teke|mätön
_PARTICIPLE = re.compile(r"\[R[aemtuv]\]|\[Lt\](?!.*\[Bc\]).*\[Ll\]v\[Xj\]")
_NEGATIVE = re.compile(r"m[aä]t[oö]n$")
_COMPARED = re.compile(r"\[(Cc|Cs)\]")
_MANNER = re.compile(r"\[Ssti\]\w*sti$")
# a table of forms has so many; of participles without an entry of their own only 12 are given
FULL_TABLE = 20
SINGULAR_TABLE = 10
# adverbs of frozen form have their possessive endings, six at most
FROZEN = 7
# one that has most of them is no form that a dictionary entered by mistake
POSSESSIVE = 5
FREQUENT = 1e-6
FREQUENT_MANNER = 1e-7
SHORTEST_PART = 3
# what ends a surname or a place and is found as the last part of hardly any other frequent word
PLACES = re.compile(
    "(mäki|niemi|lahti|järvi|joki|koski|maa|saari|salo|aho|ranta|vuori|kangas|kylä|korpi|"
    "lampi|palo|harju|kallio|silta|pelto|puro|virta|viita|talo|tori|katu|tie|sieni|kivi|"
    "suo|oja|luoma|linna|kari|hovi|vaara|laakso|halme|kukka|kunta|liitto|lehti)$"
)


@dataclass(frozen=True)
class Paradigm:
    """The forms that stand under a base form."""

    base: str
    forms: frozenset[str]

    @cached_property
    def nominal(self) -> bool:
        """Whether it has the local cases of a noun or adjective, in the plural too."""
        many = len(self.forms) >= FULL_TABLE and not self.conjugated
        return many and self._local() and bool(self.plurals())

    @cached_property
    def singular(self) -> bool:
        """Whether it has those cases, if only in the singular: names of languages, of illnesses."""
        return self._local() and len(self.forms) >= SINGULAR_TABLE and not self.conjugated

    @cached_property
    def conjugated(self) -> bool:
        """Whether it has persons, as only a verb does."""
        persons = ("isitte", "isivat", "isivät", "kaamme", "käämme")
        return self.base[-1:] in "aä" and any(x.endswith(persons) for x in self.forms)

    @cached_property
    def verbal(self) -> bool:
        """Whether it is a 1st infinitive with a paradigm of its own."""
        return self.base[-1:] in "aä" and (self.conjugated or bool(self.infinitives()))

    @cached_property
    def adjectival(self) -> bool:
        """Whether it is an adjective: it has a comparative, or a comitative in -ine."""
        return any(x.endswith(("ine", "mpi")) and x != self.base for x in self.forms)

    def _local(self) -> bool:
        ends = tuple(case + vowel for case in ("ss", "st", "ll", "lt") for vowel in "aä")
        return sum(x.endswith(ends) for x in self.forms) >= 3

    def infinitives(self) -> set[str]:
        """The 4th infinitive in the nominative, made from the 3rd where it is not given.

        A noun in -ma looks alike (*juoma : juomassa*), but no verb ends so.
        """
        if self.base.endswith(("ma", "mä")):
            return set()
        given = {x for x in self.forms if x.endswith("minen")}
        ends = ("massa", "mässä", "malla", "mällä")
        return given or {x[:-5] + "minen" for x in self.forms if x.endswith(ends)}

    def plurals(self) -> set[str]:
        """Its nominative plurals: the genitive's stem with -t, in the vowels of the word."""
        stems = {x[:-1] for x in self.forms if x.endswith("n")}
        return {
            x
            for x in self.forms
            if x.endswith("t") and x != self.base and x[:-1] in stems and _harmonic(x, self.base)
        }


def _fewest(analyses: Iterable[Analysis]) -> int | None:
    """How many boundaries the plainest of these readings guesses; None: there is none."""
    return min((a.guessed_boundaries for a in analyses), default=None)


def _is_name(analysis: Analysis) -> bool:
    return bool(_NAME.search(analysis.text)) and _INHABITANT not in analysis.text


def _case_form(analysis: Analysis) -> bool:
    """Whether it is a form that can freeze: no participle in the nominative, no person."""
    if "Tt" in analysis.tags or (_PARTICIPLE.search(analysis.text) and "Sn" in analysis.tags):
        return False
    return analysis.word_class in ("n", "nl", "l", "r", "u", "s", "t")


def _harmonic(inflected: str, base: str) -> bool:
    """Whether a form has back or front vowels only where its base has them."""
    return all(
        set(vowels) & set(base) or not set(vowels) & set(inflected) for vowels in ("aou", "äöy")
    )


class Judge:
    """Tells which words are headwords.

    Args:
        transducer: Voikko's.
        lemmas: base forms with what stands under them.
        kinds: headword → word classes, of a dictionary of the same kind (FreeDict's tags).
        frequency: form → how often it occurs a word.
    """

    def __init__(
        self,
        transducer: Transducer,
        lemmas: Lemmas,
        kinds: Mapping[str, set[str]],
        frequency: Mapping[str, float],
    ) -> None:
        self._transducer = transducer
        self._lemmas = lemmas
        self._kinds = kinds
        self._frequency = frequency
        self._names = {base.lower() for base in lemmas.bases() if base != base.lower()}

    @cache  # noqa: B019 - one judge lives as long as the program
    def analyses(self, word: str) -> tuple[Analysis, ...]:
        """What Voikko says of a word in small letters."""
        return tuple(map(Analysis, self._transducer.outputs(word)))

    def paradigm(self, word: str) -> Paradigm:
        """What stands under a word."""
        return Paradigm(word, frozenset(self._lemmas.forms(word)))

    def bases_of(self, word: str, named: str = "") -> set[str]:
        """Base forms of its admissible readings whose name has ``named`` in it."""
        return {
            analysis.base.lower()
            for analysis in self.analyses(word)
            if (name := form(analysis, ANY_COMPOUND)) and named in name
        }

    def entry(self, word: str) -> bool:
        """Whether the base form of a dictionary entry is a headword that the rule allows."""
        kinds = self._kinds.get(word, set()) & COMMON
        analyses = self.analyses(word)
        if kinds & UNINFLECTED:
            return True
        inhabitant = any(_INHABITANT in a.text for a in analyses)
        if (word in self._names and not inhabitant) or (analyses and all(map(_is_name, analyses))):
            return bool(kinds)
        if not analyses:
            return self._unknown(word, bool(kinds))
        return self._is_known(word, bool(kinds))

    def _is_known(self, word: str, confirmed: bool) -> bool:
        analyses = [a for a in self.analyses(word) if not _is_name(a)]
        own = self.paradigm(word)
        if any(_MANNER.search(a.text) for a in analyses):
            return True
        played = _fewest(a for a in analyses if form(a, ANY_COMPOUND))
        compared = [a for a in analyses if _COMPARED.search(a.text)]
        if played is None and any("Sn" in a.tags for a in compared):
            return False
        participle = _fewest(a for a in analyses if _PARTICIPLE.search(a.text))
        if participle is not None and (played is None or participle < played):
            return confirmed or own.nominal or self._is_frozen(word, analyses)
        if _NEGATIVE.search(word):
            return confirmed or own.nominal
        if played is not None:
            return True
        entered = confirmed if compared else own.nominal or own.verbal
        return entered or self._is_frozen(word, analyses)

    def _is_frozen(self, word: str, analyses: Iterable[Analysis]) -> bool:
        """An adverb that was once a case form: it has no forms but its possessives."""
        forms = self._lemmas.forms(word)
        return (
            1 <= len(forms) <= FROZEN
            and (word in self._frequency or len(forms) >= POSSESSIVE)
            and any(_case_form(analysis) for analysis in analyses)
        )

    def _unknown(self, word: str, confirmed: bool) -> bool:
        own = self.paradigm(word)
        return own.singular or own.verbal or confirmed

    def frequent(self, word: str) -> bool:
        """Whether a form that no dictionary enters is so frequent in one reading that it counts."""
        often = self._frequency[word]
        manner = word.endswith("sti")
        if often < (FREQUENT_MANNER if manner else FREQUENT):
            return False
        analyses = self.analyses(word)
        if not analyses or any(_NAME.search(a.text) for a in analyses):
            return False
        if manner:
            return any(self._manner(analysis) for analysis in analyses)
        if self._lemmas.base(word) not in (None, word) or PLACES.search(word):
            return False
        return all(self._plain(word, analysis) for analysis in analyses)

    def _manner(self, analysis: Analysis) -> bool:
        """An adverb of an adjective that is listed, or that the dictionary enters."""
        if not _MANNER.search(analysis.text):
            return False
        return not analysis.guessed_boundaries or bool(self._lemmas.forms(analysis.base.lower()))

    def _plain(self, word: str, analysis: Analysis) -> bool:
        name = form(analysis, PLAYED)
        return (
            name is not None
            and "monikon" not in name
            and analysis.base.lower() == word
            and not _PARTICIPLE.search(analysis.text)
            and analysis.guessed_boundaries > 0
        )

    def _infinitive(self, word: str) -> bool:
        """Whether it is a 4th infinitive, which has no plural in the game."""
        if not word.endswith("minen") or word.endswith("ihminen"):
            return False
        analyses = self.analyses(word)
        return not analyses or any("Tn4" in analysis.text for analysis in analyses)

    def forms(self, word: str) -> set[str]:
        """What the rule allows beside a new base form: nominative plurals, 4th infinitives."""
        own = self.paradigm(word)
        if self._infinitive(word):
            return set()
        if own.verbal:
            made = own.infinitives()
            confirmed = {x for x in made if word in self.bases_of(x)}
            return confirmed if self.analyses(word) else made
        if self.analyses(word) and self.bases_of(word, "nominatiivi"):
            if all(_INHABITANT in a.text for a in self.analyses(word)):
                return own.plurals()  # a noun as much as an adjective
            return {x for x in own.plurals() if word in self.bases_of(x, "monikon")}
        return own.plurals() if own.nominal and not own.adjectival else set()
