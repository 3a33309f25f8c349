"""How each event changes a game, by aspect; the same aspects as in ``acts``.

Each function enters itself for its event (`stafla.rules.game.state.transition`).
"""

from stafla.rules.game.transitions import (
    agreement,
    board,
    challenge,
    clock,
    ending,
    judge,
    pairs,
    start,
    theme,
    turn,
    variants,
)

__all__ = [
    "agreement",
    "board",
    "challenge",
    "clock",
    "ending",
    "judge",
    "pairs",
    "start",
    "theme",
    "turn",
    "variants",
]
