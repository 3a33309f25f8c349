"""Players with whims: whatever can happen at a table, decided by dice."""

from collections.abc import Collection
from random import Random

from stafla._core import MoveGenerator, Placement
from stafla.club import Act
from stafla.rules import Game
from tests.club.club import lay, pairs

MOST_EXCHANGES = 8


def lively(game: Game, dice: Random, people: Collection[int]) -> tuple[int, Act]:
    """Who acts next, and what they do; nobody is refused for it but by a word check.

    Of several who could answer a play it is one of ``people``: bots answer by themselves.
    """
    if game.phase == "start":
        return game.favoured, Act("choose-first-move")
    if game.phase == "window":
        return _answer(game, dice, people)
    if game.accepted is not None:
        seat = next(seat for seat in game.active if seat not in game.accepted)
        return seat, Act("accept-end" if dice.random() < 0.7 else "decline-end")
    seat = game.to_move
    if dice.random() < 0.01:
        return seat, Act("resign")
    if dice.random() < 0.05:
        return seat, Act("pass")
    return seat, _play(game, seat, dice) or _exchange(game, seat)


def _answer(game: Game, dice: Random, people: Collection[int]) -> tuple[int, Act]:
    play = game.pending
    if not play.made:
        return play.seat, Act("withdraw" if dice.random() < 0.1 else "press")
    others = [seat for seat in game.active if seat != play.seat]
    others = [seat for seat in others if seat in people] or others
    if dice.random() < 0.4:
        formed = range(len(game.breakdown.words))
        named = dice.choice([tuple(formed), *((word,) for word in formed)])
        return dice.choice(others), Act("challenge", words=named)
    return dice.choice(others), Act("confirm")


def _play(game: Game, seat: int, dice: Random) -> Act | None:
    """The best play, or its tiles in any order, which may be no words."""
    rules = game.rules
    found = MoveGenerator(rules, pairs(game.edition.id)).best(game.board, game.racks[seat])
    if found is None or dice.random() < 0.05:
        return None
    placement = found.placement
    if not game.words_checked and dice.random() < 0.4:
        squares, tiles = map(list, zip(*placement.laid(rules), strict=True))
        dice.shuffle(tiles)
        placement = Placement.of(rules, game.board, list(zip(squares, tiles, strict=True)))
    return lay(game, placement)


def _exchange(game: Game, seat: int) -> Act:
    """Two tiles, where the rules let them go; else a pass."""
    enough = game.bag_size >= game.edition.exchange.bag_at_least
    if not enough or sum(game.exchanges) >= MOST_EXCHANGES or len(game.racks[seat]) < 2:
        return Act("pass")
    letter = game.edition.alphabet.letter
    return Act("exchange", tiles=tuple(letter(t) if t else "?" for t in game.racks[seat][:2]))
