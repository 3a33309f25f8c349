"""One edition of the game: letters, tiles, board and rule profile."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from hashlib import sha256
from html import escape
from typing import Any, Literal, SupportsIndex

from stafla import _core
from stafla._core import BLANK
from stafla.editions.alphabet import Alphabet
from stafla.editions.house import PLAIN, HouseRules
from stafla.editions.layout import Layout
from stafla.editions.profile import (
    Challenge,
    Ending,
    Exchange,
    Opening,
    Players,
    Settlement,
    Start,
    Turn,
)

Notation = Literal["gcg", "letter-first"]
PROFILE = (
    "players",
    "start",
    "turn",
    "exchange",
    "challenge",
    "ending",
    "settlement",
    "opening",
)


@dataclass(frozen=True, eq=False, repr=False)
class Edition:
    """An edition or variant as read from its file; ``Edition.load("is")`` gives it.

    Attributes:
        id: name of the data file, ``is``, ``sv-home``.
        name: title in the edition's language.
        language: the language of its words and of its texts by default.
        sources: where the table comes from.
        alphabet: letters and codes.
        tiles: capital (``?``: the blank) to (count, value).
        layout: the board.
        notation: how squares are printed by default (PL-57).
        rack: tiles on a full rack.
        bonus: number of tiles laid in a turn to extra points (IS-39).
        players, start, turn, exchange, challenge, ending, settlement, opening: the profile, one
            record for each question.
        house: what variants of the house change.
        variants: ids of those that a table agreed on, in the order of the catalogue.
        earlier: how the file once was, where records pin that (`pinned_version`).
    """

    id: str
    name: str
    language: str
    sources: tuple[str, ...]
    alphabet: Alphabet
    tiles: Mapping[str, tuple[int, int]]
    layout: Layout
    notation: Notation
    rack: int
    bonus: Mapping[int, int]
    players: Players
    start: Start
    turn: Turn
    exchange: Exchange
    challenge: Challenge
    ending: Ending
    settlement: Settlement
    opening: Opening
    house: HouseRules = PLAIN
    variants: tuple[str, ...] = ()
    earlier: "tuple[Edition, ...]" = ()

    @classmethod
    def load(cls, name: str) -> "Edition":
        """The edition of this name; read once.

        Raises:
            UnknownEdition: there is none; says which there are.
        """
        from stafla.editions.loader import load  # noqa: PLC0415 - the loader makes editions

        return load(name)

    def __repr__(self) -> str:
        agreed = f" with {', '.join(self.variants)}" if self.variants else ""
        return f"<Edition {self.id}{agreed}: {self.name}>"

    def __str__(self) -> str:
        return self.name

    def _repr_html_(self) -> str:
        """The tile set as a table, as a notebook shows it."""
        rows = (
            f"<tr><td>{escape(letter)}</td><td>{count}</td><td>{value}</td></tr>"
            for letter, (count, value) in self.tiles.items()
        )
        return (
            f"<table><caption>{escape(self.name)}</caption>"
            "<tr><th>tile</th><th>count</th><th>value</th></tr>" + "".join(rows) + "</table>"
        )

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        # the same object again, so that what was made for it once is found
        if self is Edition.load(self.id):
            return Edition.load, (self.id,)
        return super().__reduce_ex__(protocol)

    def ruleset(self, players: int = 2, opening: int | None = None) -> "_core.Ruleset":
        """The kernel's rule set for a game of so many players; made once.

        ``opening`` is the least number of letters of the first play, where a variant changes it
        during the game (PL-40).

        Raises:
            ValueError: the edition is not for so many (1 is practice alone).
        """
        return _ruleset(self, players, opening)

    @property
    def opens_with(self) -> int:
        """Letters that the first play must have when the game begins.

        Decides PL-39.
        """
        return max(self.house.opening, self.opening.least)

    def numbers(self, players: int = 2) -> dict[str, Any]:
        """The keyword arguments of ``Ruleset``."""
        if not self.players.admit(players):
            raise ValueError(f"{self.id} is not for {players} players")
        return {
            "letters": len(self.alphabet),
            "values": self._by_code(1),
            "counts": self._by_code(0),
            "width": self.layout.width,
            "height": self.layout.height,
            "letter_multipliers": self.layout.letter_multipliers(),
            "word_multipliers": self.layout.word_multipliers(),
            "start": list(self.layout.start),
            "rack_size": self.rack,
            "bonus": [self.bonus.get(laid, 0) for laid in range(self.rack + 1)],
            "racks": players,
            "bags": self.bags(),
            "teams": self.teams(players),
            "exchange_limit": self.house.exchanges or None,
            "opening_least": self.opens_with,
            "exchange_bag_least": self.exchange.bag_at_least,
            "pass_rounds": self.ending.all_pass_rounds,
            "scoreless_turns": self.ending.scoreless_turns,
            "zero_play_is_scoreless": self.ending.zero_play_is_scoreless,
            "finisher_gain": self.settlement.finisher_gain,
            "leftovers_lost": (self.settlement.leftovers_lost,) * 2,
        }

    def digest(self, players: int = 2) -> str:
        """SHA-256 over everything a game depends on; a record pins it in its first event."""
        return _digest(self, players)

    def pinned_numbers(self, players: int) -> dict[str, Any]:
        """The numbers that a digest covers; those that variants alone change may go without saying.

        One bag, everybody alone and exchanges without a limit do.
        """
        said = {
            "bags": self.house.bags == 2,
            "teams": self.house.pairs,
            "exchange_limit": bool(self.house.exchanges),
        }
        return {name: n for name, n in self.numbers(players).items() if said.get(name, True)}

    def teams(self, players: int) -> list[int]:
        """The side that each seat plays for; empty: everybody plays alone.

        Partners sit side by side (PL-65).
        """
        return [seat // 2 for seat in range(players)] if self.house.pairs else []

    @property
    def blanks(self) -> int:
        """Blanks of a full set."""
        return self.tiles.get("?", (0, 0))[0]

    def bags(self) -> list[int]:
        """The bag of each code: consonants in bag 0, vowels in bag 1 (PL-41); empty: one bag.

        Where the blanks lie is the game's matter (`stafla.rules.game.state.bags`).
        """
        if self.house.bags == 1:
            return []
        return [BLANK, *(int(letter in self.alphabet.vowels) for letter in self.alphabet.upper)]

    def _by_code(self, index: int) -> list[int]:
        return [self.tiles.get(letter, (0, 0))[index] for letter in ("?", *self.alphabet.upper)]


@cache
def _digest(edition: Edition, players: int) -> str:
    alphabet = [
        edition.alphabet.upper,
        edition.alphabet.lower,
        sorted(edition.alphabet.folded.items()),
    ]
    profile = {name: asdict(getattr(edition, name)) for name in PROFILE}
    pinned = [edition.id, alphabet, edition.pinned_numbers(players), profile]
    if edition.house != PLAIN:
        pinned.append(edition.house.digest_members())
    text = json.dumps(pinned, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


@cache
def _ruleset(edition: Edition, players: int, opening: int | None) -> "_core.Ruleset":
    numbers = edition.numbers(players)
    return _core.Ruleset(**numbers if opening is None else numbers | {"opening_least": opening})


def profile_fields() -> dict[str, type]:
    """The profile's records by field name, as the loader reads them."""
    hints = {f.name: f.type for f in fields(Edition)}
    return {name: hint for name in PROFILE if isinstance(hint := hints[name], type)}
