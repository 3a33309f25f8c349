"""Two bags: vowels and consonants lie apart, and the player chooses for each tile (PL-41).

One blank begins in each bag; a blank that is exchanged goes to the bag with fewer blanks, the
consonants' if both hold as many. Who still has tiles to draw is told by the racks: in such a game
nobody moves while a rack is short and a bag holds tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stafla._core import BLANK

if TYPE_CHECKING:
    from stafla.rules.game.events import Seat
    from stafla.rules.game.state.game import Game

CONSONANTS: Final = 0
VOWELS: Final = 1


def has_two_bags(game: Game) -> bool:
    """Whether tiles are drawn from two bags; real bags look after themselves."""
    return game.edition.house.bags == 2 and bool(game.started.generator)


def parts(game: Game) -> tuple[bytes, bytes] | None:
    """What is in the two bags, each sorted; None if not all racks are known."""
    if game.bag is None:
        return None
    of, blanks = game.edition.bags(), game.bag.count(BLANK)
    second = min(game.blanks_apart, blanks)
    letters = [tile for tile in game.bag if tile != BLANK]
    first = bytes(tile for tile in letters if of[tile] == CONSONANTS)
    other = bytes(tile for tile in letters if of[tile] == VOWELS)
    return bytes([BLANK]) * (blanks - second) + first, bytes([BLANK]) * second + other


def part(game: Game, bag: int | None) -> bytes | None:
    """What one bag holds, or the only one (None); None if not all racks are known."""
    contents = parts(game) if bag is not None else None
    return game.bag if bag is None else contents and contents[bag]


def drawer(game: Game) -> Seat | None:
    """Who has to choose a bag now; None: nobody."""
    if not has_two_bags(game):
        return None
    if game.first is None or game.pending is not None or game.ended is not None:
        return None
    if not game.bag_size:
        return None
    order = ((game.first + place) % len(game.racks) for place in game.seats)
    full = game.rules.rack_size
    return next((s for s in order if s in game.active and len(game.racks[s]) < full), None)


def lacking(game: Game, seat: Seat) -> int:
    """How many tiles a seat has to draw before anybody moves on."""
    return min(game.rules.rack_size - len(game.racks[seat]), game.bag_size)


def shares(game: Game, count: int) -> list[tuple[int | None, int]]:
    """From which bag how many of ``count`` tiles come, as far as there is nothing to choose."""
    contents = parts(game) if has_two_bags(game) else None
    if contents is None:
        return [(None, min(count, game.bag_size))]
    sizes = tuple(map(len, contents))
    if count >= sum(sizes):
        return [(bag, size) for bag, size in enumerate(sizes) if size]
    return [] if all(sizes) else [(sizes.index(max(sizes)), count)]


def fuller(game: Game) -> int:
    """The bag that holds more: where a tile comes from if nobody is there to choose."""
    contents = parts(game)
    assert contents is not None
    return int(len(contents[VOWELS]) > len(contents[CONSONANTS]))


def vowel_blanks_after(game: Game, tiles: bytes) -> int:
    """How many blanks lie among the vowels when these tiles are back."""
    first = (game.bag or b"").count(BLANK) - game.blanks_apart
    second = game.blanks_apart
    for _ in range(tiles.count(BLANK)):
        if first <= second:
            first += 1
        else:
            second += 1
    return second
