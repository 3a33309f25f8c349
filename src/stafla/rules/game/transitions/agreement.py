"""How what players agree on, and the claim that one is gone, change a game."""

from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.mixing import missing_numbers
from stafla.rules.game.state.outcome import seats_to_accept
from stafla.rules.game.state.pending import Proposal
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.judge import concerned_side
from stafla.rules.game.transitions.steps import require, without_side
from stafla.rules.game.transitions.theme import seats_to_vote


def last_turn(game: Game, seat: ev.Seat) -> int | None:
    """The number of the event after which the seat's latest turn began; None: it had none.

    A play that its player withdrew was no turn.
    """
    turn = game.latest[seat]
    return None if turn is None else turn.number


def left_since(game: Game, number: int) -> bool:
    """Whether somebody left the game after an event, or had no time left."""
    return game.left_at > number


def awaited_seats(game: Game) -> tuple[ev.Seat, ...]:
    """The seats that have to do something; of two partners, and after a play, one may be enough.

    A verdict and the judge are nobody's at the table. An offer to end is for all who play to
    answer, and whoever is to move may do that instead.
    """
    if game.halted:
        return ()
    return missing_numbers(game) or seats_to_accept(game) or _seats_to_go_on(game)


def claimable_seat(game: Game) -> ev.Seat | None:
    """Who keeps the table waiting, so that the others may claim that this player is gone.

    An offer to end keeps nobody waiting, since a turn puts it aside; nor does a challenged play,
    which waits for its verdict.
    """
    if game.halted or game.phase == "ruling":
        return None
    return next(iter(_seats_to_go_on(game)), None)


def _seats_to_go_on(game: Game) -> tuple[ev.Seat, ...]:
    """Who has to act in the phase that the game is in."""
    play = game.pending
    match game.phase:
        case "ended" | "appeal":
            return ()
        case "start":
            one = game.favoured
        case "drawing":
            one = game.drawer
        case "vote":
            return seats_to_vote(game)
        case "verdict":
            one = concerned_side(game)
        case _ if play is None:
            return game.movers
        case _ if not play.made:
            one = play.seat
        case phase:
            # a verdict is given at once where the play is made
            return () if phase == "ruling" else game.answerers
    return () if one is None else (one,)


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
