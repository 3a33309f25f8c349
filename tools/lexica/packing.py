"""Lexicon files and manifest of a data package, made from its words."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from stafla import editions
from stafla.words import About, BuiltLexicon, Lexicon, build, list_of
from tools.lexica.attested import build_attested
from tools.lexica.curation import CurationError
from tools.lexica.recipe import BESIDE, Plan
from tools.lexica.source import Source

SUFFIX = ".lexicon"
MANIFEST = "manifest.toml"


def pack(plan: Plan, parts: Mapping[str, set[str]], cache: Path) -> Mapping[str, bytes]:
    """File name → bytes of ``plan``'s package.

    The first part is the lexicon, the others are merged in when it is opened.
    """
    main, *further = parts
    others = [_build(plan, name, parts[name], ()) for name in further]
    whole = _build(plan, main, parts[main], others)
    built = dict(zip(parts, (whole, *others), strict=True))
    files = {name + SUFFIX: made.data for name, made in built.items()}
    beside = build_attested(plan, {word for part in parts.values() for word in part}, cache)
    files |= {name: made.data for name, made in beside.items()}
    manifest = "\n".join(_manifest(plan, whole.lexicon, built, beside)) + "\n"
    return files | plan.copies(cache) | {MANIFEST: manifest.encode("utf-8")}


def _build(
    plan: Plan, part: str, words: Iterable[str], others: Iterable[BuiltLexicon]
) -> BuiltLexicon:
    edition = editions.load(plan.language)
    about = About(
        edition=edition.id,
        name=plan.about["name"] if part == plan.language else part,
        version=plan.about["version"],
        licence=plan.about["licence"][part],
        source=", ".join(
            f"{p.name} {p.version}" for key, p in plan.packages.items() if key != BESIDE
        ),
        credit=plan.about["credit"][part],
    )
    made = build(list_of(sorted(words), edition.alphabet), edition, about, list(others))
    if made.skipped:
        raise CurationError(f"{part}: {made.skipped[0].text} is {made.skipped[0].reason}")
    return made


def quote(text: str) -> str:
    """A TOML string."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _manifest(
    plan: Plan,
    lexicon: Lexicon,
    built: Mapping[str, BuiltLexicon],
    beside: Mapping[str, BuiltLexicon],
) -> Iterable[str]:
    """Lines of the manifest (docs/formats/manifest.md)."""
    yield f"name = {quote(lexicon.about.name)}"
    yield f"edition = {quote(lexicon.about.edition)}"
    yield f"version = {quote(lexicon.about.version)}"
    yield f"fingerprint = {quote(lexicon.fingerprint)}"
    yield f"digest = {quote(lexicon.about.whole or lexicon.about.digest)}"
    yield f"words = {len(lexicon)}"
    yield "two-letter = " + quote(" ".join(lexicon.words(2)))
    yield "\n[words-by-length]"
    yield from (f"{length} = {count}" for length, count in lexicon.by_length.items())
    for name, made in built.items():
        yield from _part("part", name + SUFFIX, made)
    for name, made in beside.items():
        yield from _part("beside", name, made)
        yield f"words = {len(made.lexicon)}"
    for package in plan.packages.values():
        yield from _package(package)


def _part(table: str, file: str, made: BuiltLexicon) -> Iterable[str]:
    yield f"\n[[{table}]]"
    yield f"file = {quote(file)}"
    yield f"sha256 = {quote(sha256(made.data).hexdigest())}"
    yield f"licence = {quote(made.lexicon.about.licence)}"
    yield f"credit = {quote(made.lexicon.about.credit)}"


def _package(package: Source) -> Iterable[str]:
    yield "\n[[package]]"
    for field in ("kind", "name", "version", "licence", "file", "sha256"):
        if text := getattr(package, field):
            yield f"{field} = {quote(text)}"
