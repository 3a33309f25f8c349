"""What server and browser say of a table's variants (docs/formats/table-api.md)."""

from typing import Annotated, Literal

from pydantic import Field

from stafla.web.wire.base import SeatNumber, Wire


class LookUpRequest(Wire):
    """``POST /api/tables/{id}/look-up``: whether a word is in the list of the table (PL-37)."""

    seat: SeatNumber
    """The seat that asks."""
    word: Annotated[str, Field(min_length=1, max_length=40)]
    """The word, in any case."""


class LookUpView(Wire):
    """What the list says of a word."""

    word: str
    """The word as it was asked."""
    verdict: Literal["valid", "invalid", "unknown"]
    """What the list says."""


class VariantView(Wire):
    """Something that the table agreed on, in the reader's words."""

    id: str
    """Its id."""
    name: str
    """Its name."""
    text: str
    """What it changes."""


class VoteView(Wire):
    """Words that ``seat`` puts forward for the theme; ``waiting`` have not voted (PL-38)."""

    seat: int
    """Whose words they are."""
    words: list[str]
    """The words put forward."""
    argument: str
    """Why they belong to the theme."""
    waiting: list[int]
    """Seats that have not voted."""


class PairsView(Wire):
    """Who plays together: the seats of each pair, what it has, exchanges left, who may move."""

    sides: list[list[int]]
    """The seats of each pair."""
    totals: list[int]
    """Points of each pair."""
    exchanges: list[int]
    """Exchanges that each pair has left."""
    movers: list[int]
    """Seats that may move now."""


class VariantsView(Wire):
    """What the table agreed on (PL-35). ``parts``: consonants and vowels in two bags.

    ``pairs`` is None where everybody plays alone (PL-65).
    """

    variants: list[VariantView]
    """What the table agreed on (PL-35)."""
    theme: str
    """What the words are to be about; empty: nothing."""
    listed: int
    """Words on the theme's list."""
    parts: list[int] | None
    """Consonants and vowels in two bags; null: there is one."""
    drawer: int | None
    """The seat that chooses a bag; null: nobody has to."""
    opening: int
    """Letters that the first play must have."""
    vote: VoteView | None
    """The vote on the theme that is open."""
    pairs: PairsView | None = None
    """Who plays together; null where everybody plays alone."""
