"""Codes of tables that wait: six letters and digits that one says aloud, in place of a link.

Guessing one is hopeless: of 191 million only those of tables that wait lead anywhere, and tries are
counted by address.
"""

from hashlib import sha256

from stafla.club.throttle import AttemptLimit

LETTERS = "ABCDEFGHKLMNPRSTUVXY3479"
"""None that is read or heard as another in one of our languages, and none with an accent."""
LENGTH = 6
TRIES = AttemptLimit(300, 10 * 60 * 1000)
"""Of an address, where a whole club may join one after another."""
_UNUSED = str.maketrans("", "", " -.·•\u00a0\u2009")


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
