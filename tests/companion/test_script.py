"""Scripted games at a real board give the results of the rule documents, live and replayed."""

import json

import pytest

from stafla import rules
from stafla.records import replay, to_gcg
from stafla.records.record import file as files
from tests.companion.script import FOLDER, game_setups, play_out, record_of, script, scripts


@pytest.mark.proves("SV-06", "SV-07", "SV-08", "SV-09", "SV-28", "PL-47", "PL-48")
@pytest.mark.parametrize("name", scripts())
def test_a_script_gives_the_results_of_the_documents(name):
    table, expected = play_out(name), script(name)["expect"]
    game = table.game
    assert game.ended is not None
    assert game.ended.reason == expected["reason"]
    assert game.totals == tuple(expected.get("totals", game.totals))
    assert game.time_points == tuple(expected.get("time_points", game.time_points))
    assert game.companion is not None
    assert game.companion.signed == set(expected.get("signed", ()))
    assert len(table.refused) == sum("refused" in act for act in script(name)["acts"])


@pytest.mark.parametrize("name", scripts())
def test_the_record_beside_a_script_is_the_law_s_and_replays_to_the_same(name):
    table, record = play_out(name), record_of(name)
    assert record == table.record
    assert files.read(files.write(record)) == record
    game = replay(record)
    assert game == table.game
    again, clock = rules.replay_timed(record.events, record.times)
    assert (again, clock) == (table.game, table.clock)
    assert rules.sheet(game)[-1].total in game.totals


@pytest.mark.proves(
    "SV-10",
    "SV-12",
    "SV-13",
    "SV-14",
    "SV-15",
    "SV-17",
    "SV-19",
    "SV-21",
    "SV-23",
    "SV-24",
    "SV-29",
    "SV-30",
)
def test_the_whole_swedish_game_has_all_its_incidents():
    events = record_of("whole-game").events
    kinds = [type(event).__name__ for event in events]
    assert kinds.count("PlayWithdrawn") == 2
    assert kinds.count("Overdrawn") == 4
    assert kinds.count("Challenged") == 4
    assert kinds.count("TilesTakenBack") == 1
    assert kinds.count("HandInBag") == 2
    assert kinds.count("Exchanged") == 1
    assert kinds[-2:] == ["Signed", "Signed"]
    drawn = [i for i, kind in enumerate(kinds) if kind == "Drawn"][2:]
    assert all(kinds[i - 1] in ("Confirmed", "Exchanged") for i in drawn), "SV-15, SV-25"
    named = [len(e.words) for e in events if isinstance(e, rules.Challenged)]
    assert named == [1, 3, 2, 1]


@pytest.mark.proves("SV-04", "SV-16", "SV-22", "SV-26")
def test_what_follows_from_the_incidents_of_the_swedish_game():
    """What SV-04, SV-16, SV-22 and SV-26 make of it, event by event."""
    table, events = play_out("whole-game"), record_of("whole-game").events
    assert len(table.game.seats) == 2
    game, wrong, exchanged = rules.Game.begin(events[0]), 0, 0
    for event in events[1:]:
        match event:
            case rules.Played(seat):
                assert game.pending is None, "the opponent's move is recorded before one's own"
                assert seat == game.to_move
            case rules.Exchanged():
                assert game.bag_size >= 7
                exchanged += 1
            case rules.Penalised(seat, points, "challenge"):
                assert (points, game.pending.challenger) == (10, seat)
                after = game.after(event)
                assert after.totals[seat] == game.totals[seat] - 10
                assert after.totals[1 - seat] == game.totals[1 - seat]
                wrong += 1
        game = game.after(event)
    verdicts = [event.verdict for event in events if isinstance(event, rules.Ruled)]
    assert (wrong, exchanged) == (verdicts.count("valid"), 1)
    assert wrong > 0
    # at those moments the table refused what the rules do not allow
    assert {"not-recorded", "bag-below-least"} <= set(table.refused)


@pytest.mark.parametrize("name", ["whole-game", "numbers-alone", "loss-400-380-12"])
def test_a_record_from_a_real_board_can_be_written_as_gcg(name):
    record = record_of(name)
    text = to_gcg(record)
    assert text.lines[-1].total in replay(record).totals


def test_what_the_page_s_machine_is_tested_with_is_what_the_law_says():
    assert json.loads((FOLDER / "setups.json").read_text(encoding="utf-8")) == game_setups()
