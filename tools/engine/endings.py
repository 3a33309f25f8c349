"""Endings of games with their answers (``tests/data/endings.jsonl``).

The positions are turns of matches (files of ``tools.engine.other_engine``), one of a game and kind:
the first with an empty bag, and the first with one, two, three and four tiles in it. ``collect``
takes them, ``answer`` solves what has no answer yet, or one that was given fewer seconds, one after
the other: a run that was broken off goes on. How many a time of thought gets right is measured by
``python -m tools.engine.endings_right``.

``python -m tools.engine.endings collect EDITION GAMES … | answer [--seconds N] [--bags 0 1 …]``
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

from stafla import _core
from stafla.bots import Decision, Exchange, Lay, Pass, kernel_move
from stafla.bots.kinds import CHAMPION
from stafla.bots.thinker import (
    CONTENTS,
    COVERED,
    FINALISTS,
    PREENDGAME_SIMULATION,
    allowed_moves,
    move_of_prospect,
)
from stafla.editions import load
from stafla.editions.wins import shipped_wins
from stafla.study import Analyst, Position
from stafla.study.analysis.to_json import move_text
from stafla.words import library
from tools.engine.other_engine import read_move

TARGET = Path(__file__).resolve().parents[2] / "tests" / "data" / "endings.jsonl"
EACH = {0: 200, 1: 50, 2: 50, 3: 50, 4: 50}
"""Positions, by tiles in the bag."""
LOOKS = (200, 2_000)
"""Shorter searches of an endgame: what they would play is put to the proof too."""
TOLD = 5
"""Choices with tiles in the bag that are kept with their worth."""
ALIKE = 0.005
"""A choice that wins so much less often than the best, or less than that, is as right."""
SURE = 1 - 1e-9
ROLLOUTS = 50
"""Rollouts between two looks at the clock."""
ALL = 10_000
"""More plays than there are."""
SIMULATION = 2.0
"""Seconds for the simulation that tells which moves come first, or a quarter of all."""
COMPARED = 2
"""With so many tiles in the bag or fewer all plays are compared to the best of those moves."""


@dataclass(slots=True)
class Ending:
    """A position and its answer.

    Attributes:
        edition: what is played.
        bag: tiles in the bag.
        cgp: what the mover knows; with an empty bag the other rack follows.
        seconds: processor time that the answer was given at most; 0: it has none yet.
        proved: is the answer proved to be the best? With tiles in the bag: of all plays that
            draw the whole bag.
        choices: moves as GCG writes them with what they are worth, best first: the spread that they
            gain, with tiles in the bag how often they win.
    """

    edition: str
    bag: int
    cgp: str
    seconds: float = 0.0
    proved: bool = False
    choices: dict[str, float] | None = None

    def best(self) -> float:
        """What the best move is worth."""
        assert self.choices
        return max(self.choices.values())

    def is_right(self, move: str) -> bool | None:
        """Is a move as good as the best? None: an endgame's move that the answer does not know."""
        assert self.choices is not None
        worth = self.choices.get(move)
        if worth is None:
            return None if self.bag == 0 else False
        return worth >= self.best() - (ALIKE if self.bag else 0)


