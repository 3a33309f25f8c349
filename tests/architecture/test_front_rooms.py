"""The front end's rooms stand above each other, and no file leads back to itself."""

import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "front" / "src"
# each may import from those named before it; a new room has to be given its place
ORDER = (
    *("wire", "shared", "live", "archive", "accounts", "lobby", "styles"),
    *("kernel", "bots", "worker", "tables", "device", "duplicate", "companion", "contests"),
    "entries",
)
SERVER = ROOT.parents[1] / "src" / "stafla" / "web"
# what no page of one feature alone loads: the look of all pages, what renews them or tells their
# moments by the reader's clock, and the table
ENTRIES_OF_MANY = {"pages", "live", "moments", "table"}
# rooms that are no feature: what all of them use, and who plays and counts on a device
NO_FEATURE = {"wire", "shared", "live", "styles", "kernel", "bots", "worker", "entries"}
# made of the server's models and of the kernel: they hold all there is
GENERATED = {ROOT / "wire" / "wire.ts", ROOT / "kernel" / "arithmetic.d.ts"}
EXPORT = re.compile(
    r"^export (?:async )?(?:function|const|let|class|interface|type|enum) (\w+)", re.MULTILINE
)
IMPORT = re.compile(
    r"^\s*(?:import|export)\s[^;]*?from\s*[\"'](\.[^\"']+)[\"']"
    r"|^\s*import\s*[\"'](\.[^\"']+)[\"']"
    r"|import\(\s*[\"'](\.[^\"']+)[\"']\s*\)",
    re.MULTILINE,
)


def import_file(path: Path, known: frozenset[Path]) -> Iterator[Path]:
    """The files of the front end that one names in its imports, those of types alone as well."""
    for found in IMPORT.finditer(path.read_text()):
        target = (path.parent / next(filter(None, found.groups()))).resolve()
        for suffix in ("", ".ts", ".svelte"):
            one = target.with_name(target.name + suffix)
            if one in known:
                yield one


@pytest.fixture(scope="module")
def imports() -> Mapping[Path, frozenset[Path]]:
    known = frozenset(path for path in ROOT.rglob("*") if path.suffix in {".ts", ".svelte"})
    return {path: frozenset(import_file(path, known)) for path in known}


def test_every_room_has_its_place() -> None:
    assert {path.name for path in ROOT.iterdir() if path.is_dir()} == {*ORDER}


def test_a_feature_bears_the_name_that_it_has_on_the_server() -> None:
    assert {room for room in ORDER if not (SERVER / room).is_dir()} <= NO_FEATURE


def test_an_entry_bears_the_name_of_its_feature_and_a_page_loads_it() -> None:
    entries = {path.stem for path in (ROOT / "entries").iterdir()}
    assert {name for name in entries if name.partition("-")[0] not in ORDER} <= ENTRIES_OF_MANY
    pages = "".join(path.read_text() for path in (SERVER / "templates").rglob("*.html"))
    assert set(re.findall(r"src/entries/([\w-]+)\.ts", pages)) == entries


def test_rooms_import_from_those_below_them(imports: Mapping[Path, frozenset[Path]]) -> None:
    upwards = [
        f"{path.relative_to(ROOT)} -> {other.relative_to(ROOT)}"
        for path, others in imports.items()
        for other in others
        if ORDER.index(room(other)) > ORDER.index(room(path))
    ]
    assert upwards == []
    assert sum(map(len, imports.values())) > 200, "imports are found"


def room(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


def test_no_file_leads_back_to_itself(imports: Mapping[Path, frozenset[Path]]) -> None:
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(str(path.relative_to(ROOT)) for path in error.args[1]))


def test_what_a_file_exports_another_asks_for() -> None:
    """A name that is used in its own file alone says so; tests may ask for it too."""
    front = ROOT.parent
    sources = [
        path
        for folder in ("src", "tests", "crosscheck")
        for path in (front / folder).rglob("*")
        if path.suffix in {".ts", ".svelte"}
    ]
    named = {path: frozenset(re.findall(r"\w+", path.read_text())) for path in sources}
    exported = [
        (path, name)
        for path in sources
        if path.is_relative_to(ROOT) and path not in GENERATED
        for name in EXPORT.findall(path.read_text())
    ]
    assert len(exported) > 300, "exports are found"
    alone = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, name in exported
        if not any(name in names for other, names in named.items() if other != path)
    ]
    assert alone == []
