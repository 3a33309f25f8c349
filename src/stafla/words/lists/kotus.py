"""The headword list of the Institute for the Languages of Finland (Kotus) as a Finnish base.

The institute gives each headword with its inflection class, in XML (version 1, 2006, GNU LGPL) or,
with parts of speech, as a table with tabs between (nykysuomensanalista2024, CC BY 4.0). Neither is
shipped, a club downloads and imports it. FI-28 allows more than headwords: nominative plurals of
nouns and 4th infinitives of verbs are derived by class. A compound inflects like its last part.
"""

import gzip
import lzma
import re
import zlib
from codecs import BOM_UTF8
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from errno import EFBIG
from pathlib import Path
from typing import BinaryIO, cast
from xml.parsers import expat

from stafla.words.fault import ListFault, reason
from stafla.words.lists.inflection import derive
from stafla.words.readings import voikko

LARGEST = 1 << 26
SHORTEST, SHORTEST_PART = 2, 3
LAST_OF_NOUNS = 49
UNREADABLE = (OSError, EOFError, zlib.error, lzma.LZMAError)
NUMBER = re.compile("[1-9][0-9]{0,3}", re.ASCII)
# the columns of the table; the first stands at its beginning
WORD, SPEECH, CLASSES = "hakusana", "sanaluokka", "taivutustiedot"
NOUN, VERB = frozenset({"substantiivi", "s"}), frozenset({"verbi", "v"})
# 9*D; in brackets (5*F) it is rare, as 8(*C) its gradation may fail to appear
CLASS = re.compile(r"\(?([1-9][0-9]{0,2})(?:(\()?\*(\()?([A-M]))?\)*", re.ASCII)
# classes made up of adjectives and numerals, whose plurals the rule does not name
ADJECTIVAL = frozenset({15, 16, 34, 35, 36, 37, 45, 47})
ADJECTIVES_END = ("inen", "kas", "käs", "lias", "liäs", "va", "vä")


@dataclass(frozen=True, slots=True)
class Inflection:
    """Class number, and gradation letter or nothing."""

    number: int
    gradation: str = ""


@dataclass(slots=True)
class Headword:
    """An entry of the list; a compound most often has no inflection of its own.

    Attributes:
        word: as the list writes it.
        inflections: its own.
        noun, verb: whether it is one; None: the list does not say.
        line: where it stands in the file, counted from 1.
    """

    word: str = ""
    inflections: list[Inflection] = field(default_factory=list)
    noun: bool | None = None
    verb: bool | None = None
    line: int = 0


class _Entries:
    """Takes the entries out of the XML as it is parsed."""

    def __init__(self) -> None:
        self.headwords: list[Headword] = []
        self._text = ""
        self._number = 0
        self._gradations: tuple[str, ...] = ("",)
        self._may_stay = False
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._begin
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._take
        self.parser.EntityDeclHandler = self._refuse

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        self._text = ""
        if name == "st":
            self.headwords.append(Headword(line=self.parser.CurrentLineNumber))
        elif name == "t":
            self._number, self._gradations = 0, ("",)
        elif name == "av":
            self._may_stay = attributes.get("astevaihtelu") == "valinnainen"

    def _take(self, text: str) -> None:
        self._text += text

    def _end(self, name: str) -> None:
        if not self.headwords:
            return
        entry = self.headwords[-1]
        match name:
            case "s":
                entry.word = " ".join(self._text.split())
            case "tn" if NUMBER.fullmatch(self._text.strip()):
                self._number = int(self._text)
            case "av":
                letter = self._text.strip()
                self._gradations = (letter, "") if self._may_stay else (letter,)
            case "t" if self._number:
                entry.inflections += [Inflection(self._number, kind) for kind in self._gradations]

    def _refuse(self, *declared: object) -> None:
        # the list declares none; one that does could grow without end
        raise ListFault("xml", line=self.parser.CurrentLineNumber)


def is_kotus(path: Path) -> bool:
    """Whether a file is the institute's list, as it is or packed: XML by its name, or its table."""
    return _is_xml(path) or _is_table(path)


def _is_xml(path: Path) -> bool:
    return path.name.lower().endswith((".xml", ".xml.xz", ".xml.gz"))


def _is_table(path: Path) -> bool:
    """Whether a file begins like the table; of one that cannot be read nothing is known."""
    if not path.is_file():  # what is read from a pipe cannot be read again
        return False
    beginning = f"{WORD}\t".encode()
    try:
        with _open(path) as file:
            read = file.read(len(BOM_UTF8) + len(beginning))
    except UNREADABLE:
        return False
    return read.removeprefix(BOM_UTF8).lower().startswith(beginning)


def read(path: Path) -> list[Headword]:
    """The entries of the list.

    Raises:
        ListFault: ``unreadable``; ``xml`` or ``encoding`` with the line that is no XML or no UTF-8.
    """
    try:
        with _open(path) as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise OSError(EFBIG, f"more than {LARGEST} bytes")
    except UNREADABLE as error:
        raise ListFault("unreadable", file=str(path), why=reason(error)) from error
    return _of_xml(data) if _is_xml(path) else _of_table(data)


