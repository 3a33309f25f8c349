"""Exchanges, endings and what the tiles left over cost."""

import pytest

from stafla._core import (
    KernelError,
    PlacementError,
    Ruleset,
    ending,
    exchange_most,
    exchange_refusal,
    looked_at,
    overtime_points,
    runs_after,
    settle,
    settle_time_loss,
)
from stafla.editions import load
from tests.core.table import FI, IS, PL, SV


def pairs(**fields):
    """Two teams of two racks each."""
    numbers = PL.numbers(4) | {"teams": [0, 1, 0, 1], "exchange_limit": 3}
    return Ruleset(**(numbers | fields))


def hold(edition, *texts):
    return [edition.alphabet.rack(text) for text in texts]


# ------------------------------------------------------------------ exchanges


@pytest.mark.proves("IS-17", "IS-18", "FI-22", "PL-07")
@pytest.mark.parametrize("edition", [IS, FI, PL])
def test_as_many_tiles_can_be_exchanged_as_the_bag_holds(edition):
    rules, rack = edition.ruleset(), edition.alphabet.rack("AEIKST?")
    assert exchange_refusal(rules, rack, rack, 7) is None
    assert exchange_refusal(rules, rack, rack, 6) == "bag-too-small"
    assert exchange_refusal(rules, rack, rack[:1], 1) is None
    assert exchange_refusal(rules, rack, rack[:1], 0) == "bag-too-small"


@pytest.mark.proves("SV-26")
def test_with_fewer_than_seven_tiles_in_the_bag_nothing_is_exchanged():
    rules, rack = SV.ruleset(), SV.alphabet.rack("AEIKST?")
    assert exchange_refusal(rules, rack, rack[:1], 7) is None
    assert exchange_refusal(rules, rack, rack[:1], 6) == "bag-below-least"


@pytest.mark.proves("PL-66")
def test_a_pair_exchanges_three_times_in_a_game():
    rules, rack = pairs(), PL.alphabet.rack("AEIKST?")
    assert [exchange_refusal(rules, rack, rack, 90, made) for made in range(5)] == [
        None,
        None,
        None,
        "exchange-limit",
        "exchange-limit",
    ]
    assert [exchange_most(rules, 7, 90, made) for made in range(5)] == [7, 7, 7, 0, 0]


@pytest.mark.proves("IS-18", "SV-26")
@pytest.mark.parametrize("edition", [IS, FI, PL, SV])
def test_the_most_that_may_be_exchanged_is_the_most_that_is_not_refused(edition):
    rules = edition.ruleset()
    for size in range(8):
        for bag in range(10):
            allowed = [
                count
                for count in range(1, size + 1)
                if exchange_refusal(rules, bytes(size), count, bag) is None
            ]
            assert exchange_most(rules, size, bag) == max(allowed, default=0)


@pytest.mark.parametrize(
    ("rack", "given", "against"),
    [
        ("AEIKST?", "", "no-tiles"),
        ("AEIKST?", "AA", "not-on-rack"),
        ("AEIKST?", "??", "not-on-rack"),
        ("AEIKST?", "?A", None),
        ("AE", "AEE", "not-on-rack"),
        (None, "XX", "not-on-rack"),
        (None, "XA", None),
        (None, "AAAAAAAA", "not-on-rack"),
    ],
)
def test_only_tiles_held_are_exchanged(rack, given, against):
    rack = rack if rack is None else IS.alphabet.rack(rack)
    assert exchange_refusal(IS.ruleset(), rack, IS.alphabet.rack(given), 50) == against


@pytest.mark.parametrize(
    ("rack", "count", "against"),
    [("AEI", 3, None), ("AEI", 4, "not-on-rack"), (None, 7, None), (None, 8, "not-on-rack")],
)
def test_of_tiles_nobody_has_seen_the_number_counts(rack, count, against):
    rack = rack if rack is None else IS.alphabet.rack(rack)
    assert exchange_refusal(IS.ruleset(), rack, count, 50) == against
    assert exchange_refusal(IS.ruleset(), rack, 0, 50) == "no-tiles"


