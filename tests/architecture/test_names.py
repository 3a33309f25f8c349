"""Functions are verbs or nouns: a participle says neither what is done nor what comes of it."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
IRREGULAR = re.compile(
    "apart|alone|again|become|begun|bent|bound|bought|broken|brought|built|burnt|cast|caught|chosen"
    "|dealt|done|drawn|driven|eaten|fallen|felt|forgotten|fought|found|frozen|given|gone|grown|heard"
    "|held|hidden|kept|known|laid|lain|led|left|lent|lit|lost|made|meant|met|paid|risen|said|sat|seen"
    "|sent|shaken|shown|shut|slept|sold|spent|spoken|stolen|stood|struck|sunk|swept|sworn|taken"
    "|taught|thought|thrown|told|torn|understood|won|worn|woven|written"
)
VERBS = frozenset(
    ("embed", "exceed", "feed", "heed", "need", "proceed", "seed", "speed", "succeed")
)
VALUES = frozenset(("property", "cached_property", "fixture"))  # what reads as a value may be one


def participles(text: str, *, methods: bool = True) -> list[str]:
    """Functions whose whole name is a participle (`told`, `_seen`, `allowed`)."""
    found, tree = [], ast.parse(text)
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    left_out = {id(inside) for one in classes for inside in one.body} if not methods else set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and id(node) not in left_out:
            name = node.name.strip("_")
            marks = (ast.unparse(mark).split("(")[0] for mark in node.decorator_list)
            value = any(mark.split(".")[-1] in VALUES for mark in marks)
            regular = name.endswith("ed") and name not in VERBS and name.isalpha()
            if (regular or IRREGULAR.fullmatch(name)) and not value and node.name != "__reversed__":
                found.append(node.name)
    return found


@pytest.mark.parametrize("folder", ["src/stafla", "tools", "tests"])
def test_no_function_is_named_by_a_bare_participle(folder: str) -> None:
    """Fixtures read as values; what the classes of tests can do stands in for others' methods."""
    files = sorted((ROOT / folder).rglob("*.py"))
    named = {
        path.relative_to(ROOT).as_posix(): participles(path.read_text(), methods=folder != "tests")
        for path in files
    }
    assert len(files) >= 20
    assert {name: found for name, found in named.items() if found} == {}


@pytest.mark.parametrize(
    "name", ["told", "_seen", "allowed", "_barred", "taken", "seated", "drawn"]
)
def test_a_participle_is_found(name: str) -> None:
    inside = f"class Table:\n    @staticmethod\n    def {name}():\n        pass\n"
    value = f"class Table:\n    @property\n    def {name}(self):\n        pass\n"
    assert participles(f"def {name}():\n    pass\n") == participles(inside) == [name]
    assert participles(value) == []
    assert participles(f"@pytest.fixture(scope='module')\ndef {name}():\n    pass\n") == []
    assert participles(inside, methods=False) == []


@pytest.mark.parametrize("name", ["seed", "proceed", "is_told", "told_to", "legal_acts", "_tell"])
def test_verbs_and_nouns_pass(name: str) -> None:
    assert participles(f"def {name}():\n    pass\n") == []
