"""The racks of the day: the same for everybody, and compared with the best."""

from dataclasses import replace
from datetime import date
from functools import cache
from hashlib import sha256

import pytest

from stafla import _core, rules
from stafla.editions import load
from stafla.rules import BadEvent
from stafla.rules import solo as daily
from stafla.rules.game.refusals import GameOver, IllegalPlacement, InvalidWords, NotOnRack
from stafla.words import library
from tests.counts.corpus import NAMES

DAY = date(2026, 11, 20)


@cache
def generator(name):
    edition = load(name)
    return _core.MoveGenerator(edition.ruleset(1), library.find(edition).graph)


def anything(_words):
    return "valid"


def begin(name="is", day=DAY):
    return daily.Daily.replay(daily.start(load(name), day, generator(name)))


def answer(state, placement, judge=anything):
    events = daily.answer(state, placement, generator(state.edition.id), judge)
    for event in events:
        state = state.after(event)
    return state


@pytest.mark.proves("PL-50")
@pytest.mark.parametrize("name", NAMES)
def test_the_racks_of_a_day_are_the_same_whatever_is_answered(name):
    mine, yours = begin(name), begin(name)
    for number in range(daily.RACKS):
        assert (mine.board, mine.rack) == (yours.board, yours.rack)
        assert len(mine.rack) == 7
        plays = generator(name).plays(mine.board, mine.rack)
        mine = answer(mine, plays[len(plays) // 2].placement)
        yours = answer(yours, None)
        assert mine.answers[number].most == yours.answers[number].most == plays[0].score
    assert mine.ended and yours.ended
    assert (yours.total, 0 < mine.total <= mine.most) == (0, True)
    with pytest.raises(GameOver):
        answer(mine, None)


def test_the_seed_is_derived_as_documented():
    edition = load("pl")
    seed = sha256(b"stafla-daily-1 pl 2026-11-20").digest()
    assert daily.seed_of(edition, "2026-11-20") == seed
    rules_ = edition.ruleset(1)
    first = daily.Daily.begin(daily.start(edition, DAY, generator("pl"))[0])
    assert first.rack == _core.Bag(rules_, seed).draw(7)[0]


def test_every_day_and_edition_has_racks_of_its_own():
    racks = {
        (name, day): begin(name, date(2026, 11, day)).rack
        for name in ("is", "pl")
        for day in (20, 21, 22)
    }
    assert len(set(racks.values())) == len(racks)


@pytest.mark.proves("PL-50")
def test_the_best_play_earns_all_that_can_be_found():
    state = begin()
    for _ in range(daily.RACKS):
        best = generator("is").best(state.board, state.rack)
        state = answer(state, best.placement)
    assert state.total == state.most > 0


def test_what_cannot_be_laid_or_is_no_word_is_refused_and_changes_nothing():
    state = begin()
    best = generator("is").best(state.board, state.rack).placement
    with pytest.raises(InvalidWords):
        answer(state, best, lambda _words: "invalid")
    with pytest.raises(IllegalPlacement) as refused:
        answer(state, _core.Placement(0, False, best.tiles))
    assert refused.value.code == "not-on-start"
    missing = next(code for code in range(1, 33) if code not in state.rack)
    with pytest.raises(IllegalPlacement) as refused:
        answer(state, _core.Placement(112, False, bytes([missing] * 2)))
    assert refused.value.code == NotOnRack.code


def test_a_word_that_only_the_judge_knows_can_be_the_best():
    """The analyser of a language may admit more than the list."""
    edition = load("is")
    few = _core.WordGraph(
        _core.WordGraph.build(
            b"".join(edition.alphabet.word(w) + b"\0" for w in two_letters("is")),
            len(edition.alphabet),
            b"{}",
        )[0]
    )
    short = _core.MoveGenerator(edition.ruleset(1), few)
    state = daily.Daily.replay(daily.start(edition, DAY, short))
    best = generator("is").best(state.board, state.rack)
    (event, *_) = daily.answer(state, best.placement, short, anything)
    assert (event.points, event.most) == (best.score, best.score)


def two_letters(name):
    return library.find(load(name)).words(2)


def test_a_day_is_closed_when_nothing_can_be_played_any_more():
    edition = load("is")
    rare = sorted(begin().rack, key=edition.ruleset(1).value)[-2:]
    only = bytes(rare)
    one = _core.WordGraph(_core.WordGraph.build(only + b"\0", len(edition.alphabet), b"{}")[0])
    narrow = _core.MoveGenerator(edition.ruleset(1), one)
    events = daily.start(edition, DAY, narrow)
    state = daily.Daily.replay(events)
    seen = 0
    while not state.ended:
        new = daily.answer(state, None, narrow, anything)
        seen += new.count(daily.RackRedrawn())
        for event in new:
            state = state.after(event)
    assert (state.closed, len(state.answers) < daily.RACKS) == (True, True)
    assert seen >= daily.MOST_REDRAWN


def test_replay_makes_the_same_state_as_playing_did():
    state = begin("pl")
    events = list(daily.start(load("pl"), DAY, generator("pl")))
    for _ in range(2):
        new = daily.answer(state, None, generator("pl"), anything)
        events += new
        state = answer(state, None)
    assert daily.Daily.replay(events) == state


def test_a_record_that_contradicts_itself_is_refused():
    state = begin()
    best = generator("is").best(state.board, state.rack)
    good = daily.DailyAnswered(None, 0, best.placement, best.score)
    for bad in (
        replace(good, most=best.score + 1),
        replace(good, points=3),
        replace(good, own=best.placement, points=best.score + 1),
        replace(good, best=_core.Placement(0, False, best.placement.tiles)),
        rules.Passed(0),
    ):
        with pytest.raises(BadEvent):
            state.after(bad)
    started = state.started
    for first in (replace(started, digest="0"), replace(started, day="tomorrow")):
        with pytest.raises(BadEvent):
            daily.Daily.begin(first)
    with pytest.raises(BadEvent):
        daily.Daily.replay([rules.Passed(0)])
