"""An event as a file: its log as one part, as it would go from house to house, packed.

Whoever has the file brings it: the house takes it as a part from another
(`stafla.club.contests.transfers`), so a file that is brought twice is there once.
"""

import json
import lzma
from dataclasses import asdict
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.contests.log_parts import MOST_AT_ONCE, LogPart
from stafla.club.contests.refusals import BadPart, TooLargeParcel
from stafla.club.contests.transfers import LogTransfers

HEADER: Final = b'{"stafla-event": 1}'
MOST_BYTES: Final = 60_000
"""Of a file: a request has room for no more."""
MOST_UNPACKED: Final = 8_000_000
"""Bytes that a file unfolds to."""
MEMORY: Final = 32 << 20
"""Bytes that unpacking may take beside what comes of it."""


def pack(transfers: LogTransfers, contest: str, person: Person | None) -> bytes:
    """The whole log of an event as a file.

    Raises:
        NoSuchContest, NotSignedIn, NotYourEvent
        TooLargeParcel
    """
    part = transfers.whole(contest, person)
    large = sum(map(len, part.bodies)) > MOST_UNPACKED or len(part.bodies) > MOST_AT_ONCE
    text = b"" if large else b"\n".join((HEADER, _json_line(part)))
    if large or len(text) > MOST_UNPACKED:
        raise TooLargeParcel(most=MOST_BYTES // 1000)
    packed = lzma.compress(text, preset=6)
    if len(packed) > MOST_BYTES:
        raise TooLargeParcel(most=MOST_BYTES // 1000)
    return packed


def unpack(data: bytes) -> bytes:
    """The part within a file, as JSON that nobody has looked at yet.

    Raises:
        BadPart: it is no such file, or it unfolds to more than any event is.
    """
    reader = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MEMORY)
    try:
        text = reader.decompress(data, MOST_UNPACKED)
    except (lzma.LZMAError, EOFError):
        raise BadPart from None
    first, _, line = text.partition(b"\n")
    if not reader.eof or reader.unused_data or first != HEADER:
        raise BadPart
    return line


def _json_line(part: LogPart) -> bytes:
    return json.dumps(asdict(part), ensure_ascii=False, separators=(",", ":")).encode()
