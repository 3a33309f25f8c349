"""How high a play along the edge can be at all: what no search of this kind will exceed.

For every word as long as the edge that the set can spell: its letters on the best squares, times
all word premiums, with the bonus, and across each of the squares that the last play covers the
word worth most that begins (at the lower edge: ends) with the letter there. What lies on the
board beforehand, and whether there are tiles for all of it, is left out of account.
"""

from math import prod

import numpy as np
from numpy.typing import NDArray

from stafla.study.highest.goal import Edge
from stafla.study.highest.tiles import whole
from stafla.study.highest.word_lists import WordLists


def edge_bound(edge: Edge, words: WordLists) -> int:
    """No play that covers all word premiums of an edge is worth more; 0: there is none.

    Args:
        edge: the edge of the board.
        words: those of the lexicon, read from the edge inwards.
    """
    table = words.of(edge.width)
    if not len(table):
        return 0
    values = np.array(edge.values)
    missing = np.maximum(words.counts(edge.width) - whole(edge.edition), 0)[:, 1:]
    spelt = missing.sum(axis=1) <= whole(edge.edition)[0]
    main = values[table].sum(axis=1) - (missing * values[1:]).sum(axis=1)
    squares = np.array(edge.squares)
    main += (values[table] * (squares - 1)).sum(axis=1)
    main = main * prod(edge.words) + edge.bonus
    best = _across(edge, words)[np.arange(edge.width), table]
    corners = sorted(edge.corners)
    inner = np.delete(best, corners, axis=1)
    more = edge.edition.rack - len(corners)
    beside = best[:, corners].sum(axis=1) + np.sort(inner, axis=1)[:, -more:].sum(axis=1)
    return int((main + beside)[spelt].max(initial=0))


def _across(edge: Edge, words: WordLists) -> NDArray[np.int64]:
    """By column and letter: what a word can earn that begins with this letter on the edge."""
    values = np.array(edge.values)
    rest = np.full(len(values), -1)
    for length in range(2, edge.edition.layout.height + 1):
        table = words.of(length)
        np.maximum.at(rest, table[:, 0], values[table[:, 1:]].sum(axis=1))
    first = np.outer(edge.squares, values)
    earned: NDArray[np.int64] = np.where(
        rest < 0, 0, (first + rest) * np.array(edge.words)[:, None]
    )
    return earned
