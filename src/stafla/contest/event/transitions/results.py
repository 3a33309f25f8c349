"""Results: as the desk enters them, as players say them, as live tables end."""

from dataclasses import replace
from typing import Final

from stafla.contest.event.happening import (
    OnlineChosen,
    Resulted,
    ResultTakenBack,
    Slipped,
    TableEnded,
    TableOpened,
)
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Bout, Event
from stafla.contest.event.transition import transition
from stafla.contest.event.transitions.changes import bout_between, require_phase, with_bout
from stafla.contest.standings import Game

MOST_POINTS: Final = 9_999


@transition(Resulted)
def _result(event: Event, what: Resulted, reason: str) -> Event:
    require_phase(event, "published", "playing", "entering", "break")
    own, place, bout = bout_between(event, what.division, what.round, what.one, what.other)
    if bout.sure and not reason:
        raise EventRefusal("event-reason")
    if what.round < event.round and not reason:
        raise EventRefusal("event-reason")
    if what.kind == "bye":
        raise EventRefusal("event-kind", text=what.kind)
    game = _game(what.round, bout, what.one, what.own, what.against)
    if what.kind not in ("played", "adjudicated"):
        game = Game(what.round, what.one, what.other, what.kind)
    game = replace(game, kind=what.kind)
    return with_bout(event, own, what.round, place, replace(bout, game=game, sure=True))


@transition(ResultTakenBack)
def _take_back(event: Event, what: ResultTakenBack, _: str) -> Event:
    require_phase(event, "published", "playing", "entering")
    own, place, bout = bout_between(event, what.division, what.round, what.one, what.other)
    if what.round != event.round or not bout.sure:
        raise EventRefusal("event-no-undo")
    empty = replace(bout, game=None, slips={}, sure=False)
    return with_bout(event, own, what.round, place, empty)


@transition(Slipped)
def _slip(event: Event, what: Slipped, _: str) -> Event:
    require_phase(event, "playing", "entering")
    own = event.division(what.division)
    if what.round != event.round or event.round > len(own.rounds):
        raise EventRefusal("event-round", number=what.round, wanted=event.round)
    seat = own.rounds[what.round - 1].bout_of(what.player)
    if seat is None:
        raise EventRefusal("event-no-game", text=what.player)
    place, bout = seat
    if bout.sure:
        raise EventRefusal("event-result-stands")
    slips = {**bout.slips, what.player: (what.own, what.against)}
    game = _game(what.round, bout, what.player, what.own, what.against)
    other = next(one for one in bout.players if one != what.player)
    if other in slips:
        agreed = slips[other] == (what.against, what.own)
        bout = replace(bout, slips=slips, game=game if agreed else None, sure=agreed)
    else:
        bout = replace(bout, slips=slips, game=game)
    return with_bout(event, own, what.round, place, bout)


@transition(OnlineChosen)
def _choose_online(event: Event, what: OnlineChosen, _: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    return replace(event, online=what if what.profile else None)


@transition(TableOpened)
def _open_table(event: Event, what: TableOpened, _: str) -> Event:
    """A pair whose game has no result yet has a table, or another in place of one that is gone."""
    require_phase(event, "playing", "entering")
    own, place, bout = bout_between(event, what.division, what.round, what.one, what.other)
    if event.online is None or not what.table:
        raise EventRefusal("event-not-online")
    if bout.sure or what.round != event.round:
        raise EventRefusal("event-result-stands")
    return with_bout(event, own, what.round, place, replace(bout, table=what.table))


@transition(TableEnded)
def _end_table(event: Event, what: TableEnded, _: str) -> Event:
    """The result of a live table stands unless the director or both players were faster."""
    require_phase(event, "playing", "entering")
    own, place, bout = bout_between(event, what.division, what.round, what.one, what.other)
    if bout.table != what.table or not what.table:
        raise EventRefusal("event-not-online")
    if bout.sure:
        raise EventRefusal("event-result-stands")
    game = _game(what.round, bout, what.one, what.own, what.against)
    return with_bout(event, own, what.round, place, replace(bout, game=game, sure=True))


def _game(number: int, bout: Bout, one: str, own: int, against: int) -> Game:
    if max(abs(own), abs(against)) > MOST_POINTS:
        raise EventRefusal("event-points", most=MOST_POINTS)
    points = (own, against) if one == bout.first else (against, own)
    return Game(number, bout.first, bout.second, "played", *points, bout.first)
