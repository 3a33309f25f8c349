"""The challenge window: a play lies on the board and waits for its opponents."""

from stafla.rules.game.acts.builder import Acts, require_playing, require_ruled
from stafla.rules.game.acts.ending import proceed
from stafla.rules.game.events import Confirmed, Event, PlayWithdrawn, Pressed, Seat
from stafla.rules.game.refusals import (
    AlreadyMade,
    NotMade,
    NotNext,
    NotYourPlay,
    NoWindow,
    OwnPlay,
    VoteDue,
)
from stafla.rules.game.state.asides import require_withdrawals
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.pending import Pending


def close(acts: Acts) -> None:
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
    play = open_window(game, seat)
    require_ruled(game)
    if seat in game.mates(play.seat):
        raise OwnPlay
    require_voted(game)
    if game.edition.challenge.until == "next-player-begins" and seat not in game.answerers:
        raise NotNext
    if not play.made:
        raise NotMade
    acts = Acts(game)
    close(acts)
    return acts.events


def press(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Press the clock: the play is made and cannot be withdrawn (SV-23).

    Decides SV-14.

    Raises:
        NoWindow, NotYourPlay, AlreadyMade: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    play = open_window(game, seat)
    if play.seat != seat:
        raise NotYourPlay
    if play.pressed:
        raise AlreadyMade
    return (Pressed(seat),)


def withdraw(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Take back a play that is not made yet, even after a challenge was announced.

    Decides IS-15, FI-29, SV-23, PL-13.

    Raises:
        NoWindow, NotYourPlay, AlreadyMade, WithdrawnTooOften: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require_unmade(game, seat)
    require_withdrawals(game, seat)
    return (PlayWithdrawn(seat),)


def require_voted(game: Game) -> None:
    """No vote on the theme may be open (PL-38).

    Raises:
        VoteDue: one is.
    """
    if game.phase == "vote":
        raise VoteDue


def open_window(game: Game, seat: Seat) -> Pending:
    """The play that waits.

    Raises:
        NoWindow: none does.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require_playing(game, seat)
    if game.pending is None:
        raise NoWindow
    return game.pending


def require_unmade(game: Game, seat: Seat) -> None:
    """The seat's own play waits and is not made yet.

    Raises:
        NoWindow, NotYourPlay, AlreadyMade: why not.
    """
    play = open_window(game, seat)
    if play.seat != seat:
        raise NotYourPlay
    if play.made:
        raise AlreadyMade
