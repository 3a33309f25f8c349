"""A bot of ours against another engine, in mirrored pairs of games at equal time.

``python -m tools.engine.other_engine EDITION --engine COMMAND --out FILE [--pairs N] [--ms N]``
starts the command, which speaks the line protocol of ``stafla engine`` (docs/formats/engine.md) as
far as this: after a first line of its own it takes ``position CGP`` and ``go ms N``, and answers
``go`` with a line of type ``best`` whose ``move`` is as GCG writes it (what follows the play, such
as its points, is passed over). With ``--clock`` the time is that of a whole game: the command is
told ``go clock N``, the milliseconds left on its clock, and both divide it as they like; who has
none left is not stopped. Other lines mean nothing here. The board, the bag and the score are
ours: both seatings of a pair draw by the same seed, and words that the list does not hold are
refused. Each game is a line of the file, with every turn's position, move and seconds; what is in
the file already is not played again, and without ``--engine`` nothing is. ``--minutes`` ends a run
before the first game that would begin later. ``--into`` adds the whole pairs to a file as ``stafla
match`` writes it (docs/engine/matches.md), without the turns; pairs that it holds are not played
again, so a match goes on where the games of its beginning are not at hand.
"""

import argparse
import json
import shlex
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from stafla import rules
from stafla.bots import (
    Bot,
    Decision,
    Exchange,
    Lay,
    Match,
    Pass,
    Player,
    Sight,
    contestant,
    judge_by,
)
from stafla.bots.budget import ClockBudget
from stafla.bots.thinker import Thinker
from stafla.editions import Edition, load
from stafla.records import read_play
from stafla.rules import Game
from stafla.study import Position
from stafla.study.analysis.to_json import move_text
from stafla.study.journal import Journal
from stafla.study.match import MatchSetup, Pair, Tally, journal_of
from stafla.words import library, word_map

MARK = ("stafla-other-engine", 1)
OTHER = "other"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a game.

    Attributes:
        player: who moved.
        cgp: what they saw.
        move: what they did, as GCG writes it.
        seconds: how long they took, by the wall clock.
    """

    player: str
    cgp: str
    move: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Played:
    """A game: number 2n and 2n + 1 are the seatings of pair n.

    Attributes:
        game: its number.
        totals: final points of our bot and of the other.
        turns: all of them.
    """

    game: int
    totals: tuple[int, int]
    turns: tuple[Turn, ...]

    def to_line(self) -> str:
        """The game as a line of a results file."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)


def read_game(line: str, number: int) -> Played:
    """The game of a line, which has this number.

    Raises:
        ValueError: it has not, or is no game.
    """
    try:
        told = json.loads(line)
        turns = tuple(Turn(**turn) for turn in told["turns"])
        game, (own, other) = told["game"], told["totals"]
    except (KeyError, TypeError) as error:
        raise ValueError(line) from error
    if game != number:
        raise ValueError(line)
    return Played(game, (own, other), turns)


class OtherEngine(Bot):
    """A program that answers lines; a context that ends it.

    Args:
        command: what starts it, as a shell splits it.
        milliseconds: for a move, or for a game.
        by_clock: they are for a game.

    Raises:
        EOFError: it ended without an answer.
        ValueError: it answered what is no line of JSON, or no move.
    """

    name = OTHER

    def __init__(self, command: str, milliseconds: int, *, by_clock: bool = False) -> None:
        self.milliseconds = milliseconds
        self._clock = ClockBudget(milliseconds) if by_clock else None
        self._process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        try:
            self._answer()
        except BaseException:
            self.close()
            raise

    def decide(self, sight: Sight) -> Decision:
        """What the program answers."""
        self._say(f"position {cgp_of(sight)}")
        if self._clock is None:
            return self._ask(f"go ms {self.milliseconds}", sight)
        game = sight.commitment, sight.seat
        turn = self._clock.begin(game)
        left = max(1, round(1000 * self._clock.seconds_left(game)))
        move = self._ask(f"go clock {left}", sight)
        self._clock.end(game, turn)
        return move

    def _ask(self, line: str, sight: Sight) -> Decision:
        self._say(line)
        while (told := self._answer()).get("type") != "best":
            if told.get("type") == "error":
                raise ValueError(json.dumps(told))
        return read_move(told["move"], sight.edition)

    def close(self) -> None:
        """Ask the program to end, and wait until it has."""
        self._process.communicate("quit\n")

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise EOFError(self._process.args)
        told: dict[str, Any] = json.loads(line)
        return told


