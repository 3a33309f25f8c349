"""Passwords: argon2id hashes, and what is too easy to guess."""

import re
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LEAST, MOST = 10, 200
FEWEST_DIFFERENT = 5
# long enough for our least length, and first on every list of guesses
COMMON = frozenset(
    {
        "1234567890",
        "12345678910",
        "0123456789",
        "0987654321",
        "qwertyuiop",
        "1q2w3e4r5t",
        "q1w2e3r4t5",
        "password123",
        "password12",
        "password1!",
        "passw0rd123",
        "iloveyou123",
        "administrator",
        "letmein123",
        "welcome123",
        "qwerty12345",
        "qwerty123456",
        "1qaz2wsx3edc",
        "asdfghjkl1",
        "abcdefghij",
        "abc1234567",
        "lykilord123",
        "salasana123",
        "lösenord123",
        "haslo12345",
        "hasło12345",
        "polska12345",
        "scrabble123",
        "stafla12345",
    }
)


class Passwords:
    """Hashes passwords and compares them.

    A comparison takes as long as it must (tens of milliseconds and as many mebibytes as
    ``memory`` says), so it is never made on an event loop.

    Args:
        time: passes over the memory.
        memory: KiB. The defaults are the second recommendation of RFC 9106.
    """

    def __init__(self, time: int = 3, memory: int = 64 * 1024, lanes: int = 4) -> None:
        self._hasher = PasswordHasher(time_cost=time, memory_cost=memory, parallelism=lanes)
        # compared with where there is nobody, so that an answer takes as long
        self._nobody = self._hasher.hash("nobody has this password")

    def hash(self, password: str) -> str:
        """The hash, with its salt and its costs, as text."""
        return self._hasher.hash(_plain(password))

    def match(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password; where there is no hash it takes as long and is not."""
        try:
            self._hasher.verify(hashed or self._nobody, _plain(password))
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def outdated(self, hashed: str) -> bool:
        """Whether a hash was made with other costs than today's."""
        return self._hasher.check_needs_rehash(hashed)


def weak(password: str, name: str) -> bool:
    """Whether a password of the right length is among the first that anyone would try."""
    text = _plain(password).casefold()
    letters = re.sub(r"[\W\d_]+", "", text)
    own = re.sub(r"[\W\d_]+", "", name.casefold())
    return len(set(text)) < FEWEST_DIFFERENT or text in COMMON or (own != "" and letters == own)


def _plain(password: str) -> str:
    """The same password from every keyboard: composed and decomposed letters are one."""
    return normalize("NFC", password)
