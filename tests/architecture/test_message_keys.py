"""Every message has a name of its own, and somebody says it."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "stafla" / "data" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())
SOURCES = [
    file
    for folder in ("src/stafla", "front/src", "core")
    for file in (ROOT / folder).rglob("*")
    if file.suffix in {".py", ".pyi", ".html", ".ts", ".svelte", ".rs", ".toml"}
    and not {"locales", "static", "target", "node_modules"} & set(file.parts)
]
DEFINED = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")
NAME = r"[a-z0-9]+(?:[-_][a-z0-9]+)*"
QUOTED = re.compile(rf"""["'`]({NAME})["'`]""")
MEMBER = re.compile(rf"^\s*\[?({NAME})\]?(?:\s*[=:]|\s*$)", re.MULTILINE)
# `reason-${code}`, f"cli-row-{kind}", "part-" ~ part ~ "-short"
MADE = re.compile(r"""["'`]((?:[a-z0-9-]|\$?\{[^{}]*\})+)["'`]""")
JOINED = re.compile(r"""["']([a-z][a-z0-9-]*-)["']\s*~[^~"']+(?:~\s*["'](-[a-z0-9-]+)["'])?""")
PLACE = re.compile(r"\$?\{[^{}]*\}")
FAMILIES = {
    "help": "tests/cli/test_help.py looks at every page for every text",
    "words": "a fault's area and code: stafla.cli.errors",
    "leaves": "a fault's area and code: stafla.cli.errors",
    "cluster": "a fault's area and code: stafla.cli.errors",
}
"""Areas whose names are put together of two parts, neither of which stands in the source."""


def names(language: str) -> dict[str, list[str]]:
    """The areas in which each message of a language is defined, as often as it is."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for name in DEFINED.findall(file.read_text(encoding="utf-8")):
            found[name].append(file.stem)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    """Where two files are loaded together, one of two texts is lost without a word."""
    twice = {name: areas for name, areas in names(language).items() if len(areas) > 1}
    assert twice == {}


def test_no_message_is_unused() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    parts = {part.replace("_", "-") for part in (*QUOTED.findall(text), *MEMBER.findall(text))}
    patterns = templates(text)
    english = (file.read_text(encoding="utf-8") for file in (LOCALES / "en").glob("*.ftl"))
    referred = {name for source in english for name in REFERENCE.findall(source)}

    def is_used(name: str) -> bool:
        if name in parts or name in referred or name.partition("-")[0] in FAMILIES:
            return True
        matches = (pattern.fullmatch(name) for pattern in patterns)
        return any(match and set(match.groups()) <= parts for match in matches)

    assert [name for name in names("en") if not is_used(name)] == []


def templates(text: str) -> list[re.Pattern[str]]:
    """Names with places to fill; what fills them has to stand in quotes somewhere."""
    found = set()
    for template in MADE.findall(text):
        fixed = PLACE.split(template)
        if len(fixed) > 1 and any(len(part.strip("-")) > 1 for part in fixed):
            found.add("([a-z0-9-]+)".join(map(re.escape, fixed)))
    for before, after in JOINED.findall(text):
        found.add(f"{re.escape(before)}([a-z0-9-]+){re.escape(after)}")
    return [re.compile(pattern) for pattern in sorted(found)]
