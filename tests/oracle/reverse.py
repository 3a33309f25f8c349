"""Reverse play by trying every set of one to six tiles of every word: slow and obvious."""

from collections.abc import Iterator
from itertools import combinations

AS_BLANK = 0x80
Removals = set[tuple[tuple[int, ...], int]]


def words_on(cells: bytes, width: int) -> Iterator[tuple[int, ...]]:
    """The squares of every word of two letters or more, across and down."""
    height = len(cells) // width
    rows = [[row * width + column for column in range(width)] for row in range(height)]
    columns = [[row * width + column for row in range(height)] for column in range(width)]
    for line in (*rows, *columns):
        run: list[int] = []
        for square in (*line, None):
            if square is not None and cells[square]:
                run.append(square)
                continue
            if len(run) > 1:
                yield tuple(run)
            run = []


def spelt(cells: bytes, word: tuple[int, ...]) -> bytes:
    """The letters of a word, blanks as what they stand for."""
    return bytes(cells[square] & ~AS_BLANK for square in word)


def hangs_together(cells: bytes, width: int) -> bool:
    """Whether all tiles can be reached from the first by going over tiles."""
    tiles = {square for square, tile in enumerate(cells) if tile}
    if not tiles:
        return True
    reached, border = set(), {min(tiles)}
    while border:
        reached |= border
        near = {
            there
            for square in border
            for there in (square - width, square + width)
            + ((square - 1,) if square % width else ())
            + ((square + 1,) if (square + 1) % width else ())
        }
        border = (near & tiles) - reached
    return reached == tiles


def removals(cells: bytes, width: int, words: set[bytes], values: list[int]) -> Removals:
    """Every legal removal: its squares and what it is worth."""
    found: Removals = set()
    stood = set(words_on(cells, width))
    for word in stood:
        for count in range(1, 7):
            for taken in combinations(word, count):
                left = bytearray(cells)
                for square in taken:
                    left[square] = 0
                if sum(map(bool, left)) == 1 or not hangs_together(bytes(left), width):
                    continue
                new = set(words_on(bytes(left), width)) - stood
                if all(spelt(bytes(left), one) in words for one in new):
                    tiles = [cells[square] for square in taken]
                    points = sum(values[tile] for tile in tiles if not tile & AS_BLANK)
                    found.add((tuple(sorted(taken)), points))
    return found
