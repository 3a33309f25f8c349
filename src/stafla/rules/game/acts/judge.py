"""A table with a judge at hand: verdicts appealed, the judge called, and what is decided.

The word list answers a challenge. Where a judge is at hand its verdict does not take effect at
once: the side that it goes against accepts it or appeals, and no tile is drawn or taken back
before that. So nothing has to be undone, and nobody has seen a tile that goes back. While the
judge is awaited the game stands and no clock runs (SV-18, SV-39); nothing waits for ever, since
every wait has an end that time alone brings about (`stafla.rules.game.acts.clock`).
"""

from collections.abc import Sequence

from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.challenge import conclude
from stafla.rules.game.acts.permission import require
from stafla.rules.game.events import (
    Appealed,
    AppealRuled,
    AppealWithdrawn,
    Event,
    JudgeCalled,
    JudgeDecided,
    JudgeDismissed,
    Penalised,
    Seat,
    Verdict,
    VerdictAccepted,
)
from stafla.rules.game.refusals import NoJudge
from stafla.rules.game.state.game import Game
from stafla.rules.game.transitions.board import MOST_SECONDS

MOST_TEXT = 1000
MOST_ABOUT = 200
MOST_POINTS = 1000


def accept_verdict(game: Game, seat: Seat) -> tuple[Event, ...]:
    """The side that a verdict goes against does not appeal; the verdict takes effect.

    Raises:
        NoVerdict: none is open to this seat.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "accept-verdict", seat)
    acts = EventBuilder(game)
    verdict = open_verdict(game)
    acts.add(VerdictAccepted(seat))
    conclude(acts, verdict)
    return acts.events


def appeal(game: Game, seat: Seat, about: str = "") -> tuple[Event, ...]:
    """The side that a verdict goes against brings it before the judge.

    Args:
        game: the game.
        seat: who appeals.
        about: what the judge is told, at most 200 characters.

    Raises:
        NoVerdict: none is open to this seat.
        TooManySummons: the seat has called or appealed as often as it may.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "appeal", seat)
    return (Appealed(seat, about[:MOST_ABOUT]),)


def withdraw_appeal(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Who appealed takes it back; the verdict takes effect.

    Raises:
        NoAppealOpen, NotYourAppeal: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "withdraw-appeal", seat)
    acts = EventBuilder(game)
    verdict = open_verdict(game)
    acts.add(AppealWithdrawn(seat))
    conclude(acts, verdict)
    return acts.events


def rule_appeal(game: Game, verdict: Verdict, text: str) -> tuple[Event, ...]:
    """The judge rules on the play as a whole; what follows is what follows from such a verdict.

    An appeal that is upheld so gives the tiles back or leaves them lying, and moves penalty and
    turn to where the edition has them by the new verdict (IS-24, FI-30, FI-31, SV-21, SV-22,
    PL-15).

    Args:
        game: the game.
        verdict: valid or invalid; a judge is never in doubt.
        text: the reason, which every player reads; it should name no single word (SV-19).

    Raises:
        NoAppealOpen: there is none.
        NoJudge: a ruling needs a verdict and a reason of bounded length.
    """
    require(game, "rule-appeal")
    if verdict == "unknown" or not 0 < len(text) <= MOST_TEXT:
        raise NoJudge
    acts = EventBuilder(game)
    acts.add(AppealRuled(verdict, text))
    conclude(acts, verdict)
    return acts.events


def summon(game: Game, seat: Seat, about: str = "") -> tuple[Event, ...]:
    """A player stops the clocks and calls the judge, whoever is to move (SV-39).

    Raises:
        NoJudgeHere: the table has none.
        JudgeThere, VerdictOpen, AppealOpen: the judge is called, or a verdict comes first.
        TooManySummons: the seat has called or appealed as often as it may.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "summon", seat)
    return (JudgeCalled(seat, about[:MOST_ABOUT]),)


def dismiss(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Who called the judge takes it back, and the game goes on.

    Raises:
        NoJudge, NotYourAppeal: nobody called, or another did.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "dismiss", seat)
    return (JudgeDismissed(seat),)


def decide_summons(
    game: Game, text: str, seconds: Sequence[int] = (), points: Sequence[int] = ()
) -> tuple[Event, ...]:
    """What the judge decided on a summons; the game goes on and clocks run again (SV-40).

    Args:
        game: the game.
        text: the decision and its reason, which every player reads.
        seconds: time given to each seat, negative: taken; none: nobody's changes.
        points: points given to each seat, negative: taken; none: nobody's change.

    Raises:
        NoJudge: nobody called, or text or numbers are out of bounds.
    """
    if game.judge is None or game.judge.called is None:
        raise NoJudge
    return decision(game, text, seconds, points)


def decision(
    game: Game, text: str, seconds: Sequence[int], points: Sequence[int]
) -> tuple[Event, ...]:
    """What a judge decides, at a real board or on a screen: a text, and time and points by seat.

    Raises:
        NoJudge: text or numbers are out of bounds, or for another number of seats.
    """
    given = tuple(seconds) or (0,) * len(game.seats)
    awarded = tuple(points) or (0,) * len(game.seats)
    fits = len(given) == len(awarded) == len(game.seats) and 0 < len(text) <= MOST_TEXT
    bounded = max(map(abs, given)) <= MOST_SECONDS and max(map(abs, awarded)) <= MOST_POINTS
    if not (fits and bounded):
        raise NoJudge
    corrected = [Penalised(seat, -more, "correction") for seat, more in enumerate(awarded) if more]
    return (*corrected, JudgeDecided(text, given))


def lapse(game: Game) -> tuple[Event, ...]:
    """What time alone brings about at a table that waits for an answer or for the judge."""
    if game.judge is not None and game.judge.called is not None:
        return (JudgeDismissed(),)
    acts = EventBuilder(game)
    verdict = open_verdict(game)
    acts.add(VerdictAccepted() if game.phase == "verdict" else AppealWithdrawn())
    conclude(acts, verdict)
    return acts.events


def open_verdict(game: Game) -> Verdict:
    """The verdict that has not taken effect."""
    assert game.pending is not None and game.pending.verdict is not None
    return game.pending.verdict
