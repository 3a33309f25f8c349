"""What players agree on away from the board: a turn taken back, a pause, a game given up by all.

One seat proposes, the others consent or decline; with the last consent it happens. An appealed
verdict they may overturn without the judge. And what needs
nobody's consent: to abort a game that has hardly begun, to let the clock run on, to claim that
who owes an act is gone.
"""

from stafla.rules.game.acts.builder import Acts, require_playing, require_ruled
from stafla.rules.game.acts.challenge import conclude
from stafla.rules.game.acts.clock import whose
from stafla.rules.game.acts.drawing import draw_out
from stafla.rules.game.acts.ending import accept, end, finish
from stafla.rules.game.events import (
    Claimed,
    ClockPaused,
    ClockResumed,
    Consented,
    Ended,
    Event,
    PlayWithdrawn,
    Proposable,
    ProposalDeclined,
    Proposed,
    Seat,
    TakenBack,
    TilesTakenBack,
    VerdictOverturned,
)
from stafla.rules.game.refusals import (
    AlreadyConsented,
    AlreadyProposed,
    ClockRuns,
    GameOver,
    HasResigned,
    NoAppealOpen,
    NoClock,
    NoProposal,
    NoProposals,
    NoSuchSeat,
    NotGone,
    NothingToTakeBack,
    TooLateToAbort,
)
from stafla.rules.game.state.asides import require_proposals
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.outcome import one_side, over
from stafla.rules.game.transitions.agreement import last_turn, left_since
from stafla.rules.game.transitions.judge import concerned, opposite
from stafla.rules.game.transitions.theme import voters


def propose(game: Game, seat: Seat, what: Proposable) -> tuple[Event, ...]:
    """A seat asks the others to agree; alone at the table it agrees with itself.

    Raises:
        NoProposals, AlreadyProposed, TooManyProposals, NothingToTakeBack, NoClock, ClockRuns,
            RulingPending, VerdictOpen, AppealOpen, NoAppealOpen: why not.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    proposable(game, seat, what)
    acts = Acts(game)
    acts.add(Proposed(seat, what))
    agree(acts)
    return acts.events


def proposable(game: Game, seat: Seat, what: Proposable) -> None:
    """Whether a seat may propose this now.

    Raises:
        Refusal: as `propose`.
    """
    require_there(game, seat)
    if game.pairs is not None:
        raise NoProposals
    if game.proposal is not None:
        raise AlreadyProposed
    require_proposals(game, seat)
    if what == "overturn":
        if game.phase != "appeal":
            raise NoAppealOpen
        return
    require_ruled(game)
    if what == "takeback":
        require_turn_to_take_back(game, seat)
    if what == "pause":
        require_running(game)


def consent(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A seat agrees; with the last one it happens.

    Raises:
        NoProposal, AlreadyConsented: why not.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    answerable(game, seat)
    acts = Acts(game)
    acts.add(Consented(seat))
    agree(acts)
    return acts.events


def answerable(game: Game, seat: Seat) -> None:
    """Whether a seat may agree to something now.

    Raises:
        Refusal: as `consent`.
    """
    require_there(game, seat)
    if game.proposal is None:
        raise NoProposal
    if seat in game.proposal.agreed:
        raise AlreadyConsented


def decline(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A seat does not agree, or takes back what it proposed.

    Raises:
        NoProposal: nothing is proposed.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    require_there(game, seat)
    if game.proposal is None:
        raise NoProposal
    return (ProposalDeclined(seat),)


def agree(acts: Acts) -> None:
    """What is proposed happens if nobody is left to agree.

    Decides SV-38.
    """
    wish = acts.game.proposal
    if wish is None or not wish.agreed >= set(acts.game.active):
        return
    match wish.what:
        case "takeback":
            acts.add(TakenBack(last_turn(acts.game, wish.seat) or 0))
        case "pause":
            acts.add(ClockPaused())
        case "abort":
            acts.add(Ended("aborted"))
        case "overturn":
            assert acts.game.pending is not None and acts.game.pending.verdict is not None
            verdict = opposite(acts.game.pending.verdict)
            acts.add(VerdictOverturned())
            conclude(acts, verdict)


def abort(game: Game, seat: Seat) -> tuple[Event, ...]:
    """End without a result a game in which not everybody has had a turn yet.

    Raises:
        TooLateToAbort: all have; it can only be proposed.
        RulingPending: a verdict is due first.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    abortable(game, seat)
    acts = Acts(game)
    if game.proposal is not None:
        acts.add(ProposalDeclined(seat))
    acts.add(Proposed(seat, "abort"))
    acts.add(Ended("aborted"))
    return acts.events


