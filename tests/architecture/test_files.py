"""One noun a file, and none too long to read."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CODE = (".py", ".rs", ".ts", ".svelte", ".pyi")
# a guideline of a few hundred lines: nothing is split only to stay below it
LONGEST = 600
# manuals: the seam is read from the top, the types of the network are made by `make wire`
MANUALS = {"src/stafla/_core.pyi", "front/src/wire/wire.ts"}


def tracked() -> list[str]:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    answer = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in answer.stdout.splitlines() if (ROOT / name).exists()]


def test_no_file_of_code_is_longer_than_a_reader_s_patience():
    lengths = {
        name: len((ROOT / name).read_text().splitlines())
        for name in tracked()
        if name.endswith(CODE) and name not in MANUALS
    }
    assert {name: n for name, n in lengths.items() if n > LONGEST} == {}


def test_every_package_says_what_it_is():
    silent = [
        name
        for name in tracked()
        if name.startswith("src/stafla/")
        and name.endswith("__init__.py")
        and not (ROOT / name).read_text().startswith('"""')
    ]
    assert silent == []
