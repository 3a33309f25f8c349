"""Records of reverse play, bingo, the racks of the day and duplicate."""

import json
from datetime import date
from random import Random
from types import NoneType, UnionType
from typing import get_args

import pytest

from stafla import _core
from stafla.editions import UnknownEdition, load
from stafla.records import RecordFault
from stafla.records.record import pastime
from stafla.rules import BadEvent, reverse
from stafla.rules import solo as daily
from stafla.rules.bingo import card as bingo_card
from stafla.rules.bingo import round as bingo
from stafla.rules.duplicate import acts, roster
from stafla.rules.duplicate import events as duplicate_event
from stafla.rules.duplicate.rooms import Place
from stafla.rules.duplicate.state import Duplicate
from stafla.words import library
from tests.rules.test_reverse import Side

EN = load("en")


def a_reverse():
    side = Side("KOT", "KOTY", "TA", "TAK", plays=("8G KOTY", "I8 TAK"))
    while not side.state.ended:
        names = reverse.choose(side.state, side.graph)
        seat = side.state.to_move
        for event in reverse.remove(side.state, seat, names, side.graph, side.judge):
            side.state = side.state.after(event)
    return list(side.state.events)


def a_bingo():
    events = [bingo.start(EN, bytes(32), "words", "000000")]
    state = bingo.Bingo.begin(events[0])

    def then(event):
        nonlocal state
        events.append(event)
        state = state.after(event)

    then(bingo.write_card(state, ("BANANAS", "CABINET"), lambda _words: "valid"))
    while bingo_card.missing(state.cards[1].letters, state.called):
        then(bingo.call(state))
    for place in range(14):
        then(bingo.cross(state, 1, place))
    then(bingo.claim(state, 1))
    then(bingo.finish(state))
    return events


def a_daily():
    generator = _core.MoveGenerator(EN.ruleset(1), library.find(EN).graph)
    events = list(daily.start(EN, date(2026, 11, 20), generator, "words", "000000"))
    state = daily.Daily.replay(events)
    while not state.ended:
        best = generator.best(state.board, state.rack)
        own = best.placement if len(state.answers) % 2 else None
        new = daily.answer(state, own, generator, lambda _words: "valid")
        events += new
        for event in new:
            state = state.after(event)
    return events


def a_duplicate():
    generator = _core.MoveGenerator(EN.ruleset(1), library.find(EN).graph)
    now = 1_790_000_000_000
    events = [acts.start(EN, bytes(32), "words", "000000", rounds=2)]
    state = Duplicate.begin(events[0])

    def then(*new):
        nonlocal state
        events.extend(new)
        for event in new:
            state = state.after(event)

    then(roster.join(state))
    then(acts.warn(state, 1))
    then(acts.fine(state, 1))
    while not state.ended:
        then(*acts.announce(state, now))
        play = generator.best(state.board, state.rack)
        if not state.rounds:
            then(acts.write(state, 1, play.placement, now + 5))
        else:
            then(acts.call_time(state, 1, now + 7))
            then(acts.gather([(1, state.board.full_placement(play.placement), False)]))
        ranked = acts.best_plays(generator)
        then(*acts.collect(state, now + 9, ranked, lambda _words: "valid"))
    return events


def a_ruled_duplicate():
    """A round of which an arbiter drew the letters and ruled on the slips."""
    generator = _core.MoveGenerator(EN.ruleset(1), library.find(EN).graph)
    now, conditions = 1_790_000_000_000, {"arbiter": True, "checked": True, "hand": True}
    events = [acts.start(EN, bytes(32), "words", "000000", **conditions)]
    state = Duplicate.begin(events[0])

    def then(*new):
        nonlocal state
        events.extend(new)
        for event in new:
            state = state.after(event)

    then(roster.add_room(state, "Hall A"), roster.add_category(state, "Juniors"))
    then(roster.join(state), roster.name_official(state))
    then(*roster.set_joining(state, closed=True))
    then(*roster.join_at(state, Place(1, 1)))
    then(roster.name_official(state, 1))
    then(*acts.draw(state, EN.alphabet.rack("AEINRSU")))
    then(acts.withdraw(state))
    then(*acts.draw(state, EN.alphabet.rack("AEINRST")))
    then(*acts.announce(state, now))
    best, other, *_ = (play.placement for play in generator.plays(state.board, state.rack))
    then(acts.call_time(state, 1, now + 7, early=True))
    slips = [(1, state.board.full_placement(best), False)]
    then(*acts.lay_out(state, slips, lambda _words: "invalid"))
    then(acts.add_slip(state, 2, other, lambda _words: "valid", 1))
    then(acts.warn(state, 2, "score", 1), acts.fine(state, 2, official=1))
    then(acts.lift(state, state.penalties.all[-1].number, 1))
    then(acts.rule(state, [1], "two-slips", 1))
    then(acts.confirm(state, [1], 0))
    known = acts.best_plays(generator)
    then(*acts.choose(state, now + 9, acts.equals(state, known)))
    then(acts.stop(state))
    return events


