"""The page of an edition: what is computed stands between markers, the rest is written by hand.

A block of the page begins with ``<!-- begin NAME -->`` and ends with ``<!-- end NAME -->``; a page
holds the blocks that it wants, in its own order.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from stafla import editions
from stafla.words.library import find
from stafla.words.readings import reader
from tools.lexica.curation import Curation
from tools.lexica.recipe import LEXICA, Plan
from tools.words_report import figures, icelandic, polish, sample
from tools.words_report.refusals import CLASSES, UNREAD, Refusal
from tools.words_report.running import BANDS, running

BLOCK = re.compile(r"(<!-- begin ([\w-]+) -->\n).*?(<!-- end \2 -->)", re.DOTALL)
MOST_SHOWN = 40
SHORT, TWO, DOUBTFUL = "short", "two", "doubtful"
FORMS: Mapping[str, Callable[[str], str]] = {"pl": polish.forms}
"""Programs that tell base forms and forms of a word in small letters, beside which notes stand."""
NOTES: Mapping[str, Callable[[str], str]] = {"is": icelandic.note}
"""Programs that tell what a word in small letters is: base form, form and meaning."""


class PageError(ValueError):
    """A page names a block that there is not."""


def fill(text: str, blocks: Mapping[str, str]) -> str:
    """The page with the blocks that are given; the others stay as they are."""

    def put(found: re.Match[str]) -> str:
        name = found[2]
        return f"{found[1]}{blocks[name]}{found[3]}" if name in blocks else found[0]

    return BLOCK.sub(put, text)


def names(text: str) -> list[str]:
    """The blocks of a page."""
    return [found[2] for found in BLOCK.finditer(text)]


def table(head: Sequence[str], rows: Iterable[Sequence[str]], left: int = 1) -> str:
    """A table whose first ``left`` columns are text and whose others are numbers."""
    rule = ["---"] * left + ["---:"] * (len(head) - left)
    lines = (f"| {' | '.join(cells)} |" for cells in (head, rule, *rows))
    return "\n".join(lines) + "\n"


def share(part: int, whole: int) -> str:
    """A part of a whole in per cent."""
    return f"{100 * part / whole:.2f} %" if whole else ""


def often(band: int) -> str:
    """How often what is in a band occurs."""
    return f"once in {10**band:,} words" + (" or rarer" if band == BANDS[-1] else "")


def sources(language: str) -> str:
    """The packages that the words come from."""
    plan = Plan.read(language)
    rows = [(p.name, p.version, p.licence, p.kind) for p in plan.packages.values()]
    return table(("package", "version", "licence", "from"), rows, left=4)


def counts(language: str) -> str:
    """Words by length, before and now."""
    then, now = figures.before(language), figures.now(language)
    rows = [
        (str(length), f"{then.lengths.get(length, 0):,}", f"{now.lengths.get(length, 0):,}")
        for length in sorted({*then.lengths, *now.lengths})
    ]
    total = ("all", f"{then.words:,}", f"{now.words:,}")
    head = ("letters", f"before ({then.fingerprint})", f"now ({now.fingerprint})")
    return table(head, [*rows, total])


def bands(language: str) -> str:
    """Forms of running use that the list holds, by frequency, before and now."""
    then, now = figures.before(language).bands, figures.now(language).bands
    all_ = figures.in_bands(running(language))
    rows = [
        (
            often(band),
            f"{all_[band]:,}",
            f"{then.get(band, 0):,}",
            f"{now.get(band, 0):,}",
            share(now.get(band, 0), all_[band]),
        )
        for band in BANDS
        if all_.get(band)
    ]
    return table(("occurs", "forms", "valid before", "valid now", "of all"), rows)


def additions(language: str) -> str:
    """What was added and removed by hand, and the sample of all that came in."""
    curation = Curation(LEXICA / language / "curation")
    added, removed = (len(curation.words(name)) for name in ("additions", "removals"))
    text = f"By hand: {added:,} words added, {removed:,} removed, each with its reason.\n"
    read = sample.read(language)
    if read is not None:
        told = ", ".join(f"{read.counts[verdict]} {verdict}" for verdict in sample.VERDICTS)
        text += f"\nA random sample, read one by one: {read.about}; {told}.\n"
    return text


def notes(language: str) -> dict[str, str]:
    """Notes on short words: ``short.tsv``, and ``two.tsv`` where two-letter words are chosen."""
    curation = Curation(LEXICA / language / "curation")
    files = [name for name in (SHORT, TWO) if (curation.folder / f"{name}.tsv").exists()]
    return {word: note for name in files for word, note in curation.words(name).items()}


def first_reading(language: str, word: str) -> str:
    """The first reading of a word in the language's own dictionary: base form and form."""
    dictionary = reader(language)
    found = dictionary.readings(word.lower()) if dictionary else ()
    return f"{found[0].base} ({found[0].form})" if found else ""


