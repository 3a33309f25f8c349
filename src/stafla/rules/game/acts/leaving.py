"""How a player leaves a game that the others go on with: by giving up, or by being gone."""

from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.drawing import draw_out
from stafla.rules.game.acts.ending import accept, end, finish
from stafla.rules.game.acts.permission import require
from stafla.rules.game.acts.theme import settle
from stafla.rules.game.acts.window import close
from stafla.rules.game.events import (
    Claimed,
    Event,
    PlayWithdrawn,
    Reason,
    Resigned,
    Seat,
    TilesTakenBack,
)
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.outcome import one_side, over
from stafla.rules.game.transitions.agreement import claimable_seat


def resign(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A player gives up, at any time.

    The rack's tiles go out of play, and a partner's with them (PL-65). With one player or pair
    left the game is over; otherwise the others go on. A play of the resigning player that still
    waits is taken back, so that giving up never saves it from a challenge. One of the last
    opponent's is made and accepted; if the game is over with it, that is how it ends, settlement
    and all (IS-26, IS-41).

    Raises:
        RulingPending: a verdict is due first.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "resign", seat)
    acts = EventBuilder(game)
    side = game.mates(seat)
    if game.pending and game.pending.seat in side:
        acts.add(TilesTakenBack(game.pending.seat))
    elif game.pending and leaves_one_side(game, seat):
        accept(acts)
        if reason := over(acts.game):
            end(acts, reason)
            return acts.events
    if game.drawer == seat and game.aside:
        draw_out(acts)
    acts.add(Resigned(seat))
    go_on(acts, "resigned")
    return acts.events


def claim(game: Game, seat: Seat) -> tuple[Event, ...]:
    """The one who keeps the table waiting is gone, and out of the game.

    Whether that is so, the caller knows. With one player left the game is over. A play that was
    to be answered stands; one that is voted on does so when the others have voted (PL-38).

    Raises:
        NotGone: nobody else keeps the table waiting.
        RulingPending: a verdict is due first.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    require(game, "claim", seat)
    against = claimable_seat(game)
    assert against is not None
    acts = EventBuilder(game)
    if game.drawer == against and game.aside:
        draw_out(acts)
    play = game.pending
    if play and play.seat in game.mates(against):
        acts.add(PlayWithdrawn(against) if not play.made else TilesTakenBack(play.seat))
    elif play and (game.phase != "vote" or leaves_one_side(game, against)):
        accept(acts)
        acts.draw(play.seat, game.rules.rack_size - len(acts.game.racks[play.seat]))
        draw_out(acts)
        if reason := over(acts.game):
            end(acts, reason)
            return acts.events
    acts.add(Claimed(seat, against))
    go_on(acts, "gone")
    return acts.events


def leaves_one_side(game: Game, seat: Seat) -> bool:
    """Whether nobody is left to play against once this seat's side has left."""
    return len(game.active) == 2 * len(game.mates(seat))


def go_on(acts: EventBuilder, reason: Reason) -> None:
    """After somebody left: the game is over for that reason, or the others go on.

    A play may have waited for the one who left alone: the last vote on it, or the only answer that
    anybody could have given.
    """
    if one_side(acts.game):
        end(acts, reason)
        return
    settle(acts)
    if acts.game.phase == "window" and acts.game.words_checked:
        close(acts)
    elif acts.game.phase == "turn":
        finish(acts)
