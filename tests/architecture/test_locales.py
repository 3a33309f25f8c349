"""The five catalogues say the same things."""

from functools import cache
from pathlib import Path
from unicodedata import category

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stafla.data import catalogue
from stafla.data.numbers import percent_text
from stafla.editions import load, names

LOCALES = Path(__file__).resolve().parents[2] / "src" / "stafla" / "data" / "locales"
LANGUAGES = ("is", "fi", "sv", "pl", "en")
AREAS = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
PLURALS = {"pl": {"one", "few", "many", "other"}}


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Plurals(Visitor):
    """The plural categories of each choice by number in a message."""

    def __init__(self) -> None:
        self.choices: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        self.choices.append(keys)
        self.generic_visit(node)


@cache
def entries(language: str, area: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALES / language / area).read_text())
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_the_messages_of_the_english_one(language, area):
    assert set(entries(language, area)) == set(entries("en", area))


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_parsed_alone_is_the_same_message(language, area):
    known = entries(language, area)
    alone = catalogue.entries((LOCALES / language / area).read_text())
    assert set(alone) == set(known)
    for name, source in alone.items():
        messages = [
            one for one in FluentParser().parse(source).body if isinstance(one, ast.Message)
        ]
        assert len(messages) == 1
        assert messages[0].equals(known[name], ["span", "comment"])


def test_a_message_refers_to_another_and_of_two_of_one_name_the_first_counts():
    # anew, so that nothing was asked for before
    say = catalogue.Catalogue("en", ("cli",))
    assert "“withdraw”" in say("cli-ask-press", points=2)
    assert "c (3) or v (4)" in say("cli-ask-bag", lacking=1, consonants=3, vowels=4)
    assert "cli-nothing" not in say
    twice = catalogue.entries(
        "a = { b } and\n    more\nb = {\n$n ->\n*[x] y\n}\na = other\n# no c = d\n"
    )
    assert twice == {"a": "a = { b } and\n    more\n", "b": "b = {\n$n ->\n*[x] y\n}\n"}


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_the_variables_it_is_given(language, area):
    english = entries("en", area)
    foreign = {
        name: variables(message) - variables(english[name])
        for name, message in entries(language, area).items()
        if variables(message) - variables(english[name])
    }
    assert foreign == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_that_nobody_sees_is_written_by_its_number(language):
    """A space that does not break looks like one that does: Fluent writes it ``{"\\u00A0"}``."""
    unseen = {
        (area, line): hex(ord(sign))
        for area in AREAS
        for line, text in enumerate((LOCALES / language / area).read_text().splitlines(), 1)
        for sign in text
        if sign != " " and category(sign) in ("Zs", "Zl", "Zp", "Cf", "Cc", "Co", "Cn")
    }
    assert unseen == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_percent_sign_stay_in_one_line(language):
    for isolate in (False, True):
        say = catalogue.catalogue(language, "after", "match", isolate=isolate)
        shown = "".join(one for one in say("analysis-percent", percent=57) if category(one) != "Cf")
        assert shown == percent_text("57", language)
        assert " %" not in say("match-decided-above", a="A", until="52")


@pytest.mark.parametrize("area", AREAS)
def test_polish_counts_have_their_own_plurals(area):
    """A choice by number needs few and many, or the Polish is wrong from two on."""
    short = {}
    for name, message in entries("pl", area).items():
        visitor = Plurals()
        visitor.visit(message)
        for keys in visitor.choices:
            if "one" in keys and not {"few", "many"} <= keys:
                short[name] = keys
    assert short == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_in_english(language):
    """A long message that equals the English one was forgotten (key names are no language's)."""
    if language == "en":
        return
    forgotten = []
    for area in AREAS:
        english = {n: pattern(m) for n, m in entries("en", area).items()}
        for name, message in entries(language, area).items():
            text = pattern(message)
            if text == english[name] and len(text.split()) > 3 and not name.startswith("keys-"):
                forgotten.append(name)
    assert forgotten == []


def pattern(message: ast.Message) -> str:
    """The plain text of a message, without its variables."""
    elements = message.value.elements if message.value else []
    return "".join(e.value for e in elements if isinstance(e, ast.TextElement)).strip()


@pytest.mark.parametrize("edition", [load(name) for name in names()], ids=lambda one: one.id)
def test_a_premium_square_has_one_name(edition):
    """On pages, in the edition and so in pictures and prints."""
    say = catalogue.catalogue(edition.language, "table")
    for kind in ("letter", "word"):
        for times, word in ((2, "double"), (3, "triple")):
            name = edition.layout.names[f"{word}-{kind}"]
            assert name == say("premium", kind=kind, times=times)