def test_a_blank_that_stands_for_a_letter_is_not_on_a_rack():
    assert exchange_refusal(IS.ruleset(), b"\x00\x01", b"\x81", 50) == "not-on-rack"


# ------------------------------------------------------------------ endings


@pytest.mark.proves("IS-26", "FI-34", "PL-30")
@pytest.mark.parametrize("edition", [IS, FI, SV, PL])
def test_the_game_is_over_when_the_bag_and_a_rack_are_empty(edition):
    rules = edition.ruleset(2)
    assert ending(rules, 0, [0, 3], 0, 0) == "out"
    assert ending(rules, 0, [7, 0], 0, 0) == "out"
    assert ending(rules, 1, [0, 3], 0, 0) is None
    assert ending(rules, 0, [1, 1], 0, 0) is None


@pytest.mark.proves("IS-27", "FI-36", "PL-31")
@pytest.mark.parametrize("name", ["is", "fi", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_is_over_when_everybody_passed_twice_in_a_row(name, players):
    rules = load(name).ruleset(players)
    racks = [7] * players
    assert ending(rules, 50, racks, 2 * players - 1, 99) is None
    assert ending(rules, 50, racks, 2 * players, 99) == "passes"


@pytest.mark.proves("SV-28")
def test_the_game_is_over_after_six_turns_without_a_new_tile():
    assert ending(SV.ruleset(), 50, [7, 7], 0, 5) is None
    assert ending(SV.ruleset(), 50, [7, 7], 0, 6) == "scoreless"


@pytest.mark.proves("PL-70")
def test_a_pair_is_out_when_both_its_racks_are_empty():
    assert ending(pairs(), 0, [0, 1, 2, 3], 0, 0) is None
    assert ending(pairs(), 0, [0, 0, 2, 3], 0, 0) is None
    assert ending(pairs(), 0, [0, 1, 0, 3], 0, 0) == "out"
    assert ending(pairs(), 0, [1, 0, 3, 0], 0, 0) == "out"


def test_an_ending_that_is_not_in_the_rules_never_comes():
    never = pairs(pass_rounds=0, scoreless_turns=0)
    assert ending(never, 1, [0] * 4, 10**6, 10**6) is None
    far = pairs(pass_rounds=2**32 - 1)
    assert ending(far, 1, [0] * 4, 10**6, 0) is None


def test_playing_out_counts_before_every_other_ending():
    rules = Ruleset(**(SV.numbers() | {"pass_rounds": 2}))
    assert ending(rules, 0, [0, 1], 4, 6) == "out"
    assert ending(rules, 1, [0, 1], 4, 6) == "passes"


# ------------------------------------------------------------------ settlement


@pytest.mark.proves("IS-40", "IS-41", "FI-37", "FI-38")
def test_the_finisher_gains_what_the_others_lose():
    """C+D+E of the Finnish leaflet: 18."""
    rules = FI.ruleset(4)
    assert settle(rules, hold(FI, "", "C", "D", "E"), 0) == [18, -10, -7, -1]
    assert settle(rules, hold(FI, "C", "D", "", "E?"), 2) == [-10, -7, 18, -1]


@pytest.mark.proves("PL-33")
def test_the_polish_leaflets_hands_are_settled():
    assert settle(PL.ruleset(), hold(PL, "", "ŻB"), 0) == [8, -8]


@pytest.mark.proves("SV-28", "IS-40")
def test_after_any_other_ending_everybody_loses_the_own_rack():
    assert settle(SV.ruleset(), hold(SV, "Z", "AE?"), None) == [-10, -2]


def test_a_finisher_gains_nothing_from_the_own_team():
    rules = pairs()
    assert settle(rules, hold(PL, "", "ŻB", "A", "D"), 0) == [10, -8, -1, -2]


def test_gain_and_loss_are_numbers_of_the_rule_set():
    rules = Ruleset(**(PL.numbers() | {"finisher_gain": 2, "leftovers_lost": (False, True)}))
    assert settle(rules, hold(PL, "", "ŻB"), 0) == [16, 0]
    assert settle(rules, hold(PL, "A", "ŻB"), None) == [-1, -8]
    kept = Ruleset(**(PL.numbers() | {"finisher_gain": 0, "leftovers_lost": (True, False)}))
    assert settle(kept, hold(PL, "", "ŻB"), 0) == [0, -8]
    assert settle(kept, hold(PL, "A", "ŻB"), None) == [0, 0]


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: settle(IS.ruleset(), [b""], 0), "racks"),
        (lambda: settle(IS.ruleset(), [b"", b"", b""], 0), "racks"),
        (lambda: settle(IS.ruleset(), [b"", b"\1"], 2), "out"),
        (lambda: settle(IS.ruleset(), [b"", b"\1"], 1), "out"),
        (lambda: ending(IS.ruleset(), 0, [0], 0, 0), "racks"),
    ],
)
def test_racks_that_do_not_fit_the_game_are_refused(call, code):
    with pytest.raises(KernelError) as refused:
        call()
    assert refused.value.code == code


