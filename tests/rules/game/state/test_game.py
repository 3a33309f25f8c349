"""A game is a fold over its events, and a record that contradicts itself is refused."""

from collections import Counter
from dataclasses import replace

import pytest

from stafla import rules
from stafla._core import Placement, score
from stafla.editions import UnknownEdition, load, names
from stafla.rules import (
    UNKNOWN,
    AdvantageChosen,
    BadEvent,
    Challenged,
    Confirmed,
    Drawn,
    EndAccepted,
    EndDeclined,
    Ended,
    EndOffered,
    Event,
    Exchanged,
    FirstSet,
    Game,
    LotDrawn,
    Passed,
    Penalised,
    Played,
    PlayWithdrawn,
    Pressed,
    RackSeen,
    Resigned,
    Returned,
    Ruled,
    Settled,
    StartDrawn,
    TilesTakenBack,
    TurnLost,
)
from stafla.rules.game.sheet import ScoreSheet
from stafla.rules.game.state import game as state
from stafla.rules.game.state.game import full_set
from tests.rules.builders import a_game, a_seeded_game, an_endgame

FAVOURED = a_seeded_game("sv").favoured
OPENING = Placement(112, False, bytes([1, 9]))


def start_up(name="is", players=2):
    return rules.start(load(name), tuple("abcd"[:players]))[0]


# -------------------------------------------------------------------------------------- replay


@pytest.mark.parametrize("name", names())
def test_replay_equals_live_at_every_event(name):
    table = a_seeded_game(name, check="challenge")
    for act in ["8H", "challenge", "valid", "pass", "exchange", "resign"]:
        rack = table.racks[table.to_move]
        letters = table.edition.alphabet.decode(sorted(t for t in rack if t)[:2])
        table = table.after(act if act not in ("8H", "exchange") else f"{act} {letters}")
        assert Game.replay(table.events) == table.game
        assert table.number == len(table.events)


def test_a_record_begins_with_its_start():
    with pytest.raises(BadEvent, match=r"event 1: a record begins with Started"):
        Game.replay([Passed(0)])


def test_a_record_of_an_unknown_edition_is_refused():
    with pytest.raises(UnknownEdition):
        Game.begin(replace(start_up(), edition="kl"))


def test_a_record_made_by_other_rules_is_refused():
    with pytest.raises(BadEvent, match=r"event 1: is has other rules than the record pins"):
        Game.begin(replace(start_up(), digest="0" * 64))


def test_a_record_with_too_many_players_is_refused():
    with pytest.raises(BadEvent, match=r"event 1: sv is not for 3 players"):
        Game.begin(replace(start_up("sv"), seats=("a", "b", "c")))


def test_before_anything_is_drawn_all_tiles_are_in_the_bag():
    game = Game.begin(start_up("pl"))
    assert game.phase == "start"
    assert game.bag == full_set(game.edition)
    assert len(game.bag) == 100
    assert game.board.empty
    assert game.events == (start_up("pl"),)