class Engine:
    """What endings of an edition are thought about with, by processor time."""

    def __init__(self, name: str) -> None:
        self.edition = load(name)
        self.kit = Analyst(self.edition, library.find(self.edition)).kit(self.edition.ruleset(2))
        self.wins = shipped_wins(self.edition, self.edition.ruleset(2))

    def position(self, text: str) -> Position:
        """The position of a CGP line."""
        return Position.of_cgp(text, self.edition)

    def text(self, move: Decision) -> str:
        """A move as GCG writes it."""
        assert isinstance(move, Lay | Exchange | Pass)
        return move_text(move, self.edition)

    def solve(self, at: Position, **limits: Any) -> _core.EndgameSolution:
        """An endgame as far as the limits allow."""
        assert at.last_rack is not None
        return _core.solve_endgame(
            at.rules,
            self.kit.lexicon,
            _core.Endgame(at.board, (at.rack, at.last_rack), runs=at.runs),
            words=self.kit.words,
            limits=_core.EndgameLimits(**limits),
        )

    def gain(self, at: Position, move: str, stop: Callable[[], bool]) -> int | None:
        """The spread that a move of an endgame gains; None: not proved before it was stopped."""
        assert at.last_rack is not None
        decision, left = read_move(move, self.edition), Counter(at.rack)
        board, points = at.board, 0
        if isinstance(decision, Lay):
            points = _core.score(at.rules, board, decision.placement).total
            laid = [tile for _, tile in decision.placement.laid(at.rules)]
            left.subtract(0 if tile & _core.AS_BLANK else tile for tile in laid)
            board = board.laid(decision.placement)
            runs = _core.runs_after(at.rules, at.runs, "laid", points)
        else:
            runs = _core.runs_after(at.rules, at.runs, "passed")
        solved = _core.solve_endgame(
            at.rules,
            self.kit.lexicon,
            _core.Endgame(board, (bytes(left.elements()), at.last_rack), 1, runs=runs),
            words=self.kit.words,
            limits=_core.EndgameLimits(stop=stop),
        )
        return points - solved.spread if solved.proved else None

    def finalists(self, at: Position, stop: Callable[[], bool]) -> list[Decision]:
        """The moves that the champion takes through the contents of the bag, by a simulation."""
        simulation = _core.Simulation(
            self.kit.context(at.rules),
            self.wins,
            _core.PlayerView(at.board, at.rack, totals=at.scores),
            top=CHAMPION.candidates,
            settings=_core.SimulationSettings(
                plies=CHAMPION.plies, confidence=CHAMPION.confidence, margin=CHAMPION.margin
            ),
        )
        while not simulation.run(ROLLOUTS) and not stop():
            pass
        most = _core.exchange_most(at.rules, len(at.rack), at.bag, at.exchanges)
        moves = allowed_moves(simulation.results(), most)
        return [*moves[: FINALISTS - 2 * at.bag], Pass()]

    def weigh(
        self,
        at: Position,
        moves: Sequence[Decision] | None,
        stop: Callable[[], bool],
        *,
        all_plays: bool = False,
    ) -> list[_core.Prospect]:
        """Moves taken through the contents of the bag; None: all plays.

        ``all_plays``: as the champion does, all others too once the best of ``moves`` is decided.
        """
        position = _core.PreEndgame(
            at.board,
            at.rack,
            at.unseen,
            at.bag,
            lead=at.lead,
            runs=at.runs,
            exchanges=(at.exchanges, 0),
        )
        return _core.weigh_preendgame(
            self.kit.context(at.rules),
            position,
            None if moves is None else [kernel_move(move) for move in moves],
            candidates=ALL,
            all_plays=all_plays,
            limits=_core.SearchLimits(stop=stop),
        )

    def choose(self, at: Position, seconds: float) -> tuple[str, bool]:
        """What the champion plays after so much processor time, and whether it is proved."""
        if at.bag == 0:
            solved = self.solve(at, stop=after(seconds))
            play = solved.line[0] if solved.line else None
            return self.text(Pass() if play is None else Lay(play.placement)), solved.proved
        stop = after(seconds)
        moves = self.finalists(at, after(PREENDGAME_SIMULATION * seconds))
        found = self.weigh(at, moves, stop, all_plays=True)
        least = min(COVERED, CONTENTS / comb(len(at.unseen), at.bag))
        best = moves[0] if found[0].covered < least else move_of_prospect(found[0])
        return self.text(best), is_proved(found, at.bag)

    def answer(self, ending: Ending, seconds: float) -> Ending:
        """The answer, given so much processor time (an endgame: for the solution alone)."""
        at = self.position(ending.cgp)
        solve = self._solution if ending.bag == 0 else self._chances
        choices, proved = solve(at, seconds)
        return replace(ending, seconds=seconds, proved=proved, choices=choices)

    def _solution(self, at: Position, seconds: float) -> tuple[dict[str, float], bool]:
        looks = [self.solve(at, nodes=nodes) for nodes in LOOKS]
        found = self.solve(at, stop=after(seconds))
        first = [look.line[0] for look in (found, *looks) if look.line]
        moves = [self.text(Pass() if play is None else Lay(play.placement)) for play in first]
        choices: dict[str, float] = dict.fromkeys(moves[:1], found.spread)
        for move in moves if found.proved else []:
            if move not in choices and (gained := self.gain(at, move, after(seconds))) is not None:
                choices[move] = gained
        return choices, found.proved

    def _chances(self, at: Position, seconds: float) -> tuple[dict[str, float], bool]:
        stop = after(seconds)
        moves = self.finalists(at, after(min(SIMULATION, PREENDGAME_SIMULATION * seconds)))
        plays = [Lay(one.play.placement) for one in self.weigh(at, None, after(0)) if one.play]
        known = {self.text(move) for move in moves}
        others = [move for move in plays if self.text(move) not in known]
        if at.bag <= COMPARED:
            found = self.weigh(at, moves, stop, all_plays=True)
            # the others were met only once the best of these was decided
            whole = not others or len(found) > len(moves) or found[0].win > SURE
        else:
            found, whole = self.weigh(at, [*moves, *others], stop), True
        told = [one for one in found if one.covered > SURE][:TOLD] or found[:1]
        choices = {self.text(move_of_prospect(one)): round(one.win, 4) for one in told}
        return choices, whole and is_proved(found, at.bag)


