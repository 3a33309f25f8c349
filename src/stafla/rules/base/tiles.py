"""Bookkeeping of tiles: what is on racks, and what is nowhere else.

The *pool* holds every tile that is not known to be somewhere else: the bag, and the tiles behind
every `UNKNOWN`. So a game of which little is known keeps the same books as one that is known
whole.
"""

from collections.abc import Sequence
from typing import Final

from stafla._core import AS_BLANK, BLANK

UNKNOWN: Final = 0xFF
"""Stands for a tile that the record does not know."""


class NotThere(ValueError):
    """A tile is taken from where it is not; ``tile`` is its code."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"no tile {tile} there")
        self.tile = tile


def rack_tiles(cells: Sequence[int]) -> bytes:
    """The rack tiles that these board tiles are: a blank is a blank whatever it stands for."""
    return bytes(BLANK if cell & AS_BLANK else cell for cell in cells)


def known_tiles(tiles: bytes) -> bytes:
    """The tiles that are not `UNKNOWN`."""
    return tiles.replace(bytes([UNKNOWN]), b"")


def hidden_count(tiles: bytes) -> int:
    """How many are `UNKNOWN`."""
    return tiles.count(UNKNOWN)


def without(tiles: bytes, taken: bytes | bytearray) -> bytes:
    """Sorted ``tiles`` less ``taken``.

    Raises:
        NotThere: a tile is not among them so often.
    """
    left = bytearray(tiles)
    for tile in taken:
        if tile not in left:
            raise NotThere(tile)
        left.remove(tile)
    return bytes(sorted(left))


def put(tiles: bytes, more: bytes) -> bytes:
    """Both together, sorted."""
    return bytes(sorted(tiles + more))


def take(rack: bytes, pool: bytes, tiles: bytes) -> tuple[bytes, bytes]:
    """Rack and pool after ``tiles`` left the rack for a place where they are as well known.

    A tile that the rack is not known to hold was one of its unknown tiles, and comes out of the
    pool. If it is unknown which tile leaves, what stays is unknown too.

    Raises:
        NotThere: the rack cannot have held them.
    """
    if hidden_count(tiles):
        rack, pool = forget(rack, pool)
    left, revealed = bytearray(known_tiles(rack)), bytearray()
    for tile in sorted(known_tiles(tiles)):
        if tile in left:
            left.remove(tile)
        else:
            revealed.append(tile)
    unknown = hidden_count(rack) - len(revealed) - hidden_count(tiles)
    if unknown < 0:
        raise NotThere(revealed[0] if revealed else UNKNOWN)
    rest = bytes(sorted(left)) + bytes([UNKNOWN]) * unknown
    return rest, without(pool, revealed) if revealed else pool


def forget(rack: bytes, pool: bytes) -> tuple[bytes, bytes]:
    """Rack and pool when nothing is known of the rack but its size."""
    return bytes([UNKNOWN]) * len(rack), put(pool, known_tiles(rack))
