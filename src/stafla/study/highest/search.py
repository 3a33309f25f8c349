"""The search for the highest play, or game: attempt after attempt, each a function of its number.

So any number of processes may share the work, and a run that was broken off goes on where it was.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import numpy as np

from stafla._core import Board, MoveGenerator, Placement
from stafla.editions import Edition, load
from stafla.records import Record, read_play, replay, write_play
from stafla.study.highest.bound import edge_bound
from stafla.study.highest.building import Builder, Stroke
from stafla.study.highest.game import PLAYERS, GameSetup, PlayedOut, record_of
from stafla.study.highest.goal import Edge, Goal
from stafla.study.highest.word_lists import Letters, WordLists
from stafla.words import Lexicon

What = Literal["play", "game"]
WORDS = 400
"""Of the words as long as the edge, those whose letters are worth most."""
STEP = 8
"""Each round of attempts reaches so many goals further than the one before."""
TRIES: dict[What, int] = {"play": 2, "game": 12}
"""Racks from which each play after the last of the plan is chosen."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What an attempt came to.

    Attributes:
        number: it follows from this number.
        points: of the highest play, or of the game; 0: nothing came out.
        plays: the plan up to the highest play, in the edition's notation.
    """

    number: int
    points: int
    plays: tuple[str, ...]


class Search:
    """A search in an edition with a lexicon.

    Args:
        edition: the edition.
        lexicon: its words.
        what: the highest single play, or the highest total of both players.

    Raises:
        ValueError: the board has no edge with several premium squares.
    """

    def __init__(self, edition: Edition, lexicon: Lexicon, what: What) -> None:
        self.edition, self.lexicon, self.what = edition, lexicon, what
        self.edge = Edge(edition)
        self.rules = edition.ruleset(PLAYERS)
        self.generator = MoveGenerator(self.rules, lexicon.graph)
        letters = len(edition.alphabet)
        self.across = WordLists(lexicon.graph, letters)
        self.upwards = WordLists(lexicon.graph, letters, reverse=True)

    def __reduce__(self) -> tuple[object, ...]:
        """Another process gets the words themselves: they may be a file's that no shelf holds."""
        graph = self.lexicon.graph
        return _open, (self.edition.id, graph.to_bytes(graph.metadata), self.what)

    def facts(self) -> dict[str, object]:
        """What the attempts follow from."""
        return {
            "what": self.what,
            "edition": self.edition.id,
            "fingerprint": self.lexicon.fingerprint,
        }

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """What to build for, the highest first."""
        found = (goal for word in self._words() for goal in self.edge.goals(word, self.across))
        return tuple(sorted(found, key=lambda goal: (-goal.points, goal.tiles, sorted(goal.last))))

    @cached_property
    def bound(self) -> int:
        """What no play is worth that covers all word premiums of an edge, upper or lower."""
        return max(edge_bound(self.edge, words) for words in (self.across, self.upwards))

    def attempt(self, number: int) -> Attempt:
        """One attempt."""
        if not self.goals:
            return Attempt(number, 0, ())
        turn, place = place_of(number)
        goal = self.goals[place % len(self.goals)]
        chance = np.random.default_rng([turn, place])
        below = bool(turn % 2)
        words = (self.across, self.upwards if below else self.across)
        strokes = Builder(self.edge, goal, words, chance).build()
        if strokes is None:
            return Attempt(number, 0, ())
        plan = self._plan(strokes, below=below)
        points = self._points(plan, number)
        style = self.edition.notation
        return Attempt(number, points, tuple(write_play(p, self.edition, style) for p in plan))

    def record(self, attempt: Attempt) -> Record:
        """The whole game of an attempt."""
        return record_of(self._play_out(self._read(attempt), attempt.number))

    def _read(self, attempt: Attempt) -> list[Placement]:
        return [read_play(text, self.edition, self.edition.notation) for text in attempt.plays]

    def _points(self, plan: list[Placement], number: int) -> int:
        if self.what == "play":
            return PlayedOut(self._setting(number), plan).turns[-1].points
        return sum(replay(record_of(self._play_out(plan, number))).totals)

    def _play_out(self, plan: list[Placement], number: int) -> PlayedOut:
        played = PlayedOut(self._setting(number), plan)
        played.finish(TRIES[self.what])
        return played

    def _setting(self, number: int) -> GameSetup:
        chance = np.random.default_rng(number)
        return GameSetup(self.edition, self.lexicon, self.rules, self.generator, chance)

    def _plan(self, strokes: tuple[Stroke, ...], *, below: bool) -> list[Placement]:
        """Strokes as placements; below, the edge is the last row."""
        width, last = self.edition.layout.width, self.edition.layout.height - 1
        board, plan = Board(self.rules), []
        for stroke in strokes:
            laid = [
                ((last - depth if below else depth) * width + column, tile)
                for depth, column, tile in stroke.tiles
            ]
            placement = Placement.of(self.rules, board, laid)
            plan.append(board.full_placement(placement))
            board = board.laid(placement)
        return plan

    def _words(self) -> Iterator[bytes]:
        words: Letters = self.across.of(self.edge.width)
        worth = np.array(self.edge.values)[words].sum(axis=1)
        for row in np.argsort(-worth, kind="stable")[:WORDS]:
            yield words[row].tobytes()


def place_of(number: int) -> tuple[int, int]:
    """The round of an attempt and its place in it: each round is a step longer than the last."""
    turn = 0
    while number >= STEP * (turn + 1):
        turn += 1
        number -= STEP * turn
    return turn, number


def _open(edition: str, lexicon: bytes, what: What) -> Search:
    return Search(load(edition), Lexicon.read(lexicon, edition), what)
