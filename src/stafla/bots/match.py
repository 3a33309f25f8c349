"""A table where every seat is a `Player`: the game asks, the players answer, the law decides."""

from collections.abc import Callable, Iterator, Sequence

from stafla import rules
from stafla._core import Lexicon
from stafla.rules import Event, Game, Refusal, Seat, Verdict

from .player import Decision, Exchange, Lay, Pass, Player, Players, sight_of

Judge = Callable[[Sequence[bytes]], Verdict]
"""Tells whether all of these words (letter codes) are valid: a verdict on a play as a whole."""


def judge_by(lexicon: Lexicon) -> Judge:
    """The judge that knows one lexicon and never doubts it."""
    return lambda words: "valid" if all(word in lexicon for word in words) else "invalid"


def acts(game: Game, players: Players, judge: Judge) -> Iterator[tuple[Event, ...]]:
    """Play a game to its end, giving the events of each act as they follow.

    Args:
        game: in any phase but the choice of an advantage.
        players: one for every seat that has not resigned.
        judge: rules on challenges and checks words where that is automatic.

    Raises:
        Refusal: a player decided what the rules do not allow, and has nothing else to say.
    """
    while not game.ended:
        events = next_act(game, players, judge)
        yield events
        for event in events:
            game = game.after(event)


def play_out(game: Game, players: Players, judge: Judge) -> Game:
    """The game at its end."""
    for events in acts(game, players, judge):
        for event in events:
            game = game.after(event)
    return game


def next_act(game: Game, players: Players, judge: Judge) -> tuple[Event, ...]:
    """The events of whatever the table waits for."""
    if game.phase == "ruling":
        return rules.rule(game, judge(challenged(game)))
    if game.phase == "window":
        return answered(game, players)
    assert game.to_move is not None
    seat = game.to_move
    return decided(game, seat, players[seat].decide(sight_of(game, seat)), judge)


def answered(game: Game, players: Players) -> tuple[Event, ...]:
    """The clock pressed, or the opponents' answer: the first in order of play who doubts counts."""
    assert game.pending is not None
    assert game.breakdown is not None
    if not game.pending.made:
        return rules.press(game, game.pending.seat)
    for seat in opponents(game, game.pending.seat):
        doubted = players[seat].doubts(sight_of(game, seat), game.breakdown)
        if doubted:
            return rules.challenge(game, seat, doubted)
    assert game.next_seat is not None
    return rules.confirm(game, game.next_seat)


def decided(game: Game, seat: Seat, decision: Decision, judge: Judge) -> tuple[Event, ...]:
    """What a decision makes happen.

    Raises:
        Refusal: the rules do not allow it.
    """
    match decision:
        case Lay(placement):
            return rules.play(game, seat, placement, verdict_on(game, seat, decision, judge))
        case Exchange(tiles):
            return rules.exchange(game, seat, tiles)
        case Pass():
            return rules.pass_turn(game, seat)


def verdict_on(game: Game, seat: Seat, decision: Lay, judge: Judge) -> Verdict | None:
    """The automatic check's verdict on the words that a play would make; None by challenge."""
    if game.started.check != "automatic":
        return None
    try:
        whole = game.board.full_placement(decision.placement)
        return judge([word.letters for word in game.score_of(whole).words])
    except ValueError:
        return "unknown"


def opponents(game: Game, seat: Seat) -> list[Seat]:
    """The other players still in the game, in the order in which they move next."""
    count = len(game.racks)
    order = [(seat + step) % count for step in range(1, count)]
    return [other for other in order if other not in game.resigned]


def challenged(game: Game) -> list[bytes]:
    """The words of the play that its challenger named, as letter codes."""
    assert game.pending is not None
    assert game.breakdown is not None
    words = game.breakdown.words
    return [words[index].letters for index in game.pending.challenged]


__all__ = ["Judge", "Player", "Refusal", "acts", "challenged", "judge_by", "play_out"]
