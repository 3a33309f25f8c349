"""What the lines of a game file become in a record, where a file leaves room for doubt."""

import pytest

from stafla import rules
from stafla.editions import load
from stafla.records import GameFileFault, from_gcg, replay
from stafla.records.gcg import reader as gcg
from stafla.records.gcg.check import Mismatch, play_through
from stafla.records.gcg.to_record import _impossible
from stafla.rules import UNKNOWN, BadEvent, Penalised, RackSeen

TWO = "#character-encoding UTF-8\n#player1 a Anna\n#player2 b\n"


def record_of(text, edition="sv"):
    return from_gcg(gcg.read((TWO + text).encode()), load(edition))


def game_of(text, edition="sv"):
    return replay(record_of(text, edition))


def tell(record):
    """The kinds of a record's events, what the start is left out of."""
    kinds = [type(event).__name__ for event in record.events]
    return kinds[kinds.index("FirstSet") + 1 :]


def rack(game, seat):
    """The known tiles of a rack, and how many are not."""
    tiles = game.racks[seat]
    known = sorted(tile for tile in tiles if tile != UNKNOWN)
    return game.edition.alphabet.decode_rack(known), tiles.count(UNKNOWN)


def look_at(record):
    """Whose racks became known, and as what."""
    decode = load(record.started.edition).alphabet.decode_rack
    return [
        (event.seat, decode(sorted(tile for tile in event.tiles if tile != UNKNOWN)))
        for event in record.events
        if isinstance(event, RackSeen)
    ]


BEHAG = ">a: BEHAGXY 8F BEHAG +20 20\n"


def test_seats_have_the_names_of_the_players_or_else_their_nicks():
    assert record_of(BEHAG).names == {"seat-0": "Anna", "seat-1": "b"}
    second = record_of(">b: BEHAGXY 8F BEHAG +20 20\n")
    assert second.names == {"seat-0": "b", "seat-1": "Anna"}


def test_the_word_list_is_the_one_that_the_file_names():
    assert record_of(f"#lexicon SAOL 14\n{BEHAG}").started.lexicon == "SAOL 14"
    assert record_of(f"#lexicon {'x' * 150}\n{BEHAG}").started.lexicon == "x" * 100
    started = record_of(BEHAG).started
    assert (started.lexicon, started.seed, started.check) == ("", None, "challenge")


def test_the_last_play_stands_in_a_file_that_is_whole():
    assert game_of(BEHAG).pending is None
    waits = game_of(f"#incomplete\n{BEHAG}")
    assert waits.pending.seat == 0
    assert tell(record_of(BEHAG))[-2:] == ["Confirmed", "Drawn"]


# ------------------------------------------------------------------- challenges


def test_a_challenge_at_its_price_is_a_challenge_that_failed():
    record = record_of(f"{BEHAG}>b: (challenge) -10 -10\n")
    kinds = ["Challenged", "Ruled", "Penalised", "Confirmed"]
    assert [kind for kind in tell(record) if kind in kinds] == kinds
    assert replay(record).totals == (20, -10)


@pytest.mark.parametrize(
    ("line", "edition"),
    [
        (">b: (challenge) -5 -5", "sv"),  # another price than the rule's
        (">a: (challenge) -10 10", "sv"),  # nobody doubts the own play
        (">a: (challenge) +10 30", "sv"),
        (">b: (challenge) +10 10", "sv"),
        (">b: (challenge) +0 0", "is"),  # where a challenge costs nothing
    ],
)
def test_any_other_figure_of_a_challenge_is_taken_as_it_stands(line, edition):
    lines = f"{BEHAG}{line}\n" if edition == "sv" else f">a: HRAKI 8D HRAKI +28 28\n{line}\n"
    record = record_of(lines, edition)
    points = int(line.split()[2])
    (event,) = [event for event in record.events if isinstance(event, Penalised)]
    assert event == Penalised("ab".index(line[1]), -points, "challenge")
    assert "Challenged" not in tell(record)


def test_without_a_play_that_waits_a_challenge_is_a_figure():
    record = record_of(f"{BEHAG}>b: - +0 0\n>a: (challenge) -10 10\n")
    assert "Challenged" not in tell(record)
    assert replay(record).totals == (10, 0)


