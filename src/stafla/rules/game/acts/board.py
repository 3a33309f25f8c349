"""What is done at a real board: what was said and written there becomes events.

Tiles are drawn from a cloth bag, so the record knows racks only as far as they were shown.
"""

from collections.abc import Sequence

from stafla.rules.base import tiles
from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.judge import decision
from stafla.rules.game.acts.permission import require
from stafla.rules.game.acts.turn import begin_turn
from stafla.rules.game.acts.window import close
from stafla.rules.game.events import (
    Event,
    HandInBag,
    JudgeCalled,
    Noted,
    Overdrawn,
    RackSeen,
    Seat,
    Settled,
    Signed,
    Told,
)
from stafla.rules.game.refusals import CannotSign, NoSuchRack, NoSuchSurplus, NotOnRack, tile_name
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.outcome import settlement
from stafla.rules.game.transitions.board import looked_at


def tell(game: Game, seat: Seat, count: int, points: int) -> tuple[Event, ...]:
    """A play of which only its points and the number of tiles are written down.

    From then on no play can be written in full, for nobody knows what lies on the board. Where
    nobody is left to challenge it stands at once (PL-48).

    Raises:
        NotAtBoard: the game is not at a real board.
        NotOnRack: more tiles than the rack holds, or none, or points below nothing.
        NotYourTurn, WindowOpen, NotRecorded, RulingPending: another act is due.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "tell", seat)
    acts = begin_turn(game, seat)
    if not 0 < count <= len(acts.game.racks[seat]) or points < 0:
        raise NotOnRack
    acts.add(Told(seat, count, points))
    if len(acts.game.playing) == 1:
        close(acts)
    return acts.events


def reach(game: Game, seat: Seat) -> tuple[Event, ...]:
    """The hand is in the bag and the clock not pressed: the play is made.

    Decides SV-24.

    Raises:
        NotAtBoard, NoWindow, NotYourPlay, AlreadyMade: why not.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "reach", seat)
    return (HandInBag(seat),)


def note(game: Game, seat: Seat, points: int, total: int) -> tuple[Event, ...]:
    """A seat writes the latest line on its own sheet; a difference stops the clock.

    Decides SV-13, SV-37.

    Args:
        game: the game.
        seat: whose sheet it is.
        points: what it says of the line.
        total: what it says of the total after it, of whose line it is.

    Raises:
        NotAtBoard, NoSuchSeat: why not.
        NoLine: nothing was played, or the play is not made (SV-14).
    """
    require(game, "note", seat)
    assert game.line is not None
    return (Noted(seat, game.line[0], points, total),)


def overdraw(
    game: Game, seat: Seat, excess: int, *, seen: bool, from_new: bool = False
) -> tuple[Event, ...]:
    """A seat drew ``excess`` tiles too many in its latest draw (SV-32 … SV-35).

    Decides SV-32, SV-34.

    Args:
        game: the game.
        seat: who drew.
        excess: how many too many.
        seen: whether more were seen than were to be drawn; if not, the surplus goes back.
        from_new: whether the opponent draws from the new tiles alone.

    Raises:
        NotAtBoard, NoSuchSeat: why not.
        NotRecorded: a play waits.
        NoDraw: the seat has drawn nothing.
        NoSuchSurplus: the bag did not hold so many, or it is more than a whole rack.
    """
    require(game, "overdraw", seat)
    if not 1 <= excess <= min(game.bag_size, game.rules.rack_size):
        raise NoSuchSurplus(bag=game.bag_size)
    looked = looked_at(game, seat, excess, seen=seen, from_new=from_new)
    return (Overdrawn(seat, excess, seen, seen and from_new, looked),)


def call_judge(game: Game, seat: Seat) -> tuple[Event, ...]:
    """A player stops the clock and calls the judge, at any time.

    Decides SV-39.

    Raises:
        NotAtBoard, NoSuchSeat: why not.
        JudgeThere: the judge is called already.
    """
    require(game, "call-judge", seat)
    return (JudgeCalled(seat),)


def decide(
    game: Game, text: str, seconds: Sequence[int] = (), points: Sequence[int] = ()
) -> tuple[Event, ...]:
    """What the judge decided, so that the match can be finished.

    Decides SV-40.

    Args:
        game: the game.
        text: the decision in words.
        seconds: time given to each seat, negative: taken; none: nobody's changes.
        points: points given to each seat, negative: taken; none: nobody's change.

    Raises:
        NotAtBoard: the game is not at a real board.
        NoJudge: nobody called, or text or numbers are out of bounds.
    """
    require(game, "decide")
    return decision(game, text, seconds, points)


def show_rack(game: Game, seat: Seat, rack: bytes) -> tuple[Event, ...]:
    """A rack is shown after the end; with the last one needed the game is settled (SV-28, SV-30).

    Raises:
        NotAtBoard, NoSuchSeat: why not.
        NoSuchRack: the game goes on or is settled, or the rack has another number of tiles.
        NotOnRack: such a tile cannot be there.
    """
    require(game, "show-rack", seat)
    if len(rack) != len(game.racks[seat]):
        raise NoSuchRack
    try:
        tiles.without(
            tiles.put(game.pool, tiles.known_tiles(game.racks[seat])), tiles.known_tiles(rack)
        )
    except tiles.NotThere as missing:
        raise NotOnRack(tile=tile_name(game.edition, missing.tile)) from missing
    acts = EventBuilder(game)
    acts.add(RackSeen(seat, rack))
    out = game.ended.out if game.ended else None
    if (changes := settlement(acts.game, out)) is not None:
        acts.add(Settled(changes))
    return acts.events


def sign(game: Game, seat: Seat, totals: Sequence[int]) -> tuple[Event, ...]:
    """A seat signs its sheet with the final totals.

    Decides SV-30.

    Raises:
        NotAtBoard, NoSuchSeat: why not.
        CannotSign: the game is not settled, the sheets differ, the totals are others, or the
            sheet is signed.
    """
    require(game, "sign", seat)
    if tuple(totals) != game.totals:
        raise CannotSign
    return (Signed(seat, tuple(totals)),)
