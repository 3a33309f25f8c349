"""Files of leave values: what kept tiles are worth in an edition (docs/formats/leaves.md).

``shipped_leaves(edition, rules)`` gives the values that come with an edition, ``LeaveFile`` reads
and writes files of them.
"""

import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import chain, combinations_with_replacement
from typing import Any, ClassVar, TypeGuard
from zlib import crc32

from stafla._core import Leaves, RulesetError
from stafla._core import Ruleset as Rules
from stafla.editions.edition import Edition

MAGIC = b"\x89STLV\r\n\x1a"
VERSION = 1
HEADER = struct.Struct("<8sIII")
TERM = struct.Struct("<h")
MILLI = 10
"""Milli-points in a unit of a file: a hundredth of a point."""
MOST_ABOUT = 1 << 16
BAG_SHORT = 6
BAG_TERMS = 16
"""Terms for the bag as a play leaves it: from six tiles too few to nine left."""


class LeaveFault(ValueError):
    """A file of leave values cannot be used.

    Codes: ``not-leaves``, ``version``, ``truncated``, ``checksum``, ``metadata``, ``alphabet``
    (made for other letters), ``klv`` (a KLV2 file that is none). ``details`` are the arguments of
    the message ``leaves-<code>``.
    """

    area: ClassVar[str] = "leaves"

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{code}: {details}")


@dataclass(frozen=True, eq=False)
class LeaveFile:
    """Leave values as terms: what every tile, pair and triple of tiles adds.

    Attributes:
        letters: the alphabet's letters as tiles are written, in its order.
        terms: hundredths of a point, in the order of `Leaves.of_terms`.
        about: where the values come from: edition, lexicon, seed, games.
        bag: hundredths of a point for the bag as a play leaves it (`BAG_TERMS`); empty: none.
    """

    letters: tuple[str, ...]
    terms: tuple[int, ...]
    about: Mapping[str, object] = field(default_factory=dict)
    bag: tuple[int, ...] = ()

    @classmethod
    def read(cls, data: bytes) -> "LeaveFile":
        """The values in a file's bytes, all of them checked.

        Raises:
            LeaveFault: ``not-leaves``, ``truncated``, ``version``, ``checksum``, ``metadata``.
        """
        if data[: len(MAGIC)] != MAGIC:
            raise LeaveFault("not-leaves")
        if len(data) < HEADER.size:
            raise LeaveFault("truncated")
        _, version, checksum, size = HEADER.unpack_from(data)
        if version != VERSION:
            raise LeaveFault("version", found=version, known=VERSION)
        body = data[HEADER.size :]
        if size > MOST_ABOUT or len(body) < size or (len(body) - size) % 2:
            raise LeaveFault("truncated")
        if crc32(body) != checksum:
            raise LeaveFault("checksum")
        about = _about(body[:size])
        letters, bag = about.pop("letters", None), about.pop("bag", [])
        if not _list_of(letters, str) or not _list_of(bag, int) or len(bag) not in {0, BAG_TERMS}:
            raise LeaveFault("metadata")
        terms = tuple(term for (term,) in TERM.iter_unpack(body[size:]))
        if len(terms) != terms_of(len(letters) + 1):
            raise LeaveFault("truncated")
        return cls(tuple(letters), terms, about, tuple(bag))

    def to_bytes(self) -> bytes:
        """The file; equal values and origins give equal bytes."""
        about = {**self.about, "letters": list(self.letters)}
        if self.bag:
            about["bag"] = list(self.bag)
        text = json.dumps(about, ensure_ascii=False, sort_keys=True).encode()
        text += b" " * (len(text) % 2)
        body = text + b"".join(map(TERM.pack, self.terms))
        return HEADER.pack(MAGIC, VERSION, crc32(body), len(text)) + body

    def leaves(self, edition: Edition, rules: Rules) -> Leaves:
        """The values for the kernel.

        Raises:
            LeaveFault: ``alphabet``: made for other letters than the edition's.
        """
        earlier = {old.alphabet.upper for old in edition.earlier}
        if self.letters != edition.alphabet.upper and self.letters not in earlier:
            raise LeaveFault("alphabet", edition=edition.id)
        values = self.with_tiles(len(edition.alphabet) + 1)
        terms = struct.pack(f"<{len(values)}i", *(MILLI * term for term in values))
        bag = [MILLI * term for term in self.bag] or None
        return Leaves.of_terms(rules, terms, bag)

    def with_tiles(self, tiles: int) -> tuple[int, ...]:
        """The terms for so many kinds of tiles; those that came later are worth nothing."""
        known = len(self.letters) + 1
        if known == tiles:
            return self.terms
        terms = iter(self.terms)
        groups = chain.from_iterable(
            combinations_with_replacement(range(tiles), size) for size in (1, 2, 3)
        )
        # a group is sorted, so its last tile is the latest
        return tuple(next(terms) if group[-1] < known else 0 for group in groups)


def terms_of(tiles: int) -> int:
    """How many terms there are with so many kinds of tiles, the blank among them."""
    pairs = tiles * (tiles + 1) // 2
    return tiles + pairs + pairs * (tiles + 2) // 3


def _list_of(value: object, kind: type) -> TypeGuard[list[Any]]:
    return isinstance(value, list) and all(type(item) is kind for item in value)


def _about(text: bytes) -> dict[str, object]:
    try:
        about = json.loads(text)
    except ValueError:
        raise LeaveFault("metadata") from None
    if not isinstance(about, dict):
        raise LeaveFault("metadata")
    return about


def read_leaves(data: bytes, edition: Edition, rules: Rules) -> Leaves:
    """The leave values in a file's bytes, our own format or KLV2.

    Raises:
        LeaveFault: the file is neither, is damaged, or is for other letters.
    """
    if data[: len(MAGIC)] == MAGIC:
        return LeaveFile.read(data).leaves(edition, rules)
    try:
        return Leaves.of_klv2(rules, data)
    except RulesetError as error:
        raise LeaveFault("klv", why=str(error)) from error


@cache
def shipped_leaves(edition: Edition, rules: Rules) -> Leaves:
    """The leave values that ship for an edition's language; without any, nothing is worth anything.

    Raises:
        LeaveFault: the shipped file is for other letters.
    """
    file = files("stafla.data") / "leaves" / f"{edition.language}.leaves"
    if not file.is_file():
        return Leaves.zero(rules)
    return LeaveFile.read(file.read_bytes()).leaves(edition, rules)
