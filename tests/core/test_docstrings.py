"""What ``help`` says of the kernel is what its stub says: every public member, word for word."""

import ast
import inspect
from pathlib import Path

import pytest

from stafla import _core

STUB = Path(_core.__file__).with_name("_core.pyi")
CONSTANTS = {"AS_BLANK", "BLANK", "MAX_LETTERS", "MAX_RACK", "MAX_RACKS", "MAX_SIDE", "VERSION"}


def describe() -> dict[str, str | None]:
    """The docstring in the stub of every class, function and public member, by dotted name."""
    found: dict[str, str | None] = {}
    for node in ast.parse(STUB.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            members = (part for part in node.body if isinstance(part, ast.FunctionDef))
            for part in members:
                if not part.name.startswith("_"):
                    found[f"{node.name}.{part.name}"] = ast.get_docstring(part)
    return found


def public() -> set[str]:
    """Every public name of the module as it runs, and of its classes."""
    names = {name for name in vars(_core) if not name.startswith("_")} - CONSTANTS
    kinds = {name: vars(_core)[name] for name in names if inspect.isclass(vars(_core)[name])}
    members = {f"{name}.{part}" for name, kind in kinds.items() for part in vars(kind)}
    errors = {"KernelError", "RulesetError", "PlacementError", "LexiconError"}
    hidden = {m for m in members if m.split(".")[1].startswith("_") or m.split(".")[0] in errors}
    return names | (members - hidden)


def at(name: str) -> object:
    first, _, member = name.partition(".")
    found = vars(_core)[first]
    return getattr(found, member) if member else found


def test_every_public_member_has_its_docstring_when_it_runs() -> None:
    names = public()
    assert len(names) > 160
    assert {name for name in names if not inspect.getdoc(at(name))} == set()


@pytest.mark.parametrize("name", sorted(describe()))
def test_the_docstring_is_that_of_the_stub(name: str) -> None:
    assert inspect.getdoc(at(name)) == describe()[name]
