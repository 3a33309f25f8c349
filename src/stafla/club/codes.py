"""Codes to join by: six letters and digits that one says aloud, in place of a link.

Tables that wait, duplicates, rounds of bingo and events share them, so that one form asks for any.
Guessing one is hopeless: of 191 million only those of what is open lead anywhere, tries are counted
by address, and whatever is not a code of something open is answered alike.
"""

from collections.abc import Callable
from hashlib import sha256

from stafla.club.refusal import ClubRefusal
from stafla.club.tables.observation import Audience
from stafla.club.throttle import AttemptLimit
from stafla.store import CodeKind, CodeRow, CodeStore, CodeWish

LETTERS = "ABCDEFGHKLMNPRSTUVXY3479"
"""None that is read or heard as another in one of our languages, and none with an accent."""
LENGTH = 6
CANDIDATES = 5
LONGEST = 60 * 24 * 3600 * 1000
"""A code leads to what is open for so many milliseconds; then it was left as it is."""
TRIES = AttemptLimit(300, 10 * 60 * 1000)
"""Of an address, where a whole club may join one after another."""
_UNUSED = str.maketrans("", "", " -.·•\u00a0\u2009")


class NoSuchCode(ClubRefusal):
    """Nothing that is open has this code."""

    code = "no-such-code"


class JoinCodes:
    """What codes lead to.

    Args:
        rows: the codes.
        now: milliseconds since 1970 (UTC).
        count: counts a try to find something by its code.
    """

    def __init__(
        self, rows: CodeStore, now: Callable[[], int], count: Callable[[Audience], None]
    ) -> None:
        self._rows = rows
        self._now = now
        self._count = count

    def find(self, text: str, audience: Audience) -> CodeRow:
        """What has a code, as somebody typed it.

        Raises:
            NoSuchCode: nothing has it.
            TooManyAttempts: too many were tried from this address.
        """
        self._count(audience)
        code = code_in(text)
        found = code and self._rows.find(code, self._now())
        if not found:
            raise NoSuchCode
        return found

    def of(self, subject: str) -> str | None:
        """The code of something, as it is read aloud; None: it has none, or none any more."""
        code = self._rows.of(subject, self._now())
        return code and in_groups(code)


def wish(kind: CodeKind, token: Callable[[], str], now: int, ends: int | None = None) -> CodeWish:
    """The wish for a code that nobody guesses, by random tokens; by default for the longest time.

    Of several candidates one is free, as long as not nearly all codes are given.
    """
    candidates = [new_code(token()) for _ in range(CANDIDATES)]
    return CodeWish(kind, candidates, now, now + LONGEST if ends is None else ends)


def new_code(token: str) -> str:
    """A code that follows from a random token."""
    number = int.from_bytes(sha256(token.encode()).digest(), "big")
    letters = []
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


def code_in(text: str) -> str | None:
    """The code that somebody typed, with or without signs between; None: it is none."""
    code = text.translate(_UNUSED).upper()
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None


def in_groups(code: str) -> str:
    """A code as it is read aloud: two groups."""
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"