def test_time_is_charged_after_the_last_play_stands():
    record = record_of(f"{BEHAG}>a: (time) -10 10\n")
    kinds = tell(record)
    assert kinds.index("Confirmed") < kinds.index("Penalised")
    (event,) = [event for event in record.events if isinstance(event, Penalised)]
    assert event == Penalised(0, 10, "time")


# ------------------------------------------------------------------- exchanges and passes


def test_tiles_exchanged_were_on_the_rack_that_the_line_shows():
    record = record_of(">a: BEHAGXY -XY +0 0\n>b: - +0 0\n")
    assert look_at(record) == [(0, "ABEGHXY")]
    (event,) = [event for event in record.events if isinstance(event, rules.Exchanged)]
    assert load("sv").alphabet.decode_rack(event.tiles) == "XY"
    assert rack(replay(record), 0) == ("ABEGH", 2)


def test_tiles_exchanged_outrank_the_rack_that_lacks_them():
    record = record_of(">a: BEHAGB -XY +0 0\n>b: - +0 0\n")
    assert look_at(record) == [(0, "XY")]
    assert rack(replay(record), 0) == ("", 7)


def test_an_exchange_by_number_keeps_the_rack_unknown():
    record = record_of(">a: -3 +0 0\n>b: - +0 0\n")
    (event,) = [event for event in record.events if isinstance(event, rules.Exchanged)]
    assert event.tiles == bytes([UNKNOWN]) * 3
    assert look_at(record) == []


def test_of_tiles_exchanged_that_the_set_has_not_so_often_the_rest_is_unknown():
    record = record_of(">a: -ZXX +0 0\n>b: - +0 0\n")
    (event,) = [event for event in record.events if isinstance(event, rules.Exchanged)]
    assert load("sv").alphabet.decode_rack(event.tiles[:-1]) == "ZX"
    assert event.tiles[-1] == UNKNOWN


def test_a_pass_shows_a_rack_too():
    record = record_of(f"{BEHAG}>b: ABCD - +0 0\n")
    assert (look_at(record)[-1], rack(replay(record), 1)) == ((1, "ABCD"), ("ABCD", 3))
    assert tell(record)[-2:] == ["RackSeen", "Passed"]


def test_whose_turn_it_is_is_asked_before_the_rack():
    with pytest.raises(GameFileFault) as refused:
        record_of(f"{BEHAG}>a: ABCDEFGH - +0 20\n")
    assert refused.value.code == "gcg-turn"


def test_a_pass_after_the_end_is_nothing():
    game = game_of(">a: - +0 0\n>b: - +0 0\n" * 3 + ">a: - +0 0\n")
    assert game.ended.reason == "scoreless"


# ------------------------------------------------------------------- racks


def test_a_rack_that_says_nothing_new_is_no_event():
    record = record_of(">a: BEHAGXY - +0 0\n>b: - +0 0\n>a: YXGAHEB - +0 0\n>b: - +0 0\n")
    assert look_at(record) == [(0, "ABEGHXY")]


def test_a_line_that_shows_no_rack_does_not_forget_what_is_known():
    record = record_of(">a: BEHAGXY - +0 0\n>b: - +0 0\n>a: - +0 0\n>b: - +0 0\n")
    assert look_at(record) == [(0, "ABEGHXY")]
    assert rack(replay(record), 0) == ("ABEGHXY", 0)


def test_a_rack_may_be_as_large_as_it_is_and_no_larger():
    assert rack(game_of(">a: BEHAGXY - +0 0\n"), 0) == ("ABEGHXY", 0)
    with pytest.raises(GameFileFault) as refused:
        game_of(">a: BEHAGXYA - +0 0\n")
    assert refused.value.details["text"] == "BEHAGXYA"


def test_a_rack_of_another_that_says_no_is_wrong_and_forgotten_as_a_whole():
    record = record_of(">a: XYZEEEE - +0 0\n>b: ZAAA - +0 0\n")
    game = replay(record)
    assert rack(game, 0) == ("", 7)
    assert rack(game, 1) == ("AAAZ", 3)
    assert look_at(record) == [(0, "EEEEXYZ"), (0, ""), (1, "AAAZ")]


def test_more_of_a_tile_than_there_is_takes_nothing_from_the_own_rack():
    lines = ">a: ZEEE - +0 0\n>b: - +0 0\n>a: ZZEEE - +0 0\n"
    assert rack(game_of(lines), 0) == ("EEEZ", 3)


