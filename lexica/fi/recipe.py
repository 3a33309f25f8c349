"""Finnish: what Voikko's dictionary holds, and headwords of use that Voikko confirms.

Part ``fi``: every path of the transducer, built with its specialist and older vocabulary, that
reads one listed word in a form the rule names (FI-28). Part ``fi-freedict``: headwords of the
Finnish-English dictionary that the transducer analyses in such a form, with their plurals. Part
``fi-attested``: headwords of Wiktionary by way of simplemma and FreeDict, and frequent forms of
running text, as `tools.lexica.finnish` judges them, with their plurals and 4th infinitives.
"""

import gzip
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from stafla.words.readings.finnish import Analysis, Options, form
from stafla.words.readings.vfst import Transducer, Vfst
from tools.lexica.att import AttTransducer
from tools.lexica.curation import admissible
from tools.lexica.finnish import ANY_COMPOUND, UNINFLECTED, Judge
from tools.lexica.lemmas import Lemmas, frequencies
from tools.lexica.paths import Paths
from tools.lexica.recipe import Material
from tools.lexica.source import run

BUILT = "vvfst/all.att"
VOCABULARIES = (
    "--extra-usage=education,human,it,medicine,nature,science "
    "--style=old,international,inappropriate,dialect,foreign"
)
# Paths that go through one of these tags are no listed word in a form that is played: names,
# abbreviations and prefixes; boundaries of guessed compounds; derivations; clitics and
# possessives; other cases, moods, participles and infinitives; compared adjectives.
CLOSED_TAGS = """
[Lee] [Lem] [Lep] [Les] [La] [Lp] [Lur] [Bc] [Bh] [Dg] [De] [Xj] [Ef] [Et] [Fkaan]
[Fkin] [Fko] [O1m] [O1y] [O2m] [O2y] [O3] [Sab] [Sabl] [Sade] [Sak] [Sall] [Sela] [Ses]
[Sg] [Sill] [Sin] [Sine] [Sko] [Sp] [Ssti] [Str] [Te] [Tk] [Tm] [Tn2] [Tn3] [Tn5] [Tt]
[Cc] [Cs] [Ra] [Re] [Rm] [Rt] [Ru] [Rv]
"""
CLOSED = frozenset(CLOSED_TAGS.split())
RULE = Options()
REMOVALS = ("removals", "slurs")
HEADWORD = re.compile(r"^(\S[^/\n]*?) /[^/\n]*/(?: <([a-z, ]+)>)?", re.MULTILINE)
NO_WORDS = {"pn", "prefix", "suffix", "abbr"}
# nominative plurals by the ending of the singular, where the last part's own plural is unknown
PLURAL_ENDINGS: Mapping[str, tuple[str, ...]] = {
    "": ("t", "et"), "i": ("et", "it"), "nen": ("set",), "s": ("kset", "det", "et"),
    "us": ("udet", "ukset"), "ys": ("ydet", "ykset"), "n": ("et",), "e": ("eet",),
    "nti": ("nnit",), "nta": ("nnat",), "ntä": ("nnät",), "tti": ("tit",), "kki": ("kit",),
    "ppi": ("pit",), "kka": ("kat",), "kkä": ("kät",), "tta": ("tat",), "ttä": ("tät",),
    "kko": ("kot",), "kkö": ("köt",), "ttu": ("tut",), "tty": ("tyt",), "pa": ("vat",),
    "pä": ("vät",), "ta": ("dat",), "to": ("dot",), "tu": ("dut",), "ti": ("dit",),
    "ku": ("ut",), "ka": ("at",), "ki": ("et",), "nne": ("nteet",), "ke": ("kkeet",),
    "te": ("tteet",), "de": ("teet",), "in": ("imet",), "ton": ("ttomat",), "tön": ("ttömät",),
    "tin": ("ttimet",),
}  # fmt: skip
VERB = re.compile("([td]|ll|nn|rr|[aeiouyäö])[aä]$")
# letters taken off a 1st infinitive and what is put on for the 4th
INFINITIVE_ENDINGS = (
    (1, "minen"), (2, "minen"), (2, "eminen"), (3, "eminen"), (2, "seminen"), (2, "tseminen"),
    (3, "seminen"), (3, "kseminen"), (2, "neminen"), (2, "aminen"), (2, "äminen"),
    (3, "keminen"),
)  # fmt: skip


def compiled(source: Path) -> Path:
    """The transducer as text, built from Voikko's source by its own makefile."""
    built = source / BUILT
    if not built.exists():
        run("make", f"GENLEX_OPTS={VOCABULARIES}", BUILT, folder=source)
    return built


def listed(material: Material) -> Iterator[str]:
    """Words of the dictionary itself, lower case, in the forms of FI-28."""
    graph = AttTransducer.read(compiled(material.path("voikko-fi-source")))
    letters = frozenset(material.alphabet.lower)
    for word, analysis in Paths(Transducer(graph), letters, CLOSED, longest=15):
        if form(Analysis(analysis), RULE):
            yield word


