"""A package says at its door what it offers, and who wants that comes through the door."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TREE = ROOT / "src" / "stafla"
OUTSIDE = ("tools", "bench")
"""Programs that import the package; `stafla` itself loads each name when it is asked for."""


def module_of(path: Path) -> str:
    """The dotted name of a file of the package; of others their path."""
    if not path.is_relative_to(TREE):
        return path.relative_to(ROOT).as_posix()
    name = path.relative_to(TREE.parent).with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names that are imported, each with its module; late ones and types included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from ((node.module, alias.name) for alias in node.names)


def offers(tree: ast.Module) -> frozenset[str]:
    """What a face lists in ``__all__``."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return frozenset(ast.literal_eval(node.value))
    return frozenset()


def faces() -> dict[str, frozenset[tuple[str, str]]]:
    """What each package offers, as module and name of where it lies."""
    found = {}
    for path in TREE.rglob("__init__.py"):
        if (name := module_of(path)) != "stafla":
            offered = offers(parse(path))
            found[name] = frozenset(one for one in imports(parse(path)) if one[1] in offered)
    return found


def rooms_of(folder: Path) -> frozenset[str]:
    """The files and rooms of a package."""
    return frozenset(
        path.stem
        for path in folder.iterdir()
        if (path.suffix == ".py" or (path / "__init__.py").exists()) and path.stem[0] != "_"
    )


def past(me: str, tree: ast.Module, doors: dict[str, frozenset[tuple[str, str]]]) -> list[str]:
    """Names that a file takes from inside a package though its face offers them."""
    outside = {
        name: offered for name, offered in doors.items() if not f"{me}.".startswith(f"{name}.")
    }
    return [
        f"{module}.{name}: from {package} import {name}"
        for module, name in imports(tree)
        for package, offered in outside.items()
        if (module, name) in offered and module != package
    ]


def test_nobody_reaches_past_a_face() -> None:
    doors = faces()
    assert sum(map(len, doors.values())) > 400, "faces are found"
    files = [path for folder in OUTSIDE for path in (ROOT / folder).rglob("*.py")]
    files += [path for path in TREE.rglob("*.py") if path != TREE / "__init__.py"]
    reaching = {module_of(path): past(module_of(path), parse(path), doors) for path in files}
    assert {name: found for name, found in reaching.items() if found} == {}


def test_one_who_does_is_found() -> None:
    tree = ast.parse("from stafla.rules.game.state.game import Game\nfrom stafla.rules import play")
    found = past("stafla.club.tables.cache", tree, faces())
    assert found == ["stafla.rules.game.state.game.Game: from stafla.rules import Game"]
    assert past("stafla.rules.game.acts.turn", tree, faces()) == []


@pytest.mark.parametrize("package", sorted(path.parent.name for path in TREE.glob("*/__init__.py")))
def test_a_package_says_what_it_offers(package: str) -> None:
    tree = parse(TREE / package / "__init__.py")
    said = ast.get_docstring(tree) or ""
    rooms = rooms_of(TREE / package)
    assert said, "a face has a sentence"
    if not offers(tree):
        assert sorted(room for room in rooms if f"``{room}``" not in said) == []


def test_a_face_that_lists_its_files_lists_those_that_there_are() -> None:
    """Some named files of before, and not those that had come since."""
    wrong = {}
    packages = {path.name for path in TREE.iterdir()}
    for path in TREE.rglob("__init__.py"):
        said = set(re.findall(r"``(\w+)``", ast.get_docstring(parse(path)) or ""))
        rooms = rooms_of(path.parent)
        if said & rooms and path.parent != TREE:
            gone = said - rooms - packages - offers(parse(path))
            wrong[module_of(path)] = (sorted(gone), sorted(rooms - said))
    assert len(wrong) > 15, "lists are found"
    assert {name: found for name, found in wrong.items() if any(found)} == {}
