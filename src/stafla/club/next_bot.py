"""Which bot somebody should meet next."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from stafla.bots import LEVELS
from stafla.club.lobby.game_lists import ListedGame

WINS = 2
"""So many games in a row somebody wins against a level before the next one is proposed."""


@dataclass(frozen=True, slots=True)
class LevelStep:
    """A level that somebody has beaten often enough, and the one above it."""

    won: str
    following: str


def next_step(ended: Iterable[ListedGame]) -> LevelStep | None:
    """The step that is proposed after these games, the newest first; None: none is.

    Games of two against a level count, and of those the newest alone.
    """
    games = [(game, level) for game in ended if (level := _level(game)) is not None]
    latest = list(islice(games, WINS))
    levels = {level for _, level in latest}
    won = all(game.winners == game.yours for game, _ in latest)
    if len(latest) < WINS or len(levels) != 1 or not won:
        return None
    (level,) = levels
    above = LEVELS.index(level) + 1
    return LevelStep(level, LEVELS[above]) if above < len(LEVELS) else None


def _level(game: ListedGame) -> str | None:
    """The level of the bot that somebody met in a game of two; None: it was no such game."""
    if len(game.seats) != 2 or len(game.yours) != 1:
        return None
    kinds = [seat.bot for seat in game.seats if seat.seat not in game.yours]
    return kinds[0] if kinds[0] in LEVELS else None