def with_base(language: str, word: str) -> str:
    """A word, and in small letters its base form where that is another word."""
    dictionary = reader(language)
    found = dictionary.readings(word.lower()) if dictionary else ()
    base = found[0].base if found else word.lower()
    return word if base == word.lower() else f"{word} {base}"


def short_words(language: str) -> str:
    """All words of two letters and of three; those of three with what they are or base forms."""
    told = notes(language)
    lexicon = find(editions.load(language))
    two, three = lexicon.words(2), lexicon.words(3)
    rows = [(word, told.get(word) or first_reading(language, word)) for word in two]
    text = (
        f"### Two letters: {len(two)}\n\n"
        + table(("word", "what it is"), rows, left=2)
        + f"\n### Three letters: {len(three):,}\n\n"
    )
    if language in FORMS:
        full = [(word, FORMS[language](word.lower()), told.get(word, "")) for word in three]
        return text + table(("word", "base form and form", "note"), full, left=3)
    if language in NOTES:
        explained = [(word, told.get(word) or NOTES[language](word.lower())) for word in three]
        return text + table(("word", "what it is"), explained, left=2)
    noted = [(word, told[word]) for word in three if word in told]
    run = " · ".join(with_base(language, word) for word in three)
    return f"{text}{run}\n" + ("\n" + table(("word", "note"), noted, left=2) if noted else "")


def doubtful(language: str) -> str:
    """The words that a reader doubts, each with why."""
    curation = Curation(LEXICA / language / "curation")
    return table(("word", "why it is doubtful"), curation.words(DOUBTFUL).items(), left=2)


def classes(language: str, refusals: Sequence[Refusal]) -> str:
    """Refusals by band and class, and what the most frequent of every class are."""
    columns = (*CLASSES, UNREAD)
    found = figures.by_band(refusals)
    first = list(figures.among_first(language, refusals))
    counted = {name: sum(r.why.name == name for r in first) for name in columns}
    rows = [
        (often(band), *(f"{found[band].get(name, 0):,}" for name in columns))
        for band in BANDS
        if found[band]
    ]
    top = (f"the first {figures.FIRST:,}", *(f"{counted[name]:,}" for name in columns))
    text = table(("occurs", *columns), [*rows, top])
    for name in columns:
        shown = [r.form.spelled for r in refusals if r.why.name == name][:MOST_SHOWN]
        if shown:
            text += f"\n**{name}**: {' '.join(shown)}\n"
    return text


OWN: Mapping[str, Callable[[str], str]] = {
    "sources": sources,
    "counts": counts,
    "bands": bands,
    "additions": additions,
    "doubtful": doubtful,
    "short-words": short_words,
}
"""Blocks that need nothing but what lies in the tree and the frequencies."""


def own_blocks(language: str, wanted: Iterable[str]) -> dict[str, str]:
    """Those blocks of `OWN` that a page holds.

    Raises:
        PageError: it holds a block that nobody writes.
    """
    asked = list(wanted)
    if unknown := sorted(set(asked) - {*OWN, "classes"}):
        raise PageError(f"no such blocks: {' '.join(unknown)}")
    return {name: OWN[name](language) for name in asked if name in OWN}
