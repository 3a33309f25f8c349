"""Standings: games of an event become places, by tie-breaks that are data.

- ``game``: what a round gave each player
- ``scoring``: the numbers of a federation: what byes are worth, which key decides ties
- ``table``: the places
- ``reach``: which places a player can still finish in
"""

from stafla.contest.standings.game import (
    WITH_POINTS,
    Game,
    Kind,
    Player,
    PlayerGame,
    games_by_player,
    sides,
    time_loss,
)
from stafla.contest.standings.reach import Open, Reach, reach, withdrawing_is_better
from stafla.contest.standings.scoring import KEYS, Key, Scoring
from stafla.contest.standings.table import Standing, draw_lot, standings

__all__ = [
    "KEYS",
    "WITH_POINTS",
    "Game",
    "Key",
    "Kind",
    "Open",
    "Player",
    "PlayerGame",
    "Reach",
    "Scoring",
    "Standing",
    "draw_lot",
    "games_by_player",
    "reach",
    "sides",
    "standings",
    "time_loss",
    "withdrawing_is_better",
]
