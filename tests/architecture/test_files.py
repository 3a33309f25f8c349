"""Every package and every room says what it is, and no folder is too full to be looked over."""

import subprocess
from collections import Counter
from pathlib import Path, PurePosixPath

from tests.databases import LEANS, STORE

ROOT = Path(__file__).resolve().parents[2]
MOST = 25
# one file a language, a migration, a picture, a game or a match: lists, which nobody reads whole
LISTS = (
    "src/stafla/data/",
    "src/stafla/store/migrations/versions/",
    "tests/data/",
    "docs/screens/",
    "docs/engine/strength/",
)


def tracked_files() -> list[str]:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    answer = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in answer.stdout.splitlines() if (ROOT / name).exists()]


def test_every_package_says_what_it_is():
    silent = [
        name
        for name in tracked_files()
        if name.startswith("src/stafla/")
        and name.endswith("__init__.py")
        and not (ROOT / name).read_text().startswith('"""')
    ]
    assert silent == []


def test_what_runs_with_both_databases_is_there():
    """A file that moved would silently run with one."""
    tests = [name.removeprefix("tests/") for name in tracked_files() if name.startswith("tests/")]
    nowhere = [one for one in (*STORE, *LEANS) if not any(name.startswith(one) for name in tests)]
    assert nowhere == []


def test_what_opens_a_browser_says_so():
    """Else it is asked for by nobody who runs the tests in browsers, and has too little time."""
    unmarked = [
        name
        for name in tracked_files()
        if name.startswith("tests/e2e/")
        and PurePosixPath(name).name.startswith("test_")
        and "mark.browser" not in (ROOT / name).read_text()
    ]
    assert unmarked == []


def test_no_folder_has_more_files_than_can_be_looked_over():
    held = Counter(str(PurePosixPath(name).parent) for name in tracked_files())
    assert held["src/stafla/web"], "files are counted"
    crowded = {
        folder: count
        for folder, count in held.items()
        if count > MOST and not f"{folder}/".startswith(LISTS)
    }
    assert crowded == {}
