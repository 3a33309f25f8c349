"""Games for tests, in a few words.

``a_game("sv").after("8D HRAKI", "challenge", "invalid")``: racks are unknown, so that any tiles of
the set can be laid; ``racks=("HRAKIAB", …)`` makes them known; ``an_endgame("is", "AB", "C")`` has
an empty bag. ``a_seeded_game("pl", seed=3)`` is drawn from a bag as a real one.
"""

import re
from dataclasses import dataclass, replace

from stafla import rules
from stafla._core import Board, Placement
from stafla.editions import load
from stafla.rules import UNKNOWN, Game

ACROSS = re.compile(r"(\d+)([A-Z])")
DOWN = re.compile(r"([A-Z])(\d+)")
RULINGS = ("valid", "invalid", "unknown")


def placement(edition, text):
    """``8D HRAKI`` across, ``D8 HRAKI`` down."""
    place, word = text.split()
    found = ACROSS.fullmatch(place) or DOWN.fullmatch(place)
    row, column = sorted(found.groups(), key=str.isalpha)
    square = (int(row) - 1) * edition.layout.width + ord(column) - ord("A")
    return Placement(square, place[0].isalpha(), edition.alphabet.encode(word))


@dataclass(frozen=True)
class Table:
    """A game and the acts that can be said in a word; everything else is the game's."""

    game: Game

    def after(self, *acts, by=None, verdict=None):
        """The table after these acts, each by the seat whose turn it is (or ``by``).

        The clock is pressed without a word before a play is accepted or ruled on.
        """
        table = self
        for act in acts:
            table = table.pressed() if act in ("ok", *RULINGS) else table
            table = table.then(*table.decide(act, by, verdict))
        return table

    def pressed(self):
        """The table with the clock pressed on a play that waits for it (SV-14)."""
        play = self.game.pending
        return self if play is None or play.made else self.then(rules.Pressed(play.seat))

    def then(self, *events):
        """The table after events."""
        game = self.game
        for event in events:
            game = game.after(event)
        return Table(game)

    def decide(self, act, by=None, verdict=None):
        """The events of an act; raises as the rules do."""
        game = self.game
        seat = self.actor(act) if by is None else by
        match act.split():
            case ["pass"]:
                return rules.pass_turn(game, seat)
            case ["exchange", letters]:
                return rules.exchange(game, seat, self.rack_codes(letters))
            case ["ok"]:
                return rules.confirm(game, seat)
            case ["challenge", *words]:
                return rules.challenge(game, seat, [int(w) for w in words] or None)
            case [("press" | "withdraw" | "resign" | "accept_end" | "decline_end") as name]:
                return getattr(rules, name)(game, seat)
            case [ruling] if ruling in RULINGS:
                return rules.rule(game, ruling)
            case _:
                return rules.play(game, seat, placement(game.edition, act), verdict)

    def actor(self, act):
        """Who does such a thing: answers come from the next seat, the rest from the mover."""
        game = self.game
        mine = act.split()[0] in ("press", "withdraw", "resign")
        answer = game.pending is not None and not mine
        return game.next_seat if answer else game.to_move

    def rack_codes(self, text):
        """``AB?`` as codes; ``*`` is an unknown tile."""
        known = self.game.edition.alphabet.rack(text.replace("*", ""))
        return known + bytes([UNKNOWN]) * text.count("*")

    def rack(self, seat):
        """A seat's rack as text, sorted; unknown tiles are ``*``."""
        tiles = sorted(self.game.racks[seat])
        known = bytes(tile for tile in tiles if tile != UNKNOWN)
        return self.game.edition.alphabet.decode_rack(known) + "*" * tiles.count(UNKNOWN)

    def kinds(self, since=0):
        """Names of the events after number ``since``."""
        return [type(event).__name__ for event in self.game.events[since:]]

    def __getattr__(self, name):
        return getattr(self.game, name)


def a_game(name="is", players=2, *, racks=(), check="challenge", first=0, **options):
    """A game whose draws nobody recorded."""
    seats = tuple(f"player-{n}" for n in range(players))
    events = rules.start(load(name), seats, check=check, first=first, **options)
    table = Table(Game.replay(events))
    for seat, rack in enumerate(racks):
        table = table.then(rules.RackSeen(seat, table.rack_codes(rack)))
    return table


def a_seeded_game(name="is", players=2, *, seed=0, **options):
    """A game drawn from a bag."""
    seats = tuple(f"player-{n}" for n in range(players))
    events = rules.start(load(name), seats, seed=bytes([seed]) * 32, **options)
    return Table(Game.replay(events))


def an_endgame(name, *racks, board="8G AA", check="challenge", bag=""):
    """A game with these racks, an almost empty bag, and a word on the board; seat 0 to move."""
    table = a_game(name, len(racks), check=check)
    laid = Board(table.rules).laid(placement(table.edition, board))
    codes = tuple(table.rack_codes(rack) for rack in racks)
    return Table(replace(table.game, racks=codes, pool=table.rack_codes(bag), board=laid))
