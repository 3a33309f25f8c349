"""Prizes and rules as an event's log has them."""

from dataclasses import replace

import pytest

from stafla.contest.event import (
    EventRefusal,
    Grouped,
    PrizeAdded,
    PrizeNamed,
    PrizeRemoved,
    PrizesRuled,
    RulesSet,
    read,
    replay,
    write,
)
from stafla.contest.prizes import Prize
from tests.contest.event.events import director


def with_prizes():
    one = director()
    one.do(PrizesRuled("kr", "wins", once=False))
    one.do(PrizeAdded(Prize(1, "A", "place", 500, "cup")))
    one.do(PrizeAdded(Prize(2, "A", "group", 100, label="junior")))
    one.do(PrizeAdded(Prize(3, "A", "named", 0, "book", "Best play")))
    one.do(Grouped("p3", ("junior",)))
    one.do(PrizeNamed(3, ("p2",)))
    # nobody has won before anybody has played
    assert [len(award.shares) for award in one.event.awards()] == [0, 0, 1]
    one.publish()
    return one


def test_prizes_are_replayed_from_the_log_and_from_its_file():
    one = with_prizes()
    for bout in one.bouts():
        one.result(bout, 400, 300) if bout.first < bout.second else one.result(bout, 300, 400)
    told = {
        award.prizes[0].number: [(share.player, share.money) for share in award.shares]
        for award in one.event.awards()
    }
    assert told == {1: [("p1", 25_000), ("p2", 25_000)], 2: [("p3", 10_000)], 3: [("p2", 0)]}
    assert replay(read(write(one.log))) == one.event
    one.do(PrizeRemoved(2))
    assert [prize.number for prize in one.event.fund.prizes] == [1, 3]


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (PrizeAdded(Prize(9, "A", "place", 5)), "event-prize"),
        (PrizeAdded(Prize(4, "B", "place", 5)), "event-division"),
        (PrizeRemoved(9), "event-prize"),
        (PrizeNamed(1, ("p1",)), "event-prize"),
        (PrizeNamed(3, ("nobody",)), "event-player"),
        (Grouped("nobody", ()), "event-player"),
    ],
)
def test_what_no_prize_can_be_is_refused(what, code):
    with pytest.raises(EventRefusal) as refused:
        with_prizes().do(what)
    assert refused.value.code == code


def test_the_file_of_a_log_with_a_prize_that_is_none_is_refused():
    data = write(with_prizes().log).replace(b'"kind":"place"', b'"kind":"best"')
    with pytest.raises(EventRefusal) as refused:
        read(data)
    assert (refused.value.code, refused.value.details) == ("event-log", {"line": 13})


def test_an_event_s_own_rules_count_from_then_on_and_need_a_reason_once_rounds_were_played():
    one = director(players=3)
    before = one.event.opening()
    rules = RulesSet(replace(before.scoring, bye_spread=7, keys=("wins", "sum")), "bye", "void")
    one.do(rules)
    one.publish()
    (bye,) = one.event.division("A").rounds[0].byes
    assert next(row for row in one.event.standings("A") if row.player == bye).spread == 7
    again = RulesSet(before.scoring, "forfeit", "forfeit")
    with pytest.raises(EventRefusal) as refused:
        one.do(again)
    assert refused.value.code == "event-reason"
    one.do(again, reason="the regulation says so")
    assert (
        next(row for row in one.event.standings("A") if row.player == bye).spread
        == before.scoring.bye_spread
    )
    assert replay(read(write(one.log))) == one.event


def test_pairs_made_before_the_rules_changed_are_made_again():
    one = director(players=3)
    one.publish()
    one.finish()
    one.pair()
    assert not one.event.stale("A")
    opened = one.event.opening()
    one.do(RulesSet(replace(opened.scoring, bye_is="nothing"), "bye", "bye"), reason="why")
    assert one.event.stale("A")
