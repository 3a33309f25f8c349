"""What slips are worth, found by the slow scorer of the tests: the crowd's own arbiter."""

import contextlib
from random import Random

from stafla._core import AS_BLANK, Board, MoveGenerator, Placement, PlacementError, check
from stafla.editions import load
from tests.club.club import pairs
from tests.oracle import scorer

EDITION = load("is")
RULES = EDITION.ruleset(1)
NUMBERS = EDITION.numbers(1)
WIDTH = EDITION.layout.width
GRAPH = pairs("is")
MOST_TILES, MOST_PLAYS = 4, 60


def plays(board: Board, rack: bytes, number: int) -> tuple[list[Placement], list[Placement]]:
    """Plays that the list knows, and some whose words are none.

    They are short ones that form few words, so that tiles and room last for twenty rounds. A blank
    stands for letters that the rack has not: so is a typed word read.
    """
    dice = Random(number)
    lying = {divmod(at, WIDTH): code for at, code in enumerate(board.cells) if code}
    found = [
        board.full_placement(play.placement)
        for play in MoveGenerator(RULES, GRAPH).plays(board, rack)
        if not any(tile & AS_BLANK and tile & ~AS_BLANK in rack for tile in play.placement.tiles)
    ]
    short = [play for play in found if len(squares(lying, play)) <= MOST_TILES] or found
    dice.shuffle(short)
    short.sort(key=lambda play: len(scorer.new_words(NUMBERS, lying, squares(lying, play))))
    good = short[:MOST_PLAYS]
    bad: list[Placement] = []
    letters = [code for code in rack if code]
    while len(bad) < 5:
        dice.shuffle(letters)
        square = dice.randrange(WIDTH * WIDTH)
        tries = Placement(square, bool(dice.getrandbits(1)), bytes(letters[: dice.randint(2, 5)]))
        with contextlib.suppress(PlacementError):
            full = board.full_placement(tries)
            check(RULES, board, full, rack)
            if not valid(lying, full):
                bad.append(full)
    return good or bad, bad


def squares(board: dict, play: Placement) -> dict:
    """The tiles that a play lays, by row and column."""
    step = WIDTH if play.down else 1
    laid = {}
    for index, tile in enumerate(play.tiles):
        square = divmod(play.square + index * step, WIDTH)
        if tile and square not in board:
            laid[square] = tile
    return laid


def valid(board: dict, play: Placement) -> bool:
    """Whether every word that a play forms is in the list."""
    laid = squares(board, play)
    after = board | laid
    words = scorer.new_words(NUMBERS, board, laid)
    return all(bytes(after[one] & ~AS_BLANK for one in word) in GRAPH for word in words)


def value(board: dict, play: Placement) -> int:
    """What a slip scores, by definition: 0 if a word of it is none."""
    return scorer.points(NUMBERS, board, squares(board, play)) if valid(board, play) else 0