def _open(path: Path) -> BinaryIO:
    """A file, unpacked if need be."""
    match path.suffix.lower():
        case ".xz":
            return cast(BinaryIO, lzma.open(path))
        case ".gz":
            return cast(BinaryIO, gzip.open(path))
    return path.open("rb")


def _of_xml(data: bytes) -> list[Headword]:
    entries = _Entries()
    try:
        entries.parser.Parse(data, True)
    except expat.ExpatError as error:
        raise ListFault("xml", line=error.lineno) from error
    return entries.headwords


def _of_table(data: bytes) -> list[Headword]:
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        raise ListFault("encoding", encoding="UTF-8", line=number) from error
    columns = lines[0].lower().split("\t")
    headwords = []
    for number, line in enumerate(lines[1:], 2):
        row = dict(zip(columns, (cell.strip() for cell in line.split("\t")), strict=False))
        speech = {part.strip().lower() for part in re.split("[,+]", row.get(SPEECH, "")) if part}
        entry = Headword(row[WORD], line=number)
        if speech:
            entry.noun, entry.verb = bool(speech & NOUN), bool(speech & VERB)
        for told in CLASS.finditer(row.get(CLASSES, "")):
            kind, before, within, letter = told.groups()
            letters = [letter or "", *([""] if before or within else [])]
            entry.inflections += [Inflection(int(kind), letter) for letter in letters]
        headwords.append(entry)
    return headwords


def words(
    headwords: Iterable[Headword], is_noun: Callable[[str], bool | None], barred: frozenset[str]
) -> Iterator[tuple[str, int]]:
    """Headwords, their nominative plurals and 4th infinitives, some more than once.

    Each is given with the line of its headword.

    What is written with a capital is a name or an abbreviation, which FI-24 leaves out.

    Args:
        headwords: the entries of the list.
        is_noun: whether a word is a noun, None if that is not known; an adjective has no plural
            in the game (FI-28).
        barred: words recognisable as hate speech, left out with their forms (FI-25).
    """
    playable = (entry for entry in headwords if len(entry.word) >= SHORTEST)
    small = (entry for entry in playable if entry.word == entry.word.lower())
    entries = [entry for entry in small if entry.word not in barred]
    classes: dict[str, list[Inflection]] = {}
    for entry in entries:  # homonyms are entries of their own: aika (ajat), aika (an adverb)
        if entry.inflections:
            classes.setdefault(entry.word, []).extend(entry.inflections)
    heads = {entry.word.removesuffix("-") for entry in entries}
    for entry in entries:
        yield entry.word, entry.line
        head, part = _last_part(entry, classes, heads)
        own = entry.inflections if part == entry.word else classes.get(part, ())
        for inflection in own:
            if _inflects(entry, inflection, is_noun):
                forms = derive(part, inflection.number, inflection.gradation)
                allowed = (head + form for form in forms if (head + form) not in barred)
                yield from ((form, entry.line) for form in allowed)


def _inflects(
    entry: Headword, inflection: Inflection, is_noun: Callable[[str], bool | None]
) -> bool:
    """Whether an entry has the forms of a class: those of a verb, or the plural of a noun."""
    word = entry.word
    if inflection.number > LAST_OF_NOUNS:
        return entry.verb is not False
    noun = is_noun(word) if entry.noun is None else entry.noun
    if noun is None:
        return inflection.number not in ADJECTIVAL and not word.endswith(ADJECTIVES_END)
    return noun


def _last_part(
    entry: Headword, classes: Mapping[str, list[Inflection]], heads: Container[str]
) -> tuple[str, str]:
    """What comes before the part that inflects, and that part.

    Of several parts that a compound may end in the longest counts if its rest is a word or the
    genitive of one, else the next that inflects and of which this is so: *talvi|sota*, for *talv*
    is no word.
    """
    word = entry.word
    if any(inflection.number not in (50, 51) for inflection in entry.inflections):
        return "", word
    if any(inflection.number == 51 for inflection in entry.inflections):
        return word, ""  # both parts inflect: vanhatpiiat
    cuts = [i for i in range(1, len(word) - SHORTEST_PART + 1) if word[i:] in classes]
    likely = cuts[:1] + [cut for cut in cuts[1:] if _inflecting(classes[word[cut:]])]
    whole = (cut for cut in likely if _is_head(word[:cut].removesuffix("-"), heads))
    cut = next(whole, cuts[0] if cuts else len(word))
    return word[:cut], word[cut:]


def _inflecting(inflections: Iterable[Inflection]) -> bool:
    return any(inflection.number < 99 for inflection in inflections)


def _is_head(text: str, heads: Container[str]) -> bool:
    return text in heads or (text.endswith("n") and text[:-1] in heads)


def word_lines(path: Path) -> dict[str, int]:
    """The words of the list for the game, each with the line of the first headword that gives it.

    Nouns are told by Voikko where it is there.

    Raises:
        ListFault: as `read`.
    """
    place = voikko.data()
    is_noun = voikko.Voikko(place).is_noun if place else _not_known
    lines: dict[str, int] = {}
    for word, line in words(read(path), is_noun, voikko.blocked_words()):
        lines.setdefault(word, line)
    return lines


def _not_known(word: str) -> None:
    del word
