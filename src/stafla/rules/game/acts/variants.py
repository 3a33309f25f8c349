"""Acts of the house variants: a blank taken back for its letter, a bag chosen."""

from collections.abc import Sequence

from stafla._core import AS_BLANK, BLANK
from stafla.rules.base import tiles
from stafla.rules.game.acts.builder import EventBuilder
from stafla.rules.game.acts.drawing import take
from stafla.rules.game.acts.ending import proceed
from stafla.rules.game.acts.permission import require
from stafla.rules.game.acts.turn import begin_turn
from stafla.rules.game.events import BlankTaken, Event, Seat
from stafla.rules.game.refusals import BagEmpty, NoBlankThere, NothingToDraw, NotOnRack, tile_name
from stafla.rules.game.state import bags
from stafla.rules.game.state.game import Game


def take_blank(game: Game, seat: Seat, square: int) -> tuple[Event, ...]:
    """Put the letter that a blank stands for in its place and take the blank.

    It is done in one's own turn, which goes on; it scores nothing, and may be repeated (A-12).

    Decides PL-36.

    Raises:
        BlanksStay: the table has not agreed on that.
        NoBlankThere: no blank lies there.
        NotOnRack: the letter is not held.
        NotYourTurn, WindowOpen, NotRecorded, RulingPending: another act is due.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "take-blank", seat)
    acts = begin_turn(game, seat)
    board, there = acts.game.board, 0 <= square < game.rules.width * game.rules.height
    if not there or not board[square] & AS_BLANK:
        raise NoBlankThere(square=square if there else None)
    letter = board[square] & ~AS_BLANK
    try:
        tiles.take(acts.game.racks[seat], acts.game.pool, bytes([letter]))
    except tiles.NotThere as missing:
        raise NotOnRack(square=square, tile=tile_name(game.edition, letter)) from missing
    acts.add(BlankTaken(seat, square))
    return acts.events


def blanks_to_take(game: Game, seat: Seat) -> tuple[int, ...]:
    """Squares of blanks whose letters the seat holds, each letter as often as it is held."""
    if not game.edition.house.blanks_return:
        return ()
    rack, found = bytearray(game.racks[seat]), []
    for square, cell in enumerate(game.board.cells):
        if cell & AS_BLANK and (letter := cell & ~AS_BLANK) in rack and letter != BLANK:
            rack.remove(letter)
            found.append(square)
    return tuple(found)


def draw(game: Game, seat: Seat, draws: Sequence[int]) -> tuple[Event, ...]:
    """Draw tiles, each from the bag that the player chooses; the rest if no choice is left.

    Decides PL-41.

    Args:
        game: the game.
        seat: who draws.
        draws: a bag for each of the next tiles: 0 consonants, 1 vowels. Wishes beyond the tiles
            that there are to draw are left aside.

    Raises:
        NothingToDraw: the seat has no tile to choose now.
        BagEmpty: there is no such bag, or no tile in it.
        GameOver, HasResigned, NoSuchSeat, StartOpen: as for every act.
    """
    require(game, "draw", seat)
    if not draws:
        raise NothingToDraw
    acts = EventBuilder(game)
    for bag in draws:
        if acts.game.drawer != seat:
            break
        if bag not in (bags.CONSONANTS, bags.VOWELS):
            raise BagEmpty
        require(acts.game, "draw-consonant" if bag == bags.CONSONANTS else "draw-vowel", seat)
        take(acts, seat, bag)
    proceed(acts)
    return acts.events
