"""Texts for people, by interface language: Fluent files under ``data/locales``.

A *catalogue* is one language's view of some *areas* (``cli``, ``refusals``, ``web``, ``table``):
``catalogue("pl", "cli", "refusals")("not-on-rack", tile="Ż")``. Every message exists in every
language (a test compares the files), so there is no falling back from one language to another.
"""

import os
import re
import warnings
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from importlib import resources
from threading import Lock
from typing import Any

from stafla.data.dates import day_text
from stafla.data.numbers import MINUS, NO_BREAK

LANGUAGES = ("is", "fi", "sv", "pl", "en")
# a table's view says two dozen sentences, nearly always with the same arguments
MOST_KEPT = 4_096
# a message or term begins its line with its name; whatever belongs to it is indented, or in braces
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
# the library writes a hyphen in front of a number below zero in Polish and in English
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")

BOT_NAME = re.compile(r"^bot-[\w-]+ *= *(.+)$", re.MULTILINE)

# isolating marks may stand round the number
PERCENT = re.compile(r"(?<=[\d\u2069]) (?=%)")


def entries(source: str) -> dict[str, str]:
    """The source of every message and term of a Fluent file by its name, as far as the next."""
    found = list(ENTRY.finditer(source))
    ends = [one.start() for one in found[1:]] + [len(source)]
    pairs = zip(reversed(found), reversed(ends), strict=True)  # the first of a name counts
    return {one[1]: source[one.start() : end] for one, end in pairs}


class Catalogue:
    """The messages of one language; each is parsed when it is first asked for.

    To parse all of them takes longer than anything else that a short run does.

    Args:
        language: one of `LANGUAGES`.
        areas: file names without ``.ftl``; an area without a file in this language is left out.
        isolate: wrap arguments in Unicode direction marks (pages want it, terminals do not).
    """

    __slots__ = ("_bundle", "_parsed", "_parsing", "_said", "_sources", "language")

    def __init__(self, language: str, areas: Iterable[str], *, isolate: bool = False) -> None:
        # a run that says nothing to a person should not wait for the parser
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - see above

        self.language = language
        self._said: dict[tuple[object, ...], str] = {}
        self._bundle = FluentBundle([language], use_isolating=isolate)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._parsing = Lock()
        folder = resources.files("stafla.data") / "locales" / language
        for area in areas:
            file = folder / f"{area}.ftl"
            if file.is_file():
                self._sources = entries(file.read_text(encoding="utf-8")) | self._sources

    def __contains__(self, key: str) -> bool:
        return key in self._sources and not key.startswith("-")

    def _parse(self, key: str) -> None:
        """Give a message to the bundle, with those that it refers to."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - see `__init__`

        with self._parsing:
            waiting = [key]
            while waiting:
                name = waiting.pop()
                if name in self._parsed or name not in self._sources:
                    continue
                self._bundle.add_resource(FluentResource(self._sources[name]))
                self._parsed.add(name)
                waiting += REFERENCE.findall(self._sources[name])

    def __call__(self, key: str, **values: object) -> str:
        """The message ``key`` with its arguments filled in; a day is written (`dates.day_text`).

        A number below zero has a minus in front, in every language, no line ends between a number
        and its percent sign, and a sentence that a bot's name opens has a capital
        (`begin_sentences`).

        Raises:
            KeyError: no such message.
        """
        # 1, 1.0 and True are the same key and not the same text
        said = (key, *values.items(), *map(type, values.values()))
        if (known := self._said.get(said)) is not None:
            return known
        if key not in self:
            raise KeyError(key)
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        named = {
            name: day_text(value, self.language) if isinstance(value, date) else value
            for name, value in values.items()
        }
        text, faults = self._bundle.format_pattern(pattern, named)
        for fault in faults:  # a value that nobody gave; the text stands with the value's name
            warnings.warn(f"{self.language} {key}: {fault}", stacklevel=2)
        written = str(text)
        if any(isinstance(value, int | float) and value < 0 for value in named.values()):
            written = HYPHEN.sub(MINUS, written)
        if "%" in written:
            written = PERCENT.sub(NO_BREAK, written)
        if any(isinstance(value, str) and value[:1].islower() for value in named.values()):
            written = begin_sentences(written)
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        self._said[said] = written
        return written


def begin_sentences(text: str) -> str:
    """The text, each of its sentences that begins with a bot's name with a capital letter.

    Such names are common nouns in four of the languages (``botti: mestari``), small within a
    sentence. A table keeps its bots' names in the language in which it was opened, so those of
    every language are looked for; a person's name stands as its owner writes it.
    """
    return _openings().sub(lambda found: found[1] + found[2][0].upper() + found[2][1:], text)


@cache
def _openings() -> re.Pattern[str]:
    """Where a bot's name opens a sentence: an isolating mark, if there is one, and the name."""
    locales = resources.files("stafla.data") / "locales"
    sources = [(locales / one / "bots.ftl").read_text(encoding="utf-8") for one in LANGUAGES]
    names = {name for source in sources for name in BOT_NAME.findall(source) if name[0].islower()}
    any_name = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.compile(rf"(?:^|(?<=[.!?] ))(\u2068?)({any_name})(?!\w)")


def spoken_values(say: Catalogue, values: Mapping[str, Any]) -> dict[str, Any]:
    """A message's arguments with variants by name instead of their ids, and days as days.

    Where ``because`` is the code of another message, that message is the argument ``text``.
    """
    named = dict(values)
    if "day" in named:
        named["day"] = date.fromisoformat(str(named["day"]))
    because = str(named.pop("because", ""))
    if because in say:
        named["text"] = say(because, **{"square": "", "tile": "", "kind": "none", **named})
    for key in {"variant", "other"} & set(named):
        if (name := f"variant-{named[key]}") in say:
            named[key] = say(name)
    return named


_making = Lock()


def catalogue(language: str, *areas: str, isolate: bool = False) -> Catalogue:
    """The catalogue of ``language`` for these areas, kept once made."""
    with _making:  # not by every thread that asks first
        return _catalogue(language, areas, isolate)


@cache
def _catalogue(language: str, areas: tuple[str, ...], isolate: bool) -> Catalogue:
    return Catalogue(language, areas, isolate=isolate)


def preferred_language(languages: Iterable[str], default: str = "en") -> str:
    """The first of these language tags (``pl-PL``, ``sv_FI.UTF-8``) that there are texts for."""
    for tag in languages:
        primary = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
        if primary in LANGUAGES:
            return primary
    return default


def from_environment(default: str = "en") -> str:
    """The language that the process's locale variables ask for, in the usual order."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return preferred_language([value], default)
    return default