def test_a_rack_of_another_alphabet_is_not_settled():
    with pytest.raises(PlacementError) as refused:
        settle(IS.ruleset(), [b"", b"\x3f"], 0)
    assert refused.value.code == "unknown-letter"


# ------------------------------------------------------------------ turns, time and surplus


@pytest.mark.proves("IS-27", "SV-28")
def test_turns_lengthen_runs_and_tiles_that_stay_end_them():
    rules = SV.ruleset()
    assert runs_after(rules, (1, 2), "passed") == (2, 3)
    assert runs_after(rules, (1, 2), "laid", 7) == (0, 0)
    assert runs_after(rules, (1, 2), "exchanged") == (0, 3)
    assert runs_after(rules, (1, 2), "taken-back") == (0, 3)
    assert runs_after(rules, (1, 2), "lost") == (1, 3)


def test_a_play_of_no_points_is_scoreless_where_the_rules_say_so():
    for scoreless in (True, False):
        rules = Ruleset(**(SV.numbers(2) | {"zero_play_is_scoreless": scoreless}))
        assert runs_after(rules, (1, 2), "laid", 0) == (0, 3 if scoreless else 0)


def test_a_turn_ends_in_no_other_way():
    with pytest.raises(KernelError) as raised:
        runs_after(SV.ruleset(), (0, 0), "slept")
    assert raised.value.code == "turn"


@pytest.mark.proves("SV-08", "SV-09")
def test_a_loss_on_time_is_of_either_seat():
    rules, rack = SV.ruleset(), SV.alphabet.rack("AE")
    left = rules.rack_value(rack)
    assert settle_time_loss(rules, (300, 100), 1, rack, 150) == (0, -left)
    assert settle_time_loss(rules, (100, 300), 0, rack, 150) == (-left, 0)
    assert settle_time_loss(rules, (300, 290), 1, rack, 150) == (0, -140)
    with pytest.raises(KernelError) as raised:
        settle_time_loss(rules, (1, 2), 2, rack, 150)
    assert raised.value.code == "seat"
    with pytest.raises(PlacementError):
        settle_time_loss(rules, (1, 2), 1, b"\x81", 150)


@pytest.mark.proves("SV-33", "SV-35")
def test_no_more_tiles_are_looked_at_than_lie_there():
    assert looked_at((1, 7, 1), 1, 7, 7) == 2
    assert looked_at((1, 7, 1), 1, 6, 7) == 3
    assert looked_at((1, 7, 1), 1, 6, 1) == 2


@pytest.mark.proves("SV-06")
def test_every_begun_minute_over_time_is_charged():
    assert [overtime_points(over, 10) for over in (-1, 0, 59_999, 60_000)] == [0, 10, 10, 20]