def after(seconds: float) -> Callable[[], bool]:
    """True as soon as this thread has worked for so long."""
    end = time.thread_time() + seconds
    return lambda: time.thread_time() > end


def is_proved(found: Sequence[_core.Prospect], bag: int) -> bool:
    """Whether surely none of these choices wins more often than the first.

    With more than two tiles in the bag: no play that draws the whole bag does.
    """
    best, *others = found
    compared = (one for one in others if bag <= 2 or (one.play and tiles_of(one.play) >= bag))
    return best.decided > SURE and all(one.most <= best.win + 1 - SURE for one in compared)


def tiles_of(play: _core.Play) -> int:
    """How many tiles a play lays."""
    return sum(tile > 0 for tile in play.placement.tiles)


def first_of_each(turns: Iterator[str], engine: Engine) -> Iterator[Ending]:
    """The first turn of a game with each number of tiles in the bag that is asked about."""
    seen = set()
    for text in turns:
        at = engine.position(text)
        if at.bag in EACH and at.bag not in seen and len(at.unseen) > at.bag:
            seen.add(at.bag)
            yield Ending(engine.edition.id, at.bag, text)


def collect(edition: str, files: Sequence[Path]) -> list[Ending]:
    """Positions of the matches in these files, as many of each kind as are wanted."""
    engine, kept = Engine(edition), Counter[int]()
    found: dict[str, Ending] = {}
    for path in files:
        for line in path.read_text("utf-8").splitlines()[1:]:
            turns = (turn["cgp"] for turn in json.loads(line)["turns"])
            for ending in first_of_each(turns, engine):
                # the games of a pair may have gone alike
                if kept[ending.bag] < EACH[ending.bag] and ending.cgp not in found:
                    kept[ending.bag] += 1
                    found[ending.cgp] = ending
    return sorted(found.values(), key=lambda ending: ending.bag)


def read(path: Path = TARGET) -> list[Ending]:
    """The positions of a file."""
    return [Ending(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def write(endings: Sequence[Ending], path: Path = TARGET) -> None:
    """Put them in a file; it is whole at any moment."""
    new = path.with_suffix(".new")
    lines = [json.dumps(asdict(one), ensure_ascii=False) + "\n" for one in endings]
    new.write_text("".join(lines), "utf-8")
    new.replace(path)


def main() -> None:
    """Collect or answer."""
    options = argparse.ArgumentParser(description="Endings with their answers.")
    acts = options.add_subparsers(dest="act", required=True)
    taking = acts.add_parser("collect")
    taking.add_argument("edition")
    taking.add_argument("games", type=Path, nargs="+")
    answer = acts.add_parser("answer")
    answer.add_argument("--seconds", type=float, default=60.0)
    answer.add_argument("--bags", type=int, nargs="+", default=list(EACH))
    asked = options.parse_args()
    if asked.act == "collect":
        write(collect(asked.edition, asked.games))
        return
    endings, engine = read(), cache(Engine)
    for at, ending in enumerate(endings):
        wanted = ending.bag in asked.bags and not ending.proved
        if wanted and ending.seconds < asked.seconds:
            endings[at] = engine(ending.edition).answer(ending, asked.seconds)
            write(endings)
            print(at, ending.bag, endings[at].proved, endings[at].choices, flush=True)


if __name__ == "__main__":
    main()
