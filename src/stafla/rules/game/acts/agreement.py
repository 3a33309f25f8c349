"""What players agree on away from the board: a turn taken back, a pause, a game given up by all.

One seat proposes, the others consent or decline; with the last consent it happens. An appealed
verdict they may overturn without the judge. And what needs
nobody's consent: to abort a game that has hardly begun, to let the clock run on.
"""

from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.challenge import conclude
from stafla.rules.game.acts.permission import require
from stafla.rules.game.events import (
    ClockPaused,
    ClockResumed,
    Consented,
    Ended,
    Event,
    Proposable,
    ProposalDeclined,
    Proposed,
    Seat,
    TakenBack,
    VerdictOverturned,
)
from stafla.rules.game.state.game import Game
from stafla.rules.game.transitions.agreement import last_turn
from stafla.rules.game.transitions.judge import opposite


def propose(game: Game, seat: Seat, proposal: Proposable) -> tuple[Event, ...]:
    """A seat asks the others to agree; alone at the table it agrees with itself.

    Raises:
        NoProposals, AlreadyProposed, TooManyProposals, NothingToTakeBack, NoClock, ClockRuns,
            RulingPending, VerdictOpen, AppealOpen, NoAppealOpen: why not.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    require(game, f"propose-{proposal}", seat)
    acts = EventBuilder(game)
    acts.add(Proposed(seat, proposal))
    agree(acts)
    return acts.events


def consent(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A seat agrees; with the last one it happens.

    Raises:
        NoProposal, AlreadyConsented: why not.
        NothingToTakeBack: the turn that was to be taken back is not there any more.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    require(game, "consent", seat)
    acts = EventBuilder(game)
    acts.add(Consented(seat))
    agree(acts)
    return acts.events


def decline(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A seat does not agree, or takes back what it proposed.

    Raises:
        NoProposal: nothing is proposed.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    require(game, "decline", seat)
    return (ProposalDeclined(seat),)


def agree(acts: EventBuilder) -> None:
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
    require(game, "abort", seat)
    acts = EventBuilder(game)
    if game.proposal is not None:
        acts.add(ProposalDeclined(seat))
    acts.add(Proposed(seat, "abort"))
    acts.add(Ended("aborted"))
    return acts.events


def resume_clock(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A pause is over (SV-38).

    Raises:
        NoClock, ClockRuns: there is no clock, or it is not paused.
        GameOver, HasResigned, NoSuchSeat: as for every act.
    """
    require(game, "resume-clock", seat)
    return (ClockResumed(seat),)
