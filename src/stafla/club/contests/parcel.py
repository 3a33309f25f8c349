"""An event as a file: the parts of its log that would go from house to house, packed into one.

Whoever has the file brings it: the house takes part after part as it takes them from another
(`stafla.club.contests.carrying`), so a file that is brought twice is there once.
"""

import json
import lzma
from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.contests.carrying import Carrying, Part
from stafla.club.contests.log import MOST_ENTRIES
from stafla.club.contests.refusals import BadPart, TooLargeParcel

HEADER: Final = b'{"stafla-event": 1}'
MOST_BYTES: Final = 60_000
"""Of a file: a request has room for no more."""
MOST_PACKED: Final = 20_000
"""Entries of an event that a file is tried for: more never fit."""
MOST_UNPACKED: Final = 8_000_000
MOST_PARTS: Final = 500
MEMORY: Final = 32 << 20
"""Bytes that unpacking may take beside what comes of it."""


def pack(carrying: Carrying, contest: str, person: Person | None) -> bytes:
    """The whole log of an event as a file.

    Raises:
        NoSuchContest, NotSignedIn, NotYourEvent
        TooLargeParcel
    """
    stand = carrying.stand(contest, person, MOST_ENTRIES)
    if stand.entries > MOST_PACKED:
        raise TooLargeParcel(most=MOST_BYTES // 1000)
    lines = (_line(one) for one in _parts(carrying, contest, person, stand.entries))
    packed = lzma.compress(b"\n".join((HEADER, *lines)), preset=6)
    if len(packed) > MOST_BYTES:
        raise TooLargeParcel(most=MOST_BYTES // 1000)
    return packed


def unpack(data: bytes) -> tuple[bytes, ...]:
    """The parts within a file, each as JSON that nobody has looked at yet.

    Raises:
        BadPart: it is no such file, or it unfolds to more than any event is.
    """
    reader = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MEMORY)
    try:
        text = reader.decompress(data, MOST_UNPACKED)
    except (lzma.LZMAError, EOFError):
        raise BadPart from None
    first, *lines = text.split(b"\n")
    if not reader.eof or reader.unused_data or first != HEADER or len(lines) > MOST_PARTS:
        raise BadPart
    return tuple(lines)


def _parts(carrying: Carrying, contest: str, person: Person | None, entries: int) -> Iterator[Part]:
    after = 0
    while after < entries:
        part = carrying.part(contest, person, after)
        yield part
        after += len(part.bodies)


def _line(part: Part) -> bytes:
    return json.dumps(asdict(part), ensure_ascii=False, separators=(",", ":")).encode()
