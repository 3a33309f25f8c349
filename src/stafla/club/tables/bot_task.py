"""What the bots at a table owe it, told from the game alone."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from stafla.rules import Game
from stafla.rules.game.transitions.judge import concerned_side
from stafla.rules.game.transitions.theme import voters

Kind = Literal[
    "choose", "draw", "vote", "move", "press", "answer", "verdict", "accept-end", "consent"
]


@dataclass(frozen=True, slots=True)
class BotTask:
    """What is owed.

    Attributes:
        seats: the bots concerned; for ``answer`` all who may challenge.
        confirmer: for ``answer``: the bot that accepts the play if no bot doubts it.
        patient: people may want to challenge too, so that the bot gives them time.
    """

    kind: Kind
    seats: tuple[int, ...]
    confirmer: int | None = None
    patient: bool = False

    @property
    def awaited(self) -> bool:
        """Whether the table cannot go on without it; a mere right to challenge is not."""
        return self.kind != "answer" or self.confirmer is not None


def duty(game: Game, bots: Collection[int]) -> BotTask | None:
    """What a bot has to do now; None: nothing."""
    if game.ended or game.halted or not bots:
        return None
    if game.proposal is not None:
        bot_seats = [
            seat for seat in game.active if seat in bots and seat not in game.proposal.agreed
        ]
        if bot_seats:
            return BotTask("consent", (bot_seats[0],))
    if game.accepted is not None:
        owing = [seat for seat in game.playing if seat in bots and seat not in game.accepted]
        return BotTask("accept-end", (owing[0],)) if owing else None
    return _by_one(game, bots) if game.pending is None else _window(game, bots)


def _by_one(game: Game, bots: Collection[int]) -> BotTask | None:
    """What the table waits for one seat to do."""
    if game.phase == "start":
        return _by(game.favoured, bots, "choose")
    if game.phase == "drawing":
        return _by(game.drawer, bots, "draw")
    # a bot lets a person who is its partner lead (PL-69)
    alone = all(seat in bots for seat in game.movers)
    return _by(game.to_move, bots, "move") if alone else None


def _by(seat: int | None, bots: Collection[int], kind: Kind) -> BotTask | None:
    return None if seat is None or seat not in bots else BotTask(kind, (seat,))


def _vote(game: Game, bots: Collection[int]) -> BotTask | None:
    """The next bot that has not voted on the theme (PL-38)."""
    assert game.pending is not None and game.pending.claim is not None
    given = game.pending.claim.votes
    bot_seats = [seat for seat in voters(game) if seat in bots and seat not in given]
    return BotTask("vote", (bot_seats[0],)) if bot_seats else None


def _window(game: Game, bots: Collection[int]) -> BotTask | None:
    play = game.pending
    assert play is not None
    if game.phase == "vote":
        return _vote(game, bots)
    if game.phase in ("verdict", "appeal"):
        return _by(concerned_side(game), bots, "verdict") if game.phase == "verdict" else None
    if not play.made:
        return _by(play.seat, bots, "press")
    others = [seat for seat in game.active if seat not in game.mates(play.seat)]
    seats = tuple(seat for seat in others if seat in bots)
    if not seats or game.phase == "ruling":
        return None
    if game.edition.challenge.until == "recorded":
        confirmer: int | None = seats[0]
    else:
        alone = bool(game.answerers) and all(seat in bots for seat in game.answerers)
        confirmer = game.answerers[0] if alone else None
    return BotTask("answer", seats, confirmer, patient=len(seats) < len(others))
