"""What a club or a federation plays by, saved as a file and shared (docs/formats/profile.md)."""

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from stafla.club.tables.clock import policy_of
from stafla.club.tables.refusals import BadProfile
from stafla.club.tables.setup import LONGEST_NAME, Setup, edition_of
from stafla.club.tables.variants import with_variants
from stafla.editions import WordCheck

FORMAT = "stafla-profile"
MOST_BYTES = 1 << 16
Word = Annotated[str, Field(min_length=1, max_length=60)]


class Profile(BaseModel):
    """The settings of a table, without its players.

    ``edition`` is an edition's id, ``clock`` that of one on offer or minutes and seconds
    (``20+10``), empty: time is not measured; ``variants`` are ids of the catalogue.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    format: Literal["stafla-profile"] = "stafla-profile"
    version: Literal[1] = 1
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
    edition: Annotated[str, Field(max_length=40)]
    check: WordCheck = "challenge"
    clock: Annotated[str, Field(max_length=40)] = ""
    rated: bool = False
    variants: Annotated[list[Word], Field(max_length=40, default_factory=list)]
    theme: Annotated[str, Field(max_length=200)] = ""
    theme_words: Annotated[list[Word], Field(max_length=2000, default_factory=list)]

    def setup(self) -> Setup:
        """What a table of this profile is made from, its players apart.

        Raises:
            ClubRefusal: there can be no such table.
        """
        setup = Setup(
            self.edition,
            (),
            self.check,
            clock=self.clock,
            rated=self.rated,
            variants=tuple(self.variants),
            theme=self.theme,
            theme_words=tuple(self.theme_words),
        )
        policy_of(setup.clock)
        with_variants(edition_of(setup.profile), setup)
        return setup


def write(profile: Profile) -> bytes:
    """The file: the same bytes for the same profile.

    Raises:
        ClubRefusal: nobody could play by it.
    """
    profile.setup()
    return (json.dumps(profile.model_dump(), ensure_ascii=False, indent=2) + "\n").encode()


def read(data: bytes) -> Profile:
    """The profile of a file.

    Raises:
        BadProfile: it is none, with the first field that is wrong.
        ClubRefusal: there can be no such table (any more).
    """
    if len(data) > MOST_BYTES:
        raise BadProfile(field="–")
    try:
        profile = Profile.model_validate(_parse(data))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise BadProfile(field=".".join(map(str, first["loc"])) or "–") from None
    profile.setup()
    return profile


def _parse(data: bytes) -> Any:
    try:
        return json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise BadProfile(field="–") from None
