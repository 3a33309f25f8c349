"""How the events of house variants change a game."""

from stafla._core import AS_BLANK, BLANK, Board
from stafla.rules.base import tiles
from stafla.rules.base.replace import replace
from stafla.rules.game import events as ev
from stafla.rules.game.state import bags
from stafla.rules.game.state.game import Game
from stafla.rules.game.state.transition import transition
from stafla.rules.game.transitions.steps import next_turn, require, turn_of, with_opening, with_rack


def must_open(game: Game) -> bool:
    """Whether the seat to move may yield the opening: more letters are asked than by the rules."""
    return game.board.empty and game.opening > game.edition.opening.least


def drawn_from(game: Game, drawn: bytes, bag: int) -> Game:
    """The game when tiles come out of one of two bags; the tiles themselves stay in the books.

    Raises:
        NotThere: the bag does not hold them.
    """
    held = bags.part(game, bag)
    if held is not None:
        tiles.without(held, tiles.known_tiles(drawn))
    blanks = drawn.count(BLANK) if bag == bags.VOWELS else 0
    return replace(game, blanks_apart=max(0, game.blanks_apart - blanks))


@transition(ev.Yielded)
def _yield(event: ev.Yielded, game: Game) -> Game:
    turn_of(game, event.seat)
    require(must_open(game), "there is nothing to yield")
    if game.edition.house.opening_by_round:
        return next_turn(game)
    game = replace(game, yields=game.yields + 1)
    if game.yields >= len(game.playing):
        game = with_opening(replace(game, yields=0), game.opening - 1)
    return next_turn(game)


@transition(ev.BlankTaken)
def _blank_taken(event: ev.BlankTaken, game: Game) -> Game:
    turn_of(game, event.seat)
    require(game.edition.house.blanks_return, "blanks stay where they lie")
    cells = bytearray(game.board.cells)
    require(0 <= event.square < len(cells), "there is no such square")
    require(bool(cells[event.square] & AS_BLANK), "no blank lies there")
    cells[event.square] &= ~AS_BLANK & 0xFF
    letter = bytes([cells[event.square]])
    rack, pool = tiles.take(game.racks[event.seat], game.pool, letter)
    game = with_rack(game, event.seat, rack + bytes([BLANK]), pool)
    return replace(game, board=Board(game.rules, bytes(cells)), accepted=None)
