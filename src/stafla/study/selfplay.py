"""Runs of self-play, and their games followed from records: all racks and the bag at every turn.

A record holds no draws; they follow from the game's seed (docs/formats/selfplay.md).
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from stafla._core import (
    AS_BLANK,
    BLANK,
    Bag,
    Board,
    Placement,
    Ruleset,
    SearchContext,
    SelfplayRun,
)
from stafla.editions import Edition
from stafla.editions.leaves import shipped_leaves
from stafla.study.analysis.position import Position
from stafla.words import Lexicon, word_map


def run_of(edition: Edition, lexicon: Lexicon, players: int, seed: int) -> SelfplayRun:
    """A run of self-play by an edition's rules and its own leave values."""
    rules = edition.ruleset(players)
    leaves = shipped_leaves(edition, rules)
    return SelfplayRun(SearchContext(rules, lexicon.graph, word_map(lexicon, rules), leaves), seed)


@dataclass(frozen=True, slots=True)
class SelfPlayPosition:
    """A position as nobody at the table sees it.

    Attributes:
        board: the tiles laid.
        racks: what everybody holds.
        totals: points so far.
        bag: what is not drawn yet.
        turn: turns taken.
        passes: passes in a row.
    """

    board: Board
    racks: tuple[bytes, ...]
    totals: tuple[int, ...]
    bag: Bag
    turn: int = 0
    passes: int = 0

    def mover(self, rules: Ruleset) -> int:
        """The rack to move."""
        return rules.next_rack(self.turn)

    def position(self, edition: Edition) -> Position:
        """The position as the player to move sees it."""
        count = len(self.racks)
        mover = self.mover(edition.ruleset(count))
        order = [(mover + step) % count for step in range(count)]
        scores = tuple(self.totals[rack] for rack in order)
        others = (None,) * (count - 1)
        zeros = 0 if edition.ending.scoreless_turns else self.passes
        return Position(edition, self.board, self.racks[mover], others, scores, zeros)


def tables(rules: Ruleset, records: bytes) -> Iterator[Iterator[SelfPlayPosition]]:
    """The positions of each game of some record lines, one before each turn."""
    for line in records.splitlines():
        game = json.loads(line)
        yield follow(rules, bytes.fromhex(game["seed"]), game["turns"])


def follow(rules: Ruleset, seed: bytes, turns: list[list[int | str]]) -> Iterator[SelfPlayPosition]:
    """The positions of one game."""
    bag, racks = Bag(rules, seed), []
    for _ in range(rules.racks):
        drawn, bag = bag.draw(rules.rack_size)
        racks.append(drawn)
    at = SelfPlayPosition(Board(rules), tuple(racks), (0,) * rules.racks, bag)
    for done in turns:
        yield at
        at = after(rules, at, done)


def after(rules: Ruleset, at: SelfPlayPosition, done: list[int | str]) -> SelfPlayPosition:
    """The position after a turn: ``[square, down, tiles, points]``, ``[tiles]`` or ``[]``."""
    nexts = replace(at, turn=at.turn + 1, passes=at.passes + 1 if not done else 0)
    match done:
        case [int(square), int(down), str(codes), int(points)]:
            placement = Placement(square, bool(down), bytes.fromhex(codes))
            laid = [tile for _, tile in placement.laid(rules)]
            given = bytes(BLANK if tile & AS_BLANK else tile for tile in laid)
            board, totals = at.board.laid(placement), list(at.totals)
            totals[at.mover(rules)] += points
            return draw(rules, replace(nexts, board=board, totals=tuple(totals)), at, given)
        case [str(codes)]:
            given = bytes.fromhex(codes)
            exchanged = draw(rules, nexts, at, given)
            return replace(exchanged, bag=exchanged.bag.returned(given))
    return nexts


def draw(
    rules: Ruleset, nexts: SelfPlayPosition, at: SelfPlayPosition, given: bytes
) -> SelfPlayPosition:
    """The table with so many new tiles on the mover's rack for those it gave."""
    mover, rack = at.mover(rules), list(at.racks[at.mover(rules)])
    for tile in given:
        rack.remove(tile)
    new, bag = at.bag.draw(len(given))
    racks = list(at.racks)
    racks[mover] = bytes(sorted([*rack, *new]))
    return replace(nexts, racks=tuple(racks), bag=bag)
