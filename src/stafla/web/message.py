"""A refusal in the reader's language."""

from typing import Protocol

from stafla.data.catalogue import Catalogue


class Explained(Protocol):
    """What every refusal brings, whoever refuses."""

    code: str
    values: dict[str, str | int]


def explained(refusal: Explained, say: Catalogue) -> str:
    """The sentence that a person reads."""
    return say(refusal.code, **refusal.values)
