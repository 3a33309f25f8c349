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
NOUNS = frozenset(("deed",))
# functions, arrow functions with a name, and methods; what is read by `get` is a value
IN_SCRIPTS = re.compile(
    r"\bfunction\s*\*?\s*(\w+)\s*[(<]"
    r"|\b(?:const|let)\s+(\w+)(?:\s*:[^=\n]+(?:=>[^=\n]+)*)?\s*=\s*(?:async\s*)?"
    r"(?:<[^>\n]*>\s*)?(?:function\b|\w+\s*=>|\((?:[^()]|\([^()]*\))*\)(?:: [^\n]+?)?\s*=>)"
    r"|^[ ]+(?:(?:public|private|protected|static|async|override)\s+)*#?(\w+)"
    r"(?:<[^(\n]*>)?\([^;\n]*\{$"
    r"|^[ ]+#?(\w+)\??\([^;\n]*\): [^;{\n]*;$",
    re.MULTILINE,
)
VALUES = frozenset(("property", "cached_property", "fixture"))  # what reads as a value may be one


def participles(text: str, *, methods: bool = True) -> list[str]:
    """Functions whose whole name is a participle (`told`, `_seen`, `allowed`)."""
    found, tree = [], ast.parse(text)
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    left_out = {id(inside) for one in classes for inside in one.body} if not methods else set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and id(node) not in left_out:
            if node.name == "__reversed__" or not is_participle(node.name.strip("_")):
                continue
            marks = (ast.unparse(mark).split("(")[0] for mark in node.decorator_list)
            if not any(mark.split(".")[-1] in VALUES for mark in marks):
                found.append(node.name)
    return found


def is_participle(name: str) -> bool:
    regular = name.endswith("ed") and name not in VERBS | NOUNS and re.fullmatch("[a-z]+", name)
    return bool(regular or IRREGULAR.fullmatch(name))


def participles_in_script(text: str) -> list[str]:
    """The same in TypeScript and JavaScript, also within a Svelte component."""
    names = (next(name for name in found.groups() if name) for found in IN_SCRIPTS.finditer(text))
    return [name for name in names if is_participle(name)]


@pytest.mark.parametrize("folder", ["src/stafla", "tools", "bench", "tests"])
def test_no_function_is_named_by_a_bare_participle(folder: str) -> None:
    """Fixtures read as values; what the classes of tests can do stands in for others' methods."""
    files = sorted((ROOT / folder).rglob("*.py"))
    named = {
        path.relative_to(ROOT).as_posix(): participles(path.read_text(), methods=folder != "tests")
        for path in files
    }
    assert len(files) >= 20
    assert {name: found for name, found in named.items() if found} == {}


def test_no_function_of_the_front_end_is_named_by_a_bare_participle() -> None:
    folders = [ROOT / "front" / name for name in ("src", "tests", "crosscheck", "public")]
    scripts = {".ts", ".svelte", ".js", ".mjs"}
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in scripts]
    # compiled by `tools.script`
    files = [path for path in files if path.name != "arithmetic.js"] + [ROOT / "front/fonts.mjs"]
    named = {
        path.relative_to(ROOT).as_posix(): participles_in_script(path.read_text("utf-8"))
        for path in files
    }
    assert len(files) >= 150
    assert {name: found for name, found in named.items() if found} == {}


@pytest.mark.parametrize(
    "text",
    [
        "export async function shown(a: string): Promise<string> {",
        "export const shown = (laid: Laid): string => laid.letter;",
        "const shown = async <T>(one: T): Promise<T> => one;",
        "  const shown = one => one;",
        "class Table {\n  #shown(view: View): void {\n",
        "class Table {\n  async shown(): Promise<void> {\n",
        "interface Listener {\n  shown(there: boolean): void;\n",
    ],
)
def test_a_participle_is_found_in_a_script(text: str) -> None:
    assert participles_in_script(text) == ["shown"]
    assert participles_in_script(text.replace("shown", "isShown")) == []


@pytest.mark.parametrize(
    "text", ["  get shown(): boolean {\n", "const shown = (a + b) * 2;", "  let shown = new Map();"]
)
def test_a_value_of_a_script_may_be_a_participle(text: str) -> None:
    assert participles_in_script(text) == []


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
