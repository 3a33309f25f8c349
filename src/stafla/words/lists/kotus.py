"""The headword list of the Institute for the Languages of Finland (Kotus) as a Finnish base.

The institute's XML (version 1, 2006, GNU LGPL) gives each headword with its inflection class; the
list is not shipped, a club downloads and imports it. FI-28 allows more than headwords: nominative
plurals of nouns and 4th infinitives of verbs are derived by class. A compound inflects like its
last part.
"""

import gzip
import lzma
import re
import zlib
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
NUMBER = re.compile("[1-9][0-9]{0,3}", re.ASCII)
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
    """An entry of the list; a compound most often has no inflection of its own."""

    word: str = ""
    inflections: list[Inflection] = field(default_factory=list)


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
            self.headwords.append(Headword())
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
                entry.word = self._text.strip()
            case "tn" if NUMBER.fullmatch(self._text.strip()):
                self._number = int(self._text)
            case "av":
                letter = self._text.strip()
                self._gradations = (letter, "") if self._may_stay else (letter,)
            case "t" if self._number:
                entry.inflections += [Inflection(self._number, kind) for kind in self._gradations]

    def _refuse(self, *declared: object) -> None:
        # the list declares none; one that does could grow without end
        raise ListFault("encoding", encoding="XML", line=self.parser.CurrentLineNumber)


def is_kotus(path: Path) -> bool:
    """Whether a file is named like the institute's list: XML, as it is or packed."""
    return path.name.lower().endswith((".xml", ".xml.xz", ".xml.gz"))


def read(path: Path) -> list[Headword]:
    """The entries of the list.

    Raises:
        ListFault: ``unreadable``, or ``encoding`` with the line where it is no XML.
    """
    entries = _Entries()
    try:
        entries.parser.Parse(_bytes(path), True)
    except expat.ExpatError as error:
        raise ListFault("encoding", encoding="XML", line=error.lineno) from error
    except (OSError, EOFError, zlib.error, lzma.LZMAError) as error:
        raise ListFault("unreadable", file=str(path), why=reason(error)) from error
    return entries.headwords


def _bytes(path: Path) -> bytes:
    """The XML, unpacked if need be."""
    if path.suffix.lower() == ".xz":
        with lzma.open(path) as file:
            return _read_limited(cast(BinaryIO, file))
    if path.suffix.lower() == ".gz":
        with gzip.open(path) as file:
            return _read_limited(cast(BinaryIO, file))
    with path.open("rb") as file:
        return _read_limited(file)


def _read_limited(file: BinaryIO) -> bytes:
    data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(EFBIG, f"more than {LARGEST} bytes")
    return data


def words(
    headwords: Iterable[Headword], is_noun: Callable[[str], bool | None], barred: frozenset[str]
) -> Iterator[str]:
    """Headwords, their nominative plurals and 4th infinitives, some more than once.

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
        yield entry.word
        head, part = _last_part(entry, classes, heads)
        for inflection in classes.get(part, ()):
            if inflection.number > 49 or _inflects(entry.word, inflection, is_noun):
                forms = derive(part, inflection.number, inflection.gradation)
                yield from (head + form for form in forms if (head + form) not in barred)


def _inflects(word: str, inflection: Inflection, is_noun: Callable[[str], bool | None]) -> bool:
    noun = is_noun(word)
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


def word_list(path: Path) -> list[str]:
    """The words of the list for the game, each once; nouns are told by Voikko where it is there.

    Raises:
        ListFault: as `read`.
    """
    place = voikko.data()
    is_noun = voikko.Voikko(place).is_noun if place else _not_known
    return list(dict.fromkeys(words(read(path), is_noun, voikko.blocked_words())))


def _not_known(word: str) -> None:
    del word