WINDOW = a_game("sv").after("8H AR")
ASIDE = a_game().then(Exchanged(0, bytes([1])))
RULING = WINDOW.after("challenge")
OVER = an_endgame("is", "AR", "BE").after("9G AR", "ok")
BAD = [
    (a_game(), StartDrawn(0, 1), "the start is settled"),
    (a_game(), FirstSet(1), "the start is settled"),
    (a_game(), LotDrawn(0), "the start is settled"),
    (a_seeded_game("sv", advantage=None), LotDrawn(2), "there is no seat 2"),
    (a_seeded_game("sv", advantage=None), FirstSet(2), "there is no seat 2"),
    (
        a_seeded_game("sv"),
        AdvantageChosen(1 - a_seeded_game("sv").favoured, "first-move"),
        "the lot favoured another seat",
    ),
    (a_game(), Drawn(0, bytes([1])), "more tiles than a rack holds"),
    (an_endgame("is", "A", "B"), Drawn(0, bytes([1])), "more drawn than the bag holds"),
    (an_endgame("is", "A", "B", bag="G"), Drawn(0, bytes([1])), "no tile 1 there"),
    (a_game(), Drawn(7, b""), "there is no seat 7"),
    (a_game(), Passed(-1), "there is no seat -1"),
    (a_game(), Penalised(2, 1, "time"), "there is no seat 2"),
    (a_game(), RackSeen(0, b"\1"), "the rack has 7 tiles"),
    (a_game(), RackSeen(0, bytes([3] * 7)), "no tile 3 there"),
    (a_game(), Played(1, OPENING, 4), "it is not the turn of seat 1"),
    (a_game(), Played(0, OPENING, 5), "the play is worth 6, not 5"),
    (a_game(), Played(0, Placement(0, False, b"\1\2"), 5), "not-on-start, square 0"),
    (a_game(racks=("BAAAAAA",)), Played(0, OPENING, 6), "no tile 9 there"),
    (WINDOW, Played(0, OPENING, 4), "it is not the turn of seat 0"),
    (WINDOW, Passed(0), "it is not the turn of seat 0"),
    (WINDOW, Exchanged(0, b"\1"), "it is not the turn of seat 0"),
    (WINDOW, EndOffered(), "a play waits"),
    (WINDOW, Challenged(0, (0,)), "it cannot be challenged so"),
    (RULING, Challenged(1, (0,)), "it cannot be challenged so"),
    (WINDOW, Challenged(1, ()), "it cannot be challenged so"),
    (WINDOW, Challenged(1, (1,)), "it cannot be challenged so"),
    (WINDOW, Challenged(1, (0, -1)), "it cannot be challenged so"),
    (WINDOW, Ruled("valid"), "nobody challenged"),
    (WINDOW, TilesTakenBack(1), "another seat's play waits"),
    (WINDOW, Pressed(1), "the play is made"),
    (WINDOW.after("press"), Pressed(0), "the play is made"),
    (WINDOW, PlayWithdrawn(1), "the play is made"),
    (WINDOW.after("press"), PlayWithdrawn(0), "the play is made"),
    (a_game(), Confirmed(), "no play waits"),
    (a_game(), Ruled("valid"), "no play waits"),
    (a_game(), TilesTakenBack(0), "no play waits"),
    (a_game(), Returned(0), "nothing was put aside"),
    (a_game(), Returned(1), "nothing was put aside"),
    (ASIDE, Returned(1), "nothing was put aside"),
    (ASIDE, Passed(0), "it is not the turn of seat 0"),
    (ASIDE, Exchanged(0, bytes([1])), "it is not the turn of seat 0"),
    (WINDOW, Drawn(0, bytes([1])), "tiles are drawn when the window closes"),
    (a_game(), TurnLost(1), "it is not the turn of seat 1"),
    (a_game(), Exchanged(0, b""), "no exchange: no-tiles"),
    (an_endgame("is", "AR", "B", bag="G"), Exchanged(0, b"\1\1"), "no exchange: bag-too-small"),
    (a_game("is", 3).after("resign"), Resigned(0), "the seat has resigned"),
    (a_game(), EndAccepted(0), "there is no offer"),
    (a_game(), EndDeclined(0), "there is no offer"),
    (a_game(), Settled((0, 0)), "there is nothing to settle"),
    (OVER, Settled((0, 0)), "there is nothing to settle"),
    (OVER, Passed(1), "the game is over"),
    (OVER, Ended("out", 0), "the game is over"),
    (a_game().then(Ended("passes")), Settled((0,)), "a change for each seat"),
    (a_game(), Event(), "Event has no place here"),
    (a_game(), start_up(), "Started has no place here"),
]


@pytest.mark.parametrize(("table", "event", "why"), BAD)
def test_an_event_that_cannot_have_followed_is_refused_with_its_number(table, event, why):
    with pytest.raises(BadEvent) as raised:
        table.then(event)
    assert raised.value.why == why
    assert raised.value.number == table.number + 1
    assert str(raised.value) == f"event {table.number + 1}: {why}"
    assert raised.value.code == "bad-event"


# --------------------------------------------------------------------- what somebody can know


def test_a_rack_seen_later_is_taken_out_of_the_pool():
    table = a_game("is")
    seen = table.then(RackSeen(1, bytes([1, 1]) + bytes([UNKNOWN] * 5)))
    assert seen.rack(1) == "AA*****"
    assert seen.bag_size == table.bag_size
    assert len(seen.pool) == len(table.pool) - 2
    other = seen.then(RackSeen(1, bytes([3]) + bytes([UNKNOWN] * 6)))
    assert other.rack(1) == "B******"
    assert Counter(other.pool)[1] == 10


def test_the_bag_is_known_if_all_racks_are():
    table = a_seeded_game("is")
    assert table.bag == table.pool
    assert table.bag_size == 90
    assert a_game("is").bag is None
    assert a_game("is").bag_size == 90