def abortable(game: Game, seat: Seat) -> None:
    """Whether a seat may call the game off alone.

    Raises:
        Refusal: as `abort`.
    """
    require_there(game, seat)
    if game.turn >= len(game.racks):
        raise TooLateToAbort
    require_ruled(game)


def resume_clock(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A pause is over (SV-38).

    Raises:
        NoClock, ClockRuns: there is no clock, or it is not paused.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    require_there(game, seat)
    if game.clock is None:
        raise NoClock
    if not game.clock_paused:
        raise ClockRuns
    return (ClockResumed(seat),)


def owing(game: Game) -> Seat | None:
    """Who keeps the table waiting: the mover, or who is to answer the play that waits."""
    play = game.pending
    if game.ended or game.halted or game.phase in ("ruling", "appeal"):
        return None
    if game.phase == "verdict":
        return concerned(game)
    if game.drawer is not None:
        return game.drawer
    if game.phase == "vote" and play is not None and play.claim is not None:
        return next((seat for seat in voters(game) if seat not in play.claim.votes), None)
    if play is None or not play.made:
        return game.to_move if game.first is not None else game.favoured
    return next(iter(game.answerers), None)


def claim(game: Game, seat: Seat) -> tuple[Event, ...]:
    """The one who keeps the table waiting is gone, and out of the game.

    Whether that is so, the caller knows. With one player left the game is over.

    Raises:
        NotGone: nobody else keeps the table waiting.
        RulingPending: a verdict is due first.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    against = gone(game, seat)
    acts = Acts(game)
    if game.drawer == against and game.aside:
        draw_out(acts)
    play = game.pending
    if play and play.seat in game.mates(against):
        acts.add(PlayWithdrawn(against) if not play.made else TilesTakenBack(play.seat))
    elif play:
        accept(acts)
        acts.draw(play.seat, game.rules.rack_size - len(acts.game.racks[play.seat]))
        draw_out(acts)
        if reason := over(acts.game):
            end(acts, reason)
            return acts.events
    acts.add(Claimed(seat, against))
    if one_side(acts.game):
        end(acts, "gone")
    else:
        finish(acts)
    return acts.events


def gone(game: Game, seat: Seat) -> Seat:
    """Whom a seat could claim against.

    Raises:
        NotGone, RulingPending, GameOver, HasResigned, NoSuchSeat: as `claim`.
    """
    require_there(game, seat)
    require_ruled(game)
    against = owing(game)
    if against is None or against in game.mates(seat):
        raise NotGone
    return against


def require_there(game: Game, seat: Seat) -> None:
    """The seat must be one of a game that is not over, even if nobody has moved yet.

    Raises:
        NoSuchSeat, GameOver, HasResigned: in this order.
    """
    if game.first is not None:
        require_playing(game, seat)
        return
    if seat not in game.seats:
        raise NoSuchSeat(seat=seat)
    if game.ended:
        raise GameOver
    if seat in game.resigned:
        raise HasResigned


def require_turn_to_take_back(game: Game, seat: Seat) -> None:
    """The seat must have had a turn since which nobody left the game.

    Raises:
        NothingToTakeBack: it has not.
    """
    began = last_turn(game, seat)
    if began is None or left_since(game, began):
        raise NothingToTakeBack


def require_running(game: Game) -> None:
    """A clock must run.

    Raises:
        NoClock: none does.
    """
    if whose(game) is None:
        raise NoClock
