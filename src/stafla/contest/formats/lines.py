"""From the bytes of a file to its lines, and what readers of lines have in common."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from stafla.contest.formats.fault import MOST_BYTES, MOST_LINES, TournamentFault
from stafla.data.sorting import LETTERS

ENCODINGS: Final = ("utf-8", "iso-8859-1", "windows-1252", "iso-8859-2", "windows-1250")
"""What the files of programs are written in: the world's, western and central European."""
_OLDER: Final = ENCODINGS[1:]
_LINE: Final = re.compile(r"([^\r\n]*)(\r\n|\r|\n|$)")
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Text:
    """The text of a file and how its bytes came about.

    Attributes:
        text: without a byte order mark.
        encoding: one of `ENCODINGS`.
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


def decode(
    data: bytes, *, only_utf_8: bool = False, encoding: str = "", language: str = ""
) -> Text:
    """A file's text: UTF-8 where its bytes are that, else in which its letters are somebody's.

    Args:
        data: the file.
        only_utf_8: the format is UTF-8 alone.
        encoding: one of `ENCODINGS`; empty: whatever fits best (`likeliest`).
        language: whose letters are likeliest where nothing else decides.

    Raises:
        TournamentFault: ``tournament-size``; ``tournament-not-utf-8``, bytes that are not what a
            mark promises; ``tournament-only-utf-8``, or what the format demands;
            ``tournament-not-encoded``, or what was said.
    """
    if len(data) > MOST_BYTES:
        raise TournamentFault("tournament-size", most=MOST_BYTES)
    mark = data.startswith(codecs.BOM_UTF8)
    body = data[len(codecs.BOM_UTF8) :] if mark else data
    if encoding and not mark:
        return Text(_decode_as(body, encoding), encoding)
    try:
        return Text(body.decode("utf-8"), "utf-8", mark)
    except UnicodeDecodeError as error:
        if mark or only_utf_8:
            number = len(re.findall(rb"\r\n|\r|\n", body[: error.start])) + 1
            code = "tournament-not-utf-8" if mark else "tournament-only-utf-8"
            raise TournamentFault(code, line=number) from None
        encoding = likeliest(body, language)
        return Text(body.decode(encoding), encoding)


def unseen(sign: str) -> bool:
    """Whether nothing is printed for a sign, so that no name has it."""
    return _CONTROL.match(sign) is not None


def _decode_as(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        number = len(re.findall(rb"\r\n|\r|\n", data[: error.start])) + 1
        raise TournamentFault("tournament-not-encoded", line=number, text=encoding) from None


def likeliest(data: bytes, language: str = "") -> str:
    """The encoding in which a text that is not UTF-8 has the most letters of one language.

    The same byte is ``Æ`` in Reykjavík and ``Ć`` in Warsaw. Where two encodings fit as well, it is
    that of ``language``, else ISO 8859-1, the older programs' own, which has a sign for every byte.
    """
    best, most = _OLDER[0], -len(data) - 1
    for encoding in _OLDER:
        try:
            signs = [sign for sign in data.decode(encoding) if not sign.isascii()]
        except UnicodeDecodeError:
            continue
        strange = sum(not sign.isalpha() for sign in signs) + sum(map(unseen, signs))
        folded = [sign.casefold() for sign in signs]
        for one, letters in LETTERS.items():
            # half a letter tells those apart that have as many
            fits = 2 * sum(sign in letters for sign in folded) - 2 * strange + (one == language)
            if fits > most:
                best, most = encoding, fits
    return best


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
