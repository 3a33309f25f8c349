"""Positions of all stages of games, with racks of no, one and two blanks."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stafla import _core
from stafla.editions import Edition
from stafla.words import library, word_map

# of six positions one has two blanks, two have one
BLANKS = (0, 1, 0, 2, 0, 1)


@dataclass(frozen=True, slots=True)
class Sought:
    """A position in which plays are sought: the board's cells and a rack, in codes."""

    number: int
    cells: bytes
    rack: bytes


class Words:
    """An edition with a lexicon and the generators for it."""

    def __init__(self, edition: Edition, graph: _core.WordGraph | None = None) -> None:
        self.edition = edition
        self.rules = edition.ruleset()
        own = library.find(edition)
        self.graph = graph or own.graph
        self.map = _core.WordMap(graph, self.rules) if graph else word_map(own, self.rules)
        self.fast = _core.MoveGenerator(self.rules, self.graph, self.map)
        self.general = _core.MoveGenerator(self.rules, self.graph)

    def thinned(self, words: int) -> "Words":
        """The same with so many of the words, all of those of two letters among them."""
        listed = [word for word in self.graph.list().split(b"\0") if word]
        short = [word for word in listed if len(word) == 2]
        step = max(1, len(listed) // words)
        chosen = b"\0".join([*short, *listed[::step], b""])
        letters = len(self.edition.alphabet)
        return Words(
            self.edition, _core.WordGraph(_core.WordGraph.build(chosen, letters, b"{}")[0])
        )

    def run(self, leaves: _core.Leaves, seed: int) -> _core.SelfplayRun:
        """A run of self-play with these leave values."""
        return _core.SelfplayRun(
            _core.SearchContext(self.rules, self.graph, self.map, leaves), seed
        )

    def games(self, seed: int, first: int, count: int) -> Iterator[dict[str, Any]]:
        """Games of self-play, read."""
        run = self.run(_core.Leaves.zero(self.rules), seed)
        chunk = _core.selfplay(run, first=first, games=count)
        yield from map(json.loads, chunk.records.splitlines())

    def positions(self, seed: int, first: int, count: int) -> Iterator[Sought]:
        """One position of each game, numbered like the games."""
        for game in self.games(seed, first, count):
            yield self._position(game)

    def _position(self, game: dict[str, Any]) -> Sought:
        number = game["game"]
        # some turn of the game, all stages alike over many games
        turn = number * 2_654_435_761 % 2**32 * len(game["turns"]) >> 32
        bag = _core.Bag(self.rules, bytes.fromhex(game["seed"]))
        racks = []
        for _ in range(self.rules.racks):
            drawn, bag = bag.draw(self.rules.rack_size)
            racks.append(drawn)
        board = _core.Board(self.rules)
        for n, done in enumerate(game["turns"][:turn]):
            mover = self.rules.next_rack(n)
            board, racks[mover], bag = self._after(board, racks[mover], bag, done)
        rack = racks[self.rules.next_rack(turn)]
        return Sought(number, board.cells, self._with_blanks(rack, number))

    def _after(
        self, board: _core.Board, rack: bytes, bag: _core.Bag, done: list[Any]
    ) -> tuple[_core.Board, bytes, _core.Bag]:
        if not done:
            return board, rack, bag
        if len(done) == 1:
            given = bytes.fromhex(done[0])
            drawn, bag = bag.draw(len(given))
            return board, _less(rack, given) + drawn, bag.returned(given)
        placement = _core.Placement(done[0], bool(done[1]), bytes.fromhex(done[2]))
        laid = [0 if t & _core.AS_BLANK else t for _, t in placement.laid(self.rules)]
        drawn, bag = bag.draw(len(laid))
        return board.laid(placement), _less(rack, bytes(laid)) + drawn, bag

    def _with_blanks(self, rack: bytes, number: int) -> bytes:
        """The rack with as many blanks as the position's number asks for."""
        counts = self.edition.numbers()["counts"]
        held = [code for code, count in enumerate(counts) if code and count]
        blanks = min(BLANKS[number % len(BLANKS)], len(rack))
        letters = [tile for tile in rack if tile != _core.BLANK]
        while len(letters) + blanks < len(rack):
            letters.append(held[(number + len(letters)) % len(held)])
        return bytes(blanks) + bytes(letters[: len(rack) - blanks])


def _less(rack: bytes, tiles: bytes) -> bytes:
    left = list(rack)
    for tile in tiles:
        left.remove(tile)
    return bytes(left)
