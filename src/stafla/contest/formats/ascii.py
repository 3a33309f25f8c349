"""Names in formats that have no letters but ASCII, and back without loss.

A letter with a mark is a tilde, the mark and the plain letter (``~'o`` is ó, ``~/L`` is Ł); any
other character is its number (``~u4E2D.``). A tilde that would be taken for the beginning of one of
these is written by its own number. So every text has one spelling in ASCII and every text in ASCII
one meaning: `plain` and `unplain` undo each other, in both directions.
"""

import re
from typing import Final

_MARKS: Final = {
    "'": "áéíóúýćńśźÁÉÍÓÚÝĆŃŚŹ aeiouycnszAEIOUYCNSZ",
    "`": "àèìòùÀÈÌÒÙ aeiouAEIOU",
    '"': "äëïöüÄËÏÖÜ aeiouAEIOU",
    "^": "âêîôûÂÊÎÔÛ aeiouAEIOU",
    "?": "ãñõÃÑÕ anoANO",
    ",": "ąęçĄĘÇ aecAEC",
    ".": "żŻ zZ",
    "/": "łøŁØ loLO",
    "-": "ðÐđĐ dDtT",
    "*": "åÅ aA",
    "<": "čďěňřšťžČĎĚŇŘŠŤŽ cdenrstzCDENRSTZ",
    "+": "þÞæÆœŒß tTaAoOs",
}
_SPELLED: Final = {
    letter: mark + base
    for mark, pairs in _MARKS.items()
    for letter, base in zip(*pairs.split(" "), strict=True)
}
_LETTERS: Final = {spelling: letter for letter, spelling in _SPELLED.items()}
_PAIR: Final = "|".join(re.escape(spelling) for spelling in _LETTERS)
_TILDE: Final = r"u7E\."
_BODY: Final = re.compile(rf"(?:{_TILDE})*(?:{_PAIR}|u(?P<number>[1-9A-F][0-9A-F]{{0,5}})\.)")
_SIGN: Final = re.compile(rf"~(?:(?P<pair>{_PAIR})|u(?P<number>[1-9A-F][0-9A-F]{{1,5}})\.)")


def plain(text: str) -> str:
    """A text in ASCII alone."""
    if text.isascii() and "~" not in text:
        return text
    return "".join(_plain(sign, text, place) for place, sign in enumerate(text))


def unplain(text: str) -> str:
    """The text that `plain` was given; what it would not have written stays as it is."""
    return _SIGN.sub(_unplain_one, text)


def _plain(sign: str, text: str, place: int) -> str:
    if sign == "~":
        return "~u7E." if _begins(text, place + 1) else "~"
    if sign.isascii():
        return sign
    if spelling := _SPELLED.get(sign):
        return f"~{spelling}"
    return f"~u{ord(sign):X}."


def _unplain_one(match: re.Match[str]) -> str:
    if pair := match["pair"]:
        return str(_LETTERS[pair])
    if match["number"] == "7E":
        return "~" if _begins(match.string, match.end()) else match[0]
    return _character(match["number"]) or match[0]


def _begins(text: str, place: int) -> bool:
    """Whether what stands here would be read as a letter if a tilde stood before it."""
    match = _BODY.match(text, place)
    if match is None:
        return False
    return match["number"] is None or bool(_character(match["number"]))


def _character(number: str) -> str:
    """The character of a number that `plain` would write; nothing for any other."""
    code = int(number, 16)
    if code < 0x80 or code > 0x10FFFF or 0xD800 <= code <= 0xDFFF or chr(code) in _SPELLED:
        return ""
    return chr(code)
