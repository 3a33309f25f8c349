"""Every package and every room says what it is."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def tracked() -> list[str]:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    answer = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in answer.stdout.splitlines() if (ROOT / name).exists()]


def test_every_package_says_what_it_is():
    silent = [
        name
        for name in tracked()
        if name.startswith("src/stafla/")
        and name.endswith("__init__.py")
        and not (ROOT / name).read_text().startswith('"""')
    ]
    assert silent == []
