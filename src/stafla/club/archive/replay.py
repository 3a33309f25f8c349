"""A game that is over, step by step: the table after each turn of its score sheet."""

from collections.abc import Iterable
from dataclasses import dataclass

from stafla.club.archive.refusals import StillPlayed
from stafla.club.tables.cache import GameState
from stafla.rules import Game, Row
from stafla.rules.game.state.outcome import effective_events


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """The table after one turn.

    Attributes:
        at: how many turns were taken, from 0.
        of: how many there are.
        game: as it stood then.
        rows: the rows of the sheet that the turn wrote, as they stood in the end.
    """

    at: int
    of: int
    game: Game
    rows: tuple[Row, ...]

    @property
    def new(self) -> frozenset[int]:
        """The squares of the tiles that the turn laid."""
        parts = [
            part
            for row in self.rows
            if row.kind == "play" and row.stands and row.score
            for part in row.score.words[0].parts
        ]
        return frozenset(part.square for part in parts if part.new)


def numbers_of(rows: Iterable[Row]) -> list[int]:
    """The numbers of the turns that wrote rows, each once, in their order."""
    return sorted({row.number for row in rows})


def step(game_state: GameState, at: int) -> ReplayStep:
    """The table after ``at`` turns; beyond the last it is the last.

    Raises:
        StillPlayed: the game is not over.
    """
    game = game_state.game
    if game.ended is None:
        raise StillPlayed
    numbers = numbers_of(game_state.rows)
    at = max(0, min(at, len(numbers)))
    # what was taken back is on no row, so the table is shown as if it had not been
    stands = (number for number, _ in effective_events(game.events))
    upto = max(n for n in stands if n < numbers[at]) if at < len(numbers) else game.number
    rows = tuple(row for row in game_state.rows if at and row.number == numbers[at - 1])
    return ReplayStep(at, len(numbers), Game.replay(game.events[:upto]), rows)
