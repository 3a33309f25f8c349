"""How what players agree on, and the claim that one is gone, change a game."""

from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pending import Proposal
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.judge import concerned_side
from stafla.rules.game.transitions.steps import require, without_side
from stafla.rules.game.transitions.theme import voters


def last_turn(game: Game, seat: ev.Seat) -> int | None:
    """The number of the event after which the seat's latest turn began; None: it had none.

    A play that its player withdrew was no turn.
    """
    turn = game.latest[seat]
    return None if turn is None else turn.number


def left_since(game: Game, number: int) -> bool:
    """Whether somebody left the game after an event, or had no time left."""
    return game.left_at > number


def owing(game: Game) -> ev.Seat | None:
    """Who keeps the table waiting: the mover, or who is to answer the play that waits."""
    play = game.pending
    if game.ended or game.halted or game.phase in ("ruling", "appeal"):
        return None
    if game.phase == "verdict":
        return concerned_side(game)
    if game.drawer is not None:
        return game.drawer
    if game.phase == "vote" and play is not None and play.claim is not None:
        return next((seat for seat in voters(game) if seat not in play.claim.votes), None)
    if play is None or not play.made:
        return game.to_move if game.first is not None else game.favoured
    return next(iter(game.answerers), None)


@transition(ev.Proposed)
def _propose(event: ev.Proposed, game: Game) -> Game:
    require(game.proposal is None, "something is proposed already")
    require(game.pairs is None or event.what == "abort", "partners propose nothing")
    require(event.seat in game.active, "the seat has resigned")
    return replace(game, proposal=Proposal(event.seat, event.what, frozenset({event.seat})))


@transition(ev.Consented)
def _consent(event: ev.Consented, game: Game) -> Game:
    wish = game.proposal
    require(wish is not None and event.seat not in wish.agreed, "there is nothing to agree to")
    require(event.seat in game.active, "the seat has resigned")
    assert wish is not None
    return replace(game, proposal=replace(wish, agreed=wish.agreed | {event.seat}))


@transition(ev.ProposalDeclined)
def _decline(_event: ev.ProposalDeclined, game: Game) -> Game:
    require(game.proposal is not None, "there is no proposal")
    return replace(game, proposal=None)


@transition(ev.TakenBack)
def _taken_back(event: ev.TakenBack, game: Game) -> Game:
    wish = game.proposal
    agreed = wish is not None and wish.what == "takeback" and wish.agreed >= set(game.active)
    require(agreed, "not all agreed to take a turn back")
    assert wish is not None
    require(event.to == last_turn(game, wish.seat), "that is not where the turn began")
    require(not left_since(game, event.to), "somebody left the game since")
    turn = game.latest[wish.seat]
    assert turn is not None
    return replace(
        turn.before,
        draws=game.draws,
        asides=game.asides,
        unknown_tiles=game.unknown_tiles,
        clock_started=game.clock_started,
        clock_paused=False,
        judge=game.judge,
        proposal=None,
    )


@transition(ev.Claimed)
def _claim(event: ev.Claimed, game: Game) -> Game:
    both = event.seat in game.active and event.against in game.active
    own = event.against in game.mates(event.seat)
    require(both and not own, "one of them is not in the game, or plays for the same side")
    return without_side(game, event.against)
