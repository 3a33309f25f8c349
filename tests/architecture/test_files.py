"""Every package and every room says what it is."""

import subprocess
from pathlib import Path

from tests.databases import LEANS, STORE

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


def test_what_runs_with_both_databases_is_there():
    """A file that moved would silently run with one."""
    tests = [name.removeprefix("tests/") for name in tracked() if name.startswith("tests/")]
    nowhere = [one for one in (*STORE, *LEANS) if not any(name.startswith(one) for name in tests)]
    assert nowhere == []
