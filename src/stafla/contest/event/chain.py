"""The chain of a log: each number has a digest of everything up to it, in order.

Two copies of a log with the same digest at a number are the same up to there.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final

EMPTY: Final = sha256(b"stafla event log 1").hexdigest()
"""The digest before the first entry."""


def chain(bodies: Iterable[str], before: str = EMPTY) -> Iterator[str]:
    """The digests after each entry.

    Args:
        bodies: entries as they are kept, without names, in order.
        before: the digest of what comes before them.
    """
    for body in bodies:
        before = sha256(f"{before}\n{body}".encode()).hexdigest()
        yield before
