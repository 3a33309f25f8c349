"""A refusal in the reader's language."""

from collections.abc import Mapping
from typing import Protocol

from stafla.data.catalogue import Catalogue, spoken


class Explained(Protocol):
    """What every refusal brings, whoever refuses."""

    @property
    def code(self) -> str:
        """The message's name."""

    @property
    def values(self) -> Mapping[str, str | int]:
        """The message's arguments."""


def explained(refusal: Explained, say: Catalogue) -> str:
    """The sentence that a person reads."""
    return say(refusal.code, **spoken(say, refusal.values))
