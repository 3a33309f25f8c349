"""Results: as the desk enters them, as players say them, as live tables end."""

from dataclasses import replace
from typing import Final

from stafla.contest.event.happening import (
    OnlineChosen,
    Resulted,
    ResultTakenBack,
    SlipEntered,
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
def _result(event: Event, happening: Resulted, reason: str) -> Event:
    require_phase(event, "published", "playing", "entering", "break")
    own, place, bout = bout_between(
        event, happening.division, happening.round, happening.one, happening.other
    )
    if bout.sure and not reason:
        raise EventRefusal("event-reason")
    if happening.round < event.round and not reason:
        raise EventRefusal("event-reason")
    if happening.kind == "bye":
        raise EventRefusal("event-kind", text=happening.kind)
    game = _game(happening.round, bout, happening.one, happening.own, happening.against)
    if happening.kind not in ("played", "adjudicated"):
        game = Game(happening.round, happening.one, happening.other, happening.kind)
    game = replace(game, kind=happening.kind)
    return with_bout(event, own, happening.round, place, replace(bout, game=game, sure=True))


@transition(ResultTakenBack)
def _take_back(event: Event, happening: ResultTakenBack, _: str) -> Event:
    require_phase(event, "published", "playing", "entering")
    own, place, bout = bout_between(
        event, happening.division, happening.round, happening.one, happening.other
    )
    if happening.round != event.round or not bout.sure:
        raise EventRefusal("event-no-undo")
    empty = replace(bout, game=None, slips={}, sure=False)
    return with_bout(event, own, happening.round, place, empty)


@transition(Slipped)
@transition(SlipEntered)
def _slip(event: Event, happening: Slipped | SlipEntered, _: str) -> Event:
    require_phase(event, "playing", "entering")
    own = event.division(happening.division)
    if happening.round != event.round or event.round > len(own.rounds):
        raise EventRefusal("event-round", number=happening.round, wanted=event.round)
    seat = own.rounds[happening.round - 1].bout_of(happening.player)
    if seat is None:
        raise EventRefusal("event-no-game", text=happening.player)
    place, bout = seat
    if bout.sure:
        raise EventRefusal("event-result-stands")
    slips = {**bout.slips, happening.player: (happening.own, happening.against)}
    game = _game(happening.round, bout, happening.player, happening.own, happening.against)
    other = next(player for player in bout.players if player != happening.player)
    if other in slips:
        agreed = slips[other] == (happening.against, happening.own)
        bout = replace(bout, slips=slips, game=game if agreed else None, sure=agreed)
    else:
        bout = replace(bout, slips=slips, game=game)
    return with_bout(event, own, happening.round, place, bout)


@transition(OnlineChosen)
def _choose_online(event: Event, happening: OnlineChosen, _: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    return replace(event, online=happening if happening.profile else None)


@transition(TableOpened)
def _open_table(event: Event, happening: TableOpened, _: str) -> Event:
    """A pair whose game has no result yet has a table, or another in place of one that is gone."""
    require_phase(event, "playing", "entering")
    own, place, bout = bout_between(
        event, happening.division, happening.round, happening.one, happening.other
    )
    if event.online is None or not happening.table:
        raise EventRefusal("event-not-online")
    if bout.sure or happening.round != event.round:
        raise EventRefusal("event-result-stands")
    return with_bout(event, own, happening.round, place, replace(bout, table=happening.table))


@transition(TableEnded)
def _end_table(event: Event, happening: TableEnded, _: str) -> Event:
    """The result of a live table stands unless the director or both players were faster."""
    require_phase(event, "playing", "entering")
    own, place, bout = bout_between(
        event, happening.division, happening.round, happening.one, happening.other
    )
    if bout.table != happening.table or not happening.table:
        raise EventRefusal("event-not-online")
    if bout.sure:
        raise EventRefusal("event-result-stands")
    game = _game(happening.round, bout, happening.one, happening.own, happening.against)
    return with_bout(event, own, happening.round, place, replace(bout, game=game, sure=True))


def _game(number: int, bout: Bout, player: str, own: int, against: int) -> Game:
    if max(abs(own), abs(against)) > MOST_POINTS:
        raise EventRefusal("event-points", most=MOST_POINTS)
    points = (own, against) if player == bout.first else (against, own)
    return Game(number, bout.first, bout.second, "played", *points, bout.first)