def an_explosive_duplicate():
    """Rounds of eight letters, of which seven are laid and a blank is replaced."""
    generator = _core.MoveGenerator(EN.ruleset(1), library.find(EN).graph)
    conditions = {"joker": "explosive", "eight": "seven-of-eight", "rounds": 2}
    events = [acts.start(EN, bytes(32), "words", "000000", **conditions)]
    state = Duplicate.begin(events[0])

    def then(*new):
        nonlocal state
        events.extend(new)
        for event in new:
            state = state.after(event)

    then(roster.join(state))
    while not state.ended:
        then(*acts.announce(state, 1_000))
        ranked = acts.best_plays(generator)
        then(*acts.collect(state, 2_000, ranked, lambda _words: "valid", early=True))
    assert any(closed.replaced for closed in state.rounds)
    return events


PLAYED = {
    "reverse": a_reverse,
    "bingo": a_bingo,
    "daily": a_daily,
    "duplicate": a_duplicate,
    "a ruled duplicate": a_ruled_duplicate,
    "an explosive duplicate": an_explosive_duplicate,
}
# what could as well have been so: another time, other conditions, no slip refused
FREE = {
    "at": (-1, 1 << 40),
    "refused": ([],),
    "blank_twice": (True,),
    "lexicon": ("x",),
    "fingerprint": ("x",),
    "own": (None,),
    # of a slip that came to the desk late, and of the reason that was given
    "why": ("x",),
    # of a room or a category
    "name": ("x",),
}


@pytest.mark.parametrize("played", PLAYED)
def test_what_was_played_is_read_as_it_was_written(played):
    events, kind = PLAYED[played](), played.split()[-1]
    data = pastime.write(kind, events)
    state = pastime.read(data)
    assert state == pastime.KINDS[kind].replay(events)
    assert pastime.write(kind, [pastime.load(pastime.dump(e)[1], kind) for e in events]) == data


def test_a_byte_order_mark_before_the_file_means_nothing():
    data = pastime.write("bingo", a_bingo())
    assert pastime.read(b"\xef\xbb\xbf" + data) == pastime.read(data)


def test_every_event_is_among_those_that_were_played():
    found = {type(event) for make in PLAYED.values() for event in make()}
    assert found >= {one for events in pastime.EVENTS.values() for one in events} - {
        daily.RackRedrawn,
        daily.DailyClosed,
        duplicate_event.RackReturned,
    }


@pytest.mark.parametrize("played", PLAYED)
def test_a_file_with_a_member_changed_is_refused_unless_any_text_will_do(played):
    events = [json.loads(pastime.dump(event)[1]) for event in PLAYED[played]()]
    kind = played.split()[-1]
    chance = Random(1)
    for _ in range(200):
        changed = json.loads(json.dumps(events))
        event = chance.choice(changed)
        member = chance.choice(list(event))
        event[member] = chance.choice([None, -1, True, "x", [], {}, [None], 1 << 40, "zz" * 5000])
        whole = {"format": pastime.FORMAT, "version": 1, "kind": kind, "events": changed}
        if any(event[member] is value or event[member] == value for value in FREE.get(member, ())):
            continue
        with pytest.raises((RecordFault, BadEvent, UnknownEdition)):
            pastime.read(json.dumps(whole).encode())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"[]",
        b"[" * 100_000,
        b'{"format": "stafla-record"}',
        b'{"format": "stafla-pastime", "version": 2}',
        b'{"format": "stafla-pastime", "version": true}',
        b'{"format": "stafla-pastime", "version": 1, "kind": "chess", "events": [{}]}',
        b'{"format": "stafla-pastime", "version": 1, "kind": "bingo", "events": []}',
        b'{"format": "stafla-pastime", "version": 1, "kind": "bingo", "events": [3]}',
        b'{"format": "stafla-pastime", "version": 1, "kind": "bingo",'
        b' "events": [{"event": "tile-called"}]}',
        b" " * (1 << 23),
    ],
)
def test_what_is_no_such_file_is_refused(data):
    with pytest.raises(RecordFault):
        pastime.read(data)


