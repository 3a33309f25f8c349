"""Which function decides which numbered rule: read off the sources.

A function that is the one place of a rule says so in a paragraph of its docstring or doc comment,
``Decides IS-40, IS-41.`` Others may name the number; only one decides it. What is no computation
but data (which tiles are in the box) has its file in `docs/rules/status.toml`.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

from tools.steps import ROOT

PYTHON = {ROOT / "src": ROOT / "src" / "stafla", ROOT: ROOT / "tools"}
KERNEL = ROOT / "core" / "kernel" / "src"
DATA = ROOT / "src" / "stafla" / "data"
NUMBER = re.compile(r"(?:IS|FI|SV|PL)-\d\d")
CLAIM = re.compile(r"^Decides ((?:(?:IS|FI|SV|PL)-\d\d(?:,\s+)?)+)\.$", re.M)
RUST_FUNCTION = re.compile(r"\s*(?:pub(?:\(\w+\))? )?(?:const )?fn (\w+)")


def numbers_decided(text: str) -> list[str]:
    """The numbers that a docstring says its function decides."""
    return [number for claim in CLAIM.findall(text) for number in NUMBER.findall(claim)]


def python_functions(text: str, module: str) -> Iterator[tuple[str, str]]:
    """Every function of a module, also methods and inner ones, by name, with its docstring."""

    def inside(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                dotted = f"{name}.{child.name}"
                if not isinstance(child, ast.ClassDef):
                    yield dotted, ast.get_docstring(child) or ""
                yield from inside(child, dotted)

    return inside(ast.parse(text), module)


def rust_functions(text: str, module: str) -> Iterator[tuple[str, str]]:
    """Every function of a Rust file by ``room::file::name``, with its doc comment."""
    doc: list[str] = []
    for line in text.splitlines():
        told = line.strip()
        if told.startswith("///"):
            doc.append(told.removeprefix("///").removeprefix(" "))
        elif found := RUST_FUNCTION.match(line):
            yield f"{module}::{found[1]}", "\n".join(doc)
            doc = []
        elif not told.startswith("#["):
            doc = []


def functions() -> Iterator[tuple[str, str]]:
    """All functions of package, tools and kernel with what they say of themselves."""
    for root, folder in PYTHON.items():
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            module = ".".join(part for part in parts if part != "__init__")
            yield from python_functions(path.read_text(encoding="utf-8"), module)
    for path in sorted(KERNEL.rglob("*.rs")):
        parts = path.relative_to(KERNEL).with_suffix("").parts
        module = "::".join(("kernel", *(part for part in parts if part != "mod")))
        yield from rust_functions(path.read_text(encoding="utf-8"), module)


def deciders() -> dict[str, list[str]]:
    """By number, the functions that say they decide it: there should be one."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, text in functions():
        for number in numbers_decided(text):
            found[number].append(name)
    return dict(found)
