"""What is done at a real board: sheets, surplus tiles, the judge, signatures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla import rules
from stafla.editions import load, procedure_of
from stafla.rules import UNKNOWN, BadEvent, Game, Refusal
from tests.companion.script import Table as Script
from tests.rules.builders import Table


def at_board(edition="sv", clock=None):
    """A game at a real board, seat 0 to move."""
    return Script.of({"start": {"edition": edition, "clock": clock}})


def table(edition="sv", clock=None):
    """The same, for acts said in a word."""
    return Table(at_board(edition, clock).game)


def refusal_code(decide):
    with pytest.raises(Refusal) as refusal:
        decide()
    return refusal.value.code


def with_bag(game, size):
    """The game with so many tiles in the bag, by plays told by their points alone."""
    while game.bag_size > size:
        seat = game.to_move
        count = min(7, game.bag_size - size)
        for event in rules.tell(game, seat, count, 0):
            game = game.after(event)
        for event in rules.press(game, seat):
            game = game.after(event)
        for event in rules.confirm(game, 1 - seat):
            game = game.after(event)
    return game


# ------------------------------------------------------------------- too many tiles drawn


@pytest.mark.proves("SV-32")
def test_a_surplus_that_nobody_saw_goes_back():
    after = table().after("8H AR", "ok")
    (event,) = rules.overdraw(after.game, 0, 2, seen=False)
    assert event == rules.Overdrawn(0, 2, seen=False, from_new=False, looked=0)
    assert after.then(event).game.racks == after.racks


@pytest.mark.proves("SV-33", "SV-34", "SV-35")
@pytest.mark.parametrize(
    ("excess", "bag", "from_new", "looked"),
    [
        (1, 7, False, 2),
        (2, 20, False, 3),
        (1, 6, False, 3),
        (1, 20, True, 2),
        (1, 6, True, 3),
    ],
)
def test_who_saw_too_many_lets_the_opponent_choose(excess, bag, from_new, looked):
    game = with_bag(table().game, bag)
    seat = game.to_move
    after = Table(game)
    for event in (*rules.tell(game, seat, 4, 9), rules.Pressed(seat)):
        after = after.then(event)
    after = after.then(*rules.confirm(after.game, 1 - seat))
    assert after.companion.draw(seat) == (4, bag)
    (event,) = rules.overdraw(after.game, seat, excess, seen=True, from_new=from_new)
    assert (event.looked, event.excess) == (looked, excess)
    assert after.then(event).bag_size == after.bag_size


@pytest.mark.proves("SV-34", "SV-35")
def test_the_opponent_looks_at_no_more_tiles_than_there_are():
    game = with_bag(table().game, 4)
    seat = game.to_move
    after = Table(game).then(*rules.tell(game, seat, 1, 9), rules.Pressed(seat))
    after = after.then(*rules.confirm(after.game, 1 - seat))
    (new,) = rules.overdraw(after.game, seat, 1, seen=True, from_new=True)
    (all_,) = rules.overdraw(after.game, seat, 1, seen=True)
    assert (new.looked, all_.looked) == (2, 3)


@given(st.integers(1, 7), st.integers(1, 12), st.booleans(), st.booleans())
def test_whatever_was_drawn_too_much_the_numbers_hold_together(count, excess, seen, from_new):
    after = table().then(*rules.tell(table().game, 0, count, 9), rules.Pressed(0))
    after = after.then(*rules.confirm(after.game, 1))
    if excess > 7:
        assert refusal_code(lambda: rules.overdraw(after.game, 0, excess, seen=seen)) == (
            "no-such-surplus"
        )
        return
    (event,) = rules.overdraw(after.game, 0, excess, seen=seen, from_new=from_new)
    assert event.looked == 0 if not seen else event.excess < event.looked <= 7 + excess
    kept = after.then(event).game
    assert (kept.bag_size, len(kept.racks[0])) == (after.bag_size, 7)


def test_what_was_known_of_a_rack_is_not_known_any_more():
    after = table().then(rules.RackSeen(0, table().rack_codes("AEINRST"))).after("8H AR", "ok")
    assert UNKNOWN in after.racks[0]
    assert any(tile != UNKNOWN for tile in after.racks[0])
    after = after.then(*rules.overdraw(after.game, 0, 1, seen=True))
    assert set(after.racks[0]) == {UNKNOWN}
    assert after.bag_size == 100 - 14 - 2


def test_a_surplus_needs_a_draw_and_no_play_that_waits():
    begun = table("is")
    assert refusal_code(lambda: rules.overdraw(begun.game, 0, 8, seen=True)) == "no-such-surplus"
    waits = begun.after("8H AR")
    assert refusal_code(lambda: rules.overdraw(waits.game, 0, 1, seen=True)) == "not-recorded"
    with pytest.raises(BadEvent, match="looks at"):
        begun.then(rules.Overdrawn(0, 1, seen=True, from_new=False, looked=5))


def test_where_the_rule_book_says_nothing_the_surplus_is_drawn_back_unseen():
    assert procedure_of("is").procedure.looked_at(2, 3, 7) == 2


# ------------------------------------------------------------------- sheets


@pytest.mark.proves("SV-13", "SV-14")
def test_a_sheet_is_written_once_the_play_is_made():
    played = table().after("8H AR")
    assert refusal_code(lambda: rules.note(played.game, 0, 4, 4)) == "no-line"
    made = played.pressed()
    noted = made.then(*rules.note(made.game, 0, made.totals[0], made.totals[0]))
    assert not noted.companion.differing


@pytest.mark.proves("SV-13", "SV-37")
@pytest.mark.parametrize(("points", "total"), [(1, 0), (0, 1), (-4, 0)])
def test_a_difference_stops_the_clock_until_the_sheets_agree(points, total):
    script = at_board(clock="sv-25")
    script.act({"at": 1, "seat": 1, "do": "start-clock"})
    script.act({"at": 9, "seat": 0, "do": "lay", "play": "8H AR"})
    script.act({"at": 10, "seat": 0, "do": "press"})
    script.act({"at": 12, "seat": 1, "do": "accept"})
    _, right = script.game.line
    wrong = {"points": right + points, "total": right + total}
    script.act({"at": 15, "seat": 1, "do": "note", **wrong})
    assert script.game.companion.differing == {1}
    assert script.clock.running is None
    script.act({"at": 16, "seat": 1, "do": "pass", "refused": "halted"})
    script.act({"at": 20, "seat": 0, "do": "resume", "refused": "halted"})
    script.act({"at": 90, "seat": 1, "do": "note", "points": right, "total": right})
    assert script.clock.running is None
    script.act({"at": 95, "seat": 1, "do": "resume"})
    assert script.clock.running == 1
    assert script.clock.time_left(script.game, 1, script.times[-1]) == (25 * 60 - 5) * 1000


@pytest.mark.parametrize(
    ("acts", "line"),
    [
        ((), None),
        (("8H AR",), (0, 2)),
        (("8H AR", "ok", "pass"), (1, 0)),
        (("8H AR", "ok", "exchange **"), (1, 0)),
        (("8H AR", "challenge", "invalid"), (0, 0)),
        (("8H AR", "ok", "9H AR", "withdraw"), (0, 2)),
    ],
)
def test_the_latest_line_is_that_of_the_latest_turn_made(acts, line):
    made = table().after(*acts)
    points = load("sv").tiles["A"][1] + load("sv").tiles["R"][1]
    expected = line and (line[0], line[1] and 2 * points)
    assert made.game.line == expected


@pytest.mark.proves("SV-24")
def test_a_hand_in_the_bag_makes_the_play_and_the_clock_runs_on():
    script = at_board(clock="sv-25")
    script.act({"at": 0, "seat": 1, "do": "start-clock"})
    script.act({"at": 9, "seat": 0, "do": "lay", "play": "8H AR"})
    script.act({"at": 10, "seat": 0, "do": "reach"})
    script.act({"at": 11, "seat": 0, "do": "withdraw", "refused": "already-made"})
    assert script.clock.running == 0
    script.act({"at": 12, "seat": 1, "do": "challenge"})
    assert script.clock.running is None
    script.act({"at": 30, "seat": 0, "do": "rule", "verdict": "invalid"})
    assert script.game.to_move == 1
    assert script.clock.running == 1


# ------------------------------------------------------------------- plays told by points alone


def test_a_play_told_is_taken_back_like_any_other():
    begun = table()
    told = begun.then(*rules.tell(begun.game, 0, 5, 24))
    assert (told.totals, told.bag_size) == ((24, 0), begun.bag_size)
    back = told.after("withdraw")
    assert (back.totals, back.bag_size, back.racks) == (begun.totals, begun.bag_size, begun.racks)
    assert back.companion == begun.companion
    assert back.after("8H AR").totals != begun.totals


def test_after_a_play_told_the_board_is_not_known():
    begun = table()
    told = begun.then(*rules.tell(begun.game, 0, 5, 24)).after("ok")
    assert told.bag_size == begun.bag_size - 5
    assert refusal_code(lambda: told.decide("8H AR")) == "board-unknown"
    with pytest.raises(BadEvent, match="not known"):
        told.then(rules.Played(1, table().after("8H AR").pending.placement, 4))


@pytest.mark.parametrize(("count", "points"), [(0, 5), (8, 5), (3, -1)])
def test_a_play_told_has_tiles_and_points(count, points):
    assert refusal_code(lambda: rules.tell(table().game, 0, count, points)) == "not-on-rack"


def test_a_board_on_a_screen_knows_nothing_of_this():
    game = Game.replay(rules.start(load("sv"), ("a", "b")))
    for act in (
        lambda: rules.tell(game, 0, 2, 5),
        lambda: rules.reach(game, 0),
        lambda: rules.note(game, 0, 1, 1),
        lambda: rules.overdraw(game, 0, 1, seen=True),
        lambda: rules.call_judge(game, 0),
        lambda: rules.show_rack(game, 0, b""),
        lambda: rules.sign(game, 0, (0, 0)),
    ):
        assert refusal_code(act) == "not-at-board"
    with pytest.raises(BadEvent, match="before anything is drawn"):
        game.after(rules.ProcedureSet(procedure_of("sv").procedure))


# ------------------------------------------------------------------- the judge


@pytest.mark.proves("SV-39", "SV-40")
def test_the_judge_is_called_at_any_time_and_the_decision_is_kept():
    script = at_board(clock="sv-25")
    script.act({"at": 0, "seat": 1, "do": "start-clock"})
    script.act({"at": 9, "seat": 0, "do": "lay", "play": "8H AR"})
    script.act({"at": 10, "seat": 1, "do": "call"})
    assert script.clock.running is None
    script.act({"at": 11, "seat": 0, "do": "call", "refused": "judge-there"})
    script.act({"at": 12, "seat": 0, "do": "press", "refused": "halted"})
    decision = {"text": "Begin again", "seconds": [60, -5], "points": [0, 7]}
    script.act({"at": 300, "do": "decide", **decision})
    script.act({"at": 305, "seat": 0, "do": "resume"})
    assert script.clock.running == 0
    left = [script.clock.time_left(script.game, seat, script.times[-1]) // 1000 for seat in (0, 1)]
    assert left == [25 * 60 - 10 + 60, 25 * 60 - 5]
    assert script.game.totals[1] == 7
    assert rules.JudgeDecided("Begin again", (60, -5)) in script.game.events


@pytest.mark.parametrize(
    "decision",
    [
        {"seconds": (1,)},
        {"seconds": (0, 3601)},
        {"points": (1, 2, 3)},
        {"points": (0, 1001)},
        {"text": ""},
        {"text": "x" * 1001},
    ],
)
def test_a_decision_is_about_those_who_play_and_within_bounds(decision):
    called = table().then(rules.JudgeCalled(0))
    told = {"text": "so", **decision}
    assert refusal_code(lambda: rules.decide(called.game, **told)) == "no-judge"
    assert refusal_code(lambda: rules.decide(table().game, "so")) == "no-judge"


@pytest.mark.proves("SV-37", "SV-40")
def test_the_judge_settles_a_difference():
    made = table().after("8H AR").pressed().after("ok")
    differing = made.then(*rules.note(made.game, 1, 99, 99), rules.JudgeCalled(0))
    assert differing.companion.halted
    assert not differing.then(*rules.decide(differing.game, "24")).companion.halted


# ------------------------------------------------------------------- the end


@pytest.mark.proves("SV-28", "SV-30")
def test_racks_are_shown_after_the_end_and_then_both_sign():
    over = table().after(*["pass"] * 6)
    assert over.ended.reason == "scoreless"
    racks = [over.rack_codes("AEINRST"), over.rack_codes("?DDEEKL")]
    assert refusal_code(lambda: rules.sign(over.game, 0, over.totals)) == "cannot-sign"
    assert refusal_code(lambda: rules.show_rack(over.game, 0, racks[0][:6])) == "no-such-rack"
    shown = over.then(*rules.show_rack(over.game, 0, racks[0]))
    assert shown.changes is None
    settled = shown.then(*rules.show_rack(shown.game, 1, racks[1]))
    assert settled.changes == (-7, -sum(load("sv").tiles[x][1] for x in "DDEEKL"))
    assert refusal_code(lambda: rules.sign(settled.game, 0, (0, 0))) == "cannot-sign"
    signed = settled.then(*rules.sign(settled.game, 0, settled.totals))
    assert refusal_code(lambda: rules.sign(signed.game, 0, signed.totals)) == "cannot-sign"
    assert signed.companion.signed == {0}


@pytest.mark.proves("SV-30", "SV-40")
def test_a_signature_falls_when_the_judge_changes_the_result_and_not_otherwise():
    over = table().after(*["pass"] * 6)
    for seat, rack in enumerate(("AEINRST", "?DDEEKL")):
        over = over.then(*rules.show_rack(over.game, seat, over.rack_codes(rack)))
    signed = over.then(*rules.sign(over.game, 0, over.totals))
    called = signed.then(*rules.call_judge(signed.game, 1))
    same = called.then(*rules.decide(called.game, "The sheets are right."))
    assert same.companion.signed == {0}
    changed = called.then(*rules.decide(called.game, "Ten points.", points=(10, 0)))
    assert changed.companion.signed == set()
    assert refusal_code(lambda: rules.sign(changed.game, 0, signed.totals)) == "cannot-sign"
    again = changed.then(*rules.sign(changed.game, 0, changed.totals))
    assert again.companion.signed == {0}


def test_a_record_from_a_real_board_ends_as_the_law_ends_it():
    begun = table()
    with pytest.raises(BadEvent, match="not over"):
        begun.then(rules.Ended("scoreless"))
    over = begun.after(*["pass"] * 6)
    racks = [over.rack_codes("AEINRST"), over.rack_codes("?DDEEKL")]
    shown = over.then(rules.RackSeen(0, racks[0]), rules.RackSeen(1, racks[1]))
    with pytest.raises(BadEvent, match="the settlement is"):
        shown.then(rules.Settled((0, 0)))


@pytest.mark.proves("SV-31")
def test_the_tiles_that_are_still_to_come_can_be_ticked_off_by_the_record_alone():
    after = table().after("8H AR", "ok")
    unseen = after.game.unseen(None)
    assert len(unseen) == 98
    assert len(unseen) == after.bag_size + 14


# ------------------------------------------------------------ while the game stands, and alone


def test_no_verdict_is_given_while_the_judge_is_called():
    after = table("fi").after("8H KISSA", "challenge")
    halted = after.then(*rules.call_judge(after.game, 0))
    assert refusal_code(lambda: rules.rule(halted.game, "invalid")) == "halted"
    decided = halted.then(*rules.decide(halted.game, "go on"))
    assert isinstance(rules.rule(decided.game, "invalid")[0], rules.Ruled)


def stop(seat):
    """A Polish game at a real board in which this seat's twenty minutes are over (PL-48)."""
    script = at_board("pl", "pl-20")
    while script.game.to_move != seat or not script.game.clock_started:
        script.then(rules.pass_turn(script.game, script.game.to_move), script.times[-1] + 1)
    script.wait(script.times[-1] + 20 * 60_000)
    assert script.game.flagged == {seat}
    return script


@pytest.mark.proves("PL-48")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_plays_on_alone_is_challenged_by_nobody(seat):
    game, alone = stop(seat).game, 1 - seat
    told = Table(game).then(*rules.tell(game, alone, 3, 12)).game
    assert (told.pending, told.to_move, told.totals[alone]) == (None, alone, 12)
    assert len(told.racks[alone]) == game.rules.rack_size


@pytest.mark.proves("SV-24")
def test_a_hand_in_the_bag_in_time_makes_the_turn_whatever_the_clock_says_then():
    script = at_board("sv", "move-2")
    mover = script.game.to_move
    script.then(rules.start_clock(script.game, 1 - mover), script.times[-1])
    script.then(rules.tell(script.game, mover, 4, 20), script.times[-1] + 60_000)
    script.then(rules.reach(script.game, mover), script.times[-1] + 1_000)
    script.wait(script.times[-1] + 60_000)
    game = script.game
    assert (game.to_move, game.totals[mover], game.passes) == (1 - mover, 20, 0)
    assert not any(isinstance(event, rules.Flagged) for event in game.events)
