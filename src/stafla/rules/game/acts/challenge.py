"""Challenges and what follows from a verdict."""

from collections.abc import Sequence

from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.ending import finish
from stafla.rules.game.acts.permission import require
from stafla.rules.game.acts.window import close
from stafla.rules.game.events import (
    Challenged,
    Event,
    Penalised,
    Ruled,
    Seat,
    TilesTakenBack,
    Verdict,
)
from stafla.rules.game.refusals import NoSuchWord
from stafla.rules.game.state.game import Game


def challenge(game: Game, seat: Seat, words: Sequence[int] | None = None) -> tuple[Event, ...]:
    """Doubt words of the play that waits; the first of several opponents counts.

    Decides SV-18, SV-29.

    Args:
        game: the game.
        seat: who challenges.
        words: indexes into ``game.breakdown.words``; None: all of them. Of a play told
            by its points alone none can be named.

    Raises:
        NoChallenges: the table checks words automatically.
        NoWindow, RulingPending, OwnPlay, NoSuchWord: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "challenge", seat)
    if game.pending and game.pending.unknown_tiles:
        return (Challenged(seat, ()),)
    assert game.breakdown is not None
    formed = range(len(game.breakdown.words))
    named = tuple(formed if words is None else words)
    if not named or len(set(named)) < len(named) or not set(named) <= set(formed):
        raise NoSuchWord
    return (Challenged(seat, named),)


def rule(game: Game, verdict: Verdict) -> tuple[Event, ...]:
    """What follows from the verdict on the challenged play as a whole (SV-19).

    Invalid: the tiles go back and the turn is lost (IS-24, FI-30, SV-21, PL-15). Valid: the play
    stands and the challenger pays what the edition asks (FI-31, SV-22). Unknown: the play stands
    and nobody pays. Where a judge is at hand nothing follows yet: the verdict may be appealed
    (`stafla.rules.game.acts.judge`).

    Decides SV-20.

    Raises:
        NoChallenge: there is nothing to rule on.
        Halted: two sheets differ, or the judge is awaited (SV-37, SV-39).
        NotMade: the play may still be withdrawn, although the challenge is announced (SV-23).
    """
    require(game, "rule")
    acts = EventBuilder(game)
    acts.add(Ruled(verdict))
    if acts.game.phase == "ruling":
        conclude(acts, verdict)
    return acts.events


def conclude(acts: EventBuilder, verdict: Verdict) -> None:
    """A verdict that nobody can appeal any more takes effect.

    Decides IS-24, IS-25, FI-30, FI-31, SV-21, SV-22, PL-15.
    """
    play, wrong = acts.game.pending, acts.game.edition.challenge.wrong_points
    assert play is not None and play.challenger is not None
    if verdict == "invalid":
        acts.add(TilesTakenBack(play.seat))
        finish(acts)
        return
    if verdict == "valid" and wrong:
        acts.add(Penalised(play.challenger, wrong, "challenge"))
    close(acts)
