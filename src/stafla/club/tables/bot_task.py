"""What the bots at a table owe it, told from the game alone."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from stafla.rules import Game, Pending, Phase
from stafla.rules.game.state.mixing import missing_numbers
from stafla.rules.game.transitions.agreement import awaited_seats

Kind = Literal[
    "choose", "draw", "vote", "move", "press", "answer", "verdict", "accept-end", "consent"
]

ACTS: Final[dict[Phase, Kind]] = {
    "start": "choose",
    "drawing": "draw",
    "turn": "move",
    "vote": "vote",
    "window": "press",  # a play that is not made; one that is, is answered
    "ruling": "press",
    "verdict": "verdict",
}


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
    play = game.pending
    if play is not None and play.made and game.phase in ("window", "ruling"):
        return _answer(game, play, bots)
    kind, awaited = _awaited_act(game), awaited_seats(game)
    # a bot lets a person who is its partner lead (PL-69)
    led = kind == "move" and any(seat not in bots for seat in awaited)
    seat = next((seat for seat in awaited if seat in bots), None)
    return None if kind is None or seat is None or led else BotTask(kind, (seat,))


def _awaited_act(game: Game) -> Kind | None:
    """What the awaited seats have to do; None: nothing that is a bot's."""
    if missing_numbers(game):
        return None
    if game.accepted is not None:
        return "accept-end"
    return ACTS.get(game.phase)


def _answer(game: Game, play: Pending, bots: Collection[int]) -> BotTask | None:
    """To accept a play that is made or to challenge it, which any opponent may."""
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
