"""Whatever a record claims, replay tells that it cannot be or keeps its books."""

from collections import Counter
from random import Random

import pytest

from stafla import rules
from stafla._core import Placement
from stafla.editions import load, names
from stafla.rules import UNKNOWN, BadEvent, Game
from stafla.rules.base.tiles import hidden_count, known_tiles, rack_tiles
from stafla.rules.game.state.game import full_set


class Forger:
    """Makes up events: half plausible, half not."""

    def __init__(self, number):
        self.random = Random(number)

    def seat(self, game):
        likely = [game.to_move, game.to_move, game.next_seat, game.favoured]
        found = self.random.choice([*likely, self.random.randint(-1, 4)])
        return 0 if found is None else found

    def tiles(self, game, most=8):
        places = [*game.racks, game.pool[:7], bytes([UNKNOWN] * 7), bytes([40, 0x81, 0xFE])]
        source = self.random.choice(places) or b"\1"
        return bytes(self.random.choices(source, k=self.random.randint(0, most)))

    def rack(self, game, seat):
        size = len(game.racks[seat]) if seat in game.seats else 7
        return (self.tiles(game, 9) + bytes([UNKNOWN] * 9))[:size]

    def placement(self, game):
        codes = [1, 2, 5, 9, 0x81, 0, *game.pool[:3]]
        tiles = bytes(self.random.choices(codes, k=self.random.randint(1, 5)))
        near = self.random.choice([112, 111, 97, self.random.randrange(225)])
        try:
            return Placement(near, self.random.random() < 0.5, tiles)
        except ValueError:
            return Placement(112, False, b"\1\1")

    def event(self, game):
        """Any event, the frequent ones more often."""
        seat, dice = self.seat(game), self.random
        return dice.choice(
            [
                rules.StartDrawn(seat, dice.choice([0, 1, 2, 40, UNKNOWN])),
                rules.LotDrawn(seat),
                rules.AdvantageChosen(seat, "first-move"),
                rules.FirstSet(seat),
                *[rules.Drawn(seat, self.tiles(game)) for _ in range(3)],
                *[rules.RackSeen(seat, self.rack(game, seat)) for _ in range(2)],
                *[rules.Played(seat, self.placement(game), 0) for _ in range(8)],
                rules.Pressed(seat),
                rules.PlayWithdrawn(seat),
                rules.Challenged(seat, (0, dice.randint(-1, 3))),
                rules.Ruled(dice.choice(["valid", "invalid", "unknown"])),
                rules.TilesTakenBack(seat),
                rules.Confirmed(),
                rules.Penalised(seat, dice.randint(-5, 10), "time"),
                rules.TurnLost(seat),
                *[rules.Exchanged(seat, self.tiles(game)) for _ in range(2)],
                rules.Returned(seat),
                rules.Passed(seat),
                rules.Resigned(seat if dice.random() < 0.05 else -1),
                rules.EndOffered(dice.choice([None, seat])),
                rules.EndAccepted(seat),
                rules.EndDeclined(seat),
                rules.Ended("passes", None) if dice.random() < 0.05 else rules.Confirmed(),
                rules.Settled(tuple(dice.choices(range(-9, 9), k=len(game.seats)))),
            ]
        )


def price(game, event):
    """A play with the points that it has, if it can be at all."""
    if isinstance(event, rules.Played):
        try:
            points = game.score_of(event.placement).total
        except ValueError:
            return event
        return rules.Played(event.seat, event.placement, points)
    return event


def books_balance(game):
    """Nothing is in two places, and the unknown tiles are as many as the pool has to spare."""
    start = bytes(tile for _, tile in game.start_tiles)
    board = rack_tiles([cell for cell in game.board.cells if cell])
    places = board + b"".join(game.racks) + game.aside + game.removed + start
    everywhere = Counter(known_tiles(places)) + Counter(game.pool)
    assert everywhere == Counter(full_set(game.edition))
    assert game.bag_size == len(game.pool) - hidden_count(places) >= 0


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("name", names())
def test_an_event_follows_or_is_a_bad_one(name, number):
    edition, forger = load(name), Forger(number)
    seats = tuple("abcd"[: 1 + number % edition.players.most])
    started = rules.start(edition, seats, seed=(None, bytes(32))[number % 2], check="challenge")
    game = Game.replay(started[:1] if number % 4 == 3 else started)
    followed = set()
    for _ in range(400):
        event = price(game, forger.event(game))
        try:
            game = game.after(event)
        except BadEvent as bad:
            assert bad.number == game.number + 1
            continue
        followed.add(type(event))
        books_balance(game)
        assert game.phase in ("start", "turn", "window", "ruling", "ended")
        assert game.next_seat is None or game.next_seat in game.seats
    rules.sheet(game)
    assert Game.replay(game.events) == game
    assert len(followed) > 3
