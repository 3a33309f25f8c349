"""Whether an opening that the champion exchanges is better exchanged: both ways played to the end.

``python -m tools.engine.first_exchange EDITION --out FILE [--racks N] [--ms N] [--deals N]`` asks
the champion for its first move with the first racks of N games. Where it exchanges, its exchange
meets the placing that a simulation of two plies thinks best, and both are played on to the end of
the game from the same deals, in two ways: by equity from the second move on; and with both players
*wary* as long as the board is empty, which takes off a first word's equity what such a word was
measured to cost beside an exchange (docs/engine/simulation.md). Each rack is a line of the file,
with how much more the exchange is worth; racks in the file already are not asked again.
``--rack LETTERS --words FIRST SECOND`` asks nothing of the champion: it prints how much more the
first word is worth than the second, each where it lies best.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from math import sqrt
from operator import itemgetter
from pathlib import Path
from random import Random
from statistics import mean, stdev

from stafla import _core, rules
from stafla.bots import Exchange, Player, contestant, sight_of
from stafla.rules import Game
from stafla.study.journal import Journal
from stafla.study.match import MatchSetup
from stafla.words import word_map
from tools.engine.openings import Move, Openings

MARK = ("stafla-first-exchange", 1)
SEED = 7
COSTS = {
    "is": (8.1, 8.6, 10.3, 11.9, 14.2, 17.3),
    "fi": (5.4, 6.1, 7.7, 9.7, 12.4, 13.5),
    "sv": (4.7, 5.9, 7.0, 7.9, 9.8, 12.9),
    "pl": (8.6, 9.1, 10.2, 11.9, 13.2, 15.2),
    "en": (6.7, 7.8, 8.3, 9.7, 11.8, 13.1),
}
"""Points that a first word of two to seven tiles is worth less than its equity says, measured by
``python -m tools.engine.openings EDITION --racks 250 --by-tiles``."""
PLIES = 60
"""No game outlasts them."""
LOOK = 12_000
"""Rollouts of two plies that choose the placing."""
CHUNK = 8
"""Rollouts of each move: by equity on so many deals, among wary players on one."""
SEEN = 5000
"""Plays of highest equity among which a wary player chooses: each word lies in many places."""
MOST_EXCHANGES = 8
"""After so many in a row the next player lays what it can."""
Outcome = tuple[float, float]
"""Points of spread at the end of the game, and the chance of winning."""


@dataclass(frozen=True, slots=True)
class Worth:
    """How much more one move is worth than another: a mean over deals, and its 95 % interval.

    Attributes:
        win: of the chance of winning, -1 … 1, and half the interval's width.
        spread: points at the end of the game, and half the width.
    """

    win: tuple[float, float]
    spread: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The opening of a game.

    Attributes:
        number: of the game.
        rack: the first player's.
        move: what the champion does, as text: ``-TILES`` or the tiles laid.
        placing: what meets the exchange; "": it laid, or nothing can be laid.
        by_equity, wary: how much more the exchange is worth, both ways; None: nothing was compared.
    """

    number: int
    rack: str
    move: str
    placing: str = ""
    by_equity: Worth | None = None
    wary: Worth | None = None

    def to_line(self) -> str:
        """The opening as a line of the file."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)


def read_comparison(line: str, number: int) -> Comparison:
    """The opening of a line, which has this number.

    Raises:
        ValueError: it has another number, or is none.
    """
    try:
        told = json.loads(line)
        for way in ("by_equity", "wary"):
            if told[way] is not None:
                told[way] = Worth(tuple(told[way]["win"]), tuple(told[way]["spread"]))
        found = Comparison(**told)
    except (KeyError, TypeError) as error:
        raise ValueError(line) from error
    if found.number != number:
        raise ValueError(line)
    return found


class Exchanges:
    """First moves of an edition, played on."""

    def __init__(self, language: str) -> None:
        self.openings = Openings(language)
        self.edition, self.rules = self.openings.edition, self.openings.rules
        self.kit = self.openings.kit
        self.costs = [round(1000 * points) for points in COSTS[language]]
        self.tiles = _core.Bag(self.rules, bytes(32)).tiles

    def champion(self, milliseconds: int) -> Player:
        """Who is asked for first moves."""
        graph = self.kit.lexicon
        mapped = word_map(self.openings.words, self.rules)
        return contestant("champion", self.edition, graph, mapped, milliseconds=milliseconds)

    def first_move(self, player: Player, number: int) -> tuple[bytes, Move]:
        """The first rack of a game and what the player does with it."""
        seed = MatchSetup("", "", self.edition.name, "", SEED).pair_seed(number)
        events = rules.start(self.edition, ("0", "1"), seed=seed, check="automatic", first=0)
        sight = sight_of(Game.replay(events), 0)
        decision = player.decide(sight)
        if isinstance(decision, Exchange):
            return sight.rack, decision.tiles
        return sight.rack, getattr(decision, "placement", None)

    def wary_move(self, rack: bytes, *, lays: bool = False) -> Move:
        """What is best on an empty board with a first word's cost taken off; None: a pass.

        ``lays``: a word, where there is one.
        """
        board = _core.Board(self.rules)
        equity = _core.Equity(self.kit.leaves, len(rack))
        seen, _ = self.kit.generator.ranked(board, rack, equity, SEEN)
        best: tuple[int, Move] = (-(10**9), None)
        for play in seen:
            if play.equity - min(self.costs) <= best[0]:
                break  # nor is any later one better
            best = max(
                best, (play.equity - self.cost(play.placement), play.placement), key=itemgetter(0)
            )
        exchange = self.kit.generator.best_exchange(rack, self.kit.leaves, len(rack))
        if lays or exchange is None or best[0] >= exchange[1]:
            return best[1]
        return exchange[0]

    def cost(self, placement: _core.Placement) -> int:
        """What a first word costs, in milli-points."""
        laid = len(placement.laid(self.rules))
        return self.costs[min(laid, 1 + len(self.costs)) - 2]

    def spread_and_win(
        self, racks: Sequence[bytes], mover: int, word: _core.Placement, seed: int
    ) -> tuple[float, float]:
        """What rack 0 comes to where the mover lays the first word and equity decides the rest."""
        [told] = self._rollouts(racks[mover], [word], seed, known=racks, turn=mover)
        return (told.spread, told.win) if mover == 0 else (-told.spread, 1 - told.win)

    def _rollouts(
        self,
        rack: bytes,
        moves: Sequence[Move],
        seed: int,
        *,
        known: Sequence[bytes] = (),
        turn: int = 0,
    ) -> list[_core.SimulatedPlay]:
        """The moves after `CHUNK` rollouts to the end of the game each, in their order."""
        simulation = _core.Simulation(
            self.kit.context(self.rules),
            self.kit.wins,
            _core.PlayerView(_core.Board(self.rules), rack, known=known, turn=turn),
            moves,
            settings=_core.SimulationSettings(plies=PLIES, seed=seed, confidence=1.0, margin=0.0),
        )
        simulation.run(CHUNK * len(moves))
        found = simulation.results()
        return sorted(found, key=lambda one: moves.index(one.placement or one.exchange))

    def warily(self, rack: bytes, move: Move, other: bytes, bag: list[int], seed: int) -> Outcome:
        """What the move comes to where both are wary until a word lies."""
        draws = Random(seed)  # noqa: S311 - a sample
        racks, mover = [rack, other], 0
        for exchanges in range(MOST_EXCHANGES + 1):
            if isinstance(move, _core.Placement):
                return self.spread_and_win(racks, mover, move, seed)
            if move is None:
                break  # nothing can be laid: let it be a draw
            racks[mover], bag = exchange_tiles(racks[mover], move, bag, draws)
            mover = 1 - mover
            move = self.wary_move(racks[mover], lays=exchanges == MOST_EXCHANGES - 1)
        return 0.0, 0.5

    def wary_worth(self, rack: bytes, moves: tuple[Move, Move], deals: int) -> Worth:
        """How much more the first move is worth than the second among wary players."""
        found = []
        for seed in range(deals):
            rest = left_of(self.tiles, rack)
            Random(seed).shuffle(rest)  # noqa: S311 - a sample
            other, bag = bytes(sorted(rest[: len(rack)])), rest[len(rack) :]
            found.append([self.warily(rack, move, other, list(bag), seed) for move in moves])
        return worth(found)

    def worth_by_equity(self, rack: bytes, moves: tuple[Move, Move], deals: int) -> Worth:
        """The same where equity alone decides from the second move on."""
        found = []
        for seed in range(deals):
            told = self._rollouts(rack, moves, seed)
            found.append([(one.spread, one.win) for one in told])
        return worth(found)

    def best_placing(self, rack: bytes, among: list[Move] | None = None) -> Move:
        """The best by a simulation of two plies, of these or of those of highest equity."""
        found = self.openings.simulate(rack, 1, candidates=among, rollouts=LOOK)
        return next((one.placement for one in found if one.placement is not None), None)

    def placing_of(self, rack: bytes, word: str) -> Move:
        """Where a word lies best; None: nowhere."""
        plays = self.kit.generator.plays(_core.Board(self.rules), rack)
        placings = [plays[index].placement for index in range(len(plays))]
        among: list[Move] = [one for one in placings if self.text(one) == word]
        return self.best_placing(rack, among) if among else None

    def text(self, move: Move) -> str:
        """A move in letters."""
        if isinstance(move, _core.Placement):
            return self.edition.alphabet.decode(move.tiles)
        return "-" + self.edition.alphabet.decode_rack(list(move or b""))

    def compare(self, player: Player, number: int, deals: int) -> Comparison:
        """An opening, with the exchange against the placing where the player exchanges."""
        rack, move = self.first_move(player, number)
        letters = self.edition.alphabet.decode_rack(list(rack))
        placing = self.best_placing(rack) if isinstance(move, bytes) else None
        if placing is None:
            return Comparison(number, letters, self.text(move))
        moves = (move, placing)
        return Comparison(
            number,
            letters,
            self.text(move),
            self.text(placing),
            self.worth_by_equity(rack, moves, deals),
            self.wary_worth(rack, moves, deals),
        )


def left_of(tiles: Iterable[int], taken: Iterable[int]) -> list[int]:
    """The tiles without those taken."""
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return left


def exchange_tiles(
    rack: bytes, given: bytes, bag: list[int], draws: Random
) -> tuple[bytes, list[int]]:
    """The rack and the bag after an exchange: drawn first, given back after."""
    drawn, bag = bag[: len(given)], bag[len(given) :]
    bag = [*bag, *given]
    draws.shuffle(bag)
    return bytes(sorted([*left_of(rack, given), *drawn])), bag


def worth(found: Sequence[Sequence[Outcome]]) -> Worth:
    """How much more the first of two is worth over these deals."""
    spreads, wins = zip(
        *((first[0] - second[0], first[1] - second[1]) for first, second in found), strict=True
    )
    return Worth(with_error(wins), with_error(spreads))


def with_error(values: Sequence[float]) -> tuple[float, float]:
    """A mean and half the width of its 95 % interval."""
    return round(mean(values), 4), round(1.96 * stdev(values) / sqrt(len(values)), 4)


def over_deals(found: Worth) -> str:
    """What the first of two moves is worth over the second, in words."""
    (win, win_error), (spread, spread_error) = found.win, found.spread
    return (
        f"{100 * win:+.1f} ± {100 * win_error:.1f} % of games, "
        f"{spread:+.1f} ± {spread_error:.1f} points"
    )


def over_racks(worths: Sequence[Worth]) -> str:
    """What exchanging is worth over several racks, which are the units of the interval."""
    wins, spreads = [one.win[0] for one in worths], [one.spread[0] for one in worths]
    sure = sum(one.win[0] > one.win[1] for one in worths)
    worse = sum(-one.win[0] > one.win[1] for one in worths)
    mean_of = over_deals(Worth(with_error(wins), with_error(spreads)))
    return f"{mean_of}; surely better {sure}, surely worse {worse}"


def two_words(exchanges: Exchanges, rack: bytes, words: Sequence[str], deals: int) -> None:
    """Print how much more the first of two words is worth than the second."""
    first, second = (exchanges.placing_of(rack, word) for word in words)
    for way in (exchanges.worth_by_equity, exchanges.wary_worth):
        print(way.__name__, over_deals(way(rack, (first, second), deals)))


def main() -> None:
    """Ask, play on, count."""
    options = argparse.ArgumentParser(description="Openings that are exchanged.")
    options.add_argument("edition")
    options.add_argument("--out", type=Path)
    options.add_argument("--racks", type=int, default=100)
    options.add_argument("--ms", type=int, default=1000)
    options.add_argument("--deals", type=int, default=1000)
    options.add_argument("--rack")
    options.add_argument("--words", nargs=2)
    asked = options.parse_args()
    exchanges = Exchanges(asked.edition)
    if asked.rack is not None:
        rack = bytes(sorted(exchanges.edition.alphabet.rack(asked.rack)))
        two_words(exchanges, rack, asked.words, asked.deals)
        return
    facts = {"edition": asked.edition, "ms": asked.ms, "deals": asked.deals}
    with closing(Journal(asked.out, MARK, facts, read_comparison, Comparison.to_line)) as journal:
        player = exchanges.champion(asked.ms)
        for number in range(len(journal.items), asked.racks):
            journal.add(exchanges.compare(player, number, asked.deals))
            print(journal.items[-1], flush=True)
        found = journal.items
    swapped = [one for one in found if one.move.startswith("-")]
    without = sum(not one.placing for one in swapped)
    print(f"{asked.edition}: {len(swapped)} of {len(found)} exchanged, {without} could not lay")
    compared = {"by equity": [one.by_equity for one in swapped]}
    compared["wary"] = [one.wary for one in swapped]
    for name, told in compared.items():
        worths = [one for one in told if one is not None]
        if len(worths) > 1:
            print(f"{len(worths)} compared, {name}: {over_racks(worths)}")


if __name__ == "__main__":
    main()
