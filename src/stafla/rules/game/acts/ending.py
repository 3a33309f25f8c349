"""How a game ends, and what it costs to hold tiles then."""

from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.drawing import give_back
from stafla.rules.game.acts.permission import require
from stafla.rules.game.events import (
    Confirmed,
    EndAccepted,
    EndDeclined,
    Ended,
    EndOffered,
    Event,
    Passed,
    Pressed,
    Reason,
    Seat,
    Settled,
    TurnLost,
)
from stafla.rules.game.refusals import PlayPossible
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.outcome import finisher, over, seats_to_accept, settlement


def finish(acts: EventBuilder) -> None:
    """After a turn: end the game if it is over, else let turns go by that are lost."""
    while not acts.game.ended:
        game = acts.game
        if reason := over(game):
            end(acts, reason)
        elif game.to_move in game.owing:
            acts.add(TurnLost(game.to_move))
        elif empty_handed(game):
            acts.add(Passed(game.to_move or 0))
        else:
            return


def empty_handed(game: Game) -> bool:
    """Whether a turn goes by because its player has no tile left, and the partner has (PL-70)."""
    return game.pairs is not None and game.to_move is not None and not game.racks[game.to_move]


def proceed(acts: EventBuilder) -> None:
    """After tiles were drawn: the turn is over, unless a bag has to be chosen still (PL-41)."""
    if acts.game.drawer is None:
        give_back(acts)
        finish(acts)


def end(acts: EventBuilder, reason: Reason) -> None:
    """The end, and the settlement where all tiles left are known."""
    out = finisher(acts.game) if reason == "out" else None
    acts.add(Ended(reason, out))
    changes = settlement(acts.game, out)
    if changes is not None:
        acts.add(Settled(changes))


def accept(acts: EventBuilder) -> None:
    """The play that waits stands, made by then if its player had not pressed the clock (SV-14)."""
    play = acts.game.pending
    if play and not play.made:
        acts.add(Pressed(play.seat))
    acts.add(Confirmed())


def end_due(game: Game) -> bool:
    """Whether the game is over if nobody can lay tiles any more (FI-35, A-5)."""
    known = game.edition.ending.nothing_possible
    return known and game.phase == "turn" and not game.bag_size


def offer_end(game: Game, possible: bool, seat: Seat | None = None) -> tuple[Event, ...]:
    """Nothing more can be done (FI-35, A-5): the table says so, or a seat proposes to end.

    What the table's word list tells is decided, and the game ends; what a seat says the others
    agree to, whatever the list may know, so that the answer tells nobody whether a play is left.

    Args:
        game: the game.
        possible: whether any player could still lay tiles by the lexicon, or that is not known.
        seat: who asks for it and so accepts; None: the table itself.

    Raises:
        NoSuchEnding, WindowOpen, BagNotEmpty, PlayPossible, AlreadyOffered,
            TooManyProposals: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "offer-end", (*game.playing, 0)[0] if seat is None else seat)
    if possible and seat is None:
        raise PlayPossible
    if seat is not None:
        if possible:
            require(game, "offer", seat)
        require(game, "propose", seat)
    acts = EventBuilder(game)
    acts.add(EndOffered(seat if possible else None))
    if possible:
        agree(acts)
    else:
        end(acts, "nothing-left")
    return acts.events


def accept_end(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A player agrees that nothing more can be laid (FI-35).

    Raises:
        NoOffer, AlreadyAccepted: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "accept-end", seat)
    acts = EventBuilder(game)
    acts.add(EndAccepted(seat))
    agree(acts)
    return acts.events


def decline_end(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A player wants to go on; the offer lapses.

    Raises:
        NoOffer: there is none.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "decline-end", seat)
    return (EndDeclined(seat),)


def agree(acts: EventBuilder) -> None:
    """The game ends if nobody is left to agree."""
    if not seats_to_accept(acts.game):
        end(acts, "nothing-left")
