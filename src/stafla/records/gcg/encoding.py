"""From a file's bytes to its text: what the file promises, or else what its bytes can mean."""

import codecs
import re
from collections.abc import Iterator

from stafla.records.fault import GameFileFault

_PROMISE = re.compile(
    rb"^[ \t]*#character-encoding[ \t]+([^\s]{1,40})", re.IGNORECASE | re.MULTILINE
)
_KNOWN = re.compile(
    r"iso-?8859-?1?[0-9]|latin-?[0-9]{1,2}|(windows|cp)-?(125[0-8]|437|850|852)|utf-?(8|16)"
    r"|(us-?)?ascii|mac-?(roman|iceland|latin2|centeuro)"
)
_SPELLINGS = (
    ("-", ""),
    ("iso8859", "iso8859-"),
    ("windows", "cp"),
    ("usascii", "ascii"),
)
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
UNTOLD = ("cp1252", "iso8859-2", "cp1250")
"""What a file may be in that says nothing and is not UTF-8.

The format's own default is ISO 8859-1, which Windows-1252 contains; Polish files of older
programs are in one of the other two.
"""


def readings(data: bytes) -> Iterator[str]:
    """The texts that these bytes can be, the likeliest first; more than one where none is promised.

    A mark at the start or a ``#character-encoding`` line is obeyed. Bytes that form UTF-8 beyond
    ASCII are read as that, since no game in a one-byte encoding looks so.

    Raises:
        GameFileFault: ``gcg-encoding``, a promise of what is not known; ``gcg-not-utf-8``, with
            line and offset; ``gcg-not-encoded``, bytes that the promised encoding has not.
    """
    for mark, name in _MARKS:
        if data.startswith(mark):
            yield _strict(data[len(mark) :], name)
            return
    promise = _PROMISE.search(data.replace(b"\r", b"\n"))
    if promise is not None:
        yield _named_encoding(
            data, promise[1].decode("ascii", "replace"), _line_number(data, promise.start())
        )
        return
    try:
        yield data.decode("utf-8")
    except UnicodeDecodeError:
        for name in UNTOLD:
            yield data.decode(name, "replace")


def _named_encoding(data: bytes, name: str, line: int) -> str:
    codec = _codec(name)
    if codec is None:
        raise GameFileFault("gcg-encoding", line=line, text=name)
    if codec == "utf-8":
        return _strict(data, codec)
    try:
        return data.decode(codec)
    except UnicodeDecodeError as error:
        try:
            return data.decode("utf-8")  # programs are found that promise one and write this
        except UnicodeDecodeError:
            line = _line_number(data, error.start)
            raise GameFileFault("gcg-not-encoded", line=line, text=name) from None


def _codec(name: str) -> str | None:
    """Python's name of an encoding, None for one that no game file is in."""
    plain = name.lower().replace("_", "-")
    if not _KNOWN.fullmatch(plain):
        return None
    # Python knows fewer spellings than programs write
    for written, known in _SPELLINGS:
        plain = plain.replace(written, known)
    try:
        codec = codecs.lookup(plain).name
    except LookupError:
        return None
    # programs that say ISO 8859-1 mean what Windows means by it
    return "cp1252" if codec == "iso8859-1" else codec


def _strict(data: bytes, codec: str) -> str:
    try:
        return data.decode(codec)
    except UnicodeDecodeError as error:
        line = _line_number(data, error.start)
        raise GameFileFault("gcg-not-utf-8", line=line, offset=error.start) from None


def _line_number(data: bytes, offset: int) -> int:
    """The number of the line that a byte is in."""
    return len(re.findall(rb"\r\n|\r|\n", data[:offset])) + 1
