"""Prizes: which there are, how they are given, who has those of the director."""

from collections.abc import Callable
from dataclasses import replace

from stafla.contest.event.happening import PrizeAdded, PrizeNamed, PrizeRemoved, PrizesRuled
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Event
from stafla.contest.event.transition import transition
from stafla.contest.prizes import BadPrize, Fund


@transition(PrizeAdded)
def _add_prize(event: Event, happening: PrizeAdded, _: str) -> Event:
    event.division(happening.prize.division)
    return replace(event, fund=_change_fund(lambda: event.fund.add(happening.prize)))


@transition(PrizeRemoved)
def _remove_prize(event: Event, happening: PrizeRemoved, _: str) -> Event:
    return replace(event, fund=_change_fund(lambda: event.fund.remove(happening.prize)))


@transition(PrizeNamed)
def _name_prize(event: Event, happening: PrizeNamed, _: str) -> Event:
    for player in happening.players:
        event.person(player)
    return replace(
        event, fund=_change_fund(lambda: event.fund.name(happening.prize, happening.players))
    )


@transition(PrizesRuled)
def _rule_prizes(event: Event, happening: PrizesRuled, _: str) -> Event:
    fund = replace(event.fund, unit=happening.unit, ties=happening.ties, once=happening.once)
    return replace(event, fund=fund)


def _change_fund(change: Callable[[], Fund]) -> Fund:
    try:
        return change()
    except BadPrize as error:
        raise EventRefusal("event-prize", text=str(error)) from None
