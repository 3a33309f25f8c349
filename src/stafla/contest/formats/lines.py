"""From the bytes of a file to its lines, and what readers of lines have in common."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from stafla.contest.formats.fault import MOST_BYTES, MOST_LINES, TournamentFault

_LINE: Final = re.compile(r"([^\r\n]*)(\r\n|\r|\n|$)")
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Text:
    """The text of a file and how its bytes came about.

    Attributes:
        text: without a byte order mark.
        encoding: ``utf-8`` or ``iso-8859-1``.
        mark: whether a byte order mark stood before it.
    """

    text: str
    encoding: str = "utf-8"
    mark: bool = False

    def encode(self, text: str) -> bytes:
        """Bytes of a text in the same manner.

        Raises:
            TournamentFault: ``tournament-letter``, the encoding lacks one of its letters.
        """
        return (codecs.BOM_UTF8 if self.mark else b"") + encode(text, self.encoding)


def decode(data: bytes, *, only_utf_8: bool = False) -> Text:
    """A file's text: UTF-8 where its bytes are that, else ISO 8859-1, the older programs' own.

    Raises:
        TournamentFault: ``tournament-size``; ``tournament-not-utf-8``, bytes that are not what a
            mark promises; ``tournament-only-utf-8``, or what the format demands.
    """
    if len(data) > MOST_BYTES:
        raise TournamentFault("tournament-size", most=MOST_BYTES)
    mark = data.startswith(codecs.BOM_UTF8)
    body = data[len(codecs.BOM_UTF8) :] if mark else data
    try:
        return Text(body.decode("utf-8"), "utf-8", mark)
    except UnicodeDecodeError as error:
        if mark or only_utf_8:
            number = len(re.findall(rb"\r\n|\r|\n", body[: error.start])) + 1
            code = "tournament-not-utf-8" if mark else "tournament-only-utf-8"
            raise TournamentFault(code, line=number) from None
        return Text(body.decode("iso-8859-1"), "iso-8859-1")


def encode(text: str, encoding: str) -> bytes:
    """Bytes of a text.

    Raises:
        TournamentFault: ``tournament-letter``, the encoding lacks one of its letters.
    """
    try:
        return text.encode(encoding)
    except UnicodeEncodeError as error:
        raise TournamentFault(
            "tournament-letter", text=text[error.start], encoding=encoding
        ) from None


def number_lines(text: str) -> Iterator[tuple[int, str, str]]:
    """The lines of a text: number from 1, the line, what ended it (nothing at the very end).

    Raises:
        TournamentFault: ``tournament-lines``.
    """
    for number, match in enumerate(_LINE.finditer(text), 1):
        line, end = match[1], match[2]
        if not line and not end:
            return
        if number > MOST_LINES:
            raise TournamentFault("tournament-lines", most=MOST_LINES)
        yield number, line, end


def whole(token: str, line: int) -> int:
    """A whole number of a file.

    Raises:
        TournamentFault: ``tournament-number``.
    """
    if not _NUMBER.fullmatch(token):
        raise TournamentFault("tournament-number", line=line, text=token)
    return int(token)


def check_line(text: str, *, but: str = "") -> str:
    """A text that a line of a file can hold.

    Raises:
        TournamentFault: ``tournament-sign``, it has a sign that would end the field or the line.
    """
    if _CONTROL.search(text) or any(sign in text for sign in but):
        raise TournamentFault("tournament-sign", text=text)
    return text
