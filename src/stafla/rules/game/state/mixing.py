"""The seed of a bag that nobody can choose (docs/formats/draws.md).

Who keeps the bag commits to a seed before anybody else says a number, and every seat then adds a
number of its own. The draws follow from all of them: neither the keeper, who was first, nor a
player, who does not know the keeper's seed, can choose what is drawn.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from stafla.rules.game.events import MIXED, Seat, Started

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stafla.rules.game.state.game import Game


def mix(seed: bytes, added: Mapping[Seat, bytes]) -> bytes:
    """The seed of the draws: SHA-256 over the generator's name, the seed and what seats added."""
    told = b"".join(bytes([seat]) + added[seat] for seat in sorted(added))
    return sha256(MIXED.encode() + seed + told).digest()


def commitment(seed: bytes) -> bytes:
    """What is shown of a seed before it is used."""
    return sha256(seed).digest()


def keeps(started: Started) -> bool:
    """Whether the seed is the one that was committed to."""
    return started.seed is not None and commitment(started.seed) == started.commitment


def missing_numbers(game: Game) -> tuple[Seat, ...]:
    """The seats whose random number the bag still waits for."""
    if game.started.generator != MIXED or game.ended:
        return ()
    return tuple(seat for seat in game.seats if seat not in game.added)


def complete(game: Game) -> bool:
    """Whether tiles can be drawn: nobody's number is awaited."""
    return not missing_numbers(game)


def drawing_seed(game: Game) -> bytes | None:
    """What the draws follow from; None while it is not known."""
    seed = game.started.seed
    if seed is None or game.started.generator != MIXED:
        return seed
    return mix(seed, game.added) if complete(game) else None
