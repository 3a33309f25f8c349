"""What a table is made from and filled with, and whether it can be."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from unicodedata import category, normalize

from stafla.bots import KINDS
from stafla.club.tables.refusals import (
    BadName,
    NobodyHere,
    NoSuchBot,
    UnknownProfile,
    WrongNumberOfPlayers,
)
from stafla.editions import Edition, UnknownEdition, WordCheck, load
from stafla.rules import Event, Game, RandomAdded
from stafla.rules.game.events import RANDOM_BYTES
from stafla.rules.game.state import mixing
from stafla.store import GameStore, Seat

LONGEST_NAME = 40
UNPRINTABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


@dataclass(frozen=True, slots=True)
class SeatSetup:
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
    behind those are who watch (`stafla.club.tables.delay`). ``variants`` are what everybody agrees
    on (`stafla.editions.variants`), ``theme`` and ``theme_words`` what words may be about (PL-38).
    """

    profile: str
    guests: tuple[SeatSetup, ...]
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
        raise UnknownProfile from None


def admissible_guests(guests: Sequence[SeatSetup], edition: Edition) -> list[SeatSetup]:
    """The guests with their names in tidy form.

    Raises:
        WrongNumberOfPlayers, NobodyHere, NoSuchBot, BadName
    """
    players = edition.players
    if not guests or not players.admit(len(guests)):
        raise WrongNumberOfPlayers(least=players.least, most=players.most)
    if all(guest.bot for guest in guests):
        raise NobodyHere
    for guest in guests:
        if guest.bot is not None and guest.bot not in KINDS:
            raise NoSuchBot
    return [replace(guest, name=admissible_name(guest.name)) for guest in guests]


def admissible_name(text: str) -> str:
    """A name in tidy form.

    Raises:
        BadName: it is empty, too long, or holds what cannot be printed.
    """
    name = " ".join(normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME or any(category(c) in UNPRINTABLE for c in name):
        raise BadName(most=LONGEST_NAME)
    return name


def added_without_device(
    events: Sequence[Event], without: Sequence[bool], random: Callable[[int], bytes]
) -> tuple[Event, ...]:
    """The events by which seats without a device add theirs, right after the promise.

    Bots have none, and who waits with the page closed has none at hand (docs/formats/draws.md).
    """
    game, first = Game.replay(events), len(events)
    for seat in mixing.missing_numbers(game):
        if without[seat]:
            game = game.after(RandomAdded(seat, random(RANDOM_BYTES)))
    return game.events[first:]


def seats_for(guests: Sequence[SeatSetup], device: str, nameless: Collection[str]) -> list[Seat]:
    """The seats of guests; ``device`` is theirs who have no other."""
    return [
        Seat(number, "bot", guest.bot, guest.name)
        if guest.bot
        else Seat(
            number,
            "person",
            None,
            None if guest.person in nameless else guest.name,
            guest.person,
            guest.owner or device,
        )
        for number, guest in enumerate(guests)
    ]


def hidden_names(
    events: Sequence[Event], guests: Sequence[SeatSetup], games: GameStore
) -> frozenset[str]:
    """Who has no name at a table of pairs: what is hidden later changes nothing there (PL-68)."""
    if Game.replay(events).pairs is None:
        return frozenset()
    return games.hiding([guest.person for guest in guests if guest.person])
