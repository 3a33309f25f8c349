"""No file of the front end asks which language or edition it is: what differs is data.

A text differs by its Fluent file, a rule by its edition's profile, a procedure and its guide by
`procedures.toml`; the page is told of them and does as they say.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stafla.data.catalogue import LANGUAGES
from stafla.editions import names

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "front" / "src"
IDS = "|".join(map(re.escape, sorted({*LANGUAGES, *names()}, key=len, reverse=True)))
QUOTED = rf"[\"'`](?:{IDS})(?:-[\w-]*)?[\"'`]"
ASKED = re.compile(
    rf"[=!]==?\s*{QUOTED}|{QUOTED}\s*[=!]==?|\bcase\s+{QUOTED}"
    rf"|(?:startsWith|endsWith|includes|has|indexOf)\(\s*{QUOTED}|\[[^\]\n]*{QUOTED}[^\]\n]*\]\.includes"
    rf"|^\s*{QUOTED}\s*:",
    re.MULTILINE,
)
# Intl takes English alone for that of another continent: a locale's name, no difference of ours
LOCALES = {"front/src/shared/dates.ts"}


def ask(text: str) -> Iterator[str]:
    """The places of a text where a language or an edition is asked for."""
    return (found[0].strip() for found in ASKED.finditer(text))


def test_nothing_asks_for_a_language_or_an_edition() -> None:
    sources = [path for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte", ".js"}]
    assert len(sources) > 120, "sources are found"
    found = {
        str(path.relative_to(ROOT)): list(ask(path.read_text(encoding="utf-8")))
        for path in sources
        if path.name not in {"wire.ts", "arithmetic.js"}
    }
    assert {name for name, places in found.items() if places} == LOCALES


@pytest.mark.parametrize(
    "line",
    [
        'kept.language === "pl" && kept.profile.startsWith("pl")',
        "if (edition !== 'sv-home') return;",
        'switch (language) { case "fi": return 1; }',
        'const polish = profile.startsWith("pl");',
        'if (["is", "fi"].includes(language)) return;',
        'const words = {\n  "sv": 1,\n};',
    ],
)
def test_what_asks_is_found(line: str) -> None:
    assert list(ask(line))


@pytest.mark.parametrize(
    "line",
    [
        'if (kind === "play") return "is";',
        'say("fi", { name })',
        '"place" in where && where.place === "island"',
        "lang={edition.language}",
    ],
)
def test_what_does_not_is_not(line: str) -> None:
    assert not list(ask(line))