class Confirmation:
    """Headwords and plurals that the transducer of the binary package confirms."""

    def __init__(self, material: Material) -> None:
        path = next(material.path("voikko-fi").rglob("mor.vfst"))
        self._transducer = Transducer(Vfst.read(path))
        self._plurals: defaultdict[str, set[str]] = defaultdict(set)

    def learn(self, words: Iterable[str]) -> None:
        """Remember the plurals among these words by their base form."""
        for word in words:
            for base in self._bases(word, "monikon") if word.endswith("t") else ():
                self._plurals[base].add(word)

    def singular(self, word: str) -> bool:
        """Whether it is the base form of an admissible reading."""
        return word in self._bases(word, "")

    def plurals(self, word: str) -> set[str]:
        """Its nominative plurals."""
        if word not in self._bases(word, "yksikön"):
            return set()
        tails = ((word[:i], self._plurals.get(word[i:], ())) for i in range(1, len(word) - 1))
        by_last_part = {head + plural for head, found in tails for plural in found}
        by_ending = {
            word[: len(word) - len(ending)] + plural
            for ending, plurals in PLURAL_ENDINGS.items()
            if word.endswith(ending)
            for plural in plurals
        }
        return {x for x in by_last_part | by_ending if word in self._bases(x, "monikon")}

    def infinitives(self, word: str, known: Collection[str]) -> set[str]:
        """Its 4th infinitive, if it is a verb whose is not ``known``."""
        made = [word[:-cut] + ending for cut, ending in INFINITIVE_ENDINGS]
        if not VERB.search(word) or any(x in known for x in made):
            return set()
        if word not in self._bases(word, "1. infinitiivi"):
            return set()
        return {x for x in made if word in self._bases(x, "4. infinitiivi")}

    def _bases(self, word: str, named: str) -> set[str]:
        analyses = map(Analysis, self._transducer.outputs(word))
        return {
            analysis.base.lower()
            for analysis in analyses
            if (name := form(analysis, ANY_COMPOUND)) and named in name
        }


def classes(material: Material) -> dict[str, set[str]]:
    """Headword of FreeDict → its word classes; none where the entry tells none."""
    path = material.path("dict-freedict-fin-eng") / "usr/share/dictd/freedict-fin-eng.dict.dz"
    text = gzip.decompress(path.read_bytes()).decode("utf-8")
    found: defaultdict[str, set[str]] = defaultdict(set)
    for entry in HEADWORD.finditer(text):
        found[entry[1]].update((entry[2] or "").split(", "))
    return dict(found)


def confirmed(material: Material, known: set[str]) -> Iterator[str]:
    """FreeDict's headwords that are not ``known``, and their plurals, lower case."""
    letters = "".join(material.alphabet.lower)
    found = [word for word, kinds in classes(material).items() if not NO_WORDS & kinds]
    new = [word for word in sorted(admissible(found, letters)) if word not in known]
    confirmation = Confirmation(material)
    confirmation.learn(known)
    for word in new:
        if confirmation.singular(word):
            yield word
            yield from confirmation.plurals(word)


def attested(material: Material, known: set[str]) -> Iterator[str]:
    """Headwords of use that are not ``known``, and their forms, lower case."""
    letters = "".join(material.alphabet.lower)
    lemmas = Lemmas.read(material.path("attested"))
    material.path("wordfreq")
    frequency = frequencies("fi")
    kinds = classes(material)
    path = next(material.path("voikko-fi").rglob("mor.vfst"))
    judge = Judge(Transducer(Vfst.read(path)), lemmas, kinds, frequency)
    entered = {word for word, found in kinds.items() if found & UNINFLECTED or word in frequency}
    entries = admissible({*lemmas.bases(), *(entered & kinds.keys())}, letters) - known
    new = {word for word in entries if judge.entry(word)}
    running = admissible(frequency, letters) - known - new
    new |= {word for word in running if judge.frequent(word)}
    yield from new
    new -= {word.lower() for word in material.curation.words("removals")}
    confirmation = Confirmation(material)
    confirmation.learn(known)
    for word in new:
        yield from judge.forms(word) or confirmation.plurals(word)
    every = known | new
    for word in every:
        yield from confirmation.infinitives(word, every)


def build(material: Material) -> Mapping[str, set[str]]:
    """Parts under licences that do not mix; a lexicon merges them when it is opened."""
    letters = "".join(material.alphabet.lower)
    base = admissible(listed(material), letters)
    more = admissible(confirmed(material, base), letters) - base
    known = base | more | {word.lower() for word in material.curation.words("additions")}
    used = admissible(attested(material, known), letters) - known
    every = {word.upper() for word in base | more | used}
    played = material.curation.corrected(every, removals=REMOVALS)
    parts = {"fi-freedict": more, "fi-attested": used}
    apart = {name: played & {word.upper() for word in words} for name, words in parts.items()}
    return {"fi": played.difference(*apart.values()), **apart}
