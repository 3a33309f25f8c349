"""What `stafla` hands out: every name, its help, and nothing loaded before it is asked for."""

import ast
import inspect
import pydoc
import re
import subprocess
import sys
from pathlib import Path

import pytest

import stafla

WANTED = {
    *("Board", "Game", "Rack", "Lexicon", "Edition", "Bot"),
    *("moves", "score", "judge", "solve", "analyze", "selfplay", "load", "read_cgp"),
    *("Refused", "UnknownEdition", "BadNotation"),
}
TREE = Path(stafla.__file__).parent
# the table one plays at and its state; the base of all bots and the one that is made by name; a
# list of words and the one that finds itself
TWO_OF_A_NAME = {"Game", "Bot", "Lexicon"}


def names() -> list[str]:
    return [name for name in stafla.__all__ if not name.startswith("_")]


def members(kind: type) -> list[str]:
    own = (name for name in vars(kind) if not name.startswith("_"))
    return [name for name in own if name not in getattr(kind, "__dataclass_fields__", {})]


def kinds() -> list[type]:
    """The classes of the face, those that its calls give among them."""
    from importlib import import_module

    found = {
        one
        for path in sorted((TREE / "api").glob("*.py"))
        for one in vars(import_module(f"stafla.api.{path.stem}")).values()
        if inspect.isclass(one) and one.__module__.startswith("stafla.api")
    }
    return sorted({*found, stafla.Edition, stafla.Lexicon}, key=lambda one: one.__name__)


def test_every_name_of_the_first_minute_is_there() -> None:
    assert set(names()) == WANTED
    assert set(stafla.__all__) <= set(dir(stafla))


def test_the_help_of_the_package_names_everything() -> None:
    told = pydoc.plain(pydoc.render_doc(stafla))
    head = told.partition("PACKAGE CONTENTS")[0]
    assert {name for name in names() if name not in head} == set()


@pytest.mark.parametrize("name", names())
def test_help_says_what_a_name_is(name: str) -> None:
    doc = inspect.getdoc(getattr(stafla, name))
    assert doc and len(doc.split()) > 4
    assert doc.splitlines()[0] in pydoc.plain(pydoc.render_doc(getattr(stafla, name)))


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_help_says_what_a_member_is(kind: type) -> None:
    assert inspect.getdoc(kind)
    silent = {
        name for name in members(kind) if not inspect.getdoc(inspect.getattr_static(kind, name))
    }
    assert silent == set()


def test_a_dataclass_tells_its_attributes() -> None:
    for kind in kinds():
        told = inspect.getdoc(kind) or ""
        fields = getattr(kind, "__dataclass_fields__", {})
        assert [name for name in fields if not re.search(rf"\b{name}[:,]", told)] == []


def test_the_import_loads_nothing_else() -> None:
    asked = "import sys, stafla; print(sorted(n for n in sys.modules if n.startswith('stafla')))"
    heavy = "print([n for n in ('numpy', 'pydantic', 'rich', 'fastapi') if n in sys.modules])"
    shown = subprocess.run(
        [sys.executable, "-c", f"{asked}; {heavy}"], capture_output=True, text=True, check=True
    )
    assert shown.stdout.split("\n")[:2] == ["['stafla']", "[]"]


def test_what_type_checkers_see_is_what_runs() -> None:
    tree = ast.parse((TREE / "__init__.py").read_text("utf-8"))
    branch = next(node for node in tree.body if isinstance(node, ast.If))
    seen = {
        (alias.name, node.module)
        for node in branch.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    given = {
        (name, f"stafla.{module}") for module, all_of in stafla._MODULES.items() for name in all_of
    }
    assert seen == given


def test_one_class_of_each_name_outside_the_kernel_and_the_pages() -> None:
    classes = [
        node.name
        for path in TREE.rglob("*.py")
        if path.relative_to(TREE).parts[0] not in ("web", "cli")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    shown = {kind.__name__ for kind in kinds()}
    assert {name for name in shown if classes.count(name) > 1} == TWO_OF_A_NAME
    kernel = ast.parse((TREE / "_core.pyi").read_text("utf-8"))
    assert "Lexicon" not in {n.name for n in kernel.body if isinstance(n, ast.ClassDef)}


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Bord'"):
        _ = stafla.Bord  # type: ignore[attr-defined]
