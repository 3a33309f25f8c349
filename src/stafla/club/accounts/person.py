"""A person as the club knows them, and how names are compared."""

from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args
from unicodedata import category, name, normalize

from stafla.club.accounts.refusals import BadAccountName, ReservedName
from stafla.store.accounts.lookalike import readings, skeleton

Role = Literal["player", "arbiter", "director", "moderator", "administrator"]
ROLES: tuple[Role, ...] = get_args(Role)
LEAST, MOST = 2, 30
SIGNS = frozenset(" -'’._")
# names that would speak for the house
RESERVED = frozenset({"stafla", "administrator", "admin", "moderator", "arbiter", "director"})


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is signed up.

    Attributes:
        created: milliseconds since 1970 (UTC).
        language: of the pages; one of the five.
        hidden: whether the name is kept from others (for minors, and for whoever wants it).
        roles: ``player``, which everybody is, and others.
        suspended: until when (milliseconds) the account is of no use.
    """

    id: str
    name: str
    created: int
    language: str
    hidden: bool
    roles: frozenset[Role]
    suspended: int | None = None

    def may(self, *roles: Role) -> bool:
        """Whether the person has one of these roles; an administrator has all of them."""
        return bool(self.roles & {*roles, "administrator"})


@cache
def spoken_for() -> frozenset[str]:
    """The skeletons of the reserved names; Unicode's table is read when a name is first made."""
    return frozenset(map(skeleton, RESERVED))


def clean(text: str) -> str:
    """A name as it is kept: composed, with single spaces.

    Latin letters of any alphabet, digits and a few signs: a letter of another script could pass
    for one of these.

    Raises:
        BadAccountName, ReservedName
    """
    tidy = " ".join(normalize("NFKC", text[: 4 * MOST]).split())
    if not LEAST <= len(tidy) <= MOST or not all(map(_usable, tidy)) or not _latin(tidy[0]):
        raise BadAccountName(least=LEAST, most=MOST)
    if not spoken_for().isdisjoint({skeleton(tidy), *readings(tidy)}):
        raise ReservedName
    return tidy


def fold(text: str) -> str:
    """A name as names are compared: Anna, ANNA and anna are one, Anna and Ánna two."""
    tidy = " ".join(normalize("NFKC", text[: 4 * MOST]).split())
    tidy = "".join(symbol for symbol in tidy if symbol.isprintable())
    return normalize("NFKC", tidy.casefold()).replace("’", "'")[: 2 * MOST]


def _usable(symbol: str) -> bool:
    return symbol in SIGNS or symbol in "0123456789" or _latin(symbol)


def _latin(symbol: str) -> bool:
    return category(symbol) in ("Lu", "Ll") and name(symbol, "").startswith("LATIN ")
