"""How appeals and summons of the judge change a game."""

from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pending import MOST_SUMMONS, Judge
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.steps import require, waiting

MOST_WAIT = 60 * 24 * 3600


def concerned_side(game: Game) -> ev.Seat | None:
    """The side that the open verdict goes against: the player's if invalid, else the challenger's.

    None: no verdict is open.
    """
    play = game.pending
    if play is None or play.verdict is None:
        return None
    return play.seat if play.verdict == "invalid" else play.challenger


def opposite(verdict: ev.Verdict) -> ev.Verdict:
    """What an upheld appeal makes of a verdict."""
    return "valid" if verdict == "invalid" else "invalid"


def give_verdict(game: Game, verdict: ev.Verdict) -> Game:
    """A verdict on the challenged play, which takes effect at once or is open to an appeal."""
    if game.judge is None:
        return effective(game, verdict)
    return replace(game, pending=replace(waiting(game), verdict=verdict))


def effective(game: Game, verdict: ev.Verdict) -> Game:
    """The game with a verdict that stands; what it brings about are events of their own."""
    play = waiting(game)
    if verdict == "valid" and game.edition.challenge.wrong_turn:
        assert play.challenger is not None
        game = replace(game, owing=game.owing | {play.challenger})
    return replace(game, pending=replace(play, verdict=None, appealed=False), proposal=None)


def dismiss(game: Game) -> Game:
    """The game when the judge has gone again."""
    assert game.judge is not None
    return replace(game, judge=replace(game.judge, called=None))


def summon(event: ev.JudgeCalled, game: Game) -> Game:
    """The judge is called to a live table, which stands until then (SV-39)."""
    judge = game.judge
    assert judge is not None
    require(judge.called is None, "the judge is called")
    require(game.phase not in ("start", "verdict", "appeal", "ended"), "there is nothing to stop")
    require(event.seat in game.active, "the seat has resigned")
    return replace(game, judge=replace(_count(judge, event.seat), called=event.seat))


def decide(event: ev.JudgeDecided, game: Game) -> Game:
    """The judge has decided at a live table (SV-40)."""
    require(game.judge is not None and game.judge.called is not None, "nobody called the judge")
    require(bool(event.text), "a decision has a reason")
    return dismiss(game)


def _count(judge: Judge, seat: ev.Seat) -> Judge:
    require(judge.summons.count(seat) < MOST_SUMMONS, "the seat has called too often")
    return replace(judge, summons=(*judge.summons, seat))


@transition(ev.JudgeSet)
def _judge_set(event: ev.JudgeSet, game: Game) -> Game:
    fresh = game.first is None and not game.start_tiles and game.judge is None
    require(fresh and game.companion is None, "the judge is agreed on before anything is drawn")
    require(game.pairs is None, "what a judge is told would be a word between partners")
    bounded = 0 < event.answer <= MOST_WAIT and 0 < event.wait <= MOST_WAIT
    require(bounded, "a wait has an end")
    return replace(game, judge=Judge(event.answer, event.wait))


@transition(ev.VerdictAccepted)
def _accept(event: ev.VerdictAccepted, game: Game) -> Game:
    require(game.phase == "verdict", "no verdict is open")
    require(event.seat in (None, concerned_side(game)), "another seat may appeal")
    return effective(game, _verdict(game))


@transition(ev.Appealed)
def _appeal(event: ev.Appealed, game: Game) -> Game:
    require(game.phase == "verdict", "no verdict is open")
    require(event.seat == concerned_side(game), "another seat may appeal")
    assert game.judge is not None
    play = replace(waiting(game), appealed=True)
    return replace(game, pending=play, judge=_count(game.judge, event.seat), proposal=None)


@transition(ev.AppealWithdrawn)
def _withdrawn(event: ev.AppealWithdrawn, game: Game) -> Game:
    require(game.phase == "appeal", "there is no appeal")
    require(event.seat in (None, concerned_side(game)), "another seat appealed")
    return effective(game, _verdict(game))


@transition(ev.VerdictOverturned)
def _overturn(_event: ev.VerdictOverturned, game: Game) -> Game:
    wish = game.proposal
    agreed = wish is not None and wish.what == "overturn" and wish.agreed >= set(game.active)
    require(game.phase == "appeal" and agreed, "not all agreed to overturn the verdict")
    return effective(game, opposite(_verdict(game)))


@transition(ev.AppealRuled)
def _rule(event: ev.AppealRuled, game: Game) -> Game:
    require(game.phase == "appeal", "there is no appeal")
    require(event.verdict != "unknown" and bool(event.text), "a ruling has a verdict and a reason")
    return effective(game, event.verdict)


@transition(ev.JudgeDismissed)
def _dismiss(event: ev.JudgeDismissed, game: Game) -> Game:
    at = None if game.judge is None else game.judge.called
    require(at is not None and event.seat in (None, at), "nobody called the judge")
    return dismiss(game)


def _verdict(game: Game) -> ev.Verdict:
    verdict = waiting(game).verdict
    assert verdict is not None
    return verdict
