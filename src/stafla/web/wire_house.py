"""What server and browser say of a table's variants (docs/formats/table-api.md)."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

SeatNumber = Annotated[int, Field(ge=0, le=7)]


class Part(BaseModel):
    """Base of every part: unknown fields are refused, nothing changes after it is built."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class LookUpRequest(Part):
    """``POST /api/tables/{id}/look-up``: whether a word is in the list of the table (PL-37)."""

    seat: SeatNumber
    word: Annotated[str, Field(min_length=1, max_length=40)]


class LookUpView(Part):
    """What the list says of a word."""

    word: str
    verdict: Literal["valid", "invalid", "unknown"]


class VariantView(Part):
    """Something that the table agreed on, in the reader's words."""

    id: str
    name: str
    text: str


class VoteView(Part):
    """Words that ``seat`` puts forward for the theme; ``waiting`` have not voted (PL-38)."""

    seat: int
    words: list[str]
    argument: str
    waiting: list[int]


class PairsView(Part):
    """Who plays together: the seats of each pair, what it has, exchanges left, who may move."""

    sides: list[list[int]]
    totals: list[int]
    exchanges: list[int]
    movers: list[int]


class HouseView(Part):
    """What the table agreed on (PL-35). ``parts``: consonants and vowels in two bags.

    ``pairs`` is None where everybody plays alone (PL-65).
    """

    variants: list[VariantView]
    theme: str
    listed: int
    parts: list[int] | None
    drawer: int | None
    opening: int
    vote: VoteView | None
    pairs: PairsView | None = None
