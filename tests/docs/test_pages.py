"""The pages tell the truth: their links lead somewhere, their code runs, their commands exist."""

import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.cli.terminal import stafla

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [
        *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "bench/README")),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("lexica/**/*.md"),
    ]
)
SOURCE = re.compile(r"`((?:[\w-]+/)*[\w-]+(?:\.test)?\.(?:rs|py|ts))`")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)#\s]+)[^)]*\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.M | re.S)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def fences(language: str, folder: str = "") -> list[object]:
    return [
        pytest.param(body, id=f"{name_of(page)}:{number}")
        for page in PAGES
        if name_of(page).startswith(folder)
        for number, (kind, body) in enumerate(FENCE.findall(page.read_text()))
        if kind == language
    ]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page):
    targets = [t for t in LINK.findall(page.read_text()) if "://" not in t]
    assert [t for t in targets if not (page.parent / t).exists()] == []


def test_every_page_is_found_from_the_index():
    """Guides, formats and tutorials by the index itself; all pages by following links from it."""
    found, ahead = set(), [ROOT / "docs" / "README.md"]
    while ahead:
        page = ahead.pop()
        if page in found or page.suffix != ".md" or not page.is_file():
            continue
        found.add(page)
        links = LINK.findall(page.read_text())
        ahead += [(page.parent / link).resolve() for link in links if "://" not in link]
    docs = set(ROOT.glob("docs/**/*.md"))
    assert {name_of(page) for page in docs - found} == set()


@pytest.mark.parametrize(
    "code",
    [
        *fences("python", "docs/guides"),
        *fences("python", "docs/tut"),
        *fences("python", "docs/formats/tournament"),
        *fences("python", "docs/formats/event"),
    ],
)
def test_the_code_of_the_guides_runs(code):
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.strip()


@pytest.mark.parametrize("block", [*fences(""), *fences("sh")])
def test_the_commands_of_the_pages_exist(block):
    for line in block.splitlines():
        if line.startswith("stafla ") and not line.startswith("stafla/"):
            words = shlex.split(line, comments=True)[1:]
            parts = {"words", "train", "people", "event"}
            named = words[0] in parts or words[:2] in (["club", "send"], ["club", "take"])
            command = words[:2] if named else words[:1]
            options = {word.split("=")[0] for word in words if word.startswith("--")}
            assert options <= set(re.findall(r"--[\w-]+", usage(*command))), line


@cache
def usage(*command: str) -> str:
    shown = stafla(*command, "--help")
    assert shown.status == 0, shown.err
    return shown.out


@cache
def sources() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [f"/{path}" for path in listed.stdout.splitlines()]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_source_file_that_a_page_names_is_there(page: Path) -> None:
    named = SOURCE.findall(page.read_text())
    missing = [name for name in named if not any(path.endswith(f"/{name}") for path in sources())]
    assert missing == []
