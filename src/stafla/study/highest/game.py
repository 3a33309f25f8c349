"""A whole game from the plays of a plan: what comes after it, the racks, and the record.

Which tiles come out of the bag is open, so a rack is known only backwards: what a player keeps
after a play is part of what they hold at their next one. Every tile drawn is named in the record,
so that it can be checked whole.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from stafla import rules
from stafla._core import Board, MoveGenerator, Placement, Ruleset, score
from stafla.editions import Edition
from stafla.records import Record
from stafla.rules import Drawn, Event, Game, Started
from stafla.rules.base.tiles import rack_tiles, without
from stafla.study.highest.tiles import whole
from stafla.study.highest.word_lists import Counts
from stafla.words import Lexicon

PLAYERS = 2
PASSES = 12


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: tiles laid, or a pass.

    ``before`` is how many tiles the player holds, ``used`` which of them are laid.
    """

    placement: Placement | None
    before: int
    used: bytes
    points: int


class PlayedOut:
    """The turns of a game in which nobody minds what is in the bag.

    Args:
        setting: edition, words and chance.
        plan: the plays to begin with, the players by turns.
    """

    def __init__(self, setting: "GameSetup", plan: Iterable[Placement]) -> None:
        self.setting = setting
        self.board = Board(setting.rules)
        self.supply: Counts = whole(setting.edition)
        self.hands = [setting.rules.rack_size] * PLAYERS
        self.bag = setting.rules.tiles - sum(self.hands)
        self.turns: list[Turn] = []
        self.left: tuple[bytes, ...] = ()
        for placement in plan:
            self._lay(placement)

    @property
    def total(self) -> int:
        """Of all plays."""
        return sum(turn.points for turn in self.turns)

    def finish(self, tries: int) -> None:
        """Play on, each time the best play of some racks drawn by chance."""
        while self.bag and not self._stuck():
            best = max(
                (self._best(self._draw(self._hand())) for _ in range(tries)),
                key=lambda rows: rows[0],
            )
            self._turn(best[1])
        self._last_racks()

    def _last_racks(self) -> None:
        """With an empty bag everybody's tiles are settled, and are played as far as they go."""
        racks = self._deal()
        while not self._stuck():
            seat = len(self.turns) % PLAYERS
            placement = self._best(racks[seat])[1]
            self._turn(placement)
            racks[seat] = without(racks[seat], self.turns[-1].used)
            if not racks[seat]:
                break
        self.left = tuple(racks)

    def _deal(self) -> list[bytes]:
        """Racks from all that is left, the one whose turn it is first choosing."""
        seat = len(self.turns) % PLAYERS
        mine = self._draw(self.hands[seat])
        racks = [b""] * PLAYERS
        racks[seat] = mine
        racks[1 - seat] = without(self._all(), mine)[: self.hands[1 - seat]]
        return racks

    def _stuck(self) -> bool:
        """Whether everybody has passed."""
        last = self.turns[-PLAYERS:]
        return len(last) == PLAYERS and all(turn.placement is None for turn in last)

    def _hand(self) -> int:
        return self.hands[len(self.turns) % PLAYERS]

    def _all(self) -> bytes:
        """The tiles that do not lie on the board."""
        return bytes(np.repeat(np.arange(len(self.supply), dtype=np.uint8), self.supply))

    def _draw(self, count: int) -> bytes:
        return bytes(sorted(self.setting.chance.permutation(list(self._all()))[:count].tolist()))

    def _best(self, rack: bytes) -> tuple[int, Placement | None]:
        plays = self.setting.generator.plays(self.board, rack)
        if not len(plays):
            return -1, None
        best = int(np.argmax(np.frombuffer(plays.scores(), np.int32)))
        return plays[best].score, plays[best].placement

    def _turn(self, placement: Placement | None) -> None:
        if placement is None:
            self.turns.append(Turn(None, self._hand(), b"", 0))
        else:
            self._lay(placement)

    def _lay(self, placement: Placement) -> None:
        seat = len(self.turns) % PLAYERS
        used = rack_tiles([tile for _, tile in placement.laid(self.setting.rules)])
        points = score(self.setting.rules, self.board, placement).total
        self.turns.append(Turn(placement, self.hands[seat], used, points))
        self.board = self.board.laid(placement)
        for tile in used:
            self.supply[tile] -= 1
        drawn = min(self.bag, len(used))
        self.bag -= drawn
        self.hands[seat] += drawn - len(used)

    def racks(self) -> list[bytes]:
        """What was held before each turn, found from the end."""
        after = list(self.left)
        racks = []
        for number in range(len(self.turns) - 1, -1, -1):
            turn, seat = self.turns[number], number % PLAYERS
            leave = after[seat][: turn.before - len(turn.used)]
            after[seat] = bytes(sorted(turn.used + leave))
            racks.append(after[seat])
        return racks[::-1]


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What a game is played with."""

    edition: Edition
    lexicon: Lexicon
    rules: Ruleset
    generator: MoveGenerator
    chance: np.random.Generator


def record_of(played: PlayedOut) -> Record:
    """The record of a game played out.

    Raises:
        rules.Refusal: it is not a legal game, which would be a fault of this package.
    """
    telling = _RecordBuilder(played)
    for number, turn in enumerate(played.turns):
        telling.turn(number, turn)
    while not telling.game.ended and telling.passes < PASSES:
        telling.passes += 1
        telling.add(rules.pass_turn(telling.game, telling.game.to_move or 0))
    return Record(telling.game.events)


class _RecordBuilder:
    """A record in the making."""

    def __init__(self, played: PlayedOut) -> None:
        setting = played.setting
        self.racks = played.racks()
        self.passes = 0
        self.queues = [_drawn_in_order(played, self.racks, seat) for seat in range(PLAYERS)]
        started = rules.start(
            setting.edition,
            tuple(f"seat-{seat}" for seat in range(PLAYERS)),
            check="automatic",
            lexicon=setting.lexicon.name,
            fingerprint=setting.lexicon.fingerprint,
        )
        first, *dealt = started
        assert isinstance(first, Started)
        self.game = Game.begin(first)
        self.add(dealt)

    def turn(self, number: int, turn: Turn) -> None:
        """The events of a turn."""
        seat = number % PLAYERS
        if turn.placement is None:
            self.add(rules.pass_turn(self.game, seat))
        else:
            self.add(rules.play(self.game, seat, turn.placement, "valid"))

    def add(self, events: Sequence[Event]) -> None:
        """Let events follow, every tile drawn by its name."""
        for event in events:
            known = self._name(event) if isinstance(event, Drawn) else event
            self.game = self.game.after(known)

    def _name(self, drawn: Drawn) -> Drawn:
        queue, count = self.queues[drawn.seat], len(drawn.tiles)
        self.queues[drawn.seat] = queue[count:]
        return Drawn(drawn.seat, queue[:count])


def _drawn_in_order(played: PlayedOut, racks: list[bytes], seat: int) -> bytes:
    """The tiles that a player draws in the whole game, one after the other."""
    mine = range(seat, len(racks), PLAYERS)
    held_before, drawn = b"", b""
    for number in mine:
        drawn += without(racks[number], held_before)
        held_before = without(racks[number], played.turns[number].used)
    return drawn + without(played.left[seat], held_before)
