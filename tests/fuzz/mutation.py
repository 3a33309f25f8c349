"""Bytes changed at random, the same for the same seed."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import monotonic

Change = Callable[[Random, bytearray, bytes], None]

NUMBERS = (
    0,
    1,
    2,
    3,
    0x3F,
    0x40,
    0x7F,
    0x80,
    0xFF,
    0x100,
    0x3FFFFF,
    0xFFFFFF,
    1 << 31,
    (1 << 32) - 1,
)


def flip(draw: Random, data: bytearray, other: bytes) -> None:
    data[draw.randrange(len(data))] ^= 1 << draw.randrange(8)


def put_byte(draw: Random, data: bytearray, other: bytes) -> None:
    data[draw.randrange(len(data))] = draw.randrange(256)


def put_number(draw: Random, data: bytearray, other: bytes) -> None:
    """A telling number, or one near what stands there, where a number may stand."""
    at = draw.randrange(len(data)) // 4 * 4
    near = int.from_bytes(data[at : at + 4], "little") + draw.choice((-256, -1, 1, 256))
    number = draw.choice((near, draw.choice(NUMBERS), draw.getrandbits(32))) % (1 << 32)
    data[at : at + 4] = number.to_bytes(4, "little")[: len(data) - at]


def cut(draw: Random, data: bytearray, other: bytes) -> None:
    at = draw.randrange(len(data))
    del data[at : at + draw.choice((1, 4, 8, draw.randrange(1, len(data) + 1)))]


def repeat(draw: Random, data: bytearray, other: bytes) -> None:
    at = draw.randrange(len(data))
    data[at:at] = data[at : at + draw.choice((1, 4, 8, 40))]


def swap(draw: Random, data: bytearray, other: bytes) -> None:
    """Exchange two aligned numbers."""
    one, two = (draw.randrange(len(data)) // 4 * 4 for _ in range(2))
    if max(one, two) + 4 <= len(data):
        data[one : one + 4], data[two : two + 4] = data[two : two + 4], data[one : one + 4]


def splice(draw: Random, data: bytearray, other: bytes) -> None:
    """Go on as another file does."""
    at = draw.randrange(len(data))
    data[at:] = other[at:]


CHANGES: Sequence[Change] = (flip, put_byte, put_number, put_number, cut, repeat, swap, splice)


def mutate(draw: Random, data: bytes, other: bytes) -> bytes:
    """A few changes to ``data``."""
    changed = bytearray(data)
    for _ in range(draw.choice((1, 1, 2, 3, 8))):
        if changed:
            draw.choice(CHANGES)(draw, changed, other)
    return bytes(changed)


def draws(seconds: float, first: int = 0) -> Iterator[tuple[int, Random]]:
    """Numbered generators until the time is over, at least one."""
    end, number = monotonic() + seconds, first
    while number == first or monotonic() < end:
        yield number, Random(number)
        number += 1
