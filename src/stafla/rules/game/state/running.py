"""Whose time runs: that of one seat in one turn, or nobody's."""

from stafla.rules.game.events import Seat
from stafla.rules.game.state.game import Game


def whose(game: Game) -> tuple[Seat, int] | None:
    """Whose time runs after the latest event, and in which turn; None: nobody's.

    Decides SV-36.
    """
    if game.ended or not game.clock_started or game.clock_paused or game.to_move is None:
        return None
    if game.halted or game.phase in ("drawing", "vote", "verdict", "appeal"):
        return None
    play = game.pending
    if play is None or not play.made:
        return game.to_move, game.turn
    if play.challenger is not None or game.next_seat is None:
        return None
    if not play.pressed:
        return game.to_move, game.turn
    turn = game.turn + 1
    while game.at(turn) != game.next_seat:
        turn += 1
    return game.next_seat, turn
