"""Editions from their data files."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any
from unicodedata import is_normalized

from stafla.data.catalogue import LANGUAGES
from stafla.editions.alphabet import Alphabet
from stafla.editions.edition import Edition, profile_fields
from stafla.editions.errors import EditionError, UnknownEdition
from stafla.editions.layout import MARKS, Layout, Premium
from stafla.editions.section import Section

PREMIUMS = tuple(MARKS.values())
MOST_LETTERS = 63


@cache
def names() -> tuple[str, ...]:
    """Every edition and variant, the editions in the order of ``LANGUAGES``."""
    found = (f.name.removesuffix(".toml") for f in (files("stafla.data") / "editions").iterdir())
    known = [name for name in found if name.split("-")[0] in LANGUAGES]
    return tuple(sorted(known, key=lambda name: (LANGUAGES.index(name.split("-")[0]), name)))


@cache
def with_same_words(name: str) -> tuple[str, ...]:
    """The editions that are played by the word lists of this one: of its language and letters.

    What was ruled on a word of one holds at all of them. Of an edition that there is no more, that
    one alone.
    """
    if name not in names():
        return (name,)
    edition = load(name)
    others = ((other, load(other)) for other in names())
    return tuple(
        other
        for other, read in others
        if read.language == edition.language and read.alphabet.upper == edition.alphabet.upper
    )


@cache
def load(name: str) -> Edition:
    """The edition or variant of this name; read once.

    Raises:
        UnknownEdition: there is none.
        EditionError: its file is wrong; says where.
    """
    if name not in names():
        raise UnknownEdition(name, names())
    table = _table("editions", name)
    if "base" in table:
        base = table.pop("base")
        table = _table("editions", base) | table
    return parse(name, table)


def parse(name: str, table: Mapping[str, Any]) -> Edition:
    """The edition that a table says.

    Raises:
        EditionError: a field is missing, unknown, of the wrong type or contradicts another.
    """
    top = Section(f"{name}.toml", {k: v for k, v in table.items() if k != "earlier"})
    alphabet = _alphabet(top)
    layout = _layout(top)
    rack = top.number("rack", 1, 15)
    edition = Edition(
        id=name,
        name=top.text("name"),
        language=top.choice("language", LANGUAGES),
        sources=_sources(top),
        alphabet=alphabet,
        tiles=_tiles(top, alphabet),
        layout=layout,
        notation=top.value("notation", _hint("notation")),
        rack=rack,
        bonus=_bonus(top, rack),
        earlier=_earlier(name, table, alphabet),
        **{field: top.record(field, kind) for field, kind in profile_fields().items()},
    )
    if edition.players.least > edition.players.most:
        raise top.error("players.least", "is more than players.most")
    top.end()
    return edition


def _earlier(name: str, table: Mapping[str, Any], alphabet: Alphabet) -> tuple[Edition, ...]:
    """How the file once was: each table of ``earlier`` says what was otherwise then."""
    now = {field: value for field, value in table.items() if field != "earlier"}
    found = tuple(parse(name, now | then) for then in table.get("earlier", ()))
    for edition in found:
        letters = edition.alphabet.upper
        if letters != alphabet.upper[: len(letters)]:
            raise Section(f"{name}.toml", {}).error("earlier", "letters had other codes then")
    return found


def _table(folder: str, name: str) -> dict[str, Any]:
    text = (files("stafla.data") / folder / f"{name}.toml").read_text(encoding="utf-8")
    if not is_normalized("NFC", text):
        raise EditionError(f"{name}.toml: the text is not in normal form NFC")
    return tomllib.loads(text)


def _hint(field: str) -> Any:
    return Edition.__dataclass_fields__[field].type


def _sources(top: Section) -> tuple[str, ...]:
    sources = tuple(top.take("sources", list))
    if not sources or not all(isinstance(source, str) and source for source in sources):
        raise top.error("sources", "must name at least one source")
    return sources


def _letters(table: Section, field: str, within: tuple[str, ...] | None = None) -> tuple[str, ...]:
    letters = tuple(table.take(field, str).split())
    if len(set(letters)) != len(letters):
        raise table.error(field, "names a letter twice")
    if within is not None and not set(letters) <= set(within):
        raise table.error(field, "names a letter that is not in alphabet.upper")
    return letters


def _alphabet(top: Section) -> Alphabet:
    table = top.section("alphabet")
    upper, lower = _letters(table, "upper"), _letters(table, "lower")
    if not 1 <= len(upper) <= MOST_LETTERS:
        raise table.error("upper", f"must have 1 to {MOST_LETTERS} letters")
    if len(lower) != len(upper) or set(lower) & set(upper):
        raise table.error("lower", "must have one letter of its own for each of alphabet.upper")
    blank_only = frozenset(_letters(table, "blank_only", upper))
    vowels = frozenset(_letters(table, "vowels", upper))
    table.end()
    return Alphabet(upper, lower, blank_only, vowels, _folding(top, upper + lower))


def _folding(top: Section, letters: tuple[str, ...]) -> dict[str, str]:
    table = top.optional("fold")
    folded: dict[str, str] = {}
    for base in table.names():
        for accented in table.text(base):
            if base not in letters or accented in letters or accented in folded:
                raise table.error(base, f"cannot take {accented!r}")
            folded[accented] = base
    return folded


def _tiles(top: Section, alphabet: Alphabet) -> dict[str, tuple[int, int]]:
    table = top.section("tiles")
    tiles_needed = {"?", *alphabet.upper} - alphabet.blank_only
    tiles: dict[str, tuple[int, int]] = {}
    for letter in table.names():
        if letter not in tiles_needed:
            raise table.error(letter, "has no tile in this alphabet")
        match table.take(letter, list):
            case [int(count), int(value)] if count > 0 <= value:
                tiles[letter] = (count, value)
            case _:
                raise table.error(letter, "must be [count, value]")
    for letter in sorted(tiles_needed - set(tiles)):
        raise table.error(letter, "is missing")
    return tiles


def _bonus(top: Section, rack: int) -> dict[int, int]:
    table = top.section("bonus")
    for laid in table.names():
        if not laid.isdecimal() or not 1 <= int(laid) <= rack:
            raise table.error(laid, f"must be 1 to {rack} tiles")
    return {int(laid): table.number(laid, 0, 1000) for laid in table.names()}


def _layout(top: Section) -> Layout:
    names = top.section("premiums")
    spoken = {premium: names.text(premium) for premium in PREMIUMS}
    names.end()
    board = top.text("board")
    table = Section(f"{board}.toml", _table("boards", board))
    table.text("source")
    star = table.choice("start", PREMIUMS)
    rows = table.text("rows").split()
    table.end()
    if len({len(row) for row in rows}) != 1 or set("".join(rows)) - {*MARKS, "*", "."}:
        raise table.error("rows", "must be equally long rows of T D t d * .")
    marks = "".join(rows)
    known: dict[str, Premium | None] = {
        **MARKS,
        ".": None,
        "*": next(p for p in PREMIUMS if p == star),
    }
    start = tuple(square for square, mark in enumerate(marks) if mark == "*")
    return Layout(len(rows[0]), len(rows), tuple(known[m] for m in marks), start, spoken)
