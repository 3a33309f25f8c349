"""Prizes: which there are, how they are given, who has those of the director."""

from collections.abc import Callable
from dataclasses import replace

from stafla.contest.event.happening import PrizeAdded, PrizeNamed, PrizeRemoved, PrizesRuled
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Event
from stafla.contest.event.transition import transition
from stafla.contest.prizes import BadPrize, Fund


@transition(PrizeAdded)
def _add_prize(event: Event, what: PrizeAdded, _: str) -> Event:
    event.division(what.prize.division)
    return replace(event, fund=_change_fund(lambda: event.fund.add(what.prize)))


@transition(PrizeRemoved)
def _remove_prize(event: Event, what: PrizeRemoved, _: str) -> Event:
    return replace(event, fund=_change_fund(lambda: event.fund.remove(what.prize)))


@transition(PrizeNamed)
def _name_prize(event: Event, what: PrizeNamed, _: str) -> Event:
    for player in what.players:
        event.person(player)
    return replace(event, fund=_change_fund(lambda: event.fund.name(what.prize, what.players)))


@transition(PrizesRuled)
def _rule_prizes(event: Event, what: PrizesRuled, _: str) -> Event:
    fund = replace(event.fund, unit=what.unit, ties=what.ties, once=what.once)
    return replace(event, fund=fund)


def _change_fund(change: Callable[[], Fund]) -> Fund:
    try:
        return change()
    except BadPrize as error:
        raise EventRefusal("event-prize", text=str(error)) from None
