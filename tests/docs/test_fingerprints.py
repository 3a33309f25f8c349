"""Examples in the documents name the word lists as they are shipped."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = {
    about["name"]: about["fingerprint"]
    for about in map(
        tomllib.loads, (p.read_text() for p in ROOT.glob("lexica/*/src/*/manifest.toml"))
    )
}
NAMED = re.compile(
    f"({'|'.join(map(re.escape, SHIPPED))})"
    r"""[ ",]+(?:"fingerprint": ?")?([0-9A-F]{6})\b"""
)
# docs/engine holds measurements, which name the list that they were made with
PAGES = [
    path
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    if ROOT / "docs" / "engine" not in path.parents and NAMED.search(path.read_text())
]


def test_there_are_such_examples() -> None:
    names = {path.name for path in PAGES}
    assert {"engine.md", "gcg.md", "record.md"} <= names


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_a_fingerprint_beside_the_name_of_a_list_is_that_of_the_shipped_list(page: Path) -> None:
    for name, fingerprint in NAMED.findall(page.read_text()):
        assert fingerprint == SHIPPED[name], name
