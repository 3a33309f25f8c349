"""Who erases the account gives up the games that they are playing, so that no result is lost."""

import logging
from contextlib import suppress

from stafla import rules
from stafla.club.refusal import ClubRefusal
from stafla.club.tables.refusals import StaleTable
from stafla.club.tables.tables import Tables
from stafla.rules import BadEvent, Event, Game, Refusal
from stafla.rules.game.transitions.judge import concerned_side
from stafla.store import GameSearch

ATTEMPTS = 20
log = logging.getLogger(__name__)


def give_up(tables: Tables, finding: GameSearch, person: str) -> None:
    """End a person's part in every game that they are playing.

    A game is resigned, and rated if it was to be; one whose tiles nobody has drawn is called off.
    Where the others have a verdict to answer or the judge to hear, that comes first: the game then
    ends for the person as one that somebody left. What cannot be ended keeps nobody from going.
    """
    for table in finding.playing(person):
        try:
            for seat in tables.games.seats(table):
                if seat.person == person:
                    _leave(tables, table, seat.seat)
        except (ClubRefusal, Refusal, BadEvent):
            log.exception("a game at table %s could not be given up", table)


def _leave(tables: Tables, table: str, seat: int) -> None:
    """End a person's part in a game.

    Raises:
        StaleTable: the others acted every time.
    """
    for _ in range(ATTEMPTS):
        game = tables.tick(table).game
        over = game.ended is not None or seat in game.resigned
        events = () if over else _last(game, seat)
        if events:
            with suppress(StaleTable):  # the others acted meanwhile
                tables.append(table, game, events)
                return
        else:
            return
    raise StaleTable


def _last(game: Game, seat: int) -> tuple[Event, ...]:
    """What a seat does last; nothing: it cannot now."""
    before: tuple[Event, ...] = ()
    if concerned_side(game) == seat and game.phase in ("verdict", "appeal"):
        settle = rules.accept_verdict if game.phase == "verdict" else rules.withdraw_appeal
        before = settle(game, seat)
        for event in before:
            game = game.after(event)
        if game.ended is not None:
            return before
    try:
        started = any(game.racks)
        return (*before, *(rules.resign if started else rules.abort)(game, seat))
    except Refusal:
        return before