def test_a_file_says_its_format_and_has_an_event_a_line():
    data = pastime.write("daily", a_daily()).decode()
    head, names, *lines = data.splitlines()
    assert head == '{"format": "stafla-pastime", "version": 1, "kind": "daily",'
    assert names == '"events": ['
    assert lines[-1] == "]}"
    assert [json.loads(line.rstrip(",")) for line in lines[:-1]] == json.loads(data)["events"]


def test_letters_beyond_ascii_stay_as_they_are():
    started = bingo.start(EN, bytes(32), "Íslensk orð", "000000")
    assert "Íslensk orð" in pastime.dump(started)[1]
    assert pastime.dump(started)[0] == "bingo-started"


@pytest.mark.parametrize(
    ("member", "value", "fits"),
    [
        ("at", (1 << 53) - 1, True),
        ("at", 1 << 53, False),
        ("at", 1 - (1 << 53), True),
        ("x", (1 << 31) - 1, True),
        ("x", 1 << 31, False),
        ("x", -(1 << 31), False),
    ],
)
def test_a_number_has_a_bound_and_a_time_a_wider_one(member, value, fits):
    if fits:
        assert pastime._read(member, value, int) == value
    else:
        with pytest.raises(RecordFault):
            pastime._read(member, value, int)


def test_a_placement_is_a_square_a_direction_and_tiles_and_nothing_else():
    whole = {"square": 7, "down": True, "tiles": "0102"}
    made = pastime._read("placement", whole, pastime.Placement)
    assert (made.square, made.down, made.tiles) == (7, True, b"\1\2")
    assert pastime._to_plain(made) == whole
    for wrong in (
        whole | {"more": 1},
        {"square": 7, "down": True},
        whole | {"square": "7"},
        whole | {"square": True},
        whole | {"down": None},
        whole | {"tiles": 3},
        whole | {"tiles": "zz"},
        [whole],
        7,
    ):
        with pytest.raises(RecordFault) as refused:
            pastime._read("placement", wrong, pastime.Placement)
        assert refused.value.code == "record-shape"


def test_every_member_that_may_be_of_two_kinds_may_be_nothing():
    for kind, events in pastime.EVENTS.items():
        for event in events:
            for hint in pastime._hints(kind, pastime.kind_of(event)).values():
                if isinstance(hint, UnionType):
                    assert NoneType in get_args(hint)
                    assert len(get_args(hint)) == 2


def test_what_may_be_missing_is_nothing_or_what_it_should_be():
    assert pastime._read("seat", None, int | None) is None
    assert pastime._read("seat", 3, int | None) == 3
    with pytest.raises(RecordFault):
        pastime._read("seat", "3", int | None)
    with pytest.raises(RecordFault):
        pastime._read("seat", None, int)
    assert pastime._read("words", ["A", "B"], tuple[str, ...]) == ("A", "B")
    assert pastime._read("tiles", "00ff", bytes) == b"\0\xff"


@pytest.mark.parametrize("played", PLAYED)
def test_an_event_with_a_member_more_or_fewer_is_refused_by_its_name(played):
    kind = played.split()[-1]
    for event in PLAYED[played]():
        name, body = pastime.dump(event)
        told = json.loads(body)
        # what is left out where it says nothing may be missing
        bare = {member: told[member] for member in told if member not in pastime.LATER}
        for wrong in (told | {"more": 1}, dict(list(bare.items())[:-1])):
            if set(wrong) == {*told} or "event" not in wrong:
                continue
            with pytest.raises(RecordFault) as refused:
                pastime.read_event(wrong, kind)
            assert refused.value.details == {"field": name, "text": "other members"}


def test_an_event_of_another_pastime_is_no_event_of_this_one():
    with pytest.raises(RecordFault) as refused:
        pastime.load(pastime.dump(a_bingo()[0])[1], "daily")
    assert (refused.value.code, refused.value.details) == (
        "record-event",
        {"text": "bingo-started"},
    )