def test_a_player_sees_the_board_and_the_own_rack():
    table = a_seeded_game("is").after("pass")
    for seat in (0, 1):
        unseen = Counter(table.unseen(seat)) + Counter(table.racks[seat])
        assert unseen == Counter(full_set(table.edition))
    assert Counter(table.unseen(None)) == Counter(full_set(table.edition))
    assert list(table.unseen(0)) == sorted(table.unseen(0))


def test_tiles_put_aside_or_resigned_are_unseen_too():
    table = a_seeded_game("is", 3)
    seat = table.to_move
    given = table.racks[seat][:2]
    aside = table.then(Exchanged(seat, given))
    other = (seat + 1) % 3
    assert len(aside.unseen(other)) == 104 - 7
    resigned = table.after("resign")
    assert len(resigned.unseen(other)) == 104 - 7


def test_a_play_that_waits_lies_on_the_board_and_in_the_totals():
    table = a_game("is").after("8D HRAKI")
    assert table.phase == "window"
    assert table.to_move == 0
    assert table.next_seat == 1
    assert table.totals == (28, 0)
    assert table.breakdown.total == 28
    assert not table.pending.made or table.edition.turn.final == "when-laid"
    assert table.pending.before.empty
    assert table.after("ok").breakdown is None


def test_penalties_for_other_reasons_can_be_recorded_even_after_the_end():
    table = OVER.then(Penalised(1, 10, "time"))
    assert table.totals[1] == OVER.totals[1] - 10
    assert table.totals[0] == OVER.totals[0]
    assert a_game().then(Penalised(0, -5, "challenge")).totals == (5, 0)


def test_events_and_games_do_not_change():
    table = a_game("is")
    before = table.game
    table.after("8D HRAKI", "ok", "pass")
    assert before == a_game("is").game
    with pytest.raises(AttributeError):
        before.totals = (1, 1)


def test_places_count_from_one_and_equal_totals_share_them():
    game = replace(a_game("is", 4).game, totals=(5, 9, 5, 1))
    assert game.places() == (2, 1, 2, 4)
    assert replace(game, resigned=frozenset({1})).places() == (1, 4, 1, 3)


def test_the_turns_run_on_after_each_other():
    table = a_game("is", 3, first=2)
    assert [table.at(turn) for turn in range(7)] == [2, 0, 1, 2, 0, 1, 2]
    assert table.active == (0, 1, 2)
    assert Game.begin(start_up()).at(0) is None


def test_the_next_seat_jumps_over_who_resigned_or_owes_a_turn():
    game = a_game("is", 4).game
    assert game.next_seat == 1
    assert replace(game, resigned=frozenset({1})).next_seat == 2
    assert replace(game, resigned=frozenset({1}), owing=frozenset({2})).next_seat == 3
    assert replace(game, resigned=frozenset({1, 2, 3})).next_seat == 0
    assert replace(game, owing=frozenset({0, 1, 2, 3})).next_seat == 0


@pytest.mark.parametrize(("kind", "why"), [(StartDrawn, "another tile"), (Drawn, "other tiles")])
def test_a_record_that_shows_its_seed_draws_what_the_seed_draws(kind, why):
    """Otherwise a revealed seed would vouch for draws that were never made."""
    started, *more = a_seeded_game("is").events
    at = next(i for i, event in enumerate(more) if type(event) is kind)
    forged = list(more)
    if kind is Drawn:
        forged[at] = replace(more[at], tiles=more[at].tiles[::-1])
    else:
        forged[at] = replace(more[at], tile=more[at].tile + 1)
    with pytest.raises(BadEvent, match=f"event {at + 2}: the seed draws {why}"):
        Game.replay([started, *forged])
    by_other_means = replace(started, generator="a bag of another program")
    assert Game.replay([by_other_means, *forged]).number == len(forged) + 1


def test_a_play_is_scored_once_for_all_who_ask(monkeypatch):
    asked = []
    monkeypatch.setattr(state, "score", lambda *of: asked.append(of) or score(*of))
    before = a_game(check="automatic").game
    played = rules.play(before, 0, OPENING, "valid")[0]
    ScoreSheet().after(played, before, before.after(played))
    assert before.score_of(played.placement).total == played.points
    assert len(asked) == 1


def test_another_play_on_the_same_board_has_points_of_its_own():
    game, other = a_game().game, Placement(OPENING.square, True, OPENING.tiles + b"\1")
    assert game.score_of(OPENING).total < game.score_of(other).total
    assert game.score_of(OPENING).total == 6
