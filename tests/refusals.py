"""Whatever is refused while tests run says all that its message needs.

A refusal that lacks an argument, or has None for one, reads ``{ $wanted } rows`` to a person. No
test looks at every argument of every refusal; here each one is looked at that any test brings
about.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, wraps
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast, visitor

from stafla.club import ClubRefusal
from stafla.editions.leaves import LeaveFault
from stafla.records import Fault
from stafla.words import LexiconFault, ListFault

ADDED = frozenset({"square", "tile", "kind"})
"""Arguments that whoever tells the message adds where a refusal has none."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: frozenset[str] = frozenset()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """An argument that a message shows or chooses by."""
        self.found |= {node.id.name}


@cache
def needs() -> Mapping[str, frozenset[str]]:
    """The arguments of every message; of one name in several files, those needed in all."""
    found: dict[str, frozenset[str]] = {}
    for file in (resources.files("stafla.data") / "locales" / "en").iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                seen = _Variables()
                seen.visit(entry)
                found[entry.id.name] = found.get(entry.id.name, seen.found) & seen.found
    return found


def check(error: object) -> None:
    """Whether a refusal says what its message needs, in values that a message can show."""
    code, area = getattr(error, "code", ""), getattr(error, "area", "")
    values = getattr(error, "details", None) or getattr(error, "values", {})
    key = f"{area}-{code}" if area else code
    for name, value in values.items():
        assert isinstance(value, str | int), f"{key}: {name} is {value!r}"
    lacking = needs().get(key, frozenset()) - set(values) - ADDED
    assert not lacking, f"{key} does not say {', '.join(sorted(lacking))}"
    assert code in str(error), f"{key} tells a programmer nothing: {error!s}"


def check_it(usual: Callable[..., None]) -> Callable[..., None]:
    """A constructor that looks at what it made."""

    @wraps(usual)
    def make(self: object, *given: object, **details: object) -> None:
        usual(self, *given, **details)
        check(self)

    return make


@pytest.fixture(autouse=True, scope="session")
def refusals_say_what_they_need() -> Iterator[None]:
    """Look at every refusal that a test brings about."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (Fault, ListFault, LexiconFault, LeaveFault, ClubRefusal):
            patch.setattr(kind, "__init__", check_it(kind.__init__))
        yield
