"""A game so small that everything that can happen in it can be tried."""

from typing import Any

from stafla import _core

LETTERS = 4
SIDE = 5
PLIES = 2
VIEW = {"board", "rack", "known", "sizes", "totals", "turn", "runs", "exchanges"}
SETTINGS = {"plies", "seed", "confidence", "margin", "win_weight", "spread_weight"}


def simulation_of(context: _core.SearchContext, given: dict[str, Any]) -> _core.Simulation:
    """A simulation of values by their names, each where it belongs."""
    told = {"wins": _core.WinTable.logistic(context.rules), **given}
    view = {name: told.pop(name) for name in VIEW & told.keys()}
    settings = {name: told.pop(name) for name in SETTINGS & told.keys()}
    return _core.Simulation(
        context,
        view=_core.PlayerView(**view),
        settings=_core.SimulationSettings(**settings),
        **told,
    )


class Rollout:
    """A rollout of the tiny game, step by step through the seam's single functions."""

    def __init__(self, tiny: "Tiny", board: _core.Board, racks: list[bytes], bag: bytes) -> None:
        self.tiny, self.board, self.racks, self.bag = tiny, board, racks, bag
        self.totals = [0, 0]
        self.kept = [0, 0]
        self.passes = self.turn = 0

    def do(self, placement: _core.Placement | None, score: int, equity: int) -> None:
        """Lay tiles and draw, or pass."""
        mover = self.turn % 2
        self.turn += 1
        self.kept[mover] = equity - 1000 * score
        self.totals[mover] += score
        if placement is None:
            self.passes += 1
            return
        self.passes = 0
        rack = list(self.racks[mover])
        for _, tile in placement.laid(self.tiny.rules):
            rack.remove(tile)
        wanted = 3 - len(rack)
        self.racks[mover], self.bag = bytes(rack) + self.bag[:wanted], self.bag[wanted:]
        self.board = self.board.laid(placement)

    def step(self) -> None:
        """The best play, or a pass."""
        mover, tiny = self.turn % 2, self.tiny
        rack, bag = self.racks[mover], len(self.bag)
        unseen = tiny.rules.rack_value(self.racks[1 - mover])
        play = tiny.generator.best(self.board, rack, _core.Equity(tiny.leaves, bag, unseen))
        if play is None:
            self.do(None, 0, tiny.leaves.value(rack))
        else:
            self.do(play.placement, play.score, play.equity)

    def spread(self, found: _core.SimulatedPlay) -> float:
        """Points ahead after the candidate and the plies, or at the end."""
        self.do(found.placement, found.score, found.equity)
        while True:
            sizes = [len(rack) for rack in self.racks]
            rules, bag = self.tiny.rules, len(self.bag)
            ending = _core.ending(rules, bag, sizes, self.passes, self.passes)
            if ending is not None:
                out = (self.turn - 1) % 2 if ending == "out" else None
                mine, theirs = _core.settle(rules, self.racks, out)
                return self.totals[0] + mine - self.totals[1] - theirs
            if self.turn > PLIES and self.bag:
                kept = (self.kept[0] - self.kept[1]) / 1000
                return self.totals[0] - self.totals[1] + kept
            self.step()


class Tiny:
    """A board of five by five and racks of three."""

    def __init__(self, counts: tuple[int, ...] = (0, 5, 4, 4, 3)) -> None:
        words = [[a, b] for a in range(1, 5) for b in range(1, 5) if (a + b) % 3]
        words += [[a, b, c] for a in range(1, 5) for b, c in ((1, 2), (3, 4), (4, 1))]
        self.rules = _core.Ruleset(
            letters=LETTERS,
            values=[0, 1, 2, 3, 5],
            counts=counts,
            width=SIDE,
            height=SIDE,
            letter_multipliers=[1 + (i % 7 == 3) for i in range(25)],
            word_multipliers=[1 + (i % 11 == 5) for i in range(25)],
            start=[12],
            rack_size=3,
            bonus=[0, 0, 0, 10],
            exchange_bag_least=sum(counts),
        )
        codes = b"".join(bytes(word) + b"\0" for word in words)
        self.lexicon = _core.WordGraph(_core.WordGraph.build(codes, LETTERS, b"{}")[0])
        self.words = _core.WordMap(self.lexicon, self.rules)
        self.leaves = _core.Leaves.plain(self.rules, [0, 500, -250, 125, -1000], [-1500] * 5)
        self.generator = _core.MoveGenerator(self.rules, self.lexicon, self.words)

    def simulation(self, **changes: Any) -> _core.Simulation:
        context = _core.SearchContext(self.rules, self.lexicon, self.words, self.leaves)
        return simulation_of(context, {"plies": PLIES, **changes})

    def after(self, laid: int) -> tuple[_core.Board, bytes, bytes]:
        """A board with so many tiles, a rack, and the unseen tiles."""
        board, bag = _core.Board(self.rules), _core.Bag(self.rules, bytes(32))
        for _ in range(50):
            missing = laid - sum(map(bool, board.cells))
            if not missing:
                break
            rack, _ = bag.draw(3)
            plays = self.generator.plays(board, rack)
            few = [p.placement for p in plays if len(p.placement.laid(self.rules)) <= missing]
            tiles = b""
            if few:
                board = board.laid(few[0])
                tiles = bytes(tile for _, tile in few[0].laid(self.rules))
            bag = _core.Bag(self.rules, bytes(32), bag.without(tiles).tiles, bag.draws + 1)
        assert not missing, "no way was found to lay so many tiles"
        rack, bag = bag.draw(3)
        return board, rack, bag.tiles

    def rollout(self, board: _core.Board, rack: bytes, other: bytes, bag: bytes) -> Rollout:
        return Rollout(self, board, [rack, other], bag)
