"""Logs of any length, of the events that once cost more the longer the log was.

``mix("takebacks", 500)`` is a list of 500 events that follow one another, or a few more.
"""

from collections.abc import Callable
from functools import cache
from random import Random

from stafla import rules
from stafla.rules.game import events as ev
from tests.rules.builders import Table, a_game, placement
from tests.rules.clocks import a_timed_game, policy
from tests.rules.game.acts.test_board import table as at_board

LISTED = tuple(sorted(f"KROWA{number:05}" for number in range(2000)))


@cache
def mix(name: str, length: int) -> list[ev.Event]:
    """So many events of a mix."""
    table = MIXES[name](length)
    return list(table.game.events)


def first_play(table: Table, text: str) -> ev.Played:
    """The opening play of who is to move, with its points."""
    laid = placement(table.edition, text)
    return ev.Played(table.to_move, laid, table.game.score_of(laid).total)


def takebacks(length: int) -> Table:
    """One turn, taken back again and again."""
    table = a_game("is")
    play = first_play(table, "8D HRAKI")
    while table.number < length:
        back = ev.TakenBack(table.number)
        table = table.then(play, ev.Proposed(0, "takeback"), ev.Consented(1), back)
    return table


def deep_takebacks(length: int) -> Table:
    """Half of the log are turns; the other half takes them back, one after the other."""
    table = a_game("is")
    while table.number < length / 4:
        table = table.then(ev.Passed(table.to_move))
    while table.number < length:
        seat = 1 - table.to_move
        if table.game.latest[seat] is None:
            table = table.then(ev.Passed(table.to_move))
        else:
            table = taken_back(table, seat)
    return table


def wandering_takebacks(length: int) -> Table:
    """Turns made and taken back by chance."""
    table, random = a_game("is"), Random(1)
    while table.number < length:
        seat = random.randrange(2)
        turn = table.game.latest[seat]
        if turn is None or random.random() < 0.6:
            table = table.then(ev.Passed(table.to_move))
        else:
            table = taken_back(table, seat)
    return table


def taken_back(table: Table, seat: int) -> Table:
    """The table when all agreed to go back to the seat's last turn."""
    wish = ev.Proposed(seat, "takeback"), ev.Consented(1 - seat)
    return table.then(*wish, ev.TakenBack(table.game.latest[seat].number))


def withdrawals(length: int) -> Table:
    """A play laid and lifted again."""
    table = a_game("sv")
    play = first_play(table, "8F HEJ")
    while table.number < length:
        table = table.then(play, ev.PlayWithdrawn(table.to_move))
    return table


def proposals(length: int) -> Table:
    """Something proposed and declined."""
    table = a_game("is").then(ev.Passed(0))
    while table.number < length:
        table = table.then(ev.Proposed(0, "abort"), ev.ProposalDeclined(1))
    return table


def notes(length: int) -> Table:
    """The sheet at a real board, with lines noted that differ and agree."""
    table = at_board()
    seat = table.to_move
    table = table.then(ev.Told(seat, 3, 10), ev.Pressed(seat))
    while table.number < length:
        table = table.then(ev.Noted(0, seat, 9, 9), ev.Noted(0, seat, 10, 10))
    return table


def theme(length: int) -> Table:
    """A play claimed for a theme with a long list, voted on, and corrections in between."""
    agreed = rules.Theme("na wsi", LISTED)
    table = a_game("pl", 2, variants=("theme",), theme=agreed)
    table = table.then(first_play(table, "8H KROWA"))
    seat = table.game.pending.seat
    points = table.edition.house.theme_points
    while table.number < length:
        table = table.then(
            ev.ThemeClaimed(seat, (0,), "z obory"),
            ev.ThemeVoted(1 - seat, True),
            ev.ThemeScored(seat, points),
            ev.Penalised(seat, points, "correction"),
        )
    return table


def pauses(length: int) -> Table:
    """A clock paused by agreement and started again."""
    table = a_timed_game("sv", policy("sv-25")).started()
    while table.number < length:
        asked = ev.Proposed(0, "pause"), ev.Consented(1)
        table = Table(table.game).then(*asked, ev.ClockPaused(), ev.ClockResumed(0))
    return table


MIXES: dict[str, Callable[[int], Table]] = {
    "takebacks": takebacks,
    "deep takebacks": deep_takebacks,
    "wandering takebacks": wandering_takebacks,
    "withdrawals": withdrawals,
    "proposals": proposals,
    "notes at a real board": notes,
    "theme and corrections": theme,
    "pauses": pauses,
}
