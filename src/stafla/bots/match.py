"""A table where every seat is a `Player`: the game asks, the players answer, the law decides."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from stafla import rules
from stafla._core import MoveGenerator, Placement, WordGraph
from stafla.records.bounds import MOST_EVENTS
from stafla.rules import UNKNOWN, Event, Game, Refusal, Seat, Verdict
from stafla.rules.game.transitions.theme import voters

from .player import Decision, Exchange, Lay, Pass, Players, Resign, TakeBlank, sight_of

Judge = Callable[[Sequence[bytes]], Verdict]
"""Tells whether all of these words (letter codes) are valid: a verdict on a play as a whole."""


def judge_by(lexicon: WordGraph) -> Judge:
    """The judge that knows one lexicon and never doubts it."""
    return lambda words: "valid" if all(word in lexicon for word in words) else "invalid"


class EndlessGame(RuntimeError):
    """Players let a game go on beyond what a record holds, with ``most`` events."""

    code = "endless-game"

    def __init__(self, most: int) -> None:
        super().__init__(f"the game goes on after {most} events: its players never end it")
        self.details = {"most": most}


@dataclass(frozen=True, slots=True)
class Match:
    """A table: its players, who rules, and whether anything can still be laid.

    Args:
        players: one for every seat.
        judge: rules on challenges and checks words where that is automatic.
        possible: whether some player could still lay tiles; None: nobody asks (FI-35).
    """

    players: Players
    judge: Judge
    possible: Callable[[Game], bool] | None = None

    def acts(self, game: Game) -> Iterator[tuple[Event, ...]]:
        """Play a game to its end, giving the events of each act as they follow.

        Raises:
            Refusal: a player decided what the rules do not allow, and has nothing else to say.
            EndlessGame
        """
        while not game.ended:
            if game.number >= MOST_EVENTS:
                raise EndlessGame(MOST_EVENTS)
            events = self.next_act(game)
            yield events
            game = after(game, events)

    def play_out(self, game: Game) -> Game:
        """The game at its end."""
        for events in self.acts(game):
            game = after(game, events)
        return game

    def next_act(self, game: Game) -> tuple[Event, ...]:
        """The events of whatever the table waits for."""
        match game.phase:
            case "start" | "drawing":
                return self.start_choice(game)
            case "vote" | "window":
                return self.answer(game)
            case "ruling":
                return rules.rule(game, self.judge(challenged_words(game)))
        if game.accepted is not None:
            return self.agree(game)
        if self.nothing_left(game):
            return rules.offer_end(game, possible=False)
        return self.turn(game)

    def start_choice(self, game: Game) -> tuple[Event, ...]:
        """The favoured player's advantage (SV-10), or the bag of whoever draws (PL-41)."""
        seat = game.drawer if game.phase == "drawing" else game.favoured
        assert seat is not None
        player, sight = self.players[seat], sight_of(game, seat)
        if game.phase == "drawing":
            return rules.draw(game, seat, player.draws(sight))
        return rules.choose(game, seat, player.advantage(sight))

    def turn(self, game: Game) -> tuple[Event, ...]:
        """The player to move decides, again and again until the rules allow it."""
        assert game.to_move is not None
        seat = game.to_move
        sight = sight_of(game, seat)
        if sight.blanks and (square := self.players[seat].takes(sight)) is not None:
            return rules.take_blank(game, seat, square)
        while True:
            try:
                return self.decide(game, seat, self.players[seat].decide(sight_of(game, seat)))
            except Refusal as refusal:
                self.players[seat].refuse(refusal)

    def decide(self, game: Game, seat: Seat, decision: Decision) -> tuple[Event, ...]:
        """What a decision makes happen.

        Raises:
            Refusal: the rules do not allow it.
        """
        match decision:
            case Lay(placement, argument):
                verdict = verdict_on(game, placement, self.judge)
                claim = None if argument is None else rules.claim_all(game, placement, argument)
                return rules.play(game, seat, placement, verdict, claim)
            case Exchange(tiles):
                return rules.exchange(game, seat, tiles)
            case Pass():
                return rules.pass_turn(game, seat)
            case Resign():
                return rules.resign(game, seat)
            case TakeBlank(square):
                return rules.take_blank(game, seat, square)

    def vote(self, game: Game) -> tuple[Event, ...]:
        """The next player who has not voted on the theme does (PL-38)."""
        assert game.pending is not None and game.pending.claim is not None
        claim = game.pending.claim
        seat = next(seat for seat in voters(game) if seat not in claim.votes)
        agrees = self.players[seat].votes(sight_of(game, seat), claimed_words(game), claim.argument)
        return rules.vote(game, seat, agrees)

    def answer(self, game: Game) -> tuple[Event, ...]:
        """The clock pressed, or the opponents' answer: the first who doubts counts (IS-23)."""
        if game.phase == "vote":
            return self.vote(game)
        play, score = game.pending, game.breakdown
        assert play is not None
        assert score is not None
        if not play.made:
            made = self.players[play.seat].presses(sight_of(game, play.seat), score)
            return (rules.press if made else rules.withdraw)(game, play.seat)
        for seat in opponents(game, play.seat):
            if doubted := self.players[seat].doubts(sight_of(game, seat), score):
                return rules.challenge(game, seat, doubted)
        return rules.confirm(game, game.answerers[0])

    def nothing_left(self, game: Game) -> bool:
        """Whether the game should offer to end (FI-35, A-5)."""
        return self.possible is not None and rules.end_due(game) and not self.possible(game)

    def agree(self, game: Game) -> tuple[Event, ...]:
        """The next player who has not yet agreed does, or declines."""
        assert game.accepted is not None
        seat = next(seat for seat in game.active if seat not in game.accepted)
        if self.players[seat].ends(sight_of(game, seat)):
            return rules.accept_end(game, seat)
        return rules.decline_end(game, seat)


def after(game: Game, events: tuple[Event, ...]) -> Game:
    """The game after several events."""
    return reduce(Game.after, events, game)


def possible_by(lexicon: WordGraph) -> Callable[[Game], bool]:
    """Whether any rack of a game can lay a word of this lexicon; unknown racks might."""

    def possible(game: Game) -> bool:
        generator = MoveGenerator(game.rules, lexicon)
        racks = [game.racks[seat] for seat in game.active]
        unknown = any(UNKNOWN in rack for rack in racks)
        return unknown or generator.any_play(game.board, racks)

    return possible


def verdict_on(game: Game, placement: Placement, judge: Judge) -> Verdict | None:
    """The automatic check's verdict on the words that a play would make; None by challenge."""
    if game.started.check != "automatic":
        return None
    try:
        whole = game.board.full_placement(placement)
        return judge([word.letters for word in game.score_of(whole).words])
    except ValueError:
        return "unknown"


def opponents(game: Game, seat: Seat) -> list[Seat]:
    """The other sides' players still in the game, in the order in which they move next."""
    count = len(game.racks)
    order = [(seat + step) % count for step in range(count)]
    own = game.mates(seat)
    return [other for other in order if other not in game.resigned and other not in own]


def claimed_words(game: Game) -> tuple[str, ...]:
    """The words of the play that waits which its player puts forward for the theme."""
    play, score = game.pending, game.breakdown
    assert play is not None and score is not None and play.claim is not None
    decode = game.edition.alphabet.decode_word
    return tuple(decode(score.words[index].letters) for index in play.claim.words)


def challenged_words(game: Game) -> list[bytes]:
    """The words of the play that its challenger named, as letter codes."""
    assert game.pending is not None
    assert game.breakdown is not None
    words = game.breakdown.words
    return [words[index].letters for index in game.pending.challenged]
