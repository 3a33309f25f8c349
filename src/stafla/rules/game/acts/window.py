"""The challenge window: a play lies on the board and waits for its opponents."""

from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.ending import proceed
from stafla.rules.game.acts.permission import require
from stafla.rules.game.events import Confirmed, Event, PlayWithdrawn, Pressed, Seat
from stafla.rules.game.state.game import Game


def close(acts: EventBuilder) -> None:
    """The play stands; its player draws, and the turn is over.

    Decides IS-08, FI-10, SV-15, PL-16.
    """
    play = acts.game.pending
    assert play is not None
    acts.add(Confirmed())
    game = acts.game
    acts.draw(play.seat, game.rules.rack_size - len(game.racks[play.seat]))
    proceed(acts)


def confirm(game: Game, seat: Seat) -> tuple[Event, ...]:
    """An opponent accepts the play: the next player begins (IS-23) or it is recorded.

    Decides SV-17.

    Raises:
        NoWindow, RulingPending, OwnPlay, NotNext, VoteDue: why not.
        NotMade: its player may still withdraw it (SV-23).
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "confirm", seat)
    acts = EventBuilder(game)
    close(acts)
    return acts.events


def press(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Press the clock: the play is made and cannot be withdrawn (SV-23).

    Decides SV-14.

    Raises:
        NoWindow, NotYourPlay, AlreadyMade: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "press", seat)
    return (Pressed(seat),)


def withdraw(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Take back a play that is not made yet, even after a challenge was announced.

    Decides IS-15, FI-29, SV-23, PL-13.

    Raises:
        NoWindow, NotYourPlay, AlreadyMade, WithdrawnTooOften: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "withdraw", seat)
    return (PlayWithdrawn(seat),)
