"""The catalogue of variants that a table may agree on (``stafla/data/variants.toml``)."""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files
from itertools import product
from types import MappingProxyType
from typing import Any, Literal

from stafla.editions.edition import PROFILE, Edition
from stafla.editions.errors import VariantError
from stafla.editions.profile import WordCheck
from stafla.editions.section import Section

FILE = "variants.toml"
CHANGED = (*PROFILE, "house")
Changes = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Variant:
    """Something that a table may agree on (PL-35).

    Attributes:
        id: its name in records and in addresses.
        rules: numbers of the rule documents.
        players: the least number for which it means something.
        check: the way of judging words that it needs; empty: either.
        excludes: what it cannot be combined with.
        changes: fields of the edition's profile and what they become.
        earlier: what they became once, where records pinned it so.
    """

    id: str
    rules: tuple[str, ...]
    players: int
    check: Literal["", "challenge", "automatic"]
    excludes: frozenset[str]
    changes: Changes
    earlier: tuple[Changes, ...] = ()

    def change(self, edition: Edition, changes: Changes | None = None) -> Edition:
        """The edition with this variant's changes, or with those that it once had."""
        parts = {
            part: replace(getattr(edition, part), **numbers)
            for part, numbers in (changes or self.changes).items()
        }
        return replace(edition, **parts)

    def is_unneeded(self, edition: Edition) -> bool:
        """Whether the edition is played so anyway."""
        return all(
            getattr(getattr(edition, part), field) == value
            for part, numbers in self.changes.items()
            for field, value in numbers.items()
        )


@cache
def variants() -> Mapping[str, Variant]:
    """Every variant by its id, in the order of the file."""
    text = (files("stafla.data") / FILE).read_text(encoding="utf-8")
    return MappingProxyType(parse_variants(tomllib.loads(text)))


def parse_variants(tables: Mapping[str, Any]) -> dict[str, Variant]:
    """The variants that a file says.

    Raises:
        EditionError: a field is missing, unknown or of the wrong type, a variant changes what is
            no field of a profile, or excludes one that does not exclude it.
    """
    found = {
        name: _variant(name, Section(FILE, table, f"{name}.")) for name, table in tables.items()
    }
    for variant in found.values():
        for other in variant.excludes:
            if other not in found or variant.id not in found[other].excludes:
                raise Section(FILE, {}, f"{variant.id}.").error("excludes", f"one-sided: {other}")
    return found


def _variant(name: str, section: Section) -> Variant:
    variant = Variant(
        id=name,
        rules=tuple(section.take("rules", list)),
        players=section.number("players", 1, 4),
        check=section.value("check", Literal["", "challenge", "automatic"]),
        excludes=frozenset(section.take("excludes", list)),
        changes=_changes(section.section("changes")),
        earlier=tuple(map(_changes, section.tables("earlier"))),
    )
    section.end()
    return variant


def _changes(section: Section) -> Changes:
    hints = {field.name: field.type for field in fields(Edition)}
    found: dict[str, Mapping[str, int]] = {}
    for part in section.names():
        if part not in CHANGED:
            raise section.error(part, "is no part of a profile")
        table, kind = section.section(part), hints[part]
        # a dataclass that is not known until it is looked up has no public name
        known = {field.name: field.type for field in fields(kind)}  # type: ignore[arg-type]
        wrong = [field for field in table.names() if field not in known]
        if wrong or not table.names():
            raise section.error(part, f"has no field {', '.join(wrong)}")
        found[part] = {field: table.value(field, known[field]) for field in table.names()}
    return found


def combine(
    edition: Edition,
    chosen: Iterable[str],
    *,
    players: int | None = None,
    check: WordCheck | None = None,
) -> Edition:
    """The edition with the variants that a table agreed on.

    Args:
        edition: what is played.
        chosen: ids of variants, in any order.
        players: how many play, where that is known.
        check: how words are judged; None: the edition's own way.

    Raises:
        VariantError: ``variant-unknown``, ``variant-twice``, ``variant-unneeded`` (the edition is
            played so anyway), ``variants-conflict``, ``variant-players``, ``variant-check``.
    """
    names = tuple(chosen)
    known = variants()
    for name in names:
        if name not in known:
            raise VariantError("variant-unknown", name[:40])
        if names.count(name) > 1:
            raise VariantError("variant-twice", name)
    for variant in _in_order(names):
        _admit(edition, variant, names, players, check)
    return with_known_variants(edition, tuple(variant.id for variant in _in_order(names)))


def _in_order(names: Collection[str]) -> list[Variant]:
    return [variant for variant in variants().values() if variant.id in names]


def _admit(
    edition: Edition,
    variant: Variant,
    names: Collection[str],
    players: int | None,
    check: WordCheck | None,
) -> None:
    """Whether a variant fits the edition, the table and what else was chosen.

    Raises:
        VariantError: why not.
    """
    if others := sorted(variant.excludes & set(names)):
        raise VariantError("variants-conflict", variant.id, other=others[0])
    if variant.is_unneeded(edition):
        raise VariantError("variant-unneeded", variant.id)
    if variant.players > min(edition.players.most, players or edition.players.most):
        raise VariantError("variant-players", variant.id, least=variant.players)
    if variant.check and variant.check != (check or edition.challenge.check):
        raise VariantError("variant-check", variant.id)


@cache
def with_known_variants(edition: Edition, names: tuple[str, ...]) -> Edition:
    """The edition with variants that are known to fit; made once."""
    for variant in _in_order(names):
        edition = variant.change(edition)
    return replace(edition, variants=names) if names else edition


def pinned_version(
    edition: Edition, digest: str, players: int = 2, chosen: tuple[str, ...] = ()
) -> Edition | None:
    """The edition by the rules that a record pins: today's, or those of an earlier version.

    Letters that came later are known in it too: they have codes of their own.

    Args:
        edition: as it is today, without variants.
        digest: what the record pins.
        players: for how many; the edition admits them.
        chosen: the variants that the table agreed on, known to fit.

    Returns:
        None if the digest is of no version that is known.
    """
    versions = _versions(edition, chosen)
    return next((played for told, played in versions if told.digest(players) == digest), None)


@cache
def _versions(edition: Edition, names: tuple[str, ...]) -> tuple[tuple[Edition, Edition], ...]:
    """Every version of the edition with variants, and how a record that pins it is played."""
    found = [with_known_variants(edition, names)] * 2, *_earlier(edition, names)
    return tuple((told, played) for told, played in found)


def _earlier(edition: Edition, names: tuple[str, ...]) -> Iterator[tuple[Edition, Edition]]:
    agreed = _in_order(names)
    for base in (edition, *edition.earlier):
        for changes in product(*((variant.changes, *variant.earlier) for variant in agreed)):
            told = base
            for variant, change in zip(agreed, changes, strict=True):
                told = variant.change(told, change)
            told = replace(told, variants=names)
            yield told, replace(told, alphabet=edition.alphabet)
