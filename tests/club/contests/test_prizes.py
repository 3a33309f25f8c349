"""Prizes and an event's own rules as a director decides them."""

import pytest

from stafla.club.contests.prizes import NewPrize, NewRules
from stafla.club.contests.refusals import BadPlan, BadPrizeAsked, BadRules, EventRefused
from tests.club.contests.events import ANNA, begin_event

KEYS = ("wins", "spread")


@pytest.fixture
def ready(house):
    return begin_event(house)


def rules(**more):
    told = {
        "keys": KEYS,
        "bye_spread": 50,
        "forfeit_spread": 50,
        "bye_is": "win",
        "bye_firsts": "ignore",
        "spread_cap": None,
        "withdrawal": "forfeit",
        "late": "void",
    }
    return NewRules(**told | more)


def test_a_director_sets_prizes_and_names_who_has_the_best_play(ready):
    prizes, event = ready.contests.prizes, ready.event
    prizes.rule(event, ANNA, " kr ", "wins", once=True)
    prizes.add(event, ANNA, NewPrize("A", "place", 500))
    prizes.add(event, ANNA, NewPrize("A", "group", 0, "  a   book ", "junior"))
    prizes.add(event, ANNA, NewPrize("A", "named", 0, "pen", "Best play"))
    prizes.group(event, ANNA, ready.player("Eva"), "junior , newcomer,, junior")
    prizes.name(event, ANNA, 3, [ready.player("Bo"), ""])
    now = ready.contest.event
    assert now.groups == {ready.player("Eva"): ("junior", "newcomer")}
    assert (now.fund.unit, now.fund.ties) == ("kr", "wins")
    assert now.fund.prizes[1].thing == "a book"
    assert now.fund.prizes[2].players == (ready.player("Bo"),)
    prizes.remove(event, ANNA, 1)
    prizes.remove(event, ANNA, 1)
    assert [one.number for one in ready.contest.event.fund.prizes] == [2, 3]


def test_the_same_decision_twice_is_one(ready):
    for _ in range(2):
        ready.contests.prizes.rule(ready.event, ANNA, "kr", "order", once=False)
        ready.contests.prizes.group(ready.event, ANNA, ready.player("Bo"), "senior")
        ready.contests.prizes.set_rules(ready.event, ANNA, rules())
    entries = ready.contest.entries
    assert len({type(one.what) for one in entries[-3:]}) == 3


@pytest.mark.parametrize(
    "new",
    [
        NewPrize("A", "place"),
        NewPrize("A", "place", -5),
        NewPrize("A", "best", 5),
        NewPrize("A", "rating", 5),
        NewPrize("A", "family", 5, label="  "),
        NewPrize("A", "place", 10**9),
    ],
)
def test_a_prize_that_is_none_is_refused(ready, new):
    with pytest.raises(BadPrizeAsked):
        ready.contests.prizes.add(ready.event, ANNA, new)


def test_texts_of_prizes_are_short_lines(ready):
    with pytest.raises(BadPlan):
        ready.contests.prizes.add(ready.event, ANNA, NewPrize("A", "place", 1, "x" * 81))
    with pytest.raises(BadPlan):
        ready.contests.prizes.rule(ready.event, ANNA, "a currency", "order", once=True)
    with pytest.raises(BadPrizeAsked):
        ready.contests.prizes.group(ready.event, ANNA, ready.player("Bo"), "a,b,c,d,e,f,g")
    with pytest.raises(BadPrizeAsked):
        ready.contests.prizes.name(ready.event, ANNA, 1, [str(one) for one in range(21)])


def test_no_event_has_prizes_without_end(ready):
    for _ in range(200):
        ready.contests.prizes.add(ready.event, ANNA, NewPrize("A", "place", 1))
    with pytest.raises(EventRefused):
        ready.contests.prizes.add(ready.event, ANNA, NewPrize("A", "place", 1))


def test_the_event_s_own_rules_hold_from_then_on(ready):
    ready.contests.prizes.set_rules(ready.event, ANNA, rules(keys=("wins", "sum"), spread_cap=200))
    scoring = ready.contest.event.opening().scoring
    assert (scoring.keys, scoring.spread_cap) == (("wins", "sum"), 200)
    ready.publish()
    with pytest.raises(EventRefused):
        ready.contests.prizes.set_rules(ready.event, ANNA, rules())
    ready.contests.prizes.set_rules(ready.event, ANNA, rules(), "as announced")
    assert ready.contest.entries[-1].reason == "as announced"


@pytest.mark.parametrize(
    "wrong",
    [
        {"keys": ()},
        {"keys": ("wins", "wins")},
        {"keys": ("luck",)},
        {"bye_spread": -1},
        {"forfeit_spread": 1000},
        {"spread_cap": 0},
        {"bye_is": "loss"},
        {"bye_firsts": "x"},
        {"withdrawal": "x"},
        {"late": ""},
    ],
)
def test_rules_that_make_no_order_are_refused(ready, wrong):
    with pytest.raises(BadRules):
        ready.contests.prizes.set_rules(ready.event, ANNA, rules(**wrong))
