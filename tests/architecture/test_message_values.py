"""Every message gets the values that it names, in Python and in templates.

Pages have the same test in ``front/tests/shared/message-values.test.ts``.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax.ast import MessageReference
from fluent.syntax.visitor import Visitor
from jinja2 import Environment, nodes

from tests.architecture.test_locales import AREAS, entries, variables

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "src" / "stafla" / "web" / "templates"
# tests in browsers press and read what bears a message's text
SAYING = {"say", "push", "button"}
MESSAGES = {name: message for area in AREAS for name, message in entries("en", area).items()}
# this file's fault is its point
LACKING = ROOT / "tests" / "editions" / "test_catalogue.py"


class References(Visitor):
    """The messages to which a message refers."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.names.add(node.id.name)


@cache
def value_names(name: str) -> frozenset[str]:
    """The values that a message names; other languages name no more (`test_locales`)."""
    references = References()
    references.visit(MESSAGES[name])
    return frozenset(variables(MESSAGES[name])).union(*map(value_names, references.names))


def in_python(folder: str) -> Iterator[tuple[str, str, set[str]]]:
    """Where a message is said, its name and the names of the values that it gets."""
    for file in (ROOT / folder).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if file == LACKING or not any(f"{name}(" in text for name in (*SAYING, ")")):
            continue
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", None))
            # `catalogue("en", "web")("page-title")` has no name
            says = name in SAYING or isinstance(node.func, ast.Call)
            if not says or any(value.arg is None for value in node.keywords):
                continue
            given = {value.arg for value in node.keywords if value.arg}
            first = node.args[0]
            for one in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if isinstance(one, ast.Constant) and one.value in MESSAGES:
                    yield f"{file.relative_to(ROOT)}:{node.lineno}", one.value, given


def in_templates() -> Iterator[tuple[str, list[str], set[str]]]:
    """The same of a template, with all messages that one place may say."""
    parse = Environment(extensions=["jinja2.ext.do"], autoescape=True).parse
    for file in TEMPLATES.rglob("*.html"):
        for node in parse(file.read_text(encoding="utf-8")).find_all(nodes.Call):
            if getattr(node.node, "name", None) != "say" or not node.args or node.dyn_kwargs:
                continue
            first = node.args[0]
            ways = [first.expr1, first.expr2] if isinstance(first, nodes.CondExpr) else [first]
            names = [one.value for one in ways if isinstance(one, nodes.Const)]
            known = [name for name in names if name in MESSAGES]
            if known:
                given = {value.key for value in node.kwargs}
                yield f"{file.relative_to(TEMPLATES)}:{node.lineno}", known, given


def test_python_gives_a_message_every_value_that_it_names():
    said = [one for folder in ("src", "tests", "tools", "bench") for one in in_python(folder)]
    assert len(said) > 500
    lacking = {(place, name): value_names(name) - given for place, name, given in said}
    assert {place: names for place, names in lacking.items() if names} == {}


def test_a_template_gives_a_message_every_value_that_it_names_and_no_other():
    said = list(in_templates())
    assert len(said) > 1_400
    wrong = []
    for place, names, given in said:
        every = set().union(*map(value_names, names))
        if lacks := every - given:
            wrong.append((place, names, "lacks", lacks))
        if spare := given - every:
            wrong.append((place, names, "does not name", spare))
    assert wrong == []
