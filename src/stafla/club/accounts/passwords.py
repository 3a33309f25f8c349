"""Passwords: argon2id hashes, and what is too easy to guess."""

import re
from unicodedata import combining, normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LEAST, MOST = 10, 200
# of 0 to 4: fewer than a hundred million guesses are few, whoever makes them
SOUND = 3
# the estimate looks no further; a password that is weak so far has to be a little longer
LOOKED_AT = 40
# what an English list of guesses lacks: the first words here, of this game and of signing in
OUR_WORDS = (
    *("stafla", "stafur", "stafir", "scrabble", "skrafl", "skrabbl", "alfapet", "wordfeud"),
    *("sanapeli", "sana", "sanat", "slowa", "literaki", "krzyzowka", "ord", "ordspel", "korsord"),
    *("lykilord", "adgangsord", "leyniord", "salasana", "tunnussana", "losenord", "haslo"),
    *("password", "passord", "parool", "velkominn", "tervetuloa", "valkommen", "witaj", "hej"),
    *("island", "iceland", "reykjavik", "akureyri", "suomi", "finland", "helsinki", "tampere"),
    *("sverige", "sweden", "stockholm", "goteborg", "polska", "poland", "warszawa", "krakow"),
    *("hundur", "kottur", "mamma", "pabbi", "amma", "afi", "koira", "kissa", "aiti", "perkele"),
    *("sommar", "vinter", "sumar", "vetur", "kesa", "talvi", "lato", "zima", "kocham", "kochamcie"),
    *("elska", "elskan", "rakas", "minarakastan", "rakastan", "alskling", "jagalskardig", "misiek"),
    *("hallo", "halla", "moi", "czesc", "dupa", "kurwa", "fotboll", "jalkapallo", "knattspyrna"),
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

    def is_outdated(self, hashed: str) -> bool:
        """Whether a hash was made with other costs than today's."""
        return self._hasher.check_needs_rehash(hashed)


def weak(password: str, name: str) -> bool:
    """Whether a password of the right length would be guessed soon, by who knows the name."""
    from zxcvbn import zxcvbn  # noqa: PLC0415 - its lists are read where a password is first made

    names = [part for part in re.split(r"\W+", _bare(name)) if part]
    known = [_bare(name), "".join(names), *names, *OUR_WORDS]
    words = re.findall(r"[^\W\d_]{3,}", _bare(password))
    if words and set(words) <= set(known):
        return True
    text = _bare(password)[:LOOKED_AT]
    score: int = zxcvbn(text, user_inputs=known)["score"]
    return score < SOUND


def _bare(text: str) -> str:
    """A text without accents: whoever guesses tries with and without them."""
    letters = normalize("NFKD", text.casefold()).translate(_SPELT)
    return "".join(letter for letter in letters if not combining(letter))


_SPELT = str.maketrans({"ð": "d", "þ": "th", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})


def _plain(password: str) -> str:
    """The same password from every keyboard: composed and decomposed letters are one."""
    return normalize("NFC", password)
