"""Reading a spelling dictionary in Hunspell's format: entries with flags, and suffix rules."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

Entries = Mapping[str, frozenset[str]]


@dataclass(frozen=True, slots=True)
class Suffix:
    """Takes ``strip`` off a word that ``fits`` and adds ``add``; ``then`` flags apply next."""

    strip: str
    add: str
    fits: re.Pattern[str]
    then: str

    def apply(self, word: str) -> str | None:
        """The form made of the word, None where the rule does not apply."""
        if not word.endswith(self.strip) or not self.fits.search(word):
            return None
        return word[: len(word) - len(self.strip)] + self.add


def read_entries(path: Path) -> Entries:
    """Word → the flag strings of its entries in a ``.dic`` file (a word may stand there twice)."""
    entries: defaultdict[str, set[str]] = defaultdict(set)
    for line in path.read_text(encoding="utf-8").splitlines():
        entry = line.split("\t")[0]
        if entry and not entry.isdigit():
            word, _, flags = entry.partition("/")
            entries[word].add(flags.strip())
    return {word: frozenset(flags) for word, flags in entries.items()}


def read_suffixes(path: Path) -> dict[str, list[Suffix]]:
    """Flag → its suffix rules in an ``.aff`` file."""
    rules: defaultdict[str, list[Suffix]] = defaultdict(list)
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split()
        if len(fields) >= 5 and fields[0] == "SFX" and fields[2] not in "YN":
            add, _, then = fields[3].partition("/")
            strip = "" if fields[2] == "0" else fields[2]
            fits = re.compile(f"(?:{fields[4]})$")
            rules[fields[1]].append(Suffix(strip, "" if add == "0" else add, fits, then))
    return rules


def generate(
    entries: Entries, suffixes: Mapping[str, list[Suffix]], not_of: str, not_then: str
) -> Iterator[str]:
    """Every form that an entry makes of another word.

    Args:
        entries: the dictionary.
        suffixes: its rules by flag.
        not_of: an entry with one of these flags generates nothing.
        not_then: nor does a rule that adds one of these.
    """
    for word, entry in entries.items():
        flags = {flag for string in entry if not set(string) & set(not_of) for flag in string}
        for flag in flags:
            for rule in suffixes.get(flag, ()):
                form = None if set(rule.then) & set(not_then) else rule.apply(word)
                if form is not None and form != word:
                    yield form
