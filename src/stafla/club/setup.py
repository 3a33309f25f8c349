"""What a table is made from, and whether it can be."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from unicodedata import category, normalize

from stafla.bots.kinds import KINDS
from stafla.club import errors
from stafla.editions import Edition, UnknownEdition, WordCheck, load

LONGEST_NAME = 40
UNPRINTABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


@dataclass(frozen=True, slots=True)
class Guest:
    """Who is to sit at a seat: a person, or a bot of some kind.

    ``owner`` is the digest of the device that plays for a person; None: the one that makes the
    table, which is handed over between its people. ``person`` is an account, None for a guest.
    """

    name: str
    bot: str | None = None
    owner: str | None = None
    person: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is made from.

    An empty ``lexicon`` is the edition's own; ``clock`` names one that is on offer
    (`stafla.editions.clocks`), empty: time is not measured. With
    ``mixes`` every seat adds a random number to the bag's seed before anything is drawn. A
    ``rated`` game of two counts for their ratings; a ``listed`` one stands in the lobby for those
    who want to watch. With ``appeals`` players may bring a challenged word before an arbiter
    afterwards; ``judge`` can be called to the table: an arbiter by their id, ``any`` of them, or
    empty: nobody. With ``attested`` a word that the list lacks and another dictionary knows is
    unknown, so that its play stands and nobody pays; else the list decides alone.
    ``first`` is the seat that moves first, if that is agreed (a rematch). ``delay`` names how far
    behind those are who watch (`stafla.club.delay`). ``variants`` are what everybody agrees on
    (`stafla.editions.variants`), ``theme`` and ``theme_words`` what words may be about (PL-38).
    """

    profile: str
    guests: tuple[Guest, ...]
    check: WordCheck
    lexicon: str = ""
    clock: str = ""
    mixes: bool = False
    rated: bool = False
    listed: bool = False
    appeals: bool = False
    variants: tuple[str, ...] = ()
    theme: str = ""
    theme_words: tuple[str, ...] = ()
    first: int | None = None
    delay: str = ""
    judge: str = ""
    attested: bool = False


def edition_of(profile: str) -> Edition:
    """The edition that is asked for.

    Raises:
        UnknownProfile
    """
    try:
        return load(profile)
    except UnknownEdition:
        raise errors.UnknownProfile from None


def admissible_guests(guests: Sequence[Guest], edition: Edition) -> list[Guest]:
    """The guests with their names in tidy form.

    Raises:
        WrongNumberOfPlayers, NobodyHere, UnknownBot, BadName
    """
    players = edition.players
    if not guests or not players.admit(len(guests)):
        raise errors.WrongNumberOfPlayers(least=players.least, most=players.most)
    if all(guest.bot for guest in guests):
        raise errors.NobodyHere
    for guest in guests:
        if guest.bot is not None and guest.bot not in KINDS:
            raise errors.UnknownBot
    return [replace(guest, name=admissible_name(guest.name)) for guest in guests]


def admissible_name(text: str) -> str:
    """A name in tidy form.

    Raises:
        BadName: it is empty, too long, or holds what cannot be printed.
    """
    name = " ".join(normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME or any(category(c) in UNPRINTABLE for c in name):
        raise errors.BadName(most=LONGEST_NAME)
    return name
