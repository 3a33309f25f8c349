"""What a Polish word is, in the words of the page: base forms and forms, from SGJP."""

from collections.abc import Iterable

from stafla.words.readings import Reading, reader

CASES = {
    "mianownik": "nominative",
    "dopełniacz": "genitive",
    "celownik": "dative",
    "biernik": "accusative",
    "narzędnik": "instrumental",
    "miejscownik": "locative",
    "wołacz": "vocative",
}
NUMBERS = {"l. poj.": "singular", "l. mn.": "plural"}
TERMS = {
    "rzeczownik": "noun",
    "odsłownik": "verbal noun",
    "przymiotnik": "adjective",
    "przysłówek": "adverb",
    "liczebnik": "numeral",
    "czasownik": "verb",
    "bezokolicznik": "infinitive",
    "czas przeszły": "past tense",
    "tryb rozkazujący": "imperative",
    "predykatyw": "predicative",
    "adjc": "adjective, short form",
    "przyimek": "preposition",
    "spójnik": "conjunction",
    "wykrzyknik": "interjection",
    "partykuła": "particle",
    "zaimek": "pronoun",
    "1. os.": "1st person",
    "2. os.": "2nd person",
    "3. os.": "3rd person",
}
UNINFLECTED = {"przysłówek", "przyimek", "bezokolicznik", "tryb rozkazujący"}
"""What is said of these says nothing of the form: a preposition's case is that of its noun."""
VERBAL = {"czasownik", "czas przeszły"}


def forms(word: str) -> str:
    """Base forms of a word in small letters, each with what the word is of it; empty if unknown."""
    dictionary = reader("pl")
    found: dict[tuple[str, str], list[Reading]] = {}
    for reading in dictionary.readings(word) if dictionary else ():
        part = reading.form.split(", ")[0]
        found.setdefault((reading.base, part), []).append(reading)
    return "; ".join(f"{base}: {description(part, of)}" for (base, part), of in found.items())


def description(part: str, readings: Iterable[Reading]) -> str:
    """Part of speech and forms: `noun, genitive singular, nominative plural`."""
    rest = [reading.form.split(", ")[1:] for reading in readings]
    name = TERMS.get(part, part)
    if part in UNINFLECTED:
        return name
    if part in VERBAL:
        return " ".join((name, *(translation(one) for one in reversed(rest[0]))))
    cases: dict[str, dict[str, None]] = {}
    for one in rest:
        for number in (n for field in one for n in field.split("/") if n in NUMBERS):
            row = cases.setdefault(number, {})
            row.update(dict.fromkeys(c for field in one for c in field.split("/") if c in CASES))
    if cases and all(len(row) == len(CASES) for row in cases.values()):
        return f"{name}, indeclinable"
    ordered = (
        f"{'/'.join(CASES[case] for case in CASES if case in row)} {NUMBERS[number]}"
        for number, row in cases.items()
        if row
    )
    return ", ".join((name, *ordered))


def translation(term: str) -> str:
    """A term of a verb's form."""
    return TERMS.get(term) or NUMBERS.get(term) or term
