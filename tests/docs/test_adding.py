"""The guide for whoever adds something names files that are there."""

import re

import pytest

from tests.architecture.test_files import ROOT, tracked_files

PAGE = ROOT / "docs" / "guides" / "adding.md"
ROOTS = ("src/", "tests/", "tools/", "docs/", "front/", "core/", "bench/", "lexica")


def sections() -> dict[str, list[str]]:
    """The paths that the guide names, by what is added."""
    parts = re.split(r"^## (.+)$", PAGE.read_text(), flags=re.MULTILINE)[1:]
    texts = zip(parts[::2], parts[1::2], strict=True)
    return {name: paths_of(text) for name, text in texts}


def paths_of(text: str) -> list[str]:
    """Every path of a text."""
    return [path for path in re.findall(r"`([^`\s]+)`", text) if path.startswith(ROOTS)]


def missing(paths: list[str]) -> list[str]:
    """Those where neither a file nor a folder of the tree is."""
    files = tracked_files()
    return [
        path
        for path in paths
        if not any(name == path or name.startswith(f"{path.rstrip('/')}/") for name in files)
    ]


SECTIONS = (
    "An edition",
    "A language",
    "A clock",
    "A variant",
    "An event of a game's log",
    "An entry of a tournament's log",
    "A sentence",
    "A page",
    "A frame of a table's socket",
    "A setting of the server",
    "A command",
    "A bot level",
    "An import format",
)


def test_the_guide_has_these_sections() -> None:
    assert tuple(sections()) == SECTIONS


@pytest.mark.parametrize("added", SECTIONS)
def test_every_path_is_in_the_tree(added: str) -> None:
    paths = sections()[added]
    assert len(paths) >= 5
    assert missing(paths) == []


def test_a_path_that_is_gone_is_found() -> None:
    gone = "src/stafla/rules/game/transitions/fold.py"
    assert missing([gone, "src/stafla/rules"]) == [gone]
