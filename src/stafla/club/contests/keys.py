"""The secret that an event's id follows from: whoever holds it brings the event to another house.

The id stands in the address of every page of the event. Without the secret a stranger could bring a
log of their own under it to a house where the event is not yet, and whoever directs the event would
find it taken there.
"""

from hashlib import sha256
from typing import Final

from stafla.club.secrets import to_text

MARK: Final = "k"
"""Ends an id that follows from a secret. Ids of before are 128 bits, and none of them ends so."""


def event_id(key: str) -> str:
    """The id of the event that a secret belongs to."""
    return to_text(sha256(f"event {key}".encode()).digest())[:21] + MARK


def follows_from(key: str | None, contest: str) -> bool:
    """Whether an event's id follows from a secret."""
    return key is not None and event_id(key) == contest