def test_an_event_that_cannot_have_been_is_refused_by_its_line_with_the_reason():
    fault = _impossible(3, BadEvent(7, "so it is"), load("sv"))
    told = {"line": 3, "text": "so it is", "because": "record-odd"}
    assert (fault.code, fault.details) == ("gcg-impossible", told)


def test_a_rack_of_another_that_does_not_say_no_stays():
    game = game_of(">a: XYZEEEE - +0 0\n>b: AAAE - +0 0\n")
    assert rack(game, 0) == ("EEEEXYZ", 0)
    assert rack(game, 1) == ("AAAE", 3)


def test_a_rack_beside_the_file_is_known_unless_it_is_too_large_or_empty():
    lines = f"{BEHAG}>b: - +0 0\n"
    assert rack(game_of(f"{lines}#rack1 ABC\n#rack2 DE\n"), 0) == ("ABC", 4)
    assert rack(game_of(f"{lines}#rack1 ABC\n#rack2 DE\n"), 1) == ("DE", 5)
    assert rack(game_of(f"{lines}#rack1 ABEHMNOP\n"), 0) == ("XY", 5)
    assert rack(game_of(f"{lines}#rack1 ABEHMNO\n"), 0) == ("ABEHMNO", 0)
    assert rack(game_of(f"{lines}#rack1\n"), 0) == ("XY", 5)


def test_a_rack_beside_a_game_that_is_over_changes_nothing():
    passes = ">a: - +0 0\n>b: - +0 0\n" * 3
    assert game_of(f"{passes}#rack1 ABC\n").racks == game_of(passes).racks


def test_a_rack_beside_a_play_that_waits_is_not_believed():
    game = game_of(f"#incomplete\n{BEHAG}#rack1 ABC\n")
    assert rack(game, 0) == ("XY", 0)


# ------------------------------------------------------------------- the end


def test_a_game_that_the_file_settles_before_its_end_is_ended_by_it():
    one = game_of(f"{BEHAG}>b: - +0 0\n>a: - +0 20\n>b: AB (AB) -5 -5\n")
    assert (one.ended.reason, one.totals) == ("passes", (20, -5))
    other = game_of(f"{BEHAG}>b: AB (AB) -5 -5\n")
    assert (other.ended.reason, other.totals) == ("nothing-left", (20, -5))


def test_a_rack_beside_a_game_that_the_file_settles_is_not_believed():
    lines = f"{BEHAG}>b: AB (AB) -5 -5\n"
    assert game_of(f"{lines}#rack1 ABC\n").racks == game_of(lines).racks


def test_every_line_of_the_settlement_counts():
    game = game_of(f"{BEHAG}>b: (XY) +9 9\n>a: XY (XY) -9 11\n>a: (X) +1 12\n")
    assert game.changes == (-8, 9)


def test_points_that_the_file_counts_otherwise_are_a_correction():
    record = record_of(">a: BEHAG 8F BEHAG +24 24\n")
    (event,) = [event for event in record.events if isinstance(event, Penalised)]
    assert event == Penalised(0, -4, "correction")
    assert not any(isinstance(event, Penalised) for event in record_of(BEHAG).events)


# ------------------------------------------------------------------- figures computed again


def check(text, edition="sv"):
    return play_through(gcg.read((TWO + text).encode()), load(edition))


def test_tiles_lost_are_lost_whether_the_line_shows_the_rack_or_not():
    for line in (">b: AB (AB) -5 -5", ">b: (AB) -5 -5"):
        report = check(f"{BEHAG}{line}\n")
        assert (report.turns[-1].computed, report.mismatches) == (-5, ())


def test_tiles_of_the_own_rack_are_never_a_gain():
    report = check(f"{BEHAG}>b: AB (AB) +5 5\n")
    assert report.mismatches == (Mismatch(2, "score", -5, 5),)


@pytest.mark.parametrize(
    ("lines", "settlement"),
    [
        (">b: - +0 0\n", "none"),
        (">b: AB (AB) -5 -5\n", "each"),
        (">b: (AB) +5 5\n", "each"),
        (">b: (AB) +10 10\n", "double"),
        (">b: (AB) +10 10\n>a: AB (AB) -5 15\n", "each"),
    ],
)
def test_how_a_file_settles_is_told_by_its_lines(lines, settlement):
    assert check(f"{BEHAG}{lines}").settlement == settlement
