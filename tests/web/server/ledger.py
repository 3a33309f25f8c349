"""What a server has acknowledged, compared with what the database holds."""

import os
from contextlib import closing
from dataclasses import dataclass
from functools import reduce

from stafla.club import Act
from stafla.club.tables import log as codec
from stafla.club.tables.acts import LaidTile, decide
from stafla.editions import load
from stafla.rules import Game
from stafla.store import GameStore, open_database
from tests.club.club import Words


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """An act that was answered with success.

    Attributes:
        attempt: seat, kind and the rest of the act.
        expected, number: of the latest event before it and after it.
        sent, received: when, in milliseconds since 1970.
    """

    attempt: tuple
    expected: int
    number: int
    sent: int
    received: int


def write_down(folder, table):
    """The events of a table as the database has them, read by nobody else: (event, time)."""
    address = os.environ.get("DATABASE_URL") or folder / "games.sqlite"
    with closing(open_database(address)) as database:
        games = GameStore(database)
        edition = load(games.header(table).profile)
        rows = games.events(table)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return [(codec.load(row.body, edition), row.at) for row in rows]


def log_of(folder, table) -> Game:
    """The game as the database has it."""
    return Game.replay([event for event, _ in write_down(folder, table)])


def events_of(game: Game, attempt) -> tuple:
    """The events that an act has on a table as it stood."""
    seat, kind, more = attempt
    laid = tuple(LaidTile(t["square"], t["letter"], t["blank"]) for t in more.get("laid", ()))
    act = Act(kind, laid, tuple(more.get("tiles", ())))
    return decide(game, seat, act, Words(game.edition.id))


def check(folder, table, acts, unanswered=()):
    """Every acknowledged act is there once, whole, and at its time; returns the game.

    An act that nobody answered is there whole or not at all.
    """
    timed = write_down(folder, table)
    events = tuple(event for event, _ in timed)
    game, at = Game.begin(events[0]), 1
    tried = dict(unanswered)
    for act in acts:
        assert at <= act.expected
        while at < act.expected:
            # random numbers are added before anybody acts
            made = events_of(game, tried[at]) if act is not acts[0] else events[at : act.expected]
            assert events[at : at + len(made)] == made
            game, at = reduce(Game.after, made, game), at + len(made)
        assert events[at : act.number] == events_of(game, act.attempt)
        times = [time for _, time in timed[at : act.number]]
        assert act.sent <= times[0] == times[-1] <= act.received
        game, at = reduce(Game.after, events[at : act.number], game), act.number
    return Game.replay(events)
