"""Whole events, their places reckoned again by somebody else; logs that are damaged."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla.contest.event import (
    Event,
    EventRefusal,
    Registered,
    Resulted,
    Returned,
    Withdrawn,
    read,
    replay,
    write,
)
from stafla.contest.pairing import NotPairable
from tests.contest.event.events import director


def whole(players, rounds, seed):
    """An event with late players, withdrawals, returns, corrections; from beginning to end."""
    chance = Random(seed)
    one = director(players, rounds)
    late = 0
    for number in range(1, rounds + 1):
        one.publish()
        if number < rounds and chance.random() < 0.5:
            late += 1
            one.do(Registered(f"late{late}", "A", f"Late, L{late}", 1500))
        people = list(one.event.people.values())
        if chance.random() < 0.5:
            one.do(Withdrawn(chance.choice([p.id for p in people if not p.left])))
        if (gone := [p.id for p in people if p.left]) and chance.random() < 0.5:
            one.do(Returned(chance.choice(gone)))
        one.finish(chance)
        for bout in chance.sample(one.bouts(), min(2, len(one.bouts()))):
            one.do(Resulted("A", number, bout.first, bout.second, 444, 333), "misread")
    one.move("closed")
    return one


def reckon(log):
    """Wins, spread and rating from the log itself, without the rooms that are tested."""
    halves, spreads, ratings, away = Counter(), Counter(), {}, {}
    number, results, byes, seats = 0, {}, {}, {}
    for entry in log:
        what = type(entry.what).__name__
        told = entry.what
        if what == "Registered":
            ratings[told.player] = told.rating
            away[told.player] = set(range(1, number + 1))
        elif what == "Paired":
            seats[told.round] = list(told.pairs)
            byes[told.round] = list(told.byes)
        elif what == "PhaseMoved" and told.to == "published":
            number += 1
        elif what == "Resulted":
            results[told.round, frozenset((told.one, told.other))] = told
        elif what == "Withdrawn":
            for pair in list(seats[number]):
                if told.player in pair and (number, frozenset(pair)) not in results:
                    seats[number].remove(pair)
                    byes[number] += [one for one in pair if one != told.player]
                    away[told.player].add(number)
            away[told.player] |= set(range(number + 1, 1000))
        elif what == "Returned":
            away[told.player] -= set(range(number + 1, 1000))
    for told in results.values():
        spread = told.own - told.against
        halves[told.one] += 1 + (spread > 0) - (spread < 0)
        halves[told.other] += 1 - (spread > 0) + (spread < 0)
        spreads[told.one] += spread
        spreads[told.other] -= spread
    for number_, players in byes.items():
        for player in players:
            halves[player] += 2
            spreads[player] += 100
        there = {one for pair in seats[number_] for one in pair} | set(players)
        for player, rounds in away.items():
            if number_ in rounds and player not in there:
                spreads[player] -= 100
    return sorted(ratings, key=lambda one: (-halves[one], -spreads[one], -(ratings[one] or -1))), {
        one: (halves[one], spreads[one]) for one in ratings
    }


def held_to(one):
    order, numbers = reckon(one.log)
    table = one.event.standings("A")
    assert {s.player: (s.half_wins, s.spread) for s in table} == numbers
    keys = [(-s.half_wins, -s.spread) for s in table]
    assert keys == sorted(keys)
    assert [numbers[one] for one in order] == [(s.half_wins, s.spread) for s in table]
    met = Counter()
    for made in one.event.divisions["A"].rounds:
        met.update(bout.players for bout in made.bouts)
    assert replay(read(write(one.log))) == one.event
    return met


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_event_agrees_with_another_reckoning(seed):
    met = held_to(whole(24, 7, seed))
    assert max(met.values()) == 1


@pytest.mark.verify
@pytest.mark.timeout(3600)
def test_a_thousand_players_and_fifteen_rounds():
    met = held_to(whole(1000, 15, 1))
    assert max(met.values()) == 1


@settings(max_examples=80)
@given(st.data())
def test_a_damaged_log_is_refused_or_replayed(data):
    rows = write(whole(5, 2, 3).log).splitlines()
    at = data.draw(st.integers(0, len(rows) - 1))
    row = json.loads(rows[at])
    name = data.draw(st.sampled_from(sorted(row)))
    value = data.draw(
        st.sampled_from([None, -1, 0, 10**30, "", "p1", [], ["p1"], [["p1", "p1"]], {}, True])
    )
    rows[at] = json.dumps({**row, name: value}).encode()
    if data.draw(st.booleans()):
        del rows[data.draw(st.integers(0, len(rows) - 1))]
    try:
        event = replay(read(b"\n".join(rows)))
    except EventRefusal:
        return
    assert isinstance(event, Event)
    try:
        event.standings("A")
        event.reach("A")
        event.pair("A")
    except (EventRefusal, NotPairable):
        return