class Timed(Bot):
    """A player whose turns are written down with the time that they took."""

    def __init__(self, player: Player, turns: list[Turn]) -> None:
        self.player, self.name, self.turns = player, player.name, turns

    def decide(self, sight: Sight) -> Decision:
        """What the player decides."""
        begun = time.monotonic()
        move = self.player.decide(sight)
        seconds = round(time.monotonic() - begun, 3)
        assert isinstance(move, Lay | Exchange | Pass)
        text = move_text(move, sight.edition)
        self.turns.append(Turn(self.name, cgp_of(sight), text, seconds))
        return move


def cgp_of(sight: Sight) -> str:
    """What a player sees as a line of CGP."""
    return Position.of_sight(sight).cgp()


def read_move(text: str, edition: Edition) -> Decision:
    """A move as GCG writes it: ``8D HRAKI +28``, ``-ABC``, ``-``.

    Raises:
        ValueError: it is none.
    """
    first, *rest = text.split()
    if first == "-":
        return Pass()
    if first.startswith("-"):
        return Exchange(bytes(edition.alphabet.rack(first[1:])))
    return Lay(read_play(f"{first} {rest[0] if rest else ''}", edition))


class MatchTable:
    """Where the two meet."""

    def __init__(self, setup: MatchSetup, other: OtherEngine, *, by_clock: bool = False) -> None:
        self.setup, self.other = setup, other
        self.edition = load(setup.edition)
        self.words = library.find(self.edition, setup.fingerprint)
        mapped = word_map(self.words, self.edition.ruleset(2))
        graph, time_a_move = self.words.graph, setup.milliseconds
        self.ours = contestant(setup.a, self.edition, graph, mapped, milliseconds=time_a_move)
        if by_clock and isinstance(self.ours, Thinker):  # the others take no time
            self.ours.budget = ClockBudget(setup.milliseconds or 0)

    def play(self, number: int) -> Played:
        """Play one game: of an even number our bot has seat 0."""
        turns: list[Turn] = []
        own = number % 2
        seats = {own: Timed(self.ours, turns), 1 - own: Timed(self.other, turns)}
        events = rules.start(
            self.edition,
            ("0", "1"),
            seed=self.setup.pair_seed(number // 2),
            check="automatic",
            lexicon=self.words.name,
            fingerprint=self.words.fingerprint,
            advantage=None,
        )
        match = Match(seats, judge_by(self.words.graph))
        totals = match.play_out(Game.replay(events)).totals
        return Played(number, (totals[own], totals[1 - own]), tuple(turns))


def pairs_of(games: Sequence[Played]) -> Iterator[Pair]:
    """The pairs of which both games were played."""
    for first, second in zip(games[::2], games[1::2], strict=False):
        yield Pair(first.game // 2, first.totals, second.totals)


def first_game(path: Path, pairs: int) -> int:
    """The number of the first game in a file; of a file without games that of the next pair."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    try:
        return int(json.loads(lines[1])["game"])
    except (LookupError, TypeError, ValueError):  # none, or one that was cut off
        return 2 * pairs


def seconds_a_turn(games: Sequence[Played], player: str) -> float:
    """What a turn of one of the players took, on the average."""
    took = [turn.seconds for game in games for turn in game.turns if turn.player == player]
    return sum(took) / max(1, len(took))


def standing(pairs: Sequence[Pair], games: Sequence[Played], ours: str) -> str:
    """The match as far as it was played, in a line; turns were timed in these games."""
    tally = Tally()
    for pair in pairs:
        tally.add(pair)
    low, high = tally.share_interval or (0.0, 1.0)
    least, most = tally.spread.interval or (0.0, 0.0)
    own, other = (seconds_a_turn(games, name) for name in (ours, OTHER))
    return (
        f"{tally.pairs} pairs: {tally.wins} won, {tally.draws} drawn, {tally.losses} lost; "
        f"{tally.share.mean:.1%} ({low:.1%} … {high:.1%}), "
        f"{tally.spread.mean:+.1f} points a game ({least:+.1f} … {most:+.1f}); "
        f"{own:.2f} and {other:.2f} s a turn"
    )


class Results:
    """What was played: the games of one file and, in another, pairs of earlier files too.

    Args:
        games: the file of games, the first of which has the number ``first``.
        kept: the file that takes the whole pairs; those that it holds already count as played.

    Raises:
        ValueError: there are games between those of the two files.
    """

    def __init__(self, games: Journal[Played], first: int, kept: Journal[Pair] | None) -> None:
        self._games, self._kept = games, kept
        self.pairs = [] if kept is None else list(kept.items)
        self.next = first + len(games.items)
        if not first <= 2 * len(self.pairs) <= self.next:
            played = f"games {first} to {self.next - 1}"
            raise ValueError(f"{played} do not follow the {len(self.pairs)} pairs that are kept")
        self._count()

    @property
    def games(self) -> Sequence[Played]:
        """The games of the file."""
        return self._games.items

    def add(self, game: Played) -> None:
        """The next game."""
        self._games.add(game)
        self.next += 1
        self._count()

    def _count(self) -> None:
        for pair in pairs_of(self.games):
            if pair.number == len(self.pairs):
                self.pairs.append(pair)
                if self._kept is not None:
                    self._kept.add(pair)


def play_on(results: Results, setup: MatchSetup, asked: argparse.Namespace) -> None:
    """Play the games that are lacking, as long as there is time."""
    end = time.monotonic() + 60 * asked.minutes
    with closing(OtherEngine(asked.engine, asked.ms, by_clock=asked.clock)) as other:
        table = MatchTable(setup, other, by_clock=asked.clock)
        for number in range(results.next, 2 * asked.pairs):
            if time.monotonic() > end:
                break
            results.add(table.play(number))
            if number % 2:
                print(standing(results.pairs, results.games, asked.bot), flush=True)


def main() -> None:
    """Play, count, print."""
    options = argparse.ArgumentParser(description="A bot against another engine.")
    options.add_argument("edition")
    options.add_argument("--engine")
    options.add_argument("--out", type=Path, required=True)
    options.add_argument("--bot", default="champion")
    options.add_argument("--pairs", type=int, default=200)
    options.add_argument("--ms", type=int, default=1000)
    options.add_argument("--clock", action="store_true", help="--ms is for a game, not for a move")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--minutes", type=float, default=float("inf"))
    options.add_argument("--into", type=Path)
    asked = options.parse_args()
    words = library.find(load(asked.edition))
    setup = MatchSetup(asked.bot, OTHER, asked.edition, words.fingerprint, asked.seed, asked.ms)
    facts = setup.facts() | {"clock": asked.clock or None}
    with ExitStack() as files:
        kept = asked.into and files.enter_context(closing(journal_of(asked.into, setup)))
        first = first_game(asked.out, len(kept.items) if kept else 0)

        def read(line: str, place: int) -> Played:
            return read_game(line, first + place)

        games = Journal(asked.out, MARK, facts, read, Played.to_line)
        results = Results(files.enter_context(closing(games)), first, kept)
        if asked.engine is not None:
            play_on(results, setup, asked)
        print(standing(results.pairs, results.games, asked.bot))


if __name__ == "__main__":
    main()
